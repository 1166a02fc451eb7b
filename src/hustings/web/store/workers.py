"""Workers and the queue they work on, as operators see them."""

from __future__ import annotations

import asyncio
import socket

import asyncpg
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, text, update

from hustings.table.times import later
from hustings.web.store.migrate import unreachable
from hustings.web.store.schema import tables, workers

STALE = 30.0  # seconds without a sign after which a worker counts as dead
FORGOTTEN = 24 * 60 * 60.0  # seconds after which nobody wants to know
LIMIT_MS = 2000  # for the questions of one look


class WorkerRow(Struct):
    id: str
    host: str
    started_at: str
    seen_at: str
    busy: int


class Look(Struct):
    """The database at one moment."""

    tables: dict[str, int]  # by status
    queue: int  # tables whose bots are asked
    oldest: str | None  # since when the first of them waits
    workers: list[WorkerRow]


def look(connection: Connection) -> Look:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SET LOCAL statement_timeout = {LIMIT_MS}"))
    states = connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
    counted = {str(status): int(count) for status, count in states}
    queue, oldest = connection.execute(
        select(func.count(), func.min(tables.c.bot_due)).where(
            tables.c.status == "running", tables.c.bot_due.is_not(None)
        )
    ).one()
    found = [WorkerRow(*row) for row in connection.execute(select(workers).order_by(workers.c.started_at))]
    return Look(counted, queue, oldest, found)


def beat(connection: Connection, row: WorkerRow) -> None:
    """A sign of life."""
    known = update(workers).where(workers.c.id == row.id).values(seen_at=row.seen_at, busy=row.busy)
    if connection.execute(known).rowcount == 0:
        connection.execute(delete(workers).where(workers.c.seen_at < later(-FORGOTTEN)))
        connection.execute(
            insert(workers).values({name: getattr(row, name) for name in row.__struct_fields__})
        )


def leave(connection: Connection, id: str) -> None:
    connection.execute(delete(workers).where(workers.c.id == id))


def alive_here(url: str) -> bool:
    """Whether a worker of this machine has given a sign lately. Raises UnusableDatabase."""
    return asyncio.run(_alive_here(url))


async def _alive_here(url: str) -> bool:
    query = "SELECT count(*) FROM workers WHERE host = $1 AND seen_at > $2"
    try:
        connection = await asyncpg.connect(url.replace("+asyncpg", ""), timeout=10)
        try:
            return bool(await connection.fetchval(query, socket.gethostname(), later(-STALE), timeout=10))
        finally:
            await connection.close(timeout=5)
    except (OSError, TimeoutError, asyncpg.PostgresError) as error:
        raise unreachable(url, error) from None
