"""What Zoocracy tells."""

from __future__ import annotations

from typing import Final

from hustings.core import COUNT, FLAG, MONEY, SEAT, Vocabulary, by_seat, many
from hustings.games.zoocracy import roles
from hustings.mechanisms import sealed

vocabulary: Final[Vocabulary] = Vocabulary(sealed.vocabulary)

# The round
ROUND: Final = vocabulary.event("round", round=roles.ROUND)
PHASE: Final = vocabulary.event("phase", phase=roles.PHASE)
LOTS: Final = vocabulary.event("lots", order=many(SEAT))
ORDER: Final = vocabulary.event("order", order=many(SEAT))
DREW: Final = vocabulary.event("drew", seat=SEAT, count=COUNT, secret={"cards": many(roles.CARD)})
RESHUFFLED: Final = vocabulary.event("reshuffled", count=COUNT)
DISCARDED: Final = vocabulary.event("discarded", seat=SEAT, cards=many(roles.CARD))
# A negative campaign replaces one token of another; Defectors name another and move no token
CARD: Final = vocabulary.event("card", seat=SEAT, card=roles.CARD, tokens=COUNT, other=SEAT, optional=2)
PASSED: Final = vocabulary.event("passed", seat=SEAT)
PAID: Final = vocabulary.event("paid", seat=SEAT, amount=MONEY)
GOAL: Final = vocabulary.event("goal", seat=SEAT, goals=COUNT, why=roles.GOAL_REASON)
END: Final = vocabulary.event("end")

# A. Presidential election
BID: Final = vocabulary.event("bid", seat=SEAT, amount=MONEY)
TIED: Final = vocabulary.event("tied", bidders=many(SEAT))
PRESIDENT: Final = vocabulary.event("president", seat=SEAT)
NO_PRESIDENT: Final = vocabulary.event("no-president", seat=SEAT, tied=many(SEAT))  # who stays, or NOBODY

# B. Campaign
BLOCKADE: Final = vocabulary.event("blockade", seat=SEAT, species=roles.SPECIES, optional=1)
MANIPULATION: Final = vocabulary.event("manipulation", seat=SEAT, species=roles.SPECIES, optional=1)
PLACED: Final = vocabulary.event("placed", seat=SEAT, species=roles.SPECIES, tokens=COUNT)
TAKEN_BACK: Final = vocabulary.event("taken-back", seat=SEAT, species=roles.SPECIES, tokens=COUNT)
PRIME_TOKENS: Final = vocabulary.event("prime-tokens", seat=SEAT, species=roles.SPECIES)
LEADER_NEGATIVE: Final = vocabulary.event("leader-negative", seat=SEAT, species=roles.SPECIES, other=SEAT)
TURN_ENDED: Final = vocabulary.event("turn-ended", seat=SEAT)

# C. Parliamentary election
VOTES: Final = vocabulary.event(
    "votes", species=roles.SPECIES, seat=SEAT, votes=COUNT, second=SEAT, more=COUNT, optional=2
)
SEATS: Final = vocabulary.event("seats", seats=by_seat(COUNT))
MAJORITY: Final = vocabulary.event("majority", seats=COUNT)
KEPT: Final = vocabulary.event("kept", seat=SEAT, species=roles.SPECIES, tokens=COUNT)
INCOME: Final = vocabulary.event("income", food=by_seat(MONEY))

# D and F. Government and no confidence
PROPOSED: Final = vocabulary.event("proposed", negotiation=True, seat=SEAT, **roles.TERMS)
MOTION: Final = vocabulary.event("motion", optional=5, negotiation=True, seat=SEAT, move=FLAG, **roles.TERMS)
VOTED: Final = vocabulary.event("voted", seat=SEAT, yes=FLAG)
ACCEPTED: Final = vocabulary.event("accepted", negotiation=True, seats=COUNT, majority=COUNT)
REFUSED: Final = vocabulary.event("refused", negotiation=True, seats=COUNT, majority=COUNT)
GOVERNMENT: Final = vocabulary.event("government", parties=many(SEAT))
OFFICE: Final = vocabulary.event("office", office=roles.OFFICE, seat=SEAT)
PROMISE: Final = vocabulary.event("promise", negotiation=True, space=roles.SPACE, seat=SEAT)
CARETAKER: Final = vocabulary.event("caretaker")
NO_GOVERNMENT: Final = vocabulary.event("no-government")
TAKE_OVER: Final = vocabulary.event("take-over", negotiation=True, seat=SEAT, yes=FLAG)

# E. Event
EVENT: Final = vocabulary.event("event", event=roles.EVENT)
DONATED: Final = vocabulary.event("donated", seat=SEAT, amount=MONEY, office=roles.OFFICE)
DEFECTED: Final = vocabulary.event("defected", seat=SEAT, other=SEAT, seats=COUNT)

# G. Progress
NO_GOAL: Final = vocabulary.event("no-goal", why=roles.NO_GOAL_REASON)
NAMED: Final = vocabulary.event("named", seat=SEAT, other=SEAT)
RESISTANCE: Final = vocabulary.event("resistance", seat=SEAT, yes=FLAG)
