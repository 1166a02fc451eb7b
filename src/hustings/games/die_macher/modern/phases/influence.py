"""06.7: media influence."""

from __future__ import annotations

from hustings.core import Args, Decision, Frame, Log, OneOf, Phase, Seat, Space, Unit, branch, shift, unshift
from hustings.core.bitset import remove
from hustings.games.die_macher.common.cards import CARDS, NOTHING, topic
from hustings.games.die_macher.modern import events, questions
from hustings.games.die_macher.modern.rules import Rules, controller, open_topics, route
from hustings.games.die_macher.modern.state import SLOTS, ModernState, Region


class Influence(Phase[Rules, ModernState]):
    """``step`` is the place on the route over the boards."""

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        """Election region first, then clockwise; regions nobody controls are passed over. [2019 §06.7.b]"""
        boards = route(state)
        if frame.step == len(boards):
            state.pop()
            return True
        region = state.regions[boards[frame.step]]
        if controller(region) != NOTHING and replaceable(state, region):
            return False
        frame.step += 1
        return True

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        """0 to pass, or the slot, then the kind from the display. [2019 §06.7.b] [2019 §06.7.f]"""
        region = state.regions[route(state)[frame.step]]
        options: dict[int, Space] = {0: Unit()}
        for slot in range(SLOTS):
            kinds = replacements(state, region, slot)
            if kinds:
                options[shift(slot)] = OneOf(tuple(kinds), "2019 §06.7.c")
        space = branch(options, "2019 §06.7")
        return [Decision(controller(region), questions.INFLUENCE, space)]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """The old card is discarded, the new one taken from the display, which is not refilled.

        [2019 §06.7.b] [2019 §06.7.d]
        """
        board = route(state)[frame.step]
        region = state.regions[board]
        frame.step += 1
        if not args[0]:
            log.tell(events.INFLUENCE, (seat, board, 0))
        else:
            slot, kind = unshift(args[0]), args[1]
            log.tell(events.INFLUENCE, (seat, board, *args, region.opinions[slot]))
            state.opinion_discard[region.opinions[slot]] += 1
            region.opinions[slot] = kind
            state.display[kind] -= 1


def replaceable(state: ModernState, region: Region) -> bool:
    slot = 0
    while slot < SLOTS and not replacements(state, region, slot):
        slot += 1
    return slot < SLOTS


def replacements(state: ModernState, region: Region, slot: int) -> list[int]:
    """What the display offers for this slot: no topic that lies open in another slot.

    Only a face-up card can go, and not the one under a 2x marker. It leaves before topics are compared.
    [2019 §06.7.c] [2019 §06.7.e] [2019 §M27] [2019 §M28]
    """
    old = region.opinions[slot]
    if old == NOTHING or not region.face_up[slot] or slot == region.double:
        return []
    topics = remove(open_topics(region), topic(old))
    return [kind for kind in range(CARDS) if state.display[kind] and not topics >> (kind >> 1) & 1]
