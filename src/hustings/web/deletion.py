"""What is stored about a person: a copy for them, and an end to it."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from sqlalchemy import Connection

from hustings import wire
from hustings.core.codec import loads
from hustings.table.seating import remove_user
from hustings.web.people import People
from hustings.web.problems import HttpProblem
from hustings.web.service import Service
from hustings.web.store import people
from hustings.web.store.rows import SeatRow, TableRow, UserRow
from hustings.web.store.talk import TalkRow

NAME = "Deleted player"


async def delete(service: Service, crowd: People, user: UserRow, default_bot: str) -> None:
    """End an account and its bots: nothing says any more whose it was. Games stay, with another name.

    First the account itself, in one transaction: from then on nobody can use it, and ``finish`` does the rest
    should the server stop in between.
    """
    for gone in [user, *await crowd.bots_of(user)]:
        await crowd.forget(gone, NAME)
        await _take_out(service, gone.id, default_bot)


async def finish(service: Service, crowd: People, default_bot: str) -> None:
    """Take people from their seats who are deleted and were not taken from them yet; and their bots."""
    for user in await service.read(people.deleted_with_traces):
        await delete(service, crowd, user, default_bot)


async def _take_out(service: Service, user_id: str, default_bot: str) -> None:
    """Give seats in running games to a bot, and take the name from all others."""
    over: list[str] = []
    for table_id, status in await service.read(partial(people.tables_of, user_id=user_id)):
        if status in ("running", "gathering"):
            with suppress(HttpProblem):  # its rules are not here any more; then only the name goes
                await service.change(
                    table_id, partial(remove_user, user_id=user_id, name=NAME, default_bot=default_bot)
                )
        over.append(table_id)
    await service.write(partial(people.leave_seats, user_id=user_id, name=NAME, table_ids=over))
    for table_id in over:
        if service.database.notifies:
            await service.write(_nothing, about=table_id)
        await service.refresh(table_id)


def _nothing(connection: Connection) -> None:
    """Other processes are told to look again, and nothing else."""


def exported_user(user: UserRow) -> wire.ExportedUser:
    return wire.ExportedUser(user.id, user.name, user.login, user.kind, user.created_at)


def exported_table(row: TableRow, seats: list[SeatRow], user_id: str) -> wire.ExportedTable:
    return wire.ExportedTable(
        row.id,
        row.game,
        row.status,  # type: ignore[arg-type]
        row.created_at,
        row.started_at,
        row.finished_at,
        [seat.name for seat in seats],
        [seat.seat for seat in seats if seat.user_id == user_id],
        row.owner_id == user_id,
        wire.ResultInfo(**loads(row.result.encode())) if row.result else None,
    )


def exported_talk(row: TalkRow) -> wire.ExportedTalk:
    return wire.ExportedTalk(row.table_id, row.at, row.to, row.text)
