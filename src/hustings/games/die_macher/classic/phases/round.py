"""The rounds: each walks through its programme of phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.games.die_macher.classic import events
from hustings.games.die_macher.classic.state import ClassicState

if TYPE_CHECKING:
    from hustings.games.die_macher.classic.game import Classic


class Round(Phase["Classic", ClassicState]):
    """``step`` is the place in the programme of the round."""

    def settle(self, game: Classic, state: ClassicState, frame: Frame, log: Log) -> bool:
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
