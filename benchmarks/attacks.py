"""What one guest doing their worst, within the limits, costs another person who plays.

    python -m benchmarks.attacks                           every attack on this version
    python -m benchmarks.attacks --source ../old/src       on another one, for comparison
    python -m benchmarks.attacks --only logs reconnects

A real server with its default limits on SQLite. One person plays against quick bots and answers at once, another
against strong ones and waits for them; the guest attacks from another address of this machine, in a process of
low priority. Said is, for each attack: the first one's answers (median and 99 %), the longest wait of the second
for the bots, and how often a bot failed.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parent.parent
GAME = "zoocracy"
Attack = Callable[["Guest", float], None]


class Guest:
    """A client with a session, from an address of its own."""

    def __init__(self, url: str, address: str) -> None:
        transport = httpx.HTTPTransport(local_address=address)
        limits = httpx.Limits(max_connections=80)
        self.address = address
        self.url = url
        self.http = httpx.Client(base_url=url, transport=transport, timeout=120, limits=limits)
        self.csrf = ""
        self.ask("POST", "/api/me", {"name": "Guest"})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The JSON of the answer; a refusal is an answer too."""
        if not self.csrf:
            self.csrf = self.http.get("/api/me").json()["csrf"]
        response = self.http.request(method, path, json=body, headers={"x-csrf-token": self.csrf})
        if response.status_code == 403 and response.json().get("type") == "csrf":
            self.csrf = self.http.get("/api/me").json()["csrf"]
            response = self.http.request(method, path, json=body, headers={"x-csrf-token": self.csrf})
        elif method == "POST" and "set-cookie" in response.headers:  # a new session, and so a new token
            self.csrf = ""
        self.status = response.status_code
        try:
            return response.json()
        except ValueError:
            return response.text

    def table(self, seats: list[dict[str, Any]], game: str = GAME) -> str:
        made = self.ask("POST", "/api/tables", {"game": game, "players": len(seats), "seats": seats})
        if self.status >= 400:
            return ""
        self.ask("POST", f"/api/tables/{made['id']}/start", {})
        return str(made["id"])


def some_args(decision: dict[str, Any], rng: random.Random) -> list[int]:
    if decision.get("choices"):
        return list(rng.choice(decision["choices"])["args"])
    space = decision["space"]
    return [rng.randint(space["low"], space["high"])] if space["type"] == "range" else []


class Person(Guest):
    """Plays against three bots and answers at once; knows how long everything took."""

    def __init__(self, url: str, bot: str, address: str) -> None:
        super().__init__(url, address)
        self.bot = bot
        self.rng = random.Random(7)
        self.answers: list[float] = []
        self.waits: list[float] = []
        self.at = ""

    def play(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        asked_at = time.monotonic()
        while time.monotonic() < until:
            if not self.at:
                self.at = self.table([{"kind": "me"}, *[{"kind": "bot", "bot": self.bot}] * 3])
                assert self.at, "the person gets no table"
                asked_at = time.monotonic()
            state = self.ask("GET", f"/api/tables/{self.at}/state?seat=0")
            if state["over"]:
                self.at = ""
            elif not state["open"]:
                time.sleep(0.08)
            else:
                self.waits.append(time.monotonic() - asked_at)
                self.answer(state["open"][0])
                asked_at = time.monotonic()
        self.waits.append(time.monotonic() - asked_at)  # so long at least

    def answer(self, decision: dict[str, Any]) -> None:
        path = f"/api/tables/{self.at}/decisions/{decision['id']}"
        prefix = some_args(decision, self.rng)
        if not prefix and not decision.get("choices"):
            prefix = self.built(path)
        began = time.perf_counter()
        self.ask("POST", path, {"kind": decision["kind"], "args": prefix, "seat": 0})
        self.answers.append(time.perf_counter() - began)
        time.sleep(0.04)  # within the limits, too

    def built(self, path: str) -> list[int]:
        """A long answer, pick by pick."""
        prefix: list[int] = []
        while True:
            step = self.ask("POST", f"{path}/steps?seat=0", {"prefix": prefix})
            if not step.get("picks") or (step["complete"] and self.rng.random() < 0.5):
                return prefix
            prefix.append(self.rng.choice(step["picks"])["value"])


# -- attacks: what a guest does until told to stop --


def nothing(_guest: Guest, seconds: float) -> None:
    time.sleep(seconds)


def bots(guest: Guest, seconds: float) -> None:
    """As many tables of five strong bots as the limits allow, and somebody looking at each."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        at = guest.table([{"kind": "bot", "bot": "planner"}] * 5)
        if at:
            threading.Thread(target=listen, args=(guest, at, until), daemon=True).start()
        time.sleep(0.2 if at else 1)


def strong_tables(guest: Guest, seconds: float) -> None:
    """Tables with a seat of one's own, so that the bots there have somebody to wait for them."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        at = guest.table([{"kind": "me"}, *[{"kind": "bot", "bot": "planner:seconds=10"}] * 4])
        if at:
            guest.ask("POST", f"/api/tables/{at}/seats/0/hand", {"to": "bot"})
            guest.ask("POST", f"/api/tables/{at}/seats/0/hand", {"to": "me"})
        time.sleep(0.2 if at else 1)


def listen(guest: Guest, at: str, until: float) -> None:
    try:
        with guest.http.stream("GET", f"/api/tables/{at}/events") as response:
            for _ in response.iter_raw():
                if time.monotonic() > until:
                    return
    except httpx.HTTPError:
        return


def finished_game(guest: Guest) -> str:
    """A game of quick bots, played to its end."""
    at = guest.table([{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 4], "die-macher-2006")
    guest.ask("POST", f"/api/tables/{at}/seats/0/hand", {"to": "bot", "bot": "random"})
    until = time.monotonic() + 60
    while guest.ask("GET", f"/api/tables/{at}")["status"] != "finished" and time.monotonic() < until:
        time.sleep(0.2)
    return at


def in_turn(guest: Guest, seconds: float, paths: Callable[[str], list[tuple[str, str, Any]]]) -> None:
    """The same requests again and again from four threads, as quick as the limit lets through."""
    at = finished_game(guest)
    until = time.monotonic() + seconds

    def work() -> None:
        while time.monotonic() < until:
            for method, path, body in paths(at):
                try:
                    guest.ask(method, path, body)
                except httpx.HTTPError:
                    time.sleep(0.1)
                if guest.status == 429:
                    time.sleep(0.2)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def logs(guest: Guest, seconds: float) -> None:
    """Reading the log of a finished game, one entry and all of them."""
    in_turn(
        guest,
        seconds,
        lambda at: [
            ("GET", f"/api/tables/{at}/log?limit=1&lang=en", None),
            ("GET", f"/api/tables/{at}/log?limit=1000&lang=he", None),
        ],
    )


def replays(guest: Guest, seconds: float) -> None:
    """Replay, record, verification and story of a finished game."""
    rng = random.Random(1)
    in_turn(
        guest,
        seconds,
        lambda at: [
            ("GET", f"/api/tables/{at}/replay?n={rng.randrange(300)}&text=true&lang=de", None),
            ("GET", f"/api/tables/{at}/verify", None),
            ("GET", f"/api/tables/{at}/story?lang=en", None),
            ("GET", f"/api/tables/{at}/record", None),
            ("POST", f"/api/tables/{at}/branch", {"n": rng.randrange(300)}),
        ],
    )


def reconnects(guest: Guest, seconds: float) -> None:
    """Streams that are opened from the first entry on and dropped again."""
    at = finished_game(guest)
    until = time.monotonic() + seconds

    def work() -> None:
        while time.monotonic() < until:
            try:
                with guest.http.stream("GET", f"/api/tables/{at}/events?since=0&lang=en") as response:
                    if response.status_code == 429:
                        time.sleep(0.2)
                        continue
                    for part in response.iter_raw():
                        if b"event: state" in part:
                            break
            except httpx.HTTPError:
                pass

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def imports(guest: Guest, seconds: float) -> None:
    """Finished records, one after the other."""
    at = finished_game(guest)
    record = guest.http.get(f"/api/tables/{at}/record").content
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        headers = {"x-csrf-token": guest.csrf or guest.http.get("/api/me").json()["csrf"]}
        if guest.http.post("/api/import", content=record, headers=headers).status_code == 429:
            time.sleep(0.5)


def passwords(guest: Guest, seconds: float) -> None:
    """Guessing passwords."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        guest.ask("POST", "/api/login", {"name": "somebody", "password": "not the password"})
        if guest.status == 429:
            time.sleep(0.3)


def half_requests(guest: Guest, seconds: float) -> None:
    """Connections that never finish what they ask."""
    host, port = guest.url.removeprefix("http://").split(":")
    until = time.monotonic() + seconds
    held: list[socket.socket] = []
    while time.monotonic() < until:
        if len(held) < 300:
            line = socket.create_connection((host, int(port)), source_address=(guest.address, 0))
            line.sendall(b"POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
            held.append(line)
        else:
            time.sleep(0.2)
    for line in held:
        line.close()


def hints(guest: Guest, seconds: float) -> None:
    """Asking for hints, which think for as long as a bot does."""
    at = guest.table([{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 4])
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        state = guest.ask("GET", f"/api/tables/{at}/state?seat=0")
        if state.get("open"):
            guest.ask("POST", f"/api/tables/{at}/decisions/{state['open'][0]['id']}/hint?seat=0", {})
        time.sleep(0.3)


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        nothing,
        bots,
        strong_tables,
        logs,
        replays,
        reconnects,
        imports,
        passwords,
        half_requests,
        hints,
    )
}


# -- measuring --


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    def __init__(self, source: str, folder: Path) -> None:
        self.url = f"http://127.0.0.1:{free_port()}"
        env = {
            **os.environ,
            "PYTHONPATH": source,
            "HUSTINGS_DATABASE": str(folder / "hustings.db"),
            "HUSTINGS_PORT": self.url.rsplit(":", 1)[1],
            "HUSTINGS_ACCESS_LOG": "0",
            "HUSTINGS_METRICS": "open",
        }
        self.log = (folder / "log").open("wb")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hustings.web.run"], env=env, stderr=self.log, stdout=self.log
        )
        until = time.monotonic() + 30
        while time.monotonic() < until:
            try:
                if httpx.get(self.url + "/ready").status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.1)
        raise SystemExit("the server does not start")

    def failures(self) -> int:
        text = httpx.get(self.url + "/metrics", timeout=60).text
        found = [line for line in text.splitlines() if line.startswith("hustings_bot_failures_total")]
        return int(float(found[0].split()[-1])) if found else -1

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        self.log.close()


def measure(name: str, source: str, seconds: float, lead: float, bot: str) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="hustings-attack-") as folder:
        server = Server(source, Path(folder))
        try:
            person, patient = Person(server.url, "random", "127.0.0.3"), Person(server.url, bot, "127.0.0.4")
            person.play(3)  # warm
            patient.play(3)
            command = [sys.executable, "-m", "benchmarks.attacks", "--attack", name, "--url", server.url]
            attacker = subprocess.Popen(
                ["nice", "-n", "19", *command, "--seconds", str(seconds + lead + 5)], cwd=ROOT
            )
            time.sleep(lead if name != "nothing" else 0)  # until it is well under way
            person.answers, patient.waits = [], []
            waiting = threading.Thread(target=patient.play, args=(seconds,))
            waiting.start()
            person.play(seconds)
            waiting.join()
            failures = server.failures()
            attacker.kill()
            attacker.wait()
        finally:
            server.stop()
    answers = sorted(person.answers)
    return {
        "attack": name,
        "answers": len(answers),
        "median_ms": round(median(answers) * 1000, 1) if answers else None,
        "p99_ms": round(quantiles(answers, n=100)[-1] * 1000, 1) if len(answers) > 1 else None,
        "longest_wait_s": round(max(patient.waits), 2),
        "bot_failures": failures,
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--source", default=str(ROOT / "src"), help="the package to serve with")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument(
        "--lead", type=float, default=15.0, help="seconds of the attack before anything counts"
    )
    parser.add_argument("--bot", default="planner", help="whom the person plays against")
    parser.add_argument("--only", nargs="*", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--attack", choices=list(ATTACKS), help=argparse.SUPPRESS)
    parser.add_argument("--url", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        ATTACKS[given.attack](Guest(given.url, "127.0.0.2"), given.seconds)
        return
    for name in given.only:
        print(json.dumps(measure(name, given.source, given.seconds, given.lead, given.bot)), flush=True)


if __name__ == "__main__":
    main()
