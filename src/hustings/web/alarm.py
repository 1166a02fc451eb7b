"""Wakes tables whose clocks run out, at the moment they do; tables that sleep cost nothing until then."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from hustings.table.agreements import settle_absence
from hustings.table.times import moment, now, set_ahead, stamp
from hustings.web.problems import HttpProblem
from hustings.web.repeat import repeat
from hustings.web.store import games

if TYPE_CHECKING:
    from hustings.table.aggregate import GameTable
    from hustings.table.draft import TableDraft
    from hustings.web.config import Config
    from hustings.web.service import Service

logger = logging.getLogger("hustings.web")
AT_ONCE = 100
LONGEST = 30.0  # seconds between two looks: other processes set clocks too
FAILED = 60.0  # seconds until a table that could not be opened is tried again


class Alarm:
    """Knows the next deadline of all tables, and looks when it has come."""

    def __init__(self, service: Service, config: Config) -> None:
        self.service = service
        self.config = config
        self.next = ""  # "": none within sight
        self.earlier = asyncio.Event()
        self.failed: dict[str, float] = {}  # tables, and when they are tried again
        self.looking = asyncio.Lock()

    def after(self, table: GameTable) -> None:
        """A table has changed; it may be the next now."""
        deadline = table.row.deadline
        if deadline is not None and (not self.next or deadline < self.next):
            self.next = deadline
            self.earlier.set()

    async def follow_clock_file(self) -> None:
        """For tests in a browser: days pass when the file says so."""
        path = Path(self.config.clock_file)
        known = ""
        while True:
            with suppress(OSError, ValueError):
                found = path.read_text().strip()
                if found != known:
                    set_ahead(float(found))
                    known = found
                    self.earlier.set()
            await asyncio.sleep(0.05)

    async def run(self) -> None:
        await repeat("clocks", self.look, self._rest)

    async def _rest(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.earlier.wait(), self._pause())
        self.earlier.clear()

    def _pause(self) -> float:
        longest = min(LONGEST, self.config.sweep * 5)
        if not self.next:
            return longest
        return min(longest, max(0.001, (moment(self.next) - now()).total_seconds()))

    async def look(self) -> None:
        """Attend to the tables that are due, the longest overdue first, and find out when the next one is."""
        async with self.looking:
            try:
                await self._look()
            except Exception:
                self.next = ""  # not at once again
                raise

    async def _look(self) -> None:
        loop = asyncio.get_running_loop()
        self.failed = {table: until for table, until in self.failed.items() if until > loop.time()}
        while True:
            self.next = ""
            found = await self.service.read(partial(games.deadlines, most=AT_ONCE + len(self.failed)))
            found = [(table, at) for table, at in found if table not in self.failed]
            due = [table for table, at in found if at <= stamp()]
            for table in due:
                try:
                    changed, _ = await self.service.change(table, self._work)
                    if not changed:  # another process was first, and we have not heard of it yet
                        self.failed[table] = loop.time() + 1.0
                except HttpProblem:  # busy, or with rules that are not here
                    self.failed[table] = loop.time() + FAILED
            if not due:
                if found and (not self.next or found[0][1] < self.next):
                    self.next = found[0][1]
                return

    def _work(self, draft: TableDraft) -> bool:
        if draft.row.status == "running":
            draft.look_at_clocks(self.config.bot)
            settle_absence(draft, self.config.bot)  # of those who decide, one may just have become absent
        elif draft.row.deadline is not None:
            draft.set(deadline=None)
        return draft.changed
