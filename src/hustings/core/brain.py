"""What a game knows about playing it well: the part of a bot that understands the game.

A brain looks at states of sampled worlds, made by ``determinize`` from what a seat may know;
it never meets the true one, so nothing it looks at can be a secret. Bots (``hustings.bots``)
bring the search; a game without a brain is played with this one, which only knows the game.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from hustings.core._mypyc import mypyc_attr
from hustings.core.action import Action, Decision
from hustings.core.frame import State
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.rng import Rng

Args = tuple[int, ...]
G = TypeVar("G", bound=Game[Any, Any])
S = TypeVar("S", bound=State)

FEW = 24  # as many answers are looked at one by one


@mypyc_attr(allow_interpreted_subclasses=True)
class Brain(Generic[G, S]):
    """Sense for one game. Everything is from the side of ``decision.seat``."""

    def worth(self, game: G, state: S) -> list[float]:
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

    def choose(self, game: G, state: S, decision: Decision, rng: Rng) -> Args:
        """A sensible answer at once: the one after which the seat stands best, compared with its best rival."""
        options = self.candidates(game, state, decision, rng)
        if len(options) == 1:
            return options[0]
        best = options[0]
        most = 0.0
        first = True
        for args in options:
            after = game.copy(state)
            game.apply_trusted(after, decision.seat, Action(decision.kind, args))
            gain = self.lead(self.worth(game, after), decision.seat)
            if first or gain > most:
                best, most, first = args, gain, False
        return best

    def lead(self, worth: list[float], seat: int) -> float:
        """How far ``seat`` is ahead of its best rival."""
        rival = 0.0
        first = True
        for other in range(len(worth)):
            if other != seat and (first or worth[other] > rival):
                rival = worth[other]
                first = False
        return worth[seat] - rival

    def horizon(self, game: G, state: S) -> int:
        """A number that changes when it is a good time to stop playing out and judge: rounds, say."""
        return 0

    def because(self, game: G, state: S, decision: Decision, args: Args) -> Message | None:
        """In one short sentence, why this answer."""
        return None
