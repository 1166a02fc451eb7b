"""The truth of a pocket election."""

from __future__ import annotations

from typing import ClassVar, Final

from hustings.core.frame import Frame, State
from hustings.core.struct import Field, grid, ints, many, one, whole
from hustings.mechanisms.sealed import Sealed

REGIONS: Final = 2
ISSUES: Final = 6
HAND: Final = 2  # cards dealt to each party
NOTHING: Final = -1  # no issue drawn

# Cards
PASS: Final = 0
SPIN: Final = 1
SMEAR: Final = 2

# Frames
ROUND: Final = 0
DEAL: Final = 1
BIDDING: Final = 2
MEETINGS: Final = 3
CARDS: Final = 4
RETHINK: Final = 5
COUNT: Final = 6


class PocketState(State):
    FIELDS: ClassVar[tuple[Field, ...]] = (
        ints("funds"),
        ints("votes"),
        grid("meetings"),  # [seat][region]
        grid("hands", secret=True),  # [seat], ascending
        grid("programmes"),  # [seat][2]
        ints("opinions"),  # [region]
        ints("issues", secret=True),  # [issue] -> copies in the bag
        ints("cards", secret=True),  # [card] -> copies not dealt
        ints("played"),  # [card]
        ints("order"),
        one("sealed", Sealed, secret=True),
        whole("round"),
        whole("drawn", secret=True),  # the issue between bag and programme, known to its drawer
        many("stack", Frame),
    )

    def __init__(
        self,
        funds: list[int],
        votes: list[int],
        meetings: list[list[int]],
        hands: list[list[int]],
        programmes: list[list[int]],
        opinions: list[int],
        issues: list[int],
        cards: list[int],
        played: list[int],
        order: list[int],
        sealed: Sealed,
        round: int,
        drawn: int,
        stack: list[Frame],
    ) -> None:
        self.funds = funds
        self.votes = votes
        self.meetings = meetings
        self.hands = hands
        self.programmes = programmes
        self.opinions = opinions
        self.issues = issues
        self.cards = cards
        self.played = played
        self.order = order
        self.sealed = sealed
        self.round = round
        self.drawn = drawn
        self.stack = stack

    def copy(self) -> PocketState:
        return PocketState(
            self.funds[:],
            self.votes[:],
            [row[:] for row in self.meetings],
            [row[:] for row in self.hands],
            [row[:] for row in self.programmes],
            self.opinions[:],
            self.issues[:],
            self.cards[:],
            self.played[:],
            self.order[:],
            self.sealed.copy(),
            self.round,
            self.drawn,
            [frame.copy() for frame in self.stack],
        )
