"""``hustings backup`` and ``hustings restore``: copies that are checked before they count."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from hustings.table.times import stamp
from hustings.web.config import Config
from hustings.web.store import dump
from hustings.web.store.files import (
    UnusableDatabase,
    beside,
    create_private,
    damaged,
    examine,
    integrity,
    only_server,
    path_of,
    read_only,
)
from hustings.web.store.migrate import check_known, head, upgrade
from hustings.web.verify import Found, verify

PAGES = 1024  # copied at a time: whoever writes meanwhile waits no longer than that


class Copy:
    """What has been written, and every game found in it."""

    def __init__(self, path: str, games: list[Found]) -> None:
        self.path = path
        self.games = games


def backup(database: str, target: Path, force: bool = False, quick: bool = False) -> Copy:
    """Copy a database, also while a server runs on it. The copy gets its name when it has been checked."""
    url = Config(database=database).url
    source = path_of(url)
    if target.is_dir():
        moment = stamp()[:19].replace(":", "").replace("-", "")
        target /= f"hustings-{moment}Z.{'dump' if source is None else 'db'}"
    if target.exists() and not force:
        raise UnusableDatabase(f"{target} exists already; choose another name, or say --force")
    with private_beside(target) as part:
        if source is None:
            dump.dump(url, part)
            found = check_dump(part, quick)
        else:
            copy_sqlite(source, part)
            found = check_sqlite(part, quick)
            one_file(part)
        keep(part, target)
    return Copy(str(target), found)


def restore(source: Path, database: str, force: bool = False, quick: bool = False) -> Copy:
    """Put a backup in the place of a database. What is there stays as it is until the backup has been checked."""
    url = Config(database=database).url
    target = path_of(url)
    if not source.is_file():
        raise UnusableDatabase(f"there is no backup at {source}")
    if target is None:
        return restore_postgres(source, url, force, quick)
    with only_server(url):
        if not force and in_use(target):
            raise UnusableDatabase(f"{target} holds games already; --force overwrites them")
        with private_beside(target) as part:
            copy_sqlite(source, part)
            upgrade(f"sqlite:///{part}")
            found = check_sqlite(part, quick)
            refuse_differences(source, found, force)
            one_file(part)
            for old in beside(target):  # a log of the old file would be taken for one of the new
                old.unlink(missing_ok=True)
            keep(part, target)
    return Copy(str(target), found)


def restore_postgres(source: Path, url: str, force: bool, quick: bool) -> Copy:
    people, servers = dump.contents(url)
    if servers:
        raise UnusableDatabase(f"{servers} connections of servers or workers are open on it; stop them first")
    if people and not force:
        raise UnusableDatabase("the database holds games already; --force overwrites them")
    refuse_differences(source, check_dump(source, quick), force)
    dump.restore(url, source)
    upgrade(url)
    return Copy("PostgreSQL", [] if quick else verify(url))


def refuse_differences(source: Path, found: list[Found], force: bool) -> None:
    bad = [game for game in found if game.problem]
    if bad and not force:
        raise UnusableDatabase(
            f"{len(bad)} of the games in {source} do not replay as they were played (first: {bad[0].id}, "
            f"{bad[0].problem}); nothing was changed; --force restores it all the same"
        )


def in_use(path: Path) -> bool:
    """Whether overwriting this file would lose something: anything but an empty database of ours."""
    if not path.exists() or path.stat().st_size == 0:
        return False
    try:
        if examine(path) is None:
            return False
        with closing(read_only(path)) as connection:
            return connection.execute("SELECT 1 FROM users LIMIT 1").fetchone() is not None
    except (UnusableDatabase, sqlite3.Error):
        return True


# -- SQLite --


def copy_sqlite(source: Path, target: Path) -> None:
    """SQLite's online copy: whole, at one moment, whatever is written meanwhile."""
    if not source.exists():
        raise UnusableDatabase(f"there is no database at {source}")
    if examine(source) is None:
        raise UnusableDatabase(f"{source} is empty")
    try:
        with closing(read_only(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new, pages=PAGES, sleep=0.01)
    except sqlite3.Error as error:
        raise damaged(source, error) from None


def check_sqlite(path: Path, quick: bool) -> list[Found]:
    """Look at the file, and replay its games. Raises UnusableDatabase for a file that is not whole."""
    revision = examine(path)
    check_known(revision)
    if problems := integrity(path):
        raise UnusableDatabase(f"the copy is damaged, as is what it was made from: {problems[0]}")
    if quick:
        return []
    if revision == head():
        return verify(str(path))
    with tempfile.TemporaryDirectory(
        prefix="hustings-", dir=path.parent
    ) as folder:  # brought up to date there
        shutil.copyfile(path, Path(folder) / "copy.db")
        return verify(f"{folder}/copy.db")


def check_dump(path: Path, quick: bool) -> list[Found]:
    """The same for a dump: its rows are read into a file of their own, which needs no server and no rights."""
    with tempfile.TemporaryDirectory(prefix="hustings-") as folder:
        copy = Path(folder) / "copy.db"
        dump.into_sqlite(path, copy)
        return check_sqlite(copy, quick)


def one_file(path: Path) -> None:
    """Without a write-ahead log beside it, so that a copy of the file is a copy of the database."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


# -- files --


@contextmanager
def private_beside(target: Path) -> Iterator[Path]:
    """A new file in the same folder that only its owner can read; gone in the end unless it was kept."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    create_private(part)
    try:
        yield part
    finally:
        for each in (part, *beside(part)):
            each.unlink(missing_ok=True)


def keep(part: Path, target: Path) -> None:
    """Give a file its name, once it is safe on disk."""
    for path in (part, part.parent):
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
        if path == part:
            part.replace(target)
