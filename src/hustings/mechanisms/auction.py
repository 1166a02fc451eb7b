"""Auctions: the bookkeeping that the rulebooks share.

Who may bid, in which order, what is the least bid and who pays belongs to the phase that
opens the auction. A sealed auction is a ``Sealed`` whose values are compared with ``top``.

Laws (tests/mechanisms/test_auction.py): an auction ends; the leader made the last and highest
bid; nobody is asked again after dropping out; a bid never falls.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hustings.core.action import Seat
from hustings.core.role import MONEY, NUMBER, SEAT
from hustings.core.struct import Struct, many, one
from hustings.mechanisms.ranking import leaders

NOBODY: Final = -1


def top(bids: Sequence[int], among: Sequence[Seat]) -> list[Seat]:
    """Those with the highest bid, in the order of ``among``: one winner, or the tied."""
    return leaders(bids, among)


@dataclass(init=False, eq=False, repr=False)
class Ascending(Struct):
    """Round and round: raise or drop out for good, until one bidder is left or nobody is.

    ``bidders`` are those still in, in turn order; ``at`` is the place of whose turn it is.
    """

    bidders: list[int] = many(SEAT)
    at: int = one(NUMBER)
    high: int = one(MONEY)
    leader: int = one(SEAT)

    def __init__(self, bidders: list[Seat], at: int = 0, high: int = 0, leader: Seat = NOBODY) -> None:
        self.bidders = bidders
        self.at = at
        self.high = high
        self.leader = leader

    def over(self) -> bool:
        """Nobody left, or only the leader."""
        return not self.bidders or (len(self.bidders) == 1 and self.bidders[0] == self.leader)

    def turn(self) -> Seat:
        return self.bidders[self.at]

    def bid(self, amount: int) -> None:
        self.high = amount
        self.leader = self.bidders[self.at]
        self.at = (self.at + 1) % len(self.bidders)

    def drop(self) -> None:
        del self.bidders[self.at]
        if self.at == len(self.bidders):
            self.at = 0


@dataclass(init=False, eq=False, repr=False)
class OnceAround(Struct):
    """One chance each: overbid or pass, in the given order; the last bidder has the last word."""

    bidders: list[int] = many(SEAT)
    at: int = one(NUMBER)
    high: int = one(MONEY)
    leader: int = one(SEAT)

    def __init__(self, bidders: list[Seat], at: int = 0, high: int = 0, leader: Seat = NOBODY) -> None:
        self.bidders = bidders
        self.at = at
        self.high = high
        self.leader = leader

    def over(self) -> bool:
        return self.at == len(self.bidders)

    def turn(self) -> Seat:
        return self.bidders[self.at]

    def last(self) -> bool:
        """Whether it is the last bidder's turn."""
        return self.at == len(self.bidders) - 1

    def bid(self, amount: int) -> None:
        self.high = amount
        self.leader = self.bidders[self.at]
        self.at += 1

    def drop(self) -> None:
        self.at += 1
