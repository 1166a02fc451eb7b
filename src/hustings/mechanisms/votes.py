"""Votes: all answer yes or no, and the table counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.action import Seat

NO: Final = 0
YES: Final = 1


def supporters(votes: Sequence[int]) -> list[Seat]:
    """The seats that voted yes."""
    return [seat for seat in range(len(votes)) if votes[seat] == YES]
