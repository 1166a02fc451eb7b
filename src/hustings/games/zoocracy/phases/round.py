"""The round: which phases it has, the lots, the deal, and how the game goes on or ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hustings.core.action import CHANCE, Action, Decision, Seat
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.space import OneOf, Ordered
from hustings.games.zoocracy.cards import last_round, reshuffle
from hustings.games.zoocracy.policies import opposition_larger
from hustings.games.zoocracy.state import (
    BAD_HARVEST,
    COUNT,
    DRAWING,
    ELECTION,
    EVENT,
    GOOD_HARVEST,
    GOVERNMENT,
    GOVERNMENT_FORMED,
    GOVERNMENT_OF_TWO,
    LEADER,
    MOTION_EVERY_ROUND,
    NO_CONFIDENCE,
    NOBODY,
    PRESIDENTIAL,
    PROGRESS,
    TAKEOVER,
    TOKENS,
    ZooState,
)

if TYPE_CHECKING:
    from hustings.games.zoocracy.game import Zoocracy


class Round(Phase["Zoocracy", ZooState]):
    """``step`` is the place in the programme."""

    def settle(self, game: Zoocracy, state: ZooState, frame: Frame, log: Log) -> bool:
        """Play the phases that are due, in order; after the last, the next round or the end. [zoo §5.1] [zoo §5.2]"""
        if frame.step < len(game.programme):
            kind = game.programme[frame.step]
            frame.step += 1
            if is_due(game, state, kind):
                if kind in OPENS:
                    state.begun |= 1 << OPENS[kind]
                    log.tell("phase", (OPENS[kind],))
                state.push(kind)
        elif last_round(game, state):  # [zoo §6.1] [zoo §6.2]
            log.tell("end", ())
            state.pop()
        else:
            next_round(game, state, log)
            frame.step = 0
        return True


# The frame that begins each phase, A to G. [zoo §5.1]
OPENS: Final = {
    PRESIDENTIAL: 0,
    TOKENS: 1,
    ELECTION: 2,
    GOVERNMENT_FORMED: 3,
    GOVERNMENT_OF_TWO: 3,
    EVENT: 4,
    NO_CONFIDENCE: 5,
    MOTION_EVERY_ROUND: 5,
    TAKEOVER: 5,
    PROGRESS: 6,
}


def is_due(game: Zoocracy, state: ZooState, kind: int) -> bool:
    """Whether a phase is played in this round. [zoo §5.2] [zoo §5g.11] [zoo §5g.ex1] [zoo §G4]"""
    if kind == PRESIDENTIAL:  # [zoo §5a.1]
        return state.presidential == state.round
    if kind in (ELECTION, COUNT):  # [zoo §5c.1]
        return state.parliamentary == state.round
    if kind in (GOVERNMENT_FORMED, GOVERNMENT_OF_TWO):  # [zoo §5d.1]
        return state.elected == 1
    if kind == NO_CONFIDENCE:  # [zoo §5f.1] [zoo §E3] [zoo §F5]
        return may_move(state) and not game.parliament.has_majority(state)
    if kind == MOTION_EVERY_ROUND:  # [zoo §8.3] [zoo §V2]
        return may_move(state)
    if kind == TAKEOVER:  # [zoo §T5] [zoo §T6]
        return may_move(state) and opposition_larger(state.seats, state.sides)
    return True


def may_move(state: ZooState) -> bool:
    """Whether a motion of no confidence is possible at all. [zoo §E3] [zoo §F6] [zoo §V2]"""
    return GOVERNMENT in state.sides and state.offices[LEADER] != NOBODY and not state.failed


def next_round(game: Zoocracy, state: ZooState, log: Log) -> None:
    """Advance the round; the Blockade leaves, a harvest takes effect. [zoo §5g.10] [zoo §9b.good-harvest]"""
    kind = game.event_type[state.event]
    state.harvest = 0
    if kind == GOOD_HARVEST:
        state.harvest = game.tables.harvest_change
    elif kind == BAD_HARVEST:  # [zoo §9b.bad-harvest]
        state.harvest = -game.tables.harvest_change
    state.round += 1
    state.blockade = NOBODY
    state.event = NOBODY
    state.begun = 0
    state.elected = 0
    state.failed = 0
    log.tell("round", (state.round,))


class Deal(Phase["Zoocracy", ZooState]):
    """The opening hands. ``step`` is the seat that is dealt to. [zoo §3.5]"""

    def settle(self, game: Zoocracy, state: ZooState, frame: Frame, log: Log) -> bool:
        if frame.step == game.players:
            state.pop()
        else:
            frame.step += 1
            state.push(DRAWING, (frame.step - 1, game.tables.start_hand))
        return True


class Lots(Phase["Zoocracy", ZooState]):
    """One random ranking for all ties of the round that are settled by lot. [zoo §5b.6] [zoo §B13]"""

    def pending(self, game: Zoocracy, state: ZooState, frame: Frame) -> list[Decision]:
        return [Decision(CHANCE, "lots", game.lots_space)]

    def apply(
        self, game: Zoocracy, state: ZooState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        for rank in range(game.players):
            state.lots[action.args[rank]] = rank
        log.tell("lots", action.args)
        state.pop()


class Drawing(Phase["Zoocracy", ZooState]):
    """A party draws: ``args`` are the seat and how many cards are still to come."""

    def settle(self, game: Zoocracy, state: ZooState, frame: Frame, log: Log) -> bool:
        """An empty deck is made anew before the draw; where there is no card, none is drawn. [zoo §5g.9] [zoo §G17]"""
        if frame.args[1] and (state.deck or reshuffle(state, log)):
            return False
        state.pop()
        return True

    def pending(self, game: Zoocracy, state: ZooState, frame: Frame) -> list[Decision]:
        deck = tuple(state.deck)
        n = min(frame.args[1], len(deck))
        if n == 1:
            return [Decision(CHANCE, "draw", OneOf(deck, "zoo §5g.7"))]
        return [Decision(CHANCE, "draw", Ordered(deck, n, n, "zoo §5g.7"))]

    def apply(
        self, game: Zoocracy, state: ZooState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        party = frame.args[0]
        for card in action.args:
            state.deck.remove(card)
            state.hands[party].append(card)
        state.hands[party].sort()
        log.whisper(party, "drew", (party, len(action.args)), action.args)
        frame.args = (party, frame.args[1] - len(action.args))
