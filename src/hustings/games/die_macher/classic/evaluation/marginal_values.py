"""What a vote, a step of popularity or match, and a programme are worth."""

from __future__ import annotations

from hustings.core.bitset import has
from hustings.games.die_macher.classic.evaluation.position import (
    MEETINGS_A_ROUND,
    OPINION_BONUS,
    expected_votes,
    money_price,
    rounds_to,
)
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.phases.election import matches
from hustings.games.die_macher.classic.rules import factor, match
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import opposite


def vote_worth(game: Classic, state: ClassicState, i: int, seat: int) -> float:
    """Points for one more vote in a state: seats, their money, and a better chance to win it."""
    board = state.boards[i]
    slope = game.tables.seat_tables[board.state][game.tables.votes_max] / game.tables.votes_max
    votes = expected_votes(game, state, i, seat)
    if votes >= game.tables.votes_max:
        return 0.02
    number = max(min(state.round + i, game.tables.elections) - 1, 0)
    spoils = OPINION_BONUS + (game.tables.media_points[number] if board.media[seat] else 0.0)
    return slope * (1.0 + money_price(game, state) * 0.8) + 0.35 * spoils / 10.0


def factor_worth(game: Classic, state: ClassicState, i: int, seat: int) -> float:
    """Points for one more popularity or match in a state: as many votes as there are meetings to come."""
    board = state.boards[i]
    meetings = board.meetings[seat] + rounds_to(state, i) * MEETINGS_A_ROUND * 0.85
    by = factor(state.programmes[seat], board, seat)
    if by < 0:
        meetings *= 0.5
    return meetings * vote_worth(game, state, i, seat)


def programme_worth(game: Classic, state: ClassicState, seat: int, programme: int) -> float:
    """Match in all open states, and with the national opinions."""
    total = 0.0
    for i in range(len(state.boards)):
        board = state.boards[i]
        by = board.trend[seat] + match(programme, board)
        weight = (board.meetings[seat] + rounds_to(state, i) * MEETINGS_A_ROUND * 0.85) * vote_worth(
            game, state, i, seat
        )
        total += weight * (by if by > 0 else 0.4 * by)
    left = game.tables.elections - state.round
    for space in matches(programme, state.national):
        total += game.tables.opinion_points[space] * 0.8 + game.tables.opinion_members[space] * 0.8 * left
    return total


def holds(programme: int, card: int) -> int:
    """1 if the programme has the card, -1 if it has its opposite."""
    if has(programme, card):
        return 1
    return -1 if has(programme, opposite(card)) else 0
