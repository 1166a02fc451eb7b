"""Tables at which lessons are given."""

from __future__ import annotations

from sqlalchemy import Connection, select
from sqlalchemy.engine import Row

from hustings.web.store.schema import tables


def of_user(connection: Connection, user_id: str) -> list[Row[tuple[str, str, str, str]]]:
    """Id, game, status and progress of somebody's lessons, the newest first."""
    wanted = (
        select(tables.c.id, tables.c.game, tables.c.status, tables.c.lesson)
        .where(tables.c.owner_id == user_id, tables.c.lesson.is_not(None), tables.c.moderation != "removed")
        .order_by(tables.c.created_at.desc())
    )
    return list(connection.execute(wanted))
