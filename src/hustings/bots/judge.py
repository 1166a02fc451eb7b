"""Answers to one question, compared: in the same imagined worlds, with the same luck, by so many playouts.

The work is fixed and the chance comes from the question itself, so the same question is judged the same way every
time and everywhere. Nothing is taken but the view: a judgement tells no secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import sqrt
from typing import Any, Final

from hustings.bots.calibration import Calibration, calibration
from hustings.core.action import Action, Decision
from hustings.core.evaluator import Evaluator, Figures
from hustings.core.game import Game
from hustings.core.rng import QuickRng, Rng

Args = tuple[int, ...]

LIKELY: Final = 1.96  # standard errors on either side that hold 95 % of what chance does
SAMPLES: Final = 6  # answers at random where there is nothing else to compare with


class Judged:
    """One answer, with what it brought in each world."""

    def __init__(self, args: Args, seat: int, players: int) -> None:
        self.args = args
        self.seat = seat
        self.chances: list[float] = []  # of its seat, in the order of the worlds
        self.totals = [0.0] * players
        self.figures: list[Figures] = []  # of its seat, where they are asked for

    @property
    def tries(self) -> int:
        return len(self.chances)

    @property
    def mean(self) -> float:
        return self.totals[self.seat] / self.tries if self.tries else 0.0

    def means(self) -> list[float]:
        """By seat."""
        return [total / max(self.tries, 1) for total in self.totals]


class Difference:
    """How much better one answer was than another in the same worlds, and how sure that is."""

    def __init__(self, mean: float, error: float) -> None:
        self.mean = mean
        self.error = error  # standard

    def beyond(self, times: float, least: float = 0.0) -> bool:
        """Whether it is so many standard errors above nothing, and not too small to matter."""
        return self.mean > times * self.error and self.mean >= least


def difference(mine: Sequence[float], its: Sequence[float]) -> Difference:
    """Of two answers world by world; both were in the same ones."""
    gaps = [a - b for a, b in zip(mine, its, strict=True)]
    n = len(gaps)
    if n < 2:
        return Difference(sum(gaps), 1.0)
    mean = sum(gaps) / n
    return Difference(mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n * (n - 1))))


def error_of(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    return difference(values, [0.0] * len(values)).error


def question_seed(view: Any, decision: Decision, purpose: str = "") -> bytes:
    """The seed of a question: the same for all that is the same to whoever is asked."""
    text = f"{purpose} {decision.kind} {decision.seat} {view.key()!r}"
    return blake2b(text.encode(), digest_size=16).digest()


class Judge:
    """Compares answers to one question. Worlds are numbered; every answer meets each of them in the same way."""

    def __init__(
        self,
        game: Game[Any, Any],
        evaluator: Evaluator[Any, Any],
        view: Any,
        decision: Decision,
        seed: bytes = b"",
        to_the_end: bool = False,
        scale: Calibration | None = None,
        figures: bool = False,
    ) -> None:
        self.game = game
        self.evaluator = evaluator
        self.view = view
        self.decision = decision
        self.seed = seed or question_seed(view, decision)
        self.to_the_end = to_the_end  # else to the evaluator's horizon, and judged there
        self.scale = calibration(game, evaluator) if scale is None else scale
        self.wants_figures = figures
        self.at = 0  # the horizon it looks from
        self.playouts = 0
        self.tried: list[Judged] = []  # for callers that keep them here

    def world(self, number: int) -> Any:
        rng = QuickRng(self.seed, f"world {number}")
        state = self.game.determinize(self.view, rng)
        self.evaluator.believe(self.game, state, self.decision.seat, rng)
        return state

    def candidates(self, most: int = 0) -> list[Args]:
        """What the evaluator would do at once, then what else it thinks worth a look."""
        rng = Rng(self.seed, "candidates")
        world = self.world(0)
        found = [self.evaluator.choose(self.game, world, self.decision, rng)]
        for args in self.evaluator.candidates(self.game, world, self.decision, rng):
            if args not in found:
                found.append(args)
        space = self.decision.space
        if len(found) == 1 and space.count() > 1:  # it knows one good answer: against any others
            for _ in range(SAMPLES):
                args = space.sample(rng)
                if args not in found:
                    found.append(args)
        return found[:most] if most else found

    def answers(self, args: Sequence[Args]) -> list[Judged]:
        return [Judged(one, self.decision.seat, self.game.players) for one in args]

    def try_all(self, field: Sequence[Judged], worlds: range) -> None:
        """Try these answers in these worlds."""
        game, evaluator, seat = self.game, self.evaluator, self.decision.seat
        for number in worlds:
            world = self.world(number)
            goal = self.at = evaluator.horizon(game, world)
            for judged in field:
                state = game.copy(world)
                game.apply_trusted(state, seat, Action(self.decision.kind, judged.args))
                self.play_on(state, goal, QuickRng(self.seed, f"luck {number}"))
                chances = self.scale.chances(evaluator, game, state)
                judged.chances.append(chances[seat])
                for party in range(game.players):
                    judged.totals[party] += chances[party]
                if self.wants_figures:
                    judged.figures.append(evaluator.figures(game, state, seat))
                self.playouts += 1

    def play_on(self, state: Any, goal: int, rng: Rng) -> None:
        self.evaluator.play_on(self.game, state, goal, rng)
        while self.to_the_end and not self.game.over(state):
            self.evaluator.play_on(self.game, state, self.evaluator.horizon(self.game, state), rng)

    def chance(self, judged: Judged) -> float:
        """Its seat's chance to win with this answer."""
        return self.chances(judged)[judged.seat]

    def error(self, judged: Judged) -> float:
        """The standard error of that chance."""
        slope = self.scale.slope(judged.means(), judged.tries, self.at, judged.seat)
        return slope * error_of(judged.chances)

    def chances(self, judged: Judged) -> list[float]:
        """Each seat's chance to win with this answer."""
        return self.scale.sharpen(judged.means(), judged.tries, self.at)
