"""One door to the database: ``read(f)`` and ``write(f)``, where ``f`` takes a SQLAlchemy connection."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import make_url

from hustings.web.store import games

T = TypeVar("T")
Work = Callable[[Connection], T]


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

    async def append(self, change: games.Change) -> None:
        """What every move waits for. Raises games.Conflict."""
        await self.write(partial(games.append, change=change))


def database(url: str) -> Database:
    if make_url(url).get_backend_name() == "sqlite":
        from hustings.web.store.sqlite import SqliteDatabase

        return SqliteDatabase(url)
    from hustings.web.store.postgres import PostgresDatabase

    return PostgresDatabase(url)
