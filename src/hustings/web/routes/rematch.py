"""The same again, and the results of a series."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

from litestar import Request
from litestar.params import FromPath, QueryParameter

from hustings import wire
from hustings.table.localizer import known_language
from hustings.web import rematch as offers
from hustings.web import standings
from hustings.web.access import must_see, must_see_as_user
from hustings.web.problems import HttpProblem
from hustings.web.routes.decorators import get, post
from hustings.web.routes.tables import Lang
from hustings.web.site import site_of

Req = Request[Any, Any, Any]
Order = Annotated[
    Literal["same", "turned"], QueryParameter(description="Turned: everybody sits one seat further.")
]


@post("/api/tables/{id:str}/rematch", status_code=200, summary="Offer the same again, or accept the offer")
async def rematch(request: Req, id: FromPath[str], seats: Order = "same", lang: Lang = "") -> wire.TableInfo:
    """The table of the next game. The others are invited there; their seats are in ``invited``."""
    site = site_of(request)
    table = await site.service.table(id)
    user = must_see_as_user(table, request.scope["user"])
    if not table.seats_of(user.id):
        raise HttpProblem(403, "only those who played may ask for another game")
    if table.row.status != "finished":
        raise HttpProblem(409, "the game is not over", "not-over")
    made = await offers.offer(site, table, user, seats == "turned")
    return site.table_info(made, user, known_language(lang))


@post("/api/tables/{id:str}/invitation", status_code=200, summary="Take the seat I am invited to")
async def accept(request: Req, id: FromPath[str], lang: Lang = "") -> wire.TableInfo:
    site = site_of(request)
    table = await site.service.table(id)
    user = must_see_as_user(table, request.scope["user"])
    if not offers.invited_seats(table.seats, user.id) and not table.seats_of(user.id):
        raise HttpProblem(403, "you are not invited")
    return site.table_info(await offers.accept(site, table, user), user, known_language(lang))


@post("/api/tables/{id:str}/decline", status_code=204, summary="Decline the seat I am invited to")
async def decline(request: Req, id: FromPath[str]) -> None:
    site = site_of(request)
    table = await site.service.table(id)
    user = must_see_as_user(table, request.scope["user"])
    if table.seats_of(user.id):
        raise HttpProblem(409, "you have a seat here: leave instead")
    await site.service.change(id, partial(offers.decline, user=user))


@get("/api/tables/{id:str}/series", summary="The results of this game, those before it and its rematches")
async def series(request: Req, id: FromPath[str]) -> wire.Series:
    site = site_of(request)
    table = await site.service.table(id)
    user = request.scope["user"]
    must_see(table, user)
    return standings.series(await site.database.read(partial(offers.games_of_series, id=id, user=user)))


HANDLERS = [rematch, accept, decline, series]
