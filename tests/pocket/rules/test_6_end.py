"""Rounds, end and winner. [pocket §6]"""

from __future__ import annotations

import pytest

from hustings.games.pocket import events as told
from tests.pocket.scenario import Table


@pytest.mark.rule("pocket:6")
def test_two_rounds_of_four_phases() -> None:
    table = Table(2)
    kinds: list[str] = []
    while asked := table.asked:
        if not kinds or kinds[-1] != asked[0][1]:
            kinds.append(asked[0][1])
        table.do(*asked[0], *((0, 0) if asked[0][1] == "meetings" else (0,)))
    assert kinds == ["bid", "meetings", "card"] * 2
    assert table.events[-2:] == [told.COUNTED(votes=[0, 0]), told.END()]
    assert table.game.over(table.state)
    assert table.refusal(0, "bid", 0).id == "not-your-turn"


@pytest.mark.rule("pocket:6")
def test_the_order_and_the_votes_last_into_the_second_round() -> None:
    table = Table().bid(1, 3, 2).meet((1, 0), (0, 0), (0, 0)).nobody_plays()
    assert (table.state.round, table.state.order, table.state.votes) == (1, [1, 2, 0], [1, 0, 0])
    assert table.bid(2, 2, 2).state.order == [1, 2, 0]


@pytest.mark.rule("pocket:6")
@pytest.mark.parametrize(
    ("votes", "funds", "ranks", "winners"),
    [
        ([9, 4, 7], [0, 8, 5], [1, 3, 2], [0]),
        ([7, 4, 7], [3, 8, 5], [2, 3, 1], [2]),
        ([7, 7, 7], [5, 8, 5], [2, 1, 2], [1]),
        ([7, 4, 7], [5, 8, 5], [1, 3, 1], [0, 2]),
        ([0, 0, 0], [5, 5, 5], [1, 1, 1], [0, 1, 2]),
    ],
)
def test_most_votes_win_then_funds_then_the_place_is_shared(
    votes: list[int], funds: list[int], ranks: list[int], winners: list[int]
) -> None:
    table = Table().round().bid().meet()
    table.state.votes, table.state.funds = votes[:], funds[:]
    table.nobody_plays()
    outcome = table.game.outcome(table.state)
    assert (outcome.points, outcome.ranks, outcome.winners) == (votes, ranks, winners)
    assert outcome.reason == "rounds-played"
