"""What one party knows: everything on the table, its own cards, and how many cards it has not seen."""

from __future__ import annotations

from typing import ClassVar

from hustings.core.action import Seat
from hustings.core.frame import Frame, View
from hustings.core.struct import Field, flag, grid, ints, many, one, whole
from hustings.mechanisms.sealed import Sealed


class PocketView(View):
    FIELDS: ClassVar[tuple[Field, ...]] = (
        whole("seat"),
        ints("funds"),
        ints("votes"),
        grid("meetings"),
        ints("hand_sizes"),
        ints("hand"),
        grid("programmes"),
        ints("opinions"),
        ints("unseen_issues"),  # [issue] -> copies in the bag or in somebody's hand
        ints("unseen_cards"),  # [card] -> copies not dealt or in other hands
        ints("played"),
        ints("order"),
        one("sealed", Sealed),
        whole("round"),
        whole("drawn"),
        flag("holding"),  # somebody holds a drawn issue
        many("stack", Frame),
    )

    def __init__(
        self,
        seat: Seat,
        funds: list[int],
        votes: list[int],
        meetings: list[list[int]],
        hand_sizes: list[int],
        hand: list[int],
        programmes: list[list[int]],
        opinions: list[int],
        unseen_issues: list[int],
        unseen_cards: list[int],
        played: list[int],
        order: list[int],
        sealed: Sealed,
        round: int,
        drawn: int,
        holding: bool,
        stack: list[Frame],
    ) -> None:
        self.seat = seat
        self.funds = funds
        self.votes = votes
        self.meetings = meetings
        self.hand_sizes = hand_sizes
        self.hand = hand
        self.programmes = programmes
        self.opinions = opinions
        self.unseen_issues = unseen_issues
        self.unseen_cards = unseen_cards
        self.played = played
        self.order = order
        self.sealed = sealed
        self.round = round
        self.drawn = drawn
        self.holding = holding
        self.stack = stack
