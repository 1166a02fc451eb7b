"""The rules of a game in our words, or in a third party's; and its figures."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request
from litestar.params import FromPath, JSONBody

from hustings import wire
from hustings.core.errors import HustingsError
from hustings.figures import OwnFiguresError
from hustings.registry import title as find
from hustings.table import own_figures
from hustings.table.catalogue import rules_info
from hustings.table.figures_view import figures_info
from hustings.table.localizer import known_language
from hustings.web.middleware import Limiter
from hustings.web.problems import not_found
from hustings.web.routes.decorators import get, post
from hustings.web.routes.tables import Lang
from hustings.web.site import site_of

Req = Request[Any, Any, Any]


@get("/api/rules/{game:str}", summary="The rules of a game, in Markdown", sync_to_thread=True)
def rules(game: FromPath[str], lang: Lang = "") -> wire.GameRules:
    try:
        title = find(game)
    except HustingsError:
        raise not_found() from None
    return rules_info(title, known_language(lang))


@get("/api/figures/{game:str}", summary="The figures of a game with their status", sync_to_thread=True)
def figures(game: FromPath[str], lang: Lang = "") -> wire.GameFigures:
    try:
        title = find(game)
    except HustingsError:
        raise not_found() from None
    if title.figures is None:
        raise not_found()
    return figures_info(title, title.figures(""), known_language(lang))


@post(
    "/api/figures/{game:str}", status_code=200, summary="Check figures of one's own, and list them with ours"
)
async def check_figures(
    request: Req, game: FromPath[str], data: JSONBody[wire.OwnFigures], lang: Lang = ""
) -> wire.GameFigures:
    try:
        title = find(game)
    except HustingsError:
        raise not_found() from None
    if title.figures is None:
        raise not_found()
    site = site_of(request)
    Limiter.check(site.limiter.imports, site.client(request))
    try:
        own = await site.chore(request, own_figures.check, title.id, data.figures)
    except OwnFiguresError as error:
        raise own_figures.refused(title, error, known_language(lang)) from None
    return await asyncio.to_thread(figures_info, title, title.figures(own), known_language(lang), own)


HANDLERS = [rules, figures, check_figures]
