"""PostgreSQL: each write a transaction of its own on a pooled connection, and a move a single statement."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg
from sqlalchemy import text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from hustings.web.store import games
from hustings.web.store.database import Database, T, Unavailable, Work
from hustings.web.store.games import CHANNEL
from hustings.web.store.migrate import upgrade
from hustings.web.store.rows import Commit, StoredTable

NAMED = {
    "application_name": "hustings"
}  # so that an operator, and ``hustings restore``, can tell who is there
WRITERS = 2  # transactions for moves at the same time
Waiting = tuple[Commit, asyncio.Future[None]]


class PostgresDatabase(Database):
    notifies = True

    async def start(self) -> None:
        await asyncio.get_running_loop().run_in_executor(None, upgrade, self.url)
        self.engine = create_async_engine(
            self.url,
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,
            pool_timeout=10,
            connect_args={"server_settings": NAMED},
        )
        # For moves and for catching up with them, which go to the driver as they are and leave nothing behind.
        self.direct = await asyncpg.create_pool(
            self.url.replace("+asyncpg", ""),
            min_size=0,
            max_size=10,
            reset=_nothing,
            timeout=10,
            server_settings=NAMED,
        )
        self.asking = 0  # how many use a connection or wait for one
        self.waiting: dict[tuple[str, ...], list[Waiting]] = {}  # by the columns they set
        self.writing: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        await asyncio.gather(*self.writing)
        await self.direct.close()
        await self.engine.dispose()

    def pool(self) -> tuple[int, int]:
        engine: Any = self.engine.pool
        using: int = engine.checkedout() + self.direct.get_size() - self.direct.get_idle_size()
        return using, max(0, self.asking - using) + sum([len(batch) for batch in self.waiting.values()])

    @contextmanager
    def _asking(self) -> Iterator[None]:
        """Around all that needs a connection; what a driver raises becomes what we raise."""
        self.asking += 1
        try:
            yield
        except AWAY as error:
            raise away(error) from error
        finally:
            self.asking -= 1

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Around every write: remembers whether writes fail for a reason that lasts."""
        try:
            yield
        except Exception as error:
            self.trouble = LASTING.get(state_of(error), self.trouble)
            raise
        self.trouble = ""

    async def load(self, id: str, since: int | None = None) -> StoredTable | None:
        with self._asking():
            async with self.direct.acquire(timeout=10) as connection:
                row = await connection.fetchrow(games.LOAD_IN_ONE, id, since)
        return None if row is None else games.loaded_from(row)

    async def append(self, commit: Commit) -> None:
        if commit.seats or commit.ends or commit.snapshot is not None:
            await super().append(commit)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(tuple(commit.columns), []).append((commit, future))
        if len(self.writing) < WRITERS:
            self.writing.add(asyncio.create_task(self._write()))
        await future

    async def _write(self) -> None:
        """Commit what waits, together what can go together."""
        try:
            while self.waiting:
                await self._commit(self.waiting.pop(next(iter(self.waiting))))
        finally:  # at once, not when the loop comes to it: until then nobody would come for a new change
            self.writing.discard(asyncio.current_task())

    async def _commit(self, batch: list[Waiting]) -> None:
        commits = [commit for commit, _ in batch]
        statement = games.append_on_postgres(tuple(commits[0].columns))
        error: Exception | None = None
        moved: set[str] = set()
        self.asking += 1
        try:
            with self._writing():
                async with self.direct.acquire(timeout=10) as connection:
                    moved = {row[0] for row in await connection.fetch(statement, *games.batch(commits))}
        except asyncpg.IntegrityConstraintViolationError as violated:
            if len(batch) > 1:  # whose fault it is shows when each runs alone
                for item in batch:
                    await self._commit([item])
                return
            error = IntegrityError(statement, None, violated)
        except AWAY as failed:
            error = away(failed)
        except Exception as failed:  # noqa: BLE001 - it belongs to whoever asked
            error = failed
        finally:
            self.asking -= 1
        for commit, future in batch:
            if future.done():  # whoever asked has gone away; the change stands
                continue
            if error is not None:
                future.set_exception(error)
            elif commit.table_id in moved:
                future.set_result(None)
            else:
                future.set_exception(games.Conflict(commit.table_id))

    async def read(self, work: Work[T]) -> T:
        with self._asking():
            async with self.engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T], notify: str = "") -> T:
        with self._asking(), self._writing():
            async with self.engine.begin() as connection:
                result = await connection.run_sync(work)
                if notify:
                    await connection.execute(
                        text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": notify}
                    )
        return result


async def _nothing(_connection: object) -> None:
    pass


AWAY = (DBAPIError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, PoolTimeout)
# What a database that answers says about a mistake of ours.
OURS = (IntegrityError, ProgrammingError, DataError, asyncpg.DataError, asyncpg.SyntaxOrAccessError)


# By the code PostgreSQL gives them: writes that fail until somebody has done something.
LASTING = {
    "53100": "disk_full: no space left where PostgreSQL keeps its data",
    "25006": "read_only_sql_transaction: PostgreSQL is read-only",
    "58030": "io_error: PostgreSQL cannot write its files",
    "XX001": "data_corrupted: PostgreSQL finds its files damaged",
}


def state_of(error: BaseException) -> str:
    inner = error.orig if isinstance(error, DBAPIError) else error
    return str(getattr(inner, "sqlstate", None) or "")


def away(error: Exception) -> Exception:
    """Whatever else a driver raises while the server behind it dies or starts, it comes to the same."""
    if isinstance(error, OURS):
        return error
    return Unavailable(LASTING.get(state_of(error), type(error).__name__))
