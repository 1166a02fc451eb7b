"""What everybody can do about others: report them, block them."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from litestar import Request
from litestar.params import FromPath, JSONBody

from hustings import wire
from hustings.core.codec import dumps
from hustings.table.aggregate import GameTable
from hustings.table.times import stamp
from hustings.web.access import must_see, unlocked_seats
from hustings.web.administration import cleaned
from hustings.web.middleware import Limiter, require_user
from hustings.web.people import public
from hustings.web.problems import HttpProblem, not_found
from hustings.web.routes.decorators import delete, get, post
from hustings.web.site import Site, site_of
from hustings.web.store import moderation as store
from hustings.web.store import people, talk
from hustings.web.store.rows import ReportRow

Req = Request[Any, Any, Any]
MOST_BLOCKS = 500


@post("/api/reports", status_code=204, summary="Report a person, a line of talk or a table")
async def report(request: Req, data: JSONBody[wire.NewReport]) -> None:
    site = site_of(request)
    user = require_user(request)
    table = await site.service.table(data.table)
    must_see(table, user)
    reason = cleaned(data.reason)
    if not reason:
        raise HttpProblem(422, "say what is wrong")
    mine = unlocked_seats(table, user, request.scope["auth"])
    subject = await _subject(site, table, data, mine)
    if subject == user.id:
        raise HttpProblem(422, "this is about yourself")
    Limiter.check(site.limiter.reports, user.id)
    row = ReportRow(
        0,
        data.kind,
        table.id,
        data.seat,
        data.entry if data.kind == "talk" and not data.whisper else None,
        subject,
        user.id,
        dumps(mine).decode(),
        reason,
        stamp(),
        whisper=data.whisper if data.kind == "talk" else "",
    )
    await site.database.write(partial(store.add_report, report=row))


async def _subject(site: Site, table: GameTable, data: wire.NewReport, mine: list[int]) -> str:
    """Whom a report is about."""
    if data.kind == "table":
        return table.row.owner_id
    if data.kind == "person":
        if data.seat is None or data.seat >= table.row.players:
            raise not_found()
        holder = table.seats[data.seat].user_id
        if holder is None:
            raise HttpProblem(422, "nobody sits there")
        return holder
    line = await site.database.read(
        partial(talk.line, table_id=table.id, seq=data.entry or 0, whisper=data.whisper)
    )
    if line is None or (line.to and not {*line.to, line.sender} & set(mine)):
        raise not_found()
    return line.actor


# -- blocks --


@get("/api/me/blocks", summary="Whom I have blocked")
async def blocks(request: Req) -> list[wire.User]:
    read = partial(store.blocked_by, user_id=require_user(request).id)
    return [public(user) for user in await site_of(request).database.read(read)]


@post("/api/me/blocks", status_code=200, summary="Block somebody")
async def block(request: Req, data: JSONBody[wire.Block]) -> list[wire.User]:
    """What they say is not shown to me, they do not sit down at tables of mine, nor see whether I am here."""
    site = site_of(request)
    user = require_user(request)
    if data.user == user.id:
        raise HttpProblem(422, "this is yourself")
    if await site.database.read(partial(people.user, id=data.user)) is None:
        raise not_found()
    if len(await site.database.read(partial(store.blocked_by, user_id=user.id))) >= MOST_BLOCKS:
        raise HttpProblem(409, f"{MOST_BLOCKS} blocked people are enough")
    await site.administration.block(user.id, data.user, on=True)
    return await _blocks(site, user.id)


@delete("/api/me/blocks/{blocked:str}", status_code=200, summary="Unblock somebody")
async def unblock(request: Req, blocked: FromPath[str]) -> list[wire.User]:
    site = site_of(request)
    user = require_user(request)
    if re.fullmatch(r"[\w-]{1,24}", blocked):
        await site.administration.block(user.id, blocked, on=False)
    return await _blocks(site, user.id)


async def _blocks(site: Site, user_id: str) -> list[wire.User]:
    return [public(user) for user in await site.database.read(partial(store.blocked_by, user_id=user_id))]


HANDLERS = [report, blocks, block, unblock]
