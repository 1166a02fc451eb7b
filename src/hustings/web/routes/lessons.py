"""First campaigns: which there are, beginning one or going on with it, and what it says now."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from litestar import Request
from litestar.params import FromPath, JSONBody

from hustings import wire
from hustings.core.errors import OptionError
from hustings.lessons import Lesson, LessonPosition, LessonProgress, lesson_of, next_step
from hustings.registry import title as find_title
from hustings.registry import titles
from hustings.table.aggregate import GameTable
from hustings.table.lessons import (
    begin,
    lesson_at,
    position_of,
    read_progress,
    rows_for,
    told,
    write_progress,
)
from hustings.table.localizer import known_language
from hustings.web.access import acting_seat
from hustings.web.caps import most_open, too_many
from hustings.web.middleware import Limiter
from hustings.web.problems import not_found
from hustings.web.routes.decorators import get, post
from hustings.web.routes.tables import Lang
from hustings.web.service import Service
from hustings.web.site import site_of
from hustings.web.store import games
from hustings.web.store import lessons as store
from hustings.web.store.rows import StoredTable, UserRow

Req = Request[Any, Any, Any]


@get("/api/lessons", summary="First campaigns, and how far I have come in them")
async def listed(request: Req) -> list[wire.LessonInfo]:
    user: UserRow | None = request.scope["user"]
    mine = []
    if user is not None:
        mine = await site_of(request).service.read(partial(store.of_user, user_id=user.id))
    found: list[wire.LessonInfo] = []
    for title in titles():
        lesson = lesson_of(title)
        if lesson is None:
            continue
        info = wire.LessonInfo(title.id, lesson.players, lesson.minutes, len(lesson.steps))
        for row in mine:
            if row.game == title.id:
                _count(info, lesson, row.id, row.status, read_progress(row.lesson))
        found.append(info)
    return found


def _count(info: wire.LessonInfo, lesson: Lesson, id: str, status: str, progress: LessonProgress) -> None:
    if progress.step >= len(lesson.steps):
        info.done = True
    elif status == "running" and info.table is None:
        info.table, info.step = id, progress.step


@post("/api/lessons", status_code=200, summary="Begin a first campaign, or go on with mine")
async def start(request: Req, data: JSONBody[wire.StartLesson], lang: Lang = "") -> wire.TableInfo:
    site = site_of(request)
    try:
        lesson = lesson_of(find_title(data.game))
    except OptionError:
        raise not_found() from None
    if lesson is None:
        raise not_found()
    user = await site.ensure_user(request)
    for mine in await site.service.read(partial(store.of_user, user_id=user.id)):
        unfinished = read_progress(mine.lesson).step < len(lesson.steps)
        if mine.game == data.game and mine.status == "running" and unfinished and not data.again:
            return site.table_info(await site.service.table(mine.id), user, known_language(lang))
    Limiter.check(site.limiter.tables, site.client(request))
    row, seats = rows_for(lesson, user)
    most = most_open(user, site.config.limits)
    try:
        await site.service.write(partial(games.create, table=row, seat_rows=seats, entry_rows=[], most=most))
    except games.TooMany:
        raise too_many(most) from None
    site.service.add(StoredTable(row, seats, [], set()))
    _, table = await site.service.change(row.id, partial(begin, lesson=lesson))
    return site.table_info(table, user, known_language(lang))


def _taught(request: Req, table: GameTable) -> Lesson:
    """The lesson, for its learner only."""
    seat = acting_seat(table, request.scope["user"], request.scope["auth"], None)
    lesson = lesson_at(table)
    if seat != lesson.seat:
        raise not_found()
    return lesson


async def _position(service: Service, table: GameTable, lesson: Lesson) -> LessonPosition:
    rows = await service.read(partial(games.entries_after, id=table.id, since=0, until=table.row.seq))
    events = await service.history.events_heard_by(table, lesson.seat)
    return position_of(table, lesson, rows, events)


@get("/api/tables/{id:str}/lesson", summary="What the lesson at this table says now")
async def card(request: Req, id: FromPath[str], lang: Lang = "") -> wire.LessonCard:
    service = site_of(request).service
    table = await service.table(id)
    lesson = _taught(request, table)
    position = await _position(service, table, lesson)
    progress = read_progress(table.row.lesson)
    return await asyncio.to_thread(told, lesson, progress, position, known_language(lang))


@post("/api/tables/{id:str}/lesson", status_code=200, summary="A step was read, or the lesson is to end")
async def read(
    request: Req, id: FromPath[str], data: JSONBody[wire.ReadStep], lang: Lang = ""
) -> wire.LessonCard:
    service = site_of(request).service
    table = await service.table(id)
    lesson = _taught(request, table)
    position = await _position(service, table, lesson)
    progress = read_progress(table.row.lesson)
    if data.step is None:
        after = LessonProgress(len(lesson.steps), table.row.n)
    else:
        after = await asyncio.to_thread(next_step, lesson, progress, position, data.step)
    if after != progress:
        await service.change(id, lambda draft: draft.set(lesson=write_progress(after)))
    return await asyncio.to_thread(told, lesson, after, position, known_language(lang))


HANDLERS = [listed, start, card, read]
