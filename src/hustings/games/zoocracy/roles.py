"""What the numbers of Zoocracy stand for, besides seats, food and counts."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.role import SEAT, Role

ROUND: Final = Role("round")
PHASE: Final = Role("phase")  # of a round: A to G
SPECIES: Final = Role("species")
HABITAT: Final = Role("habitat")
OFFICE: Final = Role("office")
SIDE: Final = Role("side")  # in parliament
SPACE: Final = Role("space")  # of the government's programme: P1, P2
CARD: Final = Role("card")  # an action card; 0 is no card
SHUFFLE: Final = Role("shuffle")  # of the deck, counted from 0 for the first
EVENT: Final = Role("event")  # an event card
GOAL_REASON: Final = Role("goal-reason")
NO_GOAL_REASON: Final = Role("no-goal-reason")
# An answer in a campaign turn: what is done, on which species or by which card, how many or against whom
TURN_STEP: Final = Role("turn-step")
SPECIES_OR_CARD: Final = Role("species-or-card")
TOKENS_OR_SEAT: Final = Role("tokens-or-seat")
# The terms of a government: who gets which office, who makes the goal of this round and of the next
TERMS: Final[dict[str, Any]] = {
    "prime": SEAT,
    "finance": SEAT,
    "defence": SEAT,
    "goal": SEAT,
    "next_goal": SEAT,
}
