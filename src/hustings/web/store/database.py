"""One door to the database: ``read(f)`` and ``write(f)``, where ``f`` takes a SQLAlchemy connection.

On SQLite all writes go through one thread. Those that wait while a commit is on its way are
committed together, so a slow disk is shared rather than queued for; ``write`` returns only when
its own change is safe on disk (write-ahead log, synchronous=FULL). On PostgreSQL each write is
a transaction of its own on a pooled connection, and a move a single statement (``append``).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from hustings.web.store import games
from hustings.web.store.engines import sqlite_engine
from hustings.web.store.migrate import upgrade

T = TypeVar("T")
Work = Callable[[Connection], T]
CHANNEL = "hustings"
BATCH = 128  # writes committed together, at most
READERS = 4


class Unavailable(Exception):
    """The database does not answer; trying again later is right."""


class Database:
    """Opened with ``start``, which also brings the schema up to date."""

    notifies = False  # whether other processes may write and tell

    def __init__(self, url: str) -> None:
        self.url = url

    async def start(self) -> None:
        raise NotImplementedError

    async def stop(self) -> None:
        raise NotImplementedError

    async def read(self, work: Work[T]) -> T:
        raise NotImplementedError

    async def write(self, work: Work[T], tell: str = "") -> T:
        """Carry out and commit. ``tell`` goes to every process that listens, once committed."""
        raise NotImplementedError

    async def load(self, id: str, since: int | None = None) -> games.Loaded | None:
        return await self.read(partial(games.load, id=id, since=since))

    async def append(self, change: games.Change, tell: str = "") -> None:
        """What every move waits for. Raises games.Conflict."""
        await self.write(partial(games.append, change=change), tell)


def database(url: str) -> Database:
    if make_url(url).get_backend_name() == "sqlite":
        return SqliteDatabase(url)
    return PostgresDatabase(url)


class SqliteDatabase(Database):
    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self.busy: asyncio.Task[None] | None = None

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        self.writer = ThreadPoolExecutor(1, "hustings-write")
        self.readers = ThreadPoolExecutor(READERS, "hustings-read")
        await loop.run_in_executor(self.writer, upgrade, self.url)
        self.write_engine = sqlite_engine(self.url, "BEGIN IMMEDIATE")
        self.read_engine = sqlite_engine(self.url, "BEGIN")
        self.connection = await loop.run_in_executor(self.writer, self.write_engine.connect)
        self.idle: list[Connection] = []

    async def stop(self) -> None:
        if self.busy is not None:
            await self.busy
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.writer, self.connection.close)
        self.writer.shutdown()
        self.readers.shutdown()
        for connection in self.idle:
            connection.close()

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, partial(self._read, work))

    def _read(self, work: Work[T]) -> T:
        connection = self.idle.pop() if self.idle else self.read_engine.connect()
        try:
            with connection.begin():
                result = work(connection)
        except OperationalError as error:
            connection.close()
            raise Unavailable(str(error.orig)) from error
        except BaseException:
            connection.close()
            raise
        self.idle.append(connection)
        return result

    async def write(self, work: Work[T], tell: str = "") -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.append((work, future))
        if self.busy is None or self.busy.done():
            self.busy = asyncio.create_task(self._drain())
        return await future

    async def _drain(self) -> None:
        loop = asyncio.get_running_loop()
        while self.waiting:
            batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
            results = await loop.run_in_executor(self.writer, self._commit, [work for work, _ in batch])
            for (_, future), (result, error) in zip(batch, results, strict=True):
                if future.done():  # whoever asked has gone away; the change stands
                    continue
                if error is None:
                    future.set_result(result)
                else:
                    future.set_exception(error)

    def _commit(self, works: list[Work[Any]]) -> list[tuple[Any, BaseException | None]]:
        """All in one transaction; if anything is wrong with one of them, each in its own.

        Without savepoints: every call of the driver lets go of the interpreter's lock and has to win
        it back from a busy event loop, so few calls matter more than quick ones.
        """
        if len(works) > 1:
            try:
                with self.connection.begin():
                    return [(work(self.connection), None) for work in works]
            except Exception:  # noqa: BLE001, S110 - whose fault it is shows when each runs alone
                pass
        return [self._commit_one(work) for work in works]

    def _commit_one(self, work: Work[Any]) -> tuple[Any, BaseException | None]:
        own: BaseException | None = None
        try:
            with self.connection.begin():
                try:
                    result = work(self.connection)
                except Exception as error:
                    own = error
                    raise
        except Exception as error:  # noqa: BLE001 - it belongs to whoever asked
            return None, own or Unavailable(type(error).__name__)
        return result, None


class PostgresDatabase(Database):
    notifies = True

    async def start(self) -> None:
        await asyncio.get_running_loop().run_in_executor(None, upgrade, self.url)
        self.engine = create_async_engine(
            self.url, pool_size=10, max_overflow=10, pool_pre_ping=True, pool_timeout=10
        )
        # For moves and for catching up with them, which go to the driver as they are and leave nothing behind.
        self.direct = await asyncpg.create_pool(
            self.url.replace("+asyncpg", ""), min_size=0, max_size=10, reset=_nothing, timeout=10
        )

    async def stop(self) -> None:
        await self.direct.close()
        await self.engine.dispose()

    async def load(self, id: str, since: int | None = None) -> games.Loaded | None:
        try:
            async with self.direct.acquire(timeout=10) as connection:
                row = await connection.fetchrow(games.LOAD_IN_ONE, id, since)
        except AWAY as error:
            raise away(error) from error
        return None if row is None else games.loaded_from(row)

    async def append(self, change: games.Change, tell: str = "") -> None:
        if change.places:
            await super().append(change, tell)
            return
        statement, values = games.in_one(change, CHANNEL, tell)
        try:
            async with self.direct.acquire(timeout=10) as connection:
                moved = await connection.fetchrow(statement, *values)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise IntegrityError(statement, None, error) from None
        except AWAY as error:
            raise away(error) from error
        if moved is None:
            raise games.Conflict(change.table_id)

    async def read(self, work: Work[T]) -> T:
        try:
            async with self.engine.connect() as connection:
                return await connection.run_sync(work)
        except AWAY as error:
            raise away(error) from error

    async def write(self, work: Work[T], tell: str = "") -> T:
        try:
            async with self.engine.begin() as connection:
                result = await connection.run_sync(work)
                if tell:
                    await connection.execute(
                        text("SELECT pg_notify(:channel, :tell)"), {"channel": CHANNEL, "tell": tell}
                    )
        except AWAY as error:
            raise away(error) from error
        return result


async def _nothing(_connection: object) -> None:
    pass


AWAY = (DBAPIError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, PoolTimeout)
# What a database that answers says about a mistake of ours.
OURS = (IntegrityError, ProgrammingError, DataError, asyncpg.DataError, asyncpg.SyntaxOrAccessError)


def away(error: Exception) -> Exception:
    """Whatever else a driver raises while the server behind it dies or starts, it comes to the same."""
    return error if isinstance(error, OURS) else Unavailable(type(error).__name__)
