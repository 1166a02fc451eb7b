"""Offers and promises that people make at a table, until they are settled."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from hustings.core.codec import dumps, loads
from hustings.web.store.schema import promises

MOST = 40  # open ones at a table, of one seat
SHOWN = 200


class PromiseRow(Struct):
    """``receivers``: to some only; empty means to all."""

    id: str
    table_id: str
    at: str
    actor: str
    kind: str
    seat: int
    receivers: list[int]
    text: str
    status: str = "open"
    settled_by: int | None = None

    def concerns(self, seat: int) -> bool:
        return not self.receivers or seat == self.seat or seat in self.receivers


def add(connection: Connection, row: PromiseRow) -> bool:
    """False if this seat has too many open ones."""
    mine = select(func.count()).where(
        promises.c.table_id == row.table_id, promises.c.seat == row.seat, promises.c.status == "open"
    )
    if int(connection.execute(mine).scalar() or 0) >= MOST:
        return False
    columns = {name: getattr(row, name) for name in PromiseRow.__struct_fields__}
    connection.execute(insert(promises).values({**columns, "receivers": dumps(row.receivers).decode()}))
    return True


def listed(connection: Connection, table_id: str, seat: int) -> list[PromiseRow]:
    """Those that concern a seat, the newest last."""
    query = (
        select(promises)
        .where(promises.c.table_id == table_id)
        .order_by(promises.c.at.desc(), promises.c.id)
        .limit(SHOWN)
    )
    rows = [_row(row) for row in connection.execute(query).mappings()]
    return [row for row in reversed(rows) if row.concerns(seat)]


def one(connection: Connection, table_id: str, id: str) -> PromiseRow | None:
    query = select(promises).where(promises.c.table_id == table_id, promises.c.id == id)
    row = connection.execute(query).mappings().first()
    return None if row is None else _row(row)


def _row(row: object) -> PromiseRow:
    columns = dict(row)  # type: ignore[call-overload]
    return PromiseRow(**{**columns, "receivers": loads(columns["receivers"].encode())})


def settle(connection: Connection, id: str, before: str, status: str, seat: int) -> bool:
    """False if it was settled meanwhile."""
    done = connection.execute(
        update(promises)
        .where(promises.c.id == id, promises.c.status == before)
        .values(status=status, settled_by=seat)
    )
    return done.rowcount == 1


def forget(connection: Connection, user_id: str) -> None:
    connection.execute(delete(promises).where(promises.c.actor == user_id))
