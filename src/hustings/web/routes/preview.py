"""Help at the table: what an answer would surely bring, and how a game went."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request
from litestar.params import FromPath, JSONBody

from hustings.core.action import Action, Decision
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.rng import Rng
from hustings.web import wire
from hustings.web.access import must_see
from hustings.web.decisions import is_final
from hustings.web.localizer import Localizer, known_language
from hustings.web.problems import HttpProblem
from hustings.web.routes.decorators import get, post
from hustings.web.routes.play import WantedSeat, my_question
from hustings.web.routes.tables import Lang
from hustings.web.site import site_of
from hustings.web.story import story as tell_story
from hustings.web.submit import refusal

Req = Request[Any, Any, Any]
WORLDS = 3  # that a preview is worked out in; what differs between them is not certain


@post(
    "/api/tables/{id:str}/decisions/{decision:str}/preview",
    status_code=200,
    summary="What an answer would surely bring about",
)
async def preview(
    request: Req,
    id: FromPath[str],
    decision: FromPath[str],
    data: JSONBody[wire.Steps],
    seat: WantedSeat = None,
    lang: Lang = "",
) -> wire.Preview:
    """The answer is tried in worlds this seat cannot tell apart; only what is the same in all is said."""
    table, mine, question, language = await my_question(request, id, decision, seat, lang)
    args = tuple(data.prefix)
    if not question.space.contains(args):
        raise refusal(table, mine, question, args, "this is not an answer")
    return foresee(
        table.game,
        Localizer(table.title, language),
        table.view(mine),
        question,
        args,
        Rng(secrets.token_bytes(16)),
    )


def foresee(
    game: Game[Any, Any], speaker: Localizer, view: Any, question: Decision, args: tuple[int, ...], rng: Rng
) -> wire.Preview:
    """What an answer surely brings about, by all that ``view`` knows: the true state is not at hand here."""
    words = speaker.title.words
    worlds = [game.determinize(view, rng) for _ in range(WORLDS)]
    stays = any(is_final(game, world, question, args) for world in worlds)
    effects = certain(game, worlds, question.seat, Action(question.kind, args))
    sentences = [speaker(words.news(game, view, event)) for event in effects]
    return wire.Preview(speaker(words.choice(game, view, question, args)), sentences, stays)


def certain(game: Game[Any, Any], worlds: list[Any], seat: int, action: Action) -> list[Event]:
    """The first events of an action that are the same in all these worlds.

    Nothing is told from where something of others is opened: worlds may agree on it by chance.
    """
    common: list[Event] | None = None
    for world in worlds:
        events = foreseeable(game, game.apply(world, seat, action), seat)
        if common is None:
            common = events
        same = 0
        while same < min(len(common), len(events)) and common[same] == events[same]:
            same += 1
        common = common[:same]
    return common or []


def foreseeable(game: Game[Any, Any], events: list[Event], seat: int) -> list[Event]:
    """What happens, as ``seat`` hears it, before anything comes to light that is not its own."""
    reveals = game.revealing_events()
    found: list[Event] = []
    for event in events:
        if event.kind in reveals and event.about() != seat:
            return found
        found.append(event.seen_by(seat))
    return found


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


HANDLERS = [preview, story]
