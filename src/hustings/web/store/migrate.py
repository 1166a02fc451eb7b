"""Bringing a database up to date, forwards only.

Alembic does the work; it is loaded only when there is some, for it takes a while to load.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from hustings.web.store.engines import sqlite_engine

if TYPE_CHECKING:
    from alembic.config import Config

LOCK = 0x68757374  # several processes may start at once
MIGRATIONS = Path(__file__).parent / "migrations"


def head() -> str:
    """The revision this program works with: files are named by their revisions."""
    return max(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def current(connection: Connection) -> str | None:
    """The revision of a database; None for an empty one."""
    try:
        with connection.begin_nested():
            found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    except DBAPIError:
        return None
    return None if found is None else str(found)


def config() -> Config:
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    settings.set_main_option("path_separator", "os")
    return settings


def _upgrade(connection: Connection, target: str) -> None:
    if current(connection) == target:
        return
    from alembic import command

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, target)


def upgrade(url: str, target: str = "") -> None:
    """Run what is missing, all of it or nothing."""
    address = make_url(url)
    target = target or head()
    if address.get_backend_name() == "sqlite":
        with sqlite_engine(url, "BEGIN IMMEDIATE").begin() as connection:
            _upgrade(connection, target)
        return
    asyncio.run(_upgrade_postgres(url, target))


async def _upgrade_postgres(url: str, target: str) -> None:
    engine = create_async_engine(url, poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade, target)
    await engine.dispose()
