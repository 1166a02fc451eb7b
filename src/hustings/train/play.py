"""Quick games between evaluators, for learning: no search, no records."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final

from hustings.bots.judgement import LearnedEvaluator
from hustings.bots.variations import variation
from hustings.core.action import CHANCE, Action, Args, Decision
from hustings.core.evaluator import Evaluator
from hustings.core.game import Game, Outcome
from hustings.core.network import Network
from hustings.core.rng import QuickRng, Rng
from hustings.registry import game as find_game

Watch = Callable[[Any], None]  # of a state
Tell = Callable[[dict[str, Any]], None]  # of how far a run has come
Pick = Callable[[list[Args]], Args]

STRAYING: Final = (0.0, 0.05, 0.15, 0.4)  # how often a player answers otherwise
HABITS: Final = 0.15  # kinds of questions for which a player has a way of its own
HABIT: Final = 0.8  # how often it goes that way then
VARIATIONS: Final = 4  # of a quick choice, beside its rivals


class Explorer(LearnedEvaluator):
    """Quick choices, but for some made at random: now and then, and for some kinds of questions all game long.

    Who watches players that always choose alike learns what goes along with winning, not what leads to it: that a
    party wins which has kept its largest donation, say, because no sensible one ever keeps it. Search finds such
    answers.
    """

    def __init__(self, base: Evaluator[Any, Any], network: Network | None, random: Random) -> None:
        super().__init__(base, network)
        self.random = random
        self.rate = random.choice(STRAYING)
        self.habits: dict[str, Pick | None] = {}  # by kind of question

    def choose(self, game: Game[Any, Any], state: Any, decision: Decision, rng: Rng) -> Args:
        found = self.base.choose(game, state, decision, rng)
        random = self.random
        if decision.kind not in self.habits:
            ways: list[Pick] = [min, max, random.choice]
            self.habits[decision.kind] = random.choice(ways) if random.random() < HABITS else None
        habit = self.habits[decision.kind]
        if random.random() >= (HABIT if habit else self.rate):
            return found
        options = [found, *self.base.candidates(game, state, decision, rng)]
        options += [variation(decision.space, found, rng) for _ in range(VARIATIONS)]
        return habit(options) if habit else random.choice(options)


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
