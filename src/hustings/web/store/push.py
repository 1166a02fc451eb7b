"""Browsers that are told, which notices people want, and what is to be told now."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.json import decode
from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, true, update
from sqlalchemy.exc import IntegrityError

from hustings.core.codec import dumps, loads
from hustings.web.store.schema import (
    blocks,
    club_nights,
    club_players,
    club_seats,
    entries,
    notice_wishes,
    push_subscriptions,
    sanctions,
    seats,
    sessions,
    tables,
    whispers,
)

KEPT = 10  # browsers of one person; of more, the newest


class SubscriptionRow(Struct):
    id: str
    user_id: str
    session: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    created_at: str


class Wishes(Struct):
    """``off``: kinds; ``muted``: tables."""

    off: list[str] = []
    muted: list[str] = []
    zone: str = ""
    quiet_from: str = ""
    quiet_to: str = ""

    def wants(self, kind: str, table: str) -> bool:
        return kind not in self.off and table not in self.muted

    def quiet(self, now: datetime) -> bool:
        """Whether nothing is to be sent at this moment."""
        if not self.quiet_from or not self.quiet_to or not self.zone:
            return False
        at = now.astimezone(ZoneInfo(self.zone)).strftime("%H:%M")
        if self.quiet_from <= self.quiet_to:
            return self.quiet_from <= at < self.quiet_to
        return at >= self.quiet_from or at < self.quiet_to


class Item(Struct):
    """Something to tell: ``mark`` changes when there is something new of its kind at its table."""

    kind: str
    table: str
    game: str
    mark: str

    @property
    def key(self) -> str:
        return f"{self.table} {self.kind}"


class Addressee(Struct):
    user_id: str
    told: dict[str, str]
    items: list[Item]


# -- subscriptions --


def subscribe(connection: Connection, row: SubscriptionRow) -> None:
    """A browser is told from now on, in the place of whoever was told there before."""
    connection.execute(delete(push_subscriptions).where(push_subscriptions.c.id == row.id))
    connection.execute(delete(push_subscriptions).where(push_subscriptions.c.session == row.session))
    mine = select(push_subscriptions.c.id).where(push_subscriptions.c.user_id == row.user_id)
    old = mine.order_by(push_subscriptions.c.created_at.desc()).offset(KEPT - 1)
    for each in list(connection.execute(old).scalars()):
        connection.execute(delete(push_subscriptions).where(push_subscriptions.c.id == each))
    connection.execute(
        insert(push_subscriptions).values(
            {name: getattr(row, name) for name in SubscriptionRow.__struct_fields__}
        )
    )


def unsubscribe(connection: Connection, session: str) -> None:
    connection.execute(delete(push_subscriptions).where(push_subscriptions.c.session == session))


def gone(connection: Connection, id: str) -> None:
    """The push service knows this browser no more."""
    connection.execute(delete(push_subscriptions).where(push_subscriptions.c.id == id))


def subscriptions(connection: Connection, user_id: str, now: str) -> list[SubscriptionRow]:
    """The browsers of somebody whose session still holds."""
    rows = connection.execute(
        select(push_subscriptions)
        .join(sessions, sessions.c.hash == push_subscriptions.c.session)
        .where(push_subscriptions.c.user_id == user_id, sessions.c.user_id == user_id, _lives(now))
    ).mappings()
    return [SubscriptionRow(**row) for row in rows]


def _lives(now: str) -> Any:
    return or_(sessions.c.expires_at.is_(None), sessions.c.expires_at > now)


# -- wishes --


def wishes(connection: Connection, user_id: str) -> Wishes:
    row = (
        connection.execute(select(notice_wishes).where(notice_wishes.c.user_id == user_id)).mappings().first()
    )
    return Wishes() if row is None else read_wishes(row)


def read_wishes(row: Any) -> Wishes:
    """From a row of ``notice_wishes``, or one of an outer join that found none."""
    if row["off"] is None:
        return Wishes()
    return Wishes(
        loads(row["off"].encode()),
        loads(row["muted"].encode()),
        row["zone"],
        row["quiet_from"],
        row["quiet_to"],
    )


def keep_wishes(connection: Connection, user_id: str, kept: Wishes) -> None:
    columns = {
        "off": dumps(kept.off).decode(),
        "muted": dumps(kept.muted).decode(),
        "zone": kept.zone,
        "quiet_from": kept.quiet_from,
        "quiet_to": kept.quiet_to,
    }
    _ensure(connection, user_id)
    connection.execute(update(notice_wishes).where(notice_wishes.c.user_id == user_id).values(columns))


def _ensure(connection: Connection, user_id: str) -> None:
    known = select(notice_wishes.c.user_id).where(notice_wishes.c.user_id == user_id)
    if connection.execute(known).first() is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(notice_wishes).values(user_id=user_id))
        except IntegrityError:  # another process was first
            return


# -- what is to be told --


def due(
    connection: Connection,
    now: datetime,
    stamp: str,
    before: str,
    recent: str,
    at: list[str] | None = None,
) -> list[Addressee]:
    """Everybody whose browser is to be told something, and what; not who was told after ``before``.

    Rights are looked at here and now: whoever lost the seat, the session or the table is not in it.
    ``recent``: what was said before that is no news. ``at``: only of these tables.
    """
    banned = exists().where(
        sanctions.c.user_id == push_subscriptions.c.user_id,
        sanctions.c.kind == "ban",
        sanctions.c.lifted_at.is_(None),
        or_(sanctions.c.until.is_(None), sanctions.c.until > stamp),
    )
    reachable = (
        select(push_subscriptions.c.user_id)
        .join(
            sessions,
            and_(
                sessions.c.hash == push_subscriptions.c.session,
                sessions.c.user_id == push_subscriptions.c.user_id,
            ),
        )
        .where(_lives(stamp), ~banned)
        .distinct()
    )
    if at is not None:
        here = select(seats.c.user_id).where(seats.c.table_id.in_(at), seats.c.user_id.is_not(None))
        reachable = reachable.where(push_subscriptions.c.user_id.in_(here))
    people: dict[str, tuple[Wishes, dict[str, str]]] = {}
    for row in connection.execute(_with_wishes(reachable)).mappings():
        kept = read_wishes(row)
        if (row["told_at"] or "") <= before and not kept.quiet(now):
            people[row["id"]] = kept, decode(row["told"] or "{}")
    if not people:
        return []
    found = {each: Addressee(each, told, []) for each, (_, told) in people.items()}
    seen: dict[str, set[str]] = {each: set() for each in people}
    for user_id, item in _items(connection, sorted(people), stamp, recent, at):
        kept, told = people[user_id]
        seen[user_id].add(item.table)
        if item.mark and kept.wants(item.kind, item.table) and told.get(item.key) != item.mark:
            found[user_id].items.append(item)
    # What was told about tables that are over need not be remembered.
    for person in found.values() if at is None else ():
        person.told = {
            key: mark for key, mark in person.told.items() if key.split(" ")[0] in seen[person.user_id]
        }
    return [person for person in found.values() if person.items]


def _with_wishes(reachable: Any) -> Any:
    who = reachable.subquery()
    return select(who.c.user_id.label("id"), notice_wishes).outerjoin(
        notice_wishes, notice_wishes.c.user_id == who.c.user_id
    )


def _items(
    connection: Connection, people: list[str], stamp: str, recent: str, at: list[str] | None
) -> Iterator[tuple[str, Item]]:
    where = true() if at is None else tables.c.id.in_(at)
    yield from _at_tables(connection, people, stamp, where)
    yield from _talk(connection, people, stamp, recent, where)
    yield from _invitations(connection, people, where)
    yield from _rounds(connection, people, where)


def _at_tables(
    connection: Connection, people: list[str], stamp: str, where: Any
) -> Iterator[tuple[str, Item]]:
    """Turns, time, and questions of the others."""
    last = (
        select(func.coalesce(func.max(entries.c.seq), 0))
        .where(
            entries.c.table_id == tables.c.id,
            entries.c.actor == seats.c.user_id,
            entries.c.type == "line",
        )
        .scalar_subquery()
        .label("last")
    )
    columns = [tables.c[name] for name in ("id", "game", "waiting", "clocks", "undo_ask", "pause")]
    query = (
        select(*columns, seats.c.seat, seats.c.user_id, last, seats.c.here_until)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(
            seats.c.user_id.in_(people),
            seats.c.kind == "human",
            seats.c.standin.is_(False),
            tables.c.status == "running",
            tables.c.moderation != "removed",
            where,
        )
    )
    for row in connection.execute(query).mappings():
        table, game, seat = row["id"], row["game"], row["seat"]
        here = (row["here_until"] or "") > stamp
        asked = any(number == seat for number, _ in loads(row["waiting"].encode()))
        clocks = decode(row["clocks"]) if row["clocks"] else {}
        clock = clocks.get(str(seat), {})
        low = asked and bool(clock.get("since")) and not clock.get("warn") and "ends" in clock
        yield row["user_id"], Item("turn", table, game, str(row["last"]) if asked and not here else "")
        yield row["user_id"], Item("time", table, game, str(row["last"]) if low and not here else "")
        mark = "" if here else " ".join(_asks(row, clocks, seat))
        yield row["user_id"], Item("ask", table, game, mark)


def _asks(row: Any, clocks: dict[str, Any], seat: int) -> Iterator[str]:
    """What the others want to know of a seat: each of it with a name of its own."""
    if row["undo_ask"]:
        asked = decode(row["undo_ask"])
        by, to, agreed = (asked["by"], asked["to"], asked["agreed"])
        if by != seat and seat not in agreed:
            yield f"undo:{by}:{to}"
    if row["pause"]:
        pause = decode(row["pause"])
        if not pause["on"] and seat not in pause["agreed"]:
            yield f"pause:{pause['since']}"
    for absent, clock in sorted(clocks.items()):
        votes = clock.get("votes")
        if votes is not None and absent != str(seat) and str(seat) not in votes:
            yield f"absent:{absent}:{clock.get('asked_at', '')}"


def _talk(
    connection: Connection, people: list[str], stamp: str, recent: str, where: Any
) -> Iterator[tuple[str, Item]]:
    """What was said to somebody who is not there, since they were last; not by people they have blocked."""
    open_ = (
        seats.c.user_id.in_(people),
        seats.c.kind == "human",
        tables.c.status.in_(("running", "gathering")),
        tables.c.moderation != "removed",
        or_(seats.c.here_until.is_(None), seats.c.here_until <= stamp),
        where,
    )

    def fresh(at: Any, actor: Any) -> Any:
        blocked = exists().where(blocks.c.user_id == seats.c.user_id, blocks.c.blocked_id == actor)
        return and_(
            at > func.coalesce(seats.c.here_until, recent), at > recent, actor != seats.c.user_id, ~blocked
        )

    said = (
        select(seats.c.user_id, tables.c.id, tables.c.game, func.max(entries.c.at).label("at"))
        .join(tables, tables.c.id == seats.c.table_id)
        .join(entries, entries.c.table_id == tables.c.id)
        .where(*open_, entries.c.type == "talk", fresh(entries.c.at, entries.c.actor))
        .group_by(seats.c.user_id, tables.c.id, tables.c.game)
    )
    latest: dict[tuple[str, str, str], str] = {}
    for row in connection.execute(said).mappings():
        latest[row["user_id"], row["id"], row["game"]] = row["at"]
    whispered = (
        select(seats.c.user_id, seats.c.seat, tables.c.id, tables.c.game, whispers.c.at, whispers.c.receivers)
        .join(tables, tables.c.id == seats.c.table_id)
        .join(whispers, whispers.c.table_id == tables.c.id)
        .where(*open_, fresh(whispers.c.at, whispers.c.actor))
    )
    for row in connection.execute(whispered).mappings():
        if row["seat"] in loads(row["receivers"].encode()):
            key = row["user_id"], row["id"], row["game"]
            latest[key] = max(latest.get(key, ""), row["at"])
    for (user_id, table, game), at in latest.items():
        yield user_id, Item("talk", table, game, at)


def _invitations(connection: Connection, people: list[str], where: Any) -> Iterator[tuple[str, Item]]:
    """Seats that wait for somebody at tables before their start: another game is offered."""
    query = (
        select(seats.c.user_id, tables.c.id, tables.c.game)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(
            seats.c.user_id.in_(people),
            seats.c.kind == "link",
            tables.c.status == "gathering",
            tables.c.moderation != "removed",
            where,
        )
    )
    for row in connection.execute(query).mappings():
        yield row["user_id"], Item("invite", row["id"], row["game"], "rematch")


def _rounds(connection: Connection, people: list[str], where: Any) -> Iterator[tuple[str, Item]]:
    """Tables of the round of a club night that is on, where somebody has not been yet."""
    query = (
        select(club_players.c.user_id, tables.c.id, tables.c.game, club_seats.c.round)
        .join(
            club_seats,
            and_(
                club_seats.c.night_id == club_players.c.night_id, club_seats.c.player == club_players.c.number
            ),
        )
        .join(
            club_nights,
            and_(club_nights.c.id == club_seats.c.night_id, club_nights.c.round == club_seats.c.round),
        )
        .join(tables, tables.c.id == club_seats.c.table_id)
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.user_id == club_players.c.user_id))
        .where(
            club_players.c.user_id.in_(people),
            tables.c.status == "running",
            seats.c.kind == "human",
            seats.c.here_until.is_(None),
            where,
        )
    )
    for row in connection.execute(query).mappings():
        yield row["user_id"], Item("invite", row["id"], row["game"], f"round:{row['round']}")


def claim(connection: Connection, person: Addressee, before: str, now: str) -> bool:
    """Take it on to tell somebody: False if another process has. Told once, or not at all."""
    _ensure(connection, person.user_id)
    told = person.told | {item.key: item.mark for item in person.items}
    done = connection.execute(
        update(notice_wishes)
        .where(
            notice_wishes.c.user_id == person.user_id,
            or_(notice_wishes.c.told_at.is_(None), notice_wishes.c.told_at <= before),
        )
        .values(told_at=now, told=dumps(told).decode())
    )
    return done.rowcount == 1
