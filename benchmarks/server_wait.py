"""How long one person waits for four bots on a real server, from its start on.

`python -m benchmarks.server_wait die-macher-2006 --answers 30`

A fresh server with its one process for bots; a person on the first seat who answers at once and by chance. Each
wait is from the reply to an answer until the next question is heard on the stream, by the wall clock; the first
is from the start of the game, asked for as soon as the server answers at all.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

from hustings import wire
from hustings.client import Client
from tests.web.conftest import free_port
from tests.web.storm import ServerProcess


def some_answer(client: Client, table: str, decision: wire.DecisionInfo, rng: random.Random) -> list[int]:
    if decision.choices:
        return rng.choice(decision.choices).args
    prefix: list[int] = []
    while True:
        step = client.steps(table, decision.id, prefix, 0)
        if step.complete or not step.picks:
            return prefix
        prefix.append(rng.choice(step.picks).value)


def waits(url: str, game: str, players: int, bots: str, answers: int, rng: random.Random) -> list[float]:
    found: list[float] = []
    with Client(url) as client:
        seats = [{"kind": "me"}] + [{"kind": "bot", "bot": bots}] * (players - 1)
        table = client.create(game, players, seats).id
        began = time.perf_counter()
        client.start(table)
        state = client.state(table, 0)
        while len(found) < answers and not state.over:
            if not state.open:
                for event in client.events(table, 0, since=state.seq, timeout=60):
                    if event.name == "state" and (event.data["open"] or event.data["over"]):
                        break
                state = client.state(table, 0)
            found.append(time.perf_counter() - began)
            if state.over:
                break
            decision = state.open[0]
            args = some_answer(client, table, decision, rng)
            state = client.answer(table, decision.id, decision.kind, args, 0).state
            began = time.perf_counter()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="How long a person waits for bots on a real server.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--bots", default="planner")
    parser.add_argument("--answers", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        server = ServerProcess(str(Path(name) / "hustings.db"), free_port(), Path(name) / "log")
        server.start()
        try:
            rng = random.Random(given.seed)
            found = waits(server.url, given.game, given.players, given.bots, given.answers, rng)
        finally:
            server.stop()
    first, rest = found[0], sorted(found[1:])
    print(
        f"{given.game}, {given.players} players, {given.bots}: the first wait {first:.2f} s, then {len(rest)} waits, "
        f"half below {rest[len(rest) // 2]:.2f} s, the longest {rest[-1]:.2f} s"
    )


if __name__ == "__main__":
    main()
