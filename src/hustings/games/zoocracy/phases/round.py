"""The round: which phases it has, the lots, the deal, and how the game goes on or ends."""

from __future__ import annotations

from typing import Final

from hustings.core import CHANCE, Args, Decision, Frame, Log, OneOf, Ordered, Payload, Phase, Seat
from hustings.core.bitset import EMPTY, add
from hustings.core.role import COUNT, SEAT
from hustings.games.zoocracy import constants as zoo
from hustings.games.zoocracy import events, frames, questions
from hustings.games.zoocracy.cards import reshuffle
from hustings.games.zoocracy.rules import Rules, last_round, opposition_larger
from hustings.games.zoocracy.state import ZooBoard, ZooState


class Round(Phase[Rules, ZooState]):
    """``step`` is the place in the programme."""

    def settle(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> bool:
        """Play the phases that are due, in order; after the last, the next round or the end. [zoo §5.1] [zoo §5.2]"""
        if frame.step < len(game.programme):
            kind = game.programme[frame.step]
            frame.step += 1
            if is_due(game, state, kind):
                if kind in OPENS:
                    state.begun = add(state.begun, OPENS[kind])
                    log.tell(events.PHASE, (OPENS[kind],))
                state.push(kind)
        elif last_round(game, state):  # [zoo §6.1] [zoo §6.2]
            log.tell(events.END)
            state.pop()
        else:
            next_round(game, state, log)
            frame.step = 0
        return True


# The frames that begin each phase, A to G. [zoo §5.1]
BEGINNINGS: Final = (
    (frames.PRESIDENTIAL,),
    (frames.TOKENS,),
    (frames.ELECTION,),
    (frames.GOVERNMENT, frames.GOVERNMENT_OF_TWO),
    (frames.EVENT,),
    (frames.NO_CONFIDENCE, frames.MOTION_EVERY_ROUND, frames.TAKEOVER),
    (frames.PROGRESS,),
)
OPENS: Final[dict[int, int]] = {kind: i for i in range(len(BEGINNINGS)) for kind in BEGINNINGS[i]}


def is_due(game: Rules, state: ZooBoard, kind: int) -> bool:
    """Whether a phase is played in this round. [zoo §5.2] [zoo §5g.11] [zoo §5g.ex1] [zoo §G4]"""
    if kind == frames.PRESIDENTIAL:  # [zoo §5a.1]
        return state.presidential == state.round
    if kind in (frames.ELECTION, frames.COUNT):  # [zoo §5c.1]
        return state.parliamentary == state.round
    if kind in (frames.GOVERNMENT, frames.GOVERNMENT_OF_TWO):  # [zoo §5d.1]
        return state.elected
    if kind == frames.NO_CONFIDENCE:  # [zoo §5f.1] [zoo §E3] [zoo §F5]
        return may_move(state) and not game.parliament.has_majority(state)
    if kind == frames.MOTION_EVERY_ROUND:  # [zoo §8.3] [zoo §V2]
        return may_move(state)
    if kind == frames.TAKEOVER:  # [zoo §T5] [zoo §T6]
        return may_move(state) and opposition_larger(state)
    return True


def may_move(state: ZooBoard) -> bool:
    """Whether a motion of no confidence is possible at all. [zoo §E3] [zoo §F6] [zoo §V2]"""
    return zoo.GOVERNMENT in state.sides and state.offices[zoo.LEADER] != zoo.NOBODY and not state.failed


def next_round(game: Rules, state: ZooState, log: Log) -> None:
    """Advance the round; the Blockade leaves, a harvest takes effect. [zoo §5g.10] [zoo §9b.good-harvest]"""
    kind = game.event_type[state.event]
    state.harvest = 0
    if kind == zoo.GOOD_HARVEST:
        state.harvest = game.tables.harvest_change
    elif kind == zoo.BAD_HARVEST:  # [zoo §9b.bad-harvest]
        state.harvest = -game.tables.harvest_change
    state.round += 1
    state.blockade = zoo.NOWHERE
    state.event = zoo.NO_EVENT
    state.begun = EMPTY
    state.elected = False
    state.failed = False
    log.tell(events.ROUND, (state.round,))


class Deal(Phase[Rules, ZooState]):
    """The opening hands. ``step`` is the seat that is dealt to. [zoo §3.5]"""

    step = SEAT

    def settle(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> bool:
        seat = state.begin_step(game.players)
        if seat >= 0:
            state.push(frames.DRAWING, (seat, game.tables.start_hand))
        return True


class Lots(Phase[Rules, ZooState]):
    """One random ranking for all ties of the round that are settled by lot. [zoo §5b.6] [zoo §B13]"""

    def pending(self, game: Rules, state: ZooState, frame: Frame) -> list[Decision]:
        return [Decision(CHANCE, questions.LOTS, game.lots_space)]

    def apply(self, game: Rules, state: ZooState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        order = args
        for rank in range(game.players):
            state.lots[order[rank]] = rank
        log.tell(events.LOTS, order)
        state.pop()


class Drawing(Phase[Rules, ZooState]):
    """A party draws so many cards."""

    args = Payload({"seat": SEAT, "count": COUNT})

    def settle(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> bool:
        """An empty deck is made anew before the draw; where there is no card, none is drawn. [zoo §5g.9] [zoo §G17]"""
        _, count = frame.args
        if count and (state.deck or reshuffle(state, log)):
            return False
        state.pop()
        return True

    def pending(self, game: Rules, state: ZooState, frame: Frame) -> list[Decision]:
        _, count = frame.args
        deck = tuple(state.deck)
        n = min(count, len(deck))
        if n == 1:
            return [Decision(CHANCE, questions.DRAW, OneOf(deck, "zoo §5g.7"))]
        return [Decision(CHANCE, questions.DRAW, Ordered(deck, n, n, "zoo §5g.7"))]

    def apply(self, game: Rules, state: ZooState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        party, count = frame.args
        cards = args
        for card in cards:
            state.deck.remove(card)
            state.hands[party].append(card)
        state.hands[party].sort()
        log.whisper(party, events.DREW, (party, len(cards)), cards)
        frame.args = (party, count - len(cards))
