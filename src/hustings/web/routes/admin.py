"""For administrators: reports, people, mutes and bans, tables, and the log of what they did."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import FromPath, JSONBody, QueryParameter

from hustings import wire
from hustings.table.aggregate import GameTable
from hustings.web.moderation import must_be_admin, overlaps, range_of
from hustings.web.problems import HttpProblem, not_found
from hustings.web.routes.decorators import get, post
from hustings.web.site import Site, site_of
from hustings.web.store.rows import ReportRow, SanctionRow, SeatRow, TableRow, UserRow
from hustings.web.store.talk import TalkRow

Req = Request[Any, Any, Any]
LARGEST = 2**31 - 1
Search = Annotated[str, QueryParameter(name="q", max_length=80, description="A name or an id.")]
BeforeId = Annotated[int, QueryParameter(name="before", ge=0, le=LARGEST, description="Older than this id.")]
BeforeTime = Annotated[str, QueryParameter(name="before", max_length=32)]


def _enter(request: Req) -> tuple[Site, UserRow]:
    return site_of(request), must_be_admin(request.scope["user"])


def _number(id: int) -> int:
    if not 0 < id <= LARGEST:
        raise not_found()
    return id


# -- reports --


@get("/api/admin/reports", summary="What people have reported, the newest first")
async def reports(
    request: Req,
    resolved: Annotated[bool, QueryParameter(name="resolved")] = False,
    before: BeforeId = 0,
) -> list[wire.ReportInfo]:
    site, _ = _enter(request)
    return await _reports(site, await site.administration.reports(resolved, before))


@post("/api/admin/reports/{report:int}", status_code=200, summary="Close a report with a note")
async def resolve(request: Req, report: FromPath[int], data: JSONBody[wire.Resolve]) -> wire.ReportInfo:
    site, admin = _enter(request)
    row = await site.administration.resolve(admin.id, _number(report), data.note)
    return (await _reports(site, [row]))[0]


async def _reports(site: Site, rows: list[ReportRow]) -> list[wire.ReportInfo]:
    ids = {each for row in rows for each in (row.subject_id, row.reporter_id, row.resolved_by or "")}
    names = await site.administration.names(ids)
    return [
        wire.ReportInfo(
            row.id,
            row.kind,  # type: ignore[arg-type]
            row.table_id,
            row.seat,
            row.entry,
            row.subject_id,
            names.get(row.subject_id, ""),
            row.reporter_id,
            names.get(row.reporter_id, ""),
            row.reason,
            row.created_at,
            [_talk_line(*line) for line in await site.administration.context(row)],
            row.resolved_at,
            names.get(row.resolved_by or "", ""),
            row.note,
        )
        for row in rows
    ]


def _talk_line(row: TalkRow, reported: bool) -> wire.Said:
    return wire.Said(row.seq, row.at, row.sender, row.by, row.text, row.to, reported)


# -- people, mutes and bans --


@get("/api/admin/people", summary="Find people by name or id")
async def people(request: Req, search: Search = "") -> list[wire.Person]:
    site, _ = _enter(request)
    found = await site.administration.search(search)
    sanctions = await _sanctions(site, await site.administration.sanctions())
    return [
        wire.Person(
            user.id,
            user.name,
            user.kind,  # type: ignore[arg-type]
            user.keeper,
            user.role == "admin",
            user.created_at,
            [sanction for sanction in sanctions if sanction.user == user.id],
            site.hub.clients_of(user.id),
        )
        for user in found
    ]


@get("/api/admin/sanctions", summary="The mutes and bans in force")
async def sanctions(request: Req) -> list[wire.Sanction]:
    site, _ = _enter(request)
    return await _sanctions(site, await site.administration.sanctions())


@post("/api/admin/sanctions", status_code=201, summary="Mute or ban a person, or ban an address range")
async def sanction(request: Req, data: JSONBody[wire.NewSanction]) -> wire.Sanction:
    site, admin = _enter(request)
    if (data.user is None) == (data.network is None):
        raise HttpProblem(422, "name either a person or an address range")
    if data.user is not None:
        user = await site.administration.find(data.user)
        row = await site.administration.sanction(admin.id, data.kind, user, data.until, data.reason)
    else:
        network = range_of(data.network or "")
        if overlaps(site.client(request), network):
            raise HttpProblem(409, "you are in this range yourself")
        row = await site.administration.sanction(admin.id, data.kind, network, data.until, data.reason)
    return (await _sanctions(site, [row]))[0]


@post("/api/admin/sanctions/{sanction_id:int}/lift", status_code=204, summary="Lift a mute or a ban")
async def lift(request: Req, sanction_id: FromPath[int], data: JSONBody[wire.Lift]) -> None:
    site, admin = _enter(request)
    await site.administration.lift(admin.id, _number(sanction_id), data.reason)


async def _sanctions(site: Site, rows: list[SanctionRow]) -> list[wire.Sanction]:
    names = await site.administration.names({row.user_id for row in rows if row.user_id is not None})
    return [
        wire.Sanction(
            row.id,
            row.kind,  # type: ignore[arg-type]
            row.user_id,
            names.get(row.user_id or "", ""),
            row.network,
            row.until,
            row.reason,
            row.created_at,
        )
        for row in rows
    ]


# -- tables --


@get("/api/admin/tables", summary="Find tables by id, or by who sits there")
async def tables(request: Req, search: Search = "", before: BeforeTime = "") -> list[wire.ModeratedTable]:
    site, _ = _enter(request)
    found = await site.administration.tables(search, before)
    names = await site.administration.names({row.owner_id for row, _ in found})
    return [_table(row, seats, names) for row, seats in found]


@post("/api/admin/tables/{id:str}", status_code=200, summary="End, hide, show, remove or restore a table")
async def act(request: Req, id: FromPath[str], data: JSONBody[wire.TableAction]) -> wire.ModeratedTable:
    """``revoke-links`` makes every invitation and the link for watching void."""
    site, admin = _enter(request)
    return await _one(site, await site.administration.table(admin.id, id, data.action, data.reason))


@post("/api/admin/tables/{id:str}/seats", status_code=200, summary="Replace an absent player")
async def replace(request: Req, id: FromPath[str], data: JSONBody[wire.ReplacePlayer]) -> wire.Replaced:
    site, admin = _enter(request)
    table = await site.administration.replace(admin.id, id, data.seat, data.to, data.bot, data.reason)
    return wire.Replaced(await _one(site, table), table.seats[data.seat].token or "")


async def _one(site: Site, table: GameTable) -> wire.ModeratedTable:
    return _table(table.row, table.seats, await site.administration.names({table.row.owner_id}))


def _table(row: TableRow, seats: list[SeatRow], names: dict[str, str]) -> wire.ModeratedTable:
    return wire.ModeratedTable(
        row.id,
        row.game,
        row.status,  # type: ignore[arg-type]
        row.visibility,  # type: ignore[arg-type]
        row.moderation,  # type: ignore[arg-type]
        row.owner_id,
        names.get(row.owner_id, ""),
        [wire.ModeratedSeat(seat.seat, seat.kind, seat.name, seat.user_id) for seat in seats],  # type: ignore[arg-type]
        row.n,
        row.created_at,
    )


# -- the audit log --


@get("/api/admin/log", summary="What administrators did, the newest first")
async def log(request: Req, before: BeforeId = 0) -> list[wire.Audit]:
    site, _ = _enter(request)
    rows = await site.administration.log(before)
    people = {row.subject.removeprefix("user:") for row in rows if row.subject.startswith("user:")}
    names = await site.administration.names({row.actor_id for row in rows} | people)
    return [
        wire.Audit(
            row.id,
            row.at,
            row.actor_id,
            names.get(row.actor_id, ""),
            row.action,
            row.subject,
            names.get(row.subject.removeprefix("user:"), ""),
            row.detail,
            row.reason,
        )
        for row in rows
    ]


HANDLERS = [reports, resolve, people, sanctions, sanction, lift, tables, act, replace, log]
