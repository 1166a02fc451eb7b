"""Bidding for the order. [pocket §2]"""

from __future__ import annotations

import pytest

from hustings.core.action import SPECTATOR
from hustings.core.space import Range
from hustings.games.pocket import events as told
from hustings.mechanisms.sealed import CHOSEN
from tests.pocket.scenario import Table


@pytest.mark.rule("pocket:2")
def test_all_bid_at_once_from_nothing_to_five() -> None:
    table = Table()
    assert table.asked == [(0, "bid"), (1, "bid"), (2, "bid")]
    assert {decision.space for decision in table.pending} == {Range(0, 5, "pocket §2")}
    table.do(1, "bid", 5)
    assert table.asked == [(0, "bid"), (2, "bid")]
    assert table.refused(0, "bid", 6) == "pocket §2"


@pytest.mark.rule("pocket:2")
def test_nobody_bids_more_than_they_have() -> None:
    table = Table()
    table.state.funds[1] = 3
    message = table.refusal(1, "bid", 4)
    assert (message.id, message.values, message.rule) == ("pocket-no-funds", {"funds": 3}, "pocket §2")
    table.do(1, "bid", 3)


@pytest.mark.rule("pocket:2")
def test_bids_are_secret_until_the_last_is_in() -> None:
    table = Table()
    assert table.do(2, "bid", 4).events == [CHOSEN(seat=2, values=[4])]
    assert table.state.funds == [10, 10, 10]
    for viewer in (0, 1, SPECTATOR):
        assert table.game.view(table.state, viewer).sealed.values == [(), (), ()]
    table.do(0, "bid", 1)
    events = table.do(1, "bid", 2).events
    assert [(event["seat"], event["amount"]) for event in events if event.kind == "revealed"] == [
        (0, 1),
        (1, 2),
        (2, 4),
    ]
    assert events[-1] == told.ORDER(order=[2, 1, 0])


@pytest.mark.rule("pocket:2", "pocket:K1")
def test_everyone_pays_their_bid() -> None:
    assert Table().bid(5, 0, 3).state.funds == [5, 10, 7]


@pytest.mark.rule("pocket:2")
@pytest.mark.parametrize(
    ("before", "bids", "after"),
    [
        ([0, 1, 2], (0, 1, 2), [2, 1, 0]),
        ([0, 1, 2], (3, 3, 3), [0, 1, 2]),
        ([2, 0, 1], (3, 3, 3), [2, 0, 1]),
        ([2, 1, 0], (4, 4, 1), [1, 0, 2]),
        ([1, 2, 0], (0, 5, 5), [1, 2, 0]),
        ([2, 1, 0], (0, 5, 5), [2, 1, 0]),
    ],
)
def test_the_highest_goes_first_and_ties_keep_their_order(
    before: list[int], bids: tuple[int, ...], after: list[int]
) -> None:
    table = Table()
    table.state.order = before
    assert table.bid(*bids).state.order == after


@pytest.mark.rule("pocket:2.ex1")
def test_example_of_two_equal_bids() -> None:
    table = Table().bid(1, 4, 4)
    assert table.state.order == [1, 2, 0]
    assert table.state.funds == [9, 6, 6]
