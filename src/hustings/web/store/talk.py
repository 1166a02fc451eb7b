"""What people say at tables: to everybody, which stands in the stream, and to some, which stands apart."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, and_, select, text, update
from sqlalchemy.sql.elements import ColumnElement

from hustings.core.codec import dumps, loads
from hustings.web.store.schema import entries, whispers


class TalkRow(Struct):
    """One line; ``whisper`` is its id if it was said to some only."""

    table_id: str
    seq: int  # of a whisper: of the entry before it
    whisper: str
    at: str
    actor: str
    sender: int
    to: list[int]
    text: str
    by: str


def _to_all(connection: Connection, *where: ColumnElement[bool], most: int | None = None) -> list[TalkRow]:
    query = select(entries.c.table_id, entries.c.seq, entries.c.at, entries.c.actor, entries.c.body)
    query = query.where(text("type = 'talk'"), *where)  # in the words of the index
    found = []
    for table_id, seq, at, actor, body in connection.execute(
        query.order_by(entries.c.at.desc(), entries.c.seq.desc()).limit(most)
    ):
        data = loads(body.encode())
        found.append(
            TalkRow(table_id, seq, "", at, actor, data["from"], data["to"], data["text"], data["by"])
        )
    return found


def _to_some(connection: Connection, *where: ColumnElement[bool], most: int | None = None) -> list[TalkRow]:
    query = select(whispers).where(*where).order_by(whispers.c.at.desc()).limit(most)
    return [
        TalkRow(
            row["table_id"],
            row["after"],
            row["id"],
            row["at"],
            row["actor"],
            row["sender"],
            loads(row["receivers"].encode()),
            row["text"],
            row["by"],
        )
        for row in connection.execute(query).mappings()
    ]


def _in_order(rows: Sequence[TalkRow]) -> list[TalkRow]:
    return sorted(rows, key=lambda row: (row.at, row.table_id, row.seq))


def talk_by(connection: Connection, user_id: str) -> list[TalkRow]:
    """All that somebody has said, oldest first."""
    return _in_order(
        _to_all(connection, entries.c.actor == user_id) + _to_some(connection, whispers.c.actor == user_id)
    )


def talk_before(connection: Connection, table_id: str, at: str, most: int) -> list[TalkRow]:
    """The last lines at a table up to a moment, oldest first."""
    found = _to_all(connection, entries.c.table_id == table_id, entries.c.at <= at, most=most)
    found += _to_some(connection, whispers.c.table_id == table_id, whispers.c.at <= at, most=most)
    return _in_order(found)[-most:]


def line(connection: Connection, table_id: str, seq: int, whisper: str) -> TalkRow | None:
    """One line, by its number or by the id of a whisper."""
    if whisper:
        found = _to_some(connection, whispers.c.table_id == table_id, whispers.c.id == whisper)
    else:
        found = _to_all(connection, entries.c.table_id == table_id, entries.c.seq == seq)
    return found[0] if found else None


def forget(connection: Connection, user_id: str) -> None:
    """Take the words and the name out of all that somebody has said."""
    for row in talk_by(connection, user_id):
        if row.whisper:
            connection.execute(
                update(whispers).where(whispers.c.id == row.whisper).values(text="", by="", key=None)
            )
            continue
        body = {"from": row.sender, "to": row.to, "text": "", "by": ""}
        connection.execute(
            update(entries)
            .where(and_(entries.c.table_id == row.table_id, entries.c.seq == row.seq))
            .values(body=dumps(body).decode())
        )
