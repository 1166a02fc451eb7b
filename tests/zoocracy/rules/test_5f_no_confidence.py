"""§5f: no confidence."""

from __future__ import annotations

import pytest

from hustings.games.zoocracy import frames
from hustings.games.zoocracy.constants import GOVERNMENT, LEADER, NOBODY, OPPOSITION, P1, P2, PRIME
from hustings.games.zoocracy.phases.round import is_due
from tests.zoocracy.scenario import NO, YES, Table


def weak(elected: bool = True, next_election: int = 3, **options: object) -> Table:
    """Seat 0 governs with 6 of 15 seats; seat 1 leads the opposition. Round 1, no event that matters."""
    table = Table(3, **options).parliament(6, 5, 4).govern(0).event("good_harvest")
    table.state.offices = [2, 0, 0, 0, 1]
    table.state.active = [False, False, True, False, True]
    table.state.elected = elected
    table.state.parliamentary = next_election
    table.state.promises = [0, 0] if elected else [NOBODY, 0]
    return table


@pytest.mark.rule("zoo:5f.1", "zoo:5.2", "zoo:E3", "zoo:F5")
def test_it_is_played_whenever_the_government_lacks_its_majority() -> None:
    """A state of the seats in any round, not only the one in which cards took them."""
    table = weak()
    assert is_due(table.game, table.state, frames.NO_CONFIDENCE)
    table.state.round, table.state.elected = 2, False
    assert is_due(table.game, table.state, frames.NO_CONFIDENCE)
    table.state.seats = [8, 4, 3]
    assert not is_due(table.game, table.state, frames.NO_CONFIDENCE)


@pytest.mark.rule("zoo:E3")
def test_but_not_in_a_round_in_which_formation_failed() -> None:
    table = weak()
    table.state.failed = True
    assert not is_due(table.game, table.state, frames.NO_CONFIDENCE)


@pytest.mark.rule("zoo:F6")
def test_nor_without_a_government_or_an_opposition_leader() -> None:
    table = weak()
    table.state.offices[LEADER] = NOBODY
    assert not is_due(table.game, table.state, frames.NO_CONFIDENCE)
    table = weak()
    table.state.sides = [0, 0, 0]
    assert not is_due(table.game, table.state, frames.NO_CONFIDENCE)


@pytest.mark.rule("zoo:5f.2", "zoo:F1")
def test_the_opposition_leader_may_let_it_be() -> None:
    table = weak().begin(frames.NO_CONFIDENCE)
    assert table.asked == [(1, "motion")]
    table.do(1, "motion", 0)
    assert table.state.sides == [GOVERNMENT, OPPOSITION, OPPOSITION]
    assert table.asked[0][1] not in ("motion", "vote")


@pytest.mark.rule("zoo:5f.3", "zoo:F2")
@pytest.mark.parametrize(("next_election", "goals"), [(3, 2), (2, 1)])
def test_two_goals_unless_there_is_an_election_next_round(next_election: int, goals: int) -> None:
    table = weak(next_election=next_election).begin(frames.NO_CONFIDENCE)
    assert {len(choice) for choice in table.choices(1)} == {1, 1 + 3 + goals}


@pytest.mark.rule("zoo:5f.4", "zoo:5f.5", "zoo:F4", "zoo:5f.7", "zoo:D14")
def test_accepted_offices_move_as_they_lie() -> None:
    """Used privileges stay used; sides and opposition leader are new; the calendar stays. It comes on top of phase D."""
    table = weak().begin(frames.NO_CONFIDENCE)
    table.do(1, "motion", 1, 2, 1, 2, 1, 2)
    table.votes(NO, YES, YES)
    state = table.state
    assert state.sides == [OPPOSITION, GOVERNMENT, GOVERNMENT]
    assert state.offices == [2, 2, 1, 2, 0]
    assert state.active == [0, 0, 1, 0, 1]
    assert (state.presidential, state.parliamentary) == (1, 3)
    assert state.accepted == 0  # nothing is left over for the next vote


@pytest.mark.rule("zoo:5f.6", "zoo:F3")
def test_accepted_in_an_election_round_both_promises_are_replaced() -> None:
    table = weak().begin(frames.NO_CONFIDENCE)
    table.do(1, "motion", 1, 2, 1, 2, 1, 2)
    table.votes(NO, YES, YES)
    assert table.told("promise") == [{"space": P1, "seat": 1}, {"space": P2, "seat": 2}]


@pytest.mark.rule("zoo:F3", "zoo:F2")
def test_after_an_early_election_only_this_rounds_promise_is_replaced() -> None:
    table = weak(next_election=2)
    table.state.promises = [0, NOBODY]
    table.begin(frames.NO_CONFIDENCE)
    table.do(1, "motion", 1, 2, 1, 2, 1)
    table.votes(NO, YES, YES)
    assert table.told("promise") == [{"space": P1, "seat": 1}]


@pytest.mark.rule("zoo:F3", "zoo:5f.6")
def test_in_a_round_without_election_p2_is_replaced() -> None:
    table = weak(elected=False, next_election=2).begin(frames.NO_CONFIDENCE)
    table.do(1, "motion", 1, 2, 1, 2, 1)
    table.votes(NO, YES, YES)
    assert table.told("promise") == [{"space": P2, "seat": 1}]


@pytest.mark.rule("zoo:5f.8")
def test_refused_nothing_happens() -> None:
    table = weak().begin(frames.NO_CONFIDENCE)
    before = (table.state.sides[:], table.state.offices[:], table.state.promises[:])
    table.do(1, "motion", 1, 2, 1, 2, 1, 2)
    table.votes(NO, YES, NO)
    assert table.told("refused") == [{"seats": 5, "majority": 8}]
    assert (table.state.sides, table.state.offices, table.state.promises) == before


@pytest.mark.rule("zoo:D3", "zoo:F4")
def test_a_promise_of_the_motion_to_a_party_that_says_no_is_void() -> None:
    table = weak().begin(frames.NO_CONFIDENCE)
    table.do(1, "motion", 1, 0, 1, 1, 0, 1)
    table.votes(NO, YES, YES)
    assert table.state.offices[PRIME] == NOBODY
    assert table.told("promise") == [{"space": P1, "seat": NOBODY}, {"space": P2, "seat": 1}]
