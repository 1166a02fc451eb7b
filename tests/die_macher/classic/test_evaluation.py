"""How bots judge a position: what they have left, and where in the round they are."""

from __future__ import annotations

import pytest

from hustings.core.frame import Frame
from hustings.games.die_macher.classic import frames
from hustings.games.die_macher.classic.evaluation.position import expected_points, money_price, rounds_to
from tests.die_macher.classic.scenario import Table, both, cards


@both
def test_each_donation_left_counts_the_same(edition: str) -> None:
    table = Table(edition, 3)
    table.state.stack = [Frame(frames.ROUND), Frame(frames.MEDIA)]

    def value(*left: int) -> float:
        table.state.donations[0] = cards(*left)
        return expected_points(table.game, table.state)[0]

    assert value(4) == value(0)
    assert value(0) < value(0, 4) < value(0, 1, 2, 3, 4)


@pytest.mark.parametrize(
    ("kind", "coming"),
    [
        (frames.BIDDING, 1),
        (frames.EXCHANGES, 1),
        (frames.MEETINGS, 0),
        (frames.AUCTION, 0),
        (frames.PRIVILEGE, 0),
        (frames.MEMBERS, 0),
        (frames.FINANCE, 1),
        (frames.DONATIONS, 1),
    ],
)
def test_the_meetings_of_this_round_come_until_they_are_held(kind: int, coming: int) -> None:
    table = Table("2006", 3)
    table.state.stack = [Frame(frames.ROUND), Frame(kind)]
    assert [rounds_to(table.state, i) for i in (0, 2)] == [coming, 2 + coming]


@both
def test_money_is_worth_nothing_once_the_last_campaign_converts(edition: str) -> None:
    table = Table(edition, 3)
    table.state.round = table.game.tables.elections - 1
    programme = table.game.programmes[table.state.round]
    for step in range(1, len(programme) + 1):
        table.state.stack = [Frame(frames.ROUND, step), Frame(programme[step - 1])]
        before = step <= programme.index(frames.POLLS) + 1
        assert (money_price(table.game, table.state) > 0) == before
