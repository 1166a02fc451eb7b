"""The rounds: each walks through its programme of phases."""

from __future__ import annotations

from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.games.die_macher.classic import events
from hustings.games.die_macher.classic.rules import Rules
from hustings.games.die_macher.classic.state import ClassicState


class Round(Phase[Rules, ClassicState]):
    """``step`` is the place in the programme of the round."""

    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        """One round after another until the last election is over. [2006 §6.a] [1997 §5.a]"""
        if state.round == 0:
            state.round = 1
            log.tell(events.ROUND, (1,))
        programme = game.programmes[state.round]
        if frame.step < len(programme):
            frame.step += 1
            state.push(programme[frame.step - 1])
        elif state.round == game.tables.elections:
            state.pop()
            log.tell(events.END)
        else:
            state.round += 1
            frame.step = 0
            log.tell(events.ROUND, (state.round,))
        return True
