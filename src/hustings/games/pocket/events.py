"""What Pocket Election tells."""

from __future__ import annotations

from typing import Final

from hustings.core import COUNT, MONEY, SEAT, Vocabulary, by_seat, many, shifted
from hustings.games.pocket import roles
from hustings.mechanisms import sealed

vocabulary: Final[Vocabulary] = Vocabulary(sealed.vocabulary)

DEALT: Final = vocabulary.event("dealt", seat=SEAT, secret={"first": roles.CARD, "second": roles.CARD})
REVEALED: Final = vocabulary.event("revealed", seat=SEAT, amount=MONEY)
ORDER: Final = vocabulary.event("order", order=many(SEAT))
MEETINGS: Final = vocabulary.event("meetings", seat=SEAT, first=COUNT, second=COUNT)
CARD: Final = vocabulary.event("card", seat=SEAT, card=roles.CARD, region=roles.REGION, optional=1)
DREW: Final = vocabulary.event("drew", seat=SEAT, secret={"issue": roles.ISSUE})
PROGRAMME: Final = vocabulary.event(
    "programme", seat=SEAT, slot=shifted(roles.SLOT), issue=roles.ISSUE, optional=1
)
COUNTED: Final = vocabulary.event("count", votes=by_seat(COUNT))
END: Final = vocabulary.event("end")
