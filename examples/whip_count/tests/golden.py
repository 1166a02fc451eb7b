"""The golden games. After a change of rules that is meant: ``python -m tests.golden``."""

from __future__ import annotations

from pathlib import Path

from tests.reached import Reached

from hustings.testing.golden import Golden

GOLDEN = Golden(Path(__file__).parent, Reached)

if __name__ == "__main__":
    GOLDEN.main()
