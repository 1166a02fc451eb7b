"""Health, metrics, migrations, verification, workers: what an operator relies on."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from hustings.client import Client
from hustings.core.action import SPECTATOR
from hustings.core.codec import loads
from hustings.table.recipients import Recipient, ResponseFormat
from hustings.web.config import Config
from hustings.web.service import IDLE_SECONDS
from hustings.web.store.migrate import head, upgrade
from hustings.web.verify import verify
from tests.web.conftest import OPEN_LIMITS, Running
from tests.web.players import friends, play_out, wait_for


def test_health_readiness_and_metrics(server: Running, person: Client) -> None:
    table = person.create("pocket", 2)
    person.start(table.id)
    with httpx.Client(base_url=server.url) as http:
        assert http.get("/health").text == "alive\n"
        assert http.get("/ready").text == "ready\n"
        text = http.get("/metrics").text
    assert "hustings_requests_total{" in text
    assert "hustings_commit_seconds_bucket" in text
    for secret in (table.id, table.commitment, "Guest"):
        assert secret not in text


def test_a_table_nobody_watches_costs_no_memory(server: Running, person: Client) -> None:
    """Forgotten after a while, and there again when somebody looks."""
    people = [person, server.client()]
    at = friends(*people)
    before = person.state(at, 0)
    service = server.site.service
    service.slots[at].used -= IDLE_SECONDS + 1
    service.trim()
    assert at not in service.slots
    assert person.state(at, 0).view == before.view
    stream = person.events(at, seat=0, since=0)
    next(stream)
    service.slots[at].used -= IDLE_SECONDS + 1
    service.trim()
    assert at in service.slots


def test_the_interface_is_documented(server: Running) -> None:
    document = httpx.get(server.url + "/api/schema/openapi.json").json()
    for path, item in document["paths"].items():
        for method, operation in item.items():
            assert operation["summary"], (method, path)
    assert "State" in document["components"]["schemas"]


def test_the_documentation_is_written_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    url = server.url + "/api/schema/openapi.json"
    first = httpx.get(url).content
    monkeypatch.setattr("hustings.web.openapi.with_games", None)
    assert httpx.get(url).content == first


def played(path: Path) -> tuple[str, str]:
    """A database with one finished and one running game."""
    running = Running(Config(database=str(path), limits=OPEN_LIMITS, bot="random")).start()
    try:
        people = [running.client() for _ in range(2)]
        done = friends(*people)
        play_out(dict(enumerate(people)), done)
        going = friends(*people)
        people[0].answer(going, people[0].state(going, 0).open[0].id, "bid", [1], 0)
        for at in (done, going):
            people[0].log(at)  # now it is stored in words
        return done, going
    finally:
        running.stop()


def test_every_stored_game_is_verified_and_a_changed_one_is_named(tmp_path: Path) -> None:
    path = tmp_path / "hustings.db"
    done, going = played(path)
    found = {game.id: game for game in verify(str(path))}
    assert found.keys() == {done, going}
    assert {game.problem for game in found.values()} == {""}
    with sqlite3.connect(path) as raw:
        seq, body = raw.execute(
            'SELECT seq, body FROM entries WHERE table_id = ? AND body LIKE \'%"kind":"meetings"%\' LIMIT 1',
            (done,),
        ).fetchone()
        line = loads(body.encode())
        raw.execute(
            "UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?",
            (body.replace('"args":[', '"args":[0,').replace('"args":[0,]', '"args":[]'), done, seq),
        )
    raw.close()
    found = {game.id: game for game in verify(str(path))}
    assert found[going].problem == ""
    assert found[done].problem.startswith(f"line {line['n'] + 1}:")


BEFORE = {  # columns of the first schema that are somewhere else now
    "snapshot": "(SELECT body FROM checkpoints WHERE table_id = tables.id ORDER BY n DESC LIMIT 1)",
    "snapshot_seq": "coalesce((SELECT max(seq) FROM checkpoints WHERE table_id = tables.id), 0)",
}


def test_old_data_moves_forward(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database of the first schema, with games in it, is brought up to date and played on."""
    monkeypatch.setattr("hustings.table.draft.SNAPSHOT_EVERY", 1)
    fresh, old = tmp_path / "fresh.db", tmp_path / "old.db"
    done, going = played(fresh)
    upgrade(f"sqlite:///{old}", "0001")
    source, target = sqlite3.connect(fresh), sqlite3.connect(old)
    for table in ("settings", "users", "sessions", "tables", "seats", "watchers", "entries"):
        names = [row[1] for row in target.execute(f"PRAGMA table_info({table})")]
        wanted = ", ".join([BEFORE.get(name, name) for name in names])
        rows = source.execute(f"SELECT {wanted} FROM {table}").fetchall()
        target.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * len(names))})", rows)
    target.commit()
    words = "SELECT table_id, seq, told FROM entries WHERE table_id = ? ORDER BY seq"
    told = {at: source.execute(words, (at,)).fetchall() for at in (done, going)}
    assert source.execute("SELECT 1 FROM checkpoints WHERE table_id = ?", (going,)).fetchone()
    source.close()
    target.close()
    assert head() > "0001"
    running = Running(Config(database=str(old), limits=OPEN_LIMITS, bot="random")).start()
    try:
        assert httpx.get(running.url + "/ready").status_code == 200
        opened = running.inside(running.site.service.table(going))
        assert opened.match is not None
        assert opened.snapshot_n > 0  # opened from there
        for at in (done, going):  # what was not told is told again, and the same
            there = running.inside(running.site.service.table(at))
            recipient = Recipient(SPECTATOR, ResponseFormat("en"))
            entries, _ = running.inside(running.site.service.history.entries(there, recipient, 0, 1000))
            assert [entry for entry in entries if entry.events and entry.events[0].news.text]
    finally:
        running.stop()
    assert {game.id: game.problem for game in verify(str(old))} == {done: "", going: ""}
    now = sqlite3.connect(old)
    assert {at: now.execute(words, (at,)).fetchall() for at in (done, going)} == told
    now.close()


def test_the_schema_is_what_the_migrations_make(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    from hustings.web.store.engines import sqlite_engine
    from hustings.web.store.schema import metadata

    url = f"sqlite:///{tmp_path / 'made.db'}"
    upgrade(url)
    with sqlite_engine(url, "BEGIN").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_table_in_the_middle_continues_by_itself_after_a_restart(tmp_path: Path) -> None:
    """The bots are asked, nobody answers for them, the server ends; the next one goes on."""
    path = str(tmp_path / "hustings.db")
    config = Config(database=path, limits=OPEN_LIMITS, bot="random", sweep=0.1)
    first = Running(replace(config, bots=0)).start()
    person = first.client()
    table = person.start(person.create("pocket", 3).id)
    cookies = person.http.cookies
    first.stop()
    second = Running(config).start()
    try:
        person = second.client()
        person.http.cookies = cookies
        wait_for(lambda: {w.seat for w in person.state(table.id).waiting} == {0}, 20)
    finally:
        second.stop()


@pytest.mark.slow
def test_a_worker_thinks_for_the_web_processes(tmp_path: Path) -> None:
    import tempfile

    from tests.web.storm import postgres

    with tempfile.TemporaryDirectory(prefix="hustings-pg-") as name:
        Path(name).chmod(0o755)
        with postgres(Path(name) / "data") as pg:
            web = Running(Config(database=pg.get_uri(), limits=OPEN_LIMITS, bots=0)).start()
            workers = [worker(pg.get_uri()) for _ in range(2)]
            try:
                person = web.client()
                table = person.start(person.create("pocket", 3).id)
                wait_for(lambda: {w.seat for w in person.state(table.id).waiting} == {0}, 60)
                workers[0].kill()  # mid-move or not: the other goes on
                play_out({0: person}, table.id)
                assert person.table(table.id).status == "finished"
            finally:
                for process in workers:
                    process.terminate()
                    process.wait(20)
                web.stop()


def worker(url: str) -> subprocess.Popen[bytes]:
    env: dict[str, Any] = {**os.environ, "HUSTINGS_DATABASE": url}
    return subprocess.Popen([sys.executable, "-m", "hustings.web.worker"], env=env, stderr=subprocess.DEVNULL)


@pytest.mark.parametrize("version", [(3, 31, 0), (3, 40, 0)])
def test_old_and_new_sqlite_go_on_alike(monkeypatch: pytest.MonkeyPatch, version: tuple[int, ...]) -> None:
    """Before 3.33 it cannot change several rows by a list, so they go one after the other."""
    from hustings.web.store import games
    from hustings.web.store.rows import Commit, EntryRow

    if sqlite3.sqlite_version_info < version:
        pytest.skip("this SQLite is older")
    monkeypatch.setattr("sqlite3.sqlite_version_info", version)
    driver = sqlite3.connect(":memory:")
    driver.execute("CREATE TABLE tables (id TEXT PRIMARY KEY, seq INTEGER, n INTEGER)")
    driver.execute(f"CREATE TABLE entries ({', '.join(games.ENTRY_NAMES)})")
    driver.executemany("INSERT INTO tables VALUES (?, ?, ?)", [("a", 1, 0), ("b", 5, 0), ("c", 9, 7)])

    def change(id: str, was: int) -> Commit:
        return Commit(id, was, [EntryRow(id, was + 1, "", "line", "", None, "{}")], {"n": 3}, {})

    games.append_on_sqlite(driver, [change("a", 1), change("b", 5)])
    found = driver.execute("SELECT * FROM tables ORDER BY id").fetchall()
    assert found == [("a", 2, 3), ("b", 6, 3), ("c", 9, 7)]
    assert driver.execute("SELECT table_id, seq FROM entries").fetchall() == [("a", 2), ("b", 6)]
    with pytest.raises(games.Conflict):
        games.append_on_sqlite(driver, [change("c", 9), change("a", 1)])
    driver.close()
