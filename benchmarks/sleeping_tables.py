"""What ten thousand sleeping tables with clocks cost a server, and whether they wake on time.

`python -m benchmarks.sleeping_tables --tables 10000`, and with `--told`: everybody wants to be told by a browser.

A real server with a database full of running games over days, each waiting for a person. Measured for a while in
which nobody does anything: its processor time, and that of a server with no tables at all. Then the clocks of some
tables are set to run out at known moments, one after the other: how much later than that each has woken, which is
when its entry was written.
"""

from __future__ import annotations

import argparse
import json
import os
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from hustings.client import Client
from hustings.table.times import moment, stamp
from tests.web.conftest import free_port
from tests.web.players import friends
from tests.web.storm import ServerProcess

DAYS = {"seconds": 3 * 24 * 3600, "bank": 7 * 24 * 3600, "then": "bot"}


def processor_seconds(pid: int) -> float:
    """Of a process and its children (Linux)."""
    group = os.getpgid(pid)
    ticks = 0
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                if int(fields[2]) == group:
                    ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def idle_share(pid: int, seconds: float) -> float:
    """The share of one core that the server takes while nobody does anything."""
    before, began = processor_seconds(pid), time.perf_counter()
    time.sleep(seconds)
    return (processor_seconds(pid) - before) / (time.perf_counter() - began)


def pid_of(server: ServerProcess) -> int:
    assert server.process is not None
    return server.process.pid


def fill(path: Path, template: str, number: int) -> None:
    """Copies of one running table, with everything that belongs to it."""
    with closing(sqlite3.connect(path)) as database, database:
        for table, key, unique in (
            ("tables", "id", ("watch_token", "create_key")),
            ("seats", "table_id", ("token",)),
            ("entries", "table_id", ()),
        ):
            rows = database.execute(f"SELECT * FROM {table} WHERE {key} = ?", (template,))
            names = [column[0] for column in rows.description]
            marks = ", ".join("?" * len(names))
            add = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})"
            for row in rows.fetchall():
                copies: list[Sequence[object]] = []
                for n in range(number):
                    copy = dict(zip(names, row, strict=True))
                    copy[key] = f"sleeper{n}"
                    for name in unique:
                        copy[name] = f"{name}{n}-{copy.get('seat', '')}" if copy[name] else None
                    copies.append([copy[name] for name in names])
                database.executemany(add, copies)


def subscribe(path: Path) -> None:
    """Everybody who plays is told by a browser, of which nobody has ever heard."""
    with closing(sqlite3.connect(path)) as database, database:
        for session, user in database.execute("SELECT hash, user_id FROM sessions").fetchall():
            row = (session, user, session, "https://push.example.org/1", "key", "secret", "en", stamp())
            database.execute("INSERT INTO push_subscriptions VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)


def set_alarm(path: Path, number: int, first: datetime, apart: float) -> list[tuple[str, str]]:
    """Let the clocks of some tables run out one after the other; the tables and when."""
    found: list[tuple[str, str]] = []
    with closing(sqlite3.connect(path)) as database, database:
        for n in range(number):
            table, at = f"sleeper{n * 7}", stamp(first + timedelta(seconds=n * apart))
            text = database.execute("SELECT clocks FROM tables WHERE id = ?", (table,)).fetchone()[0]
            clocks = json.loads(text)
            for clock in clocks.values():
                if clock.get("since"):
                    clock.pop("warn", None)
                    clock["ends"] = at
            database.execute(
                "UPDATE tables SET clocks = ?, deadline = ? WHERE id = ?", (json.dumps(clocks), at, table)
            )
            found.append((table, at))
    return found


def woken(path: Path, table: str) -> str | None:
    with closing(sqlite3.connect(path)) as database:
        found = database.execute(
            "SELECT at FROM entries WHERE table_id = ? AND body LIKE '%\"late\"%'", (table,)
        ).fetchone()
    return None if found is None else str(found[0])


def main() -> None:
    parser = argparse.ArgumentParser(description="What sleeping tables cost, and whether they wake on time.")
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=20.0, help="to measure an idle server")
    parser.add_argument("--wake", type=int, default=20, help="tables whose clocks run out")
    parser.add_argument("--settle", type=float, default=8.0, help="until a server that has started is idle")
    parser.add_argument("--told", action="store_true", help="people are told by their browsers")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sleeping.db"
        server = ServerProcess(str(path), free_port(), Path(folder) / "log")
        server.start()
        try:
            people = [Client(server.url) for _ in range(2)]
            template = friends(*people, pace="async", clock=DAYS)
            time.sleep(wanted.settle)
            empty = idle_share(pid_of(server), wanted.seconds)
            server.stop()
            fill(path, template, wanted.tables)
            if wanted.told:
                subscribe(path)
            began = time.perf_counter()
            server.start()
            lead = max(12.0, 3 * (time.perf_counter() - began))  # that it has started when the first is due
            time.sleep(wanted.settle)
            full = idle_share(pid_of(server), wanted.seconds)
            server.stop()
            first = datetime.now(UTC) + timedelta(seconds=lead)
            alarms = set_alarm(path, wanted.wake, first, 0.25)
            server.start()
            time.sleep(max(0.0, (first - datetime.now(UTC)).total_seconds()) + wanted.wake * 0.25 + 3)
            late = sorted(
                (moment(found) - moment(at)).total_seconds()
                for table, at in alarms
                if (found := woken(path, table))
            )
        finally:
            server.stop()
    print(f"one core, idle: {empty:.2%} without tables, {full:.2%} with {wanted.tables} sleeping ones")
    print(
        f"woken: {len(late)} of {len(alarms)}; late by {late[len(late) // 2] * 1000:.0f} ms (median), {late[-1] * 1000:.0f} ms at most"
    )


if __name__ == "__main__":
    main()
