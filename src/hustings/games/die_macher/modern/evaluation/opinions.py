"""Public opinion, influenced by who controls the media."""

from __future__ import annotations

from hustings.core.action import Decision
from hustings.core.role import unshift
from hustings.core.space import Args
from hustings.games.die_macher.modern.evaluation.marginal_values import holds, match_worth
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.rules import route
from hustings.games.die_macher.modern.state import ModernState


def influence(game: Modern, state: ModernState, decision: Decision) -> Args:
    seat = decision.seat
    space = decision.space
    board = route(state)[state.stack[-1].step]
    region = state.regions[board]
    weights = [match_worth(game, state, board, party) for party in range(game.players)]
    best: Args = (0,)
    most = 0.2
    for item in space.picks(()):
        if item == 0:
            continue
        out = region.opinions[unshift(item)]
        for kind in space.picks((item,)):
            gain = 0.0
            for party in range(game.players):
                programme = state.programmes[party]
                change = (holds(programme, kind) - holds(programme, out)) * weights[party]
                gain += change if party == seat else -0.25 * change
            if gain > most:
                best, most = (item, kind), gain
    return best
