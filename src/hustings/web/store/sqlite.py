"""SQLite: all writes go through one thread.

Those that wait while a commit is on its way are committed together, so a slow disk is shared rather than
queued for; ``write`` and ``append`` return only when their own change is safe on disk (write-ahead log,
synchronous=FULL).

Every call of the driver lets go of the interpreter's lock and has to win it back from a busy event loop. So
few calls matter more than quick ones: there are no savepoints, and moves, which are most of what is
written, go to the driver together and as they are.
"""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError, OperationalError

from hustings.web.store import games
from hustings.web.store.database import Database, T, Unavailable, Work
from hustings.web.store.engines import sqlite_engine
from hustings.web.store.files import cause, lasts
from hustings.web.store.migrate import upgrade
from hustings.web.store.rows import Commit

BATCH = 128  # writes committed together, at most
READERS = 4
Waiting = tuple[Work[Any] | Commit, asyncio.Future[Any]]
Result = tuple[Any, BaseException | None]


class SqliteDatabase(Database):
    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.loop.run_in_executor(None, upgrade, self.url)
        self.readers = ThreadPoolExecutor(READERS, "hustings-read")
        self.read_engine = sqlite_engine(self.url, "BEGIN")
        self.idle: list[Connection] = []
        self.reading = 0
        self.connection = sqlite_engine(self.url, "BEGIN IMMEDIATE").connect()
        self.waiting: list[Waiting] = []
        self.busy = False
        self.quiet = asyncio.Event()
        self.quiet.set()
        self.batches: SimpleQueue[list[Waiting]] = SimpleQueue()
        self.writer = threading.Thread(target=self._write, name="hustings-write", daemon=True)
        self.writer.start()

    async def stop(self) -> None:
        await self.quiet.wait()
        self.batches.put([])
        await self.loop.run_in_executor(None, self.writer.join)
        self.connection.close()
        self.readers.shutdown()
        for connection in self.idle:
            connection.close()

    def pool(self) -> tuple[int, int]:
        """The readers and the one that writes."""
        waiting = max(0, self.reading - READERS)
        return self.reading - waiting + self.busy, waiting + len(self.waiting)

    # -- reading --

    async def read(self, work: Work[T]) -> T:
        self.reading += 1
        try:
            return await self.loop.run_in_executor(self.readers, partial(self._read, work))
        finally:
            self.reading -= 1

    def _read(self, work: Work[T]) -> T:
        connection = self.idle.pop() if self.idle else self.read_engine.connect()
        try:
            with connection.begin():
                result = work(connection)
        except DatabaseError as error:
            connection.close()
            if isinstance(error, OperationalError) or cause(error.orig):
                raise Unavailable(cause(error.orig) or type(error).__name__) from error
            raise
        except BaseException:
            connection.close()
            raise
        self.idle.append(connection)
        return result

    # -- writing: the event loop --

    async def write(self, work: Work[T], notify: str = "") -> T:
        result: T = await self._queue(work)
        return result

    async def append(self, commit: Commit) -> None:
        if commit.seats or commit.ends:
            await super().append(commit)
        else:
            await self._queue(commit)

    def _queue(self, what: Work[Any] | Commit) -> asyncio.Future[Any]:
        future = self.loop.create_future()
        self.waiting.append((what, future))
        if not self.busy:
            self.busy = True
            self.quiet.clear()
            self.loop.call_soon(self._send)  # with whatever else comes in this turn of the loop
        return future

    def _send(self) -> None:
        batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
        self.batches.put(batch)

    def _done(self, batch: list[Waiting], results: list[Result]) -> None:
        for (_, future), (result, error) in zip(batch, results, strict=True):
            if future.done():  # whoever asked has gone away; the change stands
                continue
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)
        if self.waiting:
            self._send()
        else:
            self.busy = False
            self.quiet.set()

    # -- writing: the thread --

    def _write(self) -> None:
        while batch := self.batches.get():
            results = self._commit([what for what, _ in batch])
            self.loop.call_soon_threadsafe(self._done, batch, results)

    def _commit(self, wanted: list[Work[Any] | Commit]) -> list[Result]:
        """All in one transaction; if anything is wrong with one of them, each in its own."""
        commits = [what for what in wanted if isinstance(what, Commit)]
        try:
            if len(commits) == len(wanted):
                self._append(commits)
                self.trouble = ""
                return [(None, None)] * len(wanted)
            if len(wanted) > 1:
                with self.connection.begin():
                    results = [(_as_work(what)(self.connection), None) for what in wanted]
                self.trouble = ""
                return [*results]
        except Exception:  # noqa: BLE001, S110 - whose fault it is shows when each runs alone
            pass
        return [self._commit_one(_as_work(what)) for what in wanted]

    def _append(self, commits: list[Commit]) -> None:
        """What ``games.append`` does, for several at once and with as few calls as can be."""
        driver: Any = self.connection.connection.driver_connection
        driver.execute("BEGIN IMMEDIATE")
        try:
            games.append_on_sqlite(driver, commits)
            driver.execute("COMMIT")
        except BaseException:
            driver.rollback()
            raise

    def _commit_one(self, work: Work[Any]) -> Result:
        own: BaseException | None = None
        try:
            with self.connection.begin():
                try:
                    result = work(self.connection)
                except Exception as error:
                    own = error
                    raise
        except Exception as error:  # noqa: BLE001 - it belongs to whoever asked
            failed = error.orig if isinstance(error, DatabaseError) else error
            if lasts(failed):
                self.trouble = cause(failed)
            if own is None or cause(failed):
                return None, Unavailable(cause(failed) or type(error).__name__)
            return None, own
        self.trouble = ""
        return result, None


def _as_work(what: Work[Any] | Commit) -> Work[Any]:
    return partial(games.append, commit=what) if isinstance(what, Commit) else what
