"""What Zoocracy asks, chance included."""

from __future__ import annotations

from typing import Final

from hustings.core import COUNT, FLAG, MONEY, SEAT, Vocabulary, many, shifted
from hustings.games.zoocracy import roles

vocabulary: Final[Vocabulary] = Vocabulary()

DRAW: Final = vocabulary.question("draw", cards=many(roles.CARD, most=2))
LOTS: Final = vocabulary.question("lots", order=many(SEAT))
BID: Final = vocabulary.question("bid", amount=MONEY)
BLOCKADE: Final = vocabulary.question("blockade", species=shifted(roles.SPECIES))  # 0 = not now
MANIPULATION: Final = vocabulary.question("manipulation", species=shifted(roles.SPECIES))  # 0 = not now
CAMPAIGN: Final = vocabulary.question(
    "campaign",
    step=roles.TURN_STEP,
    subject=roles.SPECIES_OR_CARD,
    target=roles.TOKENS_OR_SEAT,
    optional=2,
)
ELECTION_CARD: Final = vocabulary.question("election-card", card=roles.CARD, tokens=COUNT, optional=1)
PROPOSE: Final = vocabulary.question("propose", **roles.TERMS)
VOTE: Final = vocabulary.question("vote", yes=FLAG)
EVENT: Final = vocabulary.question("event", event=roles.EVENT)
EVENT_CARD: Final = vocabulary.question("event-card", card=roles.CARD, other=SEAT, optional=1)
MOTION: Final = vocabulary.question("motion", optional=5, move=FLAG, **roles.TERMS)
TAKE_OVER: Final = vocabulary.question("take-over", yes=FLAG)
PROGRESS_CARD: Final = vocabulary.question("progress-card", card=roles.CARD)
NAME_GOAL: Final = vocabulary.question("name-goal", seat=SEAT)
RESISTANCE: Final = vocabulary.question("resistance", yes=FLAG)
DISCARD: Final = vocabulary.question("discard", cards=many(roles.CARD, most=3))
