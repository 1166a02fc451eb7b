"""Proposals: one seat offers terms, the others answer, openly in turn or all at once in secret.

Whether an accepted offer binds, and what it brings, belongs to the phase that opens it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from hustings.core.action import Seat
from hustings.core.struct import Field, Struct, ints, row, whole

NO: Final = 0
YES: Final = 1
UNASKED: Final = -1


class Proposal(Struct):
    """``terms`` as the game encodes them; ``answers`` by seat, given in the open, one after another."""

    FIELDS: ClassVar[tuple[Field, ...]] = (whole("proposer"), row("terms"), ints("asked"), ints("answers"))

    def __init__(self, proposer: Seat, terms: tuple[int, ...], asked: list[Seat], answers: list[int]) -> None:
        self.proposer = proposer
        self.terms = terms
        self.asked = asked  # still to answer, in order
        self.answers = answers

    def copy(self) -> Proposal:
        return Proposal(self.proposer, self.terms, self.asked[:], self.answers[:])

    def turn(self) -> Seat:
        return self.asked[0]

    def answer(self, value: int) -> None:
        self.answers[self.asked[0]] = value
        del self.asked[0]

    def refused(self) -> bool:
        return NO in self.answers

    def settled(self) -> bool:
        """All have answered, or one refusal has decided it."""
        return not self.asked or self.refused()


def supporters(votes: Sequence[int]) -> list[Seat]:
    """The seats that voted yes."""
    return [seat for seat in range(len(votes)) if votes[seat] == YES]


def carried(votes: Sequence[int], weights: Sequence[int], needed: int) -> bool:
    """Whether the weights behind yes reach what is needed."""
    total = 0
    for seat in range(len(votes)):
        if votes[seat] == YES:
            total += weights[seat]
    return total >= needed
