"""Where the bidders of an open auction stand, for the table."""

from __future__ import annotations

from collections.abc import Iterable

from hustings.core.action import Seat
from hustings.games.die_macher.common.insight_types import BidderState, MacherBidder
from hustings.mechanisms.auction import Ascending, OnceAround


def ascending(auction: Ascending, seats: Iterable[Seat]) -> list[MacherBidder]:
    """Round and round: who has dropped out stays out."""
    found: list[MacherBidder] = []
    for seat in seats:
        state: BidderState = "in"
        if seat not in auction.bidders:
            state = "out"
        elif seat == auction.turn():
            state = "turn"
        elif seat == auction.leader:
            state = "leads"
        found.append({"seat": seat, "state": state})
    return found


def once_around(auction: OnceAround) -> list[MacherBidder]:
    """One chance each, in this order."""
    found: list[MacherBidder] = []
    for place in range(len(auction.bidders)):
        seat = auction.bidders[place]
        state: BidderState = "later"
        if seat == auction.leader:
            state = "leads"
        elif place < auction.at:
            state = "out"
        elif place == auction.at:
            state = "turn"
        found.append({"seat": seat, "state": state})
    return found


def sold(buyer: Seat, seats: Iterable[Seat]) -> list[MacherBidder]:
    """The auction is over."""
    found: list[MacherBidder] = []
    for seat in seats:
        state: BidderState = "leads" if seat == buyer else "out"
        found.append({"seat": seat, "state": state})
    return found
