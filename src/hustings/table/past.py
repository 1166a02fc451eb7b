"""Stored games, looked at again."""

from __future__ import annotations

from functools import partial
from typing import Any

from hustings.core.codec import dumps, loads
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.record import RecordLine
from hustings.core.struct import read
from hustings.core.title import Title
from hustings.play.match import in_force
from hustings.table.aggregate import GameTable, start_match
from hustings.table.draft import SNAPSHOT_EVERY
from hustings.table.entries import NeedsWhole, ReplayCursor, find_words, line_of
from hustings.table.rows import EntryRow, Position, StoredTable
from hustings.table.stored_words import describe, dump, dump_choice, events_of

FAR = 2 * SNAPSHOT_EVERY  # lines; checkpoints lie closer together, unless they were taken away


def lacks_words(row: EntryRow) -> bool:
    """Whether an entry should have words and has none."""
    if row.type != "line" or row.told is not None:
        return False
    data = loads(row.body.encode())
    return "kind" in data or "opened" in (data.get("note") or {})


def words_of(title: Title, stored: StoredTable) -> tuple[dict[int, str], list[Position]]:
    """The words of every line that has none, by entry; for a finished game also checkpoints."""
    match = start_match(stored.row)
    game = match.game
    words: dict[int, str] = {}
    positions: list[Position] = []
    lines: dict[int, RecordLine] = {}
    for row in stored.entries:
        if row.type != "line":
            continue
        line = line_of(row)
        lines[line.n] = line
        events = match.take(line).events
        if row.told is not None:
            pass
        elif line.note is not None and "opened" in line.note:
            words[row.seq] = dump_choice(lines[line.note["opened"]["line"]])
        elif line.note is None and line.undo < 0:
            words[row.seq] = dump(describe(game, title.words, partial(game.view, match.state), events))
        if stored.row.status == "finished" and (line.n % SNAPSHOT_EVERY == 0 or line.n == stored.row.n):
            position = {"match": match.snapshot(), "sealed": [], "void": [], "steps": []}
            positions.append((line.n, row.seq, dumps(position).decode()))
    return words, positions


def words_since(table: GameTable, checkpoint: str | None, rows: list[EntryRow], n: int) -> dict[int, str]:
    """The words that these lines lack, by entry. They follow the checkpoint or the start.

    Raises NeedsWhole, also where line ``n``, the first that matters, is far from there: then it is better to
    find them all, once.
    """
    if rows and n - line_of(rows[0]).n > FAR:
        raise NeedsWhole
    return find_words(table.title.words, _cursor_at(table, checkpoint), rows)


def replay_to(table: GameTable, checkpoint: str | None, rows: list[EntryRow]) -> ReplayCursor:
    """The game after these lines, which follow the checkpoint or the start. Raises NeedsWhole."""
    cursor = _cursor_at(table, checkpoint)
    for row in rows:
        cursor.step(line_of(row))
    return cursor


def _cursor_at(table: GameTable, checkpoint: str | None) -> ReplayCursor:
    state, line = start_match(table.row).state, 0
    if checkpoint is not None:
        known = loads(checkpoint.encode())["match"]
        state, line = read(type(state), known["state"]), known["n"]
    return ReplayCursor(table.game, state, line)


def events_heard(game: Game[Any, Any], rows: list[EntryRow], seat: int) -> list[Event]:
    """The events of all lines in force as ``seat`` may know them; ``rows`` begin with the first."""
    lines: list[RecordLine] = []
    words: dict[int, str] = {}
    for row in rows:
        if row.type == "line":
            lines.append(line_of(row))
            words[lines[-1].n] = row.told or "[]"
    in_effect = in_force(lines, lines[-1].n if lines else 0)
    return [event for line in in_effect for event in events_of(game, words[line.n], seat)]
