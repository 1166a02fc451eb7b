"""What the classic editions ask, chance included."""

from __future__ import annotations

from typing import Final

from hustings.core.role import COUNT, FLAG, MONEY, NUMBER, SEAT, shifted
from hustings.core.struct import by, many
from hustings.core.vocabulary import Vocabulary
from hustings.games.die_macher.classic.roles import (
    ACTION,
    BOARD,
    CABINET,
    CARD,
    DONATION,
    EXTRA,
    LINES,
    PARTY,
    POLL,
    SLOT,
    SPACE,
    STATE,
    TARGET,
    TOPIC,
)

vocabulary: Final[Vocabulary] = Vocabulary()

# Set-up and the preliminary round
PARTY_CHOICE: Final = vocabulary.question("party", party=PARTY)
PROGRAMME: Final = vocabulary.question("programme", cards=many(CARD))
HAND: Final = vocabulary.question("hand", cards=many(CARD))
STATES: Final = vocabulary.question("states", states=many(STATE))
OPINION: Final = vocabulary.question("opinion", cards=many(CARD))
POOL: Final = vocabulary.question("pool", cards=many(CARD))
SHEET: Final = vocabulary.question(
    "sheet", lines=LINES, first=BOARD, second=BOARD, third=BOARD, extra=EXTRA, media=many(BOARD)
)

# The campaign
BID: Final = vocabulary.question("bid", amount=MONEY)
LOT: Final = vocabulary.question("lot", seat=SEAT)
START: Final = vocabulary.question("start", seat=SEAT)
DISCARD: Final = vocabulary.question("discard", cards=by(CARD, COUNT))
CHANGE: Final = vocabulary.question("change", card=shifted(CARD), topic=TOPIC, optional=1)  # 0 = keep
CABINET_CARDS: Final = vocabulary.question("cabinet", cards=by(BOARD, shifted(CABINET)))
ACTION_CHOICE: Final = vocabulary.question("action", action=ACTION, target=TARGET, optional=1)
COALITION: Final = vocabulary.question("coalition", seat=shifted(SEAT))  # 0 = nobody
CONSENT: Final = vocabulary.question("consent", agree=FLAG)
MEDIA: Final = vocabulary.question("media", board=shifted(BOARD))  # 0 = pass
EXCHANGE: Final = vocabulary.question("exchange", slot=shifted(SLOT), card=CARD, optional=1)  # 0 = leave
MEETINGS: Final = vocabulary.question("meetings", meetings=by(BOARD, COUNT))
RAISE: Final = vocabulary.question("raise", more=FLAG, amount=MONEY, optional=1)
POLL_CARD: Final = vocabulary.question("poll", poll=POLL)
PUBLISH: Final = vocabulary.question("publish", seats=many(SEAT))
DICE: Final = vocabulary.question("dice", dice=many(NUMBER))
CONVERT: Final = vocabulary.question("convert", meetings=COUNT)

# The election and the end of a round
NATIONAL_MEDIA: Final = vocabulary.question("national-media", move=FLAG)
NATIONAL_OPINION: Final = vocabulary.question(
    "national-opinion", slot=shifted(SLOT), space=SPACE, optional=1
)  # 0 = none
NEW_STATE: Final = vocabulary.question("state", state=STATE)
DONATION_CHOICE: Final = vocabulary.question("donation", donation=DONATION, accept=FLAG)
