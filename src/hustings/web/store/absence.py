"""Since when a table waits."""

from __future__ import annotations

from sqlalchemy import Connection, select

from hustings.web.store.schema import entries


def still_since(connection: Connection, id: str, types: tuple[str, ...]) -> str:
    """When an entry of one of these types was written last; a game that runs has one."""
    query = select(entries.c.at).where(entries.c.table_id == id, entries.c.type.in_(types))
    return str(connection.execute(query.order_by(entries.c.seq.desc()).limit(1)).scalar_one())
