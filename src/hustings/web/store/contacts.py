"""How people want to be told, off the page, that a game waits for them."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec.json import decode
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, true, update
from sqlalchemy.exc import IntegrityError

from hustings.core.codec import dumps, loads
from hustings.web.store.push import read_wishes
from hustings.web.store.rows import ContactRow, values
from hustings.web.store.schema import contacts, entries, mail_asks, notice_wishes, seats, tables

WISHES = [notice_wishes.c[name] for name in ("off", "muted", "zone", "quiet_from", "quiet_to")]


class Due:
    """A person to be told, and the tables that wait: id, game, and the last entry of this person there.

    ``ends``: when their time is up, at the tables where little of it is left.
    """

    def __init__(self, contact: ContactRow) -> None:
        self.contact = contact
        self.tables: list[tuple[str, str, int]] = []
        self.ends: dict[str, str] = {}


def contact(connection: Connection, user_id: str) -> ContactRow | None:
    row = connection.execute(select(contacts).where(contacts.c.user_id == user_id)).mappings().first()
    return None if row is None else ContactRow(**row)


def keep(connection: Connection, row: ContactRow) -> None:
    connection.execute(delete(contacts).where(contacts.c.user_id == row.user_id))
    if row.email or row.webhook:
        connection.execute(insert(contacts).values(values(row)))


def confirm(connection: Connection, token: str) -> bool:
    done = connection.execute(
        update(contacts).where(contacts.c.token == token).values(confirmed=True, token=None)
    )
    return done.rowcount == 1


def ask(connection: Connection, address: str, user_id: str, now: str, since: str) -> bool:
    """Note that an address is asked, given as a hash; False if it was since then, by whomever."""
    connection.execute(delete(mail_asks).where(mail_asks.c.asked_at < since))
    try:
        with connection.begin_nested():
            connection.execute(insert(mail_asks).values(address=address, user_id=user_id, asked_at=now))
    except IntegrityError:
        return False
    return True


def not_asked(connection: Connection, address: str) -> None:
    """That mail could not be sent."""
    connection.execute(delete(mail_asks).where(mail_asks.c.address == address))


def asked_by(connection: Connection, user_id: str, since: str) -> int:
    """How many addresses somebody has had asked since then."""
    query = select(func.count()).where(mail_asks.c.user_id == user_id, mail_asks.c.asked_at >= since)
    return int(connection.execute(query).scalar() or 0)


def no_mail(connection: Connection, user_id: str, email: str) -> bool:
    """No more mail to this address of this person."""
    done = connection.execute(
        update(contacts)
        .where(contacts.c.user_id == user_id, contacts.c.email == email)
        .values(email="", confirmed=False, token=None)
    )
    return done.rowcount == 1


def due(connection: Connection, told_before: str, now: datetime, at: list[str] | None = None) -> list[Due]:
    """Everybody who may be told something again, and is waited for at a table they were not told of yet.

    ``at``: only of these tables.
    """
    ready = or_(contacts.c.told_at.is_(None), contacts.c.told_at < told_before)
    reachable = or_(contacts.c.webhook != "", and_(contacts.c.email != "", contacts.c.confirmed))
    # Who has not answered since they were told is still asked the same: that is no news.
    last = (
        select(func.coalesce(func.max(entries.c.seq), 0))
        .where(
            entries.c.table_id == tables.c.id,
            entries.c.actor == contacts.c.user_id,
            entries.c.type == "line",
        )
        .scalar_subquery()
        .label("last")
    )
    query = (
        select(
            contacts,
            tables.c.id,
            tables.c.game,
            tables.c.waiting,
            tables.c.clocks,
            seats.c.seat,
            last,
            *WISHES,
        )
        .join(seats, seats.c.user_id == contacts.c.user_id)
        .outerjoin(notice_wishes, notice_wishes.c.user_id == contacts.c.user_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(
            ready,
            reachable,
            tables.c.status == "running",
            tables.c.pace == "async",
            seats.c.kind == "human",
            seats.c.standin.is_(False),
            true() if at is None else tables.c.id.in_(at),
        )
    )
    found: dict[str, Due] = {}
    for row in connection.execute(query).mappings():
        if row["seat"] not in [seat for seat, _ in loads(row["waiting"].encode())]:
            continue
        ends = _low(row["clocks"], row["seat"])
        wishes = read_wishes(row)
        if not wishes.wants("time" if ends else "turn", row["id"]) or wishes.quiet(now):
            continue
        told = loads(row["told"].encode())
        if told.get(_low_key(row["id"]) if ends else row["id"], -1) >= row["last"]:
            continue
        person = found.setdefault(row["user_id"], Due(_contact(row)))
        if row["id"] not in [known for known, _, _ in person.tables]:
            person.tables.append((row["id"], row["game"], row["last"]))
            if ends:
                person.ends[row["id"]] = ends
    return list(found.values())


def _low(clocks: str | None, seat: int) -> str:
    """When a seat's time is up, if it was warned."""
    clock = decode(clocks).get(str(seat), {}) if clocks else {}
    return "" if clock.get("warn") else str(clock.get("ends", ""))


def _low_key(table: str) -> str:
    """Under which it is noted that somebody was told of little time."""
    return f"{table} low"


def _contact(row: Any) -> ContactRow:
    return ContactRow(**{name: row[name] for name in ContactRow.__struct_fields__})


def claim(connection: Connection, person: Due, told_before: str, now: str) -> bool:
    """Take it on to tell this person: False if another process has. Told once, or not at all."""
    told = loads(person.contact.told.encode()) | {table: last for table, _, last in person.tables}
    told |= {_low_key(table): last for table, _, last in person.tables if table in person.ends}
    done = connection.execute(
        update(contacts)
        .where(
            contacts.c.user_id == person.contact.user_id,
            or_(contacts.c.told_at.is_(None), contacts.c.told_at < told_before),
        )
        .values(told_at=now, told=dumps(told).decode())
    )
    return done.rowcount == 1
