"""06.1: bidding for first player."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.modern import frames
from tests.die_macher.modern.scenario import ANGIE, MARION, NICOLE, OTTO, Table, table


def bidding(*bids: int, first: int = MARION, tied_bids: str = "text") -> Table:
    t = table(tied_bids=tied_bids)
    t.state.first = first
    t.begin(frames.FIRST_PLAYER)
    for seat, bid in enumerate(bids):
        t.do(seat, "bid", bid)
    return t


@pytest.mark.rule("2019:06.1.a", "2019:M12")
def test_bids_are_sealed_and_never_above_ones_money() -> None:
    t = bidding()
    assert t.asked == [(seat, "bid") for seat in range(4)]
    assert t.refused(MARION, "bid", 31) == "2019 §06.1.a"
    t.do(MARION, "bid", 30)
    assert t.game.view(t.state, ANGIE).sealed.values[MARION] == ()
    t.do(ANGIE, "bid", 0)


@pytest.mark.rule("2019:06.1.b")
def test_the_highest_bidder_alone_pays_and_goes_first() -> None:
    t = bidding(2, 5, 4, 0)
    assert t.state.first == ANGIE
    assert t.state.money == [30, 25, 30, 30]
    assert t.asked[0][1] != "raise"


@pytest.mark.rule("2019:06.1.c", "2019:06.1.ex")
def test_marion_raises_to_four_and_angie_passes() -> None:
    """Both bid 3; Marion, first player so far, speaks before Angie at her left."""
    t = bidding(3, 3, 1, 2)
    assert t.asked == [(MARION, "raise")]
    t.answer("raise", 4 + 1)
    assert t.asked == [(ANGIE, "raise")]
    t.answer("raise", 0)
    assert t.state.first == MARION
    assert t.state.money == [26, 30, 30, 30]


@pytest.mark.rule("2019:06.1.c", "2019:M13")
def test_the_right_hand_neighbour_of_the_old_first_player_speaks_first() -> None:
    t = bidding(3, 3, 3, 3, first=NICOLE)
    order = []
    for _ in range(4):
        order.append(t.asked[0][0])
        t.answer("raise", 0)
    assert order == [ANGIE, NICOLE, OTTO, MARION]


@pytest.mark.rule("2019:06.1.ex", "2019:M13")
def test_by_option_the_old_first_player_speaks_first() -> None:
    t = bidding(3, 3, 3, 3, first=NICOLE, tied_bids="example")
    order = []
    for _ in range(4):
        order.append(t.asked[0][0])
        t.answer("raise", 0)
    assert order == [NICOLE, OTTO, MARION, ANGIE]


@pytest.mark.rule("2019:06.1.c", "2019:M14")
def test_a_raise_beats_the_highest_bid_and_comes_once() -> None:
    t = bidding(3, 3, 1, 3)
    assert t.asked == [(OTTO, "raise")]
    assert t.refused(OTTO, "raise", 3 + 1) == "2019 §M14"
    assert t.refused(OTTO, "raise", 31 + 1) == "2019 §06.1.a"
    t.answer("raise", 6 + 1)
    assert t.refused(MARION, "raise", 6 + 1) == "2019 §M14"
    t.answer("raise", 7 + 1)
    assert t.asked == [(ANGIE, "raise")]
    t.answer("raise", 0)
    assert (t.state.first, t.state.money[MARION], t.state.money[OTTO]) == (MARION, 23, 30)


@pytest.mark.rule("2019:06.1.c", "2019:M15")
def test_if_all_pass_the_last_to_pass_wins_and_pays() -> None:
    t = bidding(3, 3, 1, 2)
    t.answer("raise", 0).answer("raise", 0)
    assert (t.state.first, t.state.money[ANGIE]) == (ANGIE, 27)


@pytest.mark.rule("2019:06.1.c")
def test_a_tie_at_nothing_is_a_tie_like_any_other() -> None:
    t = bidding(0, 0, 0, 0)
    assert t.asked == [(OTTO, "raise")]
    t.answer("raise", 1 + 1)
    for _ in range(3):
        t.answer("raise", 0)
    assert (t.state.first, t.state.money[OTTO]) == (OTTO, 29)
