"""Seeing and answering."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response
from litestar.params import FromPath, JSONBody, QueryParameter

from hustings import wire
from hustings.core.action import SPECTATOR, Decision
from hustings.table.aggregate import GameTable
from hustings.table.localizer import Localizer, known_language
from hustings.table.presenter import state_json, table_text
from hustings.table.questions import check_picks, hint_infos, open_decision, step_info
from hustings.table.recipients import Recipient, ResponseFormat
from hustings.table.thinking import advise
from hustings.web.access import acting_seat, must_still_watch, viewing_seat
from hustings.web.help import must_have_help
from hustings.web.middleware import Limiter
from hustings.web.routes.decorators import get, post
from hustings.web.routes.tables import Lang
from hustings.web.site import site_of
from hustings.web.submit import submit_answer

Req = Request[Any, Any, Any]
PAGE = 200  # entries of the log that come at once; whoever asks for more is told that there are
WantedSeat = Annotated[
    int | None,
    QueryParameter(name="seat", ge=SPECTATOR, le=63, description="One of mine; -2 for the spectator's view."),
]
Insights = Annotated[
    bool,
    QueryParameter(name="insights", description="false: leave out what only people need, which is quicker."),
]
InWords = Annotated[bool, QueryParameter(name="text", description="Add the table in words as ``blocks``.")]
Briefly = Annotated[
    bool,
    QueryParameter(
        name="brief",
        description="For programs: no messages, and a state only with a new question and at the end.",
    ),
]


@get("/api/tables/{id:str}/state", summary="All that my seat may know now")
async def state(
    request: Req,
    id: FromPath[str],
    seat: WantedSeat = None,
    lang: Lang = "",
    insights: Insights = True,
    text: InWords = False,
) -> Response[wire.State]:
    table = await site_of(request).service.table(id)
    seen = viewing_seat(table, request.scope["user"], request.scope["auth"], seat)
    return _json(state_json(table, Recipient(seen, ResponseFormat(known_language(lang), insights, text))))


def _json(content: bytes) -> Response[Any]:
    """What is JSON already."""
    return Response(content, media_type="application/json")


@get("/api/tables/{id:str}/text", summary="The table in words")
async def text(request: Req, id: FromPath[str], seat: WantedSeat = None, lang: Lang = "") -> wire.Text:
    table = await site_of(request).service.table(id)
    seen = viewing_seat(table, request.scope["user"], request.scope["auth"], seat)
    return table_text(table, seen, known_language(lang))


@get("/api/tables/{id:str}/log", summary="What happened, as my seat may know it")
async def log(
    request: Req,
    id: FromPath[str],
    seat: WantedSeat = None,
    lang: Lang = "",
    since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=1000)] = 200,
) -> wire.LogPage:
    site = site_of(request)
    table = await site.service.table(id)
    seen = viewing_seat(table, request.scope["user"], request.scope["auth"], seat)
    recipient = Recipient(seen, ResponseFormat(known_language(lang)))
    with site.reading(request) as reading:
        entries, more = await reading.past(table, recipient, since, min(limit, PAGE))
    must_still_watch(await site.service.table(id), request.scope["auth"], seen)
    return wire.LogPage(entries, table.row.seq, more)


@post("/api/tables/{id:str}/decisions/{decision:str}", status_code=200, summary="Answer a question")
async def answer(
    request: Req,
    id: FromPath[str],
    decision: FromPath[str],
    data: JSONBody[wire.Answer],
    lang: Lang = "",
    insights: Insights = True,
    text: InWords = False,
    brief: Briefly = False,
) -> Response[wire.Accepted | wire.Noted]:
    reply = ResponseFormat(known_language(lang), insights, text, brief)
    return _json(
        await submit_answer(
            site_of(request).service, request.scope["user"], request.scope["auth"], id, decision, data, reply
        )
    )


async def my_question(
    request: Req, id: str, decision: str, seat: int | None, lang: str
) -> tuple[GameTable, int, Decision, str]:
    """The table, the seat this request acts for, the open question, and the language to speak of it."""
    table = await site_of(request).service.table(id)
    mine = acting_seat(table, request.scope["user"], request.scope["auth"], seat)
    language = known_language(lang)
    return table, mine, open_decision(table, mine, decision, language), language


@post(
    "/api/tables/{id:str}/decisions/{decision:str}/steps",
    status_code=200,
    summary="One step of a long answer in words",
)
async def steps(
    request: Req,
    id: FromPath[str],
    decision: FromPath[str],
    data: JSONBody[wire.Steps],
    seat: WantedSeat = None,
    lang: Lang = "",
) -> wire.StepInfo:
    table, mine, question, language = await my_question(request, id, decision, seat, lang)
    prefix = tuple(data.prefix)
    check_picks(table, mine, question, prefix)
    return step_info(table.game, Localizer(table.title, language), table.view(mine), question, prefix)


@post(
    "/api/tables/{id:str}/decisions/{decision:str}/hint",
    status_code=200,
    summary="What a bot would do here; among people only where their table allows it",
)
async def hint(
    request: Req, id: FromPath[str], decision: FromPath[str], seat: WantedSeat = None, lang: Lang = ""
) -> wire.Hints:
    site = site_of(request)
    table = await site.service.table(id)
    user = request.scope["user"]
    mine = acting_seat(table, user, request.scope["auth"], seat)
    await must_have_help(site.service, table)
    Limiter.check(site.limiter.hints, user.id)
    language = known_language(lang)
    question = open_decision(table, mine, decision, language)
    view = table.view(mine)
    heard = await site.runner.events_heard(table, mine)
    found = await site.runner.run_in_process(user.id, advise, table.setup, view.data(), question.kind, heard)
    must_still_watch(await site.service.table(id), request.scope["auth"], mine)
    return hint_infos(table, mine, question, found, language)


HANDLERS = [state, text, log, answer, steps, hint]
