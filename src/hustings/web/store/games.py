"""Tables, seats and entries."""

from __future__ import annotations

import sqlite3
from functools import lru_cache
from typing import Any

from msgspec.json import Decoder, Encoder
from msgspec.structs import astuple
from sqlalchemy import (
    Connection,
    Integer,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from hustings.web.store.rows import EntryRow, SeatRow, TableRow, values
from hustings.web.store.schema import entries, seats, snapshots, tables, watchers

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
ITS_SNAPSHOT = select(snapshots.c.seq, snapshots.c.body).where(snapshots.c.table_id == bindparam("id"))
ITS_ENTRIES = (
    select(*[entries.c[name] for name in ENTRY_NAMES])
    .where(entries.c.table_id == bindparam("id"), entries.c.seq > bindparam("since"))
    .where(entries.c.seq <= bindparam("until"))
    .order_by(entries.c.seq)
)
ENTRY_TYPES = ["integer" if isinstance(entries.c[name].type, Integer) else "text" for name in ENTRY_NAMES]
EVER = 2**31 - 1
CHANNEL = "hustings"  # on which PostgreSQL tells other processes of changes
encode = Encoder().encode
ROWS = 100  # entries added by one statement, at most: old SQLite takes 999 values


class Conflict(Exception):
    """Somebody else has gone on from the position this change was meant for."""


class Loaded:
    """A table with its seats, its watchers and some of its entries."""

    def __init__(
        self,
        table: TableRow,
        seats: list[SeatRow],
        entries: list[EntryRow],
        watchers: set[str],
        snapshot: str | None = None,
    ) -> None:
        self.table = table
        self.snapshot = snapshot  # the position before the first of these entries, unless that is the start
        self.seats = seats
        self.entries = entries
        self.watchers = watchers


class Change:
    """What is to become of a table: it goes on from ``expected`` with these entries, columns and seats.

    ``snapshot`` is the position after that, if it is to be kept.
    """

    def __init__(
        self,
        table_id: str,
        expected: int,
        said: list[EntryRow],
        columns: dict[str, Any],
        places: dict[int, dict[str, Any]],
        snapshot: str | None = None,
        tell: str = "",
    ) -> None:
        self.table_id = table_id
        self.expected = expected
        self.seq = expected + len(said)
        self.said = said
        self.columns = columns
        self.places = places
        self.snapshot = snapshot
        self.tell = tell  # goes to every process that listens, once committed


def create(connection: Connection, table: TableRow, places: list[SeatRow], said: list[EntryRow]) -> None:
    connection.execute(ADD_TABLE, values(table))
    connection.execute(ADD_SEATS, [values(seat) for seat in places])
    if said:
        connection.execute(ADD_ENTRIES, [values(entry) for entry in said])


# -- going on --
#
# Written out by hand: this is what every move waits for, and built statements cost ten times as much.


def append(connection: Connection, change: Change) -> None:
    """Go on from ``expected``; raises Conflict when the table is somewhere else by now."""
    if connection.dialect.name == "sqlite":
        append_on_sqlite(connection.connection.driver_connection, [change])
    else:
        statement = append_on_postgres(tuple(change.columns))
        if connection.exec_driver_sql(statement, batch([change])).first() is None:
            raise Conflict(change.table_id)
        if change.snapshot is not None:
            keep = KEEP.replace("?", "${}").format(1, 2, 3)
            connection.exec_driver_sql(keep, (change.table_id, change.seq, change.snapshot))
    for seat, changed in change.places.items():
        statement_ = update(seats).where(
            seats.c.table_id == bindparam("its_table"), seats.c.seat == bindparam("its_seat")
        )
        connection.execute(statement_, {**changed, "its_table": change.table_id, "its_seat": seat})


KEEP = """INSERT INTO snapshots (table_id, seq, body) VALUES (?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body"""


def alike(changes: list[Change]) -> dict[tuple[str, ...], list[Change]]:
    """Those that set the same columns, which one statement can carry out together."""
    groups: dict[tuple[str, ...], list[Change]] = {}
    for change in changes:
        groups.setdefault(tuple(change.columns), []).append(change)
    return groups


def append_on_sqlite(driver: Any, changes: list[Change]) -> None:
    """Several tables go on, in a transaction that the caller has begun. Raises Conflict if one cannot."""
    for names, group in alike(changes).items():
        rows = [[change.table_id, change.expected, change.seq, *change.columns.values()] for change in group]
        if sqlite3.sqlite_version_info >= (3, 33):
            moved = driver.execute(_move(names, len(rows)), [value for row in rows for value in row]).rowcount
        else:  # one after the other
            moved = sum([driver.execute(_move_one(names), [*row[2:], *row[:2]]).rowcount for row in rows])
        if moved != len(group):
            raise Conflict(", ".join([change.table_id for change in group]))
    said = [entry for change in changes for entry in change.said]
    for start in range(0, len(said), ROWS):
        some = said[start : start + ROWS]
        add = _add(len(some))
        try:
            driver.execute(add, [value for entry in some for value in astuple(entry)])
        except sqlite3.IntegrityError as error:
            raise IntegrityError(add, None, error) from None
    for change in changes:
        if change.snapshot is not None:
            driver.execute(KEEP, (change.table_id, change.seq, change.snapshot))


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
    types = {name: "integer" if isinstance(tables.c[name].type, Integer) else "text" for name in columns}
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


def batch(changes: list[Change]) -> tuple[str, str, str]:
    """The values of ``append_on_postgres``."""
    moves = [
        {"id": c.table_id, "was": c.expected, "seq": c.seq, "tell": c.tell, **c.columns} for c in changes
    ]
    said = [entry for change in changes for entry in change.said]
    return encode(moves).decode(), encode(said).decode(), CHANNEL


def load(connection: Connection, id: str, since: int | None = None) -> Loaded | None:
    """A table with its entries after ``since``; by default those after its snapshot."""
    row = connection.execute(ONE_TABLE, {"id": id}).first()
    if row is None:
        return None
    table = TableRow(*row)
    snapshot = connection.execute(ITS_SNAPSHOT, {"id": id}).first() if since is None else None
    if since is None:
        since = 0 if snapshot is None else snapshot.seq
    return Loaded(
        table,
        [SeatRow(*place) for place in connection.execute(ITS_SEATS, {"id": id})],
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
  FROM tables t LEFT JOIN snapshots k ON k.table_id = t.id AND $2::integer IS NULL
 WHERE t.id = $1
"""
_table, _seats = Decoder(TableRow).decode, Decoder(list[SeatRow]).decode
_entries, _watchers = Decoder(list[EntryRow]).decode, Decoder(set[str]).decode


def loaded_from(row: Any) -> Loaded:
    """What ``LOAD_IN_ONE`` gave."""
    table, places, said, watching, snapshot = row
    return Loaded(
        _table(table), _seats(places or "[]"), _entries(said or "[]"), _watchers(watching or "[]"), snapshot
    )


def entries_after(connection: Connection, id: str, since: int, until: int = EVER) -> list[EntryRow]:
    return [
        EntryRow(*row) for row in connection.execute(ITS_ENTRIES, {"id": id, "since": since, "until": until})
    ]


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


PAGE = 30
PUBLIC = and_(tables.c.visibility == "public", tables.c.moderation == "")


def listing(
    connection: Connection, scope: str, user_id: str, before: str
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
    rows = [
        TableRow(**row)
        for row in connection.execute(query.order_by(tables.c.created_at.desc()).limit(PAGE)).mappings()
    ]
    places: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    if rows:
        for place in connection.execute(
            select(seats).where(seats.c.table_id.in_(list(places))).order_by(seats.c.seat)
        ).mappings():
            seat = SeatRow(**place)
            places[seat.table_id].append(seat)
    return [(row, places[row.id]) for row in rows]


def due(connection: Connection, asked_before: str, now: str) -> tuple[list[str], list[str]]:
    """Tables whose bots have been asked for a while, and tables with a clock that has run out."""
    bots = connection.execute(
        select(tables.c.id)
        .where(tables.c.status == "running", tables.c.bot_due.is_not(None), tables.c.bot_due < asked_before)
        .limit(200)
    ).scalars()
    late = connection.execute(
        select(tables.c.id)
        .where(tables.c.status == "running", tables.c.deadline.is_not(None), tables.c.deadline < now)
        .limit(200)
    ).scalars()
    return list(bots), list(late)


def claim(connection: Connection, now: str, until: str, most: int) -> list[str]:
    """Tables whose bots are asked and that no other worker has in hand: now they are in this one's."""
    free = (
        select(tables.c.id)
        .where(
            tables.c.status == "running",
            tables.c.bot_due.is_not(None),
            or_(tables.c.bot_lease.is_(None), tables.c.bot_lease < now),
        )
        .order_by(tables.c.bot_due)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    taken = update(tables).where(tables.c.id.in_(free)).values(bot_lease=until).returning(tables.c.id)
    return list(connection.execute(taken).scalars())


def renew(connection: Connection, ids: list[str], until: str | None) -> None:
    """Keep tables in hand for longer, or put them back."""
    if ids:
        connection.execute(update(tables).where(tables.c.id.in_(ids)).values(bot_lease=until))


def all_ids(connection: Connection) -> list[str]:
    return list(connection.execute(select(tables.c.id).order_by(tables.c.created_at)).scalars())
