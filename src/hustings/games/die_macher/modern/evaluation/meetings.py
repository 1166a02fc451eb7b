"""Party meetings, and turning them into votes."""

from __future__ import annotations

from typing import Final

from hustings.core.action import Decision
from hustings.core.space import Args
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern.evaluation.marginal_values import vote_worth
from hustings.games.die_macher.modern.evaluation.position import money_price, rounds_to
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.rules import matches, route
from hustings.games.die_macher.modern.state import BOARDS, ModernState

SAVING: Final = 5


def meetings(game: Modern, state: ModernState, seat: int, zeal: float) -> Args:
    """One after another where it brings most for its price."""
    tables = game.tables
    chosen = [0] * BOARDS
    price = money_price(game, state)
    left = state.money[seat] - (SAVING if price > 0.2 else 0)
    supply = state.meetings[seat]
    gains: list[float] = []
    for board in range(BOARDS):
        region = state.regions[board]
        if region.region == NOTHING:
            gains.append(0.0)
            continue
        wait = rounds_to(game, state, board) - 1.0
        agreement = max(1, matches(region, state.programmes[seat]))
        value = agreement * vote_worth(game, state, board, seat)
        gains.append(zeal * value * (1.0 - 0.12 * max(wait, 0.0)))
    while supply > 0:
        best = NOTHING
        most = 0.0
        for board in range(BOARDS):
            room = tables.meeting_spaces - state.regions[board].meetings[seat]
            if gains[board] <= 0 or chosen[board] >= room:
                continue
            cost = tables.meeting_cost[chosen[board] + 1] - tables.meeting_cost[chosen[board]]
            net = gains[board] - price * cost
            if cost <= left and net > most:
                best, most = board, net
        if best == NOTHING:
            break
        left -= tables.meeting_cost[chosen[best] + 1] - tables.meeting_cost[chosen[best]]
        chosen[best] += 1
        supply -= 1
    return tuple(chosen)


def meeting_plans(game: Modern, state: ModernState, seat: int) -> list[Args]:
    found = [meetings(game, state, seat, 1.0)]
    for zeal in (2.5, 0.6):
        plan = meetings(game, state, seat, zeal)
        if plan not in found:
            found.append(plan)
    base = found[0]
    for board in range(BOARDS):
        if base[board]:
            less = list(base)
            less[board] = 0
            if tuple(less) not in found:
                found.append(tuple(less))
    return found


def convert(game: Modern, state: ModernState, decision: Decision) -> Args:
    """Trend counts each time: turn in often where it is good, wait where it is not."""
    seat = decision.seat
    values = decision.space.picks(())
    boards = route(state)
    board = boards[len(boards) - 1 - state.stack[-1].step // game.players]
    region = state.regions[board]
    agreement = matches(region, state.programmes[seat])
    full = values[-1] >= game.tables.meeting_spaces - 1
    if (region.trend[seat] >= 1 and agreement >= 2) or full or state.meetings[seat] < 3:
        return (values[-1],)
    return (0,)
