"""What a vote, a step of the trend and a match are worth."""

from __future__ import annotations

from hustings.games.die_macher.common.cards import CARDS, NOTHING, opposite
from hustings.games.die_macher.modern.evaluation.position import (
    MEETINGS_A_ROUND,
    WIN,
    expected_votes,
    marker_points,
    money_price,
    points_at,
    rounds_to,
)
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.rules import matches
from hustings.games.die_macher.modern.state import BOARDS, SLOTS, ModernState


def vote_worth(game: Modern, state: ModernState, board: int, seat: int) -> float:
    """Points for one more vote: the slope of the region's card around what is expected, and the win."""
    region = state.regions[board]
    votes = expected_votes(game, state, board, seat)
    here = points_at(game, region.region, votes + 4.0) - points_at(game, region.region, max(votes - 4.0, 0.0))
    pays = 1.0 + 0.8 * money_price(game, state)
    spoils = WIN + (marker_points(game, state, board) if region.media[seat] else 0.0)
    return here / 8.0 * pays + 0.02 * spoils


def trend_worth(game: Modern, state: ModernState, board: int, seat: int) -> float:
    """One step of trend counts each time meetings are turned in."""
    region = state.regions[board]
    agreement = max(1, matches(region, state.programmes[seat]))
    batches = 1.0 + 0.6 * rounds_to(game, state, board)
    return batches * agreement * vote_worth(game, state, board, seat)


def match_worth(game: Modern, state: ModernState, board: int, seat: int) -> float:
    """One more match counts for every meeting."""
    region = state.regions[board]
    meetings = region.meetings[seat] + 0.85 * rounds_to(game, state, board) * MEETINGS_A_ROUND
    now = matches(region, state.programmes[seat])
    part = 1.0 if now >= 1 else 0.5 if now == 0 else 0.3
    return part * max(1.0, meetings + region.trend[seat]) * vote_worth(game, state, board, seat)


def match_worths(game: Modern, state: ModernState, seat: int) -> list[float]:
    return [
        match_worth(game, state, board, seat) if state.regions[board].region != NOTHING else 0.0
        for board in range(BOARDS)
    ]


def kind_worths(game: Modern, state: ModernState, seat: int) -> list[float]:
    """For each kind of card, what having it in the programme brings in all open regions."""
    worth = [0.01 * (kind % 3) for kind in range(CARDS)]
    weights = match_worths(game, state, seat)
    for board in range(BOARDS):
        region = state.regions[board]
        if region.region == NOTHING:
            continue
        for slot in range(SLOTS):
            kind = region.opinions[slot]
            if kind != NOTHING and region.face_up[slot]:
                times = 2.0 if slot == region.double else 1.0
                worth[kind] += times * weights[board]
                worth[opposite(kind)] -= times * weights[board]
    return worth


def holds(programme: list[int], kind: int) -> int:
    """1 if the programme has the card, -1 if it has its opposite."""
    if kind in programme:
        return 1
    return -1 if opposite(kind) in programme else 0
