"""What crosses the wire about moderation: reports, blocks, mutes and bans, the audit log, imprint and privacy."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from hustings.structs import Meta, Struct
from hustings.wire.common import SeatNumber, Status, Visibility

Reason = Annotated[str, Meta(min_length=1, max_length=500)]
UserId = Annotated[str, Meta(pattern=r"^[\w-]{1,24}$")]
TableId = Annotated[str, Meta(pattern=r"^[\w-]{1,24}$")]


class NewReport(Struct, forbid_unknown_fields=True):
    """Of the person on ``seat``, of a line of talk (its number is ``entry``, or its id ``whisper`` if it was said
    to some only), or of the whole table.
    """

    kind: Literal["person", "talk", "table"]
    table: TableId
    reason: Reason
    seat: SeatNumber | None = None
    entry: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None
    whisper: Annotated[str, Meta(max_length=24)] = ""


class Block(Struct, forbid_unknown_fields=True):
    user: UserId


class Legal(Struct):
    """``name`` is imprint or privacy."""

    name: str
    languages: list[str]


class LegalText(Struct):
    """Markdown; ``language`` is empty if the file does not say."""

    name: str
    language: str
    text: str


class Said(Struct):
    """A line of talk; ``to`` names the seats it was whispered to."""

    seq: int
    at: str
    seat: int
    by: str
    text: str
    to: list[int]
    reported: bool  # it is this line that was reported


class ReportInfo(Struct):
    id: int
    kind: Literal["person", "talk", "table"]
    table: str
    seat: int | None
    entry: int | None
    subject: str
    subject_name: str
    reporter: str
    reporter_name: str
    reason: str
    at: str
    talk: list[Said]
    resolved_at: str | None
    resolved_by: str
    note: str


class Resolve(Struct, forbid_unknown_fields=True):
    note: Annotated[str, Meta(max_length=500)] = ""


class Sanction(Struct):
    """A mute or a ban, of a person or an address range; without ``until`` for good."""

    id: int
    kind: Literal["mute", "ban"]
    user: str | None
    name: str
    network: str | None
    until: str | None
    reason: str
    at: str


class NewSanction(Struct, forbid_unknown_fields=True):
    """Either ``user`` or ``network``. The reason is shown to whom it concerns."""

    kind: Literal["mute", "ban"]
    reason: Reason
    user: UserId | None = None
    network: Annotated[str, Meta(max_length=50)] | None = None
    until: Annotated[datetime, Meta(tz=True)] | None = None


class Lift(Struct, forbid_unknown_fields=True):
    reason: Annotated[str, Meta(max_length=500)] = ""


class Person(Struct):
    """Somebody as administrators see them; ``addresses`` are those of their open streams in this process."""

    id: str
    name: str
    kind: Literal["guest", "person", "bot"]
    keeper: str | None
    admin: bool
    at: str
    sanctions: list[Sanction]
    addresses: list[str]


class ModeratedSeat(Struct):
    seat: int
    kind: Literal["human", "bot", "open", "link"]
    name: str
    user: str | None


class ModeratedTable(Struct):
    id: str
    game: str
    status: Status
    visibility: Visibility
    moderation: Literal["", "hidden", "removed"]
    owner: str
    owner_name: str
    seats: list[ModeratedSeat]
    n: int
    at: str


class TableAction(Struct, forbid_unknown_fields=True):
    action: Literal["end", "hide", "show", "remove", "restore", "revoke-links"]
    reason: Annotated[str, Meta(max_length=500)] = ""


class ReplacePlayer(Struct, forbid_unknown_fields=True):
    """The seat goes to a bot, or to whoever comes with a fresh link."""

    seat: SeatNumber
    to: Literal["bot", "link"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    reason: Annotated[str, Meta(max_length=500)] = ""


class Replaced(Struct):
    """``link`` is the token of ``/join/<token>``, if there is one."""

    table: ModeratedTable
    link: str


class Audit(Struct):
    """What an administrator did. ``actor_name`` is empty on the command line."""

    id: int
    at: str
    actor: str
    actor_name: str
    action: str
    subject: str
    subject_name: str
    detail: str
    reason: str
