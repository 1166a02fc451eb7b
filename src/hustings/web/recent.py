"""Tables where something has happened lately: only there can somebody have become due for a notice.

But for what the hours bring, the end of quiet ones for example: for that all tables are looked at from time to time.
So tables that sleep cost nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable

MOST = 1000  # tables; where there are more, all of them are looked at


class RecentTables:
    """``keep``: seconds for which somebody may become due by a change. ``whole``: between looks at all tables."""

    def __init__(self, keep: float, whole: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.keep = keep
        self.whole = whole
        self.clock = clock
        self.until: dict[str, float] = {}
        self.whole_at = 0.0  # at once

    def touch(self, table: str) -> None:
        self.until[table] = self.clock() + self.keep

    def touch_all(self) -> None:
        """Somebody may be due by any table: they want other notices than before."""
        self.whole_at = 0.0

    def next(self) -> list[str] | None:
        """The tables to look at now; None for all."""
        now = self.clock()
        self.until = {table: until for table, until in self.until.items() if until > now}
        if now >= self.whole_at or len(self.until) > MOST:
            self.whole_at = now + self.whole
            return None
        return list(self.until)
