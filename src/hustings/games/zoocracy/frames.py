"""The kinds of frames, one for each phase: the place of the phase in ``Zoocracy.phases``."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0
DEAL: Final = 1
DRAWING: Final = 2  # a party draws cards
LOTS: Final = 3
PRESIDENTIAL: Final = 4  # A
PRESIDENT_CARD: Final = 5  # the new President draws a card or not
TOKENS: Final = 6  # B
CAMPAIGN: Final = 7
ELECTION: Final = 8  # C
COUNT: Final = 9
GOVERNMENT: Final = 10  # D
GOVERNMENT_OF_TWO: Final = 11
VOTE: Final = 12  # on a proposal
EVENT: Final = 13  # E
EVENT_CARDS: Final = 14
NO_CONFIDENCE: Final = 15  # F
MOTION_EVERY_ROUND: Final = 16
TAKEOVER: Final = 17
PROGRESS: Final = 18  # G
PROGRESS_CARDS: Final = 19
PROMISED_GOAL: Final = 20
NAMED_GOAL: Final = 21
NAMING: Final = 22  # the Prime Minister names who makes a goal
PAYING: Final = 23  # Resistance: a party pays for its goal or not
DRAW_CARDS: Final = 24
HAND_LIMIT: Final = 25
