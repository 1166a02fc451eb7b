"""The link for a whole table, and codes by which somebody goes on at another device."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from hustings.web.store.people import user
from hustings.web.store.rows import UserRow
from hustings.web.store.schema import device_codes, table_links


def table_link(connection: Connection, id: str) -> str:
    """Its token; "" where there is none, or no more."""
    found = connection.execute(select(table_links.c.token).where(table_links.c.table_id == id)).scalar()
    return "" if found is None else str(found)


def set_table_link(connection: Connection, id: str, token: str) -> None:
    """In the place of the one before, which is void; "": none."""
    connection.execute(delete(table_links).where(table_links.c.table_id == id))
    if token:
        connection.execute(insert(table_links).values(table_id=id, token=token))


def table_by_link(connection: Connection, token: str) -> str | None:
    found = connection.execute(select(table_links.c.table_id).where(table_links.c.token == token)).scalar()
    return None if found is None else str(found)


def keep_code(connection: Connection, user_id: str, kind: str, hash: str, expires_at: str) -> None:
    """In the place of the one before of its kind."""
    mine = (device_codes.c.user_id == user_id) & (device_codes.c.kind == kind)
    connection.execute(delete(device_codes).where(mine))
    connection.execute(
        insert(device_codes).values(user_id=user_id, kind=kind, hash=hash, expires_at=expires_at)
    )


def code_of(connection: Connection, hash: str, now: str) -> tuple[UserRow, str] | None:
    """Whose code this is, and of which kind."""
    row = connection.execute(
        select(device_codes.c.user_id, device_codes.c.kind).where(
            device_codes.c.hash == hash, device_codes.c.expires_at > now
        )
    ).first()
    whose = None if row is None else user(connection, row[0])
    return None if row is None or whose is None else (whose, str(row[1]))


def use_code(connection: Connection, hash: str) -> bool:
    """It is void from now on; False if it was already."""
    return connection.execute(delete(device_codes).where(device_codes.c.hash == hash)).rowcount == 1
