"""Unfinished games as files, to go on with elsewhere.

The first line says who sits where, and holds the seed; the rest is the record so far, as it is. Whoever has such a
file knows all that is hidden. So only games travel whose people share one device, they count for nothing, and
nobody else can join them any more. The record says where they went through a file.
"""

from __future__ import annotations

from typing import Any, Final

from hustings import wire
from hustings.core.codec import dumps, loads
from hustings.core.errors import CodecError, OptionError, RecordError, TooMuchWork
from hustings.core.record import commit, read_record
from hustings.play.receipts import receipt, salt_for
from hustings.play.replay import Replay
from hustings.structs import Struct, ValidationError, convert
from hustings.table import seating
from hustings.table.aggregate import GameTable
from hustings.table.archive import (
    Imported,
    check_header,
    check_notes,
    imported,
    line_entries,
    row_of,
    seat_of,
)
from hustings.table.draft import TableDraft, position_of
from hustings.table.follow import open_table
from hustings.table.names import clean
from hustings.table.past import words_of
from hustings.table.problems import HttpProblem
from hustings.table.rows import SeatRow, StoredTable, TableUser
from hustings.table.setup import set_up, setup_of
from hustings.table.times import stamp
from hustings.table.undo import mark_undone

FORMAT: Final = "hustings-game-1"
WORK = 10_000  # lines that a game may take that is to be gone on with, those again after steps back included


class SavedSeat(Struct, forbid_unknown_fields=True):
    kind: str  # human, bot
    name: str = ""
    bot: str = ""  # who plays, or stands in for a person


class SavedGame(Struct, forbid_unknown_fields=True):
    """The first line of such a file."""

    format: str
    seed: str
    seats: list[SavedSeat]
    help: bool = False
    undo: wire.UndoRule = "ask"
    clock: wire.Clock | None = None


def must_travel(table: GameTable, owner: TableUser) -> None:
    """Only a running game whose people all sit before the owner's device, none of them behind a PIN. Raises a 409."""
    row = table.row
    table.playing()
    if row.lesson is not None or row.base is not None:
        raise HttpProblem(409, "first campaigns and analyses stay where they are", "stays-here")
    people = [seat for seat in table.seats if seat.kind != "bot"]
    if not people or any(seat.kind != "human" or seat.user_id != owner.id for seat in people):
        raise HttpProblem(409, "other people play here: their cards stay on this table", "stays-here")
    if any(seat.pin is not None for seat in people):
        raise HttpProblem(409, "a seat here is behind a PIN, which a file could not keep", "stays-here")


def only_theirs(stored: StoredTable, owner: TableUser) -> bool:
    """Whether nobody else has ever done anything at this table."""
    return all(entry.actor in ("", owner.id) for entry in stored.entries)


def saving(draft: TableDraft, owner: TableUser) -> None:
    """From now on the seed is known outside."""
    must_travel(draft.table, owner)
    draft.carry("saved")


def save(stored: StoredTable) -> bytes:
    """The file of a running game. Secret: whoever may have it is for the caller to know."""
    row = stored.row
    assert row.header is not None
    about = {
        "format": FORMAT,
        "seed": row.seed,
        "seats": [_saved_seat(seat) for seat in stored.seats],
        "help": row.help,
        "undo": row.undo,
        "clock": None if row.clock is None else loads(row.clock.encode()),
    }
    lines = [entry.body.encode() for entry in stored.entries if entry.type == "line"]
    return b"\n".join([dumps(about), row.header.encode(), *lines, b""])


def _saved_seat(seat: SeatRow) -> dict[str, str]:
    return {"kind": seat.kind, "name": seat.name, **({"bot": seat.bot or ""} if seat.by_bot else {})}


def is_saved(content: bytes) -> bool:
    """Whether this is the file of an unfinished game, or means to be."""
    first = content.split(b"\n", 1)[0]
    try:
        data = loads(first)
    except CodecError:
        return False
    return isinstance(data, dict) and str(data.get("format", "")).startswith("hustings-game-")


def imported_any(content: bytes, owner: TableUser) -> Imported:
    """A finished record, or an unfinished game. Raises RecordError, TooMuchWork among them."""
    return opened(content, owner) if is_saved(content) else imported(content, owner)


def opened(content: bytes, owner: TableUser) -> Imported:
    """An unfinished game as a table of its owner's; ``go_on`` has to follow. Raises RecordError."""
    if content.count(b"\n") > WORK:
        raise TooMuchWork(WORK + 1, f"an unfinished game has {WORK} lines at most")
    first, _, rest = content.partition(b"\n")
    try:
        return _opened(_read(first), rest, owner)
    except OptionError as error:
        raise RecordError(1, str(error)) from None
    except (IndexError, KeyError, TypeError, ValueError, RecursionError) as error:
        raise RecordError(1, f"this is no saved game ({type(error).__name__})") from None


def _read(first: bytes) -> SavedGame:
    try:
        about = convert(loads(first), SavedGame)
    except (CodecError, ValidationError) as error:
        raise RecordError(1, str(error)) from None
    if about.format != FORMAT:
        raise RecordError(1, f"not a {FORMAT}")
    return about


def _opened(about: SavedGame, rest: bytes, owner: TableUser) -> Imported:
    record = read_record(rest)
    header = record.header
    check_header(header)
    if record.result is not None or header.seed:
        raise RecordError(1, "this game is over: open its record")
    if len(about.seed) != 64 or commit(about.seed) != header.seed_commitment:
        raise RecordError(1, "the seed is not the one committed to at the start")
    check_notes(record.lines, header.players)
    header.seed = about.seed  # so that every draw is held to it
    replay = Replay(record, budget=WORK)
    match = replay.run()
    header.seed = ""
    if match.over:
        raise RecordError(1, "this game is over: open its record")
    for n, (said, line) in replay.receipts.given.items():
        if said != receipt(salt_for(about.seed, n), n, line.seat, line.kind, line.args):
            raise RecordError(n + 2, "a receipt does not fit the choice it was given for")
    row = row_of(header, match, owner, about.seed)
    row.status, row.seq, row.started_at = "running", match.n + 1, stamp()
    row.help, row.undo = about.help, about.undo
    row.clock = None if about.clock is None else dumps(_clock(about.clock)).decode()
    for line in record.lines:
        if line.undo >= 0:
            row.undone = mark_undone(row.undone, line.undo + 1, line.n - 1)
    if len(about.seats) != header.players:
        raise RecordError(1, f"{header.players} players need {header.players} seats")
    seats = [
        _seat(row.id, number, seat, owner, header.nonces[number]) for number, seat in enumerate(about.seats)
    ]
    if all(seat.kind == "bot" for seat in seats):
        raise RecordError(1, "nobody but bots sits here")
    entries = line_entries(row, record.lines)
    stored = StoredTable(row, seats, entries, set())
    words, _ = words_of(set_up(setup_of(row))[0], stored)
    for entry in entries:
        entry.told = words.get(entry.seq)
    return row, seats, entries, [(match.n, row.seq, position_of(open_table(stored)))]


def _clock(clock: wire.Clock) -> dict[str, Any]:
    return {"seconds": clock.seconds, "bank": clock.bank, "then": clock.then}


def _seat(table_id: str, number: int, wish: SavedSeat, owner: TableUser, nonce: str) -> SeatRow:
    name = clean(wish.name)
    if wish.kind == "bot":
        bot = seating.check_bot(wish.bot)
        return seat_of(table_id, number, "bot", None, name or bot, nonce, bot)
    if wish.kind != "human":
        raise RecordError(1, "a seat is a person's or a bot's")
    seat = seat_of(table_id, number, "human", owner.id, name or owner.name, nonce)
    if wish.bot:
        seat.bot, seat.standin = seating.check_bot(wish.bot), True
    return seat


def go_on(draft: TableDraft) -> None:
    """The first thing that happens at such a table: whoever opened the file takes their seats again."""
    draft.carry("opened")
    for seat in draft.seats:
        if seat.standin:
            seating.take_back(draft, seat.seat)
    draft.go_on()


__all__ = ["go_on", "imported_any", "is_saved", "must_travel", "only_theirs", "opened", "save", "saving"]
