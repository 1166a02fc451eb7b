"""Bidding for the start."""

from __future__ import annotations

import pytest

from hustings.core.action import CHANCE
from hustings.games.die_macher.classic.frames import BIDDING
from tests.die_macher.classic.scenario import Table, both


def bids(table: Table, *amounts: int) -> None:
    for seat, amount in enumerate(amounts):
        table.do(seat, "bid", amount)


@both
@pytest.mark.rule("2006:6.2.1.a", "1997:5.2.1.a")
def test_bids_are_secret_and_the_highest_bidder_names_the_start_player(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(BIDDING)
    assert table.asked == [(0, "bid"), (1, "bid"), (2, "bid")]
    events = table.do(0, "bid", 3).events
    assert events[0].seen_by(1).secret == ()
    table.do(1, "bid", 0)
    table.do(2, "bid", 4)
    assert table.asked == [(2, "start")]
    assert table.choices(2) == [(0,), (1,), (2,)]
    table.do(2, "start", 1)
    assert table.state.start == 1
    assert table.over


@both
@pytest.mark.rule("2006:6.2.1.c", "1997:5.2.1.c")
def test_everybody_learns_who_has_bid_most(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(BIDDING)
    bids(table, 2, 5)
    assert [e["seats"] for e in table.do(2, "bid", 5).events if e.kind == "highest-bid"] == [[1, 2]]
    table = Table(edition, 3)
    table.begin(BIDDING)
    bids(table, 2, 4)
    assert [e["seats"] for e in table.do(2, "bid", 5).events if e.kind == "highest-bid"] == [[2]]


@both
@pytest.mark.rule("2006:6.2.1.a", "1997:5.2.1.a")
def test_nobody_bids_more_than_his_money(edition: str) -> None:
    table = Table(edition, 3)
    table.state.money = [7, 0, 25]
    table.begin(BIDDING)
    assert table.refused(0, "bid", 8) == table.game.edition.cite.bid
    assert table.choices(1) == [(0,)]
    assert (25,) in table.choices(2)


@both
@pytest.mark.rule("2006:6.2.1.b", "2006:C3", "1997:5.2.1.b")
def test_only_the_winner_pays(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(BIDDING)
    bids(table, 3, 2, 4)
    assert table.state.money == [25, 25, 21]
    assert table.told("paid") == [{"seat": 2, "amount": 4}]


@pytest.mark.rule("2006:6.2.1.c", "2006:C3")
def test_2006_tied_bidders_bid_again_not_lower_and_the_winner_pays_the_second_bid() -> None:
    table = Table("2006", 4)
    table.begin(BIDDING)
    bids(table, 3, 5, 5, 0)
    assert table.asked == [(1, "bid"), (2, "bid")]
    assert table.refused(1, "bid", 4) == "2006 §6.2.1.c"
    table.do(1, "bid", 5)
    table.do(2, "bid", 9)
    assert table.asked == [(2, "start")]
    assert table.state.money == [25, 25, 16, 25]


@pytest.mark.rule("2006:6.2.1.d", "2006:H8")
def test_2006_a_second_tie_is_decided_by_lot_and_the_second_bid_is_paid() -> None:
    table = Table("2006", 4)
    table.begin(BIDDING)
    bids(table, 3, 3, 3, 0)
    table.do(0, "bid", 4)
    table.do(1, "bid", 6)
    table.do(2, "bid", 6)
    assert table.asked == [(CHANCE, "lot")]
    assert table.choices(CHANCE) == [(1,), (2,)]
    table.chance("lot", 1)
    assert table.state.money == [25, 19, 25, 25]
    assert table.asked == [(1, "start")]


@pytest.mark.rule("2006:6.2.1.e", "2006:C2")
def test_2006_if_all_bid_zero_the_lot_decides_at_once_among_all() -> None:
    table = Table("2006", 3)
    table.begin(BIDDING)
    bids(table, 0, 0, 0)
    assert table.asked == [(CHANCE, "lot")]
    assert table.choices(CHANCE) == [(0,), (1,), (2,)]
    table.chance("lot", 0)
    assert table.state.money == [25, 25, 25]
    assert table.asked == [(0, "start")]


@pytest.mark.rule("1997:5.2.1.c", "1997:H8")
def test_1997_a_tie_is_decided_by_lot_without_a_second_bid() -> None:
    table = Table("1997", 3)
    table.begin(BIDDING)
    bids(table, 5, 1, 5)
    assert table.asked == [(CHANCE, "lot")]
    assert table.choices(CHANCE) == [(0,), (2,)]
    table.chance("lot", 2)
    assert table.state.money == [25, 25, 20]
    assert table.asked == [(2, "start")]
