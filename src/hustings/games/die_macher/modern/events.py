"""What the 2019 edition tells."""

from __future__ import annotations

from typing import Any, Final

from hustings.core import COUNT, FLAG, MONEY, NUMBER, SEAT, Vocabulary, by, many, shifted
from hustings.games.die_macher.modern import roles
from hustings.mechanisms import sealed

vocabulary: Final[Vocabulary] = Vocabulary(sealed.vocabulary)

# 04, the preparation
REGIONS: Final = vocabulary.event("regions", regions=by(roles.BOARD, roles.REGION), ballot=roles.BOARD)
OPINIONS: Final = vocabulary.event("opinions", board=roles.BOARD, count=COUNT)
OPINION: Final = vocabulary.event("opinion", board=roles.BOARD, slot=roles.SLOT, card=roles.CARD)
OPINION_CLASH: Final = vocabulary.event("opinion-clash", board=roles.BOARD, slot=roles.SLOT, card=roles.CARD)
NO_OPINION: Final = vocabulary.event("no-opinion", board=roles.BOARD, slot=roles.SLOT)
POLL_BACK: Final = vocabulary.event("poll-back", party=roles.PARTY)
POLLS_SHUFFLED: Final = vocabulary.event("polls-shuffled")
DISPLAY: Final = vocabulary.event("display", cards=many(roles.CARD))
PARTY: Final = vocabulary.event("party", seat=SEAT, party=roles.PARTY)
DEALT: Final = vocabulary.event("dealt", seat=SEAT, secret={"cards": many(roles.CARD)})
PASSED: Final = vocabulary.event("passed", number=NUMBER)
RECEIVED: Final = vocabulary.event("received", seat=SEAT, secret={"cards": many(roles.CARD)})
PROGRAMME: Final = vocabulary.event("programme", seat=SEAT, cards=many(roles.CARD))
DISCARDED: Final = vocabulary.event("discarded", seat=SEAT, cards=many(roles.CARD))
DREW: Final = vocabulary.event("drew", seat=SEAT, count=COUNT, secret={"cards": many(roles.CARD)})
STARTER: Final = vocabulary.event("starter", seat=SEAT)
PACKAGE: Final = vocabulary.event("package", seat=SEAT, package=roles.PACKAGE, boards=many(roles.BOARD))
# 06, the round
BID: Final = vocabulary.event("bid", seat=SEAT, amount=MONEY)
TIED: Final = vocabulary.event("tied", seats=many(SEAT))
RAISE: Final = vocabulary.event("raise", seat=SEAT, amount=shifted(MONEY))  # 0 = pass
FIRST_PLAYER: Final = vocabulary.event("first-player", seat=SEAT, amount=MONEY)
TAKE: Final = vocabulary.event("take", seat=SEAT, how=roles.TAKE)
TOOK: Final = vocabulary.event("took", seat=SEAT, card=roles.CARD)
SWAP: Final = vocabulary.event("swap", seat=SEAT, cards=many(roles.CARD))  # in pairs: in, out
MEDIA: Final = vocabulary.event("media", seat=SEAT, board=roles.BOARD)
MEDIA_PASS: Final = vocabulary.event("media-pass", seat=SEAT)
MEETINGS: Final = vocabulary.event("meetings", seat=SEAT, cost=MONEY, meetings=by(roles.BOARD, COUNT))
SENT: Final = vocabulary.event(
    "sent",
    seat=SEAT,
    boards=many(roles.BOARD),
    secret={"politicians": by(roles.BOARD, shifted(roles.POLITICIAN))},  # 0 = nobody
)
POLITICIAN: Final = vocabulary.event("politician", seat=SEAT, board=roles.BOARD, politician=roles.POLITICIAN)
PAID: Final = vocabulary.event("paid", seat=SEAT, board=roles.BOARD, politician=roles.POLITICIAN, paid=FLAG)
ACTED: Final[dict[str, Any]] = {
    # act 0 = left out; the slot of a 2x marker, or the rival of a media swap; whether a marker was placed
    "seat": SEAT,
    "board": roles.BOARD,
    "politician": roles.POLITICIAN,
    "act": shifted(roles.ACT),
    "slot": roles.SLOT,
    "other": SEAT,
    "placed": FLAG,
}
MAIN: Final = vocabulary.event("main", optional=3, **ACTED)
SECONDARY: Final = vocabulary.event("secondary", optional=3, **ACTED)
INFLUENCE: Final = vocabulary.event(
    "influence",
    seat=SEAT,
    board=roles.BOARD,
    slot=shifted(roles.SLOT),
    card=roles.CARD,
    out=roles.CARD,
    optional=2,  # 0 = pass
)
POLL_BID: Final = vocabulary.event(
    "poll-bid", seat=SEAT, board=roles.BOARD, amount=shifted(MONEY)
)  # 0 = pass
POLL_SOLD: Final = vocabulary.event("poll-sold", seat=SEAT, board=roles.BOARD, amount=MONEY)
POLL_UNSOLD: Final = vocabulary.event("poll-unsold", board=roles.BOARD)
POLL: Final = vocabulary.event("poll", seat=SEAT, board=roles.BOARD, secret={"poll": roles.POLL})
PUBLISHED: Final = vocabulary.event("published", seat=SEAT, board=roles.BOARD, poll=roles.POLL)
SHELVED: Final = vocabulary.event("shelved", seat=SEAT, board=roles.BOARD)
CONVERTED: Final = vocabulary.event("converted", seat=SEAT, board=roles.BOARD, meetings=COUNT, votes=COUNT)
VOTE_POINTS: Final = vocabulary.event("vote-points", seat=SEAT, board=roles.BOARD, votes=COUNT, points=COUNT)
# how it was won, with which partner, and the votes that decided it: of both in a coalition
WON: Final = vocabulary.event(
    "won",
    optional=3,
    seat=SEAT,
    board=roles.BOARD,
    region=roles.REGION,
    points=COUNT,
    how=roles.WIN,
    partner=SEAT,
    votes=COUNT,
)
PRESENCE: Final = vocabulary.event("presence", seat=SEAT, election=roles.ELECTION)
INCOME: Final = vocabulary.event("income", seat=SEAT, points=COUNT, base=COUNT)
DONATION: Final = vocabulary.event("donation", seat=SEAT, donation=roles.DONATION, accepted=FLAG)
LEFT: Final = vocabulary.event("left", board=roles.BOARD, region=roles.REGION, optional=1)
ENTERED: Final = vocabulary.event("entered", board=roles.BOARD, region=roles.REGION)
OPINION_DISPLAY: Final = vocabulary.event("opinion-display", cards=many(roles.CARD))
ROUND: Final = vocabulary.event("round", round=roles.ROUND)
END: Final = vocabulary.event("end")
