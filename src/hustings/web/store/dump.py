"""PostgreSQL's own tools: dumping a database, loading it again, and looking into a dump without a server.

The password goes to them by the environment, never on a command line that others can read.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import asyncpg
from sqlalchemy.engine import make_url

from hustings.web.store.files import UnusableDatabase
from hustings.web.store.migrate import check_known, unreachable, upgrade
from hustings.web.store.schema import metadata

# What a URL may say beside host and user, and how the tools want to hear it.
BY_ENVIRONMENT = {
    "host": "PGHOST",
    "port": "PGPORT",
    "sslmode": "PGSSLMODE",
    "sslrootcert": "PGSSLROOTCERT",
    "passfile": "PGPASSFILE",
}
COPY = re.compile(r'COPY (?:"?\w+"?\.)?"?(\w+)"? \((.*)\) FROM stdin;\n')
ESCAPES = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}
ESCAPED = re.compile(r"\\(.)", re.DOTALL)
REVISION = "alembic_version"


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise UnusableDatabase(f"{name} is not installed: it comes with PostgreSQL's client programs")
    return found


def environment(url: str) -> dict[str, str]:
    address = make_url(url)
    settings = {
        "PGHOST": address.host,
        "PGPORT": address.port,
        "PGUSER": address.username,
        "PGPASSWORD": address.password,
        "PGDATABASE": address.database,
    }
    settings.update(
        {BY_ENVIRONMENT[name]: str(value) for name, value in address.query.items() if name in BY_ENVIRONMENT}
    )
    return {**os.environ, "PGAPPNAME": "hustings-backup", **{k: str(v) for k, v in settings.items() if v}}


def run(command: list[str], url: str = "") -> None:
    done = subprocess.run(  # noqa: S603 - PostgreSQL's own tools
        command, env=environment(url) if url else None, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise failed(command[0], done.stderr)


def failed(command: str, output: str) -> UnusableDatabase:
    lines = [line.removeprefix("psql:<stdin>:") for line in output.splitlines() if line.strip()]
    first = next((line for line in lines if "error" in line.lower() or "fatal" in line.lower()), "")
    return UnusableDatabase(
        f"{Path(command).name} failed: {first or ' '.join(lines[-1:]) or 'it does not say why'}"
    )


def dump(url: str, path: Path) -> None:
    """All of the database, in PostgreSQL's own compressed form."""
    run([tool("pg_dump"), "--format=custom", "--no-owner", "--no-privileges", f"--file={path}"], url)


def restore(url: str, path: Path) -> None:
    """Put a dump in the place of what is there, all of it or nothing.

    ``pg_restore --clean`` alone stops half way where the database has a table that the dump does not know, with a
    reference to one that it does: a backup from before an upgrade. So all our tables go first, in the
    same transaction. It is committed only after the whole dump has been read without an error.
    """
    ours = ", ".join([f'"{name}"' for name in (*metadata.tables, REVISION)])
    reader = [
        tool("pg_restore"),
        "--clean",
        "--if-exists",
        "--no-owner",
        "--no-privileges",
        "--file=-",
        str(path),
    ]
    writer = [
        tool("psql"),
        "--quiet",
        "--no-psqlrc",
        "--set=ON_ERROR_STOP=1",
        "--output=/dev/null",
        "--file=-",
    ]
    with (
        subprocess.Popen(reader, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as source,  # noqa: S603
        subprocess.Popen(  # noqa: S603
            writer,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env=environment(url),
        ) as target,
    ):
        assert source.stdout is not None
        assert source.stderr is not None
        assert target.stdin is not None
        assert target.stderr is not None
        try:
            target.stdin.write(f"BEGIN;\nDROP TABLE IF EXISTS {ours} CASCADE;\n".encode())
            shutil.copyfileobj(source.stdout, target.stdin)
            if source.wait() == 0:
                target.stdin.write(b"\nCOMMIT;\n")
            target.stdin.close()
        except BrokenPipeError:  # it has stopped at an error, which it tells below
            source.kill()
        output = target.stderr.read().decode("utf-8", "replace")
        if target.wait():
            raise failed(writer[0], output)
        if source.wait():
            raise failed(reader[0], source.stderr.read().decode("utf-8", "replace"))


# -- looking into a dump --


def rows(path: Path, table: str = "") -> Iterator[tuple[str, list[str], list[str | None]]]:
    """Every row of a dump, or of one of its tables: the table, its columns and the values."""
    command = [
        tool("pg_restore"),
        "--data-only",
        "--file=-",
        *([f"--table={table}"] if table else []),
        str(path),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:  # noqa: S603
        assert process.stdout is not None
        assert process.stderr is not None
        name, columns = "", [""]
        for raw in process.stdout:
            line = raw.decode()
            if name and line == "\\.\n":
                name = ""
            elif name:
                yield name, columns, [plain(value) for value in line[:-1].split("\t")]
            elif found := COPY.fullmatch(line):
                name, columns = found[1], [column.strip(' "') for column in found[2].split(",")]
        if process.wait():
            raise failed(command[0], process.stderr.read().decode("utf-8", "replace"))


def plain(value: str) -> str | None:
    """A value as PostgreSQL's COPY writes it."""
    if value == "\\N":
        return None
    return ESCAPED.sub(lambda found: ESCAPES.get(found[1], found[1]), value) if "\\" in value else value


def into_sqlite(path: Path, target: Path) -> None:
    """Load a dump into a new SQLite file with the same schema, to be looked at there. Raises UnusableDatabase."""
    revision = next((values[0] for name, _, values in rows(path, REVISION) if name == REVISION), None)
    if revision is None:
        raise UnusableDatabase(f"{path} holds no database of Hustings")
    check_known(revision)
    upgrade(f"sqlite:///{target}", revision)
    with closing(sqlite3.connect(target)) as connection, connection:
        kinds: dict[str, dict[str, str]] = {}
        for name, columns, values in rows(path):
            if name == REVISION:
                continue
            if name not in kinds:
                kinds[name] = {row[1]: row[2] for row in connection.execute(f"PRAGMA table_info({name})")}
            read = [
                value == "t" if kinds[name].get(column) == "BOOLEAN" and value is not None else value
                for column, value in zip(columns, values, strict=True)
            ]
            marks = ", ".join("?" * len(columns))
            names = ", ".join([f'"{column}"' for column in columns])
            connection.execute(f"INSERT INTO {name} ({names}) VALUES ({marks})", read)  # noqa: S608


# -- looking at the database --


def contents(url: str) -> tuple[int, int]:
    """How many people a database knows, and how many servers and workers are connected to it."""
    return asyncio.run(_contents(url))


async def _contents(url: str) -> tuple[int, int]:
    try:
        connection = await asyncpg.connect(url.replace("+asyncpg", ""), timeout=10)
    except (OSError, TimeoutError, asyncpg.PostgresError) as error:
        raise unreachable(url, error) from None
    try:
        if await connection.fetchval("SELECT to_regclass('alembic_version')") is not None:
            check_known(await connection.fetchval("SELECT version_num FROM alembic_version"))
        known = await connection.fetchval("SELECT to_regclass('users')") is not None
        people = await connection.fetchval("SELECT count(*) FROM users") if known else 0
        others = await connection.fetchval(
            "SELECT count(*) FROM pg_stat_activity "
            "WHERE datname = current_database() AND application_name = 'hustings'"
        )
        return int(people), int(others)
    finally:
        await connection.close(timeout=5)
