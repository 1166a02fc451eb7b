"""Positions of the pocket game, reached by playing."""

from __future__ import annotations

from hustings.games.pocket.game import Pocket
from hustings.games.pocket.state import PASS, SMEAR, SPIN, PocketState
from hustings.testing import Scenario, shared_game

BOTH = (SPIN, SMEAR)


class Table(Scenario[Pocket, PocketState]):
    """A game in progress: after the deal unless told otherwise, everyone holding one card of each kind."""

    def __init__(self, players: int = 3, hands: tuple[tuple[int, int], ...] = (), deal: bool = True) -> None:
        super().__init__(shared_game("pocket", players))
        if deal:
            for seat in range(players):
                self.chance("deal", *(hands[seat] if hands else BOTH))

    # -- whole phases, for tests that are about a later one --

    def bid(self, *bids: int) -> Table:
        for seat, amount in enumerate(bids or [0] * self.game.players):
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
