"""Playouts by many kinds of players: the same for the same luck, and not the ones an opponent could count on."""

from __future__ import annotations

from typing import Any

import pytest

import hustings
from hustings.bots import make
from hustings.bots.judgement import LearnedEvaluator, best_evaluator
from hustings.bots.varied import KINDS, VariedEvaluator
from hustings.core.action import CHANCE, Action
from hustings.core.evaluator import Evaluator
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.rng import QuickRng, Rng, seeded

GAMES = ["die-macher-1997", "die-macher-2006", "die-macher-2019", "zoocracy"]


def begun(game: Game[Any, Any], answers: int) -> Any:
    """A state of a game of greedy players, after so many answers."""
    state, rng = game.initial(), seeded(8)
    greedy = make("greedy", rng)
    for _ in range(answers):
        decision = game.pending(state)[0]
        if decision.seat == CHANCE:
            action = Action(decision.kind, decision.space.sample(rng))
        else:
            action = greedy.decide(game, game.view(state, decision.seat), decision)
        game.apply(state, decision.seat, action)
    return state


def varied(game: Game[Any, Any]) -> VariedEvaluator:
    found = best_evaluator(game)
    assert isinstance(found, LearnedEvaluator)
    return VariedEvaluator(found.base, found.network)


def ends(evaluator: Any, game: Game[Any, Any], state: Any, luck: range) -> list[str]:
    found = []
    for n in luck:
        after = game.copy(state)
        evaluator.play_on(game, after, evaluator.horizon(game, state), QuickRng(b"%d" % n))
        found.append(repr(game.view(after, 0).key()))
    return found


@pytest.mark.parametrize("id", GAMES)
def test_the_same_luck_means_the_same_players(id: str) -> None:
    game = hustings.game(id, 4)
    state = begun(game, 60)
    one, other = varied(game), varied(game)
    assert ends(one, game, state, range(8)) == ends(other, game, state, range(8))


@pytest.mark.parametrize("id", GAMES)
def test_players_differ_but_judge_by_what_was_learned(id: str) -> None:
    game = hustings.game(id, 4)
    evaluator = varied(game)
    learned = best_evaluator(game)
    kinds = [evaluator.kind(number) for number in range(KINDS)]
    assert evaluator.numbers() == kinds[0].numbers() == learned.numbers()
    assert len({repr(kind.numbers()) for kind in kinds}) == KINDS
    state = begun(game, 60)
    assert evaluator.win_probabilities(game, state) == learned.win_probabilities(game, state)
    assert len({ends(kind, game, state, range(1))[0] for kind in kinds}) > 3


class Noted(LearnedEvaluator):
    """Notes what it is asked for."""

    def __init__(self, base: Evaluator[Any, Any], notes: list[str]) -> None:
        super().__init__(base, None)
        self.notes = notes

    def observe(self, game: Game[Any, Any], event: Event) -> None:
        self.notes.append("observe")

    def play_on(self, game: Game[Any, Any], state: Any, goal: int, rng: Rng) -> None:
        self.notes.append("play")

    def believe(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> None:
        self.notes.append("believe")


def test_each_kind_plays_now_and_then() -> None:
    game = hustings.game("zoocracy", 4)
    evaluator = varied(game)
    notes: list[list[str]] = [[] for _ in range(KINDS)]
    evaluator.kinds = {number: Noted(evaluator.kind(number), notes[number]) for number in range(KINDS)}
    state, rng = begun(game, 40), QuickRng(b"kinds")
    for _ in range(10 * KINDS):
        evaluator.play_on(game, state, 0, rng)
        evaluator.believe(game, state, 0, rng)
    assert all("play" in note and "believe" in note for note in notes)
    assert sum(map(len, notes)) == 20 * KINDS


def test_all_of_them_hear_what_happens_also_before_they_are_made() -> None:
    game = hustings.game("zoocracy", 4, advanced="true")
    base = best_evaluator(game)
    notes: list[str] = []

    class Heard(LearnedEvaluator):
        def judging_by(self, numbers: dict[str, float]) -> Evaluator[Any, Any]:
            return Noted(self.base.judging_by(numbers), notes)

    evaluator = VariedEvaluator(Heard(base, None), None)
    assert evaluator.listens_to(game)
    state = begun(game, 40)
    events = game.apply(state, *answer(game, state))
    evaluator.kind(1)
    evaluator.observe(game, events[0])
    assert notes == ["observe"]
    evaluator.kind(2)
    assert notes == ["observe", "observe"]


def answer(game: Game[Any, Any], state: Any) -> tuple[int, Action]:
    decision = game.pending(state)[0]
    return decision.seat, Action(decision.kind, decision.space.sample(seeded(1)))


def test_champion_thinks_with_them_and_where_nothing_was_learned_without() -> None:
    bot = make("champion@1", seeded(1))
    assert isinstance(bot.evaluator(hustings.game("zoocracy", 4)), VariedEvaluator)  # type: ignore[attr-defined]
    bot = make("champion@1", seeded(1))
    assert not isinstance(bot.evaluator(hustings.game("zoocracy", 2)), LearnedEvaluator)  # type: ignore[attr-defined]
