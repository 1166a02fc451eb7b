"""Show that the golden records hold the same games as they did at an earlier commit, whatever form they had.

`python tools/same_games.py COMMIT` compares every record under tests/, answer by answer, draws and results
included; only the format and the seals may differ.
"""

from __future__ import annotations

import json
import subprocess
import sys
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


def main() -> None:
    commit = sys.argv[1]
    paths = [path for path in git("ls-files", "tests").splitlines() if path.endswith(".jsonl")]
    answers = 0
    for path in paths:
        old, new = game(git("show", f"{commit}:{path}")), game((ROOT / path).read_text("utf-8"))
        if old != new:
            sys.exit(f"{path} is another game")
        answers += sum("kind" in row for row in new)
    if not paths:
        sys.exit("there are no records")
    print(f"{len(paths)} records, {answers} answers: the same games")


if __name__ == "__main__":
    main()
