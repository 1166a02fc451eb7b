"""What the classic editions tell."""

from __future__ import annotations

from typing import Final

from hustings.core import COUNT, FLAG, MONEY, NUMBER, SEAT, Vocabulary, by, by_seat, many, shifted
from hustings.games.die_macher.classic import roles
from hustings.mechanisms import sealed

vocabulary: Final[Vocabulary] = Vocabulary(sealed.vocabulary)

# Set-up and the preliminary round
PARTY: Final = vocabulary.event("party", seat=SEAT, party=roles.PARTY)
PROGRAMME: Final = vocabulary.event("programme", seat=SEAT, card=roles.CARD)
CLASH: Final = vocabulary.event("clash", seat=SEAT, card=roles.CARD)
DREW: Final = vocabulary.event("drew", seat=SEAT, number=COUNT, secret={"cards": many(roles.CARD)})
STATES: Final = vocabulary.event("states", states=many(roles.STATE))
OPINION: Final = vocabulary.event("opinion", state=roles.STATE, card=roles.CARD)
OPINION_CLASH: Final = vocabulary.event("opinion-clash", state=roles.STATE, card=roles.CARD)
POOL: Final = vocabulary.event("pool", cards=many(roles.CARD))
REVEALED_SHEET: Final = vocabulary.event(
    "revealed-sheet",
    seat=SEAT,
    lines=roles.LINES,
    first=roles.BOARD,
    second=roles.BOARD,
    third=roles.BOARD,
    extra=roles.EXTRA,
    media=many(roles.BOARD),
)

# Money and members
PAID: Final = vocabulary.event("paid", seat=SEAT, amount=MONEY)
RECEIVED: Final = vocabulary.event("received", seat=SEAT, amount=MONEY)
MEMBERS: Final = vocabulary.event("members", seat=SEAT, amount=COUNT)
ROLLED: Final = vocabulary.event("rolled", seat=SEAT, before=COUNT, after=COUNT, dice=many(NUMBER))

# The campaign
ROUND: Final = vocabulary.event("round", round=shifted(roles.ROUND))
REVEALED: Final = vocabulary.event("revealed", seat=SEAT, amount=MONEY)
HIGHEST_BID: Final = vocabulary.event("highest-bid", seats=many(SEAT))  # one has won, several are tied
LOT: Final = vocabulary.event("lot", seat=SEAT)
START: Final = vocabulary.event("start", seat=SEAT, other=SEAT)
DISCARDED: Final = vocabulary.event("discarded", seat=SEAT, cards=by(roles.CARD, COUNT))
CHANGED: Final = vocabulary.event("changed", seat=SEAT, card=roles.CARD, out=roles.CARD)
PLACED: Final = vocabulary.event(
    "placed", seat=SEAT, boards=many(roles.BOARD), secret={"cards": by(roles.BOARD, shifted(roles.CABINET))}
)
REVEALED_CARD: Final = vocabulary.event("revealed-card", seat=SEAT, state=roles.STATE, card=roles.CABINET)
TILE: Final = vocabulary.event("tile", seat=SEAT, state=roles.STATE)
VOTES: Final = vocabulary.event("votes", seat=SEAT, state=roles.STATE, votes=COUNT)
KEY_ISSUE: Final = vocabulary.event("key-issue", state=roles.STATE, card=roles.CARD)
KEY_ISSUE_OFF: Final = vocabulary.event("key-issue-off", state=roles.STATE)
MEDIA_SWAP: Final = vocabulary.event("media-swap", seat=SEAT, state=roles.STATE, other=SEAT, amount=MONEY)
TREND: Final = vocabulary.event("trend", seat=SEAT, state=roles.STATE, other=SEAT, trend=NUMBER)
PROPOSED: Final = vocabulary.event("proposed", negotiation=True, seat=SEAT, other=SEAT)
REFUSED: Final = vocabulary.event("refused", negotiation=True, seat=SEAT, other=SEAT)
FORCED: Final = vocabulary.event("forced", negotiation=True, seat=SEAT, other=SEAT)
COALITION: Final = vocabulary.event("coalition", negotiation=True, seat=SEAT, other=SEAT)
PASSED: Final = vocabulary.event("passed", seat=SEAT)
MEDIA: Final = vocabulary.event("media", seat=SEAT, state=roles.STATE)
EXCHANGED: Final = vocabulary.event(
    "exchanged", seat=SEAT, state=roles.STATE, out=roles.CARD, card=roles.CARD
)
MEETINGS: Final = vocabulary.event("meetings", seat=SEAT, meetings=by(roles.BOARD, COUNT))
RAISED: Final = vocabulary.event("raised", seat=SEAT, amount=MONEY)
UNSOLD: Final = vocabulary.event("unsold", state=roles.STATE)
POLL: Final = vocabulary.event("poll", seat=SEAT, state=roles.STATE)
POLL_CARD: Final = vocabulary.event("poll-card", seat=SEAT, secret={"poll": roles.POLL})
PUBLISHED: Final = vocabulary.event(
    "published", seat=SEAT, state=roles.STATE, poll=roles.POLL, seats=many(SEAT)
)
NOT_PUBLISHED: Final = vocabulary.event("not-published", seat=SEAT, state=roles.STATE)
CONVERTED: Final = vocabulary.event("converted", seat=SEAT, state=roles.STATE, meetings=COUNT, votes=COUNT)

# The election
COUNTED: Final = vocabulary.event("counted", state=roles.STATE, votes=by_seat(COUNT))
SEATS: Final = vocabulary.event("seats", state=roles.STATE, seats=by_seat(COUNT))
# ``votes``: of the winner, or of both partners
WON: Final = vocabulary.event(
    "won", optional=1, state=roles.STATE, seat=SEAT, partner=SEAT, narrow=FLAG, votes=COUNT
)
NATIONAL_MEDIA: Final = vocabulary.event("national-media", seat=SEAT, round=shifted(roles.ROUND))
NATIONAL_OPINION: Final = vocabulary.event(
    "national-opinion", seat=SEAT, card=roles.CARD, space=roles.SPACE, strength=COUNT, replaced=roles.CARD
)

# The end of a round
ACCEPTED: Final = vocabulary.event("accepted", seat=SEAT, donation=roles.DONATION)
REFUSES: Final = vocabulary.event("refuses", seat=SEAT, secret={"donation": roles.DONATION})
TURNED_DOWN: Final = vocabulary.event("turned-down", seat=SEAT, donation=roles.DONATION)
END: Final = vocabulary.event("end")
