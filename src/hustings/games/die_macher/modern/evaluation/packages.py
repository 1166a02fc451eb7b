"""The sealed packages of the beginning."""

from __future__ import annotations

from hustings.core.space import Args
from hustings.games.die_macher.modern.evaluation.marginal_values import trend_worth, vote_worth
from hustings.games.die_macher.modern.evaluation.media import media_worth
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.rules import matches
from hustings.games.die_macher.modern.state import BOARDS, ModernState


def packages(game: Modern, state: ModernState, seat: int) -> list[Args]:
    """Each package with its symbols where they bring most, the best first."""
    tables = game.tables
    vote = [vote_worth(game, state, board, seat) for board in range(BOARDS)]
    gains: list[list[float]] = [
        [3.0 * max(1, matches(state.regions[b], state.programmes[seat])) * vote[b] for b in range(BOARDS)],
        [trend_worth(game, state, b, seat) for b in range(BOARDS)],
        [media_worth(game, state, b, seat) for b in range(BOARDS)],
        [6.0 * vote[b] for b in range(BOARDS)],
    ]
    rated: list[tuple[float, Args]] = []
    for package in range(len(tables.packages)):
        counts = tables.packages[package]
        args: list[int] = [package]
        value = 0.0
        for symbol in range(len(counts)):
            order = sorted([(-gains[symbol][b], b) for b in range(BOARDS)])[: counts[symbol]]
            value -= sum([entry[0] for entry in order])
            args += sorted([entry[1] for entry in order])
        rated.append((value, tuple(args)))
    rated.sort(reverse=True)
    return [entry[1] for entry in rated]
