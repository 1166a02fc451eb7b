"""What players may choose before the game."""

from __future__ import annotations

from typing import Final

from hustings.core.title import OPEN_FUNDS as OPEN_FUNDS
from hustings.core.title import Choice, Flag

ADVANCED: Final = Flag("advanced")
PROMISES: Final = Choice("promises_to_the_opposition", ("void", "literal"))
PROGRESS: Final = Choice("progress", ("cards-first", "draw-first"))
