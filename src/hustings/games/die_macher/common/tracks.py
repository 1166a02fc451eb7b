"""Tracks and media: who leads, and how far a marker goes."""

from __future__ import annotations

from hustings.games.die_macher.common.cards import NOTHING


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
