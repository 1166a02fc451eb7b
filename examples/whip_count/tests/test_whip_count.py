"""The rules of Whip Count, one by one, and the laws every game keeps."""

from __future__ import annotations

from typing import Any

import pytest
from whip_count.game import PASSED, PLEDGE, TURN_UP, WITHDRAWN

import hustings
from hustings.core.action import CHANCE
from hustings.testing import check_game

BUDGET = 3


def division(*pledges: int) -> tuple[Any, list[Any]]:
    """The budget comes up and everybody pledges."""
    game = hustings.game("whip-count", players=len(pledges))
    state = game.initial()
    game.apply(state, CHANCE, TURN_UP(bill=BUDGET))
    events: list[Any] = []
    for seat, votes in enumerate(pledges):
        events = game.apply(state, seat, PLEDGE(votes=votes))
    return state, events


@pytest.mark.rule("whip:3")
def test_the_highest_pledge_carries_the_bill_and_alone_pays() -> None:
    state, events = division(4, 7, 0)
    assert PASSED(seat=1, bill=BUDGET, points=5) in events
    assert (state.points, state.votes) == ([0, 5, 0], [15, 8, 15])


@pytest.mark.rule("whip:3")
def test_a_tied_bill_is_withdrawn_and_nobody_pays() -> None:
    state, events = division(7, 7, 0)
    assert WITHDRAWN(bill=BUDGET) in events
    assert (state.points, state.votes) == ([0, 0, 0], [15, 15, 15])


@pytest.mark.rule("whip:2")
def test_nobody_pledges_more_than_they_have() -> None:
    game = hustings.game("whip-count", players=2)
    state = game.initial()
    game.apply(state, CHANCE, TURN_UP(bill=BUDGET))
    with pytest.raises(hustings.core.IllegalAction):
        game.apply(state, 0, PLEDGE(votes=16))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_keeps_the_laws(players: int) -> None:
    check_game(hustings.game("whip-count", players=players), games=25).require()
