"""What the numbers of the 2019 edition stand for, besides seats, money and counts."""

from __future__ import annotations

from typing import Final

from hustings.core.role import Role

PARTY: Final = Role("party")
REGION: Final = Role("region")  # a region card
BOARD: Final = Role("board")  # one of the four region boards, clockwise
SLOT: Final = Role("slot")  # one of the four opinion spaces of a region
CARD: Final = Role("card")  # of the programme or of opinion: see common/cards.py
POLITICIAN: Final = Role("politician")
ACT: Final = Role("act")  # what politicians can do: see actions.py
OPTION: Final = Role("option")  # one of the actions that a politician's card offers, by its place there
DETAIL: Final = Role("detail")  # what an action needs to know: see phases/politicians.py
DONATION: Final = Role("donation")
POLL: Final = Role("poll")
PACKAGE: Final = Role("package")
TAKE: Final = Role("take")  # a way to take programme cards: see phases/programme.py
ROUND: Final = Role("round")  # from 0
ELECTION: Final = Role("election")  # from 0
PLACE: Final = Role("place")  # where a poll card is: see state.py
WIN: Final = Role("win")  # how an election was won
