"""04.H: the programme draft."""

from __future__ import annotations

from hustings.core import CHANCE, Args, Decision, Draw, Frame, Log, OneOf, Phase, Seat, Space, seat_after
from hustings.core.bitset import EMPTY, add, has, size
from hustings.core.ints import total
from hustings.core.payload import Payload
from hustings.core.role import COUNT, FLAG, SEAT
from hustings.games.die_macher.common.cards import topic
from hustings.games.die_macher.modern import events, questions
from hustings.games.die_macher.modern.rules import Rules, distinct, forget, reshuffle
from hustings.games.die_macher.modern.spaces import Platform
from hustings.games.die_macher.modern.state import ModernState
from hustings.mechanisms.sealed import SealedPhase


class Packets(Phase[Rules, ModernState]):
    """``step`` is the seat being dealt to."""

    step = SEAT

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        n = game.tables.draft_cards
        return [Decision(CHANCE, questions.DEAL, Draw(tuple(state.programme_deck), n, "2019 §04.H.a"))]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """Seven cards for each. [2019 §04.H.a]"""
        party = frame.step
        packet = sorted(args)
        for kind in packet:
            state.programme_deck[kind] -= 1
        state.packets[party] = packet
        log.whisper(party, events.DEALT, (party,), tuple(packet))
        frame.step += 1
        if frame.step == game.players:
            state.sealed.ask(list(range(game.players)))
            state.pop()


class Draft(SealedPhase[Rules, ModernState]):
    """``step`` counts the picks done."""

    question = questions.DRAFT

    def space(self, game: Rules, state: ModernState, frame: Frame, seat: Seat) -> Space:
        return OneOf(distinct(packet_of(game, state, seat, frame.step)), "2019 §04.H.a")

    def opened(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> None:
        self.pass_on(game, state, frame.step, log)
        frame.step += 1
        state.sealed.ask(list(range(game.players)))
        if frame.step == game.tables.draft_picks:
            state.pop()

    def pass_on(self, game: Rules, state: ModernState, pick: int, log: Log) -> None:
        """All lay their card aside at once and pass the rest to the left, four times. [2019 §04.H.a] [2019 §M8]"""
        n = game.players
        for seat in range(n):
            packet = state.packets[seat_after(seat, -pick, n)]
            kind = state.sealed.values[seat][0]
            del packet[packet.index(kind, pick)]
            packet.insert(pick, kind)
        log.tell(events.PASSED, (pick + 1,))
        for seat in range(n):
            log.whisper(seat, events.RECEIVED, (seat,), tuple(packet_of(game, state, seat, pick + 1)))


class Platforms(SealedPhase[Rules, ModernState]):
    """All choose their programmes out of what they drafted."""

    question = questions.PROGRAMME

    def space(self, game: Rules, state: ModernState, frame: Frame, seat: Seat) -> Space:
        cards = drafted(game, state, seat)
        number = min(game.tables.programme_size, topics_in(cards))
        return Platform(distinct(cards), number, "2019 §04.H.b")

    def opened(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> None:
        """The programmes are turned up together; the rest goes to the hand. [2019 §04.H.b]"""
        cards = [drafted(game, state, party) for party in range(game.players)]
        seen = [packets_seen(game, state, party) for party in range(game.players)]
        chosen = state.sealed.open(log, events.PROGRAMME)
        for party in range(game.players):
            hand = cards[party]
            for kind in chosen[party]:
                hand.remove(kind)
            state.programmes[party] = list(chosen[party])
            state.hands[party] = hand
        for party in range(game.players):
            state.packets[party] = []
            state.recalled[party] = self.recall(state, party, seen[party])
        state.pop()

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


class Completion(Phase[Rules, ModernState]):
    """Too few topics: ``step`` is the seat, ``owed`` how many replacements it still draws, ``came`` whether they did."""

    step = SEAT
    args = Payload({"owed": COUNT, "came": FLAG})

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        """Everything not laid out is shown, discarded and replaced; again if need be. [2019 §04.H.c] [2019 §M10] [2019 §M11]"""
        seat = frame.step
        if seat == game.players:
            state.sealed.ask([i for i in range(game.players) if len(state.hands[i]) > 1])
            state.pop()
            return True
        owed, came = frame.args or (0, 0)
        if len(state.programmes[seat]) == game.tables.programme_size:
            frame.step, frame.args = seat + 1, ()
            return True
        if owed:
            if reshuffle(state.programme_deck, state.programme_discard):
                return False
            frame.args = (0, 1)
            return True
        if came and useful(state, seat):
            return False
        hand = state.hands[seat]
        log.tell(events.DISCARDED, (seat, *hand))
        for kind in hand:
            state.programme_discard[kind] += 1
            forget(state, seat, kind)
        if hand:
            frame.args = (len(hand), 0)
        else:
            frame.step, frame.args = seat + 1, ()
        state.hands[seat] = []
        return True

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        seat = frame.step
        owed, _ = frame.args
        if owed:
            n = min(owed, total(state.programme_deck))
            return [
                Decision(CHANCE, questions.REPLACEMENT, Draw(tuple(state.programme_deck), n, "2019 §04.H.c"))
            ]
        cards = useful(state, seat)
        number = min(game.tables.programme_size - len(state.programmes[seat]), topics_in(cards))
        return [Decision(seat, questions.COMPLETE, Platform(distinct(cards), number, "2019 §04.H.c"))]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """The missing cards are chosen from the replacements. [2019 §04.H.c]"""
        party = frame.step
        owed, _ = frame.args
        hand = state.hands[party]
        if owed:
            for kind in args:
                state.programme_deck[kind] -= 1
                hand.append(kind)
            hand.sort()
            log.whisper(party, events.DREW, (party, len(args)), args)
            owed -= len(args)
            frame.args = (owed, 0 if owed else 1)
            return
        for kind in args:
            hand.remove(kind)
            forget(state, party, kind)
            state.programmes[party].append(kind)
        state.programmes[party].sort()
        log.tell(events.PROGRAMME, (party, *state.programmes[party]))
        frame.args = (0, 0)


class Holding(SealedPhase[Rules, ModernState]):
    """Who has more than one card left keeps one of them."""

    question = questions.HOLD

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        if state.sealed.waiting():
            return False
        state.pop()
        return True

    def space(self, game: Rules, state: ModernState, frame: Frame, seat: Seat) -> Space:
        return OneOf(distinct(state.hands[seat]), "2019 §04.H.d")

    def opened(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> None:
        """One card stays in hand, the other is discarded. [2019 §04.H.d]"""
        for party in range(game.players):
            value = state.sealed.values[party]
            if value:
                discard_down(state, party, value[0], log)
        state.sealed.clear()


def packet_of(game: Rules, state: ModernState, seat: Seat, pick: int) -> list[int]:
    """The cards this seat holds before its next pick, ascending: they came ``pick`` seats round."""
    return state.packets[seat_after(seat, -pick, game.players)][pick:]


def drafted(game: Rules, state: ModernState, seat: Seat) -> list[int]:
    """The four cards laid aside and the three received last, ascending. [2019 §04.H.b]"""
    picks = game.tables.draft_picks
    cards = packet_of(game, state, seat, picks)
    for pick in range(picks):
        cards.append(state.packets[seat_after(seat, -pick, game.players)][pick])
    cards.sort()
    return cards


def packets_seen(game: Rules, state: ModernState, seat: Seat) -> list[int]:
    """All cards this seat ever held during the draft, ascending: each packet as it first came."""
    cards: list[int] = []
    for packet in range(game.players):
        first = seat_after(seat, -packet, game.players)
        if first <= game.tables.draft_picks:
            cards += state.packets[packet][first:]
    cards.sort()
    return cards


def topics_of(cards: list[int]) -> int:
    """The set of their topics."""
    topics = EMPTY
    for kind in cards:
        topics = add(topics, topic(kind))
    return topics


def topics_in(cards: list[int]) -> int:
    """How many different topics these cards have."""
    return size(topics_of(cards))


def useful(state: ModernState, seat: Seat) -> list[int]:
    """The cards in hand whose topic the programme lacks."""
    taken = topics_of(state.programmes[seat])
    return [kind for kind in state.hands[seat] if not has(taken, topic(kind))]


def discard_down(state: ModernState, seat: Seat, kept: int, log: Log) -> None:
    """All cards in hand but one go to the open discard pile. [2019 §06.2.d] [2019 §M18]"""
    rest = state.hands[seat]
    rest.remove(kept)
    for kind in rest:
        state.programme_discard[kind] += 1
        forget(state, seat, kind)
    log.tell(events.DISCARDED, (seat, *rest))
    state.hands[seat] = [kept]
