"""Media markers and the exchange of opinions by who controls them."""

from __future__ import annotations

from typing import Final

from hustings.core.action import Decision
from hustings.core.role import unshift
from hustings.games.die_macher.classic.evaluation.marginal_values import factor_worth, holds
from hustings.games.die_macher.classic.evaluation.position import expected_votes, money_price, win_chances
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.state import ClassicState

Args = tuple[int, ...]

CONTROL: Final = 3.5  # to control the media of a state for a round


def place_media(game: Classic, state: ClassicState, decision: Decision) -> Args:
    """A marker where one may win, or for control of the media."""
    seat = decision.seat
    price = money_price(game, state) * game.tables.media_price
    best = 0
    most = 1.15 * price
    for item in decision.space.picks(()):
        if item:
            value = media_worth(game, state, seat, unshift(item))
            if value > most:
                best, most = item, value
    return (best,)


def media_worth(game: Classic, state: ClassicState, seat: int, i: int) -> float:
    board = state.boards[i]
    votes = [expected_votes(game, state, i, party) for party in range(game.players)]
    chance = win_chances(state, board, votes, i)[seat]
    number = max(min(state.round + i, game.tables.elections) - 1, 0)
    value = 0.0
    if board.media[seat] == 0:
        value += chance * game.tables.media_points[number]
    rival = 0
    for other in range(game.players):
        if other != seat:
            rival = max(rival, board.media[other])
    if board.media[seat] == rival:
        value += CONTROL
    elif board.media[seat] + 1 == rival:
        value += 0.3 * CONTROL
    return value


def exchange(game: Classic, state: ClassicState, decision: Decision) -> Args:
    """Let the state think as the party does, and not as its rivals do."""
    seat = decision.seat
    space = decision.space
    i, _ = state.stack[-1].args
    weights = [factor_worth(game, state, i, party) for party in range(game.players)]
    board = state.boards[i]
    best: Args = (0,)
    most = 0.2
    for item in space.picks(()):
        if item == 0:
            continue
        out = board.opinions[unshift(item)]
        for card in space.picks((item,)):
            gain = 0.0
            for party in range(game.players):
                programme = state.programmes[party]
                change = (holds(programme, card) - holds(programme, out)) * weights[party]
                gain += change if party == seat else -0.25 * change
            if gain > most:
                best, most = (item, card), gain
    return best
