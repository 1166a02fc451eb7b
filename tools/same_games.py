"""Show that the golden records hold the same games as they did at an earlier commit, whatever form they had.

`python tools/same_games.py COMMIT` compares every record under tests/, answer by answer, draws and results
included; only the format and the seals may differ.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FORM = ("format", "hash")  # what a new form of records changes


def git(*command: str) -> str:
    return subprocess.run(["git", *command], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def game(text: str) -> list[dict[str, Any]]:
    """The lines of a record without what belongs to its form."""
    rows = [json.loads(row) for row in text.splitlines()]
    return [{name: value for name, value in row.items() if name not in FORM} for row in rows]


def games(paths: list[str], read: Callable[[str], str]) -> dict[str, list[dict[str, Any]]]:
    """Every record by what makes it one game: title, seats and seed. What its file is called does not matter."""
    found = {}
    for path in paths:
        rows = game(read(path))
        found["{game} {players} {options} {seed}".format(**rows[0])] = rows
    return found


def records(listing: str) -> list[str]:
    return [path for path in listing.splitlines() if path.endswith(".jsonl")]


def main() -> None:
    commit = sys.argv[1]
    old = games(
        records(git("ls-tree", "-r", "--name-only", commit, "tests")),
        lambda path: git("show", f"{commit}:{path}"),
    )
    new = games(records(git("ls-files", "tests")), lambda path: (ROOT / path).read_text("utf-8"))
    if not old:
        sys.exit("there are no records")
    for name, rows in old.items():
        if new.get(name) != rows:
            sys.exit(f"{name} is {'another game' if name in new else 'not there any more'}")
    answers = sum("kind" in row for rows in old.values() for row in rows)
    print(f"{len(old)} records, {answers} answers: the same games; {len(new) - len(old)} new records")


if __name__ == "__main__":
    main()
