"""A table as plain rows, and what goes between it and whoever stores it."""

from __future__ import annotations

from typing import Any, Protocol

from hustings.structs import Struct


class TableUser(Protocol):
    """Somebody who may sit down at a table."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def availability(self) -> str | None: ...


Position = tuple[int, int, str]  # a checkpoint: after this line, after this entry, and all there is to know


class TableRow(Struct):
    id: str
    game: str
    players: int
    options: str
    status: str
    pace: str
    visibility: str
    owner_id: str
    commitment: str
    seed: str
    header: str | None
    seq: int
    n: int
    waiting: str
    bot_due: str | None
    bot_lease: str | None
    deadline: str | None
    clocks: str | None
    clock: str | None
    undo_ask: str | None
    result: str | None
    watch_token: str
    create_key: str | None
    rematch_of: str | None
    rematch: str | None
    branch_of: str | None
    base: str | None
    created_at: str
    started_at: str | None
    finished_at: str | None
    people: bool
    seen_at: str | None
    touched_at: str | None
    client: str | None
    help: bool
    moderation: str = ""
    removed_status: str | None = None
    rated: bool = False
    pause: str | None = None
    undo: str = "ask"
    undone: str | None = None
    lesson: str | None = None
    carried: bool = False


class SeatRow(Struct):
    table_id: str
    seat: int
    kind: str
    user_id: str | None
    name: str
    bot: str | None
    standin: bool
    nonce: str | None
    token: str | None
    pin: str | None
    orders: str | None
    availability: str | None = None
    here_until: str | None = None

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot" or self.standin


class EntryRow(Struct):
    table_id: str
    seq: int
    at: str
    type: str
    actor: str
    key: str | None
    body: str
    remark: str | None = None  # what a bot says about its answer
    told: str | None = None  # what happened on a line, see table/stored_words.py


class WhisperRow(Struct):
    id: str
    table_id: str
    after: int
    at: str
    actor: str
    key: str | None
    sender: int
    receivers: str  # seats, as JSON
    text: str
    by: str


class StoredTable:
    """A table with its seats, its watchers and some of its entries."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        entries: list[EntryRow],
        watchers: set[str],
        snapshot: str | None = None,
    ) -> None:
        self.row = row
        self.snapshot = snapshot  # the position before the first of these entries, unless that is the start
        self.seats = seats
        self.entries = entries
        self.watchers = watchers


class Commit:
    """What is to become of a table: it goes on from ``expected`` with these entries, columns and seats.

    ``snapshot`` is the position after that, after line ``n``, if it is to be kept; an empty one takes all away.
    """

    def __init__(
        self,
        table_id: str,
        expected: int,
        entries: list[EntryRow],
        columns: dict[str, Any],
        seats: dict[int, dict[str, Any]],
        snapshot: str | None = None,
        notify: str = "",
        n: int = 0,
    ) -> None:
        self.table_id = table_id
        self.expected = expected
        self.seq = expected + len(entries)
        self.entries = entries
        self.columns = columns
        self.seats = seats
        self.snapshot = snapshot
        self.n = n
        self.notify = notify  # goes to every process that listens, once committed

    @property
    def ends(self) -> bool:
        """Whether the game is over with this."""
        return self.columns.get("status") == "finished"


def values(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}
