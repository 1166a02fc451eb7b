"""The bot that thinks ahead: answers are tried in many imagined worlds, and the best one stands.

For each world that fits the view the game is played on by the evaluator's quick choices, for every
seat, to the next horizon, and judged there. All answers meet the same worlds and the same luck,
so they are compared and not their luck; halving drops the weaker half again and again and
spends the time on those that matter (sequential halving). An answer that is clearly worse, or
that makes no difference, goes sooner, and where one is left thinking stops: the time is the most
a decision may take, not what it always takes.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, sqrt
from time import monotonic
from typing import Any, Final

from hustings.bots.sense import ThinkingBot
from hustings.core.action import Action, Decision
from hustings.core.evaluator import Evaluator
from hustings.core.game import Game
from hustings.core.rng import QuickRng, Rng

Args = tuple[int, ...]
SEEDS: Final = 1 << 30

FIRST_LOOK: Final = 10  # worlds before an answer may be given up: fewer say nothing about their spread
CLEARLY: Final = 3.0  # standard errors behind the best one that make an answer a lost cause
HURRY: Final = 0.005  # seconds in which there is nothing to be thought
ALIKE: Final = 0.001  # chances to win closer than this are the same


class Thought:
    """One answer with what its playouts brought so far."""

    def __init__(self, args: Args) -> None:
        self.args = args
        self.gains: list[float] = []  # the chance to win in each world, in the order of the worlds
        self.total = 0.0
        self.points = 0.0

    @property
    def tries(self) -> int:
        return len(self.gains)

    @property
    def mean(self) -> float:
        """The seat's chance to win after this answer."""
        return self.total / self.tries if self.tries else 0.0

    @property
    def lead(self) -> float:
        """Points ahead of the mean of the others after this answer, where they were added up."""
        return self.points / self.tries if self.tries else 0.0

    def hopeless(self, best: Thought) -> bool:
        """Whether ``best``, tried in the same worlds, is better without doubt, or not to be told from this."""
        n = len(self.gains)
        ahead = (best.total - self.total) / n
        squares = 0.0
        for mine, its in zip(self.gains, best.gains, strict=True):
            squares += (its - mine - ahead) ** 2
        error = sqrt(squares / (n * (n - 1)))
        return ahead > CLEARLY * error or ahead + 2 * error < ALIKE


class PlannerBot(ThinkingBot):
    """At most ``seconds`` of thought for a decision, or ``playouts`` where results must not depend on speed.

    ``clock`` may count the processor's time instead of the world's: then a busy machine changes nothing.
    ``most`` tells how many seconds there are where somebody waits, however many were promised: below
    ``HURRY`` it answers as it would at once.
    """

    name = "planner"
    first_look = FIRST_LOOK

    def __init__(
        self,
        rng: Rng,
        evaluator: Evaluator[Any, Any] | None = None,
        seconds: float = 1.0,
        playouts: int = 0,
        clock: Callable[[], float] = monotonic,
        most: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(rng, evaluator)
        self.seconds = seconds
        self.playouts = playouts
        self.clock = clock
        self.most = most
        self.counts_points = False  # for hints: also add up the points, not only the chance to win

    def budget(self) -> float:
        """The seconds for the next thought; without end where playouts are counted."""
        seconds = inf if self.playouts else self.seconds
        return seconds if self.most is None else min(seconds, self.most())

    def decide(self, game: Game[Any, Any], view: Any, decision: Decision) -> Action:
        return Action(decision.kind, self.think(game, view, decision)[0].args)

    def think(self, game: Game[Any, Any], view: Any, decision: Decision) -> list[Thought]:
        """The answers considered, best first; what the evaluator would do at once is among them."""
        seconds = self.budget()
        start = self.clock()
        field = self.first_answers(game, view, decision, seconds)
        return self.compare(game, view, decision, field, start, seconds, self.playouts)

    def first_answers(
        self, game: Game[Any, Any], view: Any, decision: Decision, seconds: float
    ) -> list[Thought]:
        """What the evaluator would do at once, then what else it thinks worth a look, where there is time for that."""
        evaluator = self.evaluator(game)
        world = self.imagine(game, view, decision.seat)
        first = evaluator.choose(game, world, decision, self.rng)
        field = [Thought(first)]
        if seconds < HURRY:
            return field
        for args in evaluator.candidates(game, world, decision, self.rng):
            if args != first:
                field.append(Thought(args))
        return field

    def compare(
        self,
        game: Game[Any, Any],
        view: Any,
        decision: Decision,
        field: list[Thought],
        start: float,
        seconds: float,
        playouts: int,
    ) -> list[Thought]:
        """These answers, best first, after at most so many ``seconds`` since ``start``, or ``playouts`` where they are counted."""
        if len(field) == 1:
            return field
        evaluator = self.evaluator(game)
        out: list[Thought] = []
        spent = 0
        rounds = max(1, (len(field) - 1).bit_length())
        stage = 1
        look = self.first_look
        while len(field) > 1:
            if not self.try_all(evaluator, game, view, decision, field, start + 1.2 * seconds):
                break
            spent += len(field)
            done = (self.clock() - start) / seconds
            if playouts:
                done = max(done, spent / playouts)
            while len(field) > 1 and done >= stage / rounds:
                field.sort(key=_by_mean)
                keep = max(1, (len(field) + 1) // 2)
                out = field[keep:] + out
                field = field[:keep]
                stage += 1
            if len(field) > 1 and field[0].tries >= look:
                look += look // 2
                field.sort(key=_by_mean)
                lost = [thought for thought in field[1:] if thought.hopeless(field[0])]
                field = [thought for thought in field if thought not in lost]
                out = lost + out
        field.sort(key=_by_mean)
        return field + out

    def try_all(
        self,
        evaluator: Evaluator[Any, Any],
        game: Game[Any, Any],
        view: Any,
        decision: Decision,
        field: list[Thought],
        deadline: float = inf,
    ) -> bool:
        """One more world, the same for every answer still in the field; False if time ran out on the way."""
        world = self.imagine(game, view, decision.seat)
        luck = self.rng.below(SEEDS)
        goal = evaluator.horizon(game, world)
        gains: list[float] = []
        leads: list[float] = []
        for thought in field:
            if self.clock() > deadline:
                return False  # an unfinished comparison tells nothing
            state = game.copy(world)
            game.apply_trusted(state, decision.seat, Action(decision.kind, thought.args))
            evaluator.play_on(game, state, goal, QuickRng(b"%d" % luck))
            gains.append(evaluator.win_probabilities(game, state)[decision.seat])
            leads.append(lead(evaluator.value(game, state), decision.seat) if self.counts_points else 0.0)
        for i in range(len(field)):
            field[i].gains.append(gains[i])
            field[i].total += gains[i]
            field[i].points += leads[i]
        return True


def lead(worth: list[float], seat: int) -> float:
    """Points ahead of the mean of the others."""
    return worth[seat] - (sum(worth) - worth[seat]) / max(len(worth) - 1, 1)


def _by_mean(thought: Thought) -> float:
    return -thought.mean
