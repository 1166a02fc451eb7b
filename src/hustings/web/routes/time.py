"""My time: nights and holidays, and the tables that wait for me."""

from __future__ import annotations

from datetime import date, timedelta
from functools import partial
from typing import Any
from zoneinfo import available_timezones

from litestar import Request
from litestar.params import JSONBody

from hustings import wire
from hustings.core.codec import loads
from hustings.table.availability import OwnTime, read_availability, write_availability
from hustings.table.clocks import clock_of, deadline
from hustings.table.draft import TableDraft
from hustings.table.table_view import title_name
from hustings.table.times import now
from hustings.web.middleware import Limiter, require_user
from hustings.web.problems import HttpProblem
from hustings.web.routes.decorators import get, put
from hustings.web.routes.tables import Lang
from hustings.web.site import site_of
from hustings.web.store import games, people
from hustings.web.store.rows import SeatRow, TableRow

Req = Request[Any, Any, Any]
LONGEST_NIGHT = 14 * 60  # minutes
LONGEST_HOLIDAY = 31  # days
AHEAD = 400  # days


@get("/api/me/availability", summary="My nights and holidays")
async def availability(request: Req) -> wire.Availability:
    return shown(read_availability(require_user(request).availability))


@put("/api/me/availability", summary="Set my nights and holidays: at tables over days my clock stands then")
async def set_availability(request: Req, data: JSONBody[wire.Availability]) -> wire.Availability:
    site = site_of(request)
    user = require_user(request)
    Limiter.check(site.limiter.logins, site.client(request))
    wanted = checked(data)
    stored = None if wanted is None else write_availability(wanted)
    await site.people.set_availability(user, stored)

    def work(draft: TableDraft) -> None:
        for seat in draft.table.seats_of(user.id):
            if draft.seats[seat].availability != stored:
                draft.set_seat(seat, availability=stored)

    for table_id, status in await site.service.read(partial(people.tables_of, user_id=user.id)):
        if status in games.OPEN:
            try:
                await site.service.change(table_id, work)
            except HttpProblem:  # its rules are not here any more
                continue
    return shown(wanted)


def checked(wish: wire.Availability) -> OwnTime | None:
    """What is to be kept; None if nothing is ever quiet. Raises a refusal."""
    if not wish.quiet_from and not wish.quiet_to and not wish.holidays:
        return None
    if wish.zone not in available_timezones():
        raise HttpProblem(422, "this is no time zone: one is called Europe/Berlin, for example")
    quiet = None
    if wish.quiet_from or wish.quiet_to:
        if not wish.quiet_from or not wish.quiet_to or wish.quiet_from == wish.quiet_to:
            raise HttpProblem(422, "say from when to when you do not want to play")
        quiet = _minutes(wish.quiet_from), _minutes(wish.quiet_to)
        if (quiet[1] - quiet[0]) % (24 * 60) > LONGEST_NIGHT:
            raise HttpProblem(422, f"a night has at most {LONGEST_NIGHT // 60} hours")
    holidays: list[tuple[date, date]] = []
    latest = now().date() + timedelta(days=AHEAD)
    for each in wish.holidays:
        if each.last < each.first or (each.last - each.first).days >= LONGEST_HOLIDAY or each.last > latest:
            raise HttpProblem(422, f"holidays have at most {LONGEST_HOLIDAY} days, within a year or so")
        holidays.append((each.first, each.last))
    return OwnTime(wish.zone, quiet, sorted(holidays))


def _minutes(text: str) -> int:
    return int(text[:2]) * 60 + int(text[3:])


def shown(kept: OwnTime | None) -> wire.Availability:
    if kept is None:
        return wire.Availability()
    begin, end = [
        "" if kept.quiet is None else f"{at // 60:02d}:{at % 60:02d}" for at in kept.quiet or (0, 0)
    ]
    holidays = [wire.Holiday(first, last) for first, last in kept.holidays]
    return wire.Availability(kept.zone, begin, end, holidays)


@get("/api/me/waiting", summary="The tables that wait for me, the most urgent first")
async def waiting(request: Req, lang: Lang = "") -> list[wire.WaitingTable]:
    user = require_user(request)
    found = await site_of(request).service.read(partial(games.running_of, user_id=user.id))
    tables = [table for row, seat in found if (table := _waiting(row, seat)) is not None]
    return sorted(tables, key=lambda table: (table.away, table.ends or "9999", table.since or ""))


def _waiting(row: TableRow, seat: SeatRow) -> wire.WaitingTable | None:
    kinds = [kind for number, kind in loads(row.waiting.encode()) if number == seat.seat]
    clock = clock_of(row, seat.seat)
    away = seat.standin and clock is not None and clock.away
    if not away and (seat.standin or not kinds):
        return None
    since = clock.since if clock is not None and clock.since else None
    low = clock is not None and bool(clock.since) and not clock.warn
    return wire.WaitingTable(
        row.id, row.game, title_name(row), row.pace, seat.seat, since, deadline(row, seat.seat), low, away
    )


HANDLERS = [availability, set_availability, waiting]
