"""What players may choose before the game."""

from __future__ import annotations

from typing import Final

from hustings.core.title import OPEN_FUNDS as OPEN_FUNDS
from hustings.core.title import Choice

ELECTIONS: Final = Choice("elections", ("4", "7"))
DONATION_FIGURES: Final = Choice("donation_figures", ("text", "swapped"))
TIED_BIDS: Final = Choice("tied_bids", ("text", "example"))
