"""Party congress: which card to change, which to give away."""

from __future__ import annotations

from hustings.core.action import Decision
from hustings.core.bitset import add, members, remove
from hustings.core.role import unshift
from hustings.games.die_macher.classic.evaluation.marginal_values import programme_worth
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.phases.conference import card_on
from hustings.games.die_macher.classic.rules import has_topic
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import CARDS, topic

Args = tuple[int, ...]


def change(game: Classic, state: ClassicState, decision: Decision) -> Args:
    """The exchange that helps most, if any does."""
    seat = decision.seat
    programme = state.programmes[seat]
    best: Args = (0,)
    most = programme_worth(game, state, seat, programme) + 1.0
    space = decision.space
    for item in space.picks(()):
        if item == 0:
            continue
        for about in space.picks((item,)):
            after = add(remove(programme, card_on(programme, about)), unshift(item))
            value = programme_worth(game, state, seat, after)
            if value > most:
                best, most = (item, about), value
    return best


def discards(game: Classic, state: ClassicState, seat: int) -> Args:
    """Cards that would not improve the programme anywhere."""
    programme = state.programmes[seat]
    now = programme_worth(game, state, seat, programme)
    counts = [0] * CARDS
    for card in state.hands[seat]:
        useful = False
        for old in members(programme):
            if old != card and (topic(old) == topic(card) or not has_topic(programme, card)):
                after = add(remove(programme, old), card)
                if programme_worth(game, state, seat, after) > now:
                    useful = True
                    break
        if not useful:
            counts[card] += 1
    return tuple(counts)
