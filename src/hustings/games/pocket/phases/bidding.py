"""Bidding for the order of play: sealed, all pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.core.action import Action, Decision, Seat
from hustings.core.event import Log
from hustings.core.frame import Frame
from hustings.core.space import Range
from hustings.games.pocket import events, questions
from hustings.games.pocket.state import PocketState
from hustings.mechanisms.sealed import SealedPhase

if TYPE_CHECKING:
    from hustings.games.pocket.game import Pocket


class Bidding(SealedPhase["Pocket", PocketState]):
    name = "bidding"

    def settle(self, game: Pocket, state: PocketState, frame: Frame, log: Log) -> bool:
        if frame.step:
            return False
        frame.step = 1
        state.sealed.ask(state.order)
        return True

    def question(self, game: Pocket, state: PocketState, frame: Frame, seat: Seat) -> Decision:
        """Everyone bids at once, up to the limit and what they have. [pocket §2]"""
        highest = min(game.tables.highest_bid, state.funds[seat])
        return Decision(seat, questions.BID, Range(0, highest, "pocket §2"))

    def apply(
        self, game: Pocket, state: PocketState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        """When the last bid is in, all are opened and paid; the highest goes first, ties as before. [pocket §2]"""
        state.sealed.commit(seat, action.args, log)
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
