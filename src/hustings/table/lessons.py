"""Lessons at real tables: how one is set up, and which card is due."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hustings import wire
from hustings.core.action import Action
from hustings.core.codec import dumps, loads
from hustings.core.event import Event
from hustings.core.record import commit
from hustings.lessons import DueCard, Lesson, LessonPosition, LessonProgress, due, lesson_of
from hustings.play.match import in_force
from hustings.table.aggregate import GameTable
from hustings.table.draft import TableDraft
from hustings.table.entries import line_of
from hustings.table.localizer import Localizer
from hustings.table.problems import not_found
from hustings.table.rows import EntryRow, SeatRow, TableRow, TableUser
from hustings.table.seating import new_row


def read_progress(text: str | None) -> LessonProgress:
    data: dict[str, int] = loads(text.encode()) if text else {}
    return LessonProgress(data.get("step", 0), data.get("line", 0))


def write_progress(progress: LessonProgress) -> str:
    return dumps({"step": progress.step, "line": progress.line}).decode()


def rows_for(lesson: Lesson, user: TableUser, name_of_bot: str = "") -> tuple[TableRow, list[SeatRow]]:
    """A table with the lesson's own deal: its seed is no secret, and it counts for nothing."""
    row = new_row(
        user,
        lesson.game,
        lesson.players,
        lesson.options,
        seed=lesson.seed,
        commitment=commit(lesson.seed),
        lesson=write_progress(LessonProgress()),
    )
    seats = [
        SeatRow(row.id, seat, "bot", None, lesson.bot, lesson.bot, False, None, None, None, None)
        for seat in range(lesson.players)
    ]
    seats[lesson.seat] = SeatRow(
        row.id, lesson.seat, "human", user.id, user.name, None, False, None, None, None, None
    )
    return row, seats


def begin(draft: TableDraft, lesson: Lesson) -> None:
    """Deal, and carry out what was prepared."""
    if draft.row.status != "gathering":
        return  # sent twice
    draft.start()
    for seat, kind, args in lesson.opening:
        question = next(each for each in draft.table.open(seat) if each.decision.kind == kind)
        draft.answer(seat, Action(kind, tuple(args)), question.id, "", "")
    # What came before is no part of the lesson.
    draft.set(lesson=write_progress(LessonProgress(0, draft.table.playing().n)))


def lesson_at(table: GameTable) -> Lesson:
    """The lesson that is given at a table. Raises a 404."""
    lesson = lesson_of(table.title) if table.row.lesson is not None else None
    if lesson is None:
        raise not_found()
    return lesson


def position_of(
    table: GameTable, lesson: Lesson, rows: list[EntryRow], events: list[Event]
) -> LessonPosition:
    """What the learner's seat knows, with its past: all entries of the table, and what the seat has heard."""
    lines = in_force([line_of(row) for row in rows if row.type == "line"], table.row.n)
    return LessonPosition(
        table.title,
        table.game,
        table.view(lesson.seat),
        table.open(lesson.seat),
        Counter(event.kind for event in events),
        [line for line in lines if line.seat == lesson.seat],
        table.over or table.row.status == "closed",
        table.row.bot_due is not None,
    )


def card_info(lesson: Lesson, position: LessonPosition, card: DueCard, language: str) -> wire.LessonCard:
    speaker = Localizer(position.title, language)
    words = position.title.words
    answers: list[wire.LessonAnswer] = []
    if card.decision is not None:
        for args in card.proposals:
            label = words.choice(position.game, position.view, card.decision.decision, args)
            answers.append(wire.LessonAnswer(list(args), speaker(label)))
    do: Any = card.do
    return wire.LessonCard(
        card.step,
        card.steps,
        card.id,
        None if card.say is None else speaker.with_page(card.say),
        list(card.point),
        do,
        None if card.decision is None else card.decision.id,
        answers,
        card.strayed,
        card.finished,
        None if card.why is None else speaker.with_page(card.why),
    )


def told(
    lesson: Lesson, progress: LessonProgress, position: LessonPosition, language: str
) -> wire.LessonCard:
    return card_info(lesson, position, due(lesson, progress, position), language)
