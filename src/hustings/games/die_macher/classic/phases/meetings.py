"""Party meetings: bought and placed in the states."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.core.action import Action, Decision, Seat, seat_after
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.space import Vector
from hustings.games.die_macher.classic import events, questions
from hustings.games.die_macher.classic.roles import PLACE
from hustings.games.die_macher.classic.rules import pay
from hustings.games.die_macher.classic.state import ClassicState

if TYPE_CHECKING:
    from hustings.games.die_macher.classic.game import Classic


class Meetings(Phase["Classic", ClassicState]):
    """``step`` is the place in the turn order."""

    name = "meetings"
    step = PLACE

    def settle(self, game: Classic, state: ClassicState, frame: Frame, log: Log) -> bool:
        if frame.step == game.players:
            state.pop()
            return True
        if state.meetings[seat_after(state.start, frame.step, game.players)] == 0:
            frame.step += 1
            return True
        return False

    def pending(self, game: Classic, state: ClassicState, frame: Frame) -> list[Decision]:
        """At most four new ones in each state, and ten in all.

        [2006 §6.2.6.a] [2006 §6.2.6.b] [2006 §6.2.6.c] [1997 §5.2.6.a] [1997 §5.2.6.b] [1997 §5.2.6.c]
        """
        tables = game.tables
        seat = seat_after(state.start, frame.step, game.players)
        caps: list[int] = []
        for board in state.boards:
            caps.append(min(tables.meetings_per_state, tables.meeting_spaces - board.meetings[seat]))
        most = min(state.meetings[seat], state.money[seat] // tables.meeting_price)
        return [Decision(seat, questions.MEETINGS, Vector(tuple(caps), most, 0, game.edition.cite.meetings))]

    def apply(
        self, game: Classic, state: ClassicState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        total = 0
        for i in range(len(state.boards)):
            state.boards[i].meetings[seat] += action.args[i]
            total += action.args[i]
        state.meetings[seat] -= total
        log.tell(events.MEETINGS, (seat, *action.args))
        pay(state, seat, total * game.tables.meeting_price, log)
        frame.step += 1
