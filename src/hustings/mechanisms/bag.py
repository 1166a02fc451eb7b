"""Decks without an order.

A shuffled deck that nobody may look into and a bag drawn from on demand give the same
chances, and a bag has no order to leak. ``counts[item]`` copies lie in it.
"""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.rng import Rng


def is_empty(bag: list[int]) -> bool:
    """Whether nothing is left in it."""
    for count in bag:  # noqa: SIM110 - a generator costs more than the whole search
        if count:
            return False
    return True


def remove(bag: list[int], items: Sequence[int]) -> None:
    """Take drawn items out."""
    for item in items:
        bag[item] -= 1


def restore(bag: list[int], items: Sequence[int]) -> None:
    """Put items back in."""
    for item in items:
        bag[item] += 1


def refill(bag: list[int], discards: list[int]) -> None:
    """Shuffle the discards into an empty or a partly used bag; the pile of discards is empty after."""
    for item in range(len(bag)):
        bag[item] += discards[item]
        discards[item] = 0


def plus(a: Sequence[int], b: Sequence[int]) -> list[int]:
    """Both bags together, as a new one: what a viewer who cannot tell them apart has not seen."""
    return [a[item] + b[item] for item in range(len(a))]


def counted(items: Sequence[int], kinds: int) -> list[int]:
    """The bag that holds exactly ``items``."""
    bag = [0] * kinds
    restore(bag, items)
    return bag


def listed(bag: Sequence[int]) -> list[int]:
    """Every item in the bag, ascending, with its copies."""
    items: list[int] = []
    for item in range(len(bag)):
        items += [item] * bag[item]
    return items


def shuffle(items: list[int], rng: Rng, start: int = 0, end: int = -1) -> None:
    """Mix items in place, all or those from ``start`` to before ``end``: for ``determinize``, as ``take``."""
    for i in range((end if end >= 0 else len(items)) - 1, start, -1):
        j = start + rng.below(i - start + 1)
        items[i], items[j] = items[j], items[i]


def take(bag: list[int], rng: Rng, n: int = 1) -> list[int]:
    """Draw ``n`` items out of the bag with a generator: for ``determinize``, never for rules."""
    drawn: list[int] = []
    for _ in range(n):
        item = rng.weighted(bag)
        bag[item] -= 1
        drawn.append(item)
    return drawn
