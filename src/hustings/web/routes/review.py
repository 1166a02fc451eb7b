"""Reviews of finished games: begun, asked about, read."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from litestar import Request
from litestar.params import FromPath

from hustings import wire
from hustings.table.localizer import known_language
from hustings.table.reviewing import must_be_over, tell
from hustings.web.access import must_see, must_see_as_user
from hustings.web.middleware import Limiter, require_user
from hustings.web.routes.decorators import get, post
from hustings.web.routes.tables import Lang
from hustings.web.site import site_of
from hustings.web.store import reviews as store

Req = Request[Any, Any, Any]
LISTED = 200


@post("/api/tables/{id:str}/review", status_code=202, summary="Have a finished game reviewed")
async def begin(request: Req, id: FromPath[str]) -> wire.ReviewState:
    """Goes on in the background; asking again while it does, or when it is done, begins nothing new."""
    site = site_of(request)
    table = await site.service.table(id)
    user = must_see_as_user(table, request.scope["user"])
    must_be_over(table)
    found = await site.reviews.state(id)
    if found is None or found.status != "done":
        Limiter.check(site.limiter.hints, user.id)
        with site.reading(request) as reading:
            loaded = await reading.whole(id)
        found = await site.reviews.begin(loaded, table.setup, user.id)
    return wire.ReviewState(found.status, found.done, found.steps)  # type: ignore[arg-type]


@get("/api/tables/{id:str}/review", summary="The review of a finished game, or how far it has come")
async def read(request: Req, id: FromPath[str], lang: Lang = "") -> wire.ReviewState:
    site = site_of(request)
    table = await site.service.table(id)
    must_see(table, request.scope["user"])
    must_be_over(table)
    found = await site.reviews.state(id)
    if found is None:
        return wire.ReviewState("none", 0, 0)
    review = None
    if found.body is not None:
        with site.reading(request) as reading:
            loaded = await reading.whole(id)
        review = await site.chore(request, tell, loaded, table.setup, found.body, known_language(lang))
    return wire.ReviewState(found.status, found.done, found.steps, review)  # type: ignore[arg-type]


@get("/api/me/reviews", summary="My reviewed games, and how well I decided in them")
async def mine(request: Req) -> list[wire.ReviewedGame]:
    user = require_user(request)
    rows = await site_of(request).service.read(partial(store.of_user, user_id=user.id, most=LISTED))
    return [
        wire.ReviewedGame(
            row.table_id,
            row.game,
            row.players,
            row.finished_at,
            row.seat,
            json.loads(row.accuracies)[row.seat],
        )
        for row in rows
    ]


HANDLERS = [begin, read, mine]
