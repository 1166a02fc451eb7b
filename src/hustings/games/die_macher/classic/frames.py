"""The kinds of frames, one for each phase: the place of the phase in ``Classic.phases``."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0
# Set-up
PARTIES: Final = 1
DEAL: Final = 2
OPEN: Final = 3
# The preliminary round
SHEETS: Final = 4
# The campaign
BIDDING: Final = 5
CONFERENCE: Final = 6
PLACING: Final = 7
ACTING: Final = 8
COALITIONS: Final = 9
MEDIA: Final = 10
EXCHANGES: Final = 11
EXCHANGE: Final = 12
MEETINGS: Final = 13
POLLS: Final = 14
AUCTION: Final = 15
POLL: Final = 16
ROLL: Final = 17
CONVERSION: Final = 18
# The election
ELECTION: Final = 19
SPOILS: Final = 20
PRIVILEGE: Final = 21
MEMBERS: Final = 22
# The end of a round
FINANCE: Final = 23
TURNOVER: Final = 24
REVEAL: Final = 25
DONATIONS: Final = 26
