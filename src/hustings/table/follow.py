"""Tables from what is stored, and going on with what another process has committed."""

from __future__ import annotations

from typing import Any

from hustings.core.codec import loads
from hustings.core.errors import RecordError
from hustings.core.event import Event
from hustings.core.record import RecordLine
from hustings.play.match import Match
from hustings.structs import replace
from hustings.table.aggregate import GameTable, set_up_table
from hustings.table.entries import NeedsWhole, line_of
from hustings.table.feed import Feed
from hustings.table.recipients import Recipient
from hustings.table.rows import EntryRow, StoredTable, TableRow
from hustings.table.stored_words import describe, without_words
from hustings.table.undo import after_answer, after_undo, harmless


def open_table(stored: StoredTable) -> GameTable:
    """The table as it is stored. Raises NeedsWhole, and RecordError when it cannot be played here."""
    table = set_up_table(stored.row, stored.seats, stored.watchers)
    match = table.match
    if match is None:
        return table
    if stored.snapshot is not None:
        snapshot = loads(stored.snapshot.encode())
        match.jump(snapshot["match"])
        table.snapshot_n = match.n
        table.sealed.read(snapshot["sealed"], snapshot["void"])
        table.undo_steps = snapshot["steps"]
    for entry in stored.entries:
        if entry.type == "line":
            _take(table, match, line_of(entry))
    return table


def follow(table: GameTable, stored: StoredTable, recipients: list[Recipient]) -> Feed:
    """Go on with what another process has committed: the table after it, and what to tell of it.

    ``stored`` holds the entries after those of ``table``. Raises NeedsWhole.
    """
    after = table.copy()
    feed = Feed(table, after, recipients, followed=True)
    if after.match is None:  # perhaps it has begun, by the rules it is pinned to from now on
        begun = set_up_table(stored.row, stored.seats, stored.watchers)
        after.match, after.title, after.game = begun.match, begun.title, begun.game
    after.row, after.seats, after.watchers = stored.row, stored.seats, stored.watchers
    for entry in stored.entries:
        if entry.type == "line":
            assert after.match is not None
            line = line_of(entry)
            events, choice = _take(after, after.match, line)
            if not feed.renderers:
                feed.entries.append(entry)
                continue
            if feed.in_words:
                described = describe(after.game, after.title.words, after.view, events)
            else:
                described = without_words(events)
            feed.add_line(entry, line, described, choice)
        else:
            feed.add_other(entry)
    return feed


def _take(table: GameTable, match: Match, line: RecordLine) -> tuple[list[Event], RecordLine | None]:
    """Take over a line that is stored already: its events, and the sealed choice it opens."""
    before, lines = match.n, len(match.lines)
    try:
        move = match.take(line)
    except RecordError:
        if line.undo >= 0 and len(match.lines) == lines:
            raise NeedsWhole from None
        raise
    if line.undo >= 0:
        table.sealed.take_back(line.undo)
        table.undo_steps = after_undo(table.undo_steps, line.undo)
        return move.events, None
    choice = table.sealed.follow(line)
    if line.note is None:
        if line.seat < 0 or table.row.status != "running" or not harmless(table.game, line.kind, move.events):
            table.undo_steps = []
        else:
            table.undo_steps = after_answer(table.undo_steps, line.seat, line.n, before)
    return move.events, choice


def with_columns(table: GameTable, seq: int, columns: dict[str, Any], entries: list[EntryRow]) -> StoredTable:
    """What is stored now, by the word of another process that has gone on from here."""
    row: TableRow = replace(table.row)
    row.seq = seq
    for name, value in columns.items():
        setattr(row, name, value)
    return StoredTable(row, table.seats, entries, table.watchers)
