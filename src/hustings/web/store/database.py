"""One door to the database: ``read(f)`` and ``write(f)``, where ``f`` takes a SQLAlchemy connection."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from hustings.web.store import games
from hustings.web.store.rows import Commit, StoredTable

T = TypeVar("T")
Work = Callable[[Connection], T]
PROBE_SECONDS = 2.0
PROBE_SIZE = 64 * 1024  # more than a move; a few bytes may find room where nothing else does


def probe(connection: Connection) -> None:
    """A write that nobody reads."""
    forget_probe(connection)
    connection.execute(
        text("INSERT INTO settings (name, value) VALUES ('probe', :value)"), {"value": "-" * PROBE_SIZE}
    )


def forget_probe(connection: Connection) -> None:
    connection.execute(text("DELETE FROM settings WHERE name = 'probe'"))


class Unavailable(Exception):
    """The database does not answer; trying again later is right. The message goes into the log: it holds no data."""


class Database:
    """Opened with ``start``, which also brings the schema up to date."""

    notifies = False  # whether other processes may write and tell

    def __init__(self, url: str) -> None:
        self.url = url
        self.trouble = ""  # why the last write failed, if that will last: no room, read-only, damaged
        self.probed = 0.0

    async def writable(self) -> bool:
        """Whether writes succeed, as far as is known. After one has failed for good it is tried out, now and then."""
        if self.trouble and time.monotonic() > self.probed + PROBE_SECONDS:
            self.probed = time.monotonic()
            with suppress(Exception):  # it says why in ``trouble``
                await self.write(probe)
                await self.write(forget_probe)
        return not self.trouble

    def pool(self) -> tuple[int, int]:
        """Connections in use, and how many wait for one."""
        raise NotImplementedError

    async def start(self) -> None:
        raise NotImplementedError

    async def stop(self) -> None:
        raise NotImplementedError

    async def read(self, work: Work[T]) -> T:
        raise NotImplementedError

    async def write(self, work: Work[T], notify: str = "") -> T:
        """Carry out and commit. ``notify`` goes to every process that listens, once committed."""
        raise NotImplementedError

    async def load(self, id: str, since: int | None = None) -> StoredTable | None:
        return await self.read(partial(games.load, id=id, since=since))

    async def append(self, commit: Commit) -> None:
        """What every move waits for. Raises games.Conflict."""
        await self.write(partial(games.append, commit=commit))


def database(url: str) -> Database:
    if make_url(url).get_backend_name() == "sqlite":
        from hustings.web.store.sqlite import SqliteDatabase

        return SqliteDatabase(url)
    from hustings.web.store.postgres import PostgresDatabase

    return PostgresDatabase(url)
