"""After the game: replay, analysis, verification, and how it went."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from hustings.web.wire.common import Json, MessageInfo, SeatNumber
from hustings.web.wire.play import Entry, PhaseInfo
from hustings.web.wire.tables import ResultInfo, Waiting


class LineInfo(Struct):
    n: int
    seat: int
    kind: str
    args: list[int]


class Position(Struct):
    """The position after line ``n``; ``views`` holds every seat's when everything is open."""

    n: int
    last: int
    seat: int
    phases: list[PhaseInfo]
    view: Json | None
    views: list[Json] | None
    insights: Json
    waiting: list[Waiting]
    line: LineInfo | None
    entry: Entry | None
    result: ResultInfo | None
    blocks: list[Json] | UnsetType = UNSET


class NewBranch(Struct, forbid_unknown_fields=True):
    n: Annotated[int, Meta(ge=0)]
    seat: SeatNumber | None = None


class Verified(Struct):
    ok: bool
    lines: int
    commitment: str
    seed: str
    nonces: list[str]
    receipts: int
    problem: str


class Standing(Struct):
    n: int
    points: list[int]


class TurningPoint(Struct):
    """A line after which the standing was another: who gained or lost most on the best of the others."""

    n: int
    seat: int
    gain: int
    lead: bool  # somebody else is ahead since
    label: MessageInfo


class Source(Struct):
    """Points by what they came from."""

    label: MessageInfo
    points: list[int]


class Story(Struct):
    """How a finished game went: the standing after every line that changed it, its turning points, its sources."""

    race: list[Standing]
    turns: list[TurningPoint] = []
    sources: list[Source] = []
