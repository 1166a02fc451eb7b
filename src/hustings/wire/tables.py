"""Opening, finding, joining and starting tables."""

from __future__ import annotations

from typing import Annotated, Literal

from hustings.structs import Meta, Struct
from hustings.wire.common import Key, MessageInfo, Nonce, OwnText, Pace, SeatNumber, Status, Visibility


class Clock(Struct, forbid_unknown_fields=True):
    """``seconds`` for each answer and a ``bank`` for the game; when both are gone a bot plays, or all wait."""

    seconds: Annotated[int, Meta(ge=1, le=60 * 60 * 24 * 30)]
    bank: Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 30)] = 0
    then: Literal["bot", "wait"] = "bot"


class Patience(Struct):
    """Seconds that a table without a clock waits for an answer before the others may be asked about the player.

    ``here``: where the player has the page open.
    """

    away: int
    here: int


UndoRule = Annotated[
    Literal["ask", "own", "off"],
    Meta(description="Taking moves back: when all agree; one's own last step only; never."),
]


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "link", "open", "bot", "hotseat"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    pin: Annotated[str, Meta(max_length=20)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=64)]
    options: dict[str, str] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=64)] = []
    pace: Pace = "live"
    visibility: Visibility = "private"
    clock: Clock | None = None
    help: Annotated[bool, Meta(description="Hints and analysis while the game runs, also among people.")] = (
        False
    )
    rated: Annotated[
        bool, Meta(description="Counts for ratings if all who play have accounts and no engine helps.")
    ] = True
    undo: UndoRule = "ask"
    figures: OwnText = ""
    key: Key = ""


class SeatInfo(Struct):
    seat: int
    kind: Literal["human", "bot", "open", "link"]
    name: str
    user: str | None
    bot: str | None
    standin: bool
    here: bool
    ready: bool
    locked: bool
    label: MessageInfo
    seen_at: str | None = None  # of who is not here: when they last were; for who plays at the table


class Waiting(Struct):
    seat: int
    kind: str


class ResultInfo(Struct):
    points: list[int]
    ranks: list[int]
    reason: str


class TableInfo(Struct):
    id: str
    game: str
    name: str
    players: int
    options: dict[str, str]
    status: Status
    pace: Pace
    visibility: Visibility
    owner: str
    seats: list[SeatInfo]
    mine: list[int]
    is_owner: bool
    commitment: str
    seq: int
    n: int
    waiting: list[Waiting]
    created_at: str
    started_at: str | None
    finished_at: str | None
    result: ResultInfo | None
    clock: Clock | None
    help: bool
    rematch_of: str | None
    rematch: str | None
    branch_of: str | None
    rated: bool
    invited: list[int]  # seats that wait for me
    undo: UndoRule = "ask"
    reconstructed: list[str] | None = None  # with figures of its own, see GameInfo; null: those of the game
    lesson: bool = False  # a first campaign
    carried: bool = False  # was saved to a file, or comes from one: nobody else can join
    patience: Patience | None = None  # null: the clock says when


class TableList(Struct):
    tables: list[TableInfo]
    before: str | None


class Links(Struct):
    """The tokens of ``/join/<token>`` and ``/watch/<token>``; ``table``: for any free seat."""

    seats: dict[str, str]
    watch: str
    table: str = ""


class RenewLink(Struct, forbid_unknown_fields=True):
    """Of a seat, or without one the link for watching. ``on`` false: a seat has no link until it is renewed."""

    seat: SeatNumber | None = None
    on: bool = True


class SetVisibility(Struct, forbid_unknown_fields=True):
    visibility: Visibility


class Invitation(Struct):
    """``seat``: -2 to watch, -4 for one of those that are ``free``. ``host``: the name of who opened the table."""

    table: TableInfo
    seat: int
    free: list[int] = []
    host: str = ""


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    nonce: Nonce = ""
    name: Annotated[str, Meta(max_length=40)] = ""


class ChangeSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    kind: Literal["me", "link", "open", "bot", "hotseat"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    pin: Annotated[str, Meta(max_length=20)] = ""


class Start(Struct, forbid_unknown_fields=True):
    nonce: Nonce = ""
    fill: Annotated[str, Meta(max_length=40)] = ""
