"""Opinion polls: what to bid, and whether to publish."""

from __future__ import annotations

from hustings.core.action import Decision
from hustings.core.role import unshift
from hustings.core.space import Args
from hustings.games.die_macher.modern.evaluation.marginal_values import trend_worth
from hustings.games.die_macher.modern.evaluation.position import money_price, pay_days
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.rules import controller
from hustings.games.die_macher.modern.state import IN_HAND, ModernState


def shelf_worth(game: Modern, state: ModernState) -> float:
    return game.tables.shelved_base * (1.0 + pay_days(game, state) * money_price(game, state))


def bid_for_poll(game: Modern, state: ModernState, decision: Decision) -> Args:
    seat = decision.seat
    values = decision.space.picks(())
    if len(values) < 2:
        return (0,)
    price = max(money_price(game, state), 0.1)
    value = shelf_worth(game, state)
    if state.poll_back == state.party[seat]:
        (board,) = state.stack[-1].args
        value = max(value, 1.6 * trend_worth(game, state, board, seat))
    ceiling = min(0.8 * value / price, 0.5 * state.money[seat])
    return (values[1],) if unshift(values[1]) <= ceiling else (0,)


def publish(game: Modern, state: ModernState, decision: Decision) -> Args:
    seat = decision.seat
    if len(decision.space.picks(())) < 2:
        return (0,)
    _, board = state.stack[-1].args
    region = state.regions[board]
    lines = game.tables.poll_lines[state.polls.index(IN_HAND)]
    safe = controller(region)
    total = 0.0
    for party in range(game.players):
        steps = lines[state.party[party]]
        if steps < 0 and party == safe:
            continue
        reached = min(max(region.trend[party] + steps, game.trend_min), game.trend_max)
        change = (reached - region.trend[party]) * trend_worth(game, state, board, party)
        total += change if party == seat else -0.3 * change
    return (1,) if total > shelf_worth(game, state) else (0,)
