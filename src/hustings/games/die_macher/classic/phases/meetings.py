"""Party meetings: bought and placed in the states."""

from __future__ import annotations

from hustings.core import Args, Decision, Frame, Log, Phase, Seat, Vector, seat_after
from hustings.games.die_macher.classic import events, questions
from hustings.games.die_macher.classic.roles import PLACE
from hustings.games.die_macher.classic.rules import Rules, pay
from hustings.games.die_macher.classic.state import ClassicState


class Meetings(Phase[Rules, ClassicState]):
    """``step`` is the place in the turn order."""

    step = PLACE

    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        if frame.step == game.players:
            state.pop()
            return True
        if state.meetings[seat_after(state.start, frame.step, game.players)] == 0:
            frame.step += 1
            return True
        return False

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
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

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        total = 0
        for i in range(len(state.boards)):
            state.boards[i].meetings[seat] += args[i]
            total += args[i]
        state.meetings[seat] -= total
        log.tell(events.MEETINGS, (seat, *args))
        pay(state, seat, total * game.tables.meeting_price, log)
        frame.step += 1
