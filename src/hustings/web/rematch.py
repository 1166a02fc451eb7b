"""The same again: offered to all who played, each accepts or declines, seats kept or turned.

An offer is a table that gathers. Whoever offers it sits there; the seats of the others are links with their
``user_id``, which says who is invited. So an offer outlasts everything, and a link still leads to the seat.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from hustings import wire
from hustings.core.codec import loads
from hustings.table.aggregate import GameTable
from hustings.table.draft import TableDraft
from hustings.table.ids import new_id, new_token
from hustings.table.seating import must_be_gathering, new_row, take_seat
from hustings.web.access import may_see
from hustings.web.caps import most_open, too_many
from hustings.web.moderation import check_may_sit
from hustings.web.problems import HttpProblem
from hustings.web.store import games, moderation, people
from hustings.web.store.rows import SeatRow, TableRow, UserRow

if TYPE_CHECKING:
    from hustings.web.site import Site


def invited_seats(seats: list[SeatRow], user_id: str) -> list[int]:
    return [seat.seat for seat in seats if seat.kind == "link" and seat.user_id == user_id]


async def offer(site: Site, table: GameTable, user: UserRow, turned: bool) -> GameTable:
    """Offer a rematch, or accept the one that is offered."""
    void = ""  # an offer that came to nothing
    if table.row.rematch is not None:
        with suppress(HttpProblem):  # it was never made: the server stopped in between
            there = await site.service.table(table.row.rematch)
            if there.row.status != "closed" and there.row.moderation != "removed":
                return await accept(site, there, user)
            void = there.id
    wish = new_id()

    def work(draft: TableDraft) -> str:
        if draft.row.rematch is None or draft.row.rematch == void:
            draft.set(rematch=wish)
            draft.write("rematch", {"seat": draft.table.seats_of(user.id)[0]}, user.id)
        return str(draft.row.rematch)

    fresh, old = await site.service.change(table.id, work)
    try:
        made = await site.service.table(fresh)
    except HttpProblem:
        made = await _create(site, old, user, fresh, turned)
    return made if made.row.owner_id == user.id else await accept(site, made, user)


async def _create(site: Site, old: GameTable, user: UserRow, fresh: str, turned: bool) -> GameTable:
    row = new_row(user, old.row.game, old.row.players, loads(old.row.options.encode()), rematch_of=old.id)
    row.id, row.pace, row.visibility, row.clock = fresh, old.row.pace, old.row.visibility, old.row.clock
    row.help, row.rated, row.undo = old.row.help, old.row.rated, old.row.undo
    players = {seat.user_id for seat in old.seats if seat.user_id is not None}
    away, programs = await site.database.read(partial(_not_asked, user_id=user.id, players=players))
    seats = []
    for seat in old.seats:
        number = (seat.seat + 1) % row.players if turned else seat.seat
        bot = seat.bot if seat.kind == "bot" else None
        new = SeatRow(
            fresh, number, seat.kind, seat.user_id, seat.name, bot, False, None, None, seat.pin, None
        )
        if seat.user_id == user.id or seat.user_id in programs:  # others bring theirs when they accept
            new.availability = seat.availability
        if seat.kind == "link" or seat.user_id in away:
            new.kind, new.user_id, new.name, new.pin, new.token = "link", None, "", None, new_token()
        elif seat.kind == "human" and seat.user_id not in (user.id, None) and seat.user_id not in programs:
            new.kind, new.token = "link", new_token()
        seats.append(new)
    seats.sort(key=lambda one: one.seat)
    most = most_open(user, site.config.limits)
    try:
        with suppress(IntegrityError):  # somebody else asked at the same moment
            await site.service.write(
                partial(games.create, table=row, seat_rows=seats, entry_rows=[], most=most), about=row.id
            )
            site.stirred(row.id)
    except games.TooMany:
        raise too_many(most) from None
    return await site.service.table(fresh)


def _not_asked(connection: Connection, user_id: str, players: set[str]) -> tuple[set[str], set[str]]:
    """Those who have blocked or are blocked by whoever asks, and bot accounts, which just take their seat."""
    away = moderation.blockers_of(connection, user_id, players)
    away |= {user.id for user in moderation.blocked_by(connection, user_id)}
    found = [people.user(connection, player) for player in players]
    return away, {user.id for user in found if user is not None and user.kind == "bot"}


async def accept(site: Site, table: GameTable, user: UserRow) -> GameTable:
    """Take the seats somebody is invited to; who has declined may still take a free one."""
    if table.seats_of(user.id):
        return table
    if table.row.status != "gathering":
        if may_see(table, user):
            return table
        raise HttpProblem(409, "the next game has begun without you")
    await check_may_sit(site, table, user)

    def work(draft: TableDraft) -> None:
        must_be_gathering(draft.table)
        mine = invited_seats(draft.seats, user.id)
        free = [seat.seat for seat in draft.seats if seat.kind == "link" and seat.user_id is None]
        if not mine and not free:
            raise HttpProblem(409, "there is no free seat any more")
        for seat in mine or free[:1]:
            take_seat(draft, seat, user, wire.Join(name=draft.seats[seat].name))

    _, table = await site.service.change(table.id, work)
    return table


def decline(draft: TableDraft, user: UserRow) -> None:
    """The seat waits for somebody else, by its link."""
    mine = invited_seats(draft.seats, user.id)
    if not mine and draft.row.status == "gathering":
        return  # sent twice
    must_be_gathering(draft.table)
    for seat in mine:
        draft.set_seat(seat, user_id=None, name="", pin=None, token=new_token())
        draft.write("declined", {"seat": seat}, user.id)


MOST = 100  # games of a series


def games_of_series(
    connection: Connection, id: str, user: UserRow | None
) -> list[tuple[TableRow, list[SeatRow]]]:
    """A table, what it is a rematch of and the rematches of it, the oldest first; those that ``user`` may see."""
    before: list[tuple[TableRow, list[SeatRow]]] = []
    at: str | None = id
    while at is not None and len(before) < MOST and (found := games.one(connection, at)) is not None:
        before.append(found)
        at = found[0].rematch_of
    chain = before[::-1]
    at = chain[-1][0].rematch if chain else None
    while at is not None and len(chain) < MOST and (found := games.one(connection, at)) is not None:
        chain.append(found)
        at = found[0].rematch
    return [(row, seats) for row, seats in chain if _shown(row, seats, user)]


def _shown(row: TableRow, seats: list[SeatRow], user: UserRow | None) -> bool:
    if row.status == "closed" or row.moderation == "removed":
        return False
    mine = user is not None and (row.owner_id == user.id or any(seat.user_id == user.id for seat in seats))
    return mine or row.visibility == "public" or (user is not None and user.role == "admin")
