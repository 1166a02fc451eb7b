"""Bots by name, and games between them."""

from __future__ import annotations

from collections import Counter

import pytest

import hustings
from hustings.bots import BOTS, known, make, steady
from hustings.bots.arena import Run, Tally, interval, mean, play_all, play_one
from hustings.core.action import Decision
from hustings.core.errors import OptionError
from hustings.core.rng import seeded
from hustings.core.space import Range, Space, Vector
from hustings.games.pocket import questions

GAME = hustings.game("pocket", players=2)


def test_every_name_makes_a_bot() -> None:
    for name in [*BOTS, "planner:0.5", "planner@5", "champion:0.5", "strong@5"]:
        assert make(name, seeded(0)).name == name.partition(":")[0].partition("@")[0]


@pytest.mark.parametrize(
    "text",
    [
        "genius",
        "",
        "random:1",
        "planner:",
        "planner:0",
        "planner:-3",
        "planner:x",
        "planner:nan",
        "planner@",
        "planner@0",
        "planner@0.5",
        "greedy@3",
        "club:1",
        "newcomer@2",
    ],
)
def test_what_is_no_bot(text: str) -> None:
    with pytest.raises(OptionError):
        known(text)


def test_a_bot_by_the_clock_is_not_steady() -> None:
    assert steady("random")
    assert steady("greedy")
    assert steady("planner@9")
    assert not steady("planner")
    assert not steady("planner:0.2")
    assert not steady("champion")
    assert steady("champion@9")


def test_random_is_uniform_over_whole_answers() -> None:
    space = Vector((2, 2), 2)
    bot = make("random", seeded(3))
    seen = Counter(bot.decide(GAME, None, Decision(0, questions.MEETINGS, space)).args for _ in range(6000))
    assert set(seen) == set(space)
    assert all(abs(n - 1000) < 130 for n in seen.values())  # over four standard deviations


def test_random_copes_with_more_answers_than_it_has_numbers() -> None:
    huge: Space = Range(0, 1 << 16)
    wide: Space = Vector((99,) * 8, 800)
    assert wide.count() > 1 << 32
    for space in (huge, wide):
        assert make("random", seeded(1)).decide(GAME, None, Decision(0, questions.BID, space)).args in space


def test_a_run_is_the_same_game_by_game() -> None:
    run = Run("pocket", 2, GAME.options, ("random", "planner@4"), 11)
    alone = play_one(run, 3)
    among = next(result for batch in play_all(run, 5, 1) for result in batch if result.number == 3)
    assert (alone.points, alone.ranks, alone.decisions) == (among.points, among.ranks, among.decisions)


def test_a_shared_win_is_shared() -> None:
    run = Run("pocket", 2, GAME.options, ("random", "random"), 0)
    results = [result for batch in play_all(run, 6, 1) for result in batch]
    for result in results[:3]:
        result.ranks = [1, 1]
    for result in results[3:]:
        result.ranks = [2, 1]
    seats = Tally(run, results).data()["seats"]
    assert [seat["wins"]["share"] for seat in seats] == [0.25, 0.75]


def test_intervals() -> None:
    """The classic example: 10 of 100 is 5.5 % to 17.4 % after Wilson."""
    assert interval(10, 100) == {
        "share": 0.1,
        "low": pytest.approx(0.0552, abs=1e-4),
        "high": pytest.approx(0.1744, abs=1e-4),
    }
    assert interval(0, 0) == {"share": 0.0, "low": 0.0, "high": 1.0}
    assert interval(5, 5)["high"] == 1.0
    assert mean([1, 2, 3]) == {"mean": 2.0, "error": pytest.approx(1.1316, abs=1e-4), "least": 1, "most": 3}
    assert mean([4])["error"] == 0.0
    assert mean([])["mean"] == 0.0
