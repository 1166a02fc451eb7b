"""One game, pick by pick: the prefix of an unfinished choice lives here, not in the game."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from typing import Any, Final

from hustings.core.action import CHANCE, SPECTATOR, Action, Decision
from hustings.core.event import Event
from hustings.core.game import Game, Outcome
from hustings.core.rng import Rng
from hustings.env.picks import STOP, PickEncoder

Args = tuple[int, ...]
Listener = Callable[[list[Event]], None]


class PickTable:
    """``decision`` is the open question (None when the game is over), ``prefix`` what was picked so far.

    With a generator chance answers by itself; without one its picks are asked for like any other. ``listener``
    is told what happens.
    """

    def __init__(
        self, game: Game[Any, Any], picks: PickEncoder, rng: Rng | None, listener: Listener | None = None
    ) -> None:
        self.game = game
        self.picks = picks
        self.rng = rng
        self.listener = listener
        self.state = game.initial()
        self.decision: Decision | None = None
        self.prefix: Args = ()
        self._go_on()

    def copy(self) -> PickTable:
        twin = PickTable.__new__(PickTable)
        twin.game = self.game
        twin.picks = self.picks
        twin.rng = None if self.rng is None else self.rng.copy()
        twin.listener = None
        twin.state = self.game.copy(self.state)
        twin.decision = self.decision
        twin.prefix = self.prefix
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> PickTable:
        """OpenSpiel copies states this way; the game and the vocabulary never change."""
        return self.copy()

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def seat(self) -> int:
        """Whose turn it is; CHANCE for chance. Requires that the game goes on."""
        assert self.decision is not None
        return self.decision.seat

    def asked(self, seat: int) -> tuple[str, Args]:
        """The open question and what was picked so far, if they are this seat's; else nothing."""
        if self.decision is None or self.decision.seat != seat:
            return "", ()
        return self.decision.kind, self.prefix

    def legal(self) -> list[int]:
        return [] if self.decision is None else self.picks.legal(self.decision, self.prefix)

    def odds(self) -> list[tuple[int, float]]:
        """For a pick of chance, each number with its probability."""
        assert self.decision is not None
        space = self.decision.space
        picks = list(space.picks(self.prefix))
        if not picks:
            return [(STOP, 1.0)]
        weights = [space.weight(self.prefix, pick) for pick in picks]
        total = sum(weights)
        position = len(self.prefix)
        return [
            (self.picks.number(self.decision.kind, position, pick), weight / total)
            for pick, weight in zip(picks, weights, strict=True)
        ]

    def pick(self, number: int) -> None:
        """One pick. Raises ValueError if it is not legal."""
        decision = self.decision
        if decision is None or number not in self.legal():
            raise ValueError(f"{number} is not legal here")
        if number == STOP:
            self.answer(Action(decision.kind, self.prefix))
            return
        value = self.picks.value(decision.kind, len(self.prefix), number)
        self.prefix = (*self.prefix, value)
        if not decision.space.picks(self.prefix):
            self.answer(Action(decision.kind, self.prefix))

    def answer(self, action: Action) -> None:
        """The whole answer to the open question at once; it must be legal."""
        assert self.decision is not None
        self._apply(self.decision.seat, action)
        self.prefix = ()
        self._go_on()

    def _apply(self, seat: int, action: Action) -> None:
        if self.listener is None:
            self.game.apply_trusted(self.state, seat, action)
        else:
            self.listener(self.game.apply(self.state, seat, action))

    def _go_on(self) -> None:
        while True:
            asked = self.game.pending(self.state)
            self.decision = asked[0] if asked else None
            if self.decision is None or self.decision.seat != CHANCE or self.rng is None:
                return
            args = self.decision.space.sample(self.rng)
            self._apply(CHANCE, Action(self.decision.kind, args))

    def imagine(self, seat: int, rng: Rng) -> None:
        """Another world that ``seat`` cannot tell from this one; a choice that somebody has begun stays begun."""
        self.state = self.game.determinize(self.game.view(self.state, seat), rng)
        asked = self.game.pending(self.state)
        mine = [other for other in asked if self.decision is not None and other.seat == self.decision.seat]
        self.decision = mine[0] if mine else asked[0] if asked else None

    def outcome(self) -> Outcome:
        return self.game.outcome(self.state)

    def text(self, seat: int = SPECTATOR) -> str:
        """The table in words, as ``seat`` sees it."""
        from hustings.locale import Translator
        from hustings.play.screen import Screen
        from hustings.registry import title

        mine = title(self.game.id)
        out = StringIO()
        screen = Screen(Translator("en", mine), plain=True, out=out)
        screen.blocks(mine.words.table(self.game, self.game.view(self.state, seat)))
        return out.getvalue().strip()


def rewards(outcome: Outcome) -> list[float]:
    """By seat: the share of the win less a fair share; they add up to nothing."""
    fair = 1.0 / len(outcome.ranks)
    share = 1.0 / outcome.ranks.count(1)
    return [(share if rank == 1 else 0.0) - fair for rank in outcome.ranks]


def by_rank(outcome: Outcome) -> list[float]:
    """By seat: 1 for the first to -1 for the last, evenly; those who share a rank share what it brings."""
    n = len(outcome.ranks)
    gains: list[float] = []
    for rank in outcome.ranks:
        shared = outcome.ranks.count(rank)
        gains.append(1.0 - 2.0 * (rank - 1 + (shared - 1) / 2) / (n - 1))
    return gains


def by_points(outcome: Outcome) -> list[float]:
    """By seat: its points less the mean of all."""
    mean = sum(outcome.points) / len(outcome.points)
    return [points - mean for points in outcome.points]


REWARDS: Final[dict[str, Callable[[Outcome], list[float]]]] = {
    "win": rewards,
    "rank": by_rank,
    "points": by_points,
}


def reward_named(name: str) -> Callable[[Outcome], list[float]]:
    """Raises ValueError with what there is."""
    if name not in REWARDS:
        raise ValueError(f"there is no reward {name!r}: there are {', '.join(REWARDS)}")
    return REWARDS[name]
