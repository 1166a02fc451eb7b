"""Auctions: they end; the leader made the last and highest bid; who drops out is not asked again."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hustings.core.struct import read
from hustings.mechanisms.auction import NOBODY, Ascending, OnceAround, top
from tests.laws import few

PASS = 0
seats = st.lists(st.integers(0, 5), min_size=1, max_size=5, unique=True)
purses = st.lists(st.integers(0, 6), min_size=6, max_size=6)


@st.composite
def auctions(draw: st.DrawFn) -> tuple[list[int], list[int], list[bool]]:
    """Bidders in turn order, what each can pay at most, and how they decide."""
    return draw(seats), draw(purses), draw(st.lists(st.booleans(), min_size=60, max_size=60))


@few
@given(auctions())
def test_an_ascending_auction_keeps_its_laws(case: tuple[list[int], list[int], list[bool]]) -> None:
    bidders, purse, eager = case
    auction = Ascending(bidders[:])
    bids: list[tuple[int, int]] = []
    out: list[int] = []
    asked: list[int] = []
    while not auction.over():
        seat = auction.turn()
        assert seat not in out  # nobody is asked again after dropping out
        assert seat != auction.leader  # and nobody has to outbid themselves
        asked.append(seat)
        assert len(asked) <= 6 * 7 + 5  # it ends: everyone raises at most to their purse
        if auction.high < purse[seat] and eager[len(asked)]:
            auction.bid(auction.high + 1)
            bids.append((seat, auction.high))
        else:
            auction.drop()
            out.append(seat)
    amounts = [amount for _, amount in bids]
    assert amounts == sorted(set(amounts))  # a bid never falls
    assert (auction.leader, auction.high) == (bids[-1] if bids else (NOBODY, 0))
    assert sorted([*auction.bidders, *out]) == sorted(bidders)
    assert auction.bidders == ([auction.leader] if bids else [])


@few
@given(auctions())
def test_turns_go_round_among_those_still_in(case: tuple[list[int], list[int], list[bool]]) -> None:
    bidders, _, eager = case
    auction = Ascending(bidders[:])
    still = bidders[:]
    at = 0
    for wish in eager:
        if auction.over():
            break
        assert auction.turn() == still[at % len(still)]
        if wish:
            auction.bid(auction.high + 1)
            at = at % len(still) + 1
        else:
            auction.drop()
            del still[at % len(still)]
            at = at if at < len(still) else 0


def test_a_single_bidder_is_asked_once() -> None:
    taken, left = Ascending([3]), Ascending([3])
    assert not taken.over()
    taken.bid(2)
    assert (taken.over(), taken.leader, taken.high) == (True, 3, 2)
    left.drop()
    assert (left.over(), left.leader) == (True, NOBODY)


def test_an_auction_without_bidders_is_over() -> None:
    assert Ascending([]).over()
    assert OnceAround([]).over()


def test_the_last_one_in_may_still_bid_when_nobody_has() -> None:
    auction = Ascending([4, 1, 2])
    auction.drop()
    auction.drop()
    assert (auction.over(), auction.turn()) == (False, 2)
    auction.bid(1)
    assert (auction.over(), auction.leader) == (True, 2)


def test_a_long_ascending_auction() -> None:
    auction = Ascending([2, 0, 1])
    auction.bid(3)
    assert auction.turn() == 0
    auction.bid(5)
    auction.drop()  # 1 is out
    assert auction.turn() == 2
    auction.bid(6)
    assert auction.turn() == 0
    auction.drop()
    assert (auction.over(), auction.leader, auction.high, auction.bidders) == (True, 2, 6, [2])


@few
@given(auctions())
def test_once_around_asks_everyone_once_in_order(case: tuple[list[int], list[int], list[bool]]) -> None:
    bidders, purse, eager = case
    auction = OnceAround(bidders[:])
    asked: list[int] = []
    best = (NOBODY, 0)
    while not auction.over():
        seat = auction.turn()
        asked.append(seat)
        assert auction.last() == (len(asked) == len(bidders))
        if auction.high < purse[seat] and eager[len(asked)]:
            auction.bid(purse[seat])
            assert purse[seat] > best[1]
            best = (seat, purse[seat])
        else:
            auction.drop()
        assert (auction.leader, auction.high) == best
    assert asked == bidders
    assert (auction.leader, auction.high) == best


@few
@given(st.lists(st.integers(0, 3), min_size=6, max_size=6), seats)
def test_top_gives_all_with_the_highest_bid_in_the_given_order(bids: list[int], among: list[int]) -> None:
    best = max(bids[seat] for seat in among)
    assert top(bids, among) == [seat for seat in among if bids[seat] == best]


def test_top_looks_only_at_those_named() -> None:
    assert top([9, 3, 3, 1], [2, 1]) == [2, 1]
    assert top([9, 3, 3, 1], [3]) == [3]
    assert top([9], []) == []


@few
@given(seats, st.integers(0, 9), st.integers(-1, 5))
def test_copies_are_independent_and_the_plain_form_comes_back(
    bidders: list[int], high: int, leader: int
) -> None:
    for auction in (Ascending(bidders[:], 0, high, leader), OnceAround(bidders[:], 0, high, leader)):
        twin = auction.copy()
        assert twin == auction
        twin.bid(high + 1)
        twin.bidders.append(9)
        assert (auction.bidders, auction.at, auction.high, auction.leader) == (bidders, 0, high, leader)
        assert read(type(auction), auction.data()) == auction
