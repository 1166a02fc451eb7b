"""05: the round, its nine phases, and the end of the game."""

from __future__ import annotations

from typing import Final

from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.games.die_macher.modern import events, frames
from hustings.games.die_macher.modern.rules import Rules
from hustings.games.die_macher.modern.state import ModernState

# Preparation, deployment, changes; phase 9 in its four parts [2019 §05.a]
PHASES: Final = (
    frames.FIRST_PLAYER,
    frames.PROGRAMMES,
    frames.MEDIA,
    frames.MEETINGS,
    frames.SENDING,
    frames.POLITICIANS,
    frames.INFLUENCE,
    frames.POLLS,
    frames.CONVERSION,
    frames.ELECTION,
    frames.PAYMENTS,
    frames.NEXT_ROUND,
)
LAST_ROUND: Final = PHASES[:-2]  # no payments, no next round [2019 §06.9c.d] [2019 §08.i]


class Round(Phase[Rules, ModernState]):
    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        """The phases in order; the game ends with the last election. [2019 §05.a] [2019 §07.a]"""
        last = game.length.is_last(state.round)
        phases = LAST_ROUND if last else PHASES
        if frame.step < len(phases):
            frame.step += 1
            state.push(phases[frame.step - 1])
            return True
        if last:
            log.tell(events.END)
            state.pop()
            return True
        state.round += 1
        frame.step = 0
        log.tell(events.ROUND, (state.round,))
        return True
