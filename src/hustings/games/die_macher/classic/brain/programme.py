"""Party congress: which card to change, which to give away."""

from __future__ import annotations

from hustings.core.action import Decision
from hustings.games.die_macher.classic.brain.steps import programme_worth
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.rules import members_of
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import CARDS

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
        card = item - 1
        for topic in space.picks((item,)):
            old = topic * 2 if programme >> (topic * 2) & 1 else topic * 2 + 1
            after = (programme & ~(1 << old)) | (1 << card)
            value = programme_worth(game, state, seat, after)
            if value > most:
                best, most = (item, topic), value
    return best


def discards(game: Classic, state: ClassicState, seat: int) -> Args:
    """Cards that would not improve the programme anywhere."""
    programme = state.programmes[seat]
    now = programme_worth(game, state, seat, programme)
    counts = [0] * CARDS
    for item in state.hands[seat]:
        card = item % CARDS
        useful = False
        for old in members_of(programme):
            same_topic = old >> 1 == card >> 1
            if old != card and (same_topic or not programme >> (card & ~1) & 3):
                after = (programme & ~(1 << old)) | (1 << card)
                if programme_worth(game, state, seat, after) > now:
                    useful = True
                    break
        if not useful:
            counts[card] += 1
    return tuple(counts)
