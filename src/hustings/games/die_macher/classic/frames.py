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
MAJORITY: Final = 19
# The election
ELECTION: Final = 20
SPOILS: Final = 21
PRIVILEGE: Final = 22
MEMBERS: Final = 23
# The end of a round
FINANCE: Final = 24
TURNOVER: Final = 25
REVEAL: Final = 26
DONATIONS: Final = 27
