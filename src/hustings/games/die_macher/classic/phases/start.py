"""Bidding for the start: who pays most names the start player of the round."""

from __future__ import annotations

from typing import Final

from hustings.core import CHANCE, SEAT, Args, Decision, Frame, Log, OneOf, Payload, Phase, Range, Seat, many
from hustings.games.die_macher.classic import events, questions
from hustings.games.die_macher.classic.rules import Rules, pay
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import NOTHING
from hustings.mechanisms.auction import top

# Steps
HAND_OUT: Final = 0
FIRST_BIDS: Final = 1
SECOND_BIDS: Final = 2
LOT: Final = 3
NAMING: Final = 4


class Bidding(Phase[Rules, ClassicState]):
    """``args`` are the seats that bid, then the tied, then the one that names."""

    args = Payload({"seats": many(SEAT)})

    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        if frame.step == HAND_OUT:
            seats = list(range(game.players))
            state.bids = [NOTHING] * game.players
            state.sealed.ask(seats)
            frame.step = FIRST_BIDS
            frame.args = tuple(seats)
            return True
        if frame.step in (FIRST_BIDS, SECOND_BIDS) and state.sealed.ready():
            self.compare(game, state, frame, log)
            return True
        return False

    def compare(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> None:
        """The highest bid wins; a tie is bid again once, unless all bids are zero; then the die decides.

        [2006 §6.2.1.c] [2006 §6.2.1.d] [2006 §6.2.1.e] [2006 §C2] [1997 §5.2.1.c]
        """
        values = state.sealed.open(log, events.REVEALED)
        for seat in frame.args:
            state.bids[seat] = values[seat][0]
        tied = top(state.bids, frame.args)
        frame.args = tuple(tied)
        log.tell(events.HIGHEST_BID, frame.args)
        if len(tied) == 1:
            self.win(state, frame, tied[0], log)
        elif frame.step == FIRST_BIDS and game.edition.bids_again and state.bids[tied[0]] > 0:
            frame.step = SECOND_BIDS
            state.sealed.ask(tied)
        else:
            frame.step = LOT

    def win(self, state: ClassicState, frame: Frame, seat: Seat, log: Log) -> None:
        """Only the winner pays. [2006 §6.2.1.b] [2006 §C3] [1997 §5.2.1.b]"""
        pay(state, seat, state.bids[seat], log)
        frame.args = (seat,)
        frame.step = NAMING

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        cite = game.edition.cite
        if frame.step in (FIRST_BIDS, SECOND_BIDS):
            return [self.bid(game, state, frame, seat) for seat in state.sealed.waiting()]
        if frame.step == LOT:
            # One die each, ties rolled again, is a fair lot. [2006 §6.2.1.d] [2006 §H8] [1997 §H8]
            return [Decision(CHANCE, questions.LOT, OneOf(frame.args, cite.lot))]
        everyone = tuple(range(game.players))
        return [Decision(frame.args[0], questions.START, OneOf(everyone, cite.start))]

    def changeable(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        return [self.bid(game, state, frame, seat) for seat in state.sealed.committed()]

    def bid(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat) -> Decision:
        """Any sum one has; in the second round not below the first bid. [2006 §6.2.1.a] [2006 §6.2.1.c] [1997 §5.2.1.a]"""
        cite = game.edition.cite
        if frame.step == FIRST_BIDS:
            return Decision(seat, questions.BID, Range(0, state.money[seat], cite.bid))
        return Decision(seat, questions.BID, Range(state.bids[seat], state.money[seat], cite.rebid))

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        if frame.step == LOT:
            (winner,) = args
            log.tell(events.LOT, (winner,))
            self.win(state, frame, winner, log)
        elif frame.step == NAMING:
            # The highest bidder names any party. [2006 §6.2.1.a] [1997 §5.2.1.a]
            (state.start,) = args
            state.bids = [NOTHING] * game.players
            log.tell(events.START, (seat, state.start))
            state.pop()
        else:
            state.sealed.commit(seat, args, log)
