"""One game, pick by pick: the prefix of an unfinished choice lives here, not in the game."""

from __future__ import annotations

from typing import Any

from hustings.core.action import CHANCE, Action, Decision
from hustings.core.game import Game, Outcome
from hustings.core.rng import Rng
from hustings.env.picks import STOP, PickEncoder

Args = tuple[int, ...]


class PickTable:
    """``decision`` is the open question (None when the game is over), ``prefix`` what was picked so far.

    With a generator chance answers by itself; without one its picks are asked for like any other.
    """

    def __init__(self, game: Game[Any, Any], picks: PickEncoder, rng: Rng | None) -> None:
        self.game = game
        self.picks = picks
        self.rng = rng
        self.state = game.initial()
        self.decision: Decision | None = None
        self.prefix: Args = ()
        self._go_on()

    def copy(self) -> PickTable:
        twin = PickTable.__new__(PickTable)
        twin.game = self.game
        twin.picks = self.picks
        twin.rng = None if self.rng is None else self.rng.copy()
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
            self._answer()
            return
        value = self.picks.value(decision.kind, len(self.prefix), number)
        self.prefix = (*self.prefix, value)
        if not decision.space.picks(self.prefix):
            self._answer()

    def _answer(self) -> None:
        assert self.decision is not None
        self.game.apply_trusted(self.state, self.decision.seat, Action(self.decision.kind, self.prefix))
        self.prefix = ()
        self._go_on()

    def _go_on(self) -> None:
        while True:
            asked = self.game.pending(self.state)
            self.decision = asked[0] if asked else None
            if self.decision is None or self.decision.seat != CHANCE or self.rng is None:
                return
            args = self.decision.space.sample(self.rng)
            self.game.apply_trusted(self.state, CHANCE, Action(self.decision.kind, args))

    def outcome(self) -> Outcome:
        return self.game.outcome(self.state)


def rewards(outcome: Outcome) -> list[float]:
    """By seat: the share of the win less a fair share; they add up to nothing."""
    fair = 1.0 / len(outcome.ranks)
    share = 1.0 / outcome.ranks.count(1)
    return [(share if rank == 1 else 0.0) - fair for rank in outcome.ranks]
