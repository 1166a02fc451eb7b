"""Majorities, leaders and places, with their ties."""

from __future__ import annotations

from collections.abc import Sequence


def ranks(scores: Sequence[tuple[int, ...]]) -> list[int]:
    """The place of each entry, 1 for the best; equals share a place and the next one is skipped.

    >>> ranks([(5, 1), (7, 0), (5, 1), (2, 9)])
    [2, 1, 2, 4]
    """
    places: list[int] = []
    for mine in scores:
        place = 1
        for other in scores:
            if other > mine:
                place += 1
        places.append(place)
    return places


def leaders(values: Sequence[int], among: Sequence[int]) -> list[int]:
    """Those of ``among`` whose value is the highest there, in the order of ``among``; none of an empty list.

    >>> leaders([3, 5, 5, 9], [0, 1, 2])
    [1, 2]
    """
    best: list[int] = []
    for index in among:
        if not best or values[index] > values[best[0]]:
            best = [index]
        elif values[index] == values[best[0]]:
            best.append(index)
    return best


def sole_leader(values: Sequence[int], among: Sequence[int]) -> int:
    """The one with the highest value, or -1 when it is shared or nobody stands."""
    best = leaders(values, among)
    return best[0] if len(best) == 1 else -1


def majority(total: int) -> int:
    """The least number that is more than half: 26 of 51, 26 of 50."""
    return total // 2 + 1


def clockwise(start: int, players: int) -> list[int]:
    """All seats once around the table, beginning with ``start``."""
    return [(start + i) % players for i in range(players)]


def counter_clockwise(start: int, players: int) -> list[int]:
    """All seats once around the table the other way, beginning with ``start``."""
    return [(start - i) % players for i in range(players)]
