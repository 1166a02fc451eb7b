"""§8: the advanced rules."""

from __future__ import annotations

import pytest

from hustings.games.zoocracy import frames
from hustings.games.zoocracy.constants import BY_STRIKE, LEADER, NO_MAJORITY, NOBODY
from hustings.games.zoocracy.phases.round import is_due
from tests.zoocracy.scenario import NO, YES, Table


def advanced(event: str = "good_harvest") -> Table:
    table = Table(3, advanced=True).parliament(6, 5, 4).govern(0, 1).event(event)
    table.state.offices = [NOBODY, 0, 1, 1, 2]
    table.state.promises = [1, 1]
    table.state.elected, table.state.parliamentary, table.state.presidential = True, 3, 9
    return table


@pytest.mark.rule("zoo:8.1", "zoo:8.2")
def test_the_prime_minister_names_whom_he_likes_whatever_was_declared() -> None:
    table = advanced().begin(frames.NAMED_GOAL)
    assert table.asked == [(0, "name-goal")]
    table.do(0, "name-goal", 2)
    assert table.state.goals == [0, 0, 1]
    assert table.state.promises == [1, 1]
    assert frames.PROMISED_GOAL not in table.game.programme


@pytest.mark.rule("zoo:V1")
def test_strike_and_a_lost_majority_stop_the_named_goal_too() -> None:
    assert advanced("strike").begin(frames.NAMED_GOAL).told("no-goal") == [{"why": BY_STRIKE}]
    table = advanced()
    table.state.seats = [3, 4, 8]
    assert table.begin(frames.NAMED_GOAL).told("no-goal") == [{"why": NO_MAJORITY}]


@pytest.mark.rule("zoo:V1", "zoo:9b.resistance")
def test_resistance_is_for_the_named_party_to_pay() -> None:
    table = advanced("resistance").begin(frames.NAMED_GOAL)
    table.do(0, "name-goal", 2)
    table.do(2, "resistance", 1)
    assert (table.state.goals, table.state.funds) == ([0, 0, 1], [10, 10, 5])


@pytest.mark.rule("zoo:V1", "zoo:5g.3")
@pytest.mark.parametrize(("caretaker", "goals"), [(False, 2), (True, 1)])
def test_two_goals_after_an_election_in_round_8_one_for_a_caretaker(caretaker: bool, goals: int) -> None:
    table = advanced("end")
    table.state.round, table.state.caretaker = 8, caretaker
    table.begin(frames.NAMED_GOAL)
    named = 0
    while table.asked and table.asked[0][1] == "name-goal":
        table.do(0, "name-goal", named)
        named += 1
    assert sum(table.state.goals) == named == goals


@pytest.mark.rule("zoo:8.3")
def test_a_motion_is_possible_against_a_majority() -> None:
    table = advanced()
    assert frames.MOTION_EVERY_ROUND in table.game.programme
    assert frames.NO_CONFIDENCE not in table.game.programme
    assert is_due(table.game, table.state, frames.MOTION_EVERY_ROUND)
    table.begin(frames.MOTION_EVERY_ROUND)
    assert table.asked == [(2, "motion")]
    table.do(2, "motion", 1, 2, 2, 2, 2, 1)
    table.votes(NO, YES, YES)
    assert table.state.offices[1:] == [2, 2, 2, 0]


@pytest.mark.rule("zoo:V2")
def test_but_not_after_a_failed_formation_nor_without_an_opposition() -> None:
    table = advanced()
    table.state.failed = True
    assert not is_due(table.game, table.state, frames.MOTION_EVERY_ROUND)
    table = advanced()
    table.state.offices[LEADER] = NOBODY
    assert not is_due(table.game, table.state, frames.MOTION_EVERY_ROUND)
