"""The columns of a table that say whether people play there, and when one last did something."""

from __future__ import annotations

from typing import Any

from hustings.web.store.rows import EntryRow, SeatRow, TableRow
from hustings.web.times import stamp


def presence(row: TableRow, seats: list[SeatRow], said: list[EntryRow], places: bool) -> dict[str, Any]:
    """Those that change with these entries; ``places`` says whether seats have changed as well."""
    columns: dict[str, Any] = {}
    running = row.status == "running"
    if places or not running or any(entry.actor or entry.type == "start" for entry in said):
        now = stamp()
        if row.touched_at is None or row.touched_at[:13] != now[:13]:  # to the hour, to write it seldom
            columns["touched_at"] = now
    if running:
        people = any(not seat.by_bot for seat in seats)
        if people != row.people:
            columns.update(people=people, seen_at=None if people else stamp())
    elif row.client is not None:
        columns["client"] = None
    return columns
