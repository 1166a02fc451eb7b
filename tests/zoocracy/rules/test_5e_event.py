"""§5e and §9b: events, and the cards of phase E (§9a)."""

from __future__ import annotations

import pytest

from hustings.core.action import CHANCE
from hustings.games.zoocracy import frames
from hustings.games.zoocracy.constants import (
    DEFECTORS,
    EARLY_PARLIAMENTARY,
    EARLY_PRESIDENTIAL,
    NOBODY,
    P1,
    P2,
    RAINY,
)
from tests.zoocracy.scenario import HIPPO, PLACE, Table


def number(table: Table, id: str) -> int:
    return table.game.tables.event_ids.index(id)


@pytest.mark.rule("zoo:5e.1", "zoo:5e.2")
def test_one_event_a_round_and_it_never_returns() -> None:
    table = Table().begin(frames.EVENT)
    assert table.asked == [(CHANCE, "event")]
    table.chance("event", 2)
    assert table.state.event == 2
    assert table.state.events.bag[2] == 0
    assert sum(table.state.events.bag) == 6


@pytest.mark.rule("zoo:5e.3")
def test_cards_in_order_of_the_present_seats() -> None:
    table = Table().parliament(3, 9, 5).event("strike")
    table.state.order = [0, 1, 2]
    for seat in range(3):
        table.deal(seat, RAINY + seat)
    table.begin(frames.EVENT_CARDS)
    asked = []
    while table.asked[0][1] == "event-card":
        asked.append(table.asked[0][0])
        table.do(asked[-1], "event-card", 0)
    assert asked == [1, 2, 0]


@pytest.mark.rule("zoo:9b.donation")
@pytest.mark.parametrize(
    ("id", "food"), [("donation_1", [0, 4, 2]), ("donation_2", [3, 0, 3]), ("donation_3", [1, 2, 2])]
)
def test_a_donation_feeds_the_holders_of_its_offices(id: str, food: list[int]) -> None:
    """Seat 0 is President, 1 has Prime Minister and Finance, 2 Defence and the opposition."""
    table = Table()
    table.state.offices = [0, 1, 1, 2, 2]
    table.begin(frames.EVENT)
    table.chance("event", number(table, id))
    assert table.state.funds == [10 + gift for gift in food]


@pytest.mark.rule("zoo:9b.donation", "zoo:D7")
def test_a_donation_to_an_office_nobody_holds_is_idle() -> None:
    table = Table().begin(frames.EVENT)
    table.chance("event", number(table, "donation_3"))
    assert table.state.funds == [10, 10, 10]


@pytest.mark.rule("zoo:9b.good-harvest", "zoo:9b.bad-harvest")
@pytest.mark.parametrize(("id", "limit"), [("good_harvest", 9), ("bad_harvest", 5), ("strike", 7)])
def test_a_harvest_changes_the_next_campaign_only(id: str, limit: int) -> None:
    table = Table().event(id)
    table.state.funds = [20, 20, 20]
    table.state.presidential = table.state.parliamentary = 9
    assert table.state.harvest == 0
    table.begin(frames.PROGRESS)
    table.draw_any()
    table.chance("lots", 0, 1, 2)
    for species in range(limit - 1):
        table.campaign(0, PLACE, species, 1)
    assert table.refused(0, "campaign", PLACE, 8, 2) == "zoo §5b.7"
    table.state.event = number(table, "strike")
    table.begin(frames.PROGRESS)
    table.draw_any()
    assert table.state.harvest == 0


@pytest.mark.rule("zoo:9b.good-harvest", "zoo:5b.8")
def test_a_good_harvest_does_not_lift_the_limit_of_three() -> None:
    table = Table()
    table.state.harvest = 2
    table.begin(frames.CAMPAIGN)
    table.campaign(0, PLACE, HIPPO, 3)
    assert table.refused(0, "campaign", PLACE, HIPPO, 1) == "zoo §5b.8"


@pytest.mark.rule("zoo:9a.early-presidential")
def test_an_early_presidential_election() -> None:
    table = Table().event("strike")
    table.state.presidential = 3
    card = table.deal(0, EARLY_PRESIDENTIAL)
    table.begin(frames.EVENT_CARDS)
    table.do(0, "event-card", card)
    assert table.state.presidential == 2
    assert table.state.parliamentary == 1


@pytest.mark.rule("zoo:A8")
def test_it_is_not_playable_when_the_election_is_next_round_anyway() -> None:
    table = Table().event("strike")
    table.state.presidential = 2
    card = table.deal(0, EARLY_PRESIDENTIAL)
    table.begin(frames.EVENT_CARDS)
    assert table.refused(0, "event-card", card) == "zoo §9a.early-presidential"


@pytest.mark.rule("zoo:9a.early-parliamentary", "zoo:G2")
def test_an_early_parliamentary_election_costs_the_next_goal_not_this_one() -> None:
    table = Table().event("good_harvest").parliament(9, 3, 3).govern(0)
    state = table.state
    state.elected, state.parliamentary = True, 3
    state.promises = [1, 2]
    card = table.deal(0, EARLY_PARLIAMENTARY)
    table.begin(frames.EVENT_CARDS)
    table.do(0, "event-card", card)
    assert state.parliamentary == 2
    assert state.promises == [1, NOBODY]
    assert state.goals == [0, 1, 0]


@pytest.mark.rule("zoo:G2")
def test_it_is_not_playable_when_the_marker_is_on_the_next_round() -> None:
    table = Table().event("strike")
    table.state.parliamentary = 2
    card = table.deal(0, EARLY_PARLIAMENTARY)
    table.begin(frames.EVENT_CARDS)
    assert table.refused(0, "event-card", card) == "zoo §9a.early-parliamentary"


@pytest.mark.rule("zoo:G3")
def test_a_lapsed_goal_stays_lost_when_the_next_formation_fails() -> None:
    """The caretaker names one goal; P2 of the old programme does not come back."""
    table = Table().event("good_harvest").parliament(9, 3, 3).govern(0)
    state = table.state
    state.promises = [NOBODY, NOBODY]
    state.caretaker = state.failed = state.elected = True
    state.offices[1] = 0
    table.begin(frames.PROMISED_GOAL)
    assert table.asked == [(0, "name-goal")]
    table.do(0, "name-goal", 2)
    assert state.goals == [0, 0, 1]
    assert (state.promises[P1], state.promises[P2]) == (NOBODY, NOBODY)


@pytest.mark.rule("zoo:G10")
@pytest.mark.parametrize("last_space", [False, True])
def test_no_early_elections_in_a_round_known_to_be_the_last(last_space: bool) -> None:
    table = Table().event("strike" if last_space else "end")
    table.state.presidential = table.state.parliamentary = 9
    if last_space:
        table.state.goals[1] = 8
    cards = [table.deal(0, EARLY_PRESIDENTIAL), table.deal(0, EARLY_PARLIAMENTARY)]
    table.parliament(4, 3, 2).begin(frames.EVENT_CARDS)
    for card in cards:
        assert table.refused(0, "event-card", card) != ""


@pytest.mark.rule("zoo:9a.defectors")
@pytest.mark.parametrize(("players", "moved"), [(2, 5), (3, 4), (4, 3), (5, 2), (6, 2)])
def test_defectors_bring_seats_by_number_of_players(players: int, moved: int) -> None:
    table = Table(players).parliament(*[10] * players).event("strike")
    majority = table.state.majority
    card = table.deal(0, DEFECTORS)
    table.begin(frames.EVENT_CARDS)
    table.do(0, "event-card", card, 1)
    assert table.state.seats[:2] == [10 + moved, 10 - moved]
    assert table.state.majority == majority


@pytest.mark.rule("zoo:G1", "zoo:G16")
def test_defectors_take_no_more_than_there_is() -> None:
    table = Table().parliament(5, 2, 0).event("strike")
    card = table.deal(0, DEFECTORS)
    table.begin(frames.EVENT_CARDS)
    assert table.refused(0, "event-card", card, 2) == "zoo §9a.defectors"  # has none
    assert table.refused(0, "event-card", card, 0) == "zoo §9a.defectors"  # oneself
    table.do(0, "event-card", card, 1)
    assert table.state.seats == [7, 0, 0]
