"""What administrators do, from the page and from the command line. Every act goes into the audit log."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from typing import Literal, TypeVar

from sqlalchemy import Connection

from hustings.core.codec import loads
from hustings.table import seating
from hustings.table.aggregate import GameTable
from hustings.table.draft import TableDraft
from hustings.table.ids import new_token
from hustings.table.names import folded
from hustings.table.times import now, stamp
from hustings.web.moderation import Network
from hustings.web.problems import HttpProblem, not_found
from hustings.web.service import Service
from hustings.web.store import games, moderation, people, ratings, talk
from hustings.web.store.database import Database
from hustings.web.store.news import SanctionNews, encode_news
from hustings.web.store.rows import AuditRow, ReportRow, SanctionRow, SeatRow, TableRow, UserRow
from hustings.web.store.talk import TalkRow

T = TypeVar("T")
Action = Literal["end", "hide", "show", "remove", "restore", "revoke-links"]
Kind = Literal["mute", "ban"]
CONSOLE = ""  # who acts on the command line
BY = "administrator"  # what tables say about who did something to them
TALK = 400  # lines of talk looked through for a report
SHOWN = 20  # of them shown


def cleaned(text: str) -> str:
    """Words of a person, without control characters."""
    return "".join(c for c in text if c == "\n" or unicodedata.category(c) not in ("Cc", "Cs")).strip()


class Administration:
    """``changed`` is called after sanctions or roles have changed, with whom it is about."""

    def __init__(
        self, database: Database, service: Service, changed: Callable[[str], Awaitable[None]], bot: str
    ) -> None:
        self.database = database
        self.service = service
        self.changed = changed
        self.bot = bot
        self.origin = secrets.token_hex(6)

    async def _write(self, work: Callable[[Connection], T], user: str) -> T:
        """Something that others have to hear of: who may do what has changed."""
        done = await self.database.write(work, notify=encode_news(SanctionNews(user, self.origin)))
        await self.changed(user)
        return done

    async def block(self, user_id: str, blocked_id: str, on: bool) -> None:
        """Somebody blocks somebody, or no more; also other processes hide from now on who is here."""
        work = partial(moderation.block if on else moderation.unblock, user_id=user_id, blocked_id=blocked_id)
        await self._write(work, "")

    # -- people --

    async def find(self, name: str) -> UserRow:
        """A person by the name of their account, or by id. Raises a 404."""

        def read(connection: Connection) -> UserRow | None:
            return people.user_by_login(connection, folded(name)) or people.user(connection, name)

        found = await self.database.read(read)
        if found is None:
            raise HttpProblem(404, f"there is no account or id {name!r}")
        return found

    async def set_role(self, actor: str, name: str, role: str) -> UserRow:
        user = await self.find(name)
        if role and user.kind != "person":
            raise HttpProblem(409, "only somebody with an account can be an administrator")

        def work(connection: Connection) -> UserRow:
            moderation.log(connection, actor, "grant" if role else "revoke", f"user:{user.id}", "", role)
            return people.change_user(connection, user.id, role=role)

        return await self._write(work, user.id)

    async def admins(self) -> list[UserRow]:
        return await self.database.read(moderation.admins)

    async def search(self, text: str) -> list[UserRow]:
        return await self.database.read(partial(moderation.search, text=cleaned(text)))

    # -- mutes and bans --

    async def sanction(
        self, actor: str, kind: Kind, whom: UserRow | Network, until: datetime | None, reason: str
    ) -> SanctionRow:
        """Mute or ban a person, or ban an address range. Whoever has an account is signed out by a ban."""
        if until is not None and until <= now():
            raise HttpProblem(422, "the end must be in the future")
        user = whom if isinstance(whom, UserRow) else None
        if user is None and kind != "ban":
            raise HttpProblem(422, "only a person can be muted")
        if user is not None and user.role == "admin":
            raise HttpProblem(409, "this is an administrator; take the role away first")
        end = None if until is None else stamp(until)
        network = None if isinstance(whom, UserRow) else str(whom)
        subject = f"user:{user.id}" if user is not None else f"network:{network}"

        def work(connection: Connection) -> SanctionRow:
            row = SanctionRow(
                0, kind, None if user is None else user.id, network, end, cleaned(reason), stamp()
            )
            row.id = moderation.add_sanction(connection, row)
            # A guest is known by the session alone: theirs stays, and every request of it is refused.
            if kind == "ban" and user is not None and user.kind == "person":
                people.drop_sessions_of(connection, user.id)
            moderation.log(connection, actor, kind, subject, row.reason, end or "")
            return row

        return await self._write(work, "" if user is None else user.id)

    async def lift(self, actor: str, id: int, reason: str) -> SanctionRow:
        def work(connection: Connection) -> SanctionRow:
            row = moderation.sanction(connection, id)
            if row is None:
                raise not_found()
            if row.lifted_at is None:
                moderation.lift_sanction(connection, id)
                subject = f"user:{row.user_id}" if row.user_id else f"network:{row.network}"
                moderation.log(connection, actor, f"lift-{row.kind}", subject, cleaned(reason))
            return row

        return await self._write(work, "")

    async def sanctions(self) -> list[SanctionRow]:
        return await self.database.read(moderation.active_sanctions)

    # -- tables --

    async def table(self, actor: str, id: str, action: Action, reason: str) -> GameTable:
        """One of the acts on a whole table. What is refused is not logged; what is done, before it is."""
        table = await self.service.table(id)
        if action == "revoke-links":
            await self._log(actor, action, id, reason)
            return await self._revoke_links(id)
        work = ACTS[action]
        work(TableDraft(table, []))
        await self._log(actor, action, id, reason)
        _, table = await self.service.change(id, work)
        return table

    async def replace(self, actor: str, id: str, seat: int, to: str, bot: str, reason: str) -> GameTable:
        """Give an absent player's seat to a bot, or to whoever comes with a fresh link."""
        table = await self.service.table(id)
        if seat >= table.row.players:
            raise not_found()
        name = seating.check_bot(bot or self.bot) if to == "bot" else ""
        work = partial(replace_player, seat=seat, bot=name)
        work(TableDraft(table, []))
        await self._log(actor, "replace", id, reason, f"{seat} {name or 'link'}")
        _, table = await self.service.change(id, work)
        return table

    async def log_renewed_link(self, actor: str, id: str, seat: int | None) -> None:
        """One link of somebody else's table; without a seat the one for watching."""
        await self._log(actor, "revoke-links", id, "", "" if seat is None else str(seat))

    async def _revoke_links(self, id: str) -> GameTable:
        renew = partial(games.renew_watch_link, id=id, token=new_token())
        await self.service.write(renew, about=id)
        await self.service.refresh(id)
        _, table = await self.service.change(id, renew_links)
        return table

    async def _log(self, actor: str, action: str, id: str, reason: str, detail: str = "") -> None:
        await self.database.write(
            partial(
                moderation.log,
                actor_id=actor,
                action=action,
                subject=f"table:{id}",
                reason=cleaned(reason),
                detail=detail,
            )
        )

    async def tables(self, text: str, before: str = "") -> list[tuple[TableRow, list[SeatRow]]]:
        return await self.database.read(
            partial(moderation.find_tables, text=cleaned(text), before=cleaned(before))
        )

    # -- ratings --

    async def recompute_ratings(self) -> int:
        """Work out all ratings again from the games; how many counted."""
        return await self.database.write(ratings.recompute)

    # -- reports --

    async def reports(self, resolved: bool, before: int = 0) -> list[ReportRow]:
        return await self.database.read(partial(moderation.list_reports, resolved=resolved, before=before))

    async def context(self, report: ReportRow) -> list[tuple[TalkRow, bool]]:
        """What was said around it, to everybody and to whoever reports; and whether it is the line in question."""
        mine = set(loads(report.reporter_seats.encode()))
        rows = await self.database.read(
            partial(talk.talk_before, table_id=report.table_id, at=report.created_at, most=TALK)
        )
        heard = [
            (row, row.whisper == report.whisper and (bool(row.whisper) or row.seq == report.entry))
            for row in rows
            if not row.to or mine & set(row.to)
        ]
        if report.kind == "talk":
            at_reported = next((at for at, (_, reported) in enumerate(heard) if reported), len(heard))
            return heard[max(0, at_reported - SHOWN // 2) : at_reported + SHOWN // 2]
        return heard[-SHOWN:]

    async def resolve(self, actor: str, id: int, note: str) -> ReportRow:
        def work(connection: Connection) -> ReportRow:
            found = moderation.report(connection, id)
            if found is None:
                raise not_found()
            if found.resolved_at is None:
                moderation.resolve_report(connection, id, actor, cleaned(note))
                moderation.log(connection, actor, "resolve", f"report:{id}", cleaned(note))
                found = moderation.report(connection, id)
                assert found is not None
            return found

        return await self.database.write(work)

    # -- the audit log --

    async def log(self, before: int = 0) -> list[AuditRow]:
        return await self.database.read(partial(moderation.read_log, before=before))

    async def names(self, ids: set[str]) -> dict[str, str]:
        return await self.database.read(partial(moderation.names, ids=ids))


# -- acts on a table, carried out on a draft --


def end_table(draft: TableDraft) -> None:
    if draft.row.status not in ("gathering", "running"):
        raise HttpProblem(409, "this draft has ended")
    seating.close(draft, BY)


def hide_table(draft: TableDraft) -> None:
    if draft.row.moderation:
        raise HttpProblem(409, f"this draft is {draft.row.moderation}")
    draft.set(moderation="hidden")


def show_table(draft: TableDraft) -> None:
    if draft.row.moderation != "hidden":
        raise HttpProblem(409, "this draft is not hidden")
    draft.set(moderation="")


def remove_table(draft: TableDraft) -> None:
    """Nobody but administrators can open it; nothing goes on there."""
    if draft.row.moderation == "removed":
        raise HttpProblem(409, "this draft is removed")
    status = draft.row.status
    draft.set(moderation="removed", removed_status=status)
    if status in ("gathering", "running"):
        draft.set(status="closed")
    draft.write("removed", {"by": BY})


def restore_table(draft: TableDraft) -> None:
    if draft.row.moderation != "removed":
        raise HttpProblem(409, "this draft is not removed")
    draft.set(moderation="", status=draft.row.removed_status or draft.row.status, removed_status=None)
    draft.write("restored", {"by": BY})


def renew_links(draft: TableDraft) -> None:
    for seat in draft.seats:
        if seat.kind == "link":
            draft.set_seat(seat.seat, token=new_token())


def replace_player(draft: TableDraft, seat: int, bot: str) -> None:
    if draft.row.status not in ("gathering", "running"):
        raise HttpProblem(409, "this draft has ended")
    if not bot:
        seating.must_not_be_carried(draft)
    kind, token = ("bot", None) if bot else ("link", new_token())
    draft.set_seat(
        seat,
        kind=kind,
        user_id=None,
        name=bot,
        bot=bot or None,
        standin=False,
        token=token,
        pin=None,
        orders=None,
        availability=None,
        here_until=None,
    )
    draft.hand_over(seat, f"bot:{bot}" if bot else "nobody", BY)


ACTS: dict[str, Callable[[TableDraft], None]] = {
    "end": end_table,
    "hide": hide_table,
    "show": show_table,
    "remove": remove_table,
    "restore": restore_table,
}
