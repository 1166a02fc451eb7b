"""The sealed packages, and the politicians: whom to send where, whether to pay, and what they do there."""

from __future__ import annotations

from hustings.core import Args, Decision, shift, unshift
from hustings.core.bitset import EMPTY, add, has, members
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.common.evaluation import Rated, card_plans
from hustings.games.die_macher.modern import actions, questions
from hustings.games.die_macher.modern.actions import Act
from hustings.games.die_macher.modern.evaluation import position
from hustings.games.die_macher.modern.evaluation.campaign import media_worth
from hustings.games.die_macher.modern.evaluation.weights import HAND, ModernWeights
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.phases.politicians import acts_of, swap_places, swap_rival
from hustings.games.die_macher.modern.rules import controller, holds, matches
from hustings.games.die_macher.modern.state import BOARDS, SLOTS, ModernState, Region


def packages(game: Modern, state: ModernState, seat: int, w: ModernWeights = HAND) -> list[Args]:
    """Each package with its symbols where they bring most, the best first."""
    tables = game.tables
    vote = [position.vote_worth(game, state, board, seat, w) for board in range(BOARDS)]
    gains: list[list[float]] = [
        [
            w.package_meetings * max(1, matches(state.regions[b], state.programmes[seat])) * vote[b]
            for b in range(BOARDS)
        ],
        [w.package_trend * position.trend_worth(game, state, b, seat, w) for b in range(BOARDS)],
        [w.package_media * media_worth(game, state, b, seat, w) for b in range(BOARDS)],
        [w.package_votes * vote[b] for b in range(BOARDS)],
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


def act_worth(
    game: Modern, state: ModernState, board: int, seat: int, act: Act, w: ModernWeights = HAND
) -> float:
    region = state.regions[board]
    kind = act.kind
    if kind == actions.VOTES:
        return act.amount * position.vote_worth(game, state, board, seat, w)
    if kind == actions.TREND:
        steps = min(act.amount, game.trend_max - region.trend[seat])
        return steps * position.trend_worth(game, state, board, seat, w)
    if kind == actions.BASE:
        return act.amount * (1.0 + position.pay_days(game, state) * position.money_price(game, state, w))
    if kind == actions.RIVALS_TREND:
        total = 0.0
        for other in range(game.players):
            if other != seat:
                total += position.trend_worth(game, state, board, other, w)
        return w.rivals_trend * total
    if kind == actions.DOUBLE:
        return (
            w.double * position.match_worth(game, state, board, seat, w) if region.double == NOTHING else 0.3
        )
    if kind == actions.FREE_POLL:
        return w.free_poll
    if kind == actions.PROGRAMME:
        return w.new_programme
    return 1.0


def card_worth(
    game: Modern, state: ModernState, board: int, seat: int, card: int, w: ModernWeights = HAND
) -> float:
    politician = game.tables.politicians[card]
    best = 0.0
    for act in politician.secondary:
        best = max(best, act_worth(game, state, board, seat, act, w))
    return best + act_worth(game, state, board, seat, politician.main, w)


def envoys(game: Modern, state: ModernState, seat: int, most: int, w: ModernWeights = HAND) -> list[Args]:
    price = position.money_price(game, state, w)
    cards = members(state.cabinet[seat])
    left = game.length.rounds() - 1 - state.round
    scarce = (w.card_spare if len(cards) > left + 1 else w.card_scarce) if left else 0.0
    scarce += w.card_early * left
    rated: Rated = []
    for card in cards:
        for board in range(BOARDS):
            if state.regions[board].region != NOTHING:
                value = card_worth(game, state, board, seat, card, w)
                value -= price * game.tables.politicians[card].cost + scarce
                rated.append((value, card, board))
    rated.sort(reverse=True)
    best = [0] * BOARDS
    used = EMPTY
    spent = 0
    for value, card, board in rated:
        cost = game.tables.politicians[card].cost
        fits = spent + cost <= state.money[seat]
        if value > 0 and best[board] == 0 and fits and not has(used, card):
            best[board] = shift(card)
            used = add(used, card)
            spent += cost
    return card_plans(best, rated, most)


def politician(game: Modern, state: ModernState, decision: Decision, w: ModernWeights = HAND) -> Args:
    """Pay if it is worth the price; then the best of what the card can do."""
    seat = decision.seat
    frame = state.stack[-1]
    (board,) = frame.args
    region = state.regions[board]
    options = decision.space.picks(())
    if decision.question is questions.PAY:
        if len(options) < 2:
            return (0,)
        card = region.row_cards[frame.step]
        worth = card_worth(game, state, board, seat, card, w)
        price = position.money_price(game, state, w) * game.tables.politicians[card].cost
        return (1,) if worth > price else (0,)
    acts = acts_of(game.tables.politicians[region.row_cards[frame.step // 2]], frame.step)
    best: Args = (0,)
    most = 0.0
    for args in decision.space:
        if args[0]:
            act = acts[unshift(args[0])]
            if len(args) > 1:
                value = detail_worth(game, state, region, board, seat, act, args[1], w)
            else:
                value = act_worth(game, state, board, seat, act, w)
            if value > most:
                best, most = args, value
    return best


def detail_worth(
    game: Modern,
    state: ModernState,
    region: Region,
    board: int,
    seat: int,
    act: Act,
    detail: int,
    w: ModernWeights = HAND,
) -> float:
    if act.kind == actions.DOUBLE:
        slot = region.double if detail == SLOTS else detail
        sign = -1.0 if detail == SLOTS else 1.0
        kind = region.opinions[slot]
        total = 0.0
        for party in range(game.players):
            stands = holds(state.programmes[party], kind)
            if stands:
                change = sign * stands * position.match_worth(game, state, board, party, w)
                total += change if party == seat else -w.double_spite * change
        return total
    rival = swap_rival(detail)
    value = 1.5 if controller(region) == rival else 0.2
    if swap_places(detail) and controller(region) == rival:
        value += 0.5 * media_worth(game, state, board, seat, w)
    return (
        value - position.money_price(game, state, w) * act.amount if act.kind == actions.MEDIA_SWAP else 0.0
    )
