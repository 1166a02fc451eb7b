"""Help at the table: what an answer would surely bring, and how a game went."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.params import FromPath, JSONBody

from hustings import wire
from hustings.table.localizer import Localizer, known_language
from hustings.table.preview import foresee, outlook
from hustings.table.questions import refusal
from hustings.table.story import story as tell_story
from hustings.web.access import must_see, viewing_seat
from hustings.web.problems import HttpProblem
from hustings.web.routes.decorators import get, post
from hustings.web.routes.play import WantedSeat, my_question
from hustings.web.routes.tables import Lang
from hustings.web.site import site_of

Req = Request[Any, Any, Any]


@post(
    "/api/tables/{id:str}/decisions/{decision:str}/preview",
    status_code=200,
    summary="What an answer would surely bring about",
)
async def preview(
    request: Req,
    id: FromPath[str],
    decision: FromPath[str],
    data: JSONBody[wire.PlannedAnswers],
    seat: WantedSeat = None,
    lang: Lang = "",
) -> wire.Preview:
    """The answer is tried in worlds this seat cannot tell apart; only what is the same in all is said.

    ``figures`` are the figures on the table that it changes, those marked as an ``estimate`` if it comes as supposed:
    a bid wins, an offer is accepted. Where there are none, ``nothing`` says what the answer is for. With ``then`` they
    are what all these answers change together.
    """
    table, mine, question, language = await my_question(request, id, decision, seat, lang)
    args = tuple(data.prefix)
    if not question.space.contains(args):
        raise refusal(table, mine, question, args, "this is not an answer")
    then = [tuple(each) for each in data.then]
    return foresee(table.game, Localizer(table.title, language), table.view(mine), question, args, then=then)


@get("/api/tables/{id:str}/rivals", summary="What others may answer now, and what that would change")
async def rivals(request: Req, id: FromPath[str], seat: WantedSeat = None, lang: Lang = "") -> wire.Rivals:
    """Only questions whose answers everybody can see, and only what my seat can be sure of."""
    table = await site_of(request).service.table(id)
    seen = viewing_seat(table, request.scope["user"], request.scope["auth"], seat)
    if table.match is None or table.over:
        return wire.Rivals([])
    return outlook(table.game, Localizer(table.title, known_language(lang)), table.view(seen))


@get("/api/tables/{id:str}/story", summary="How a finished game went")
async def story(request: Req, id: FromPath[str], lang: Lang = "") -> wire.Story:
    site = site_of(request)
    table = await site.service.table(id)
    must_see(table, request.scope["user"])
    if table.row.status != "finished":
        raise HttpProblem(409, "the game is not over", "not-over")
    with site.reading(request) as reading:
        loaded = await reading.whole(id)
    return await site.chore(request, tell_story, loaded, known_language(lang))


HANDLERS = [preview, rivals, story]
