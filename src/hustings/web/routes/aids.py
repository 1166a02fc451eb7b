"""Help at the table: what an answer would surely bring, and how a game went."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import Any

from litestar import Request
from litestar.params import FromPath, JSONBody

from hustings.core.action import CHANCE, Action
from hustings.core.event import Event
from hustings.core.rng import Rng
from hustings.play.match import StaleDecision
from hustings.web import wire
from hustings.web.access import hands, must_see
from hustings.web.live import Live, start_of
from hustings.web.problems import Refused, illegal, not_found
from hustings.web.routes.kit import get, post
from hustings.web.routes.play import SeatWish, stale
from hustings.web.routes.tables import Lang
from hustings.web.scribe import Walk, line_of
from hustings.web.site import site_of
from hustings.web.speak import Speaker, known_language
from hustings.web.store import games

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
    seat: SeatWish = None,
    lang: Lang = "",
) -> wire.Preview:
    """The answer is tried in worlds this seat cannot tell apart; only what is the same in all is said."""
    live = await site_of(request).service.live(id)
    mine = hands(live, request.scope["user"], request.scope["auth"], seat)
    language = known_language(lang)
    try:
        question = live.find(mine, decision)
    except StaleDecision as error:
        raise stale(live, mine, language, str(error)) from None
    assert live.match is not None
    args = tuple(data.prefix)
    if not question.space.contains(args):
        reason = live.game.why_not(live.match.state, mine, Action(question.kind, args))
        raise Refused(422, "this is not an answer") if reason is None else illegal(reason)
    view, speaker, words = live.view(mine), Speaker(live.title, language), live.title.words
    effects = certain(live, view, mine, Action(question.kind, args))
    said = [speaker(words.news(live.game, view, event)) for event in effects]
    return wire.Preview(speaker(words.choice(live.game, view, question, args)), said)


def certain(live: Live, view: Any, seat: int, action: Action) -> list[Event]:
    """The first events of an action that are the same whatever the seat does not know."""
    game = live.game
    common: list[Event] | None = None
    for _ in range(WORLDS):
        world = game.determinize(view, Rng(secrets.token_bytes(16)))
        events = [event.seen_by(seat) for event in game.apply(world, seat, action)]
        if common is None:
            common = events
        same = 0
        while same < min(len(common), len(events)) and common[same] == events[same]:
            same += 1
        common = common[:same]
    return common or []


@get("/api/tables/{id:str}/story", summary="How a finished game went")
async def story(request: Req, id: FromPath[str]) -> wire.Story:
    site = site_of(request)
    live = await site.service.live(id)
    must_see(live, request.scope["user"])
    if live.row.status != "finished":
        raise Refused(409, "the game is not over", "not-over")
    loaded = await site.service.read(partial(games.load, id=id, whole=True))
    if loaded is None:
        raise not_found()
    return wire.Story(await asyncio.to_thread(race, live, loaded))


def race(live: Live, loaded: games.Loaded) -> list[wire.Standing]:
    game = live.game
    walk = Walk(game, start_of(loaded.table).state)
    points = game.outcome(walk.state).points
    found = [wire.Standing(0, list(points))]
    for row in loaded.entries:
        if row.type != "line":
            continue
        line = line_of(row)
        walk.step(line)
        if line.seat == CHANCE and not game.over(walk.state):
            continue
        points = game.outcome(walk.state).points
        if points != found[-1].points:
            found.append(wire.Standing(line.n, list(points)))
    if found[-1].n != loaded.table.n:
        found.append(wire.Standing(loaded.table.n, list(points)))
    return found


HANDLERS = [preview, story]
