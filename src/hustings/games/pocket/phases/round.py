"""The round: its programme of phases, and how the game goes on or ends."""

from __future__ import annotations

from typing import Final

from hustings.core import Frame, Log, Phase
from hustings.games.pocket import events, frames
from hustings.games.pocket.rules import Rules
from hustings.games.pocket.state import PocketState

PROGRAMME: Final = (frames.BIDDING, frames.MEETINGS, frames.CARDS, frames.COUNT)


class Round(Phase[Rules, PocketState]):
    def settle(self, game: Rules, state: PocketState, frame: Frame, log: Log) -> bool:
        """Play the phases in order; after the last, the next round or the end. [pocket §6]"""
        if frame.step < len(PROGRAMME):
            frame.step += 1
            state.push(PROGRAMME[frame.step - 1])
            return True
        state.round += 1
        frame.step = 0
        if state.round == game.tables.rounds:
            state.pop()
            log.tell(events.END)
        return True
