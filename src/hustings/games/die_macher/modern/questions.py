"""What the 2019 edition asks, chance included."""

from __future__ import annotations

from typing import Final

from hustings.core import COUNT, FLAG, MONEY, SEAT, Vocabulary, by, many, shifted
from hustings.games.die_macher.modern import roles

vocabulary: Final[Vocabulary] = Vocabulary()

# 04, the preparation
REGIONS: Final = vocabulary.question("regions", regions=many(roles.REGION, most=2))
BOARDS: Final = vocabulary.question(
    "boards", boards=by(roles.BOARD, roles.BOARD, most=4)
)  # where each region was before
OPINIONS: Final = vocabulary.question("opinions", cards=many(roles.CARD, most=4))
OPINION: Final = vocabulary.question("opinion", card=roles.CARD)
POLL_BACK: Final = vocabulary.question("poll-back", party=roles.PARTY)
DISPLAY: Final = vocabulary.question("display", cards=many(roles.CARD, most=5))
PARTY: Final = vocabulary.question("party", party=roles.PARTY)
DEAL: Final = vocabulary.question("deal", cards=many(roles.CARD, most=7))
DRAFT: Final = vocabulary.question("draft", card=roles.CARD)
PROGRAMME: Final = vocabulary.question("programme", cards=many(roles.CARD, most=5))
REPLACEMENT: Final = vocabulary.question("replacement", cards=many(roles.CARD, most=6))
COMPLETE: Final = vocabulary.question("complete", cards=many(roles.CARD, most=4))
HOLD: Final = vocabulary.question("hold", card=roles.CARD)
STARTER: Final = vocabulary.question("starter", seat=SEAT)
PACKAGE: Final = vocabulary.question("package", package=roles.PACKAGE, boards=many(roles.BOARD, most=5))
# 06, the round
BID: Final = vocabulary.question("bid", amount=MONEY)
RAISE: Final = vocabulary.question("raise", amount=shifted(MONEY))  # 0 = pass
TAKE: Final = vocabulary.question("take", how=roles.TAKE)
CARD: Final = vocabulary.question("card", card=roles.CARD)
CHOOSE: Final = vocabulary.question("choose", card=roles.CARD)
SWAP: Final = vocabulary.question(
    "swap", cards=many(roles.CARD, most=4)
)  # in pairs: of the hand, of the programme
KEEP: Final = vocabulary.question("keep", card=roles.CARD)
MEDIA: Final = vocabulary.question("media", board=shifted(roles.BOARD))  # 0 = pass
MEETINGS: Final = vocabulary.question("meetings", meetings=by(roles.BOARD, COUNT, most=4))
SEND: Final = vocabulary.question(
    "send", politicians=by(roles.BOARD, shifted(roles.POLITICIAN), most=4)
)  # 0 = nobody
PAY: Final = vocabulary.question("pay", pays=FLAG)
MAIN: Final = vocabulary.question(
    "main", option=shifted(roles.OPTION), detail=roles.DETAIL, optional=1
)  # 0 = leave it out
SECONDARY: Final = vocabulary.question(
    "secondary", option=shifted(roles.OPTION), detail=roles.DETAIL, optional=1
)
INFLUENCE: Final = vocabulary.question(
    "influence", slot=shifted(roles.SLOT), card=roles.CARD, optional=1
)  # 0 = pass
POLL_BID: Final = vocabulary.question("poll-bid", amount=shifted(MONEY))  # 0 = pass
UNSOLD: Final = vocabulary.question("unsold", poll=roles.POLL)
POLL: Final = vocabulary.question("poll", poll=roles.POLL)
PUBLISH: Final = vocabulary.question("publish", publishes=FLAG)
CONVERT: Final = vocabulary.question("convert", meetings=COUNT)
DONATION: Final = vocabulary.question("donation", donation=roles.DONATION, accepts=FLAG)
REGION: Final = vocabulary.question("region", region=roles.REGION)
