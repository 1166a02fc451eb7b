"""Bidding for the order of play: sealed, all pay."""

from __future__ import annotations

from hustings.core import Frame, Log, Range, Seat, Space
from hustings.games.pocket import events, questions
from hustings.games.pocket.rules import Rules
from hustings.games.pocket.state import PocketState
from hustings.mechanisms.sealed import SealedPhase


class Bidding(SealedPhase[Rules, PocketState]):
    question = questions.BID

    def space(self, game: Rules, state: PocketState, frame: Frame, seat: Seat) -> Space:
        """Everyone bids at once, up to the limit and what they have. [pocket §2]"""
        return Range(0, min(game.tables.highest_bid, state.funds[seat]), "pocket §2")

    def opened(self, game: Rules, state: PocketState, frame: Frame, log: Log) -> None:
        """All bids are opened and paid; the highest goes first, ties as before. [pocket §2]"""
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
