"""What the table shows beside the view."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.core.action import SPECTATOR
from hustings.core.bitset import of
from hustings.games.zoocracy import frames
from hustings.games.zoocracy.constants import LEADER, NO_EVENT, NOBODY, PHASE_E, PHASE_G
from hustings.testing import steps
from tests.zoocracy.scenario import ELEPHANT, FLAMINGO, HIPPO, SNAKE, Table


def facts(table: Table, seat: int = 0) -> Any:
    return table.game.insights(table.game.view(table.state, seat))


def phases(table: Table, which: int) -> dict[str, tuple[bool, str]]:
    return {row["phase"]: (row["played"], row["why"]) for row in facts(table)["calendar"][which]["phases"]}


def test_votes_and_seats_as_they_stand() -> None:
    table = Table()
    table.state.tokens[HIPPO] = [1, 3, 2]
    table.state.tokens[SNAKE] = [2, 1, 0]
    table.state.tokens[FLAMINGO] = [0, 0, 1]
    table.state.manipulation = FLAMINGO
    now = facts(table)
    assert now["species"][HIPPO]["votes"] == [0, 7, 3]
    assert now["species"][SNAKE] == {
        "first": 3,
        "second": 0,
        "leader": 0,
        "runner_up": 1,
        "tied": False,
        "votes": [3, 0, 0],
        "blocked": False,
        "manipulated": False,
    }
    assert now["species"][FLAMINGO]["first"] == 4
    assert now["projection"] == {"seats": [3, 7, 7], "majority": 9}


def test_the_projection_is_what_a_count_would_give() -> None:
    """At every moment of random games: count a copy, compare."""
    table = Table(4)
    for seed in range(2):
        for step in steps(table.game, seed):
            table.state = table.game.copy(step.state)
            now = facts(table)
            if step.n % 3 or any(row["tied"] for row in now["species"]):
                continue
            table.begin(frames.COUNT)
            assert table.told("seats") == [{"seats": now["projection"]["seats"]}]


def test_what_more_tokens_would_change() -> None:
    """Seat 0 has one against 3 and 2 hippos: one more ties, three more lead, under a Blockade nothing."""
    table = Table()
    table.state.tokens[HIPPO] = [1, 3, 2]
    table.state.blockade = SNAKE
    added = facts(table)["additions"]
    assert added[HIPPO] == [[], [], [7, -4, -3], [7, -4, -3], [7, -4, -3]]
    assert added[SNAKE] == [[]] * 5
    assert added[ELEPHANT][0] == [6, 0, 0]
    assert facts(table, SPECTATOR)["additions"] == []


def test_possible_majorities() -> None:
    """The rulebook's parliament: no party can be left out of a listed group."""
    table = Table(6).parliament(13, 12, 7, 7, 7, 5).govern(0, 2, 3)
    house = facts(table)["parliament"]
    assert (house["total"], house["majority"], house["government"], house["margin"]) == (51, 26, 27, 1)
    assert [0, 2, 3] in house["coalitions"]
    assert [0, 1, 5] in house["coalitions"]
    assert [0, 1] not in house["coalitions"]
    for group in house["coalitions"]:
        total = sum(table.state.seats[seat] for seat in group)
        assert total >= 26
        assert all(total - table.state.seats[seat] < 26 for seat in group)


def test_two_players_have_no_coalitions() -> None:
    house = facts(Table(2).parliament(7, 5).govern(0))["parliament"]
    assert (house["majority"], house["coalitions"], house["margin"]) == (0, [], None)


def test_what_a_proposal_gives_and_whose_seats_that_is() -> None:
    """Red proposes: two offices and a goal for itself, one office for Yellow, the other goal for Green."""
    table = Table(4).parliament(9, 8, 10, 16)
    assert facts(table)["proposal"] is None
    table.begin(frames.VOTE, 2, 0, 2, 0, 2, 2, 1)
    assert facts(table, SPECTATOR)["proposal"] == {
        "proposer": 2,
        "motion": False,
        "prime": 2,
        "finance": 0,
        "defence": 2,
        "promised": [2, 1],
        "offices": [1, 0, 2, 0],
        "goals": [0, 1, 1, 0],
        "named": [0, 1, 2],
        "seats": 27,
    }


def test_the_calendar_of_this_round_and_the_next() -> None:
    table = Table().parliament(6, 5, 4).govern(0, 1)
    table.state.offices[LEADER] = 2
    table.state.round, table.state.presidential, table.state.parliamentary = 4, 5, 4
    assert phases(table, 0) == {
        "A": (False, "marker-later"),
        "B": (True, "always"),
        "C": (True, "marker-here"),
        "D": (True, "marker-here"),
        "E": (True, "always"),
        "F": (False, "after-formation"),
        "G": (True, "always"),
    }
    after = phases(table, 1)
    assert (after["A"], after["C"]) == ((True, "marker-there"), (False, "marker-elsewhere"))
    assert after["F"] == (False, "only-if-majority-lost")


def test_a_phase_already_played_stays_in_the_calendar() -> None:
    """The marker has moved on, and phase A still belongs to this round."""
    table = Table().begin(frames.LOTS)
    table.chance("lots", 0, 1, 2)
    table.bids(a=1, b=0, c=0)
    table.draw_any()
    assert table.state.presidential == 3
    assert phases(table, 0)["A"] == (True, "marker-here")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seats": [2, 3, 10]}, (True, "majority-lost")),
        ({"failed": True}, (False, "formation-failed")),
        ({"offices": [NOBODY] * 5}, (False, "no-opposition")),
        ({"sides": [0, 0, 0]}, (False, "no-government")),
    ],
)
def test_why_there_is_a_motion_or_none(change: dict[str, Any], why: tuple[bool, str]) -> None:
    table = Table().parliament(6, 5, 4).govern(0, 1)
    table.state.offices[LEADER] = 2
    table.state.begun = of([PHASE_E])
    for name, value in change.items():
        setattr(table.state, name, value)
    assert phases(table, 0)["F"] == why


def test_motions_in_the_variants() -> None:
    table = Table(3, advanced=True).parliament(6, 5, 4).govern(0, 1)
    table.state.offices[LEADER] = 2
    table.state.begun = of([PHASE_E])
    assert phases(table, 0)["F"] == (True, "every-round")
    assert phases(table, 1)["F"] == (True, "every-round")
    two = Table(2).parliament(4, 7).govern(0)
    two.state.offices[LEADER] = 1
    two.state.begun = of([PHASE_E])
    assert phases(two, 0)["F"] == (True, "opposition-larger")
    assert phases(two, 1)["F"] == (False, "only-if-larger")


def test_the_chance_that_there_is_a_next_round() -> None:
    """Certain up to round 4; then 3 of 4, 2 of 3, 1 of 2, none; an event that is not the end makes it certain."""
    table = Table()
    odds = []
    for number in range(1, 9):
        table.state.round, table.state.event = number, NO_EVENT
        odds.append(facts(table)["next_round"]["odds"])
        table.state.events.begin()
        drawn = next(event for event in range(8) if table.state.events.bag[event])
        table.state.events.remove(drawn)
        table.state.event = drawn
        assert facts(table)["next_round"]["odds"] == ([0, 1] if number == 8 else [1, 1])
    assert odds == [[1, 1]] * 4 + [[3, 4], [2, 3], [1, 2], [0, 1]]


def test_when_the_game_may_end() -> None:
    table = Table()
    assert facts(table)["end_card"] == [[5, 1, 4], [6, 1, 4], [7, 1, 4], [8, 1, 4]]
    for _ in range(5):
        table.state.events.begin()
        drawn = next(event for event in range(8) if table.state.events.bag[event])
        table.state.events.remove(drawn)
    table.state.round, table.state.event = 5, 4
    assert facts(table)["end_card"] == [[6, 1, 3], [7, 1, 3], [8, 1, 3]]
    table.event("end")
    assert facts(table)["end_card"] == [[5, 1, 1]]
    table.event("strike").state.goals[0] = 8
    assert facts(table)["next_round"] == {"odds": [0, 1], "why": "last-space", "estimate": False}


@pytest.mark.parametrize(
    ("event", "change", "expected"),
    [
        ("good_harvest", {}, ([1], "promised")),
        ("good_harvest", {"elected": False}, ([0], "promised")),
        ("end", {"round": 8}, ([1, 0], "promised")),
        ("good_harvest", {"promises": [NOBODY, 0]}, ([], "no-promise")),
        ("strike", {}, ([], "strike")),
        ("good_harvest", {"seats": [2, 2, 11]}, ([], "no-majority")),
        ("good_harvest", {"caretaker": True}, ([], "named")),
        ("good_harvest", {"sides": [0, 0, 0]}, ([], "no-government")),
    ],
)
def test_who_would_make_the_goal(event: str, change: dict[str, Any], expected: tuple[list[int], str]) -> None:
    """The insight agrees with what phase G then does."""
    table = Table().parliament(6, 5, 4).govern(0, 1).event(event)
    table.state.promises, table.state.elected = [1, 0], True
    table.state.presidential = table.state.parliamentary = 9
    table.state.begun = of([PHASE_E, PHASE_G])
    for name, value in change.items():
        setattr(table.state, name, value)
    goal = facts(table)["goal"]
    assert (goal["parties"], goal["why"]) == expected
    table.begin(frames.PROMISED_GOAL)
    assert sorted(goal["seat"] for goal in table.told("goal")) == sorted(expected[0])


def test_cards_not_yet_located() -> None:
    table = Table()
    table.deal(0, 0, HIPPO)
    table.deal(1, 0, SNAKE)
    table.discard(4)
    assert facts(table)["unseen"] == [8, 9, 1, 1, 0, 9, 1, 9, 1, 1, 5]
