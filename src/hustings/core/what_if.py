"""What an answer changes, in figures: each has a name that its game declares once, a place on the board, and a seat."""

from __future__ import annotations

from typing import Final

from hustings.core.action import Seat

TABLE: Final = -1  # in place of a seat: the figure is nobody's own

FigureKey = tuple[
    str, str, int
]  # the figure, the place ("state:2", "seat:1"; "" for the whole table), the seat
FigureValues = dict[FigureKey, int]


class ChangedFigure:
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


def changes(before: FigureValues, after: FigureValues, estimate: bool = False) -> list[ChangedFigure]:
    """What differs; what is gone or new is left out."""
    found: list[ChangedFigure] = []
    for key in before:
        if key in after and after[key] != before[key]:
            found.append(ChangedFigure(key, before[key], after[key], estimate))
    return found


def in_order(found: list[ChangedFigure], seat: Seat, figures: list[str]) -> list[ChangedFigure]:
    """The figures of ``seat`` first, then those of the whole table, then others', each as ``figures`` are listed."""
    keys: list[tuple[int, int, int]] = []
    for n in range(len(found)):
        whose = 0 if found[n].seat == seat else 1 if found[n].seat == TABLE else 2
        keys.append((whose, figures.index(found[n].figure), n))
    keys.sort()
    return [found[n] for _, _, n in keys]
