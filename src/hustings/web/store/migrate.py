"""Bringing a database up to date, forwards only.

Alembic does the work; it is loaded only when there is some, for it takes a while to load.
"""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from hustings.web.store.engines import sqlite_engine
from hustings.web.store.files import UnusableDatabase, create_private, damaged, examine, path_of

if TYPE_CHECKING:
    from alembic.config import Config

LOCK = 0x68757374  # several processes may start at once
MIGRATIONS = Path(__file__).parent / "migrations"


def revisions() -> list[str]:
    """The revisions this program knows: files are named by them."""
    return sorted(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def head() -> str:
    """The revision this program works with."""
    return revisions()[-1]


def check_known(found: str | None) -> None:
    """Raises UnusableDatabase for a revision this program does not know."""
    if found is not None and found not in revisions():
        raise UnusableDatabase(
            f"the database has schema {found} and this program knows schemas up to {head()}: "
            "a newer version of Hustings has used it; install that version, or restore an older backup"
        )


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
    found = current(connection)
    if found == target:
        return
    check_known(found)
    from alembic import command

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, target)


def upgrade(url: str, target: str = "") -> None:
    """Run what is missing, all of it or nothing. Raises UnusableDatabase if this cannot be our database."""
    target = target or head()
    path = path_of(url)
    if path is None:
        asyncio.run(_upgrade_postgres(url, target))
        return
    create_private(path)
    check_known(examine(path))
    try:
        with sqlite_engine(url, "BEGIN IMMEDIATE").begin() as connection:
            _upgrade(connection, target)
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error):
            raise damaged(path, error.orig) from None
        raise


async def _upgrade_postgres(url: str, target: str) -> None:
    engine = create_async_engine(url, poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade, target)
    except (OSError, TimeoutError, asyncpg.InvalidAuthorizationSpecificationError) as error:
        raise unreachable(url, error) from None
    except (asyncpg.InvalidCatalogNameError, asyncpg.CannotConnectNowError) as error:
        raise unreachable(url, error) from None
    finally:
        await engine.dispose()


def unreachable(url: str, error: BaseException) -> UnusableDatabase:
    """``error`` is one that names no more than the address: nothing of it is hidden from an operator."""
    address = make_url(url)
    host = address.host or address.query.get("host") or "localhost"
    reason = (getattr(error, "strerror", None) or str(error) or type(error).__name__).splitlines()[0]
    return UnusableDatabase(f"PostgreSQL at {host} cannot be used: {reason}")
