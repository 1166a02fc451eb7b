"""The bot that thinks ahead: answers are tried in many imagined worlds, and the best one stands.

For each world that fits the view the game is played on by the brain's quick choices, for every
seat, to the next horizon, and judged there. All answers meet the same worlds and the same luck,
so they are compared and not their luck; halving drops the weaker half again and again and
spends the time on those that matter (sequential halving).
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from hustings.core.action import CHANCE, Action, Decision
from hustings.core.brain import Brain
from hustings.core.game import Game
from hustings.core.rng import Rng
from hustings.play.agent import Agent

Args = tuple[int, ...]
LONGEST = 400  # answers in one playout, a guard
SEEDS = 1 << 30


class Thought:
    """One answer with what its playouts brought so far."""

    def __init__(self, args: Args) -> None:
        self.args = args
        self.total = 0.0
        self.tries = 0

    @property
    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0


class PlannerBot(Agent):
    """``seconds`` of thought for a decision, or ``playouts`` of them where results must not depend on speed."""

    name = "planner"

    def __init__(
        self,
        rng: Rng,
        brain: Brain[Any, Any],
        seconds: float = 1.0,
        playouts: int = 0,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.rng = rng
        self.brain = brain
        self.seconds = seconds
        self.playouts = playouts
        self.clock = clock

    def decide(self, game: Game[Any, Any], view: Any, decision: Decision) -> Action:
        thoughts = self.think(game, view, decision)
        return Action(decision.kind, thoughts[0].args)

    def think(self, game: Game[Any, Any], view: Any, decision: Decision) -> list[Thought]:
        """The answers considered, best first."""
        world = game.determinize(view, self.rng)
        options = self.brain.candidates(game, world, decision, self.rng)
        field = [Thought(args) for args in options]
        if len(field) == 1:
            return field
        out: list[Thought] = []
        spent = 0
        start = self.clock()
        rounds = max(1, (len(field) - 1).bit_length())
        for stage in range(1, rounds + 1):
            while True:
                self.try_all(game, view, decision, field)
                spent += len(field)
                if self.playouts:
                    if spent >= self.playouts * stage / rounds:
                        break
                elif self.clock() - start >= self.seconds * stage / rounds:
                    break
            field.sort(key=_by_mean)
            keep = max(1, (len(field) + 1) // 2)
            out = field[keep:] + out
            field = field[:keep]
            if len(field) == 1:
                break
        return field + out

    def try_all(self, game: Game[Any, Any], view: Any, decision: Decision, field: list[Thought]) -> None:
        """One more world, the same for every answer still in the field."""
        world = game.determinize(view, self.rng)
        luck = self.rng.below(SEEDS)
        for thought in field:
            rng = Rng(b"%d" % luck)
            state = game.copy(world)
            game.apply_trusted(state, decision.seat, Action(decision.kind, thought.args))
            self.play_on(game, state, rng)
            thought.total += self.brain.lead(self.brain.worth(game, state), decision.seat)
            thought.tries += 1

    def play_on(self, game: Game[Any, Any], state: Any, rng: Rng) -> None:
        """To the next horizon or the end, by quick choices."""
        brain = self.brain
        goal = brain.horizon(game, state)
        for _ in range(LONGEST):
            asked = game.pending(state)
            if not asked or brain.horizon(game, state) != goal:
                return
            decision = asked[0]
            if decision.seat == CHANCE:
                args = decision.space.sample(rng)
            else:
                args = brain.choose(game, state, decision, rng)
            game.apply_trusted(state, decision.seat, Action(decision.kind, args))


def _by_mean(thought: Thought) -> float:
    return -thought.mean
