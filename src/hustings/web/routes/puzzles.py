"""Puzzles: the list, today's, one set up, and what an answer is worth."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from litestar import Request
from litestar.params import FromPath, JSONBody

from hustings import wire
from hustings.core.errors import OptionError
from hustings.core.message import Message
from hustings.play.match import OpenDecision
from hustings.puzzles import Puzzle, Verdict, all_puzzles, judge_answer, puzzle_of_the_day
from hustings.puzzles import puzzle as find_puzzle
from hustings.table.decisions import decision_infos, phases, view_data
from hustings.table.localizer import Localizer, known_language
from hustings.web.middleware import Limiter
from hustings.web.problems import HttpProblem, illegal, not_found
from hustings.web.routes.decorators import get, post
from hustings.web.routes.tables import Lang
from hustings.web.site import site_of

Req = Request[Any, Any, Any]


def known(id: str) -> Puzzle:
    try:
        return find_puzzle(id)
    except OptionError:
        raise not_found() from None


def info(each: Puzzle, ask: wire.MessageInfo | None = None) -> wire.PuzzleInfo:
    return wire.PuzzleInfo(each.id, each.game, each.players, each.grade, each.kind, ask)


def set_up(each: Puzzle, language: str) -> wire.PuzzlePosition:
    position = each.position()
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
    return wire.PuzzlePosition(info(each, asked[0].ask), each.options, state)


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
    return set_up(found, known_language(lang))


@get("/api/puzzles/{puzzle:str}", summary="A puzzle, as its seat sees it")
async def one(puzzle: FromPath[str], lang: Lang = "") -> wire.PuzzlePosition:
    return set_up(known(puzzle), known_language(lang))


@post("/api/puzzles/{puzzle:str}", status_code=200, summary="Whether an answer solves a puzzle, and why not")
async def solve(
    request: Req, puzzle: FromPath[str], data: JSONBody[wire.PuzzleAnswer], lang: Lang = ""
) -> wire.PuzzleVerdict:
    site = site_of(request)
    found = known(puzzle)
    Limiter.check(site.limiter.hints, site.client(request))
    args = tuple(data.args)
    position = found.position()
    if not position.decision.space.contains(args):
        why = position.game.explain(position.view, position.decision, args)
        if why is None:
            raise HttpProblem(422, "this is not an answer")
        speaker = Localizer(position.title, known_language(lang))
        raise illegal(why, str(speaker(why).text))
    return await site.chore(request, verdict, found, args, known_language(lang))


HANDLERS = [listed, today, one, solve]
