"""Answers like another one: what search tries when nobody has proposed anything better."""

from __future__ import annotations

from hustings.core.action import Args
from hustings.core.rng import Rng
from hustings.core.space import Space


def variation(space: Space, args: Args, rng: Rng) -> Args:
    """An answer that differs from ``args`` in one pick or two, and otherwise only where it must.

    ``args`` itself is one of them, where a second change undoes the first.
    """
    found = _changed(space, args, rng)
    return _changed(space, found, rng) if rng.below(3) == 0 else found


def _changed(space: Space, args: Args, rng: Rng) -> Args:
    at = rng.below(len(args) + 1) if space.picks(args) else rng.below(max(len(args), 1))
    prefix = args[:at]
    others = [pick for pick in space.picks(prefix) if at >= len(args) or pick != args[at]]
    if not others or (at < len(args) and space.complete(prefix) and rng.below(4) == 0):
        return prefix if space.complete(prefix) else args
    prefix += (others[_near(others, args[at], rng) if at < len(args) else rng.below(len(others))],)
    while options := space.picks(prefix):
        at = len(prefix)
        if at < len(args) and args[at] in options:
            prefix += (args[at],)
        elif space.complete(prefix):
            break
        else:
            prefix += (options[rng.below(len(options))],)
    return prefix


def _near(others: list[int], pick: int, rng: Rng) -> int:
    """Where one of ``others`` stands, half of the time one beside ``pick``: sums differ by little more often than by much."""
    if rng.below(2):
        return rng.below(len(others))
    above = sum(1 for other in others if other < pick)
    return min(max(above - rng.below(2), 0), len(others) - 1)
