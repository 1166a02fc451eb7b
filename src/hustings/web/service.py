"""The tables of this process: loaded when needed, changed one at a time, committed before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from hustings.core.errors import RecordError
from hustings.web.hub import Hub
from hustings.web.live import Live, NeedsWhole
from hustings.web.metrics import Metrics
from hustings.web.problems import Refused, not_found, trace
from hustings.web.store import games
from hustings.web.store.database import Database
from hustings.web.store.games import Conflict

logger = logging.getLogger("hustings.web")
T = TypeVar("T")
KEPT_SECONDS = 30.0  # how long a table nobody listens to stays in memory
ATTEMPTS = 20


class Service:
    """``change(id, work)`` is the only way to change a table."""

    def __init__(self, database: Database, hub: Hub, metrics: Metrics, kept: int) -> None:
        self.database = database
        self.hub = hub
        self.metrics = metrics
        self.kept = kept
        self.origin = secrets.token_hex(6)
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.after: list[Callable[[Live], None]] = []  # called after each committed change

    # -- loading --

    async def live(self, id: str) -> Live:
        """The table, loaded if it is not in memory. Raises a 404."""
        live = self.lives.get(id)
        if live is not None:
            self.lives.move_to_end(id)
            live.used = time.monotonic()
            return live
        coming = self.loading.get(id)
        if coming is None:
            coming = asyncio.ensure_future(self._load(id))
            self.loading[id] = coming
            coming.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(coming)

    async def _load(self, id: str, whole: bool = False) -> Live:
        loaded = await self.database.read(partial(games.load, id=id, whole=whole))
        if loaded is None:
            raise not_found()
        try:
            live = Live(loaded)
        except NeedsWhole:
            return await self._load(id, whole=True)
        except RecordError as error:  # never the reason itself: it may tell what is hidden
            logger.error("a table cannot be opened: %s", trace(error))
            raise Refused(
                409, "this game cannot be opened with the rules installed here", "other-rules"
            ) from None
        self.metrics.loads += 1
        self.lives[id] = live
        self.trim()
        return live

    def drop(self, live: Live) -> None:
        live.dropped = True
        if self.lives.get(live.id) is live:
            del self.lives[live.id]

    def trim(self) -> None:
        """Forget tables nobody listens to: all that have rested for a while, and the oldest beyond the bound."""
        idle = [
            live for live in self.lives.values() if not self.hub.listens(live.id) and not live.lock.locked()
        ]
        old = time.monotonic() - KEPT_SECONDS
        for place, live in enumerate(idle):
            if live.used < old or len(idle) - place > self.kept:
                self.drop(live)

    # -- changing --

    async def change(self, id: str, work: Callable[[Live], T]) -> tuple[T, Live]:
        """Let ``work`` change the table and commit what it did; other processes may force another try."""
        for _ in range(ATTEMPTS):
            live = await self.live(id)
            async with live.lock:
                if live.dropped:
                    continue
                live.begin(self.hub.audience(id))
                try:
                    result = work(live)
                    if not live.dirty:
                        return result, live
                    live.settle()
                    await self._commit(live)
                except NeedsWhole:
                    self.drop(live)
                    await self._load(id, whole=True)
                    continue
                except Conflict:
                    self.drop(live)
                    self.metrics.conflicts += 1
                    continue
                except BaseException:
                    if live.dirty:
                        self.drop(live)
                    raise
                live.committed()
                self.hub.publish(live)
                for listener in self.after:
                    listener(live)
                return result, live
        raise Refused(503, "the table is too busy", retry_after=1)

    async def _commit(self, live: Live) -> None:
        write = partial(
            games.append,
            table_id=live.id,
            expected=live.base_seq,
            said=live.new,
            columns=live.columns,
            places=live.places,
        )
        began = time.perf_counter()
        await self.database.write(write, tell=f"{live.id} {live.row.seq} {self.origin}")
        self.metrics.committed(len(live.new), time.perf_counter() - began)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self.database.read(work)

    async def write(self, work: Callable[[Connection], T], about: str = "") -> T:
        """Something beside a table's stream; ``about`` names the table others should look at again."""
        return await self.database.write(work, tell=f"{about} 0 {self.origin}" if about else "")

    # -- other processes --

    async def heard(self, told: str) -> None:
        """Another process has changed a table: catch up if it is in memory or listened to.

        An empty message says that some may have been missed.
        """
        if not told:
            for known in list(self.lives.values()):
                async with known.lock:
                    if not known.dropped:
                        await self._catch_up(known)
            return
        table, _, origin = told.split(" ")
        if origin == self.origin:
            return
        live = self.lives.get(table)
        if live is None:
            if not self.hub.listens(table):
                return
            live = await self.live(table)
        async with live.lock:
            if not live.dropped:
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        seq = live.row.seq

        def read(connection: Connection) -> Any:
            loaded = games.load(connection, live.id)
            if loaded is not None:
                loaded.entries = games.entries_after(connection, live.id, seq, loaded.table.seq)
            return loaded

        loaded = await self.database.read(read)
        if loaded is None or loaded.table.seq < seq:
            return
        live.begin(self.hub.audience(live.id))
        try:
            live.follow(loaded)
        except Exception:
            self.drop(live)
            raise
        live.committed()
        self.hub.publish(live)
        for listener in self.after:
            listener(live)
