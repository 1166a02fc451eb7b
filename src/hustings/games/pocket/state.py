"""The state of a pocket election: what lies on the board, what is hidden, and what a seat knows of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hustings.core import COUNT, FLAG, MONEY, NUMBER, SEAT, Board, Seat
from hustings.core.struct import by, by_seat, many, one
from hustings.games.pocket.roles import CARD, ISSUE, REGION, SLOT
from hustings.mechanisms.sealed import Sealed

REGIONS: Final = 2
ISSUES: Final = 6
HAND: Final = 2  # cards dealt to each party
NOTHING: Final = -1  # no issue drawn

# Cards
PASS: Final = 0
SPIN: Final = 1
SMEAR: Final = 2


@dataclass(init=False, eq=False, repr=False)
class PocketBoard(Board):
    """What everybody sees."""

    funds: list[int] = by_seat(MONEY)
    votes: list[int] = by_seat(COUNT)
    meetings: list[list[int]] = by_seat(by(REGION, COUNT))
    programmes: list[list[int]] = by_seat(by(SLOT, ISSUE))
    opinions: list[int] = by(REGION, ISSUE)
    played: list[int] = by(CARD, COUNT)
    order: list[int] = many(SEAT)
    round: int = one(NUMBER)


@dataclass(init=False, eq=False, repr=False)
class PocketState(PocketBoard):
    """The truth: the board, and what is hidden."""

    hands: list[list[int]] = by_seat(many(CARD, most=HAND), secret=True)  # ascending
    issues: list[int] = by(ISSUE, COUNT, secret=True)  # in the bag
    cards: list[int] = by(CARD, COUNT, secret=True)  # not dealt
    sealed: Sealed = one(Sealed, secret=True)
    drawn: int = one(ISSUE, secret=True)  # between bag and programme, known to its drawer


@dataclass(init=False, eq=False, repr=False)
class PocketView(PocketBoard):
    """What one party knows: the board, its own cards, and how many cards it has not seen."""

    seat: Seat = one(SEAT)
    hand: list[int] = many(CARD, most=HAND)
    hand_sizes: list[int] = by_seat(COUNT)
    unseen_issues: list[int] = by(ISSUE, COUNT)  # in the bag or in somebody's hand
    unseen_cards: list[int] = by(CARD, COUNT)  # not dealt or in other hands
    sealed: Sealed = one(Sealed)
    drawn: int = one(ISSUE)
    holding: bool = one(FLAG)  # somebody holds a drawn issue
