"""Which answers a seat may take back by itself, and asking the others."""

from __future__ import annotations

from typing import Any, NamedTuple

from hustings.core.codec import dumps, loads
from hustings.core.event import Event
from hustings.core.game import Game

UndoStep = list[int]  # seat, line, line before: an answer that its seat may take back by itself


def harmless(game: Game[Any, Any], kind: str, events: list[Event]) -> bool:
    """Nobody has learned anything by this answer that could not be taken back."""
    if kind in game.secret_kinds():
        return False
    reveals = game.revealing_events()
    return not any(event.kind in reveals or event.secret for event in events)


def after_answer(steps: list[UndoStep], seat: int, line: int, before: int) -> list[UndoStep]:
    """Only the answers of one seat in a row count; ``before`` is the line to go back to."""
    mine = steps if steps and steps[-1][0] == seat else []
    return [*mine, [seat, line, before]]


def after_undo(steps: list[UndoStep], to: int) -> list[UndoStep]:
    return [step for step in steps if step[1] <= to]


def own_undo(steps: list[UndoStep], seat: int) -> int | None:
    """The line that ``seat`` may go back to without asking; None if there is none."""
    return steps[-1][2] if steps and steps[-1][0] == seat else None


class UndoRequest(NamedTuple):
    """Seat ``by`` asks to go back to line ``to``."""

    by: int
    to: int
    agreed: list[int]

    def text(self) -> str:
        return dumps({"by": self.by, "to": self.to, "agreed": self.agreed}).decode()


def read_request(text: str | None) -> UndoRequest | None:
    return None if text is None else UndoRequest(**loads(text.encode()))
