"""Throw everything the interface document allows, and what it does not, at a real server.

    python -m tests.web.fuzz --examples 50

Signed in as a bot account that owns a running table, so that most doors are open.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from hustings.client import Client
from tests.web.conftest import free_port
from tests.web.storm import ServerProcess

# 4xx for well-formed requests is the game's business: stale questions, taken names, finished games.
UNCHECKED = "positive_data_acceptance"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=30)
    asked = parser.parse_args()
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
        done = subprocess.run(
            [
                command,
                "run",
                f"{server.url}/api/schema/openapi.json",
                "-H",
                f"Authorization: Bearer {token}",
                "--max-examples",
                str(asked.examples),
                "--phases",
                "examples,coverage,fuzzing",
                "--exclude-path-regex",
                "/events$",  # never ends by itself
                "--exclude-checks",
                UNCHECKED,
            ],
            check=False,
        )
        server.stop()
        errors = [
            line for line in (Path(name) / "log").read_text().splitlines() if '"level": "error"' in line
        ]
        print(f"{len(errors)} errors in the server's log", *errors[:20], sep="\n")
    sys.exit(done.returncode or bool(errors))


if __name__ == "__main__":
    main()
