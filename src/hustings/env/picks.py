"""One flat vocabulary of picks, from ``game.pick_bounds()``.

Number 0 ends a choice that may end here. Every other number is a kind of decision, a position in
its choice and a value; positions beyond the last one in ``heads`` share its numbers.
"""

from __future__ import annotations

from typing import Any, Final

from hustings.core.action import Decision
from hustings.core.game import Game

STOP: Final = 0
Args = tuple[int, ...]


class PickEncoder:
    def __init__(self, game: Game[Any, Any]) -> None:
        self.bounds = game.pick_bounds()
        self.starts: dict[str, list[int]] = {}
        size = 1
        for kind, bounds in self.bounds.items():
            starts: list[int] = []
            for bound in bounds:
                starts.append(size)
                size += bound
            self.starts[kind] = starts
        self.size = size
        self.kinds = list(self.bounds)

    def number(self, kind: str, position: int, value: int) -> int:
        starts = self.starts[kind]
        return starts[min(position, len(starts) - 1)] + value

    def value(self, kind: str, position: int, number: int) -> int:
        """The value of a pick. Requires a number that is legal here."""
        starts = self.starts[kind]
        return number - starts[min(position, len(starts) - 1)]

    def legal(self, decision: Decision, prefix: Args) -> list[int]:
        """What may follow ``prefix``, ascending."""
        space = decision.space
        found = [STOP] if space.complete(prefix) else []
        found += [self.number(decision.kind, len(prefix), pick) for pick in space.picks(prefix)]
        return found

    def describe(self, number: int) -> str:
        """A number in words, for people who look into a network."""
        if number == STOP:
            return "stop"
        for kind, starts in self.starts.items():
            for position, start in enumerate(starts):
                if start <= number < start + self.bounds[kind][position]:
                    return f"{kind}[{position}]={number - start}"
        raise ValueError(f"there is no pick {number}")
