"""What a game knows about playing it well: the part of a bot that understands the game.

An evaluator looks at states of sampled worlds, made by ``determinize`` from what a seat may know;
it never meets the true one, so nothing it looks at can be a secret. Bots (``hustings.bots``)
bring the search; a game without an evaluator is played with this one, which only knows the game.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, ClassVar, Final, Generic, TypeVar

from hustings.core._mypyc import mypyc_attr
from hustings.core.action import CHANCE, Action, Args, Decision
from hustings.core.event import Event
from hustings.core.frame import Board
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.rng import QuickRng, Rng
from hustings.core.vocabulary import Question

G = TypeVar("G", bound=Game[Any, Any])
S = TypeVar("S", bound=Board)

FEW: Final = 24  # as many answers are looked at one by one
TRIES: Final = 4  # playouts of each, where a game has no evaluator of its own
LONGEST: Final = 2000  # answers in one playout, a guard

Chooser = Callable[[Any, Any, Decision], Args]  # of a game and a state
Figures = list[tuple[Message, float]]  # what a seat has, by name


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[G, S]):
    """Sense for one game. Everything is from the side of ``decision.seat``.

    One that ``listens`` is made anew for each bot, hears what happens in the open and remembers what
    it wants: whose word counts, for instance.
    """

    listens: bool = False
    knows_chances: bool = False  # ``win_probabilities`` was learned from games: nobody needs to fit it

    def new(self) -> Evaluator[Any, Any]:
        """Another one of the kind, without memories."""
        return self

    def numbers(self) -> dict[str, float]:
        """The weights it judges by, by name; none where it has none."""
        return {}

    def judging_by(self, numbers: dict[str, float]) -> Evaluator[Any, Any]:
        """Another one of the kind, with these weights; those left out stay. Raises TypeError for an unknown one."""
        if numbers:
            raise TypeError("this evaluator has no weights")
        return self.new()

    def features(self, game: G, state: S) -> list[list[float]]:
        """The position as numbers for a network, a row for each seat; none where there is no such form of it."""
        return []

    def listens_to(self, game: G) -> bool:
        """Whether there is anything to remember in this game, with its options."""
        return self.listens

    def observe(self, game: G, event: Event) -> None:
        """Something happened, as everybody could see."""

    def value(self, game: G, state: S) -> list[float]:
        """How each seat stands: the points it may expect at the end, in the game's own points."""
        return [float(points) for points in game.outcome(state).points]

    def candidates(self, game: G, state: S, decision: Decision, rng: Rng) -> list[Args]:
        """The answers worth a look, at least one, without repetition."""
        space = decision.space
        if space.count() <= FEW:
            return list(space)
        found: list[Args] = []
        for _ in range(FEW):
            args = space.sample(rng)
            if args not in found:
                found.append(args)
        return found

    def quick(self, game: G, state: S, decision: Decision, rng: Rng) -> Args:
        """An answer for playouts: as good as it can be in no time. Here: any."""
        return decision.space.sample(rng)

    def choose(self, game: G, state: S, decision: Decision, rng: Rng) -> Args:
        """A sensible answer at once. Here: every candidate is played out a few times with the same luck."""
        options = self.candidates(game, state, decision, rng)
        if len(options) == 1:
            return options[0]
        seed = rng.below(1 << 30)
        best = options[0]
        most = -1.0
        for args in options:
            gain = 0.0
            for n in range(TRIES):
                after = game.copy(state)
                game.apply_trusted(after, decision.seat, Action(decision.kind, args))
                self.play_on(game, after, self.horizon(game, state), QuickRng(b"%d %d" % (seed, n)))
                gain += self.win_probabilities(game, after)[decision.seat]
            if gain > most:
                best, most = args, gain
        return best

    def play_on(self, game: G, state: S, goal: int, rng: Rng) -> None:
        """By quick choices for every seat, until the horizon is no longer ``goal`` or the game is over."""
        for _ in range(LONGEST):
            asked = game.pending(state)
            if not asked or self.horizon(game, state) != goal:
                return
            decision = asked[0]
            if decision.seat == CHANCE:
                args = decision.space.sample(rng)
            else:
                args = self.quick(game, state, decision, rng)
            game.apply_trusted(state, decision.seat, Action(decision.kind, args))

    def temperature(self, game: G, state: S) -> float:
        """How many points ahead make a seat e times as likely to win: large while much can still happen."""
        return 5.0

    def win_probabilities(self, game: G, state: S) -> list[float]:
        """Each seat's chance to win, from what it may expect; in a finished game what it has won.

        A smooth measure: everybody ahead or close counts, not the one leader alone.
        """
        if game.over(state):
            ranks = game.outcome(state).ranks
            share = 1.0 / ranks.count(1)
            return [share if rank == 1 else 0.0 for rank in ranks]
        worth = self.value(game, state)
        spread = self.temperature(game, state)
        most = max(worth)
        weights = [exp((points - most) / spread) for points in worth]
        total = sum(weights)
        return [weight / total for weight in weights]

    def believe(self, game: G, state: S, seat: int, rng: Rng) -> None:
        """Make an imagined world likelier in the eyes of ``seat``: sealed answers of others, say, as a player would give them."""

    def horizon(self, game: G, state: S) -> int:
        """A number that changes when it is a good time to stop playing out and judge: rounds, say."""
        return 0

    def figures(self, game: G, state: S, seat: int) -> Figures:
        """What ``seat`` has at a position, as numbers a player would count: to say what an answer changes."""
        return [(Message("terminal-head-points"), float(game.outcome(state).points[seat]))]

    def speaks_of(self, kind: str) -> bool:
        """Whether a bot says why unasked after an answer of this kind: about votes and coalitions, say."""
        return False

    def explain(self, game: G, state: S, decision: Decision, args: Args) -> Message | None:
        """In one short sentence, why this answer."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class QuickEvaluator(Evaluator[G, S]):
    """One that knows a good answer at once, without playing anything out.

    ``choosers`` says who answers which question; what is not in it is answered at random.
    """

    choosers: ClassVar[dict[Question, Chooser]] = {}

    def quick(self, game: G, state: S, decision: Decision, rng: Rng) -> Args:
        return self.choose(game, state, decision, rng)

    def choose(self, game: G, state: S, decision: Decision, rng: Rng) -> Args:
        chooser = self.choosers.get(decision.question)
        return decision.space.sample(rng) if chooser is None else chooser(game, state, decision)
