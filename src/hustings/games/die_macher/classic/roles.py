"""What the numbers of the classic editions stand for, besides seats, money and counts."""

from __future__ import annotations

from typing import Final

from hustings.core.role import Role

PARTY: Final = Role("party")
STATE: Final = Role("state")
BOARD: Final = Role("board")  # a state on the table, by the order of the elections: 0 votes now
CARD: Final = Role("card")  # a programme or opinion card, as in common/cards.py
TOPIC: Final = Role("topic")
SLOT: Final = Role("slot")  # one of the open opinions of the state in question
SPACE: Final = Role("space")  # of the national board
CABINET: Final = Role("cabinet")  # a cabinet card
ACTION: Final = Role("action")  # one of those printed on the cabinet card in question
TARGET: Final = Role("target")  # of an action: a slot for a key issue, else a seat
POLL: Final = Role("poll")  # a poll card
DONATION: Final = Role("donation")  # a donation card
ANSWER: Final = Role("answer")  # to a donation: UNDECIDED, ACCEPTED, REFUSED
LINES: Final = Role("lines")  # an offer of the first column of the sheet
EXTRA: Final = Role("extra")  # an offer of its second column
ROUND: Final = Role("round")
PLACE: Final = Role("place")  # in the turn order, counted from the start player
AGE: Final = Role("age")  # of a pile: how often it had been renewed
PURPOSE: Final = Role("purpose")  # of dice: POLL, ACCEPTING, REFUSING, MOST_REFUSED
