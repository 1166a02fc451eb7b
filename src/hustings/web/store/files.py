"""An SQLite file: private to its owner, whole, ours, and used by one server at a time."""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy.engine import make_url

from hustings.core.errors import HustingsError

MAGIC = b"SQLite format 3\0"
MOST_PROBLEMS = 10
# What SQLite says about its surroundings; these messages are fixed texts and hold nothing of ours.
SURROUNDINGS = frozenset(
    "SQLITE_" + name
    for name in (
        "FULL",
        "READONLY",
        "IOERR",
        "CORRUPT",
        "NOTADB",
        "CANTOPEN",
        "PERM",
        "BUSY",
        "LOCKED",
        "NOLFS",
    )
)
# Those of them that last: another try will not do better until somebody has done something.
LASTING = SURROUNDINGS - {"SQLITE_BUSY", "SQLITE_LOCKED"}


class UnusableDatabase(HustingsError):
    """A database that cannot be used; the message tells an operator why, in a sentence."""


def cause(error: BaseException | None) -> str:
    """The name and the words of SQLite if its surroundings are to blame, else nothing."""
    name: str = getattr(error, "sqlite_errorname", None) or ""
    primary = "_".join(name.split("_")[:2])  # SQLITE_IOERR_WRITE is an SQLITE_IOERR
    return f"{name}: {error}" if primary in SURROUNDINGS else ""


def lasts(error: BaseException | None) -> bool:
    name: str = getattr(error, "sqlite_errorname", None) or ""
    return "_".join(name.split("_")[:2]) in LASTING


def path_of(url: str) -> Path | None:
    """The file of an SQLite address; None for other databases."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return None
    if not address.database or address.database == ":memory:":
        raise UnusableDatabase("the database must be a file")
    return Path(address.database)


def create_private(path: Path) -> None:
    """Make a file that only its owner can open, and its folder if there is none; an existing one loses the world.

    SQLite gives the files it puts beside it (-wal, -shm) the rights of the database.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise UnusableDatabase(f"cannot create {path}: {error.strerror}") from None
    for each in (path, *beside(path)):
        with suppress(OSError):  # somebody else's file
            mode = each.stat().st_mode & 0o777
            if mode & 0o007:
                each.chmod(mode & 0o770)


def beside(path: Path) -> list[Path]:
    return [path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")]


def read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=10)


def examine(path: Path) -> str | None:
    """The revision of a database file, None for an empty one. Raises UnusableDatabase if it is not one of ours."""
    try:
        with path.open("rb") as file:
            start = file.read(len(MAGIC))
    except IsADirectoryError:
        raise UnusableDatabase(f"{path} is a folder, not a database") from None
    except OSError as error:
        raise UnusableDatabase(f"cannot open {path}: {error.strerror}") from None
    if not start:
        return None
    if start != MAGIC:
        raise UnusableDatabase(f"{path} is not an SQLite database")
    try:
        with closing(read_only(path)) as connection:
            names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
            if not names:
                return None
            if "alembic_version" not in names:
                raise UnusableDatabase(f"{path} is a database of another program")
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            return None if row is None else str(row[0])
    except sqlite3.Error as error:
        raise damaged(path, error) from None


def damaged(path: Path, error: BaseException) -> UnusableDatabase:
    if "SQLITE_CORRUPT" in cause(error) or "SQLITE_NOTADB" in cause(error):
        return UnusableDatabase(
            f"{path} is damaged ({error}); restore a backup: hustings restore SOURCE --force"
        )
    return UnusableDatabase(f"cannot read {path}: {error}")


def integrity(path: Path) -> list[str]:
    """What SQLite finds wrong with the file itself, pages and references; nothing if all is well."""
    found: list[str] = []
    try:
        with closing(read_only(path)) as connection:
            for (line,) in connection.execute(f"PRAGMA integrity_check({MOST_PROBLEMS})"):
                if line != "ok":
                    found += str(line).splitlines()
            for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
                found.append(f"row {row} of {table} names a row of {parent} that is not there")
    except sqlite3.Error as error:
        found.append(str(error))
    return found[:MOST_PROBLEMS]


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """Hold the database for one server while this lasts. Raises UnusableDatabase if another one has it.

    On PostgreSQL any number of servers may run. The kernel lets go of the lock when the process ends, however it
    ends; the file stays, and means nothing by itself.
    """
    path = path_of(url)
    if path is None:
        yield
        return
    create_private(path)
    lock = path.resolve()
    lock = lock.with_name(lock.name + ".lock")
    try:
        handle = os.open(lock, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise UnusableDatabase(f"cannot open {lock}: {error.strerror}") from None
    try:
        try:
            _lock(handle)
        except OSError as error:
            if error.errno not in (errno.EAGAIN, errno.EACCES):
                raise UnusableDatabase(f"cannot lock {lock}: {error.strerror}") from None
            raise UnusableDatabase(
                f"a server is running on {path}; stop it first, or use PostgreSQL for several servers"
            ) from None
        yield
    finally:
        os.close(handle)


def _lock(handle: int) -> None:
    """Lock a file for this process, or raise OSError at once; closing it ends the lock."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
