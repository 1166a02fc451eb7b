"""What a profile tells, and who may see it."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, exists, insert, select, update

from hustings.web.store.moderation import active_sanctions, blockers_of
from hustings.web.store.rows import UserRow
from hustings.web.store.schema import profiles, seats, tables, users

DEFAULT = "players"
BEGUN = ("running", "finished")


class PlayedRow(Struct):
    table_id: str
    game: str
    players: int
    finished_at: str
    result: str
    visibility: str
    moderation: str
    seat: int
    among_people: bool


def visibility_of(connection: Connection, user_id: str) -> str:
    found = connection.execute(select(profiles.c.visibility).where(profiles.c.user_id == user_id)).scalar()
    return DEFAULT if found is None else str(found)


def set_visibility(connection: Connection, user_id: str, visibility: str) -> None:
    done = connection.execute(
        update(profiles).where(profiles.c.user_id == user_id).values(visibility=visibility)
    )
    if done.rowcount == 0:
        connection.execute(insert(profiles).values(user_id=user_id, visibility=visibility))


def visible(connection: Connection, viewer: UserRow | None, ids: set[str]) -> dict[str, UserRow]:
    """Those of ``ids`` whose profile ``viewer`` may see. Guests have none, nor those who are banned."""
    found = {
        row.id: UserRow(*row)
        for row in connection.execute(
            select(users).where(users.c.id.in_(sorted(ids)), users.c.kind.in_(("person", "bot")))
        )
    }
    if viewer is not None and viewer.role == "admin":
        return found
    banned = {row.user_id for row in active_sanctions(connection) if row.kind == "ban"}
    chosen = {
        row.user_id: row.visibility
        for row in connection.execute(select(profiles).where(profiles.c.user_id.in_(sorted(found))))
    }
    me = "" if viewer is None else viewer.id
    played = played_with(connection, me) if viewer is not None else set()
    blocking = blockers_of(connection, me, set(found)) if viewer is not None else set()
    shown = {}
    for user in found.values():
        choice = chosen.get(user.id, DEFAULT)
        open_ = choice == "everyone" or (choice == "players" and user.id in played)
        shut = user.id in blocking or user.id in banned or user.keeper in banned
        if user.id == me or (open_ and not shut):
            shown[user.id] = user
    return shown


def played_with(connection: Connection, user_id: str) -> set[str]:
    """Everybody who has or had a seat at a table where ``user_id`` has one."""
    mine = seats.alias()
    rows = connection.execute(
        select(seats.c.user_id)
        .distinct()
        .join(mine, mine.c.table_id == seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(
            mine.c.user_id == user_id,
            mine.c.kind == "human",
            seats.c.kind == "human",
            seats.c.user_id.is_not(None),
            tables.c.status.in_(BEGUN),
            tables.c.base.is_(None),
        )
    )
    return {str(row[0]) for row in rows}


def played(connection: Connection, user_id: str) -> list[PlayedRow]:
    """The finished games of a person, the newest first; those at shared devices and analyses left out."""
    other = seats.alias()
    more = seats.alias()
    among = exists().where(
        other.c.table_id == tables.c.id, other.c.kind == "human", other.c.user_id != user_id
    )
    again = exists().where(
        more.c.table_id == tables.c.id, more.c.user_id == user_id, more.c.seat != seats.c.seat
    )
    rows = connection.execute(
        select(
            tables.c.id,
            tables.c.game,
            tables.c.players,
            tables.c.finished_at,
            tables.c.result,
            tables.c.visibility,
            tables.c.moderation,
            seats.c.seat,
            among.label("among_people"),
        )
        .join(seats, seats.c.table_id == tables.c.id)
        .where(
            seats.c.user_id == user_id,
            seats.c.kind == "human",
            tables.c.status == "finished",
            tables.c.moderation != "removed",
            tables.c.base.is_(None),
            tables.c.branch_of.is_(None),
            ~again,
        )
        .order_by(tables.c.finished_at.desc())
    )
    return [PlayedRow(*row) for row in rows]


def seated_at(connection: Connection, user_id: str, ids: set[str]) -> set[str]:
    rows = connection.execute(
        select(seats.c.table_id).where(seats.c.user_id == user_id, seats.c.table_id.in_(sorted(ids)))
    )
    return {str(row[0]) for row in rows}
