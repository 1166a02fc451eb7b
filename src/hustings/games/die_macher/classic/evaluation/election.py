"""The election and the end of a round: coalitions, national opinions, donations."""

from __future__ import annotations

from typing import Final

from hustings.core import Args, Decision, unshift
from hustings.core.bitset import has
from hustings.games.die_macher.classic.evaluation import position
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.phases.spoils import home
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import NOTHING

DIE: Final = 3.5


def coalition_gain(game: Classic, state: ClassicState, seat: int, other: int) -> float:
    """Points that a coalition brings ``seat``: a better chance of half the spoils."""
    board = state.boards[0]
    votes = [position.expected_votes(game, state, 0, party) for party in range(game.players)]
    alone = position.win_chances(state, board, votes, 0)[seat]
    state.partners[seat] = other
    state.partners[other] = seat
    together = position.win_chances(state, board, votes, 0)[seat]
    state.partners[seat] = NOTHING
    state.partners[other] = NOTHING
    media = game.tables.media_points[max(state.round - 1, 0)]
    mine = 0.6 * position.OPINION_BONUS + (media if board.media[seat] else 0.0)
    full = position.OPINION_BONUS + (media if board.media[seat] else 0.0)
    theirs = 0.6 * position.OPINION_BONUS + (media if board.media[other] else 0.0)
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


def national(game: Classic, state: ClassicState, decision: Decision) -> Args:
    """The opinion that then fits best."""
    opinions = state.boards[0].opinions
    best: Args = (0,)
    most = 0.5
    for args in decision.space:
        if args[0]:
            target = args[1] if len(args) > 1 else NOTHING
            value = opinion_gain(game, state, decision.seat, opinions[unshift(args[0])], target)
            if value > most:
                best, most = args, value
    return best


def opinion_gain(game: Classic, state: ClassicState, seat: int, card: int, target: int) -> float:
    tables = game.tables
    left = tables.elections - state.round
    space = home(state, card)
    if space == NOTHING:
        space = target
    if space == NOTHING:
        space = state.national.index(NOTHING)
    out = state.national[space]
    value = tables.opinion_points[space] + tables.opinion_members[space] * 1.0 * left
    if out == card:
        value = float(tables.dominant_bonus) if state.strength[space] == 1 else 0.2
        out = NOTHING
    total = 0.0
    for party in range(game.players):
        programme = state.programmes[party]
        change = 0.0
        if has(programme, card):
            change += value
        if out != NOTHING and has(programme, out):
            change -= value
        total += change if party == seat else -0.3 * change
    return total


def donation(game: Classic, state: ClassicState, decision: Decision) -> Args:
    """Money early, members late; the largest refusal brings most members."""
    tables = game.tables
    seat = decision.seat
    space = decision.space
    price = position.money_price(game, state)
    cards = list(space.picks(()))
    best: Args = (cards[0], 0)
    most = -1000.0
    for k in range(len(cards)):
        card = cards[k]
        useful = min(tables.donation_amounts[card], max(55 - state.money[seat], 5))
        take = useful * price - DIE * tables.donation_accept[card] * 1.2
        top = (k + 1) / (len(cards) + 1)
        refuse = DIE * tables.donation_refuse[card] * 1.2
        refuse += DIE * tables.refusal_bonus_dice * (0.15 + 0.6 * top * top)
        save = 1.0 * card if len(cards) > 1 else 0.0
        if take - save > most:
            best, most = (card, 1), take - save
        if refuse - save > most:
            best, most = (card, 0), refuse - save
    return best
