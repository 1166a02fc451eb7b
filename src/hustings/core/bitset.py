"""Sets of small numbers in one int, a bit for each: cards in a hand, seats in a coalition."""

from __future__ import annotations

from typing import Final

EMPTY: Final = 0


def full(number: int) -> int:
    """All from 0 up, so many."""
    return (1 << number) - 1


def has(items: int, item: int) -> bool:
    return items >> item & 1 != 0


def add(items: int, item: int) -> int:
    return items | 1 << item


def remove(items: int, item: int) -> int:
    return items & ~(1 << item)


def size(items: int) -> int:
    return items.bit_count()


def members(items: int) -> list[int]:
    """What is in it, ascending."""
    return [item for item in range(items.bit_length()) if items >> item & 1]


def of(members: list[int]) -> int:
    """The set of these."""
    items = 0
    for member in members:
        items |= 1 << member
    return items
