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

from hustings.bots.sense import ThinkingBot
from hustings.core.action import Action, Decision
from hustings.core.brain import Brain
from hustings.core.game import Game
from hustings.core.rng import Rng

Args = tuple[int, ...]
SEEDS = 1 << 30


class Thought:
    """One answer with what its playouts brought so far."""

    def __init__(self, args: Args) -> None:
        self.args = args
        self.total = 0.0
        self.points = 0.0
        self.tries = 0

    @property
    def mean(self) -> float:
        """The seat's chance to win after this answer."""
        return self.total / self.tries if self.tries else 0.0

    @property
    def lead(self) -> float:
        """Points ahead of the mean of the others after this answer, where they were added up."""
        return self.points / self.tries if self.tries else 0.0


class PlannerBot(ThinkingBot):
    """``seconds`` of thought for a decision, or ``playouts`` of them where results must not depend on speed."""

    name = "planner"

    def __init__(
        self,
        rng: Rng,
        brain: Brain[Any, Any] | None = None,
        seconds: float = 1.0,
        playouts: int = 0,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(rng, brain)
        self.seconds = seconds
        self.playouts = playouts
        self.clock = clock
        self.counts_points = False  # for hints: also add up the points, not only the chance to win

    def decide(self, game: Game[Any, Any], view: Any, decision: Decision) -> Action:
        return Action(decision.kind, self.think(game, view, decision)[0].args)

    def think(self, game: Game[Any, Any], view: Any, decision: Decision) -> list[Thought]:
        """The answers considered, best first; what the brain would do at once is among them."""
        brain = self.brain(game)
        start = self.clock()
        world = self.imagine(game, view, decision.seat)
        first = brain.choose(game, world, decision, self.rng)
        field = [Thought(first)]
        for args in brain.candidates(game, world, decision, self.rng):
            if args != first:
                field.append(Thought(args))
        if len(field) == 1:
            return field
        out: list[Thought] = []
        spent = 0
        rounds = max(1, (len(field) - 1).bit_length())
        stage = 1
        while len(field) > 1:
            if not self.try_all(brain, game, view, decision, field, start):
                break
            spent += len(field)
            done = spent / self.playouts if self.playouts else (self.clock() - start) / self.seconds
            while len(field) > 1 and done >= stage / rounds:
                field.sort(key=_by_mean)
                keep = max(1, (len(field) + 1) // 2)
                out = field[keep:] + out
                field = field[:keep]
                stage += 1
        field.sort(key=_by_mean)
        return field + out

    def try_all(
        self,
        brain: Brain[Any, Any],
        game: Game[Any, Any],
        view: Any,
        decision: Decision,
        field: list[Thought],
        start: float,
    ) -> bool:
        """One more world, the same for every answer still in the field; False if time ran out on the way."""
        world = self.imagine(game, view, decision.seat)
        luck = self.rng.below(SEEDS)
        goal = brain.horizon(game, world)
        gains: list[float] = []
        leads: list[float] = []
        for thought in field:
            if not self.playouts and self.clock() - start > 1.2 * self.seconds:
                return False  # an unfinished comparison tells nothing
            state = game.copy(world)
            game.apply_trusted(state, decision.seat, Action(decision.kind, thought.args))
            brain.play_on(game, state, goal, Rng(b"%d" % luck))
            gains.append(brain.prospects(game, state)[decision.seat])
            leads.append(lead(brain.worth(game, state), decision.seat) if self.counts_points else 0.0)
        for i in range(len(field)):
            field[i].total += gains[i]
            field[i].points += leads[i]
            field[i].tries += 1
        return True


def lead(worth: list[float], seat: int) -> float:
    """Points ahead of the mean of the others."""
    return worth[seat] - (sum(worth) - worth[seat]) / max(len(worth) - 1, 1)


def _by_mean(thought: Thought) -> float:
    return -thought.mean
