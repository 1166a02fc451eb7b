"""The names and printed figures that boards in the browser are labelled with, from the games' own tables.

``python tools/board_facts.py`` writes ``web/src/boards/facts.json``; ``--check`` fails when it is out of date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import hustings
from hustings.table.board_facts import BOARDS, facts_of

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "boards" / "facts.json"


def text() -> str:
    facts = {name: facts_of(hustings.game(name)) for name in BOARDS}
    return json.dumps(facts, separators=(",", ":"), sort_keys=True) + "\n"


def main() -> int:
    wanted = text()
    if "--check" in sys.argv:
        if not FILE.is_file() or FILE.read_text("utf-8") != wanted:
            print(f"{FILE.name} is out of date; run python tools/board_facts.py", file=sys.stderr)
            return 1
        return 0
    FILE.write_text(wanted, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
