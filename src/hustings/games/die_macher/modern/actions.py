"""What politicians can do, as numbers."""

from __future__ import annotations

from typing import Final

DOUBLE: Final = 0
TREND: Final = 1
VOTES: Final = 2
PROGRAMME: Final = 3
MEDIA_SWAP: Final = 4
FREE_POLL: Final = 5
RIVALS_TREND: Final = 6
BASE: Final = 7

# Their names in the figures, by number
ACTS: Final = ("double", "trend", "votes", "programme", "media_swap", "poll", "rivals_trend", "base")


class Act:
    """One action of a card: which, and how much."""

    def __init__(self, kind: int, amount: int) -> None:
        self.kind = kind
        self.amount = amount
