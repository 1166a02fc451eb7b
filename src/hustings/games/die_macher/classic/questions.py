"""What the classic editions ask, chance included. In a shifted field 0 is none of them: pass, keep, leave."""

from __future__ import annotations

from typing import Final

from hustings.core import COUNT, FLAG, MONEY, NUMBER, SEAT, Vocabulary, by, many, shifted
from hustings.games.die_macher.classic import roles
from hustings.games.die_macher.common.cards import CARDS

vocabulary: Final[Vocabulary] = Vocabulary()

# Set-up and the preliminary round
PARTY: Final = vocabulary.question("party", party=roles.PARTY)
PROGRAMME: Final = vocabulary.question("programme", cards=many(roles.CARD, most=5))
HAND: Final = vocabulary.question("hand", cards=many(roles.CARD, most=3))
STATES: Final = vocabulary.question("states", states=many(roles.STATE, most=4))
OPINION: Final = vocabulary.question("opinion", cards=many(roles.CARD, most=4))
POOL: Final = vocabulary.question("pool", cards=many(roles.CARD, most=6))
SHEET: Final = vocabulary.question(
    "sheet",
    lines=roles.LINES,
    first=roles.BOARD,
    second=roles.BOARD,
    third=roles.BOARD,
    extra=roles.EXTRA,
    media=many(roles.BOARD, most=3),
)

# The campaign
BID: Final = vocabulary.question("bid", amount=MONEY)
LOT: Final = vocabulary.question("lot", seat=SEAT)
START: Final = vocabulary.question("start", seat=SEAT)
DISCARD: Final = vocabulary.question("discard", cards=by(roles.CARD, COUNT, most=CARDS))
CHANGE: Final = vocabulary.question("change", card=shifted(roles.CARD), topic=roles.TOPIC, optional=1)
CABINET: Final = vocabulary.question("cabinet", cards=by(roles.BOARD, shifted(roles.CABINET), most=4))
ACTION: Final = vocabulary.question("action", action=roles.ACTION, target=roles.TARGET, optional=1)
COALITION: Final = vocabulary.question("coalition", seat=shifted(SEAT))
CONSENT: Final = vocabulary.question("consent", agree=FLAG)
MEDIA: Final = vocabulary.question("media", board=shifted(roles.BOARD))
EXCHANGE: Final = vocabulary.question("exchange", slot=shifted(roles.SLOT), card=roles.CARD, optional=1)
MEETINGS: Final = vocabulary.question("meetings", meetings=by(roles.BOARD, COUNT, most=4))
RAISE: Final = vocabulary.question("raise", more=FLAG, amount=MONEY, optional=1)
POLL: Final = vocabulary.question("poll", poll=roles.POLL)
PUBLISH: Final = vocabulary.question("publish", seats=many(SEAT))
DICE: Final = vocabulary.question("dice", dice=many(NUMBER, most=5))
CONVERT: Final = vocabulary.question("convert", meetings=COUNT)

# The election and the end of a round
NATIONAL_MEDIA: Final = vocabulary.question("national-media", move=FLAG)
NATIONAL_OPINION: Final = vocabulary.question(
    "national-opinion", slot=shifted(roles.SLOT), space=roles.SPACE, optional=1
)
STATE: Final = vocabulary.question("state", state=roles.STATE)
DONATION: Final = vocabulary.question("donation", donation=roles.DONATION, accept=FLAG)
