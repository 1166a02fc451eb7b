"""06.2: changing the programme; also as an action of politicians (06.6.j)."""

from __future__ import annotations

from typing import Final

from hustings.core import CHANCE, Args, Decision, Draw, Frame, Log, OneOf, Payload, Phase, Seat, seat_after
from hustings.core.ints import total
from hustings.core.role import SEAT
from hustings.games.die_macher.modern import events, frames, questions
from hustings.games.die_macher.modern.phases.draft import discard_down
from hustings.games.die_macher.modern.rules import Rules, distinct, forget, reshuffle
from hustings.games.die_macher.modern.spaces import Swap
from hustings.games.die_macher.modern.state import ModernState

# Steps of one change
FILL: Final = 0
TAKE: Final = 1
DRAW: Final = 2
CHOOSE: Final = 3
SWAP: Final = 4
KEEP: Final = 5

# Answers to "take"
NOTHING: Final = 0
TWO: Final = 1
CLEAR: Final = 2


class Programmes(Phase[Rules, ModernState]):
    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        """Each once, from the first player clockwise. [2019 §06.2.a]"""
        place = state.begin_step(game.players)
        if place >= 0:
            state.push(frames.CHANGE, (seat_after(state.first, place, game.players),))
        return True


class Refill(Phase[Rules, ModernState]):
    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        """Every empty space is filled; the deck is made from the discards when it runs out.

        [2019 §04.F] [2019 §06.2.e] [2019 §06.2.f] [2019 §M1] [2019 §M19]
        """
        full = len(state.programme_display) == game.display_size
        if full or not reshuffle(state.programme_deck, state.programme_discard):
            state.pop()
            return True
        return False

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        n = min(game.display_size - len(state.programme_display), total(state.programme_deck))
        return [Decision(CHANCE, questions.DISPLAY, Draw(tuple(state.programme_deck), n, "2019 §06.2.e"))]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        for kind in args:
            state.programme_deck[kind] -= 1
            state.programme_display.append(kind)
        log.tell(events.DISPLAY, tuple(state.programme_display))


class Change(Phase[Rules, ModernState]):
    """One party's change: take, swap, keep one."""

    args = Payload({"seat": SEAT})

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        seat = frame.args[0]
        if frame.step == FILL:
            frame.step = TAKE
            state.push(frames.REFILL)
            return True
        if frame.step == DRAW and not reshuffle(state.programme_deck, state.programme_discard):
            frame.step = CHOOSE
            return True
        if frame.step == CHOOSE and not state.programme_display:
            frame.step = SWAP
            return True
        if frame.step == KEEP and len(state.hands[seat]) < 2:
            state.pop()
            return True
        return False

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        seat = frame.args[0]
        hand = state.hands[seat]
        if frame.step == TAKE:
            # a card of the deck and one of the display, a new display and one of it, or nothing
            return [Decision(seat, questions.TAKE, TAKING)]  # [2019 §06.2.a] [2019 §06.2.b] [2019 §M16]
        if frame.step == DRAW:
            return [Decision(CHANCE, questions.CARD, Draw(tuple(state.programme_deck), 1, "2019 §06.2.a"))]
        if frame.step == CHOOSE:
            kinds = distinct(sorted(state.programme_display))
            return [Decision(seat, questions.CHOOSE, OneOf(kinds, "2019 §06.2.a"))]
        if frame.step == SWAP:
            programme = tuple(state.programmes[seat])
            # the topics must differ afterwards [2019 §M17]
            swap = Swap(tuple(hand), programme, game.tables.max_swaps, "2019 §06.2.c")
            return [Decision(seat, questions.SWAP, swap)]
        return [Decision(seat, questions.KEEP, OneOf(distinct(hand), "2019 §06.2.d"))]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        party = frame.args[0]
        if frame.step == TAKE:
            self.take(state, frame, party, args[0], log)
        elif frame.step == DRAW:
            frame.step = CHOOSE
            kind = args[0]
            state.programme_deck[kind] -= 1
            add(state.hands[party], kind)
            log.whisper(party, events.DREW, (party, 1), (kind,))
        elif frame.step == CHOOSE:
            frame.step = SWAP
            kind = args[0]
            state.programme_display.remove(kind)
            add(state.hands[party], kind)
            add(state.shown[party], kind)
            log.tell(events.TOOK, (party, kind))
        elif frame.step == SWAP:
            frame.step = KEEP
            self.swap(state, party, args, log)
        else:
            discard_down(state, party, args[0], log)
            state.pop()

    def take(self, state: ModernState, frame: Frame, seat: Seat, how: int, log: Log) -> None:
        """Clearing throws the whole display away before one of the new cards is taken. [2019 §06.2.b]"""
        log.tell(events.TAKE, (seat, how))
        if how == NOTHING:
            frame.step = SWAP
        elif how == TWO:
            frame.step = DRAW
        else:
            frame.step = CHOOSE
            clear_display(state)
            state.push(frames.REFILL)

    def swap(self, state: ModernState, seat: Seat, args: tuple[int, ...], log: Log) -> None:
        """Up to two cards change places with cards in hand. [2019 §06.2.c]"""
        hand = state.hands[seat]
        known = state.shown[seat]
        programme = state.programmes[seat]
        for i in range(0, len(args), 2):
            hand.remove(args[i])
            forget(state, seat, args[i])
            programme.remove(args[i + 1])
        for i in range(0, len(args), 2):
            programme.append(args[i])
            hand.append(args[i + 1])
            known.append(args[i + 1])
        programme.sort()
        hand.sort()
        known.sort()
        log.tell(events.SWAP, (seat, *args))


TAKING: Final = OneOf((NOTHING, TWO, CLEAR), "2019 §06.2")


def add(cards: list[int], kind: int) -> None:
    cards.append(kind)
    cards.sort()


def clear_display(state: ModernState) -> None:
    """All face-up programme cards are discarded. [2019 §06.2.b] [2019 §06.9d.c]"""
    for kind in state.programme_display:
        state.programme_discard[kind] += 1
    state.programme_display = []
