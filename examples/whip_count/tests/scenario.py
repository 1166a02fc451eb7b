"""Positions of Whip Count for the tests of its rules."""

from __future__ import annotations

from whip_count.game import WhipCount, WhipState

from hustings.testing import Scenario, shared_game

BUDGET = 3


class Table(Scenario[WhipCount, WhipState]):
    """The budget is up, and everybody is about to pledge."""

    def __init__(self, players: int = 3) -> None:
        super().__init__(shared_game("whip-count", players))
        self.chance("turn-up", bill=BUDGET)

    def pledge(self, *votes: int) -> Table:
        for seat, number in enumerate(votes):
            self.do(seat, "pledge", votes=number)
        return self
