"""Offers and promises between people: kept in view until they are settled. They never bind."""

from __future__ import annotations

from typing import Annotated, Literal

from hustings.structs import Meta, Struct
from hustings.wire.common import SeatNumber, Seats

PromiseStatus = Literal["open", "accepted", "declined", "withdrawn", "kept", "broken"]


class NewPromise(Struct, forbid_unknown_fields=True):
    """``to`` nobody in particular: to all. An offer is accepted or declined; then, like a promise, kept or broken."""

    kind: Literal["offer", "promise"]
    text: Annotated[str, Meta(min_length=1, max_length=300)]
    to: Seats = []
    seat: SeatNumber | None = None


class SettlePromise(Struct, forbid_unknown_fields=True):
    status: Literal["accepted", "declined", "withdrawn", "kept", "broken"]
    seat: SeatNumber | None = None


class PromiseInfo(Struct):
    id: str
    at: str
    kind: Literal["offer", "promise"]
    seat: int
    to: list[int]
    text: str
    status: PromiseStatus
    settled_by: int | None
    may: list[PromiseStatus]  # what I can make of it now
