"""The figures, checked and frozen."""

from __future__ import annotations

from hustings.figures import Figures


class Tables:
    """What the rules look up."""

    def __init__(self, figures: Figures) -> None:
        self.funds: int = figures.value("funds")
        self.income: int = figures.value("income")
        self.rounds: int = figures.value("rounds")
        self.highest_bid: int = figures.value("highest_bid")
        self.meetings_per_region: int = figures.value("meetings_per_region")
        self.copies_of_an_issue: int = figures.value("copies_of_an_issue")
        # by card number: 0 is "no card"
        self.cards: tuple[int, ...] = (0, *[row["copies"] for row in figures.rows("card")])
        self.hash = figures.hash()
