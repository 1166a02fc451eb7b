"""Whether engine help is allowed while a game runs: hints, and analysis of a position."""

from __future__ import annotations

from hustings.table.rows import SeatRow, TableRow


def may_have_help(row: TableRow, seats: list[SeatRow]) -> bool:
    """Whether a table allows it now. Several seats of one account are people who share a device."""
    return row.help or row.status != "running" or sum(seat.kind == "human" for seat in seats) <= 1
