"""Sealed choices and their receipts, see ``hustings.play.receipts``."""

from __future__ import annotations

from typing import Any

from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.record import RecordLine
from hustings.play.receipts import opened_by


class SealedChoices:
    """Secret choices whose receipt is out and which are not opened yet."""

    def __init__(self) -> None:
        self.lines: list[RecordLine] = []
        self.void: list[int] = []  # those of them that were taken back: opened at the end only
        self._last: RecordLine | None = (
            None  # of a game that is followed: a receipt comes right after its line
        )

    def copy(self) -> SealedChoices:
        twin = SealedChoices()
        twin.lines += self.lines
        twin.void += self.void
        return twin

    def add(self, line: RecordLine) -> None:
        """One more; an earlier one of the same kind that was not opened before is not opened with it."""
        self.void += [n for n in self._numbers(line.seat, line.kind) if n not in self.void]
        self.lines.append(line)

    def last(self, seat: int, kind: str) -> tuple[int, ...] | None:
        """What a seat has chosen last; None if that was before this table began, in a game it goes on with."""
        found = [line.args for line in self.lines if line.seat == seat and line.kind == kind]
        return found[-1] if found else None

    def _numbers(self, seat: int, kind: str) -> list[int]:
        return [line.n for line in self.lines if line.seat == seat and line.kind == kind]

    def take_back(self, to: int) -> None:
        """The game has gone back to line ``to``."""
        self.void += [line.n for line in self.lines if line.n > to and line.n not in self.void]

    def reveal(self, game: Game[Any, Any], events: list[Event]) -> list[RecordLine]:
        """Those that these events have told to all; they are to be opened now."""
        revealed = [line for line in opened_by(game, self.lines, events) if line.n not in self.void]
        for line in revealed:
            self.lines.remove(line)
        return revealed

    def reveal_all(self) -> list[RecordLine]:
        """At the end of the game."""
        left, self.lines, self.void = self.lines, [], []
        return left

    def follow(self, line: RecordLine) -> RecordLine | None:
        """Take over a line that somebody else has written; the choice it opens, if it opens one."""
        note = line.note
        if note is None:
            self._last = line
        elif "receipt" in note:
            assert self._last is not None
            assert self._last.n == note["receipt"]["line"]
            self.add(self._last)
        elif "opened" in note:
            n = note["opened"]["line"]
            choice = next((each for each in self.lines if each.n == n), None)
            self.lines = [each for each in self.lines if each.n != n]
            return choice
        return None

    def data(self) -> list[list[object]]:
        return [[line.n, line.seat, line.kind, list(line.args)] for line in self.lines]

    def read(self, data: list[Any], void: list[int]) -> None:
        self.lines = [RecordLine(n, seat, kind, tuple(args), "") for n, seat, kind, args in data]
        self.void = void
