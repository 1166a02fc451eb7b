"""What an answer changes, in figures: each has a name that its game declares once, a place on the board, and a seat."""

from __future__ import annotations

from typing import Final

from hustings.core.action import Seat

TABLE: Final = -1  # in place of a seat: the figure is nobody's own

FigureKey = tuple[
    str, str, int
]  # the figure, the place ("state:2", "seat:1"; "" for the whole table), the seat
FigureValues = dict[FigureKey, int]


class Change:
    """One figure before and after an answer. An ``estimate`` holds only if it comes as supposed."""

    __slots__ = ("after", "before", "estimate", "figure", "place", "seat")

    def __init__(self, key: FigureKey, before: int, after: int, estimate: bool = False) -> None:
        self.figure, self.place, self.seat = key
        self.before = before
        self.after = after
        self.estimate = estimate

    def key(self) -> FigureKey:
        return self.figure, self.place, self.seat

    def __repr__(self) -> str:
        about = "~" if self.estimate else ""
        return f"{self.figure}@{self.place}/{self.seat}: {self.before} -> {about}{self.after}"


def changes(before: FigureValues, after: FigureValues, first: Seat, estimate: bool = False) -> list[Change]:
    """What differs, the figures of seat ``first`` before those of others; what is gone or new is left out."""
    own: list[Change] = []
    others: list[Change] = []
    for key in before:
        if key in after and after[key] != before[key]:
            change = Change(key, before[key], after[key], estimate)
            if change.seat == first:
                own.append(change)
            else:
                others.append(change)
    return own + others
