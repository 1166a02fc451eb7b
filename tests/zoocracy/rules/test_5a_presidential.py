"""§5a: the presidential election."""

from __future__ import annotations

import pytest

from hustings.core.action import CHANCE
from hustings.games.zoocracy import frames
from hustings.games.zoocracy.constants import NOBODY, PRESIDENT
from tests.zoocracy.scenario import Table


def election(players: int = 3) -> Table:
    return Table(players).begin(frames.PRESIDENTIAL)


@pytest.mark.rule("zoo:5a.2")
def test_everyone_bids_at_once_in_secret_from_nothing_to_all() -> None:
    table = election()
    assert table.asked == [(0, "bid"), (1, "bid"), (2, "bid")]
    table.state.funds[1] = 4
    assert table.choices(1) == [(0,), (1,), (2,), (3,), (4,)]
    table.do(1, "bid", 4)
    assert [event.seen_by(0).secret for event in table.events] == [()]


@pytest.mark.rule("zoo:5a.2", "zoo:A9")
def test_a_bid_may_be_changed_until_the_last_one_is_in() -> None:
    table = election()
    table.do(1, "bid", 4)
    table.do(1, "bid", 2)
    assert table.refused(1, "bid", 11) == "zoo §5a.2"
    table.do(0, "bid", 3)
    table.do(1, "bid", 5)
    table.do(2, "bid", 0)
    assert table.state.offices[PRESIDENT] == 1
    assert table.state.funds[1] == 10 - 3


@pytest.mark.rule("zoo:5a.2")
def test_a_bid_above_the_funds_is_refused() -> None:
    assert election().refused(0, "bid", 11) == "zoo §5a.2"


@pytest.mark.rule("zoo:5a.3", "zoo:5a.7", "zoo:5a.9", "zoo:5a.10", "zoo:A7")
def test_the_highest_bid_wins_office_goal_and_card() -> None:
    table = election()
    table.bids(a=2, b=5, c=4)
    assert table.state.offices[PRESIDENT] == 1
    assert table.state.goals == [0, 1, 0]
    assert table.state.presidential == 3
    assert table.asked == [(CHANCE, "draw")]  # at once, unasked
    table.chance("draw", 30)
    assert table.state.hands[1] == [30]
    assert table.asked == [(1, "campaign")]  # and phase B begins


@pytest.mark.rule("zoo:5a.4")
def test_everyone_pays_half_the_bid_rounded_up() -> None:
    table = election()
    table.bids(a=0, b=5, c=4)
    assert table.state.funds == [10, 7, 8]
    assert table.told("paid") == [{"seat": 1, "amount": 3}, {"seat": 2, "amount": 2}]
    assert (table.state.spent, table.state.supply) == ([0, 3, 2], 45 + 5)


@pytest.mark.rule("zoo:A1")
def test_a_tie_below_the_top_does_not_matter() -> None:
    table = election()
    table.bids(a=2, b=2, c=3)
    assert table.state.offices[PRESIDENT] == 2


@pytest.mark.rule("zoo:5a.5", "zoo:A2")
def test_equal_highest_bids_pay_and_bid_again_alone() -> None:
    table = election()
    table.bids(a=5, b=5, c=4)
    assert table.state.funds == [7, 7, 8]
    assert table.asked == [(0, "bid"), (1, "bid")]
    assert table.choices(0)[-1] == (7,)
    table.bids(a=1, b=4)
    assert table.told("bid") == [{"seat": 0, "amount": 1}, {"seat": 1, "amount": 4}]
    assert table.state.funds == [6, 5, 8]
    assert table.state.offices[PRESIDENT] == 1


@pytest.mark.rule("zoo:5a.6", "zoo:5a.8", "zoo:A3")
def test_a_second_tie_fails_without_a_third_bid() -> None:
    """Two of three re-bidders tie above the third: still no President."""
    table = election()
    table.bids(a=5, b=5, c=5)
    table.bids(a=2, b=2, c=1)
    assert table.state.offices[PRESIDENT] == NOBODY
    assert table.state.presidential == 2
    assert table.told("no-president") == [{"seat": NOBODY, "tied": [0, 1]}]
    assert table.state.goals == [0, 0, 0]


@pytest.mark.rule("zoo:A4")
def test_nobody_bids_anything() -> None:
    table = election()
    table.bids(a=0, b=0, c=0)
    assert table.asked == [(0, "bid"), (1, "bid"), (2, "bid")]
    table.bids(a=0, b=0, c=0)
    assert table.state.offices[PRESIDENT] == NOBODY
    assert table.state.funds == [10, 10, 10]


@pytest.mark.rule("zoo:5a.6", "zoo:A5")
def test_a_sitting_president_stays_unrewarded_when_the_election_fails() -> None:
    table = election()
    table.state.offices[PRESIDENT] = 2
    table.bids(a=1, b=1, c=0)
    table.bids(a=1, b=1)
    assert table.state.offices[PRESIDENT] == 2
    assert table.told("no-president") == [{"seat": 2, "tied": [0, 1]}]
    assert table.state.goals == [0, 0, 0]
    assert table.asked[0] == (2, "campaign")  # no card was drawn


@pytest.mark.rule("zoo:5a.8")
def test_all_parties_take_part_in_the_repeated_election() -> None:
    table = election()
    table.bids(a=1, b=1, c=0)
    table.bids(a=1, b=1)
    table.state.round = 2
    table.begin(frames.PRESIDENTIAL)
    assert [seat for seat, _ in table.asked] == [0, 1, 2]


@pytest.mark.rule("zoo:A6")
def test_a_president_elected_again_gets_the_full_reward() -> None:
    table = election()
    table.state.offices[PRESIDENT] = 0
    table.state.goals[0] = 3
    table.bids(a=3, b=1, c=0)
    assert table.state.goals[0] == 4
    assert table.asked == [(CHANCE, "draw")]


@pytest.mark.rule("zoo:5a.1")
def test_no_election_in_a_round_without_the_marker() -> None:
    table = Table()
    table.state.round = 2
    table.state.presidential = 3
    table.begin(frames.LOTS)  # the lots, which open the round
    table.chance("lots", 0, 1, 2)
    assert table.asked == [(0, "campaign")]
