"""The kinds of frames, one for each phase: the place of the phase in ``Zoocracy.phases``."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0
DEAL: Final = 1
DRAWING: Final = 2  # a party draws cards
LOTS: Final = 3
PRESIDENTIAL: Final = 4  # A
TOKENS: Final = 5  # B
CAMPAIGN: Final = 6
ELECTION: Final = 7  # C
COUNT: Final = 8
GOVERNMENT: Final = 9  # D
GOVERNMENT_OF_TWO: Final = 10
VOTE: Final = 11  # on a proposal
EVENT: Final = 12  # E
EVENT_CARDS: Final = 13
NO_CONFIDENCE: Final = 14  # F
MOTION_EVERY_ROUND: Final = 15
TAKEOVER: Final = 16
PROGRESS: Final = 17  # G
PROGRESS_CARDS: Final = 18
PROMISED_GOAL: Final = 19
NAMED_GOAL: Final = 20
NAMING: Final = 21  # the Prime Minister names who makes a goal
PAYING: Final = 22  # Resistance: a party pays for its goal or not
DRAW_CARDS: Final = 23
HAND_LIMIT: Final = 24
