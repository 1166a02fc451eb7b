"""What search finds becomes weights of quick choices."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hustings.bots.judgement import LearnedEvaluator
from hustings.core.action import CHANCE, Decision
from hustings.core.rng import Rng
from hustings.registry import title
from hustings.train.distill import Asking, Exercises, JudgedGame, distance, distill, play_and_judge, replay
from hustings.train.play import Explorer, Pick, play_quickly, set_up

ID = "zoocracy"
KINDS = ("campaign", "propose", "vote")  # whose quick choices leave nothing to chance
NUMBERS = title(ID).evaluator.numbers()


@pytest.fixture(scope="module")
def played() -> JudgedGame:
    return play_and_judge(Asking(ID, NUMBERS, None, "test", playouts=2, worlds=2))


class Watched(Explorer):
    """Counts how often it answers otherwise, and that it may."""

    def __init__(self, rate: float, habit: Pick | None = None) -> None:
        super().__init__(title(ID).evaluator.new(), None, Random(1))
        self.rate = rate
        self.habits = dict.fromkeys(KINDS, habit)
        self.answers = self.strayed = 0

    def choose(self, game: Any, state: Any, decision: Decision, rng: Rng) -> tuple[int, ...]:
        found = super().choose(game, state, decision, rng)
        assert found in decision.space
        if decision.kind in KINDS:
            self.answers += 1
            self.strayed += found != LearnedEvaluator.choose(self, game, state, decision, rng)
        return found


def test_an_explorer_strays_as_often_as_it_should() -> None:
    game = set_up(ID, 4)
    faithful, straying, stubborn = Watched(0.0), Watched(0.4), Watched(0.0, max)
    for n in range(4):
        play_quickly(game, [faithful, straying, stubborn, title(ID).evaluator.new()], f"explore {n}")
    assert faithful.answers > 100
    assert faithful.strayed == 0
    assert 0.1 < straying.strayed / straying.answers < 0.4 < stubborn.strayed / stubborn.answers < 0.8


def test_a_judged_game_can_be_played_again(played: JudgedGame) -> None:
    seen: list[int] = []
    spaces = {}

    def visit(at: int, state: Any, decision: Decision) -> None:
        seen.append(at)
        assert played.answers[at] in decision.space
        if decision.seat != CHANCE:
            spaces[at] = (decision.kind, decision.space)

    replay(played, visit)
    assert seen == list(range(len(played.answers)))
    assert len(played.judged) > 10
    for judged in played.judged:
        kind, space = spaces[judged.at]
        assert judged.kind == kind
        assert next(iter(judged.gains.values())) == 0.0  # the quick choice, to which the others are compared
        assert all(args in space for args in judged.gains)
        assert played.answers[judged.at] in judged.gains


def test_each_kind_counts_as_often_as_it_is_asked(played: JudgedGame) -> None:
    for judged in played.judged:
        judged.gains = dict.fromkeys(judged.gains, 1.0)
    exercises = Exercises(ID, [played])
    asked = sum(played.counts.values()) / played.players
    learned, tested = exercises.gain(NUMBERS), exercises.gain(NUMBERS, tested=True)
    assert (4 * learned + tested) / 5 == pytest.approx(asked, rel=0.02)  # a little off for answers not judged


def test_weights_move_to_what_was_judged_better(played: JudgedGame) -> None:
    for judged in played.judged:
        judged.gains = {args: float(sum(args)) for args in judged.gains}
    exercises = Exercises(ID, [played])
    told: list[dict[str, Any]] = []
    found = distill([played], NUMBERS, 1, generations=12, pairs=6, tell=told.append)
    assert found.keys() == NUMBERS.keys()
    assert exercises.gain(found) > exercises.gain(NUMBERS)
    assert told[-1]["distilled"] == 12
    assert told[-1]["gain"] == pytest.approx(exercises.gain(found), abs=1e-3)


def test_answers_alike() -> None:
    assert distance((1, 2), (1, 2)) == 0
    assert (
        distance((1, 2), (1, 3))
        < distance((1, 2), (1, 9))
        < distance((1, 2), (2, 9))
        < distance((1,), (1, 2))
    )
