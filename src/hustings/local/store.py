"""Where tables are kept: a head for each, which is replaced, and entries, which are only added."""

from __future__ import annotations

from typing import Any, Protocol

from hustings.core.codec import dumps, loads
from hustings.structs import Struct
from hustings.table.rows import EntryRow, SeatRow, StoredTable, TableRow, values


class Store(Protocol):
    """Texts by the id of a table. What ``save`` has returned from is kept."""

    async def heads(self) -> list[str]:
        """The heads of all tables."""

    async def entries(self, id: str) -> list[str]:
        """The entries of a table in order."""

    async def save(self, id: str, head: str, first: int, entries: list[str]) -> None:
        """Replace the head and add entries, the first of which has this number: both or nothing."""

    async def delete(self, id: str) -> None:
        """Forget a table."""

    async def review(self, id: str) -> str | None:
        """The review of a game, if it was kept."""

    async def keep_review(self, id: str, text: str) -> None:
        """Keep the review of a game."""


class MemoryStore:
    """Keeps tables as long as the process lives."""

    def __init__(self) -> None:
        self.head: dict[str, str] = {}
        self.entry: dict[str, list[str]] = {}
        self.reviews: dict[str, str] = {}

    async def heads(self) -> list[str]:
        return list(self.head.values())

    async def entries(self, id: str) -> list[str]:
        return list(self.entry.get(id, []))

    async def save(self, id: str, head: str, first: int, entries: list[str]) -> None:
        kept = self.entry.setdefault(id, [])
        if first != len(kept) + 1:
            raise ValueError(f"entry {first} does not follow {len(kept)}")
        kept += entries
        self.head[id] = head

    async def delete(self, id: str) -> None:
        self.head.pop(id, None)
        self.entry.pop(id, None)
        self.reviews.pop(id, None)

    async def review(self, id: str) -> str | None:
        return self.reviews.get(id)

    async def keep_review(self, id: str, text: str) -> None:
        self.reviews[id] = text


def write_head(row: TableRow, seats: list[SeatRow]) -> str:
    return dumps({"row": values(row), "seats": [values(seat) for seat in seats]}).decode()


def read_head(text: str) -> tuple[TableRow, list[SeatRow]]:
    """Also what an earlier version has written: what it did not know is empty."""
    data = loads(text.encode())
    return TableRow(**_known(TableRow, data["row"])), [
        SeatRow(**_known(SeatRow, seat)) for seat in data["seats"]
    ]


def _known(kind: type[Struct], data: dict[str, Any]) -> dict[str, Any]:
    names = kind.__struct_fields__
    required = names[: len(names) - len(kind.__struct_defaults__)]
    return {**dict.fromkeys(required), **{name: data[name] for name in names if name in data}}


def write_entry(row: EntryRow) -> str:
    return dumps(
        {name: value for name, value in values(row).items() if name != "table_id" and value is not None}
    ).decode()


def read_stored(row: TableRow, seats: list[SeatRow], entries: list[str]) -> StoredTable:
    read = [EntryRow(**{"table_id": row.id, "key": None, **loads(text.encode())}) for text in entries]
    return StoredTable(row, seats, read, set())
