"""07: the final count."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.modern.scoring import media_points, money_points
from tests.die_macher.modern.scenario import modern, table


@pytest.mark.rule("2019:07.b")
def test_media_markers_score_their_spaces() -> None:
    game = modern(4, 4)
    assert [media_points(game, 1 << election) for election in range(4)] == [10, 8, 6, 4]
    assert media_points(game, 0b1011) == 10 + 8 + 4


@pytest.mark.rule("2019:07.b", "2019:08.b")
def test_the_long_game_uses_all_seven_spaces() -> None:
    game = modern(4, 7)
    assert [media_points(game, 1 << election) for election in range(7)] == [16, 14, 12, 10, 8, 6, 4]


@pytest.mark.rule("2019:07.d", "2019:M43")
@pytest.mark.parametrize(
    ("money", "points"),
    [
        ([9, 8, 7, 0], [6, 3, 0, 0]),
        ([9, 9, 7, 0], [6, 6, 0, 0]),
        ([9, 7, 7, 7], [6, 3, 3, 3]),
        ([5, 5, 5, 5], [6, 6, 6, 6]),
    ],
)
def test_the_two_richest_score_and_ties_share_in_full(money: list[int], points: list[int]) -> None:
    assert money_points(money, (6, 3)) == points


@pytest.mark.rule("2019:07.c", "2019:07.e")
def test_everything_is_added_up_and_most_points_win() -> None:
    t = table()
    t.state.vote_points = [20, 30, 0, 0]
    t.state.win_points = [12, 0, 0, 0]
    t.state.presence = [0b1, 0, 0, 0]
    t.state.base = [13, 10, 9, 10]
    t.state.money = [5, 40, 30, 0]
    outcome = t.game.outcome(t.state)
    assert outcome.points == [20 + 12 + 10 + 13, 30 + 10 + 6, 9 + 3, 10]
    assert outcome.ranks == [1, 2, 3, 4]
    assert outcome.winners == [0]


@pytest.mark.rule("2019:M44")
def test_equals_share_the_victory() -> None:
    t = table()
    t.state.vote_points = [20, 20, 0, 0]
    outcome = t.game.outcome(t.state)
    assert outcome.ranks == [1, 1, 3, 3]
    assert outcome.winners == [0, 1]
