"""Users and sessions."""

from __future__ import annotations

from sqlalchemy import Connection, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from hustings.web.store import clubs, promises, puzzles, ratings, talk
from hustings.web.store.rows import PasskeyRow, SeatRow, SessionRow, TableRow, UserRow, values
from hustings.web.store.schema import (
    blocks,
    contacts,
    device_codes,
    notice_wishes,
    passkeys,
    profiles,
    push_subscriptions,
    resets,
    seats,
    sessions,
    settings,
    tables,
    users,
    watchers,
)

TABLE_COLUMNS = [tables.c[name] for name in TableRow.__struct_fields__]


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


def add_session(connection: Connection, row: SessionRow) -> None:
    connection.execute(insert(sessions).values(values(row)))


def session(connection: Connection, hash: str) -> tuple[UserRow, SessionRow] | None:
    """A session and whose it is."""
    row = connection.execute(
        select(users, *[sessions.c[name] for name in SessionRow.__struct_fields__])
        .join(sessions, sessions.c.user_id == users.c.id)
        .where(sessions.c.hash == hash)
    ).first()
    if row is None:
        return None
    columns = len(UserRow.__struct_fields__)
    return UserRow(*row[:columns]), SessionRow(*row[columns:])


def sessions_of(connection: Connection, user_id: str) -> list[SessionRow]:
    """Newest first."""
    rows = connection.execute(
        select(sessions).where(sessions.c.user_id == user_id).order_by(sessions.c.created_at.desc())
    ).mappings()
    return [SessionRow(**row) for row in rows]


def unlock(connection: Connection, hash: str, unlocked: str) -> None:
    connection.execute(update(sessions).where(sessions.c.hash == hash).values(unlocked=unlocked))


def touch(connection: Connection, seen: dict[str, tuple[str, str | None]]) -> None:
    """Sessions in use: by hash, when they were last seen and when they expire now."""
    for name, (at, until) in seen.items():
        connection.execute(
            update(sessions).where(sessions.c.hash == name).values(seen_at=at, expires_at=until)
        )


def drop_session(connection: Connection, hash: str) -> None:
    connection.execute(delete(push_subscriptions).where(push_subscriptions.c.session == hash))
    connection.execute(delete(sessions).where(sessions.c.hash == hash))


def drop_sessions_of(connection: Connection, user_id: str) -> list[str]:
    hashes = list(connection.execute(select(sessions.c.hash).where(sessions.c.user_id == user_id)).scalars())
    connection.execute(delete(push_subscriptions).where(push_subscriptions.c.user_id == user_id))
    connection.execute(delete(device_codes).where(device_codes.c.user_id == user_id))
    connection.execute(delete(sessions).where(sessions.c.user_id == user_id))
    return hashes


def drop_expired(connection: Connection, now: str) -> None:
    over = select(sessions.c.hash).where(sessions.c.expires_at < now)
    connection.execute(delete(push_subscriptions).where(push_subscriptions.c.session.in_(over)))
    connection.execute(delete(sessions).where(sessions.c.expires_at < now))
    connection.execute(delete(resets).where(resets.c.expires_at < now))
    connection.execute(delete(device_codes).where(device_codes.c.expires_at < now))


# -- recovery --


def add_reset(connection: Connection, hash: str, user_id: str, expires_at: str, earliest: str) -> bool:
    """A link by mail, in the place of earlier ones. False while there is one that ends after ``earliest``."""
    latest = select(resets.c.hash).where(resets.c.user_id == user_id, resets.c.expires_at > earliest)
    if connection.execute(latest).first() is not None:
        return False
    connection.execute(delete(resets).where(resets.c.user_id == user_id))
    connection.execute(insert(resets).values(hash=hash, user_id=user_id, expires_at=expires_at))
    return True


def reset(connection: Connection, hash: str, now: str) -> UserRow | None:
    """Whose link this is."""
    found = connection.execute(
        select(resets.c.user_id).where(resets.c.hash == hash, resets.c.expires_at > now)
    ).scalar()
    return None if found is None else user(connection, str(found))


def use_reset(connection: Connection, hash: str, now: str) -> str | None:
    """Whose link this is; it is void from now on."""
    found = connection.execute(
        select(resets.c.user_id).where(resets.c.hash == hash, resets.c.expires_at > now)
    ).scalar()
    done = connection.execute(delete(resets).where(resets.c.hash == hash))
    return str(found) if found is not None and done.rowcount == 1 else None


def use_recovery(connection: Connection, login: str, code: str, new_code: str, password: str) -> str | None:
    """Whose recovery code this is: it is void from now on, and the password another."""
    found = user_by_login(connection, login)
    if found is None:
        return None
    done = connection.execute(
        update(users)
        .where(users.c.id == found.id, users.c.recovery == code)
        .values(recovery=new_code, password=password)
    )
    return found.id if done.rowcount == 1 else None


# -- passkeys --


def add_passkey(connection: Connection, row: PasskeyRow) -> None:
    connection.execute(insert(passkeys).values(values(row)))


def passkey(connection: Connection, id: str) -> tuple[PasskeyRow, UserRow] | None:
    row = connection.execute(select(passkeys).where(passkeys.c.id == id)).mappings().first()
    owner = None if row is None else user(connection, row["user_id"])
    return None if row is None or owner is None else (PasskeyRow(**row), owner)


def passkeys_of(connection: Connection, user_id: str) -> list[PasskeyRow]:
    rows = connection.execute(
        select(passkeys).where(passkeys.c.user_id == user_id).order_by(passkeys.c.created_at)
    ).mappings()
    return [PasskeyRow(**row) for row in rows]


def passkey_used(connection: Connection, id: str, before: int, count: int, at: str) -> bool:
    """False if it was used meanwhile, or is gone."""
    done = connection.execute(
        update(passkeys)
        .where(passkeys.c.id == id, passkeys.c.sign_count == before)
        .values(sign_count=count, used_at=at)
    )
    return done.rowcount == 1


def drop_passkey(connection: Connection, user_id: str, id: str) -> bool:
    done = connection.execute(delete(passkeys).where(passkeys.c.id == id, passkeys.c.user_id == user_id))
    return done.rowcount == 1


# -- leaving for good --


def forget(connection: Connection, user_id: str, name: str) -> list[str]:
    """Take everything from an account that says whose it was; the sessions it had. Seats are left to the caller."""
    hashes = drop_sessions_of(connection, user_id)
    for table in (contacts, notice_wishes, resets, passkeys, watchers, profiles):
        connection.execute(delete(table).where(table.c.user_id == user_id))
    connection.execute(delete(blocks).where(or_(blocks.c.user_id == user_id, blocks.c.blocked_id == user_id)))
    talk.forget(connection, user_id)
    promises.forget(connection, user_id)
    ratings.forget(connection, [user_id])
    puzzles.forget(connection, user_id)
    clubs.forget(connection, user_id, name)
    change_user(
        connection,
        user_id,
        name=name,
        login=None,
        password=None,
        kind="deleted",
        keeper=None,
        recovery=None,
        role="",
        availability=None,
    )
    return hashes


def tables_of(connection: Connection, user_id: str) -> list[tuple[str, str]]:
    """Tables at which somebody has a seat, or which they opened and which have not begun: id and status."""
    seated = select(seats.c.table_id).where(seats.c.user_id == user_id)
    gathering = and_(tables.c.owner_id == user_id, tables.c.status == "gathering")
    rows = connection.execute(
        select(tables.c.id, tables.c.status)
        .where(or_(tables.c.id.in_(seated), gathering))
        .order_by(tables.c.created_at)
    )
    return [(str(row[0]), str(row[1])) for row in rows]


def leave_seats(connection: Connection, user_id: str, name: str, table_ids: list[str]) -> None:
    """Take the person from seats at tables whose game is over."""
    for table_id in table_ids:
        connection.execute(
            update(seats)
            .where(seats.c.table_id == table_id, seats.c.user_id == user_id)
            .values(
                user_id=None, name=name, pin=None, orders=None, token=None, availability=None, here_until=None
            )
        )


def deleted_with_traces(connection: Connection) -> list[UserRow]:
    """People who were deleted and still have a seat or a bot: the server stopped in between."""
    bots = users.alias()
    seated = exists().where(seats.c.user_id == users.c.id)
    keeps = exists().where(bots.c.keeper == users.c.id)
    rows = connection.execute(select(users).where(users.c.kind == "deleted", or_(seated, keeps)))
    return [UserRow(*row) for row in rows]


def played_by(connection: Connection, user_id: str) -> list[tuple[TableRow, list[SeatRow]]]:
    """All tables that somebody opened or has a seat at, with their seats; the oldest first."""
    seated = select(seats.c.table_id).where(seats.c.user_id == user_id)
    mine = or_(tables.c.owner_id == user_id, tables.c.id.in_(seated))
    rows = connection.execute(select(*TABLE_COLUMNS).where(mine).order_by(tables.c.created_at))
    found = {row[0]: (TableRow(*row), list[SeatRow]()) for row in rows}
    its = select(tables.c.id).where(mine)
    for row in connection.execute(
        select(seats).where(seats.c.table_id.in_(its)).order_by(seats.c.seat)
    ).mappings():
        found[row["table_id"]][1].append(SeatRow(**row))
    return list(found.values())
