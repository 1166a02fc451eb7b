"""Bidding for the order of play: sealed, all pay."""

from __future__ import annotations

from hustings.core.action import Args, Decision, Seat
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.space import Range
from hustings.games.pocket import events, questions
from hustings.games.pocket.rules import Rules
from hustings.games.pocket.state import PocketState


class Bidding(Phase[Rules, PocketState]):
    def settle(self, game: Rules, state: PocketState, frame: Frame, log: Log) -> bool:
        if frame.step:
            return False
        frame.step = 1
        state.sealed.ask(state.order)
        return True

    def pending(self, game: Rules, state: PocketState, frame: Frame) -> list[Decision]:
        """Everyone bids at once, up to the limit and what they have. [pocket §2]"""
        highest = game.tables.highest_bid
        return [
            Decision(seat, questions.BID, Range(0, min(highest, state.funds[seat]), "pocket §2"))
            for seat in state.sealed.waiting()
        ]

    def apply(self, game: Rules, state: PocketState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """When the last bid is in, all are opened and paid; the highest goes first, ties as before. [pocket §2]"""
        state.sealed.commit(seat, args, log)
        if not state.sealed.ready():
            return
        bids = [value[0] for value in state.sealed.open(log, events.REVEALED)]
        ranked: list[tuple[int, int]] = []
        for place in range(game.players):
            ranked.append((-bids[state.order[place]], place))
        ranked.sort()
        state.order = [state.order[place] for _, place in ranked]
        for party in range(game.players):
            state.funds[party] -= bids[party]
        log.tell(events.ORDER, tuple(state.order))
        state.pop()
