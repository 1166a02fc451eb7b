"""Bringing a database up to date, forwards only."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

LOCK = 0x68757374  # several processes may start at once


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def head() -> str:
    """The revision this program works with."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection, target: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def upgrade(url: str, target: str = "head") -> None:
    """Run what is missing. Does nothing when nothing is."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        Path(str(address.database)).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": 30})
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            if current(connection) == (head() if target == "head" else target):
                return
            connection.rollback()
            with connection.begin():
                _upgrade(connection, target)
        return
    asyncio.run(_upgrade_postgres(url, target))


async def _upgrade_postgres(url: str, target: str) -> None:
    engine = create_async_engine(url, poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade, target)
    await engine.dispose()
