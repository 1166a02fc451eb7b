"""Reports, blocks, sanctions and the audit log."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    exists,
    false,
    insert,
    or_,
    select,
    update,
)

from hustings.table.times import stamp
from hustings.web.store.games import TABLES
from hustings.web.store.rows import (
    AuditRow,
    ReportRow,
    SanctionRow,
    SeatRow,
    TableRow,
    UserRow,
    values,
)
from hustings.web.store.schema import (
    audit,
    blocks,
    reports,
    sanctions,
    seats,
    settings,
    tables,
    users,
)

PAGE = 50
OUTSIDE = "outside-changes"  # counts what other programs have changed in an SQLite file


# -- names --


def names(connection: Connection, ids: set[str]) -> dict[str, str]:
    if not ids:
        return {}
    found = connection.execute(select(users.c.id, users.c.name).where(users.c.id.in_(sorted(ids))))
    return {row[0]: row[1] for row in found}


def search(connection: Connection, text: str) -> list[UserRow]:
    """People whose name contains ``text``, or whose id it is; the newest first."""
    query = select(users)
    if text:
        like = users.c.name.icontains(text, autoescape=True)
        query = query.where(or_(like, users.c.id == text))
    rows = connection.execute(query.order_by(users.c.created_at.desc()).limit(PAGE)).mappings()
    return [UserRow(**row) for row in rows]


def admins(connection: Connection) -> list[UserRow]:
    rows = connection.execute(select(users).where(users.c.role == "admin").order_by(users.c.name)).mappings()
    return [UserRow(**row) for row in rows]


# -- reports --


def add_report(connection: Connection, report: ReportRow) -> int:
    columns = {name: value for name, value in values(report).items() if name != "id"}
    made = connection.execute(insert(reports).values(columns))
    return int(made.inserted_primary_key[0])  # type: ignore[index]


def report(connection: Connection, id: int) -> ReportRow | None:
    row = connection.execute(select(reports).where(reports.c.id == id)).mappings().first()
    return None if row is None else ReportRow(**row)


def list_reports(connection: Connection, resolved: bool, before: int) -> list[ReportRow]:
    done = reports.c.resolved_at.is_not(None) if resolved else reports.c.resolved_at.is_(None)
    query = select(reports).where(done)
    if before:
        query = query.where(reports.c.id < before)
    return [
        ReportRow(**row)
        for row in connection.execute(query.order_by(reports.c.id.desc()).limit(PAGE)).mappings()
    ]


def reports_by(connection: Connection, user_id: str) -> list[ReportRow]:
    query = select(reports).where(reports.c.reporter_id == user_id).order_by(reports.c.id)
    return [ReportRow(**row) for row in connection.execute(query).mappings()]


def resolve_report(connection: Connection, id: int, by: str, note: str) -> None:
    connection.execute(
        update(reports).where(reports.c.id == id).values(resolved_at=stamp(), resolved_by=by, note=note)
    )


# -- blocks --


def block(connection: Connection, user_id: str, blocked_id: str) -> None:
    if not is_blocked(connection, user_id, blocked_id):
        connection.execute(insert(blocks).values(user_id=user_id, blocked_id=blocked_id, created_at=stamp()))


def unblock(connection: Connection, user_id: str, blocked_id: str) -> None:
    connection.execute(delete(blocks).where(blocks.c.user_id == user_id, blocks.c.blocked_id == blocked_id))


def is_blocked(connection: Connection, user_id: str, blocked_id: str) -> bool:
    """Whether ``user_id`` has blocked ``blocked_id``."""
    found = select(blocks.c.user_id).where(blocks.c.user_id == user_id, blocks.c.blocked_id == blocked_id)
    return connection.execute(found).first() is not None


def blocked_by(connection: Connection, user_id: str) -> list[UserRow]:
    """Those whom ``user_id`` has blocked."""
    rows = connection.execute(
        select(users)
        .join(blocks, blocks.c.blocked_id == users.c.id)
        .where(blocks.c.user_id == user_id)
        .order_by(blocks.c.created_at)
    ).mappings()
    return [UserRow(**row) for row in rows]


def all_blocks(connection: Connection) -> list[tuple[str, str]]:
    """Who has blocked whom."""
    return [(row[0], row[1]) for row in connection.execute(select(blocks.c.user_id, blocks.c.blocked_id))]


def blockers_of(connection: Connection, user_id: str, among: set[str]) -> set[str]:
    """Those of ``among`` who have blocked ``user_id``."""
    query = select(blocks.c.user_id).where(
        blocks.c.blocked_id == user_id, blocks.c.user_id.in_(sorted(among))
    )
    return set(connection.execute(query).scalars()) if among else set()


# -- sanctions --


def _active(now: str) -> ColumnElement[bool]:
    return and_(sanctions.c.lifted_at.is_(None), or_(sanctions.c.until.is_(None), sanctions.c.until > now))


def active_sanctions(connection: Connection, user_id: str = "") -> list[SanctionRow]:
    query = select(sanctions).where(_active(stamp()))
    if user_id:
        query = query.where(sanctions.c.user_id == user_id)
    return [
        SanctionRow(**row) for row in connection.execute(query.order_by(sanctions.c.id.desc())).mappings()
    ]


def sanction(connection: Connection, id: int) -> SanctionRow | None:
    row = connection.execute(select(sanctions).where(sanctions.c.id == id)).mappings().first()
    return None if row is None else SanctionRow(**row)


def add_sanction(connection: Connection, row: SanctionRow) -> int:
    """A new mute or ban takes the place of the one before."""
    same = (
        sanctions.c.user_id == row.user_id
        if row.user_id is not None
        else sanctions.c.network == row.network
        if row.network is not None
        else false()
    )
    connection.execute(
        update(sanctions)
        .where(same, sanctions.c.kind == row.kind, _active(row.created_at))
        .values(lifted_at=row.created_at)
    )
    columns = {name: value for name, value in values(row).items() if name != "id"}
    made = connection.execute(insert(sanctions).values(columns))
    return int(made.inserted_primary_key[0])  # type: ignore[index]


def lift_sanction(connection: Connection, id: int) -> None:
    connection.execute(update(sanctions).where(sanctions.c.id == id).values(lifted_at=stamp()))


# -- tables --


def find_tables(connection: Connection, text: str, before: str) -> list[tuple[TableRow, list[SeatRow]]]:
    """The newest tables, or those with this id or with somebody of this id or name."""
    query = TABLES
    if text:
        seated = exists().where(
            and_(
                seats.c.table_id == tables.c.id,
                or_(seats.c.user_id == text, seats.c.name.icontains(text, autoescape=True)),
            )
        )
        query = query.where(or_(tables.c.id == text, tables.c.owner_id == text, seated))
    if before:
        query = query.where(tables.c.created_at < before)
    rows = [
        TableRow(*row) for row in connection.execute(query.order_by(tables.c.created_at.desc()).limit(PAGE))
    ]
    by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    if rows:
        for seat in connection.execute(
            select(seats).where(seats.c.table_id.in_(list(by_table))).order_by(seats.c.seat)
        ).mappings():
            by_table[seat["table_id"]].append(SeatRow(**seat))
    return [(row, by_table[row.id]) for row in rows]


# -- the audit log --


def log(
    connection: Connection, actor_id: str, action: str, subject: str, reason: str, detail: str = ""
) -> None:
    row: dict[str, Any] = {"at": stamp(), "actor_id": actor_id, "action": action, "subject": subject}
    connection.execute(insert(audit).values(**row, detail=detail, reason=reason))


def read_log(connection: Connection, before: int) -> list[AuditRow]:
    query = select(audit)
    if before:
        query = query.where(audit.c.id < before)
    return [
        AuditRow(**row)
        for row in connection.execute(query.order_by(audit.c.id.desc()).limit(PAGE)).mappings()
    ]


# -- what other programs change in an SQLite file --


def outside_changes(connection: Connection) -> int:
    found = connection.execute(select(settings.c.value).where(settings.c.name == OUTSIDE)).scalar()
    return int(found or 0)


def count_outside_change(connection: Connection) -> None:
    now = outside_changes(connection)
    if now:
        connection.execute(update(settings).where(settings.c.name == OUTSIDE).values(value=str(now + 1)))
    else:
        connection.execute(insert(settings).values(name=OUTSIDE, value="1"))
