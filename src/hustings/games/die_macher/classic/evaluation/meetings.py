"""Party meetings, and turning them into votes."""

from __future__ import annotations

from typing import Final

from hustings.core.action import Decision
from hustings.games.die_macher.classic.evaluation.marginal_values import vote_worth
from hustings.games.die_macher.classic.evaluation.position import money_price
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.rules import factor, votes_for
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import NOTHING

Args = tuple[int, ...]

SAVING: Final = 4  # money kept back from meetings, for polls


def meetings(game: Classic, state: ClassicState, decision: Decision, zeal: float) -> Args:
    """One after another where it brings most, while it brings more than it costs."""
    seat = decision.seat
    tables = game.tables
    n = len(state.boards)
    chosen = [0] * n
    price = money_price(game, state) * tables.meeting_price
    supply = state.meetings[seat]
    budget = state.money[seat] - (SAVING if price > 0.2 and state.money[seat] > SAVING else 0)
    most = min(supply, max(budget, 0) // tables.meeting_price)
    gains: list[float] = []
    for i in range(n):
        by = factor(state.programmes[seat], state.boards[i], seat)
        value = (by if by > 0 else 0.45) * vote_worth(game, state, i, seat)
        gains.append(value * (1.0 if i == 0 else 0.85 - 0.1 * i) * zeal)
    for _ in range(most):
        best = NOTHING
        for i in range(n):
            board = state.boards[i]
            room = min(tables.meetings_per_state, tables.meeting_spaces - board.meetings[seat])
            if chosen[i] < room and (best == NOTHING or gains[i] > gains[best]):
                by = factor(state.programmes[seat], board, seat)
                votes = board.votes[seat] + votes_for(board.meetings[seat] + chosen[i], by)
                if votes < tables.votes_max:
                    best = i
        if best == NOTHING or gains[best] < price:
            break
        chosen[best] += 1
    return tuple(chosen)


def meeting_plans(game: Classic, state: ClassicState, decision: Decision) -> list[Args]:
    found = [meetings(game, state, decision, 1.0)]
    for zeal in (3.0, 0.5):
        plan = meetings(game, state, decision, zeal)
        if plan not in found:
            found.append(plan)
    base = found[0]
    for i in range(len(base)):
        if base[i]:
            less = list(base)
            less[i] = 0
            if tuple(less) not in found:
                found.append(tuple(less))
    return found


def convert(game: Classic, state: ClassicState, decision: Decision) -> Args:
    """When the factor is good, or the board is full; the state that votes now converts all."""
    seat = decision.seat
    (i,) = state.stack[-1].args
    board = state.boards[i]
    by = factor(state.programmes[seat], board, seat)
    everything = board.meetings[seat]
    if i == 0 or by >= 3 or (everything >= 8 and by >= 1) or state.meetings[seat] < 3:
        return (everything,)
    return (0,)


def state_meetings(decision: Decision) -> int:
    return decision.space.picks(())[-1]
