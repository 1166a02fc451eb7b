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
    """Seat ``by`` asks to go back to line ``to``, which takes back ``moves``: line and seat of each."""

    by: int
    to: int
    agreed: list[int]
    moves: list[list[int]] = []  # noqa: RUF012 - never changed

    def text(self) -> str:
        return dumps(self._asdict()).decode()


def mark_undone(stored: str | None, first: int, last: int) -> str:
    """The ranges of lines that were taken back, with one more; it holds those that lie inside it."""
    ranges = [each for each in read_undone(stored) if not first <= each[0] <= each[1] <= last]
    return dumps([*ranges, [first, last]]).decode()


def read_undone(stored: str | None) -> list[list[int]]:
    return [] if stored is None else list(loads(stored.encode()))


def read_request(text: str | None) -> UndoRequest | None:
    return None if text is None else UndoRequest(**loads(text.encode()))
