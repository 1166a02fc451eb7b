"""Who is at a table, across processes and over days: each seat says until when its person is taken to be here."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from hustings.table.times import later, stamp
from hustings.web.problems import trace
from hustings.web.store import games
from hustings.web.store.database import Unavailable

if TYPE_CHECKING:
    from hustings.web.hub import Hub
    from hustings.web.service import Service

logger = logging.getLogger("hustings.web")
HERE = 120.0  # seconds for which a sign of life holds; then its process is gone
RENEW = 45.0


class Attendance:
    """Notes who comes and goes. Everybody else at the table is told by the caller, other processes from here."""

    def __init__(self, service: Service, hub: Hub) -> None:
        self.service = service
        self.hub = hub
        self.pending: dict[tuple[str, int], str] = {}
        self.writing: asyncio.Task[None] | None = None
        self.renewed = time.monotonic()
        self.noted: Callable[[str], None] = lambda table: None  # somebody came or left

    def came(self, table: str, seat: int) -> None:
        self._note(table, seat, later(HERE))

    def left(self, table: str, seat: int) -> None:
        self._note(table, seat, stamp())

    def _note(self, table_id: str, seat: int, until: str) -> None:
        if seat < 0:
            return
        table = self.service.in_memory(table_id)
        if table is not None:
            table.seats[seat].here_until = until  # in place: no part of what is drafted and committed
        self.pending[table_id, seat] = until
        self.noted(table_id)
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        """All that has come together; what comes meanwhile goes with the next."""
        while self.pending:
            batch, self.pending = self.pending, {}
            try:
                await self.service.write(partial(games.note_here, until=batch))
                if self.service.database.notifies:
                    for table in {table for table, _ in batch}:
                        await self.service.write(games.nothing, about=table)
            except Unavailable:
                return
            except Exception as error:  # noqa: BLE001 - the next sign of life may do better
                logger.error("noting who is here: %s", trace(error))
                return

    async def renew(self) -> None:
        """From time to time: whoever listens is still here."""
        if time.monotonic() - self.renewed < RENEW:
            return
        self.renewed = time.monotonic()
        until = later(HERE)
        batch = {
            (table, seat): until
            for table in list(self.hub.rooms)
            for seat in self.hub.seats_present(table)
            if seat >= 0
        }
        if not batch:
            return
        for table_id, seat in batch:
            table = self.service.in_memory(table_id)
            if table is not None:
                table.seats[seat].here_until = until
        await self.service.write(partial(games.note_here, until=batch))

    async def stop(self) -> None:
        if self.writing is not None:
            await self.writing
