"""What a review says, as plain data: it goes through files, databases and over the wire.

Chances are from 0 to 1 and by seat. ``n`` is the number of a line of the record.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

Change = tuple[dict[str, Any], float]  # a figure's name (``Message.data``), and by how much it differs


@dataclass
class Better:
    """An answer that was better than the one given, without doubt."""

    args: list[int]
    chance: float
    gain: float  # chance to win more than with the answer given
    error: float  # standard error of that
    figures: list[Change] = field(
        default_factory=list
    )  # what it brings more, on average, where playouts stop


@dataclass
class DecisionReview:
    """One decision by what its seat could know. ``before`` is the chance with the best answer found."""

    n: int
    seat: int
    kind: str
    args: list[int]
    before: float
    after: float
    error: float  # standard error of ``after``
    loss: float  # ``before - after``: 0 where no answer was surely better
    spread: float  # between the best and the worst answer looked at
    answers: int  # that were looked at
    effects: list[float]  # what the loss means to each seat
    better: list[Better] = field(default_factory=list)


@dataclass
class ChanceDraw:
    """What chance brought: a draw against what could have been drawn instead, by seat."""

    n: int
    kind: str
    effects: list[float]
    errors: list[float]


@dataclass
class DecidingMoment:
    """A moment that changed one seat's chance.

    ``what`` is ``mistake``, ``gift`` (a mistake of another seat), ``luck``, or ``others``: what they did without one.
    """

    n: int
    what: str
    seat: int  # whose decision it was; -1 for chance
    change: float
    before: float
    after: float


@dataclass
class SeatReview:
    """A seat's game: from ``start`` to what it won, by its own mistakes, by luck, and by the rest."""

    seat: int
    accuracy: float | None  # None where there was nothing to lose
    start: float
    result: float
    mistakes: float  # at most 0
    luck: float
    luck_error: float
    others: float  # what is left: above all what others did
    turning_points: list[DecidingMoment]


@dataclass
class GameReview:
    game: str
    version: int
    players: int
    playouts: int  # that it took
    seats: list[SeatReview]
    decisions: list[DecisionReview]
    draws: list[ChanceDraw]

    def data(self) -> dict[str, Any]:
        return asdict(self)

    def worst(self, seat: int, most: int = 3) -> list[DecisionReview]:
        """The decisions that cost a seat most, the worst first."""
        found = [decision for decision in self.decisions if decision.seat == seat and decision.loss > 0]
        return sorted(found, key=lambda decision: -decision.loss)[:most]


def review_of(data: dict[str, Any]) -> GameReview:
    """What ``GameReview.data`` wrote, again."""
    seats = [
        SeatReview(**{**row, "turning_points": [DecidingMoment(**turn) for turn in row["turning_points"]]})
        for row in data["seats"]
    ]
    decisions = [
        DecisionReview(**{**row, "better": [_better(one) for one in row["better"]]})
        for row in data["decisions"]
    ]
    return GameReview(
        **{
            **data,
            "seats": seats,
            "decisions": decisions,
            "draws": [ChanceDraw(**row) for row in data["draws"]],
        }
    )


def _better(row: dict[str, Any]) -> Better:
    return Better(**{**row, "figures": [(name, amount) for name, amount in row["figures"]]})
