"""The golden games. After a change of rules that is meant: ``python -m tests.zoocracy.golden``."""

from __future__ import annotations

from pathlib import Path

from hustings.testing.golden import Golden
from tests.zoocracy.reached import Reached

GOLDEN = Golden(Path(__file__).parent, Reached)

if __name__ == "__main__":
    GOLDEN.main()
