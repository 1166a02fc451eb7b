"""Opinion polls: what to bid, and whether to publish."""

from __future__ import annotations

from hustings.core.action import Decision
from hustings.games.die_macher.classic.evaluation.donations import DIE
from hustings.games.die_macher.classic.evaluation.marginal_values import factor_worth
from hustings.games.die_macher.classic.evaluation.position import money_price
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.state import ClassicState

Args = tuple[int, ...]


def poll_ceiling(game: Classic, state: ClassicState, seat: int) -> float:
    """What a poll is worth at least: two dice of members, or a shift of popularity."""
    price = max(money_price(game, state), 0.05)
    (i,) = state.stack[-1].args
    value = game.tables.poll_dice * DIE * 1.15
    value = max(value, 0.8 * factor_worth(game, state, i, seat))
    return min(0.75 * value / price, 0.45 * state.money[seat] + 1.0)


def bid_for_poll(game: Classic, state: ClassicState, decision: Decision) -> Args:
    space = decision.space
    if len(space.picks(())) < 2:
        return (0,)
    low = space.picks((1,))[0]
    return (1, low) if low <= poll_ceiling(game, state, decision.seat) else (0,)


def publish(game: Classic, state: ClassicState, decision: Decision) -> Args:
    """The two lines that help most, if they beat the members for silence."""
    seat = decision.seat
    i, _ = state.stack[-1].args
    board = state.boards[i]
    rated: list[tuple[float, int]] = []
    for party in decision.space.picks(()):
        change = game.tables.polls[state.poll][state.party[party]]
        reached = min(max(board.trend[party] + change, -game.tables.trend_max), game.tables.trend_max)
        steps = reached - board.trend[party]
        value = steps * factor_worth(game, state, i, party)
        rated.append((value if party == seat else -0.35 * value, party))
    rated.sort(reverse=True)
    chosen: list[int] = []
    total = 0.0
    for value, party in rated[: game.tables.poll_lines]:
        if value > 0:
            chosen.append(party)
            total += value
    if total < game.tables.poll_dice * DIE * 1.15:
        return ()
    chosen.sort()
    return tuple(chosen)
