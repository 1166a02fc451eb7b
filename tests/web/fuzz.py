"""Throw everything the interface document allows, and what it does not, at a real server.

    python -m tests.web.fuzz --examples 50             with schemathesis, from the interface document
    python -m tests.web.fuzz --own 20000 --database postgres      with requests of our own (own_fuzz.py)

Signed in as a bot account that owns a running table, so that most doors are open.
"""

from __future__ import annotations

import argparse
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from hustings.client import Client
from tests.web.conftest import free_port
from tests.web.own_fuzz import Own
from tests.web.storm import ServerProcess, postgres

# 4xx for well-formed requests is the game's business: stale questions, taken names, finished games.
UNCHECKED = "positive_data_acceptance"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=30)
    parser.add_argument("--stride", type=int, default=1, help="try every N-th path of the document only")
    parser.add_argument("--own", type=int, default=0, metavar="REQUESTS")
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--seed", type=int, default=None)
    asked = parser.parse_args()
    if asked.own:
        seed = asked.seed if asked.seed is not None else secrets.randbelow(10**9)
        sys.exit(not own(asked.own, asked.database, seed))
    sys.exit(by_document(asked.examples, asked.seed, asked.stride))


def own(requests: int, kind: str, seed: int) -> bool:
    """So many requests of our own; whether none of them found a mistake."""
    print(f"seed {seed}, {requests} requests, {kind}", flush=True)
    with ExitStack() as stack:
        name = stack.enter_context(tempfile.TemporaryDirectory(prefix="hustings-fuzz-"))
        Path(name).chmod(0o755)  # PostgreSQL runs as a user of its own
        url = str(Path(name) / "hustings.db")
        if kind == "postgres":
            url = stack.enter_context(postgres(Path(name) / "data")).get_uri()
        os.environ.update(HUSTINGS_WEBHOOKS="public", HUSTINGS_MAIL="smtp://127.0.0.1:9")
        os.environ["HUSTINGS_ADDRESS"] = "https://games.example.org"
        server = ServerProcess(url, free_port(), Path(name) / "log")
        server.start()
        stack.callback(server.stop)
        fuzz = Own(server.url, seed)
        fuzz.run(requests)
        errors = errors_in(Path(name) / "log")
    print(f"answers: {dict(sorted(fuzz.statuses.items()))}, {len(fuzz.routes)} kinds of requests")
    print(f"{len(fuzz.failures)} failures", *fuzz.failures[:20], sep="\n")
    print(f"{len(errors)} errors in the server's log", *errors[:20], sep="\n")
    return not fuzz.failures and not errors


def errors_in(log: Path) -> list[str]:
    return [
        line for line in log.read_text().splitlines() if '"level": "error"' in line or "Traceback" in line
    ]


def by_document(examples: int, seed: int | None, stride: int) -> int:
    command = shutil.which("schemathesis", path=str(Path(sys.executable).parent)) or shutil.which(
        "schemathesis"
    )
    if command is None:
        sys.exit("schemathesis is not installed")
    with tempfile.TemporaryDirectory() as name:
        server = ServerProcess(str(Path(name) / "hustings.db"), free_port(), Path(name) / "log")
        server.start()
        with Client(server.url) as person:
            person.register("Fuzzer", "long enough")
            token = person.new_bot_account("Fuzzer").token
            paths = sorted(person.http.get("/api/schema/openapi.json").json()["paths"])
        done = subprocess.run(
            [
                command,
                "run",
                f"{server.url}/api/schema/openapi.json",
                "-H",
                f"Authorization: Bearer {token}",
                "--max-examples",
                str(examples),
                "--phases",
                "examples,coverage,fuzzing",
                "--exclude-path-regex",
                "/events$",  # never ends by itself
                "--exclude-checks",
                UNCHECKED,
                *(word for path in paths[::stride] for word in ("--include-path", path) if stride > 1),
                *([] if seed is None else ["--seed", str(seed)]),
            ],
            check=False,
        )
        server.stop()
        errors = errors_in(Path(name) / "log")
        print(f"{len(errors)} errors in the server's log", *errors[:20], sep="\n")
    return done.returncode or int(bool(errors))


if __name__ == "__main__":
    main()
