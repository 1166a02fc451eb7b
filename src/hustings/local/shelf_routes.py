"""Who I am, what is on the shelf, puzzles and first campaigns."""

from __future__ import annotations

from hustings import wire
from hustings.core.errors import HustingsError
from hustings.core.title import Title
from hustings.figures import OwnFiguresError
from hustings.lessons import Lesson, LessonPosition, LessonProgress, lesson_of, next_step
from hustings.local.prepared import known_lessons, prepared, whoever
from hustings.local.requests import LocalReply, Request, route
from hustings.local.service import Owner
from hustings.puzzles import all_puzzles, puzzle_of_the_day
from hustings.registry import title as find_title
from hustings.table import lessons, own_figures, puzzles
from hustings.table.aggregate import GameTable
from hustings.table.catalogue import bot_infos, coached, game_infos, listed, rules_info
from hustings.table.figures_view import figures_info
from hustings.table.names import clean
from hustings.table.overview import overview as told
from hustings.table.past import events_heard
from hustings.table.problems import not_found
from hustings.table.times import now


@route("GET", "/me")
async def me(request: Request) -> wire.Me:
    return whoever(request.local.owner)


@route("POST", "/me")
async def rename(request: Request) -> wire.User:
    name = clean(request.data(wire.NewName).name)
    request.local.owner = Owner(request.local.owner.id, name)
    return wire.User(request.local.owner.id, name, True, False)


@route("GET", "/games")
async def games(request: Request) -> LocalReply | list[wire.GameInfo]:
    kept = prepared(f"games {request.language}")
    return game_infos(request.language) if kept is None else LocalReply(200, kept)


@route("GET", "/bots")
async def bots(request: Request) -> LocalReply | list[wire.BotInfo]:
    kept = prepared(f"bots {request.language}")
    return bot_infos(request.language) if kept is None else LocalReply(200, kept)


@route("GET", "/legal")
async def legal(_request: Request) -> list[wire.Legal]:
    return []


@route("GET", "/me/blocks")
async def blocks(_request: Request) -> list[wire.User]:
    return []


def _title(request: Request) -> Title:
    try:
        return find_title(request.named["game"])
    except HustingsError:
        raise not_found() from None


@route("GET", "/rules/{game}")
async def rules(request: Request) -> wire.GameRules:
    return rules_info(_title(request), request.language)


@route("GET", "/games/{game}/things")
async def things(request: Request) -> wire.GameThings:
    return listed(_title(request).id, request.language)


@route("GET", "/games/{game}/overview")
async def overview(request: Request) -> LocalReply | wire.GameOverview:
    title = _title(request)
    kept = prepared(f"overview {title.id} {request.language}")
    return told(title.id, request.language) if kept is None else LocalReply(200, kept)


@route("GET", "/games/{game}/coach")
async def coach(request: Request) -> wire.GameCoach:
    return coached(_title(request).id, request.language)


@route("GET", "/figures/{game}")
async def figures(request: Request) -> wire.GameFigures:
    title = _title(request)
    if title.figures is None:
        raise not_found()
    return figures_info(title, title.figures(""), request.language)


@route("POST", "/figures/{game}")
async def check_figures(request: Request) -> wire.GameFigures:
    title = _title(request)
    if title.figures is None:
        raise not_found()
    try:
        own = own_figures.check(title.id, request.data(wire.OwnFigures).figures)
    except OwnFiguresError as error:
        raise own_figures.refused(title, error, request.language) from None
    return figures_info(title, title.figures(own), request.language, own)


# -- puzzles --


@route("GET", "/puzzles")
async def puzzles_listed(_request: Request) -> list[wire.PuzzleInfo]:
    return [puzzles.info(each) for each in all_puzzles()]


@route("GET", "/puzzle-of-the-day")
async def puzzle_today(request: Request) -> wire.PuzzlePosition:
    found = puzzle_of_the_day(now().date())
    if found is None:
        raise not_found()
    return puzzles.set_up(found, request.language)


@route("GET", "/me/puzzles")
async def my_puzzles(_request: Request) -> list[wire.TriedPuzzle]:
    return []


@route("GET", "/puzzles/{puzzle}")
async def puzzle(request: Request) -> wire.PuzzlePosition:
    return puzzles.set_up(puzzles.known(request.named["puzzle"]), request.language)


@route("POST", "/puzzles/{puzzle}/steps")
async def puzzle_steps(request: Request) -> wire.StepInfo:
    found = puzzles.known(request.named["puzzle"])
    return puzzles.told_step(found.id, tuple(request.data(wire.Steps).prefix), request.language)


@route("POST", "/puzzles/{puzzle}/preview")
async def puzzle_preview(request: Request) -> wire.Preview:
    found = puzzles.known(request.named["puzzle"])
    return puzzles.foreseen(found.id, tuple(request.data(wire.Steps).prefix), request.language)


@route("POST", "/puzzles/{puzzle}")
async def solve(request: Request) -> wire.PuzzleVerdict:
    found, args = puzzles.known(request.named["puzzle"]), tuple(request.data(wire.PuzzleAnswer).args)
    start = puzzles.start(found.id)
    if not start.decision.space.contains(args):
        raise puzzles.refused(start, args, request.language)
    return puzzles.verdict(found, args, request.language)


# -- first campaigns --


@route("GET", "/lessons")
async def lessons_listed(request: Request) -> list[wire.LessonInfo]:
    found = []
    for game, players, minutes, steps in known_lessons():
        info = wire.LessonInfo(game, players, minutes, steps)
        for row, _ in request.local.heads.values():
            if row.game == game and row.lesson is not None:
                step = lessons.read_progress(row.lesson).step
                if step >= steps:
                    info.done = True
                elif row.status == "running" and info.table is None:
                    info.table, info.step = row.id, step
        found.append(info)
    return found


@route("POST", "/lessons")
async def begin_lesson(request: Request) -> wire.TableInfo:
    local, wish = request.local, request.data(wire.StartLesson)
    try:
        lesson = lesson_of(find_title(wish.game))
    except HustingsError:
        raise not_found() from None
    if lesson is None:
        raise not_found()
    for row, _ in local.heads.values():
        unfinished = row.lesson is not None and lessons.read_progress(row.lesson).step < len(lesson.steps)
        if row.game == wish.game and row.status == "running" and unfinished and not wish.again:
            return request.info(await local.table(row.id))
    fresh, seats = lessons.rows_for(lesson, local.owner)
    await local.add(fresh, seats, [])
    _, made = await local.change(fresh.id, lambda draft: lessons.begin(draft, lesson))
    return request.info(made)


async def _lesson(request: Request) -> tuple[GameTable, Lesson, LessonPosition, LessonProgress]:
    found = await request.table()
    lesson = lessons.lesson_at(found)
    rows = (await request.local.slot(request.id)).entries
    heard = events_heard(found.game, rows, lesson.seat)
    place = lessons.position_of(found, lesson, rows, heard)
    return found, lesson, place, lessons.read_progress(found.row.lesson)


@route("GET", "/tables/{id}/lesson")
async def lesson_card(request: Request) -> wire.LessonCard:
    _, lesson, place, progress = await _lesson(request)
    return lessons.told(lesson, progress, place, request.language)


@route("POST", "/tables/{id}/lesson")
async def read_step(request: Request) -> wire.LessonCard:
    found, lesson, place, progress = await _lesson(request)
    step = request.data(wire.ReadStep).step
    if step is None:
        after = LessonProgress(len(lesson.steps), found.row.n)
    else:
        after = next_step(lesson, progress, place, step)
    if after != progress:
        await request.change(lambda draft: draft.set(lesson=lessons.write_progress(after)))
    return lessons.told(lesson, after, place, request.language)


# -- what only a server has --


@route("GET", "/tables/{id}/promises")
async def promises(_request: Request) -> list[wire.PromiseInfo]:
    return []
