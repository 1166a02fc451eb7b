"""§5: the phases of a round and when cards may be played; §5g's calendar."""

from __future__ import annotations

import pytest

from hustings.core.action import CHANCE
from hustings.games.zoocracy import frames
from hustings.games.zoocracy.constants import (
    ASSERTIVENESS,
    DEFECTORS,
    DRY,
    EARLY_PARLIAMENTARY,
    EARLY_PRESIDENTIAL,
    LEADER,
    MIGRATION,
    PHASE_A,
    PHASE_B,
    PHASE_C,
    PHASE_D,
    PHASE_E,
    PHASE_G,
    PRESIDENT,
    PRIME,
    RAINY,
)
from hustings.testing import play_out
from tests.zoocracy.scenario import HIPPO, Table


def phases(table: Table, seed: int) -> list[tuple[int, list[int]]]:
    """For each round of a random game the phases it had, A = 0 to G = 6."""
    rounds: list[tuple[int, list[int]]] = [(1, [])]
    for events in play_out(table.game, seed)[2]:
        for event in events:
            if event.kind == "phase":
                rounds[-1][1].append(event["phase"])
            elif event.kind == "round":
                rounds.append((event["round"], []))
    return rounds


@pytest.mark.rule("zoo:5.1", "zoo:5.2")
def test_every_round_plays_its_phases_in_order() -> None:
    """B, E and G always; C and D together; A to G never out of order."""
    for seed in range(6):
        for number, played in phases(Table(4), seed):
            assert played == sorted(played)
            assert {PHASE_B, PHASE_E, PHASE_G} <= set(played)
            assert (PHASE_C in played) == (PHASE_D in played)
            if number == 1:
                assert played[:4] == [PHASE_A, PHASE_B, PHASE_C, PHASE_D]


@pytest.mark.rule("zoo:5g.11", "zoo:5g.ex1", "zoo:5c.1", "zoo:5a.1")
@pytest.mark.parametrize("presidential", [False, True])
@pytest.mark.parametrize("parliamentary", [False, True])
def test_the_markers_decide_the_phases_of_the_next_round(presidential: bool, parliamentary: bool) -> None:
    """With only the presidential marker on the next round there is a presidential but no parliamentary election."""
    table = Table().event("strike")
    table.state.presidential = 2 if presidential else 3
    table.state.parliamentary = 2 if parliamentary else 3
    table.begin(frames.PROGRESS)
    table.draw_any()
    assert table.state.round == 2
    table.chance("lots", 0, 1, 2)
    assert (table.asked[0][1] == "bid") == presidential
    if presidential:
        table.bids(a=2, b=0, c=0)
        table.draw_any()
    for _ in range(3):
        table.campaign(table.asked[0][0], 0)
    if parliamentary:
        assert table.asked[0][1] in ("election-card", "propose")
    else:
        assert table.asked == [(CHANCE, "event")]


@pytest.mark.rule("zoo:G4", "zoo:5a.1", "zoo:5c.1", "zoo:5d.1")
def test_undisturbed_elections_fall_in_odd_rounds() -> None:
    """Both elections succeed every time: rounds 1, 3, 5, 7 have A, C and D, the others do not."""
    table = Table()
    state = table.state
    for number in range(1, 9):
        state.round = number
        held = state.presidential == number
        assert held == (number % 2 == 1) == (state.parliamentary == number)
        if held:
            state.presidential = number + table.game.tables.election_interval
            table.begin(frames.COUNT)
            assert table.told("phase") == [{"phase": PHASE_D}]  # D follows the count


@pytest.mark.rule("zoo:5.3")
def test_a_card_is_refused_outside_its_phase() -> None:
    table = Table()
    table.state.tokens[HIPPO][1] = 1
    wrong = table.deal(0, DEFECTORS)
    table.deal(0, MIGRATION)
    table.begin(frames.ELECTION)
    assert table.refused(0, "election-card", wrong) == "zoo §5.3"
    assert table.refused(0, "election-card", table.card(RAINY)) == "zoo §5.3"  # not in hand


@pytest.mark.rule("zoo:5.3", "zoo:C2")
def test_one_pass_with_any_number_of_cards() -> None:
    """A party goes on until it passes; then its turn is over for good."""
    table = Table()
    table.state.tokens[HIPPO][1] = 1
    first, second = table.deal(0, MIGRATION), table.deal(0, DRY)
    table.deal(1, RAINY)
    table.begin(frames.ELECTION)
    table.do(0, "election-card", first)
    assert table.asked == [(0, "election-card")]
    table.do(0, "election-card", 0)
    assert table.asked == [(1, "election-card")]
    assert table.refused(0, "election-card", second) == ""
    table.do(1, "election-card", 0)
    assert table.asked[0][1] == "propose"


@pytest.mark.rule("zoo:G12")
def test_a_card_without_effect_cannot_be_played() -> None:
    """No token in the water: a dry season would cost nobody a vote."""
    table = Table()
    dry = table.deal(0, DRY)
    table.begin(frames.ELECTION)
    assert table.refused(0, "election-card", dry) == "zoo §9a.dry"
    table.state.tokens[HIPPO][2] = 1
    table.do(0, "election-card", dry)


@pytest.mark.rule("zoo:G13")
def test_who_is_asked_depends_on_public_facts_only() -> None:
    """A party with a useless card is asked like one with a useful card; one without cards is not."""
    table = Table().event("strike")
    table.deal(0, RAINY)
    table.deal(1, EARLY_PRESIDENTIAL)
    table.begin(frames.EVENT_CARDS)
    assert table.asked == [(0, "event-card")]
    assert table.choices(0) == [(0,)]
    table.do(0, "event-card", 0)
    assert table.asked == [(1, "event-card")]
    table.do(1, "event-card", 0)
    assert table.told("passed") == [{"seat": 1}]
    assert table.asked[0][1] != "event-card"  # seat 2 holds no card


@pytest.mark.rule("zoo:G13")
def test_nobody_is_asked_when_all_fitting_cards_lie_open() -> None:
    table = Table().event("strike").parliament(5, 5, 5)
    table.deal(0, RAINY)
    for kind in (EARLY_PRESIDENTIAL, EARLY_PARLIAMENTARY, DEFECTORS):
        table.discard(kind)
    table.begin(frames.EVENT_CARDS)
    assert table.asked != [(0, "event-card")]


@pytest.mark.rule("zoo:G13")
def test_only_holders_of_an_office_are_asked_for_assertiveness() -> None:
    table = Table().event("strike")
    for seat in range(3):
        table.deal(seat, RAINY + seat)
    table.state.offices[PRESIDENT] = 1
    table.state.offices[LEADER] = 2
    table.discard(ASSERTIVENESS, LEADER)
    table.begin(frames.PROGRESS)
    assert table.asked == [(1, "progress-card")]
    table.do(1, "progress-card", 0)
    assert table.asked[0][1] != "progress-card"


@pytest.mark.rule("zoo:G11")
def test_the_order_of_a_phase_does_not_change_within_it() -> None:
    """Defectors make the last party the largest; it is still last, and nobody is asked twice."""
    table = Table().event("strike").parliament(6, 5, 4)
    table.deal(0, DEFECTORS)
    for seat in (1, 2):
        table.deal(seat, RAINY + seat)
    table.begin(frames.EVENT_CARDS)
    table.do(0, "event-card", table.card(DEFECTORS), 1)
    assert table.state.seats == [10, 1, 4]
    assert table.asked == [(1, "event-card")]
    table.do(1, "event-card", 0)
    assert table.asked == [(2, "event-card")]


@pytest.mark.rule("zoo:E4")
def test_no_event_shifts_an_election_or_costs_seats() -> None:
    for event in range(7):
        table = Table().parliament(6, 5, 4)
        table.state.presidential = table.state.parliamentary = 3
        table.state.offices[PRIME] = 0
        table.begin(frames.EVENT)
        table.chance("event", event)
        assert (table.state.presidential, table.state.parliamentary) == (3, 3)
        assert table.state.seats == [6, 5, 4]
