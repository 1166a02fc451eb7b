"""What the things on a table are and mean now, and what the questions are for."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.params import FromPath

from hustings import wire
from hustings.core.errors import HustingsError
from hustings.registry import title as find
from hustings.table.catalogue import coached, listed, what_it_is
from hustings.table.localizer import known_language
from hustings.table.overview import overview as told
from hustings.web.access import viewing_seat
from hustings.web.problems import not_found
from hustings.web.routes.decorators import get
from hustings.web.routes.play import WantedSeat
from hustings.web.routes.tables import Lang
from hustings.web.site import site_of

Req = Request[Any, Any, Any]


@get(
    "/api/games/{game:str}/things", summary="What the things on the table of a game are", sync_to_thread=True
)
def things(game: FromPath[str], lang: Lang = "") -> wire.GameThings:
    """For the usual number of players and the figures of the box; at a table ask there."""
    try:
        title = find(game)
    except HustingsError:
        raise not_found() from None
    return listed(title.id, known_language(lang))


@get("/api/games/{game:str}/overview", summary="A game in two minutes, with a count of votes as an example")
async def overview(request: Req, game: FromPath[str], lang: Lang = "") -> wire.GameOverview:
    try:
        title = find(game)
    except HustingsError:
        raise not_found() from None
    key = (title.id, known_language(lang))
    if key not in overviews:
        overviews[key] = await site_of(request).chore(request, told, *key)
    return overviews[key]


overviews: dict[tuple[str, str], wire.GameOverview] = {}  # there are as many as titles and languages


@get("/api/games/{game:str}/coach", summary="What the questions of a game are for", sync_to_thread=True)
def coach(game: FromPath[str], lang: Lang = "") -> wire.GameCoach:
    """By kind of question: what it is for, and what to look at."""
    try:
        title = find(game)
    except HustingsError:
        raise not_found() from None
    return coached(title.id, known_language(lang))


@get("/api/tables/{id:str}/things/{thing:str}", summary="What a thing on this table is and means now")
async def thing_now(
    request: Req, id: FromPath[str], thing: FromPath[str], seat: WantedSeat = None, lang: Lang = ""
) -> wire.ThingNow:
    """As far as my seat may know, by the same rights as the state of the table."""
    table = await site_of(request).service.table(id)
    seen = viewing_seat(table, request.scope["user"], request.scope["auth"], seat)
    return what_it_is(table, seen, thing, known_language(lang))


HANDLERS = [things, overview, coach, thing_now]
