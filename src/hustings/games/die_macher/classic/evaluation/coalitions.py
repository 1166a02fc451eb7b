"""Coalitions: what a partner is worth."""

from __future__ import annotations

from hustings.core.action import Decision
from hustings.core.role import unshift
from hustings.games.die_macher.classic.evaluation.position import OPINION_BONUS, expected_votes, win_chances
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import NOTHING

Args = tuple[int, ...]


def coalition_gain(game: Classic, state: ClassicState, seat: int, other: int) -> float:
    """Points that a coalition brings ``seat``: a better chance of half the spoils."""
    board = state.boards[0]
    votes = [expected_votes(game, state, 0, party) for party in range(game.players)]
    alone = win_chances(state, board, votes, 0)[seat]
    state.partners[seat] = other
    state.partners[other] = seat
    together = win_chances(state, board, votes, 0)[seat]
    state.partners[seat] = NOTHING
    state.partners[other] = NOTHING
    media = game.tables.media_points[max(state.round - 1, 0)]
    mine = 0.6 * OPINION_BONUS + (media if board.media[seat] else 0.0)
    full = OPINION_BONUS + (media if board.media[seat] else 0.0)
    theirs = 0.6 * OPINION_BONUS + (media if board.media[other] else 0.0)
    return together * (mine - 0.3 * theirs) - alone * full


def coalition(game: Classic, state: ClassicState, decision: Decision) -> Args:
    best = 0
    most = 0.3
    for item in decision.space.picks(()):
        if item:
            gain = coalition_gain(game, state, decision.seat, unshift(item))
            if gain > most:
                best, most = item, gain
    return (best,)
