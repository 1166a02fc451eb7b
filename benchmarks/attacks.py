"""What one guest doing their worst, within the limits, costs another person who plays.

    scripts/compile && python -m benchmarks.attacks        every attack on the compiled build
    python -m benchmarks.attacks --source ../old/src       on another one, for comparison
    python -m benchmarks.attacks --only logs reconnects

A real server with its default limits on SQLite, started anew for each attack and round. Six people answer in
turn at tables where all seats are theirs, each from an address of their own and below its limit: so hundreds of
answers stand behind a p99, and none waits for a bot. Another person plays against strong bots and waits for them.
First all is quiet, then the guest attacks, from yet another address: from the first request on, so what the
limits allow at once is part of it. The attacker runs with the lowest priority, since it shares this machine's
cores with the server, as it would not on a site. What the answers took is measured by a thin client of usual priority.

A round in which other programs kept more than a fifth of a core busy is measured again.

Said is for each attack, as medians of the rounds: the answers' median and 99 % while quiet and while attacked, the
longest wait for the bots, how often a bot failed, and the processor time of the server, of its other processes
and of the attacker, in seconds a second. ``ratio`` is the p99 against the p99 of the same round while it was quiet.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
GAME = "zoocracy"
PEOPLE = [f"127.0.0.{n}" for n in range(3, 9)]  # who answer
PATIENT = "127.0.0.9"  # who waits for bots
GUEST = "127.0.0.2"  # who attacks
PACE = 0.02  # seconds between two answers
CALM = 0.2  # cores that anybody else may keep busy; else the round is measured again
TRIES = 4  # to find the machine calm
TICKS = os.sysconf("SC_CLK_TCK")


class Guest:
    """A thin client with a session, from an address of its own; a connection for each thread."""

    def __init__(self, url: str, address: str) -> None:
        host, port = url.removeprefix("http://").split(":")
        self.place = host, int(port)
        self.address = address
        self.cookies: dict[str, str] = {}
        self.local = threading.local()
        self.status = 0
        self.ask("GET", "/api/me")
        self.ask("POST", "/api/me", {"name": "Guest"})

    def line(self) -> http.client.HTTPConnection:
        if not hasattr(self.local, "line"):
            self.local.line = http.client.HTTPConnection(
                *self.place, timeout=120, source_address=(self.address, 0)
            )
        found: http.client.HTTPConnection = self.local.line
        return found

    def headers(self) -> dict[str, str]:
        return {
            "cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()),
            "x-csrf-token": self.cookies.get("hustings_csrf", ""),
            "content-type": "application/json",
        }

    def send(self, method: str, path: str, body: bytes | None) -> tuple[int, bytes]:
        line = self.line()
        try:
            line.request(method, path, body, self.headers())
            response = line.getresponse()
            content = response.read()
        except (OSError, http.client.HTTPException):
            line.close()
            raise
        for said in response.headers.get_all("set-cookie") or ():
            name, _, value = said.partition(";")[0].partition("=")
            self.cookies[name] = value
        return response.status, content

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The JSON of the answer; a refusal is an answer too."""
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        status, content = self.send(method, path, data)
        if status == 403 and b"csrf" in content:
            self.ask("GET", "/api/me")
            status, content = self.send(method, path, data)
        self.local.status = self.status = status
        try:
            return json.loads(content)
        except ValueError:
            return content

    def refused(self) -> bool:
        """Whether this thread's last request was one too many."""
        return bool(self.local.status == 429)

    def table(self, seats: list[dict[str, Any]], game: str = GAME, **more: Any) -> str:
        made = self.ask("POST", "/api/tables", {"game": game, "players": len(seats), "seats": seats, **more})
        if self.local.status >= 400:
            return ""
        self.ask("POST", f"/api/tables/{made['id']}/start", {})
        return str(made["id"])

    def answer_somehow(self, at: str, seat: int, decision: dict[str, Any], rng: random.Random) -> Any:
        path = f"/api/tables/{at}/decisions/{decision['id']}"
        args = some_args(decision, rng)
        if args is None:
            args = self.built(f"{path}/steps?seat={seat}", rng)
        return self.ask("POST", path, {"kind": decision["kind"], "args": args, "seat": seat})

    def built(self, path: str, rng: random.Random) -> list[int]:
        """A long answer, pick by pick."""
        prefix: list[int] = []
        while True:
            step = self.ask("POST", path, {"prefix": prefix})
            if not step.get("picks") or (step["complete"] and rng.random() < 0.5):
                return prefix
            prefix.append(rng.choice(step["picks"])["value"])


def some_args(decision: dict[str, Any], rng: random.Random) -> list[int] | None:
    """None if the answer is built pick by pick."""
    if decision.get("choices"):
        return list(rng.choice(decision["choices"])["args"])
    space = decision["space"]
    return [rng.randint(space["low"], space["high"])] if space["type"] == "range" else None


class Person(Guest):
    """Plays all seats of a table; knows how long every answer took."""

    def __init__(self, url: str, address: str) -> None:
        super().__init__(url, address)
        self.rng = random.Random(7)
        self.answers: list[float] = []
        self.at = ""
        self.seats: Iterator[int] = iter(())

    def answer(self) -> None:
        """One answer, and whatever has to be asked before it."""
        while True:
            if not self.at:
                self.at = self.table(
                    [{"kind": "me"}, *[{"kind": "hotseat", "name": f"P{n}"} for n in range(3)]]
                )
                assert self.at, "the person gets no table"
            found = self.asked()
            if found is not None:
                break
            self.at = ""
        seat, decision = found
        path = f"/api/tables/{self.at}/decisions/{decision['id']}"
        args = some_args(decision, self.rng)
        if args is None:
            args = self.built(f"{path}/steps?seat={seat}", self.rng)
        body = json.dumps({"kind": decision["kind"], "args": args, "seat": seat}).encode()
        began = time.perf_counter()
        status, content = self.send("POST", path, body)
        self.answers.append(time.perf_counter() - began)
        assert status in (200, 422), (status, content)

    def asked(self) -> tuple[int, dict[str, Any]] | None:
        """A seat and its question; None if the game is over."""
        seat = 0
        while True:
            state = self.ask("GET", f"/api/tables/{self.at}/state?seat={seat}&insights=false")
            if state["over"]:
                return None
            if state["open"]:
                return seat, state["open"][0]
            seat = state["waiting"][0]["seat"]


def answers(people: list[Person], seconds: float) -> list[float]:
    """What the answers of people who take turns have taken."""
    for person in people:
        person.answers = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for person in people:
            person.answer()
            time.sleep(PACE)
    return sorted(seconds for person in people for seconds in person.answers)


def wait_for_bots(url: str, bot: str) -> None:
    """A person against strong bots, in a process of their own. Prints every wait, with when it began."""
    person = Guest(url, PATIENT)
    rng = random.Random(7)
    while True:
        at = person.table([{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * 3])
        assert at, "the person gets no table"
        began, over = time.time(), False
        while not over:
            state = person.ask("GET", f"/api/tables/{at}/state?seat=0&insights=false")
            over = state["over"]
            if state["open"]:
                print(json.dumps([began, time.time() - began]), flush=True)
                person.answer_somehow(at, 0, state["open"][0], rng)
                began = time.time()
            time.sleep(0.1)


# -- attacks: each gets ready, says so with ``yield``, and then does its worst until it is ended --


Attack = Callable[[Guest], Iterator[None]]


def bots(guest: Guest) -> Iterator[None]:
    """As many tables of five strong bots as the limits allow, and somebody looking at each."""
    yield
    while True:
        at = guest.table([{"kind": "bot", "bot": "planner"}] * 5)
        if at:
            threading.Thread(target=listen, args=(guest, at), daemon=True).start()
        time.sleep(0.2 if at else 1)


def listen(guest: Guest, at: str) -> None:
    with contextlib.suppress(OSError, http.client.HTTPException):
        line = http.client.HTTPConnection(*guest.place, source_address=(guest.address, 0))
        line.request("GET", f"/api/tables/{at}/events", headers=guest.headers())
        response = line.getresponse()
        while response.read1():
            pass


def strong_tables(guest: Guest) -> Iterator[None]:
    """Tables with a seat of one's own, answered at once, so that strong bots always have to think there."""
    rng = random.Random(3)
    yield
    tables: list[str] = []
    while True:
        at = guest.table([{"kind": "me"}, *[{"kind": "bot", "bot": "planner"}] * 4])
        tables += [at] * bool(at)
        for table in tables:
            state = guest.ask("GET", f"/api/tables/{table}/state?seat=0")
            if state.get("open"):
                guest.answer_somehow(table, 0, state["open"][0], rng)
        time.sleep(0.1)


def many_guests(guest: Guest) -> Iterator[None]:
    """The same by twenty guests of one address, with a table each: twenty owners to be fair to."""
    rng = random.Random(3)
    url = "http://{}:{}".format(*guest.place)
    others = [Guest(url, guest.address) for _ in range(20)]
    yield
    tables = [other.table([{"kind": "me"}, *[{"kind": "bot", "bot": "planner"}] * 4]) for other in others]
    while True:
        for other, table in zip(others, tables, strict=True):
            state = other.ask("GET", f"/api/tables/{table}/state?seat=0") if table else {}
            if state.get("open"):
                other.answer_somehow(table, 0, state["open"][0], rng)
        time.sleep(0.5)


def finished_game(guest: Guest) -> str:
    """A game of quick bots, played to its end."""
    at = guest.table([{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 4], "die-macher-2006")
    guest.ask("POST", f"/api/tables/{at}/seats/0/hand", {"to": "bot", "bot": "random"})
    until = time.monotonic() + 60
    while guest.ask("GET", f"/api/tables/{at}")["status"] != "finished" and time.monotonic() < until:
        time.sleep(0.2)
    return at


def from_threads(count: int, work: Callable[[], None]) -> None:
    """The same again and again, as quick as the limit lets through."""

    def again() -> None:
        while True:
            try:
                work()
            except (OSError, http.client.HTTPException):
                time.sleep(0.1)

    for _ in range(count):
        threading.Thread(target=again, daemon=True).start()
    threading.Event().wait()


def requests(guest: Guest, *asked: tuple[str, str, Any]) -> None:
    for method, path, body in asked:
        guest.ask(method, path, body)
        if guest.refused():
            time.sleep(0.2)


def logs(guest: Guest) -> Iterator[None]:
    """Reading the log of a finished game, one entry and as many as come."""
    at = finished_game(guest)
    yield
    few, many = f"/api/tables/{at}/log?limit=1&lang=en", f"/api/tables/{at}/log?limit={{}}&lang=he"
    guest.ask("GET", many.format(1000))
    many = many.format(1000 if guest.status == 200 else 200)
    from_threads(4, lambda: requests(guest, ("GET", few, None), ("GET", many, None)))


def replays(guest: Guest) -> Iterator[None]:
    """Replay, record, verification, story and branch of a finished game."""
    rng = random.Random(1)
    at = f"/api/tables/{finished_game(guest)}"
    yield
    from_threads(
        4,
        lambda: requests(
            guest,
            ("GET", f"{at}/replay?n={rng.randrange(300)}&text=true&lang=de", None),
            ("GET", f"{at}/verify", None),
            ("GET", f"{at}/story?lang=en", None),
            ("GET", f"{at}/record", None),
            ("POST", f"{at}/branch", {"n": rng.randrange(300)}),
        ),
    )


def reconnects(guest: Guest) -> Iterator[None]:
    """Streams that are opened from the first entry on and dropped again."""
    at = finished_game(guest)
    yield

    def work() -> None:
        line = http.client.HTTPConnection(*guest.place, timeout=60, source_address=(guest.address, 0))
        with contextlib.closing(line):
            line.request("GET", f"/api/tables/{at}/events?since=0&lang=en", headers=guest.headers())
            response = line.getresponse()
            if response.status == 429:
                time.sleep(0.2)
                return
            tail = b""
            while part := response.read1():
                if b"event: state" in tail + part:
                    return
                tail = part[-20:]

    from_threads(8, work)


def dropped_streams(guest: Guest) -> Iterator[None]:
    """Streams that are opened from the first entry on, of which nothing is read."""
    at = finished_game(guest)
    yield

    def work() -> None:
        line = http.client.HTTPConnection(*guest.place, timeout=60, source_address=(guest.address, 0))
        with contextlib.closing(line):
            line.request("GET", f"/api/tables/{at}/events?since=0&lang=de", headers=guest.headers())
            if line.getresponse().status == 429:
                time.sleep(0.2)

    from_threads(8, work)


def imports(guest: Guest) -> Iterator[None]:
    """Finished records, one after the other."""
    at = finished_game(guest)
    _, record = guest.send("GET", f"/api/tables/{at}/record", None)
    yield
    from_threads(2, lambda: requests(guest, ("POST", "/api/import", record)))


def passwords(guest: Guest) -> Iterator[None]:
    """Guessing passwords, of many names: for each of them some are free."""
    rng = random.Random(5)
    yield
    from_threads(
        4,
        lambda: requests(
            guest, ("POST", "/api/login", {"name": f"n{rng.random()}", "password": "not the password"})
        ),
    )


def half_requests(guest: Guest) -> Iterator[None]:
    """Connections that never finish what they ask."""
    yield
    held: list[socket.socket] = []
    while True:
        line = socket.create_connection(guest.place, source_address=(guest.address, 0))
        line.sendall(b"POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        held.append(line)
        if len(held) > 500:
            held.pop(0).close()
        time.sleep(0.005)


def hints(guest: Guest) -> Iterator[None]:
    """Asking for hints, which think for as long as a bot does."""
    at = guest.table([{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 4])
    yield
    while True:
        state = guest.ask("GET", f"/api/tables/{at}/state?seat=0")
        if state.get("open"):
            guest.ask("POST", f"/api/tables/{at}/decisions/{state['open'][0]['id']}/hint?seat=0", {})
        time.sleep(0.3)


def webhooks(guest: Guest) -> Iterator[None]:
    """Games over days of many guests who are to be called, at an address that never answers."""
    trap = socket.create_server(("127.0.0.1", 0), backlog=200)
    place = f"http://127.0.0.1:{trap.getsockname()[1]}/"
    url = "http://{}:{}".format(*guest.place)
    held: list[socket.socket] = []

    def catch() -> None:
        while True:
            held.append(trap.accept()[0])

    threading.Thread(target=catch, daemon=True).start()
    yield
    guests: list[Guest] = []
    while True:
        if len(guests) < 25:
            other = Guest(url, guest.address)
            other.ask(
                "PUT", "/api/me/notices", {"email": "", "webhook": f"{place}{len(guests)}", "language": "en"}
            )
            other.table(
                [{"kind": "me"}, {"kind": "hotseat", "name": "B"}, {"kind": "hotseat", "name": "C"}],
                pace="async",
            )
            guests.append(other)
        time.sleep(0.05)


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        bots,
        strong_tables,
        many_guests,
        logs,
        replays,
        reconnects,
        dropped_streams,
        imports,
        passwords,
        half_requests,
        hints,
        webhooks,
    )
}
LONGER = {"webhooks": 24.0}  # seconds: the server looks whom to call every 20


# -- measuring --


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def processor(pid: int) -> tuple[float, float]:
    """Seconds of processor that a process has used, and its children together."""
    own, others = 0.0, 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            seconds = (int(fields[11]) + int(fields[12])) / TICKS
            if stat.parent.name == str(pid):
                own = seconds
            elif fields[1] == str(pid):
                others += seconds
    return own, others


class Foreign:
    """How many cores are kept busy by whoever is not one of ours; what a host takes away counts too."""

    def __init__(self, *ours: int) -> None:
        self.ours = ours
        self.began = time.monotonic()
        self.before = self._seconds()

    def _seconds(self) -> float:
        user, low, system, _idle, _waiting, *rest = map(int, Path("/proc/stat").read_text().split()[1:9])
        own = sum(sum(processor(pid)) for pid in self.ours) + time.process_time()
        return (user + low + system + sum(rest)) / TICKS - own

    def cores(self) -> float:
        return round((self._seconds() - self.before) / (time.monotonic() - self.began), 2)


class Server:
    def __init__(self, source: str, folder: Path) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        env = {
            **os.environ,
            "PYTHONPATH": source,
            "HUSTINGS_DATABASE": str(folder / "hustings.db"),
            "HUSTINGS_PORT": str(port),
            "HUSTINGS_ACCESS_LOG": "0",
            "HUSTINGS_METRICS": "open",
            "HUSTINGS_WEBHOOKS": "any",
        }
        self.log = (folder / "log").open("wb")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hustings.web.run"], env=env, stderr=self.log, stdout=self.log, cwd=folder
        )
        until = time.monotonic() + 30
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                if self.get("/ready")[0] == 200:
                    return
            time.sleep(0.1)
        raise SystemExit("the server does not start")

    def get(self, path: str) -> tuple[int, str]:
        host, _, port = self.url.removeprefix("http://").partition(":")
        line = http.client.HTTPConnection(host, int(port), timeout=60)
        with contextlib.closing(line):
            line.request("GET", path)
            response = line.getresponse()
            return response.status, response.read().decode()

    def failures(self) -> int:
        text = self.get("/metrics")[1]
        found = [line for line in text.splitlines() if line.startswith("hustings_bot_failures_total")]
        return int(float(found[0].split()[-1])) if found else -1

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        self.log.close()


@contextlib.contextmanager
def started(*arguments: str, low: bool = False) -> Iterator[subprocess.Popen[str]]:
    nice = ["nice", "-n", "19"] * low
    process = subprocess.Popen(
        [*nice, sys.executable, "-m", "benchmarks.attacks", *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stdin=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def figures(answers: list[float]) -> dict[str, Any]:
    return {
        "answers": len(answers),
        "p50_ms": round(median(answers) * 1000, 2),
        "p99_ms": round(quantiles(answers, n=100)[-1] * 1000, 2),
    }


def measure(name: str, source: str, seconds: float, bot: str) -> dict[str, Any]:
    """One round: quiet, then attacked."""
    waits: list[tuple[float, float]] = []
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="hustings-attack-"))
        server = Server(source, Path(folder))
        stack.callback(server.stop)
        patient = stack.enter_context(started("--wait", "--url", server.url, "--bot", bot))
        attacker = stack.enter_context(started("--attack", name, "--url", server.url, low=True))
        assert patient.stdout is not None
        assert attacker.stdout is not None
        assert attacker.stdin is not None
        lines = patient.stdout
        threading.Thread(
            target=lambda: waits.extend(tuple(json.loads(line)) for line in lines), daemon=True
        ).start()
        assert attacker.stdout.readline() == "ready\n", f"{name} does not get ready"
        people = [Person(server.url, address) for address in PEOPLE]
        answers(people, 2)  # warm
        ours = server.process.pid, attacker.pid, patient.pid
        foreign = Foreign(*ours)
        quiet = answers(people, seconds)
        others = [foreign.cores()]
        began, used, its = time.time(), processor(server.process.pid), processor(attacker.pid)
        attacker.stdin.write("go\n")
        attacker.stdin.flush()
        foreign = Foreign(*ours)
        attacked = answers(people, LONGER.get(name, seconds))
        others.append(foreign.cores())
        ended, now, theirs = time.time(), processor(server.process.pid), processor(attacker.pid)
        assert attacker.poll() is None, f"{name} has ended"
        failures = server.failures()
    # Those that began before the attack count from then on, and those that have not ended until the end.
    spent = [min(at + wait, ended) - max(at, began) for at, wait in waits if at + wait > began and at < ended]
    last = max((at + wait for at, wait in waits), default=began)
    open_wait = max(0.0, ended - max(last, began))
    quiet_waits = [wait for at, wait in waits if at + wait <= began]
    before, during = figures(quiet), figures(attacked)
    return {
        "attack": name,
        "quiet": before,
        "attacked": during,
        "ratio": round(during["p99_ms"] / before["p99_ms"], 2),
        "quiet_wait_s": round(max(quiet_waits, default=0.0), 2),
        "longest_wait_s": round(max([*spent, open_wait]), 2),
        "bot_failures": failures,
        "others": others,
        "processor": [
            round((new - old) / (ended - began), 2)
            for new, old in zip((*now, theirs[0]), (*used, its[0]), strict=True)
        ],
    }


def summary(rounds: list[dict[str, Any]]) -> str:
    def middle(*path: str) -> float:
        values = []
        for each in rounds:
            found: Any = each
            for name in path:
                found = found[name]
            values.append(found)
        return float(median(values))

    shares = " ".join(f"{median(each['processor'][n] for each in rounds):.2f}" for n in range(3))
    count = sum(each["attacked"]["answers"] for each in rounds)
    return (
        f"| {rounds[0]['attack']} | {middle('quiet', 'p50_ms'):.1f}, {middle('quiet', 'p99_ms'):.1f} ms "
        f"| {middle('attacked', 'p50_ms'):.1f}, {middle('attacked', 'p99_ms'):.1f} ms | {middle('ratio'):.1f} "
        f"| {middle('quiet_wait_s'):.1f} s | {middle('longest_wait_s'):.1f} s "
        f"| {sum(each['bot_failures'] for each in rounds)} | {shares} | {count} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    source = COMPILED if COMPILED.is_dir() else ROOT / "src"
    parser.add_argument("--source", default=str(source), help="the package to serve with")
    parser.add_argument("--seconds", type=float, default=8.0, help="of quiet, and of the attack")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--bot", default="planner", help="whom the one who waits plays against")
    parser.add_argument("--only", nargs="*", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--attack", choices=list(ATTACKS), help=argparse.SUPPRESS)
    parser.add_argument("--wait", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--url", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.wait:
        wait_for_bots(given.url, given.bot)
    elif given.attack:
        attack = ATTACKS[given.attack](Guest(given.url, GUEST))
        next(attack)
        print("ready", flush=True)
        sys.stdin.readline()
        next(attack)
    else:
        found: dict[str, list[dict[str, Any]]] = {name: [] for name in given.only}
        for _ in range(given.rounds):
            for name in given.only:
                tries: list[dict[str, Any]] = []
                while len(tries) < TRIES and all(max(each["others"]) > CALM for each in tries):
                    tries.append(measure(name, str(Path(given.source).resolve()), given.seconds, given.bot))
                    print(json.dumps(tries[-1]), flush=True)
                found[name].append(min(tries, key=lambda each: max(each["others"])))
        print("\n".join(summary(rounds) for rounds in found.values()))


if __name__ == "__main__":
    main()
