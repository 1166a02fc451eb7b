"""The database file: private, ours, whole, and used by one server; and what happens when the disk is full."""

from __future__ import annotations

import logging
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from hustings.cli import run
from hustings.client import Client, ServerError
from hustings.web.config import Config
from hustings.web.run import opened
from hustings.web.store.files import UnusableDatabase, integrity, only_server
from hustings.web.store.migrate import head, upgrade
from tests.web.conftest import OPEN_LIMITS, Running, free_port, new_database
from tests.web.players import friends, wait_for
from tests.web.storm import ServerProcess


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_database_files_are_private_to_their_owner(tmp_path: Path) -> None:
    path = tmp_path / "made" / "hustings.db"
    old = os.umask(0)
    try:
        running = Running(Config(database=str(path), limits=OPEN_LIMITS, bots=0)).start()
        try:
            running.client().create("pocket", 2)
            assert mode(path.parent) == 0o700
            found = {each.name: mode(each) for each in path.parent.iterdir()}
        finally:
            running.stop()
    finally:
        os.umask(old)
    assert found == {"hustings.db": 0o600, "hustings.db-wal": 0o600, "hustings.db-shm": 0o600}


def test_an_old_file_is_closed_to_the_world(tmp_path: Path) -> None:
    path = tmp_path / "hustings.db"
    upgrade(f"sqlite:///{path}")
    path.chmod(0o644)
    upgrade(f"sqlite:///{path}")
    assert mode(path) == 0o640


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    """Also from another folder and through a link, and no longer than the first one lives, however it ends."""
    path, link = tmp_path / "hustings.db", tmp_path / "link.db"
    first = ServerProcess(str(path), free_port(), tmp_path / "log")
    first.start()
    link.symlink_to(path)
    try:
        told = command("serve", f"{link.name}", cwd=tmp_path)
        assert told.returncode == 2
        assert told.stderr == (
            f"hustings: a server is running on {path}; stop it first, or use PostgreSQL for several servers\n"
        )
        assert run(["verify", "--database", str(path)]) == 0
    finally:
        assert first.process is not None
        os.killpg(first.process.pid, signal.SIGKILL)
        first.process.wait()
    with opened(Config(database=str(path))):
        pass


def test_the_lock_is_let_go(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'hustings.db'}"
    with only_server(url), pytest.raises(UnusableDatabase, match="a server is running"), only_server(url):
        pass
    with only_server(url):
        pass


def command(name: str, database: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A program of its own."""
    more = ["--port", str(free_port())] if name == "serve" else []
    return subprocess.run(
        [sys.executable, "-m", "hustings", name, *more, "--database", database],
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
        timeout=120,
    )


def garbage(path: Path) -> None:
    path.write_bytes(b"once upon a time " * 1000)


def newer(path: Path) -> None:
    upgrade(f"sqlite:///{path}")
    with sqlite3.connect(path) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    raw.close()


def another(path: Path) -> None:
    with sqlite3.connect(path) as raw:
        raw.execute("CREATE TABLE bookmarks (url TEXT)")
    raw.close()


def torn(path: Path) -> None:
    """The page with the schema is overwritten."""
    upgrade(f"sqlite:///{path}")
    with path.open("r+b") as file:
        file.seek(100)
        file.write(b"\xff" * 3000)


KINDS = [
    (garbage, "is not an SQLite database"),
    (newer, f"schema 9999 and this program knows schemas up to {head()}"),
    (another, "is a database of another program"),
    (torn, "is damaged"),
]


@pytest.mark.parametrize(("make", "says"), KINDS)
def test_what_cannot_be_opened_is_one_sentence(
    tmp_path: Path, make: Callable[[Path], None], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "hustings.db"
    make(path)
    before = path.read_bytes()
    for name in ("verify", "backup"):
        more = [str(tmp_path / "never.db")] if name == "backup" else []
        assert run([name, *more, "--database", str(path)]) == 2
        one_sentence(capsys.readouterr().err, says)
    served = command("serve", str(path))
    assert served.returncode == 2
    one_sentence(served.stderr, says)
    assert path.read_bytes() == before
    assert not (tmp_path / "never.db").exists()


def test_a_worker_says_it_in_a_sentence_too(tmp_path: Path) -> None:
    for make, says in ((garbage, "is not an SQLite database"), (upgraded, "a worker needs PostgreSQL")):
        path = tmp_path / make.__name__
        make(path)
        told = command("worker", str(path))
        assert told.returncode == 2
        one_sentence(told.stderr, says)


def one_sentence(told: str, says: str) -> None:
    assert told.startswith("hustings: ")
    assert told.count("\n") == 1, told
    assert says in told


def upgraded(path: Path) -> None:
    upgrade(f"sqlite:///{path}")


def test_verify_and_backup_do_not_make_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, *more in (["verify"], ["backup", str(tmp_path / "copy.db")]):
        assert run([name, *more, "--database", str(tmp_path / "nowhere.db")]) == 2
        one_sentence(capsys.readouterr().err, "there is no database at")
    assert list(tmp_path.iterdir()) == []


def test_no_postgresql_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    url = f"postgresql://nobody:hidden@127.0.0.1:{free_port()}/none"
    assert run(["verify", "--database", url]) == 2
    found = [capsys.readouterr().err, command("serve", url).stderr]
    for told in found:
        one_sentence(told, "PostgreSQL at 127.0.0.1 cannot be used")
        assert "hidden" not in told


def test_verify_looks_at_the_file_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A page of an index is overwritten, and a row refers to nothing: no replay would notice either."""
    path = tmp_path / "hustings.db"
    upgrade(f"sqlite:///{path}")
    raw = sqlite3.connect(path)
    raw.execute("PRAGMA journal_mode=DELETE")
    page = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ix_tables_lobby'").fetchone()[0]
    size = raw.execute("PRAGMA page_size").fetchone()[0]
    raw.execute("INSERT INTO watchers (table_id, user_id) VALUES ('gone', 'nobody')")
    raw.commit()
    raw.close()
    assert integrity(path) == ["row 1 of watchers names a row of tables that is not there"]
    assert run(["verify", "--database", str(path)]) == 1
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\x2a" * size)
    capsys.readouterr()
    assert run(["verify", "--database", str(path)]) == 1
    told = capsys.readouterr()
    assert "damaged" in told.out
    assert told.err == ""


def test_a_full_disk_is_told_and_over_when_there_is_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hustings.web.store.database.PROBE_SECONDS", 0.0)
    running = Running(Config(database=str(tmp_path / "hustings.db"), limits=OPEN_LIMITS, bots=0)).start()
    try:
        people = [running.client(), running.client()]
        at = friends(*people)
        assert httpx.get(running.url + "/ready").status_code == 200
        assert running.site.database.probed == 0  # nothing is written for it while all is well
        room(running, 1)
        with caplog.at_level(logging.WARNING, "hustings.web"):
            refused = fill(people[0], at)
        assert refused.status == 503
        assert "SQLITE_FULL: database or disk is full" in caplog.text
        ready = httpx.get(running.url + "/ready")
        assert (ready.status_code, ready.json()["detail"]) == (503, "the database takes no writes")
        assert people[0].state(at, 0).open  # reading goes on
        room(running, 1_000_000)
        assert httpx.get(running.url + "/ready").status_code == 200
        people[0].talk(at, "again")
    finally:
        running.stop()


def room(running: Running, pages: int) -> None:
    """How large the file may become: SQLite's own limit, which fails as a full disk does."""

    async def limit() -> None:
        store: Any = running.site.database
        store.connection.connection.driver_connection.execute(f"PRAGMA max_page_count={pages}")

    running.inside(limit())


def fill(person: Client, at: str) -> ServerError:
    for _ in range(2000):
        try:
            person.talk(at, "x" * 400)
        except ServerError as error:
            return error
    raise AssertionError("there is still room")


def test_a_read_only_postgresql_is_told_and_over_when_it_writes_again(
    pg_server: Any, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hustings.web.store.database.PROBE_SECONDS", 0.0)
    url = new_database(pg_server, "read_only")
    running = Running(Config(database=url, limits=OPEN_LIMITS, bots=0)).start()

    def read_only(value: str) -> None:
        """For whoever connects from now on, and everybody has to."""
        pg_server.psql(f"ALTER DATABASE read_only SET default_transaction_read_only = {value}")
        pg_server.psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'read_only'")

    try:
        people = [running.client(), running.client()]
        at = friends(*people)
        read_only("on")
        with caplog.at_level(logging.WARNING, "hustings.web"):
            says = "read_only_sql_transaction: PostgreSQL is read-only"
            wait_for(
                lambda: fill(people[0], at).status == 503 and says in caplog.text
            )  # connected again by then
        ready = httpx.get(running.url + "/ready")
        assert (ready.status_code, ready.json()["detail"]) == (503, "the database takes no writes")
        read_only("off")
        wait_for(lambda: httpx.get(running.url + "/ready").status_code == 200)
        people[0].talk(at, "again")
    finally:
        running.stop()
