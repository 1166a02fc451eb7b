"""Programme and opinion cards: a topic has two, ``topic * 2`` for it and ``topic * 2 + 1`` against it."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1  # no card, no party, no board
TOPICS: Final = 7
CARDS: Final = 14


def topic(card: int) -> int:
    """What the card is about."""
    return card >> 1


def opposite(card: int) -> int:
    """The other card on its topic."""
    return card ^ 1


def is_minus(card: int) -> bool:
    """Whether it is against its topic."""
    return card & 1 == 1
