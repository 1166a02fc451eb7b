"""One link for a table, and codes to go on at another device."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request
from litestar.params import FromPath, JSONBody

from hustings import wire
from hustings.table.ids import new_token
from hustings.web import device
from hustings.web.access import must_own
from hustings.web.middleware import Limiter, browser_of
from hustings.web.people import public
from hustings.web.problems import HttpProblem
from hustings.web.routes.account import entered, mine
from hustings.web.routes.decorators import post, put
from hustings.web.routes.tables import links_of
from hustings.web.site import site_of
from hustings.web.store import links

Req = Request[Any, Any, Any]


@put("/api/tables/{id:str}/link", summary="A new link for the whole table, or none; the old one is void")
async def set_table_link(request: Req, id: FromPath[str], data: JSONBody[wire.SetTableLink]) -> wire.Links:
    site = site_of(request)
    table = await site.service.table(id)
    must_own(table, request.scope["user"])
    if data.on and table.row.status not in ("gathering", "running"):
        raise HttpProblem(409, "the game is over")
    token = new_token() if data.on else ""
    await site.service.write(partial(links.set_table_link, id=id, token=token))
    return await links_of(site, table)


@post("/api/me/codes", status_code=201, summary="A code to go on at another device, or to come back with")
async def new_code(request: Req, data: JSONBody[wire.NewCode]) -> wire.DeviceCode:
    site = site_of(request)
    session = mine(request)
    Limiter.check(site.limiter.logins, site.client(request))
    return await device.make_code(site.people, session, data.kind)


@post("/api/codes", status_code=200, summary="Go on here as whoever made this code")
async def use_code(request: Req, data: JSONBody[wire.UseCode]) -> wire.User:
    site = site_of(request)
    Limiter.check(site.limiter.logins, site.client(request))
    session, token = await device.enter(site.people, data.code, browser_of(request))
    await entered(request, session, token)
    return public(session.user)


HANDLERS = [set_table_link, new_code, use_code]
