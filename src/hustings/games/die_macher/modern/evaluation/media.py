"""Media markers: where they count."""

from __future__ import annotations

from typing import Final

from hustings.core.action import Decision
from hustings.core.role import unshift
from hustings.core.space import Args
from hustings.games.die_macher.modern.evaluation.position import (
    expected_votes,
    marker_points,
    money_price,
    win_chances,
)
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.state import ModernState

CONTROL: Final = 2.5


def media_worth(game: Modern, state: ModernState, board: int, seat: int) -> float:
    """A marker counts where one wins, and where one has more of them than anyone."""
    region = state.regions[board]
    votes = [expected_votes(game, state, board, party) for party in range(game.players)]
    chance = win_chances(game, state, board, votes)[seat]
    points = marker_points(game, state, board)
    rival = 0
    for other in range(game.players):
        if other != seat:
            rival = max(rival, region.media[other])
    mine = region.media[seat]
    value = 0.0
    if mine == 0:
        value += 0.8 * chance * points
    if mine == rival:  # takes control
        value += CONTROL + 0.6 * points * (1.0 - chance)
    elif mine + 1 == rival:  # ends another's control
        value += 0.3 * CONTROL
    elif mine == rival + 1:
        value += 0.15 * points
    return value


def place_media(game: Modern, state: ModernState, decision: Decision) -> Args:
    seat = decision.seat
    best = 0
    most = 1.1 * money_price(game, state) * game.tables.media_price
    for item in decision.space.picks(()):
        if item:
            value = media_worth(game, state, unshift(item), seat)
            if value > most:
                best, most = item, value
    return (best,)
