"""From the stream of a table to what one seat may read of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hustings.core.action import Action
from hustings.core.codec import loads
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.record import Line, read_line
from hustings.play.match import in_force
from hustings.web import wire
from hustings.web.speak import Speaker, message_of
from hustings.web.store.rows import EntryRow


class Scribe:
    """Writes entries for one seat in one language; ``over``: bots may say why they did what was hidden.

    ``brief``: for a program, without messages.
    """

    def __init__(
        self, game: Game[Any, Any], speaker: Speaker, seat: int, over: bool, brief: bool = False
    ) -> None:
        self.game = game
        self.speaker = speaker
        self.words = speaker.title.words
        self.seat = seat
        self.over = over
        self.brief = brief

    def move(self, row: EntryRow, line: Line, events: list[Event], view: Any) -> wire.Entry:
        """``view`` is this seat's, after the move; briefly none is needed."""
        entry = wire.Entry(row.seq, row.at, "move", n=line.n, seat=line.seat)
        own = [event.seen_by(self.seat) for event in events]
        if self.brief:
            entry.happened = [
                wire.Happened(event.kind, list(event.public), list(event.secret), event.owner)
                for event in own
            ]
            return entry
        entry.events = []
        for event in own:
            news = self.speaker(self.words.news(self.game, view, event))
            entry.events.append(
                wire.EventInfo(event.kind, list(event.public), list(event.secret), event.owner, news)
            )
        if row.remark is not None:
            remark = loads(row.remark.encode())
            if self.over or remark["at_once"]:
                entry.reason = self.speaker(message_of(remark["reason"]))
        return entry

    def note(self, row: EntryRow, line: Line, choice: Line | None) -> wire.Entry:
        """``choice`` is the line that an opening opens."""
        note = line.note or {}
        entry = wire.Entry(row.seq, row.at, "note", n=line.n)
        if "receipt" in note:
            entry.type = "receipt"
            entry.line, entry.seat = note["receipt"]["line"], note["receipt"]["seat"]
            entry.hash = note["receipt"]["hash"]
        elif "opened" in note and choice is not None:
            entry.type = "opened"
            entry.line, entry.salt = note["opened"]["line"], note["opened"]["salt"]
            entry.seat, entry.kind, entry.args = choice.seat, choice.kind, list(choice.args)
        elif "hands" in note:
            entry.type = "seat"
            hands = note["hands"]
            entry.seat, entry.by, entry.now = hands["seat"], _cause(hands), hands["now"]
        return entry

    def undo(self, row: EntryRow, line: Line) -> wire.Entry:
        return wire.Entry(row.seq, row.at, "undo", n=line.n, seat=line.seat, to=line.undo)

    def other(self, row: EntryRow) -> wire.Entry | None:
        """What is no line of the record; None if it is not for this seat."""
        body = loads(row.body.encode())
        if row.type == "talk":
            if body["to"] and self.seat not in body["to"] and self.seat != body["from"]:
                return None
            return wire.Entry(
                row.seq, row.at, "talk", seat=body["from"], to=body["to"], text=body["text"], by=body["by"]
            )
        entry = wire.Entry(row.seq, row.at, row.type)
        for name in ("seat", "now", "to", "agree"):
            if name in body:
                setattr(entry, name, body[name])
        entry.by = _cause(body)
        return entry


def _cause(body: dict[str, Any]) -> str | None:
    """The clock, if it was that. Earlier versions wrote down a person's name here; it is not shown any more."""
    return "clock" if body.get("by") == "clock" else None


class Walk:
    """The positions of a stored game, one after another, from its first line."""

    def __init__(self, game: Game[Any, Any], start: Any) -> None:
        self.game = game
        self.start = start
        self.state = game.copy(start)
        self.lines: list[Line] = []
        self.choices: dict[int, Line] = {}  # secret ones, until they are opened

    def step(self, line: Line) -> list[Event]:
        """Carry out one line of a record that is known to be true."""
        self.lines.append(line)
        if line.undo >= 0:
            self.state = self.game.copy(self.start)
            for old in in_force(self.lines, line.n):
                self.game.apply_trusted(self.state, old.seat, Action(old.kind, old.args))
        elif line.note is None:
            if line.kind in self.game.secret_kinds():
                self.choices[line.n] = line
            return self.game.apply(self.state, line.seat, Action(line.kind, line.args))
        return []

    def tell(self, scribe: Scribe, row: EntryRow, line: Line, events: list[Event]) -> wire.Entry:
        if line.undo >= 0:
            return scribe.undo(row, line)
        if line.note is not None:
            return scribe.note(row, line, self.choices.get(line.note.get("opened", {}).get("line", 0)))
        view = None if scribe.brief else self.game.view(self.state, scribe.seat)
        return scribe.move(row, line, events, view)


def line_of(row: EntryRow) -> Line:
    data = loads(row.body.encode())
    return read_line(data, data["n"], data["n"] + 1)


def history(walk: Walk, rows: list[EntryRow], scribe: Scribe, since: int) -> Iterator[wire.Entry]:
    """What this seat may read of all entries after ``since``; ``rows`` begin with the first of all."""
    for row in rows:
        if row.type == "line":
            line = line_of(row)
            events = walk.step(line)
            if row.seq > since:
                yield walk.tell(scribe, row, line, events)
        elif row.seq > since and (entry := scribe.other(row)) is not None:
            yield entry
