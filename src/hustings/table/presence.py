"""The columns of a table that say whether people play there, and when one last did something."""

from __future__ import annotations

from typing import Any

from hustings.table.rows import EntryRow, SeatRow, TableRow
from hustings.table.times import stamp


def presence(
    row: TableRow, seats: list[SeatRow], entries: list[EntryRow], seats_changed: bool
) -> dict[str, Any]:
    """Those that change with these entries; ``seats_changed`` says whether seats have changed as well."""
    columns: dict[str, Any] = {}
    running = row.status == "running"
    started = acted = False
    for entry in entries:
        started = started or entry.type == "start"
        acted = acted or entry.actor != ""
    now, touched = entries[-1].at if entries else stamp(), row.touched_at
    stale = touched is None or touched[:13] != now[:13]  # to the hour, to write it seldom
    if stale and (seats_changed or started or acted or not running):
        columns["touched_at"] = now
    if running and (seats_changed or started or not row.people):  # else nobody has come or gone
        people = any(not seat.by_bot for seat in seats)
        if people != row.people:
            columns.update(people=people, seen_at=None if people else stamp())
    if not running and row.client is not None:
        columns["client"] = None
    return columns
