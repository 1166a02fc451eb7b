"""The kinds of frames, one for each phase: the place of the phase in ``Modern.phases``, in the order of the book."""

from __future__ import annotations

from typing import Final

# 04, the preparation
SETUP: Final = 0
REGIONS: Final = 1
OPINIONS: Final = 2
DEAL: Final = 3  # four opinions for a region
TURN: Final = 4  # turn one opinion up
TOP: Final = 5  # the back of the top poll comes to light
REFILL: Final = 6  # fill the programme display
PARTY: Final = 7
PACKETS: Final = 8
DRAFT: Final = 9
PLATFORMS: Final = 10
COMPLETION: Final = 11
HOLDING: Final = 12
STARTER: Final = 13
PACKAGES: Final = 14
# 05 and 06, the round
ROUND: Final = 15
FIRST_PLAYER: Final = 16
PROGRAMMES: Final = 17
CHANGE: Final = 18  # one programme change
MEDIA: Final = 19
MEETINGS: Final = 20
SENDING: Final = 21
POLITICIANS: Final = 22
PAYING: Final = 23  # for the politicians of one region
ACTING: Final = 24  # the politicians of one region
INFLUENCE: Final = 25
POLLS: Final = 26
AUCTION: Final = 27  # one poll auction
POLL: Final = 28  # a poll in hand, to publish or not
CONVERSION: Final = 29
ELECTION: Final = 30
PAYMENTS: Final = 31
NEXT_ROUND: Final = 32
