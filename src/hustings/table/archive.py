"""Stored games as records: out, in, and held to the rules again."""

from __future__ import annotations

from hustings.core.codec import dumps, loads
from hustings.core.errors import HustingsError, RecordError, TooMuchWork
from hustings.core.record import Header, Record, RecordLine, commit, read_header, read_record
from hustings.figures import is_text
from hustings.play.match import Match
from hustings.play.receipts import Receipts
from hustings.play.replay import Replay
from hustings.registry import title as find_title
from hustings.table.aggregate import start_match
from hustings.table.entries import line_of
from hustings.table.ids import new_token
from hustings.table.past import words_of
from hustings.table.rows import EntryRow, Position, SeatRow, StoredTable, TableRow, TableUser
from hustings.table.seating import new_row
from hustings.table.times import stamp

WORK = 20_000  # lines that an imported record may take, those again after steps back included


def replayed(stored: StoredTable) -> tuple[Match, Receipts]:
    """A stored game played again line by line, each held to its hash. Raises RecordError."""
    match = start_match(stored.row)
    receipts = Receipts()
    for entry in stored.entries:
        if entry.type == "line":
            line = line_of(entry)
            match.take(line)
            receipts.see(line)
    return match, receipts


def record_of(stored: StoredTable) -> bytes:
    """The record of a finished game, as it was stored."""
    return replayed(stored)[0].record().dumps()


def check(stored: StoredTable) -> tuple[str, int]:
    """What is wrong with a stored game ("" if nothing), and how many receipts were checked."""
    row = stored.row
    if row.header is None:
        return "", 0
    try:
        header = read_header(row.header.encode())
        if not commit(row.seed) == row.commitment == header.seed_commitment:
            return "the seed is not the one committed to", 0
        match, receipts = replayed(stored)
        if match.n != row.n:
            return f"line {match.n + 1}: the table says there are {row.n} lines", receipts.checked
        if row.status == "finished":
            if row.base is None:
                Replay(read_record(match.record().dumps()), match.game).run()
            if row.result is None or match.outcome().data() != loads(row.result.encode()):
                return "the result differs", receipts.checked
        elif row.status == "running" and match.over:
            return "the game is over and the table does not know it", receipts.checked
    except HustingsError as error:
        return str(error), 0
    return "", receipts.checked


Imported = tuple[TableRow, list[SeatRow], list[EntryRow], list[Position]]


def imported(content: bytes, owner: TableUser) -> Imported:
    """A finished record as a table of its own, with its checkpoints. Raises RecordError, TooMuchWork among them."""
    if content.count(b"\n") > WORK:
        raise TooMuchWork(WORK + 1, f"a record has {WORK} lines at most")
    try:
        return _imported(read_record(content), owner)
    except (IndexError, KeyError, TypeError, ValueError, RecursionError) as error:
        raise RecordError(1, f"this is no record of a game ({type(error).__name__})") from None


def _imported(record: Record, owner: TableUser) -> Imported:
    if record.result is None:
        raise RecordError(len(record.lines) + 2, "only a finished game can be imported")
    header = record.header
    check_header(header)
    check_notes(record.lines, header.players)
    replay = Replay(record, budget=WORK)
    match = replay.run()
    seed, header.seed = header.seed, ""
    row = row_of(header, match, owner, seed)
    row.status, row.seq = "finished", match.n + 2
    row.started_at = row.finished_at = stamp()
    row.result = dumps(match.outcome().data()).decode()
    entries = line_entries(row, record.lines)
    entries.append(EntryRow(row.id, row.seq, entries[0].at, "end", "", None, "{}"))
    seats = [seat_of(row.id, seat, "human", None, "", header.nonces[seat]) for seat in range(header.players)]
    words, positions = words_of(find_title(header.game), StoredTable(row, seats, entries, set()))
    for entry in entries:
        entry.told = words.get(entry.seq)
    return row, seats, entries, positions


def check_header(header: Header) -> None:
    """Raises RecordError where a record cannot become a table here."""
    options = header.plain_options()
    for option in find_title(header.game).options:
        if option.kind == "folder" and options.get(option.name) and not is_text(options[option.name]):
            raise RecordError(1, f"{option.name} names a folder of another machine")
    if len(header.nonces) != header.players:
        raise RecordError(1, f"{header.players} players bring {header.players} nonces")


def check_notes(lines: list[RecordLine], players: int) -> None:
    """Whether what is noted about seats can be told. Raises RecordError."""
    for line in lines:
        note = line.note or {}
        for kind, name in (("hands", "now"), ("late", "bot")):
            if kind not in note:
                continue
            about = note[kind]
            whole = isinstance(about, dict) and isinstance(about.get(name), str)
            if not whole or type(about.get("seat")) is not int or not 0 <= about["seat"] < players:
                raise RecordError(line.n + 1, f"a note of this kind holds seat and {name}")


def row_of(header: Header, match: Match, owner: TableUser, seed: str) -> TableRow:
    """The table of a game that comes from elsewhere."""
    row = new_row(owner, header.game, header.players, match.game.options)
    row.seed, row.commitment, row.header = seed, header.seed_commitment, header.line().decode()
    row.n = match.n
    row.watch_token = new_token()
    return row


def seat_of(
    table_id: str, seat: int, kind: str, user_id: str | None, name: str, nonce: str, bot: str | None = None
) -> SeatRow:
    return SeatRow(table_id, seat, kind, user_id, name, bot, False, nonce or None, None, None, None)


def line_entries(row: TableRow, lines: list[RecordLine]) -> list[EntryRow]:
    """The stream of a table that begins with these lines."""
    now = stamp()
    return [
        EntryRow(row.id, 1, now, "start", "", None, "{}"),
        *(
            EntryRow(row.id, number, now, "line", "", None, line.line().decode())
            for number, line in enumerate(lines, 2)
        ),
    ]


__all__ = ["RecordError", "check", "imported", "record_of", "replayed"]
