"""How long a table without a clock waits for somebody before the others may be asked what to do."""

from __future__ import annotations

from hustings import wire
from hustings.table.rows import TableRow

MINUTE = 60
DAY = 24 * 60 * MINUTE
LIVE = wire.Patience(away=5 * MINUTE, here=30 * MINUTE)
OVER_DAYS = wire.Patience(away=3 * DAY, here=3 * DAY)


def patience(row: TableRow) -> wire.Patience | None:
    """None where there is a clock: then that says when."""
    if row.clock is not None:
        return None
    return OVER_DAYS if row.pace == "async" else LIVE
