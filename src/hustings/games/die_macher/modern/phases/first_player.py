"""06.1: bidding for first player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.core.action import Action, Decision, Seat
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.space import Range
from hustings.games.die_macher.modern.rules import pay
from hustings.games.die_macher.modern.spaces import Offer
from hustings.games.die_macher.modern.state import ModernState
from hustings.mechanisms.auction import NOBODY, OnceAround, top
from hustings.mechanisms.ranking import clockwise

if TYPE_CHECKING:
    from hustings.games.die_macher.modern.game import Modern


class FirstPlayer(Phase["Modern", ModernState]):
    """``step`` 0 before, 1 while the sealed bids come in, 2 while the tied raise.

    ``opener``: the seat that raises first, counted clockwise from the old first player. [2019 §M13]
    """

    def __init__(self, opener: int) -> None:
        self.opener = opener

    def settle(self, game: Modern, state: ModernState, frame: Frame, log: Log) -> bool:
        if frame.step:
            return False
        frame.step = 1
        state.sealed.ask(list(range(game.players)))
        return True

    def pending(self, game: Modern, state: ModernState, frame: Frame) -> list[Decision]:
        """Any sum one has, nothing included; in the raise 0 passes and n bids n - 1. [2019 §06.1.a] [2019 §M12]"""
        if frame.step == 1:
            return [
                Decision(seat, "bid", Range(0, state.money[seat], "2019 §06.1.a"))
                for seat in state.sealed.waiting()
            ]
        seat = state.auction.turn()
        # a raise beats the highest bid so far [2019 §M14]
        return [Decision(seat, "raise", Offer(state.auction.high + 2, state.money[seat] + 1, "2019 §06.1.c"))]

    def apply(
        self, game: Modern, state: ModernState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        if frame.step == 1:
            state.sealed.commit(seat, action.args, log)
            if state.sealed.ready():
                self.open_bids(game, state, frame, log)
        else:
            self.raise_or_pass(game, state, seat, action.args[0], log)

    def open_bids(self, game: Modern, state: ModernState, frame: Frame, log: Log) -> None:
        """The highest bid wins; the tied get one open raise each, in the order of ruling M13.

        [2019 §06.1.b] [2019 §06.1.c] [2019 §M13]
        """
        bids = [value[0] for value in state.sealed.values]
        state.sealed.clear()
        for seat in range(game.players):
            log.tell("bid", (seat, bids[seat]))
        tied = top(bids, clockwise((state.first + self.opener) % game.players, game.players))
        if len(tied) == 1:
            self.win(state, tied[0], bids[tied[0]], log)
            return
        log.tell("tied", tuple(tied))
        state.auction = OnceAround(tied, 0, bids[tied[0]])
        frame.step = 2

    def raise_or_pass(self, game: Modern, state: ModernState, seat: Seat, offer: int, log: Log) -> None:
        """Once each; if all pass, the last to pass wins and pays the tied bid. [2019 §06.1.c] [2019 §M15]"""
        auction = state.auction
        log.tell("raise", (seat, offer))
        if offer:
            auction.bid(offer - 1)
        else:
            auction.drop()
        if auction.over():
            self.win(state, seat if auction.leader == NOBODY else auction.leader, auction.high, log)
            state.auction = OnceAround([])

    def win(self, state: ModernState, seat: Seat, amount: int, log: Log) -> None:
        """Only the winner pays. [2019 §06.1.b]"""
        pay(state, seat, amount)
        state.first = seat
        log.tell("first-player", (seat, amount))
        state.pop()
