"""Random games, step by step: the raw material of every check."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hustings.core.action import Action, Decision
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.rng import Rng, seeded

LONGEST = 50_000  # decisions; a game that goes on longer is taken never to end


class WalkStep:
    """One state of a random game and the answer that is about to be given there."""

    def __init__(self, n: int, state: Any, asked: list[Decision], decision: Decision, action: Action) -> None:
        self.n = n
        self.state = state
        self.asked = asked
        self.decision = decision
        self.action = action


def steps(game: Game[Any, Any], seed: int) -> Iterator[WalkStep]:
    """Every state of one random game with the answer chosen there, before it is applied.

    The states are the walk's own: look, or work on copies. Any open decision may be taken
    first, so sealed choices come in every order.
    """
    rng = seeded(seed, "walk")
    state = game.initial()
    n = 0
    while asked := game.pending(state):
        decision = asked[rng.below(len(asked))]
        action = Action(decision.kind, decision.space.sample(rng))
        yield WalkStep(n, state, asked, decision, action)
        game.apply(state, decision.seat, action, asked)
        n += 1
        if n > LONGEST:
            return


def play_out(game: Game[Any, Any], seed: int) -> tuple[Any, list[tuple[int, Action]], list[list[Event]]]:
    """A whole random game: the final state, the answers with their seats, and the events of each."""
    rng = seeded(seed, "walk")
    state = game.initial()
    answers: list[tuple[int, Action]] = []
    events: list[list[Event]] = []
    while asked := game.pending(state):
        decision = asked[rng.below(len(asked))]
        action = Action(decision.kind, decision.space.sample(rng))
        events.append(game.apply(state, decision.seat, action, asked))
        answers.append((decision.seat, action))
    return state, answers, events


def position(game: Game[Any, Any], seed: int, n: int) -> Any:
    """The state after ``n`` answers of the random game ``seed``."""
    for step in steps(game, seed):
        if step.n == n:
            return game.copy(step.state)
    raise ValueError(f"game {seed} ends before {n} answers")


def some_args(decision: Decision, rng: Rng, most: int) -> list[tuple[int, ...]]:
    """All answers to a decision if there are at most ``most``, else that many different ones at random."""
    if decision.space.count() <= most:
        return list(decision.space)
    return sorted({decision.space.sample(rng) for _ in range(most)})
