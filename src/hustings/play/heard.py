"""What a seat has heard in a game so far, worked out from the record when somebody wants to know.

Nothing about it is kept: a bot that is made anew for every question, or for a game that goes on after a
week, remembers what one that sat there all the time would. What was taken back has not happened.
"""

from __future__ import annotations

from typing import Any

from hustings.core.action import Action, Seat
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.record import RecordLine
from hustings.play.match import in_force


def heard(game: Game[Any, Any], lines: list[RecordLine], seat: Seat, start: Any = None) -> list[Event]:
    """All events of the lines, scrubbed for ``seat``; ``lines`` begin with the first after ``start``."""
    state = game.initial() if start is None else game.copy(start)
    events: list[Event] = []
    for line in in_force(lines, lines[-1].n if lines else 0):
        for event in game.apply(state, line.seat, Action(line.kind, line.args)):
            events.append(event.seen_by(seat))
    return events
