"""The party programme: which cards to take, keep and swap."""

from __future__ import annotations

from hustings.core.action import Decision
from hustings.core.space import Args
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern.evaluation.marginal_values import kind_worths
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.state import ModernState


def best_card(game: Modern, state: ModernState, decision: Decision) -> Args:
    worth = kind_worths(game, state, decision.seat)
    programme = state.programmes[decision.seat]
    best = NOTHING
    most = 0.0
    for kind in decision.space.picks(()):
        value = worth[kind] - (2.0 if kind in programme else 0.0)
        if best == NOTHING or value > most:
            best, most = kind, value
    return (best,)


def platform(game: Modern, state: ModernState, decision: Decision) -> Args:
    """The best kinds of different topics, as many as are asked for."""
    worth = kind_worths(game, state, decision.seat)
    prefix: Args = ()
    space = decision.space
    size = 0
    while True:
        options = space.picks(prefix)
        if not options:
            break
        prefix = (*prefix, options[0])
        size += 1
    best: Args = prefix
    most = -1000.0
    # Few cards: walk over all platforms.
    stack: list[Args] = [()]
    while stack:
        part = stack.pop()
        if len(part) == size:
            value = 0.0
            for kind in part:
                value += worth[kind]
            if value > most:
                best, most = part, value
            continue
        for pick in space.picks(part):
            stack.append((*part, pick))
    return best


def swap(game: Modern, state: ModernState, decision: Decision) -> Args:
    worth = kind_worths(game, state, decision.seat)
    best: Args = ()
    most = 0.5
    for args in list(decision.space):
        gain = 0.0
        for i in range(0, len(args), 2):
            gain += worth[args[i]] - worth[args[i + 1]]
        if gain > most:
            best, most = args, gain
    return best
