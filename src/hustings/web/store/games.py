"""Tables, seats and entries."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec.json import Decoder, Encoder
from msgspec.structs import astuple
from sqlalchemy import (
    Boolean,
    Connection,
    Integer,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from hustings.core.codec import loads
from hustings.web.store import ratings
from hustings.web.store.rows import (
    Commit,
    EntryRow,
    Position,
    SeatRow,
    StoredTable,
    TableRow,
    WhisperRow,
    values,
)
from hustings.web.store.schema import checkpoints, entries, seats, tables, users, watchers, whispers

ENTRY_NAMES = EntryRow.__struct_fields__

# Built once: to build a statement anew costs more than to carry it out. Columns come in the order of the rows.
ADD_TABLE, ADD_SEATS, ADD_ENTRIES = insert(tables), insert(seats), insert(entries)
TABLES = select(*[tables.c[name] for name in TableRow.__struct_fields__])
ONE_TABLE = TABLES.where(tables.c.id == bindparam("id"))
ITS_SEATS = (
    select(*[seats.c[name] for name in SeatRow.__struct_fields__])
    .where(seats.c.table_id == bindparam("id"))
    .order_by(seats.c.seat)
)
ITS_WATCHERS = select(watchers.c.user_id).where(watchers.c.table_id == bindparam("id"))
ITS_CHECKPOINT = (
    select(checkpoints.c.seq, checkpoints.c.body)
    .where(checkpoints.c.table_id == bindparam("id"), checkpoints.c.n <= bindparam("n"))
    .order_by(checkpoints.c.n.desc())
    .limit(1)
)
ITS_ENTRIES = (
    select(*[entries.c[name] for name in ENTRY_NAMES])
    .where(entries.c.table_id == bindparam("id"), entries.c.seq > bindparam("since"))
    .where(entries.c.seq <= bindparam("until"))
    .order_by(entries.c.seq)
)
ENTRY_TYPES = ["integer" if isinstance(entries.c[name].type, Integer) else "text" for name in ENTRY_NAMES]
# Built once: building costs more than a short page takes to read.
PAGE_OF_ENTRIES = ITS_ENTRIES.limit(bindparam("most"))
PAGE_OF_LINES = ITS_ENTRIES.where(entries.c.type == "line").limit(64)
EVER = 2**31 - 1
CHANNEL = "hustings"  # on which PostgreSQL tells other processes of changes
encode = Encoder().encode
OPEN = ("gathering", "running")
ROWS = 100  # entries added by one statement, at most: old SQLite takes 999 values


class Conflict(Exception):
    """Somebody else has gone on from the position this change was meant for."""


class TooMany(Exception):
    """Somebody has as many open tables as they may have."""


def create(
    connection: Connection,
    table: TableRow,
    seat_rows: list[SeatRow],
    entry_rows: list[EntryRow],
    most: int = 0,
    positions: Sequence[Position] = (),
) -> None:
    """A new table; raises TooMany if its owner has ``most`` open ones already (0: no matter)."""
    if most and open_tables(connection, table.owner_id) >= most:
        raise TooMany
    connection.execute(ADD_TABLE, values(table))
    connection.execute(ADD_SEATS, [values(seat) for seat in seat_rows])
    if len(entry_rows) > 1 and connection.dialect.name == "sqlite":  # while these are written no move can be
        connection.exec_driver_sql(_add(1), [astuple(entry) for entry in entry_rows])
    elif entry_rows:
        connection.execute(ADD_ENTRIES, [values(entry) for entry in entry_rows])
    _add_positions(connection, table.id, positions)


# -- going on --
#
# Written out by hand: every move waits for this. 24 against 188 µs with built statements (benchmarks.server_tricks).


def append(connection: Connection, commit: Commit) -> None:
    """Go on from ``expected``; raises Conflict when the table is somewhere else by now."""
    if connection.dialect.name == "sqlite":
        append_on_sqlite(connection.connection.driver_connection, [commit])
    else:
        statement = append_on_postgres(tuple(commit.columns))
        if connection.exec_driver_sql(statement, batch([commit])).first() is None:
            raise Conflict(commit.table_id)
        if commit.snapshot == "":
            connection.execute(delete(checkpoints).where(checkpoints.c.table_id == commit.table_id))
        elif commit.snapshot is not None:
            keep = KEEP.replace("?", "${}").format(1, 2, 3, 4)
            connection.exec_driver_sql(keep, (commit.table_id, commit.n, commit.seq, commit.snapshot))
    for seat, changed in commit.seats.items():
        statement_ = update(seats).where(
            seats.c.table_id == bindparam("its_table"), seats.c.seat == bindparam("its_seat")
        )
        connection.execute(statement_, {**changed, "its_table": commit.table_id, "its_seat": seat})
    if commit.ends:
        ratings.record(connection, commit.table_id)


KEEP = """INSERT INTO checkpoints (table_id, n, seq, body) VALUES (?, ?, ?, ?)
ON CONFLICT (table_id, n) DO NOTHING"""


def alike(commits: list[Commit]) -> dict[tuple[str, ...], list[Commit]]:
    """Those that set the same columns, which one statement can carry out together."""
    groups: dict[tuple[str, ...], list[Commit]] = {}
    for commit in commits:
        groups.setdefault(tuple(commit.columns), []).append(commit)
    return groups


def append_on_sqlite(driver: Any, commits: list[Commit]) -> None:
    """Several tables go on, in a transaction that the caller has begun. Raises Conflict if one cannot."""
    for names, group in alike(commits).items():
        rows = [[commit.table_id, commit.expected, commit.seq, *commit.columns.values()] for commit in group]
        if sqlite3.sqlite_version_info >= (3, 33):
            moved = driver.execute(_move(names, len(rows)), [value for row in rows for value in row]).rowcount
        else:  # one after the other
            moved = sum([driver.execute(_move_one(names), [*row[2:], *row[:2]]).rowcount for row in rows])
        if moved != len(group):
            raise Conflict(", ".join([commit.table_id for commit in group]))
    added = [entry for commit in commits for entry in commit.entries]
    for start in range(0, len(added), ROWS):
        some = added[start : start + ROWS]
        add = _add(len(some))
        try:
            driver.execute(add, [value for entry in some for value in astuple(entry)])
        except sqlite3.IntegrityError as error:
            raise IntegrityError(add, None, error) from None
    for commit in commits:
        if commit.snapshot == "":
            driver.execute("DELETE FROM checkpoints WHERE table_id = ?", (commit.table_id,))
        elif commit.snapshot is not None:
            driver.execute(KEEP, (commit.table_id, commit.n, commit.seq, commit.snapshot))


@lru_cache(maxsize=256)
def _move(columns: tuple[str, ...], rows: int) -> str:
    names = ["seq", *columns]
    sets = ", ".join([f"{name} = change.column{at}" for at, name in enumerate(names, 3)])
    return (
        f"UPDATE tables SET {sets} FROM (VALUES {_marks(len(names) + 2, rows)}) AS change "  # noqa: S608
        "WHERE tables.id = change.column1 AND tables.seq = change.column2"
    )


@lru_cache(maxsize=256)
def _move_one(columns: tuple[str, ...]) -> str:
    sets = ", ".join([f"{name} = ?" for name in ("seq", *columns)])
    return f"UPDATE tables SET {sets} WHERE id = ? AND seq = ?"  # noqa: S608


@lru_cache(maxsize=256)
def _add(rows: int) -> str:
    return f"INSERT INTO entries ({', '.join(ENTRY_NAMES)}) VALUES {_marks(len(ENTRY_NAMES), rows)}"  # noqa: S608


def _marks(wide: int, rows: int) -> str:
    return ", ".join([f"({', '.join(['?'] * wide)})"] * rows)


@lru_cache(maxsize=256)
def append_on_postgres(columns: tuple[str, ...]) -> str:
    """One statement for several tables that set the same columns, one way there and back instead of six each.

    It takes what ``batch`` makes of them, and gives the tables that have moved on; the others were somewhere
    else. Rows are locked in order, so two processes cannot wait for each other.
    """
    types = {name: _kind(tables.c[name].type) for name in columns}
    fields = ", ".join([f"{name} {kind}" for name, kind in types.items()])
    sets = ", ".join([f"{name} = change.{name}" for name in ("seq", *columns)])
    entry = ", ".join([f"{name} {kind}" for name, kind in zip(ENTRY_NAMES, ENTRY_TYPES, strict=True)])
    return f"""
WITH change AS (SELECT * FROM json_to_recordset($1::json) AS c(id text, was integer, seq integer, tell text{", " if fields else ""}{fields})),
     locked AS (SELECT t.id FROM tables t JOIN change ON change.id = t.id ORDER BY t.id FOR UPDATE OF t),
     moved AS (UPDATE tables t SET {sets} FROM locked, change
                WHERE t.id = locked.id AND t.id = change.id AND t.seq = change.was RETURNING t.id, change.tell),
     added AS (INSERT INTO entries ({", ".join(ENTRY_NAMES)})
               SELECT {", ".join(["e." + name for name in ENTRY_NAMES])}
                 FROM json_to_recordset($2::json) AS e({entry}) JOIN moved ON moved.id = e.table_id)
SELECT id, CASE WHEN tell <> '' THEN pg_notify($3, tell) END FROM moved"""  # noqa: S608


def _kind(type: object) -> str:
    return "integer" if isinstance(type, Integer) else "boolean" if isinstance(type, Boolean) else "text"


def batch(commits: list[Commit]) -> tuple[str, str, str]:
    """The values of ``append_on_postgres``."""
    moves = [
        {"id": c.table_id, "was": c.expected, "seq": c.seq, "tell": c.notify, **c.columns} for c in commits
    ]
    added = [entry for commit in commits for entry in commit.entries]
    return encode(moves).decode(), encode(added).decode(), CHANNEL


def load(connection: Connection, id: str, since: int | None = None) -> StoredTable | None:
    """A table with its entries after ``since``; by default those after its snapshot."""
    row = connection.execute(ONE_TABLE, {"id": id}).first()
    if row is None:
        return None
    table = TableRow(*row)
    snapshot = connection.execute(ITS_CHECKPOINT, {"id": id, "n": EVER}).first() if since is None else None
    if since is None:
        since = 0 if snapshot is None else snapshot.seq
    return StoredTable(
        table,
        [SeatRow(*values_of_seat) for values_of_seat in connection.execute(ITS_SEATS, {"id": id})],
        entries_after(connection, id, since, table.seq) if table.seq > since else [],
        set(connection.execute(ITS_WATCHERS, {"id": id}).scalars()),
        None if snapshot is None else snapshot.body,
    )


# The same as one statement of PostgreSQL.
LOAD_IN_ONE = """
SELECT row_to_json(t),
       (SELECT json_agg(s ORDER BY s.seat) FROM seats s WHERE s.table_id = t.id),
       (SELECT json_agg(e ORDER BY e.seq) FROM entries e
         WHERE e.table_id = t.id AND e.seq > coalesce($2, k.seq, 0) AND e.seq <= t.seq),
       (SELECT json_agg(w.user_id) FROM watchers w WHERE w.table_id = t.id),
       k.body
  FROM tables t
  LEFT JOIN LATERAL (SELECT seq, body FROM checkpoints c WHERE c.table_id = t.id AND $2::integer IS NULL
                      ORDER BY c.n DESC LIMIT 1) k ON true
 WHERE t.id = $1
"""
_table, _seats = Decoder(TableRow).decode, Decoder(list[SeatRow]).decode
_entries, _watchers = Decoder(list[EntryRow]).decode, Decoder(set[str]).decode


def loaded_from(row: Any) -> StoredTable:
    """What ``LOAD_IN_ONE`` gave."""
    table, its_seats, its_entries, watching, snapshot = row
    return StoredTable(
        _table(table),
        _seats(its_seats or "[]"),
        _entries(its_entries or "[]"),
        _watchers(watching or "[]"),
        snapshot,
    )


def entries_after(connection: Connection, id: str, since: int, until: int = EVER) -> list[EntryRow]:
    return [
        EntryRow(*row) for row in connection.execute(ITS_ENTRIES, {"id": id, "since": since, "until": until})
    ]


def page_after(connection: Connection, id: str, since: int, until: int, most: int) -> list[EntryRow]:
    """The first entries after ``since``."""
    values_ = {"id": id, "since": since, "until": until, "most": most}
    return [EntryRow(*row) for row in connection.execute(PAGE_OF_ENTRIES, values_).all()]


def lines_until(
    connection: Connection, id: str, n: int, whole: bool = False
) -> tuple[str | None, list[EntryRow]]:
    """The newest checkpoint before line ``n``, unless the ``whole`` game is wanted, and the lines from there."""
    checkpoint = None if whole else connection.execute(ITS_CHECKPOINT, {"id": id, "n": n - 1}).first()
    since = 0 if checkpoint is None else int(checkpoint.seq)
    found: list[EntryRow] = []
    while rows := connection.execute(PAGE_OF_LINES, {"id": id, "since": since, "until": EVER}).all():
        for row in rows:
            entry = EntryRow(*row)
            if loads(entry.body.encode())["n"] > n:
                return None if checkpoint is None else str(checkpoint.body), found
            found.append(entry)
        since = found[-1].seq
    return None if checkpoint is None else str(checkpoint.body), found


def lines_since(connection: Connection, id: str, n: int, until: int) -> tuple[str | None, list[EntryRow]]:
    """The newest checkpoint before line ``n``, and the lines from there to the entry ``until``."""
    checkpoint = connection.execute(ITS_CHECKPOINT, {"id": id, "n": n - 1}).first()
    since = 0 if checkpoint is None else int(checkpoint.seq)
    lines = ITS_ENTRIES.where(entries.c.type == "line")
    found = connection.execute(lines, {"id": id, "since": since, "until": until})
    return None if checkpoint is None else str(checkpoint.body), [EntryRow(*row) for row in found]


def store_words(connection: Connection, id: str, words: dict[int, str], positions: list[Position]) -> None:
    """Words for entries that have none yet, and checkpoints."""
    if words:
        rows = [{"its_table": id, "its_seq": seq, "words": each} for seq, each in words.items()]
        connection.execute(STORE_WORDS, rows)
    known = set(connection.execute(select(checkpoints.c.n).where(checkpoints.c.table_id == id)).scalars())
    _add_positions(connection, id, [each for each in positions if each[0] not in known])


STORE_WORDS = (
    update(entries)
    .where(entries.c.table_id == bindparam("its_table"), entries.c.seq == bindparam("its_seq"))
    .values(told=bindparam("words"))
)


def _add_positions(connection: Connection, id: str, positions: Sequence[Position]) -> None:
    if positions:
        rows = [{"table_id": id, "n": n, "seq": seq, "body": body} for n, seq, body in positions]
        connection.execute(insert(checkpoints), rows)


# -- whispers --

WHISPERS = select(*[whispers.c[name] for name in WhisperRow.__struct_fields__])
MOST_WHISPERS = 500  # read at once: the newest


def add_whisper(connection: Connection, whisper: WhisperRow) -> None:
    """Sent twice with the same key, it is said once."""
    if whisper.key is not None:
        same = select(whispers.c.id).where(
            whispers.c.table_id == whisper.table_id,
            whispers.c.actor == whisper.actor,
            whispers.c.key == whisper.key,
        )
        if connection.execute(same).first() is not None:
            raise Conflict(whisper.table_id)
    connection.execute(insert(whispers).values(values(whisper)))


def whisper(connection: Connection, id: str) -> WhisperRow | None:
    row = connection.execute(WHISPERS.where(whispers.c.id == id)).first()
    return None if row is None else WhisperRow(*row)


def whispers_after(connection: Connection, id: str, since: int, until: int) -> list[WhisperRow]:
    """Those that followed one of the entries from ``since`` to before ``until``."""
    query = WHISPERS.where(
        whispers.c.table_id == id, whispers.c.after >= since, whispers.c.after < until
    ).order_by(whispers.c.at.desc())
    rows = connection.execute(query.limit(MOST_WHISPERS))
    return [WhisperRow(*row) for row in rows][::-1]


def entry_of_line(connection: Connection, id: str, n: int) -> int:
    """The number in the stream of a line of the record, which is there."""
    _, rows = lines_until(connection, id, n)
    return rows[-1].seq


def head_of(connection: Connection, id: str) -> int | None:
    return connection.execute(select(tables.c.seq).where(tables.c.id == id)).scalar()


def entry_by_key(connection: Connection, id: str, actor: str, key: str) -> EntryRow | None:
    row = (
        connection.execute(
            select(entries).where(entries.c.table_id == id, entries.c.actor == actor, entries.c.key == key)
        )
        .mappings()
        .first()
    )
    return None if row is None else EntryRow(**row)


def created_with(connection: Connection, owner: str, key: str) -> str | None:
    return connection.execute(
        select(tables.c.id).where(tables.c.owner_id == owner, tables.c.create_key == key)
    ).scalar()


def seat_by_token(connection: Connection, token: str) -> tuple[str, int] | None:
    row = connection.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.token == token)).first()
    if row is not None:
        return str(row[0]), int(row[1])
    found = connection.execute(select(tables.c.id).where(tables.c.watch_token == token)).scalar()
    return None if found is None else (str(found), -2)


def watch(connection: Connection, id: str, user_id: str) -> None:
    known = select(watchers).where(watchers.c.table_id == id, watchers.c.user_id == user_id)
    if connection.execute(known).mappings().first() is None:
        connection.execute(insert(watchers).values(table_id=id, user_id=user_id))


def renew_watch_link(connection: Connection, id: str, token: str) -> None:
    """Who came by the old link may not watch any more."""
    connection.execute(delete(watchers).where(watchers.c.table_id == id))
    connection.execute(update(tables).where(tables.c.id == id).values(watch_token=token))


def one(connection: Connection, id: str) -> tuple[TableRow, list[SeatRow]] | None:
    """A table with its seats and nothing else."""
    found = connection.execute(ONE_TABLE, {"id": id}).first()
    if found is None:
        return None
    return TableRow(*found), [SeatRow(*seat) for seat in connection.execute(ITS_SEATS, {"id": id})]


MOST_BRANCHES = 50  # of branches, one of another


def root_of(connection: Connection, id: str) -> tuple[TableRow, list[SeatRow]] | None:
    """The game that an analysis goes back to, or the table itself if it is none; None after too many steps."""
    at = id
    for _ in range(MOST_BRANCHES):
        found = connection.execute(ONE_TABLE, {"id": at}).first()
        if found is None:
            return None
        row = TableRow(*found)
        if row.branch_of is None:
            return row, [
                SeatRow(*values_of_seat) for values_of_seat in connection.execute(ITS_SEATS, {"id": at})
            ]
        at = row.branch_of
    return None


PAGE = 30
PUBLIC = and_(tables.c.visibility == "public", tables.c.moderation == "")


def listing(
    connection: Connection, scope: str, user_id: str, before: str, game: str = "", pace: str = ""
) -> list[tuple[TableRow, list[SeatRow]]]:
    """The newest tables of a scope, a page at a time."""
    query: Select[Any] = TABLES
    if scope == "lobby":
        waiting = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "open")
        query = query.where(PUBLIC, tables.c.status == "gathering", waiting)
    elif scope == "running":
        query = query.where(PUBLIC, tables.c.status == "running")
    else:
        seated = exists().where(and_(seats.c.table_id == tables.c.id, seats.c.user_id == user_id))
        query = query.where(or_(tables.c.owner_id == user_id, seated), tables.c.status != "closed")
        query = query.where(tables.c.moderation != "removed")
        if scope == "finished":
            query = query.where(tables.c.status == "finished")
    if before:
        query = query.where(tables.c.created_at < before)
    if game:
        query = query.where(tables.c.game == game)
    if pace:
        query = query.where(tables.c.pace == pace)
    rows = [
        TableRow(**row)
        for row in connection.execute(query.order_by(tables.c.created_at.desc()).limit(PAGE)).mappings()
    ]
    by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    if rows:
        for values_of_seat in connection.execute(
            select(seats).where(seats.c.table_id.in_(list(by_table))).order_by(seats.c.seat)
        ).mappings():
            seat = SeatRow(**values_of_seat)
            by_table[seat.table_id].append(seat)
    return [(row, by_table[row.id]) for row in rows]


def due(connection: Connection, asked_before: str, seen_after: str = "") -> list[str]:
    """Tables whose bots have been asked for a while; those of bots only must have been seen after that moment."""
    bots = connection.execute(
        select(tables.c.id)
        .where(tables.c.bot_due.is_not(None), tables.c.bot_due < asked_before)
        # Not by the index of the status: tables that sleep are running, too, and there may be very many.
        .where(func.coalesce(tables.c.status, "") == "running")
        .where(or_(tables.c.people, tables.c.seen_at > seen_after))
        .order_by(tables.c.people.desc(), tables.c.bot_due)
        .limit(200)
    ).scalars()
    return list(bots)


DEADLINES = (  # the index is read from its first entry on: what sleeps costs nothing
    select(tables.c.id, tables.c.deadline)
    .where(tables.c.deadline.is_not(None))
    .order_by(tables.c.deadline)
    .limit(bindparam("most"))
)


def deadlines(connection: Connection, most: int) -> list[tuple[str, str]]:
    """The tables whose clocks are the next to run out or to warn, and when; only running ones have such a moment."""
    return [(str(row[0]), str(row[1])) for row in connection.execute(DEADLINES, {"most": most})]


# -- who is here --


def note_here(connection: Connection, until: dict[tuple[str, int], str]) -> None:
    """Until when people are taken to be at their seats."""
    connection.execute(
        NOTE_HERE, [{"its_table": t, "its_seat": s, "until": u} for (t, s), u in until.items()]
    )


NOTE_HERE = (
    update(seats)
    .where(seats.c.table_id == bindparam("its_table"), seats.c.seat == bindparam("its_seat"))
    .values(here_until=bindparam("until"))
)


def nothing(connection: Connection) -> None:
    """Other processes are told to look again, and nothing else."""


def running_of(connection: Connection, user_id: str) -> list[tuple[TableRow, SeatRow]]:
    """The running games of somebody, with each seat they have there."""
    mine = select(seats).where(seats.c.user_id == user_id, seats.c.kind == "human")
    rows = [SeatRow(**row) for row in connection.execute(mine).mappings()]
    running = TABLES.where(
        tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == user_id, seats.c.kind == "human")),
        tables.c.status == "running",
        tables.c.moderation != "removed",
    )
    found = {row[0]: TableRow(*row) for row in connection.execute(running)}
    return [(found[row.table_id], row) for row in rows if row.table_id in found]


# -- how many, and for how long --


def open_tables(connection: Connection, owner: str) -> int:
    """How many tables of somebody gather or run."""
    # Who opens several at once waits here, where several processes can write.
    connection.execute(select(users.c.id).where(users.c.id == owner).with_for_update())
    mine = select(func.count()).where(tables.c.owner_id == owner, tables.c.status.in_(OPEN))
    return int(connection.execute(mine).scalar_one())


def bot_tables(connection: Connection, owner: str, client: str, seen_after: str) -> tuple[int, int]:
    """How many tables of bots only run: of an owner, and those started from an address that do not rest."""
    alone = select(func.count()).where(tables.c.status == "running", tables.c.people.is_(False))
    own = connection.execute(alone.where(tables.c.owner_id == owner)).scalar_one()
    near = connection.execute(
        alone.where(tables.c.client == client, tables.c.seen_at > seen_after)
    ).scalar_one()
    return int(own), int(near)


def abandoned(
    connection: Connection, untouched: dict[tuple[str, str], str], unseen: str, most: int, but: set[str]
) -> list[tuple[str, str | None]]:
    """Tables that are open and forgotten, each with when it was last touched.

    ``untouched`` says by status and pace since when nobody may have touched a table, ``unseen`` since when nobody
    may have looked at one of bots only ("": no matter).
    """
    rules = [
        and_(tables.c.status == status, tables.c.pace == pace, old)
        for (status, pace), since in untouched.items()
        for old in (
            tables.c.touched_at < since,
            and_(tables.c.touched_at.is_(None), tables.c.created_at < since),
        )
    ]
    if unseen:
        alone = and_(tables.c.status == "running", tables.c.pace == "live", tables.c.people.is_(False))
        rules.append(and_(alone, tables.c.seen_at < unseen))
    if not rules:
        return []
    query = select(tables.c.id, tables.c.touched_at).where(or_(*rules), tables.c.id.not_in(but))
    return [(str(row[0]), row[1]) for row in connection.execute(query.limit(most))]


def all_ids(connection: Connection) -> list[str]:
    return list(connection.execute(select(tables.c.id).order_by(tables.c.created_at)).scalars())
