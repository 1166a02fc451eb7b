"""Users and sessions."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from hustings.web.store.rows import UserRow, values
from hustings.web.store.schema import sessions, settings, users


def setting(connection: Connection, name: str, default: str) -> str:
    """A value kept for ever, set to ``default`` when it is asked for the first time."""
    found = connection.execute(select(settings.c.value).where(settings.c.name == name)).scalar()
    if found is not None:
        return str(found)
    try:
        with connection.begin_nested():
            connection.execute(insert(settings).values(name=name, value=default))
    except IntegrityError:  # another process was first
        return setting(connection, name, default)
    return default


def add_user(connection: Connection, user: UserRow) -> None:
    connection.execute(insert(users).values(values(user)))


def change_user(connection: Connection, id: str, **columns: str | None) -> UserRow:
    connection.execute(update(users).where(users.c.id == id).values(columns))
    found = user(connection, id)
    assert found is not None
    return found


def user(connection: Connection, id: str) -> UserRow | None:
    row = connection.execute(select(users).where(users.c.id == id)).mappings().first()
    return None if row is None else UserRow(**row)


def user_by_login(connection: Connection, login: str) -> UserRow | None:
    row = connection.execute(select(users).where(users.c.login == login)).mappings().first()
    return None if row is None else UserRow(**row)


def bots_of(connection: Connection, keeper: str) -> list[UserRow]:
    rows = connection.execute(
        select(users).where(users.c.keeper == keeper).order_by(users.c.created_at)
    ).mappings()
    return [UserRow(**row) for row in rows]


def add_session(connection: Connection, hash: str, user_id: str, kind: str, at: str) -> None:
    connection.execute(insert(sessions).values(hash=hash, user_id=user_id, kind=kind, created_at=at))


def session(connection: Connection, hash: str) -> tuple[UserRow, str, str] | None:
    """The user of a session, its kind, and the seat it has unlocked."""
    row = (
        connection.execute(
            select(users, sessions.c.kind.label("session_kind"), sessions.c.unlocked)
            .join(sessions, sessions.c.user_id == users.c.id)
            .where(sessions.c.hash == hash)
        )
        .mappings()
        .first()
    )
    if row is None:
        return None
    data = dict(row)
    kind, unlocked = data.pop("session_kind"), data.pop("unlocked")
    return UserRow(**data), kind, unlocked


def unlock(connection: Connection, hash: str, unlocked: str) -> None:
    connection.execute(update(sessions).where(sessions.c.hash == hash).values(unlocked=unlocked))


def drop_session(connection: Connection, hash: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.hash == hash))


def drop_sessions_of(connection: Connection, user_id: str) -> list[str]:
    hashes = list(connection.execute(select(sessions.c.hash).where(sessions.c.user_id == user_id)).scalars())
    connection.execute(delete(sessions).where(sessions.c.user_id == user_id))
    return hashes
