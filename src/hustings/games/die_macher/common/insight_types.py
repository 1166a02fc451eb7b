"""The shapes of figures that all editions give."""

from __future__ import annotations

from typing import Literal, TypedDict

BidderState = Literal["turn", "in", "leads", "out", "later"]


class MacherTerm(TypedDict):
    """An open opinion that counts for a party, or against it."""

    card: int
    worth: int


class MacherBidder(TypedDict):
    seat: int
    state: BidderState


class MacherAuction(TypedDict):
    """An open auction. ``board``: whose poll is sold, -1 for the first player's place. ``high``: None before the first bid.

    ``buyer``: who has the poll in hand, -1 while it is being sold. ``leader``: who has bid most, -1 for nobody.
    """

    board: int
    buyer: int
    leader: int
    high: int | None
    bidders: list[MacherBidder]
