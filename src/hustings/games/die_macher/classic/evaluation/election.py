"""The election and the end of a round: coalitions, national opinions, donations."""

from __future__ import annotations

from typing import Final

from hustings.core import Args, Decision, unshift
from hustings.core.bitset import has
from hustings.games.die_macher.classic.evaluation import position
from hustings.games.die_macher.classic.evaluation.weights import HAND, ClassicWeights
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.phases.spoils import home, replaceable
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import NOTHING

DIE: Final = 3.5


def coalition_gain(
    game: Classic, state: ClassicState, seat: int, other: int, w: ClassicWeights = HAND
) -> float:
    """Points that a coalition brings ``seat``: a better chance of half the spoils."""
    board = state.boards[0]
    votes = [position.expected_votes(game, state, 0, party, w) for party in range(game.players)]
    alone = position.win_chances(state, board, votes, 0, w)[seat]
    state.partners[seat] = other
    state.partners[other] = seat
    together = position.win_chances(state, board, votes, 0, w)[seat]
    state.partners[seat] = NOTHING
    state.partners[other] = NOTHING
    media = game.tables.media_points[max(state.round - 1, 0)]
    mine = w.coalition_share * w.opinion_bonus + (media if board.media[seat] else 0.0)
    full = w.opinion_bonus + (media if board.media[seat] else 0.0)
    theirs = w.coalition_share * w.opinion_bonus + (media if board.media[other] else 0.0)
    return together * (mine - w.coalition_spite * theirs) - alone * full


def coalition(game: Classic, state: ClassicState, decision: Decision, w: ClassicWeights = HAND) -> Args:
    best = 0
    most = w.coalition_least
    for item in decision.space.picks(()):
        if item:
            gain = coalition_gain(game, state, decision.seat, unshift(item), w)
            if gain > most:
                best, most = item, gain
    return (best,)


def national(game: Classic, state: ClassicState, decision: Decision, w: ClassicWeights = HAND) -> Args:
    """The opinion that then fits best."""
    opinions = state.boards[0].opinions
    best: Args = (0,)
    most = 0.5
    for args in decision.space:
        if args[0]:
            target = args[1] if len(args) > 1 else NOTHING
            value = opinion_gain(game, state, decision.seat, opinions[unshift(args[0])], target, w)
            if value > most:
                best, most = args, value
    return best


def opinion_gain(
    game: Classic, state: ClassicState, seat: int, card: int, target: int, w: ClassicWeights = HAND
) -> float:
    tables = game.tables
    left = tables.elections - state.round
    space = home(state, card)
    if space == NOTHING:
        space = target
    if space == NOTHING:
        space = state.national.index(NOTHING)
    out = state.national[space]
    value = tables.opinion_points[space] + tables.opinion_members[space] * w.opinion_members * left
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
        total += change if party == seat else -w.opinion_spite * change
    return total


def last_exchange(game: Classic, state: ClassicState, decision: Decision, w: ClassicWeights = HAND) -> Args:
    """After the last conversion an opinion is only worth what it may bring on the national board."""
    seat = decision.seat
    space = decision.space
    opinions = state.boards[0].opinions
    best: Args = (0,)
    most = taken_along(game, state, seat, opinions, w) + 0.5
    for item in space.picks(()):
        if item == 0:
            continue
        slot = unshift(item)
        for card in space.picks((item,)):
            value = taken_along(game, state, seat, [*opinions[:slot], card, *opinions[slot + 1 :]], w)
            if value > most:
                best, most = (item, card), value
    return best


def taken_along(
    game: Classic, state: ClassicState, seat: int, opinions: list[int], w: ClassicWeights = HAND
) -> float:
    """What the best of these opinions bring the winner: two if it has won alone, else one."""
    gains: list[float] = []
    for card in opinions:
        best = 0.0
        targets = replaceable(state, card)
        for target in targets:
            best = max(best, opinion_gain(game, state, seat, card, target, w))
        if not targets and (home(state, card) != NOTHING or NOTHING in state.national):
            best = max(best, opinion_gain(game, state, seat, card, NOTHING, w))
        gains.append(best)
    gains.sort(reverse=True)
    alone = state.partners[seat] == NOTHING
    return sum(gains[: game.tables.opinions_lone_win if alone else game.tables.opinions_coalition])


def donation(game: Classic, state: ClassicState, decision: Decision, w: ClassicWeights = HAND) -> Args:
    """Money early, members late; the largest refusal brings most members."""
    tables = game.tables
    seat = decision.seat
    space = decision.space
    price = position.money_price(game, state, w)
    cards = list(space.picks(()))
    best: Args = (cards[0], 0)
    most = -1000.0
    for k in range(len(cards)):
        card = cards[k]
        useful = min(tables.donation_amounts[card], max(int(w.donation_purse) - state.money[seat], 5))
        take = useful * price - DIE * tables.donation_accept[card] * w.donation_member
        top = (k + 1) / (len(cards) + 1)
        refuse = DIE * tables.donation_refuse[card] * w.donation_member
        refuse += DIE * tables.refusal_bonus_dice * (0.15 + w.donation_top * top * top)
        save = w.donation_save * card if len(cards) > 1 else 0.0
        if take - save > most:
            best, most = (card, 1), take - save
        if refuse - save > most:
            best, most = (card, 0), refuse - save
    return best
