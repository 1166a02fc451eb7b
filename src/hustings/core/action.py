"""Seats, actions and decisions: who is asked what, and the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hustings.core._mypyc import mypyc_attr
from hustings.core.space import Args as Args
from hustings.core.space import Space

if TYPE_CHECKING:
    from hustings.core.vocabulary import Question

Seat = int
CHANCE: Final = -1  # the seat that draws cards and rolls dice
SPECTATOR: Final = -2  # a viewer entitled to public information only


def seat_after(seat: Seat, steps: int, players: int) -> Seat:
    """The seat so many places further round the table."""
    return (seat + steps) % players


@mypyc_attr(free_list_len=1)
class Action:
    """One complete, rules-level choice: a kind and plain non-negative ints. Never changed once made."""

    # Made by the million, as decisions, events and spaces are: slots make them a third cheaper, and compiled,
    # keeping one freed object of each kind for the next of it saves about 900 of 14,000 instructions a decision.
    __slots__ = ("args", "kind")

    def __init__(self, kind: str, args: tuple[int, ...]) -> None:
        self.kind = kind
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.kind == other.kind and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.kind, self.args))

    def __repr__(self) -> str:
        return f"{self.kind}({', '.join(map(str, self.args))})"


@mypyc_attr(free_list_len=1)
class Decision:
    """A question put to one seat. Several may be open at once: sealed choices, reactions."""

    __slots__ = ("kind", "question", "seat", "space")

    def __init__(self, seat: Seat, question: Question, space: Space) -> None:
        self.seat = seat
        self.question = question
        self.kind = question.kind
        self.space = space

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and self.seat == other.seat
            and self.kind == other.kind
            and self.space == other.space
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.kind))

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.kind!r}, {self.space!r})"
