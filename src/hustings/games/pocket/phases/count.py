"""The count: meetings become votes, and everyone is paid."""

from __future__ import annotations

from hustings.core import Frame, Log, Phase
from hustings.games.pocket import events
from hustings.games.pocket.rules import Rules
from hustings.games.pocket.state import REGIONS, PocketState


class Count(Phase[Rules, PocketState]):
    def settle(self, game: Rules, state: PocketState, frame: Frame, log: Log) -> bool:
        """A meeting brings one vote, and one more for each matching issue; then it is over. [pocket §5]"""
        for party in range(game.players):
            programme = state.programmes[party]
            meetings = state.meetings[party]
            for region in range(REGIONS):
                state.votes[party] += meetings[region] * (1 + programme.count(state.opinions[region]))
                meetings[region] = 0
            state.funds[party] += game.tables.income
        log.tell(events.COUNTED, tuple(state.votes))
        state.pop()
        return True
