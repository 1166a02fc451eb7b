"""06.1: bidding for first player."""

from __future__ import annotations

from typing import Final

from hustings.core import Args, Decision, Frame, Log, Phase, Range, Seat, seat_after, shift, unshift
from hustings.games.die_macher.modern import events, questions
from hustings.games.die_macher.modern.rules import Rules, pay
from hustings.games.die_macher.modern.state import ModernState
from hustings.mechanisms.auction import NOBODY, OnceAround, top
from hustings.mechanisms.ranking import clockwise
from hustings.mechanisms.spaces import Offer

# Steps
BEGIN: Final = 0
BIDDING: Final = 1  # the sealed bids come in
RAISING: Final = 2  # the tied raise


class FirstPlayer(Phase[Rules, ModernState]):
    """``opener``: the seat that raises first, counted clockwise from the old first player. [2019 §M13]"""

    def __init__(self, opener: int) -> None:
        self.opener = opener

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        if frame.step != BEGIN:
            return False
        frame.step = BIDDING
        state.sealed.ask(list(range(game.players)))
        return True

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        """Any sum one has, nothing included; in the raise 0 passes. [2019 §06.1.a] [2019 §M12]"""
        if frame.step == BIDDING:
            return [self.bid(state, seat) for seat in state.sealed.waiting()]
        seat = state.auction.turn()
        least = shift(state.auction.high + 1)  # a raise beats the highest bid so far [2019 §M14]
        return [Decision(seat, questions.RAISE, Offer(least, shift(state.money[seat]), "2019 §06.1.c"))]

    def changeable(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        return [self.bid(state, seat) for seat in state.sealed.committed()]

    def bid(self, state: ModernState, seat: Seat) -> Decision:
        return Decision(seat, questions.BID, Range(0, state.money[seat], "2019 §06.1.a"))

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        if frame.step == BIDDING:
            state.sealed.commit(seat, args, log)
            if state.sealed.ready():
                self.open_bids(game, state, frame, log)
        else:
            self.raise_or_pass(game, state, seat, args[0], log)

    def open_bids(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> None:
        """The highest bid wins; the tied get one open raise each, in the order of ruling M13.

        [2019 §06.1.b] [2019 §06.1.c] [2019 §M13]
        """
        bids = [value[0] for value in state.sealed.open(log, events.BID)]
        opener = seat_after(state.first, self.opener, game.players)
        tied = top(bids, clockwise(opener, game.players))
        if len(tied) == 1:
            self.win(state, tied[0], bids[tied[0]], log)
            return
        log.tell(events.TIED, tuple(tied))
        state.auction = OnceAround(tied, 0, bids[tied[0]])
        frame.step = RAISING

    def raise_or_pass(self, game: Rules, state: ModernState, seat: Seat, offer: int, log: Log) -> None:
        """Once each; if all pass, the last to pass wins and pays the tied bid. [2019 §06.1.c] [2019 §M15]"""
        auction = state.auction
        log.tell(events.RAISE, (seat, offer))
        if offer:
            auction.bid(unshift(offer))
        else:
            auction.drop()
        if auction.over():
            self.win(state, seat if auction.leader == NOBODY else auction.leader, auction.high, log)
            state.auction = OnceAround([])

    def win(self, state: ModernState, seat: Seat, amount: int, log: Log) -> None:
        """Only the winner pays. [2019 §06.1.b]"""
        pay(state, seat, amount)
        state.first = seat
        log.tell(events.FIRST_PLAYER, (seat, amount))
        state.pop()
