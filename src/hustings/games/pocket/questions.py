"""What Pocket Election asks, chance included."""

from __future__ import annotations

from typing import Final

from hustings.core import COUNT, MONEY, Vocabulary, many, shifted
from hustings.games.pocket import roles

vocabulary: Final[Vocabulary] = Vocabulary()

DEAL: Final = vocabulary.question("deal", cards=many(roles.CARD, most=2))
ISSUE: Final = vocabulary.question("issue", issue=roles.ISSUE)
BID: Final = vocabulary.question("bid", amount=MONEY)
MEETINGS: Final = vocabulary.question("meetings", first=COUNT, second=COUNT)
CARD: Final = vocabulary.question("card", card=roles.CARD, region=roles.REGION, optional=1)
PROGRAMME: Final = vocabulary.question("programme", slot=shifted(roles.SLOT))  # 0 = keep
