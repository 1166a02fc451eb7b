"""From the stream of a table to what one seat may read of it."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from hustings import wire
from hustings.core.action import Action
from hustings.core.codec import loads
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.message import Message, Value, message_of
from hustings.core.record import RecordLine, read_line
from hustings.core.words import Words
from hustings.play.match import Marks
from hustings.table.localizer import Localizer
from hustings.table.rows import EntryRow, WhisperRow
from hustings.table.stored_words import EventWords, describe, dump, dump_choice, load, load_choice


class NeedsWhole(Exception):
    """Lines from before the checkpoint are needed."""


class EntryRenderer:
    """Writes entries for one seat in one language; ``over``: bots may say why they did what was hidden.

    ``brief``: for a program, without messages.
    """

    def __init__(
        self, game: Game[Any, Any], speaker: Localizer, seat: int, over: bool, brief: bool = False
    ) -> None:
        self.game = game
        self.speaker = speaker
        self.words = speaker.title.words
        self.seat = seat
        self.over = over
        self.brief = brief
        self.undone: list[list[int]] = []  # ranges of lines that were taken back

    def entry(self, row: EntryRow) -> wire.Entry | None:
        """A stored entry; None if it is not for this seat."""
        if row.type != "line":
            return self.other(row)
        line = line_of(row)
        if line.undo >= 0:
            return self.undo(row, line)
        if line.note is not None:
            opened = "opened" in line.note and row.told is not None
            return self.note(row, line, load_choice(row.told or "") if opened else None)
        return self.move(row, line, load(self.game, row.told or "[]"))

    def move(self, row: EntryRow, line: RecordLine, described: list[EventWords]) -> wire.Entry:
        entry = wire.Entry(row.seq, row.at, "move", n=line.n, seat=line.seat)
        if self.undone:
            entry.undone = any(first <= line.n <= last for first, last in self.undone)
        if self.brief:
            entry.happened = []
            for each in described:
                event = each.event.seen_by(self.seat)
                entry.happened.append(wire.Happened(event.kind, event.named(), event.owner))
            return entry
        entry.events = []
        for each in described:
            event = each.event.seen_by(self.seat)
            news = self.speaker(each.news if each.own is None or not event.secret else each.own)
            entry.events.append(
                wire.EventInfo(
                    event.kind, event.named(), event.owner, news, event.about(), event.declared.negotiation
                )
            )
        if row.remark is not None:
            remark = loads(row.remark.encode())
            if self.over or remark["at_once"]:
                entry.reason = self.speaker(message_of(remark["reason"]))
        return entry

    def note(self, row: EntryRow, line: RecordLine, choice: RecordLine | None) -> wire.Entry:
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
        elif "late" in note:
            entry.type = "time-out"
            entry.seat, entry.now = note["late"]["seat"], f"bot:{note['late']['bot']}"
            self._say(entry)
        elif "hands" in note:
            entry.type = "seat"
            hands = note["hands"]
            entry.seat, entry.by, entry.now = hands["seat"], _cause(hands), hands["now"]
        elif "file" in note:
            entry.type, entry.now = "file", "saved" if note["file"] == "saved" else "opened"
            self._say(entry)
        return entry

    def undo(self, row: EntryRow, line: RecordLine) -> wire.Entry:
        return wire.Entry(row.seq, row.at, "undo", n=line.n, seat=line.seat, to=line.undo)

    def whisper(self, row: WhisperRow) -> wire.Entry | None:
        """What was said to some; None if it is not for this seat."""
        to = loads(row.receivers.encode())
        if self.seat != row.sender and self.seat not in to:
            return None
        return wire.Entry(
            row.after, row.at, "talk", seat=row.sender, to=to, text=row.text, by=row.by, whisper=row.id
        )

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
        self._say(entry)
        return entry

    def _say(self, entry: wire.Entry) -> None:
        """The sentence of an entry that has one."""
        variant = entry.now if entry.agree is None else "agree" if entry.agree else "refuse"
        name = SENTENCES.get(f"{entry.type} {variant}") or SENTENCES.get(entry.type)
        if name is None or self.brief:
            return
        values: dict[str, Value] = {}
        if entry.seat is not None:
            values["seat"] = self.words.seat(self.game, entry.seat)
        if entry.type == "absent-vote" and isinstance(entry.to, int):
            values["absent"] = self.words.seat(self.game, entry.to)
        entry.news = self.speaker(Message(name, values))


# What happens beside the game and is told in a sentence, by type, for some also by what is ``now``.
SENTENCES = {
    "time-low": "table-time-low",
    "time-out": "table-time-out",
    "absent": "table-absent",
    "absent waited": "table-absent-waited",
    "absent-vote wait": "table-absent-vote-wait",
    "absent-vote standin": "table-absent-vote-standin",
    "absent-vote replace": "table-absent-vote-replace",
    "absent-vote end": "table-absent-vote-end",
    "absent-decided wait": "table-absent-decided-wait",
    "absent-decided standin": "table-absent-decided-standin",
    "absent-decided replace": "table-absent-decided-replace",
    "absent-decided end": "table-absent-decided-end",
    "back": "table-back",
    "pause ask": "table-pause-ask",
    "pause on": "table-pause-on",
    "pause go-on": "table-pause-go-on",
    "pause stay": "table-pause-stay",
    "pause withdrawn": "table-pause-withdrawn",
    "pause refused": "table-pause-refused",
    "pause off": "table-pause-off",
    "ask-undo": "table-undo-ask",
    "answer-undo agree": "table-undo-agree",
    "answer-undo refuse": "table-undo-refuse",
    "end-undo withdrawn": "table-undo-withdrawn",
    "end-undo lapsed": "table-undo-lapsed",
    "file saved": "table-file-saved",
    "file opened": "table-file-opened",
}
CAUSES = frozenset({"abandoned", "administrator", "agreement", "clock", "owner"})


def _cause(body: dict[str, Any]) -> str | None:
    """What brought it about. Earlier versions wrote down a person's name here; it is not shown any more."""
    by = body.get("by")
    return str(by) if by in CAUSES else None


class ReplayCursor:
    """The positions of a stored game, one after another, from its start or from a later ``line``."""

    def __init__(self, game: Game[Any, Any], start: Any, line: int = 0) -> None:
        self.game = game
        self.state = game.copy(start)
        self.lines: list[RecordLine] = []
        self.marks = Marks(game, line, {line: game.copy(start)})

    def step(self, line: RecordLine) -> list[Event]:
        """Carry out one line of a record that is known to be true. Raises NeedsWhole."""
        events: list[Event] = []
        if line.undo >= 0:
            if line.undo < self.marks.first:
                raise NeedsWhole
            self.state = self.marks.back(self.lines, line.undo)
        elif line.note is None:
            events = self.game.apply(self.state, line.seat, Action(line.kind, line.args))
        self.lines.append(line)
        self.marks.passed(line.n, self.state)
        return events


def find_words(words: Words, cursor: ReplayCursor, rows: list[EntryRow]) -> dict[int, str]:
    """The words that these lines lack, by entry. They follow where ``cursor`` stands. Raises NeedsWhole."""
    game = cursor.game
    found: dict[int, str] = {}
    lines: dict[int, RecordLine] = {}
    for row in rows:
        line = line_of(row)
        lines[line.n] = line
        events = cursor.step(line)
        if row.told is not None or line.undo >= 0:
            continue
        if line.note is None:
            view = cache(partial(game.view, cursor.state))
            found[row.seq] = dump(describe(game, words, view, events))
        elif "opened" in line.note:
            choice = lines.get(line.note["opened"]["line"])
            if choice is None:
                raise NeedsWhole
            found[row.seq] = dump_choice(choice)
    return found


def line_of(row: EntryRow) -> RecordLine:
    data = loads(row.body.encode())
    return read_line(data, data["n"], data["n"] + 1)
