"""Profiles, ratings and lists of the best."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request
from litestar.params import FromPath, JSONBody

from hustings import wire
from hustings.registry import titles
from hustings.table.localizer import known_language
from hustings.web import profiles
from hustings.web.access import must_see
from hustings.web.middleware import require_user
from hustings.web.problems import HttpProblem, not_found
from hustings.web.routes.decorators import get, put
from hustings.web.routes.tables import Lang
from hustings.web.site import site_of
from hustings.web.store import profiles as store
from hustings.web.store import ratings

Req = Request[Any, Any, Any]


@get("/api/people/{id:str}", summary="Somebody's profile")
async def profile(request: Req, id: FromPath[str]) -> wire.Profile:
    """Who may see it is their choice; a profile one may not see does not exist."""
    return await site_of(request).database.read(
        partial(profiles.profile, viewer=request.scope["user"], id=id)
    )


@get("/api/me/profile", summary="Who sees my profile")
async def my_profile(request: Req) -> wire.SetProfile:
    user = require_user(request)
    found = await site_of(request).database.read(partial(store.visibility_of, user_id=user.id))
    return wire.SetProfile(found)  # type: ignore[arg-type]


@put("/api/me/profile", summary="Choose who sees my profile")
async def set_profile(request: Req, data: JSONBody[wire.SetProfile]) -> wire.SetProfile:
    user = require_user(request)
    if user.kind == "guest":
        raise HttpProblem(403, "guests have no profile")
    work = partial(store.set_visibility, user_id=user.id, visibility=data.visibility)
    await site_of(request).database.write(work)
    return data


@get("/api/leaders/{game:str}", summary="The best at a game, of those whose profile I may see")
async def leaders(request: Req, game: FromPath[str], lang: Lang = "") -> wire.Leaders:
    if game not in {title.id for title in titles()}:
        raise not_found()
    work = partial(profiles.leaders, viewer=request.scope["user"], game=game, language=known_language(lang))
    return await site_of(request).database.read(work)


@get(
    "/api/tables/{id:str}/ratings",
    summary="What a game did to the ratings, by seat; empty if it did not count",
)
async def table_ratings(request: Req, id: FromPath[str]) -> list[wire.SeatRating]:
    site = site_of(request)
    table = await site.service.table(id)
    must_see(table, request.scope["user"])
    rows = await site.database.read(partial(ratings.of_table, table_id=id))
    return [
        wire.SeatRating(row.seat, row.before.rating, row.strength.rating, row.strength.uncertainty)
        for row in rows
    ]


HANDLERS = [profile, my_profile, set_profile, leaders, table_ratings]
