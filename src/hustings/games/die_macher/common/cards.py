"""Programme and opinion cards: a topic has two, ``topic * 2`` for it and ``topic * 2 + 1`` against it. Tracks and media."""

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


def along(place: int, steps: int, low: int, high: int) -> int:
    """Where a marker comes to stand that stops at both ends of its track."""
    place += steps
    if place > high:
        return high
    return max(place, low)


def most_media(markers: list[int]) -> int:
    """The seat with more media markers than any other; NOTHING in a tie or where there are none."""
    best = NOTHING
    most = 0
    for seat in range(len(markers)):
        if markers[seat] > most:
            best = seat
            most = markers[seat]
        elif markers[seat] == most:
            best = NOTHING
    return best
