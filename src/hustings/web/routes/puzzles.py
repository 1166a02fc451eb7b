"""Puzzles: the list, today's, one set up, and what an answer is worth."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import partial
from typing import Any

from litestar import Request
from litestar.params import FromPath, JSONBody

from hustings import wire
from hustings.puzzles import all_puzzles, puzzle_of_the_day
from hustings.table.localizer import known_language
from hustings.table.puzzles import foreseen, info, known, refused, set_up, start, told_step, verdict
from hustings.table.times import stamp
from hustings.web.middleware import Limiter, require_user
from hustings.web.problems import not_found
from hustings.web.routes.decorators import get, post
from hustings.web.routes.tables import Lang
from hustings.web.site import site_of
from hustings.web.store import puzzles as store

Req = Request[Any, Any, Any]


@get("/api/puzzles", summary="All puzzles")
async def listed() -> list[wire.PuzzleInfo]:
    return [info(each) for each in all_puzzles()]


@get("/api/puzzle-of-the-day", summary="Today's puzzle")
async def today(lang: Lang = "") -> wire.PuzzlePosition:
    found = puzzle_of_the_day(datetime.now(UTC).date())
    if found is None:
        raise not_found()
    return await asyncio.to_thread(set_up, found, known_language(lang))


@get("/api/me/puzzles", summary="The puzzles that I have tried and solved; kept for accounts")
async def mine(request: Req) -> list[wire.TriedPuzzle]:
    user = require_user(request)
    rows = await site_of(request).service.read(partial(store.of_user, user_id=user.id))
    return [wire.TriedPuzzle(row.puzzle, row.tries, row.tried_at, row.solved_at) for row in rows]


@get("/api/puzzles/{puzzle:str}", summary="A puzzle, as its seat sees it")
async def one(puzzle: FromPath[str], lang: Lang = "") -> wire.PuzzlePosition:
    return await asyncio.to_thread(set_up, known(puzzle), known_language(lang))


@post("/api/puzzles/{puzzle:str}/steps", status_code=200, summary="One step of a long answer in words")
async def steps(puzzle: FromPath[str], data: JSONBody[wire.Steps], lang: Lang = "") -> wire.StepInfo:
    return await asyncio.to_thread(told_step, known(puzzle).id, tuple(data.prefix), known_language(lang))


@post("/api/puzzles/{puzzle:str}/preview", status_code=200, summary="What an answer would surely bring about")
async def preview(puzzle: FromPath[str], data: JSONBody[wire.Steps], lang: Lang = "") -> wire.Preview:
    return await asyncio.to_thread(foreseen, known(puzzle).id, tuple(data.prefix), known_language(lang))


@post("/api/puzzles/{puzzle:str}", status_code=200, summary="Whether an answer solves a puzzle, and why not")
async def solve(
    request: Req, puzzle: FromPath[str], data: JSONBody[wire.PuzzleAnswer], lang: Lang = ""
) -> wire.PuzzleVerdict:
    site = site_of(request)
    found = known(puzzle)
    Limiter.check(site.limiter.hints, site.client(request))
    args = tuple(data.args)
    position = await asyncio.to_thread(start, found.id)
    if not position.decision.space.contains(args):
        raise refused(position, args, known_language(lang))
    told = await site.chore(request, verdict, found, args, known_language(lang))
    user = request.scope["user"]
    if user is not None and user.login is not None:
        await site.service.write(
            partial(store.add, user_id=user.id, puzzle=found.id, solved=told.solved, now=stamp())
        )
    return told


HANDLERS = [listed, today, mine, one, steps, preview, solve]
