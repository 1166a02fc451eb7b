"""What the numbers of Pocket Election stand for, besides seats, money and counts."""

from __future__ import annotations

from typing import Final

from hustings.core.role import Role

REGION: Final = Role("region")
ISSUE: Final = Role("issue")
CARD: Final = Role("card")
SLOT: Final = Role("slot")  # one of the two places of a programme
