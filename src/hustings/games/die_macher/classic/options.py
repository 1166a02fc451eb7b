"""What players may choose before the game."""

from __future__ import annotations

from typing import Final

from hustings.core.title import OPEN_FUNDS as OPEN_FUNDS
from hustings.core.title import Choice, Flag

REVERSAL: Final = Flag("opinion_reversal")
FIXED_TENETS: Final = Flag("fixed_tenets")  # 1997
LENGTH: Final = Choice("length", ("full", "short"))  # 2006
DICE: Final = Choice("dice", ("standard", "special"))  # 2006
