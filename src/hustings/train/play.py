"""Quick games between evaluators, for learning: no search, no records."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from hustings.core.action import CHANCE, Action
from hustings.core.evaluator import Evaluator
from hustings.core.game import Game, Outcome
from hustings.core.rng import QuickRng
from hustings.registry import game as find_game

Watch = Callable[[Any], None]  # of a state
Tell = Callable[[dict[str, Any]], None]  # of how far a run has come


def silent(line: dict[str, Any]) -> None:
    """Tell nobody."""


@cache
def set_up(id: str, players: int) -> Game[Any, Any]:
    """A game with its default options."""
    return find_game(id, players)


def play_quickly(
    game: Game[Any, Any], evaluators: list[Evaluator[Any, Any]], seed: str, watch: Watch | None = None
) -> Outcome:
    """One game by quick choices, each seat by its own evaluator; ``watch`` is shown every state before an answer."""
    state = game.initial()
    luck = QuickRng(f"{seed} luck".encode())
    chance = [QuickRng(f"{seed} {seat}".encode()) for seat in range(game.players)]
    while asked := game.pending(state):
        decision = asked[0]
        seat = decision.seat
        if watch is not None:
            watch(state)
        if seat == CHANCE:
            args = decision.space.sample(luck)
        else:
            world = game.determinize(game.view(state, seat), chance[seat])
            evaluators[seat].believe(game, world, seat, chance[seat])
            args = evaluators[seat].choose(game, world, decision, chance[seat])
        game.apply_trusted(state, seat, Action(decision.kind, args))
    return game.outcome(state)


def won(outcome: Outcome, seat: int) -> float:
    """1 for a win, its part for a shared one."""
    return 1.0 / outcome.ranks.count(1) if outcome.ranks[seat] == 1 else 0.0


def margin(outcome: Outcome, seat: int) -> float:
    """Points ahead of the mean of the others."""
    points = outcome.points
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)
