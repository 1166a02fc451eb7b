"""Perft: how many ways there are to go on, to a given depth. The cheapest alarm for an unintended change.

Of several open questions the first is taken, so the count does not depend on their order.
A perft file has one position a line: ``seed answers depth count``, ``#`` for remarks.
"""

from __future__ import annotations

from typing import Any

from hustings.core.action import Action
from hustings.core.game import Game
from hustings.testing.walk import position


def perft(game: Game[Any, Any], state: Any, depth: int) -> int:
    """The number of different courses of ``depth`` answers from here, chance included."""
    asked = game.pending(state)
    if depth == 0 or not asked:
        return 1
    decision = asked[0]
    if depth == 1:
        return decision.space.count()
    return sum(divide(game, state, depth).values())


def divide(game: Game[Any, Any], state: Any, depth: int) -> dict[tuple[int, ...], int]:
    """The same number, split by the first answer: where two engines begin to disagree."""
    asked = game.pending(state)
    if not asked:
        return {}
    decision = asked[0]
    out = {}
    for args in decision.space:
        after = game.copy(state)
        game.apply_trusted(after, decision.seat, Action(decision.kind, args))
        out[args] = perft(game, after, depth - 1)
    return out


def read_perft(text: str) -> list[tuple[int, int, int, int]]:
    """The rows of a perft file."""
    rows = []
    for line in text.splitlines():
        fields = line.partition("#")[0].split()
        if fields:
            seed, n, depth, count = map(int, fields)
            rows.append((seed, n, depth, count))
    return rows


def check_perft(game: Game[Any, Any], text: str) -> list[str]:
    """The rows that no longer hold, each with its divide."""
    problems = []
    for seed, n, depth, count in read_perft(text):
        state = position(game, seed, n)
        found = perft(game, state, depth)
        if found != count:
            asked = game.pending(state)
            parts = "\n".join(
                f"  {asked[0].kind}{args}: {k}" for args, k in divide(game, state, depth).items()
            )
            problems.append(f"position {seed} {n}, depth {depth}: {found} instead of {count}\n{parts}")
    return problems
