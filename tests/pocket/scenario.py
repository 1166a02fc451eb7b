"""Positions of the pocket game, reached by playing."""

from __future__ import annotations

from hustings import game as a_game
from hustings.core.action import CHANCE, Action, Decision, Seat
from hustings.core.errors import IllegalAction
from hustings.core.event import Event
from hustings.core.message import Message
from hustings.games.pocket.state import PASS, SMEAR, SPIN, PocketState

BOTH = (SPIN, SMEAR)


class Table:
    """A game in progress: after the deal unless told otherwise, everyone holding one card of each kind."""

    def __init__(self, players: int = 3, hands: tuple[tuple[int, int], ...] = (), deal: bool = True) -> None:
        self.players = players
        self.game = a_game("pocket", players=players)
        self.state: PocketState = self.game.initial()
        self.events: list[Event] = []
        if deal:
            for seat in range(players):
                self.chance("deal", *(hands[seat] if hands else BOTH))

    def do(self, seat: Seat, kind: str, *args: int) -> list[Event]:
        self.events = self.game.apply(self.state, seat, Action(kind, args))
        return self.events

    def chance(self, kind: str, *args: int) -> list[Event]:
        return self.do(CHANCE, kind, *args)

    def asked(self) -> list[Decision]:
        return self.game.pending(self.state)

    def asked_kinds(self) -> list[tuple[Seat, str]]:
        return [(decision.seat, decision.kind) for decision in self.asked()]

    def refused(self, seat: Seat, kind: str, *args: int) -> Message:
        """The sentence with which this is refused; it must leave no trace."""
        before = self.state.key()
        try:
            self.game.apply(self.state, seat, Action(kind, args))
        except IllegalAction as error:
            assert self.state.key() == before
            return error.message
        raise AssertionError(f"{kind}{args} was allowed")

    # -- whole phases, for tests that are about a later one --

    def bid(self, *bids: int) -> Table:
        for seat, amount in enumerate(bids or [0] * self.players):
            self.do(seat, "bid", amount)
        return self

    def meet(self, *meetings: tuple[int, int]) -> Table:
        """Each party's meetings, by seat; none when left out."""
        for seat in self.state.order[:]:
            self.do(seat, "meetings", *(meetings[seat] if meetings else (0, 0)))
        return self

    def nobody_plays(self) -> Table:
        for seat in self.state.order[:]:
            self.do(seat, "card", PASS)
        return self

    def to_cards(self, *meetings: tuple[int, int]) -> Table:
        return self.bid().meet(*meetings)

    def round(self) -> Table:
        return self.bid().meet().nobody_plays()
