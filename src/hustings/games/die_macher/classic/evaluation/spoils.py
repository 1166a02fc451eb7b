"""After a won election: national opinions."""

from __future__ import annotations

from hustings.core.action import Decision
from hustings.core.bitset import has
from hustings.core.role import unshift
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.phases.spoils import home
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import NOTHING

Args = tuple[int, ...]


def national(game: Classic, state: ClassicState, decision: Decision) -> Args:
    """The opinion that then fits best."""
    seat = decision.seat
    space = decision.space
    best: Args = (0,)
    most = 0.5
    for item in space.picks(()):
        if item == 0:
            continue
        card = state.boards[0].opinions[unshift(item)]
        targets = space.picks((item,))
        if not targets:
            value = opinion_gain(game, state, seat, card, NOTHING)
            if value > most:
                best, most = (item,), value
        for target in targets:
            value = opinion_gain(game, state, seat, card, target)
            if value > most:
                best, most = (item, target), value
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
