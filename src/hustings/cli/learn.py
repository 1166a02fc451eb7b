"""``hustings learn``: the first campaign of a game, in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from hustings.cli.common import Lang, speech
from hustings.cli.lesson_terminal import LessonTerminal
from hustings.cli.play import PERSON, advise, choose, host, lesson_file, new_file, rules_text
from hustings.core.action import Action
from hustings.core.codec import dumps, loads
from hustings.core.errors import CodecError, OptionError, RecordError
from hustings.core.struct import number
from hustings.core.title import Title
from hustings.lessons import Lesson, LessonProgress, lesson_of
from hustings.locale import Translator
from hustings.play.journal import Journal
from hustings.play.match import play_on
from hustings.play.screen import Screen
from hustings.registry import title as find
from hustings.registry import titles


def learn(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Which game. Asks if you leave it out.")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Without colours and drawings.")] = False,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a first campaign.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the game to this file.")] = None,
    lang: Lang = "",
) -> int:
    """Learn a game by playing it: a first campaign against bots, explained step by step, in this terminal.

    The same first campaign as on the page, with the same deal and steps. After the lesson you play on. You can leave
    at any time and continue later.
    """
    language = speech(lang)
    if resume is not None:
        journal, progress, opened = reopen(resume)
        title = find(journal.match.game.id)
    else:
        title = find(game) if game is not None else choose(Screen(Translator(language, *titles()), plain))
        journal = begin(title, record)
        opened = journal.match.n
        progress = LessonProgress(0, opened)
        keep(journal.path, progress, opened)
    try:
        return sit(title, journal, progress, opened, Screen(Translator(language, title, page=True), plain))
    finally:
        journal.close()


def sit(title: Title, journal: Journal, progress: LessonProgress, opened: int, screen: Screen) -> int:
    lesson = taught(title)
    game = journal.match.game
    table = LessonTerminal(
        title,
        journal,
        lesson,
        progress,
        opened,
        lambda reached: keep(journal.path, reached, opened),
        screen,
        lambda section: rules_text(title, section, screen),
        lambda view, decision: advise(title, game, view, decision),
    )
    places = [PERSON if seat == lesson.seat else lesson.bot for seat in range(lesson.players)]
    code = host(table, places, "hustings learn")
    if journal.match.over:
        lesson_file(journal.path).unlink(missing_ok=True)
    return code


def taught(title: Title) -> Lesson:
    """Raises OptionError."""
    lesson = lesson_of(title)
    if lesson is None:
        raise OptionError(f"{title.id} has no first campaign")
    return lesson


def begin(title: Title, record: Path | None) -> Journal:
    """The lesson's own deal, with what is prepared carried out."""
    lesson = taught(title)
    game = title.game(lesson.players, **lesson.options)
    path = record if record is not None else new_file(game.id)
    try:
        journal = Journal.create(path, game, lesson.seed, [""] * lesson.players)
    except FileExistsError:
        raise OptionError(f"{path} exists already; use --resume to continue it") from None
    match = journal.match
    play_on(match, {}, journal.keep)  # chance
    for seat, kind, args in lesson.opening:
        journal.keep(match.answer(seat, Action(kind, tuple(args))))
        play_on(match, {}, journal.keep)
    return journal


def keep(path: Path, progress: LessonProgress, opened: int) -> None:
    data = {"step": progress.step, "line": progress.line, "opened": opened}
    lesson_file(path).write_bytes(dumps(data))


def reopen(path: Path) -> tuple[Journal, LessonProgress, int]:
    """A first campaign to go on with, and how far it has come. Raises RecordError when it cannot be."""
    try:
        data: Any = loads(lesson_file(path).read_bytes())
        step, line, opened = (number(data.get(name), name) for name in ("step", "line", "opened"))
    except FileNotFoundError:
        raise RecordError(
            1, f"{path.name} is no first campaign; use hustings play --resume to continue it"
        ) from None
    except (AttributeError, CodecError) as error:
        raise RecordError(1, f"what stands beside {path.name} is damaged: {error}") from None
    return Journal.open(path, whole=True), LessonProgress(step, line), opened
