"""The kinds of frames, one for each phase: the place of the phase in ``Pocket.phases``."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0
DEAL: Final = 1
BIDDING: Final = 2
MEETINGS: Final = 3
CARDS: Final = 4
RETHINK: Final = 5
COUNT: Final = 6
