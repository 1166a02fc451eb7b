"""Puzzles: the list, today's, one set up, and what an answer is worth."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import lru_cache, partial
from typing import Any

from litestar import Request
from litestar.params import FromPath, JSONBody

from hustings import wire
from hustings.core.errors import OptionError
from hustings.core.message import Message
from hustings.play.match import OpenDecision
from hustings.puzzles import Puzzle, Verdict, all_puzzles, judge_answer, puzzle_of_the_day
from hustings.puzzles import puzzle as find_puzzle
from hustings.puzzles.model import PuzzleStart
from hustings.table.decisions import decision_infos, phases, view_data
from hustings.table.localizer import Localizer, known_language
from hustings.table.preview import foresee
from hustings.table.questions import step_info
from hustings.table.times import stamp
from hustings.web.middleware import Limiter, require_user
from hustings.web.problems import HttpProblem, illegal, not_found
from hustings.web.routes.decorators import get, post
from hustings.web.routes.tables import Lang
from hustings.web.site import site_of
from hustings.web.store import puzzles as store

Req = Request[Any, Any, Any]


def known(id: str) -> Puzzle:
    try:
        return find_puzzle(id)
    except OptionError:
        raise not_found() from None


@lru_cache(maxsize=8)
def start(id: str) -> PuzzleStart:
    """Its position, which nobody changes: setting it up means playing up to it."""
    return find_puzzle(id).position()


def refused(position: PuzzleStart, args: tuple[int, ...], language: str) -> HttpProblem:
    """Why these picks are not allowed."""
    why = position.game.explain(position.view, position.decision, args)
    if why is None:
        return HttpProblem(422, "this is not an answer")
    return illegal(why, str(Localizer(position.title, language)(why).text))


def info(each: Puzzle, ask: wire.MessageInfo | None = None) -> wire.PuzzleInfo:
    return wire.PuzzleInfo(each.id, each.game, each.players, each.grade, each.kind, ask)


def set_up(each: Puzzle, language: str) -> wire.PuzzlePosition:
    position = start(each.id)
    game, view, decision = position.game, position.view, position.decision
    speaker = Localizer(position.title, language)
    asked = decision_infos(game, speaker, view, [OpenDecision(each.id, decision)], True)
    heading = position.title.words.heading(game, view)
    state = wire.State(
        each.id,
        each.seat,
        0,
        len(each.lines),
        False,
        phases(game, view),
        view_data(view),
        dict(game.insights(view)),
        asked,
        [wire.Waiting(each.seat, each.kind)],
        None,
        False,
        None,
        None,
    )
    if language and heading is not None:
        state.heading = speaker(heading)
    seats = [speaker(position.title.words.seat(game, seat)) for seat in range(game.players)]
    return wire.PuzzlePosition(info(each, asked[0].ask), each.options, seats, state)


def verdict(each: Puzzle, args: tuple[int, ...], language: str) -> wire.PuzzleVerdict:
    position = each.position()
    game, view, decision = position.game, position.view, position.decision
    speaker = Localizer(position.title, language)
    found: Verdict = judge_answer(each, args)
    solution = speaker(position.title.words.choice(game, view, decision, tuple(each.solution)))
    same = list(args) == each.solution
    name = "puzzle-solved" if same else "puzzle-as-good" if found.solved else "puzzle-not-solved"
    values = {"chance": round(100 * found.chance), "best": round(100 * found.best)}
    return wire.PuzzleVerdict(
        found.solved,
        round(found.chance, 4),
        round(found.best, 4),
        round(found.error, 4),
        each.solution,
        solution,
        speaker(Message(name, {**values})),
        [speaker(change.message()) for change in found.figures],
    )


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


def told_step(id: str, prefix: tuple[int, ...], language: str) -> wire.StepInfo:
    position = start(id)
    space = position.decision.space
    if any(prefix[at] not in space.picks(prefix[:at]) for at in range(len(prefix))):
        raise refused(position, prefix, language)
    return step_info(
        position.game, Localizer(position.title, language), position.view, position.decision, prefix
    )


@post("/api/puzzles/{puzzle:str}/preview", status_code=200, summary="What an answer would surely bring about")
async def preview(puzzle: FromPath[str], data: JSONBody[wire.Steps], lang: Lang = "") -> wire.Preview:
    return await asyncio.to_thread(foreseen, known(puzzle).id, tuple(data.prefix), known_language(lang))


def foreseen(id: str, args: tuple[int, ...], language: str) -> wire.Preview:
    position = start(id)
    if not position.decision.space.contains(args):
        raise refused(position, args, language)
    speaker = Localizer(position.title, language)
    return foresee(position.game, speaker, position.view, position.decision, args)


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
