"""04.H: the programme draft."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hustings.core.action import CHANCE, Action, Decision, Seat
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.space import Draw, OneOf
from hustings.games.die_macher.modern.rules import distinct, forget, reshuffle
from hustings.games.die_macher.modern.spaces import Platform
from hustings.games.die_macher.modern.state import ModernState

if TYPE_CHECKING:
    from hustings.games.die_macher.modern.game import Modern

# Steps of the frame; its args are (number,), in COMPLETE (seat, cards owed, cards came)
DEALING: Final = 0
PICKING: Final = 1
CHOOSING: Final = 2
COMPLETING: Final = 3
KEEPING: Final = 4


class Draft(Phase["Modern", ModernState]):
    def settle(self, game: Modern, state: ModernState, frame: Frame, log: Log) -> bool:
        if not frame.args:
            frame.args = (0,)
        if frame.step == DEALING:
            if frame.args[0] < game.players:
                return False
            frame.step, frame.args = PICKING, (0,)
            state.sealed.ask(list(range(game.players)))
            return True
        if frame.step == COMPLETING:
            return self.settle_completing(game, state, frame, log)
        if frame.step == KEEPING and not state.sealed.waiting():
            state.sealed.clear()
            state.pop()
            return True
        return False

    def pending(self, game: Modern, state: ModernState, frame: Frame) -> list[Decision]:
        if frame.step == DEALING:
            n = game.tables.draft_cards
            return [Decision(CHANCE, "deal", Draw(tuple(state.programme_deck), n, "2019 §04.H.a"))]
        if frame.step == COMPLETING:
            return [self.ask_completing(game, state, frame)]
        asked: list[Decision] = []
        for seat in state.sealed.waiting():
            if frame.step == PICKING:
                packet = packet_of(game, state, seat, frame.args[0])
                asked.append(Decision(seat, "draft", OneOf(distinct(packet), "2019 §04.H.a")))
            elif frame.step == CHOOSING:
                cards = drafted(game, state, seat)
                size = min(game.tables.programme_size, topics_in(cards))
                asked.append(Decision(seat, "programme", Platform(distinct(cards), size, "2019 §04.H.b")))
            else:
                asked.append(Decision(seat, "hold", OneOf(distinct(state.hands[seat]), "2019 §04.H.d")))
        return asked

    def apply(
        self, game: Modern, state: ModernState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        if frame.step == DEALING:
            self.deal(state, frame, action.args, log)
        elif frame.step == COMPLETING:
            self.complete(state, frame, seat, action, log)
        else:
            state.sealed.commit(seat, action.args, log)
            if not state.sealed.ready():
                return
            if frame.step == PICKING:
                self.pass_on(game, state, frame, log)
            elif frame.step == CHOOSING:
                self.reveal(game, state, frame, log)
            else:
                self.keep(game, state, log)

    def deal(self, state: ModernState, frame: Frame, cards: tuple[int, ...], log: Log) -> None:
        """Seven cards for each. [2019 §04.H.a]"""
        party = frame.args[0]
        for kind in cards:
            state.programme_deck[kind] -= 1
        state.packets[party] = sorted(cards)
        log.whisper(party, "dealt", (party,), tuple(state.packets[party]))
        frame.args = (party + 1,)

    def pass_on(self, game: Modern, state: ModernState, frame: Frame, log: Log) -> None:
        """All lay their card aside at once and pass the rest to the left, four times. [2019 §04.H.a] [2019 §M8]"""
        pick = frame.args[0]
        n = game.players
        for seat in range(n):
            packet = state.packets[(seat - pick) % n]
            kind = state.sealed.values[seat][0]
            del packet[packet.index(kind, pick)]
            packet.insert(pick, kind)
        log.tell("passed", (pick + 1,))
        for seat in range(n):
            log.whisper(seat, "received", (seat,), tuple(packet_of(game, state, seat, pick + 1)))
        frame.args = (pick + 1,)
        if pick + 1 == game.tables.draft_picks:
            frame.step = CHOOSING
        state.sealed.ask(list(range(n)))

    def reveal(self, game: Modern, state: ModernState, frame: Frame, log: Log) -> None:
        """The programmes are turned up together; the rest goes to the hand. [2019 §04.H.b]"""
        cards = [drafted(game, state, seat) for seat in range(game.players)]
        seen = [packets_seen(game, state, seat) for seat in range(game.players)]
        chosen = state.sealed.values[:]
        state.sealed.clear()
        for seat in range(game.players):
            log.tell("programme", (seat, *chosen[seat]))
            hand = cards[seat]
            for kind in chosen[seat]:
                hand.remove(kind)
            state.programmes[seat] = list(chosen[seat])
            state.hands[seat] = hand
        for seat in range(game.players):
            state.packets[seat] = []
            state.recalled[seat] = self.recall(state, seat, seen[seat])
        frame.step, frame.args = COMPLETING, (0, 0, 0)

    def recall(self, state: ModernState, seat: Seat, seen: list[int]) -> list[int]:
        """Of the cards this seat saw go by, those that must now be hidden in other hands."""
        known = seen[:]
        for kind in state.hands[seat]:
            known.remove(kind)
        for programme in state.programmes:
            for kind in programme:
                if kind in known:
                    known.remove(kind)
        return known

    # -- too few topics --

    def settle_completing(self, game: Modern, state: ModernState, frame: Frame, log: Log) -> bool:
        """Everything not laid out is shown, discarded and replaced; again if need be. [2019 §04.H.c] [2019 §M10] [2019 §M11]"""
        seat, owed, came = frame.args
        if seat == game.players:
            frame.step, frame.args = KEEPING, (0,)
            state.sealed.ask([i for i in range(game.players) if len(state.hands[i]) > 1])
            return True
        missing = game.tables.programme_size - len(state.programmes[seat])
        if missing == 0:
            frame.args = (seat + 1, 0, 0)
            return True
        if owed:
            if reshuffle(state.programme_deck, state.programme_discard):
                return False
            frame.args = (seat, 0, 1)
            return True
        if came:
            if useful(state, seat):
                return False
            came = 0
        hand = state.hands[seat]
        log.tell("discarded", (seat, *hand))
        for kind in hand:
            state.programme_discard[kind] += 1
            forget(state, seat, kind)
        frame.args = (seat, len(hand), 0) if hand else (seat + 1, 0, 0)
        state.hands[seat] = []
        return True

    def ask_completing(self, game: Modern, state: ModernState, frame: Frame) -> Decision:
        seat, owed, _ = frame.args
        if owed:
            n = min(owed, sum(state.programme_deck))
            return Decision(CHANCE, "replacement", Draw(tuple(state.programme_deck), n, "2019 §04.H.c"))
        cards = useful(state, seat)
        size = min(game.tables.programme_size - len(state.programmes[seat]), topics_in(cards))
        return Decision(seat, "complete", Platform(distinct(cards), size, "2019 §04.H.c"))

    def complete(self, state: ModernState, frame: Frame, seat: Seat, action: Action, log: Log) -> None:
        """The missing cards are chosen from the replacements. [2019 §04.H.c]"""
        party, owed, _ = frame.args
        hand = state.hands[party]
        if owed:
            for kind in action.args:
                state.programme_deck[kind] -= 1
                hand.append(kind)
            hand.sort()
            log.whisper(party, "drew", (party, len(action.args)), action.args)
            owed -= len(action.args)
            frame.args = (party, owed, 0 if owed else 1)
            return
        for kind in action.args:
            hand.remove(kind)
            forget(state, party, kind)
            state.programmes[party].append(kind)
        state.programmes[party].sort()
        log.tell("programme", (party, *state.programmes[party]))
        frame.args = (party, 0, 0)

    def keep(self, game: Modern, state: ModernState, log: Log) -> None:
        """One card stays in hand, the other is discarded. [2019 §04.H.d]"""
        for seat in range(game.players):
            value = state.sealed.values[seat]
            if value:
                discard_down(state, seat, value[0], log)
        state.sealed.clear()
        state.pop()


def packet_of(game: Modern, state: ModernState, seat: Seat, pick: int) -> list[int]:
    """The cards this seat holds before its next pick, ascending: they came ``pick`` seats round."""
    return state.packets[(seat - pick) % game.players][pick:]


def drafted(game: Modern, state: ModernState, seat: Seat) -> list[int]:
    """The four cards laid aside and the three received last, ascending. [2019 §04.H.b]"""
    picks = game.tables.draft_picks
    cards = packet_of(game, state, seat, picks)
    for pick in range(picks):
        cards.append(state.packets[(seat - pick) % game.players][pick])
    cards.sort()
    return cards


def packets_seen(game: Modern, state: ModernState, seat: Seat) -> list[int]:
    """All cards this seat ever held during the draft, ascending: each packet as it first came."""
    cards: list[int] = []
    for packet in range(game.players):
        first = (seat - packet) % game.players
        if first <= game.tables.draft_picks:
            cards += state.packets[packet][first:]
    cards.sort()
    return cards


def topics_in(cards: list[int]) -> int:
    topics = 0
    for kind in cards:
        topics |= 1 << (kind >> 1)
    return topics.bit_count()


def useful(state: ModernState, seat: Seat) -> list[int]:
    """The cards in hand whose topic the programme lacks."""
    taken = 0
    for kind in state.programmes[seat]:
        taken |= 1 << (kind >> 1)
    return [kind for kind in state.hands[seat] if not taken >> (kind >> 1) & 1]


def discard_down(state: ModernState, seat: Seat, kept: int, log: Log) -> None:
    """All cards in hand but one go to the open discard pile. [2019 §06.2.d] [2019 §M18]"""
    rest = state.hands[seat]
    rest.remove(kept)
    for kind in rest:
        state.programme_discard[kind] += 1
        forget(state, seat, kind)
    log.tell("discarded", (seat, *rest))
    state.hands[seat] = [kept]
