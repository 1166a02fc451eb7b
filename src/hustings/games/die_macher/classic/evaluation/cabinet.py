"""The shadow cabinet: whom to send where, and what they do there."""

from __future__ import annotations

from hustings.core.action import Decision
from hustings.core.bitset import add, has, members, size
from hustings.core.role import shift, unshift
from hustings.games.die_macher.classic.evaluation.marginal_values import factor_worth, holds, vote_worth
from hustings.games.die_macher.classic.evaluation.position import money_price
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.rules import common, controller
from hustings.games.die_macher.classic.state import ClassicState, StateBoard
from hustings.games.die_macher.classic.tables import KEY_ISSUE, OWN_TREND, RIVAL_TREND, VOTES
from hustings.games.die_macher.common.cards import NOTHING, topic

Args = tuple[int, ...]


def cabinets(game: Classic, state: ClassicState, seat: int, most: int) -> list[Args]:
    """The best card for the best state, perhaps a second; or none."""
    boards = len(state.boards)
    price = money_price(game, state)
    rated: list[tuple[float, int, int]] = []
    left = game.tables.elections - state.round
    scarce = 1.0 if size(state.cabinet[seat]) > left else 2.5
    for card in members(state.cabinet[seat]):
        cost = game.tables.cabinet_costs[card]
        if cost > state.money[seat]:
            continue
        for i in range(boards):
            value = card_worth(game, state, seat, i, card) - price * cost - scarce
            rated.append((value, card, i))
    rated.sort(reverse=True)
    plans: list[Args] = []
    none = [0] * boards
    best = none[:]
    spent = 0
    used = 0
    for value, card, i in rated:
        cost = game.tables.cabinet_costs[card]
        purse = min(state.money[seat], max(state.money[seat] - 8, cost if not used else 0))
        if value > 0 and best[i] == 0 and not has(used, card) and spent + cost <= purse:
            best[i] = shift(card)
            spent += cost
            used = add(used, card)
    plans.append(tuple(best))
    if most > 1:
        if tuple(none) not in plans:
            plans.append(tuple(none))
        for _, card, i in rated:
            single = none[:]
            single[i] = shift(card)
            if tuple(single) not in plans and len(plans) < most:
                plans.append(tuple(single))
    return plans


def card_worth(game: Classic, state: ClassicState, seat: int, i: int, card: int) -> float:
    best = 0.0
    for kind, number in game.tables.cabinet_actions[card]:
        best = max(best, action_worth(game, state, seat, i, kind, number))
    if game.tables.cabinet_phones[card] and state.tiles[seat] and not state.boards[i].tiles[seat]:
        for other in range(game.players):
            shared = common(state.programmes[seat], state.programmes[other])
            if other != seat and shared >= game.tables.coalition_voluntary:
                best += 1.5 if i == 0 and state.boards[i].tiles[other] else 0.7
    return best


def action_worth(game: Classic, state: ClassicState, seat: int, i: int, kind: int, number: int) -> float:
    if kind == VOTES:
        return number * vote_worth(game, state, i, seat)
    if kind == OWN_TREND:
        steps = min(number, game.tables.trend_max - state.boards[i].trend[seat])
        return steps * factor_worth(game, state, i, seat)
    if kind == RIVAL_TREND:
        return 0.3 * number * factor_worth(game, state, i, seat)
    if kind == KEY_ISSUE:
        if state.boards[i].key_topic == NOTHING and match_best(state, seat, i) > 0:
            return 0.9 * factor_worth(game, state, i, seat)
        return 0.0
    return 1.0  # a media swap


def action(game: Classic, state: ClassicState, decision: Decision) -> Args:
    """What the played card does best, and against whom."""
    seat = decision.seat
    space = decision.space
    (i,) = state.stack[-1].args
    board = state.boards[i]
    card = unshift(state.played[seat][i])
    best: Args = ()
    most = -1000.0
    for what in space.picks(()):
        kind, number = game.tables.cabinet_actions[card][what]
        targets = space.picks((what,))
        if not targets:
            value = action_worth(game, state, seat, i, kind, number)
            if kind == KEY_ISSUE:
                value = -0.5
                if key_gain(state, seat, board) < 0:
                    value = factor_worth(game, state, i, seat)
            if value > most:
                best, most = (what,), value
            continue
        for target in targets:
            value = target_worth(game, state, seat, i, kind, number, target)
            if value > most:
                best, most = (what, target), value
    return best


def target_worth(
    game: Classic, state: ClassicState, seat: int, i: int, kind: int, number: int, target: int
) -> float:
    """A key issue on an opinion, a step down for a rival, or a swap of its media marker."""
    board = state.boards[i]
    if kind == KEY_ISSUE:
        opinion = board.opinions[target]
        value = holds(state.programmes[seat], opinion) * factor_worth(game, state, i, seat)
        for other in range(game.players):
            if other != seat:
                theirs = holds(state.programmes[other], opinion)
                value -= 0.2 * theirs * factor_worth(game, state, i, other)
        return value
    if kind == RIVAL_TREND:
        steps = min(number, board.trend[target] + game.tables.trend_max)
        return 0.4 * steps * factor_worth(game, state, i, target)
    value = 2.0 if controller(board) == target else 0.5
    return value - 8 * money_price(game, state) + 4.0


def key_gain(state: ClassicState, seat: int, board: StateBoard) -> int:
    for opinion in board.opinions:
        if topic(opinion) == board.key_topic:
            return holds(state.programmes[seat], opinion)
    return 0


def match_best(state: ClassicState, seat: int, i: int) -> int:
    best = 0
    for opinion in state.boards[i].opinions:
        best = max(best, holds(state.programmes[seat], opinion))
    return best
