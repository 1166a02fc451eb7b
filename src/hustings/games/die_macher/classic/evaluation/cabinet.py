"""The strategy sheet, and the shadow cabinet: whom to send where, and what they do there."""

from __future__ import annotations

from hustings.core import Args, Decision, shift, unshift
from hustings.core.bitset import add, has, members, size
from hustings.games.die_macher.classic.evaluation import position
from hustings.games.die_macher.classic.evaluation.weights import HAND, ClassicWeights
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.rules import common, controller, factor, votes_for
from hustings.games.die_macher.classic.state import ClassicState, StateBoard
from hustings.games.die_macher.classic.tables import (
    KEY_ISSUE,
    LINE_TREND,
    LINE_VOTES,
    OWN_TREND,
    RIVAL_TREND,
    VOTES,
)
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.common.evaluation import Rated, card_plans


def sheets(game: Classic, state: ClassicState, seat: int, most: int, w: ClassicWeights = HAND) -> list[Args]:
    """Lines where they bring most; media markers where the party may win."""
    tables = game.tables
    boards = range(len(state.boards))
    meet = [
        votes_for(tables.sheet_meetings, factor(state.programmes[seat], state.boards[i], seat))
        * w.sheet_meetings
        * position.vote_worth(game, state, i, seat, w)
        for i in boards
    ]
    trend = [w.sheet_trend * position.factor_worth(game, state, i, seat, w) + 0.01 * i for i in boards]
    votes = [tables.sheet_votes * position.vote_worth(game, state, i, seat, w) for i in boards]
    hopes = [position.expected_votes(game, state, i, seat, w) + 0.2 * votes[i] for i in boards]
    rated: list[tuple[float, Args]] = []
    for offer in range(len(tables.sheet_lines)):
        lines = tables.sheet_lines[offer]
        args: list[int] = [offer]
        value = 0.0
        for k in range(len(lines)):
            gains = trend if lines[k] == LINE_TREND else votes if lines[k] == LINE_VOTES else meet
            same = k > 0 and lines[k] == lines[k - 1]
            low = args[-1] if same else 0
            where = low
            for i in range(low, len(state.boards)):
                # A second equal line goes elsewhere unless nothing is left.
                if gains[i] > gains[where] or (same and where == args[-1] and i > low):
                    where = i
            args.append(where)
            value += gains[where]
        for column in range(len(tables.sheet_media)):
            markers = tables.sheet_media[column]
            order = sorted(boards, key=hopes.__getitem__, reverse=True)[:markers]
            order.sort()
            worth = (
                tables.sheet_members[column] * w.sheet_member
                + w.sheet_media * (4.5, 8.0, 11.0, 12.0)[min(markers, 3)]
            )
            rated.append((value + worth, (*args, column, *order)))
    rated.sort(reverse=True)
    return [entry[1] for entry in rated[:most]]


def cabinets(
    game: Classic, state: ClassicState, seat: int, most: int, w: ClassicWeights = HAND
) -> list[Args]:
    """The best card for the best state, perhaps a second; or none."""
    boards = len(state.boards)
    price = position.money_price(game, state, w)
    rated: Rated = []
    left = game.tables.elections - state.round
    scarce = w.card_spare if size(state.cabinet[seat]) > left else w.card_scarce
    scarce += w.card_early * max(left - 2, 0)  # what is laid late hits where it decides
    for card in members(state.cabinet[seat]):
        cost = game.tables.cabinet_costs[card]
        if cost > state.money[seat]:
            continue
        for i in range(boards):
            value = card_worth(game, state, seat, i, card, w) - price * cost - scarce
            rated.append((value, card, i))
    rated.sort(reverse=True)
    best = [0] * boards
    spent = 0
    used = 0
    for value, card, i in rated:
        cost = game.tables.cabinet_costs[card]
        purse = min(state.money[seat], max(state.money[seat] - int(w.card_purse), cost if not used else 0))
        if value > 0 and best[i] == 0 and not has(used, card) and spent + cost <= purse:
            best[i] = shift(card)
            spent += cost
            used = add(used, card)
    return card_plans(best, rated, most)


def card_worth(
    game: Classic, state: ClassicState, seat: int, i: int, card: int, w: ClassicWeights = HAND
) -> float:
    best = 0.0
    for kind, number in game.tables.cabinet_actions[card]:
        best = max(best, action_worth(game, state, seat, i, kind, number, w))
    if game.tables.cabinet_phones[card] and state.tiles[seat] and not state.boards[i].tiles[seat]:
        for other in range(game.players):
            shared = common(state.programmes[seat], state.programmes[other])
            if other != seat and shared >= game.tables.coalition_voluntary:
                best += w.phone * (1.5 if i == 0 and state.boards[i].tiles[other] else 0.7)
    return best


def action_worth(
    game: Classic, state: ClassicState, seat: int, i: int, kind: int, number: int, w: ClassicWeights = HAND
) -> float:
    if kind == VOTES:
        return number * position.vote_worth(game, state, i, seat, w)
    if kind == OWN_TREND:
        steps = min(number, game.tables.trend_max - state.boards[i].trend[seat])
        return steps * position.factor_worth(game, state, i, seat, w)
    if kind == RIVAL_TREND:
        return w.rival_trend * number * position.factor_worth(game, state, i, seat, w)
    if kind == KEY_ISSUE:
        if state.boards[i].key_slot == NOTHING and match_best(state, seat, i) > 0:
            return w.key_issue * position.factor_worth(game, state, i, seat, w)
        return 0.0
    return w.media_swap


def action(game: Classic, state: ClassicState, decision: Decision, w: ClassicWeights = HAND) -> Args:
    """What the played card does best, and against whom."""
    seat = decision.seat
    (i,) = state.stack[-1].args
    board = state.boards[i]
    card = unshift(state.played[seat][i])
    best: Args = ()
    most = -1000.0
    for args in decision.space:
        kind, number = game.tables.cabinet_actions[card][args[0]]
        if len(args) > 1:
            value = target_worth(game, state, seat, i, kind, number, args[1], w)
        elif kind == KEY_ISSUE:
            value = (
                position.factor_worth(game, state, i, seat, w) if key_gain(state, seat, board) < 0 else -0.5
            )
        else:
            value = action_worth(game, state, seat, i, kind, number, w)
        if value > most:
            best, most = args, value
    return best


def target_worth(
    game: Classic,
    state: ClassicState,
    seat: int,
    i: int,
    kind: int,
    number: int,
    target: int,
    w: ClassicWeights = HAND,
) -> float:
    """A key issue on an opinion, a step down for a rival, or a swap of its media marker."""
    board = state.boards[i]
    if kind == KEY_ISSUE:
        opinion = board.opinions[target]
        value = position.holds(state.programmes[seat], opinion) * position.factor_worth(
            game, state, i, seat, w
        )
        for other in range(game.players):
            if other != seat:
                theirs = position.holds(state.programmes[other], opinion)
                value -= 0.2 * theirs * position.factor_worth(game, state, i, other, w)
        return value
    if kind == RIVAL_TREND:
        steps = min(number, board.trend[target] + game.tables.trend_max)
        return 0.4 * steps * position.factor_worth(game, state, i, target, w)
    value = 2.0 if controller(board) == target else 0.5
    return value - 8 * position.money_price(game, state, w) + 4.0


def key_gain(state: ClassicState, seat: int, board: StateBoard) -> int:
    if board.key_slot == NOTHING:
        return 0
    return position.holds(state.programmes[seat], board.opinions[board.key_slot])


def match_best(state: ClassicState, seat: int, i: int) -> int:
    best = 0
    for opinion in state.boards[i].opinions:
        best = max(best, position.holds(state.programmes[seat], opinion))
    return best
