"""§7: two players."""

from __future__ import annotations

import pytest

from hustings.games.zoocracy import frames
from hustings.games.zoocracy.constants import DEFECTORS, GOVERNMENT, NEUTRAL, NOBODY, OPPOSITION
from hustings.games.zoocracy.phases.round import is_due
from tests.zoocracy.scenario import ELEPHANT, Table


def two(*seats: int, **options: object) -> Table:
    table = Table(2, **options).parliament(*seats)
    table.state.elected, table.state.parliamentary = True, 3
    return table


@pytest.mark.rule("zoo:7.1")
def test_nobody_proposes_and_the_majority_marker_is_not_used() -> None:
    table = Table(2)
    table.state.tokens[ELEPHANT] = [2, 1]
    table.begin(frames.COUNT)
    assert table.state.seats == [6, 3]
    assert table.state.majority == 0
    assert table.asked[0][1] == "event"


@pytest.mark.rule("zoo:7.2", "zoo:T1")
def test_more_seats_takes_all_offices_and_both_goals() -> None:
    table = two(4, 7).begin(frames.GOVERNMENT_OF_TWO)
    assert table.state.sides == [OPPOSITION, GOVERNMENT]
    assert table.state.offices == [NOBODY, 1, 1, 1, 0]
    assert table.state.active == [0, 1, 1, 1, 1]
    assert table.state.promises == [1, 1]
    assert table.state.parliamentary == 3


@pytest.mark.rule("zoo:7.3", "zoo:T2")
def test_equal_seats_keep_the_government_as_caretaker_without_a_goal() -> None:
    table = two(5, 5).govern(1).event("good_harvest")
    table.state.offices = [0, 1, 1, 1, 0]
    table.state.promises = [1, 1]
    table.begin(frames.GOVERNMENT_OF_TWO)
    assert table.state.sides == [OPPOSITION, GOVERNMENT]
    assert (table.state.caretaker, table.state.parliamentary) == (1, 2)
    assert table.state.active == [0] * 5
    assert table.state.promises == [NOBODY, NOBODY]
    assert table.asked[0][1] == "event"  # the round goes on
    table.begin(frames.PROMISED_GOAL)
    assert table.state.goals == [0, 0]


@pytest.mark.rule("zoo:T3", "zoo:D10")
def test_equal_seats_in_the_first_election_nobody_governs() -> None:
    table = two(0, 0).begin(frames.GOVERNMENT_OF_TWO)
    assert table.state.sides == [NEUTRAL, NEUTRAL]
    assert table.state.parliamentary == 2


@pytest.mark.rule("zoo:T4")
def test_resistance_is_unchanged() -> None:
    table = two(7, 4).event("resistance").begin(frames.GOVERNMENT_OF_TWO)
    table.event("resistance").begin(frames.PROMISED_GOAL)
    assert table.asked == [(0, "resistance")]
    table.do(0, "resistance", 1)
    assert (table.state.goals, table.state.funds) == ([1, 0], [5, 10])


@pytest.mark.rule("zoo:T5")
def test_without_more_seats_no_goal() -> None:
    table = two(5, 5).govern(0).event("good_harvest")
    table.state.promises = [0, 0]
    table.begin(frames.PROMISED_GOAL)
    assert table.state.goals == [0, 0]


@pytest.mark.rule("zoo:T5", "zoo:T1")
def test_an_opposition_with_more_seats_may_take_over() -> None:
    """Offices move as they lie, the open goals with them."""
    table = two(7, 4).begin(frames.GOVERNMENT_OF_TWO)
    table.event("good_harvest")
    table.state.active = [False, False, True, False, False]
    card = table.deal(1, DEFECTORS)
    table.begin(frames.EVENT_CARDS)
    table.do(1, "event-card", card, 0)
    assert table.state.seats == [2, 9]
    assert table.asked == [(1, "take-over")]
    table.do(1, "take-over", 1)
    assert table.state.sides == [OPPOSITION, GOVERNMENT]
    assert table.state.offices == [NOBODY, 1, 1, 1, 0]
    assert table.state.active == [0, 0, 1, 0, 0]
    assert table.state.goals == [0, 1]  # P1 went with the government
    assert table.state.promises == [1, 1]


@pytest.mark.rule("zoo:T5")
def test_or_let_it_be() -> None:
    table = two(4, 7).govern(0).event("good_harvest")
    table.state.offices = [NOBODY, 0, 0, 0, 1]
    table.begin(frames.TAKEOVER)
    assert table.choices(1) == [(0,), (1,)]
    table.do(1, "take-over", 0)
    assert table.state.sides == [GOVERNMENT, OPPOSITION]
    assert table.state.offices == [NOBODY, 0, 0, 0, 1]


@pytest.mark.rule("zoo:T5", "zoo:T6")
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize(("seats", "due"), [((4, 7), True), ((5, 5), False), ((7, 4), False)])
def test_when_a_takeover_is_possible(advanced: bool, seats: tuple[int, int], due: bool) -> None:
    table = two(*seats, advanced=advanced).govern(0)
    table.state.offices = [NOBODY, 0, 0, 0, 1]
    assert frames.TAKEOVER in table.game.programme
    assert is_due(table.game, table.state, frames.TAKEOVER) == due
    table.state.failed = True
    assert not is_due(table.game, table.state, frames.TAKEOVER)
