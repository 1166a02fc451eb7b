"""Somebody who takes a lesson at a table like the server's, without the server."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

from hustings.bots import remembers
from hustings.core.action import CHANCE, SPECTATOR, Action
from hustings.core.event import Event
from hustings.core.rng import Rng
from hustings.core.title import Title
from hustings.lessons import DueCard, Lesson, LessonPosition, due, next_step
from hustings.play.match import OpenDecision, in_force
from hustings.table.aggregate import GameTable, set_up_table
from hustings.table.chance import bot_seed
from hustings.table.draft import TableDraft
from hustings.table.lessons import begin, read_progress, rows_for, write_progress
from hustings.table.past import events_heard
from hustings.table.recipients import Recipient, ResponseFormat
from hustings.table.thinking import think
from hustings.web.store.rows import EntryRow, UserRow

LEARNER = UserRow("u", "Ada", None, None, "guest", None, "")
MOST = 400  # cards and answers of one lesson


class Learner:
    def __init__(self, title: Title, lesson: Lesson) -> None:
        self.title = title
        self.lesson = lesson
        row, seats = rows_for(lesson, LEARNER)
        self.table: GameTable = set_up_table(row, seats, set())
        self.rows: list[EntryRow] = []
        self.drawn = False
        self.change(partial(begin, lesson=lesson))
        self.bots()

    def change(self, work: Any) -> None:
        listener = Recipient(self.lesson.seat, ResponseFormat(""))
        draft = TableDraft(self.table, [listener])
        work(draft)
        draft.commit()
        self.rows += draft.entries
        self.table = draft.table

    @property
    def view(self) -> Any:
        return self.table.view(self.lesson.seat)

    def bots(self) -> None:
        """Let the others answer until the learner is asked."""
        while True:
            match = self.table.match
            assert match is not None
            asked = [each for each in match.open() if self.table.asks_bot(each)]
            if not asked or self.table.row.status != "running":
                return
            self.bot(asked[0])

    def bot(self, question: OpenDecision) -> None:
        seat, kind = question.decision.seat, question.decision.kind
        view, all_see = self.table.view(seat).data(), self.table.view(SPECTATOR).data()
        heard = [event.key() for event in self.heard(seat)] if remembers(self.table.game) else []
        seed = bot_seed(self.table, question)
        thought = think(self.table.setup, self.lesson.bot, view, kind, seed, all_see, heard=heard)
        self.change(lambda draft: draft.answer(seat, Action(kind, tuple(thought.args)), question.id, "", ""))

    def heard(self, seat: int) -> list[Event]:
        return events_heard(self.table.game, self.rows, seat)

    # -- the lesson --

    def position(self) -> LessonPosition:
        match = self.table.match
        assert match is not None
        lines = in_force(match.lines, match.n)
        return LessonPosition(
            self.title,
            self.table.game,
            self.view,
            self.table.open(self.lesson.seat),
            Counter(event.kind for event in self.heard(self.lesson.seat)),
            [line for line in lines if line.seat == self.lesson.seat],
            self.table.over,
        )

    def card(self) -> DueCard:
        return due(self.lesson, read_progress(self.table.row.lesson), self.position())

    def go_on(self, card: DueCard) -> None:
        """Press Continue."""
        progress = read_progress(self.table.row.lesson)
        after = next_step(self.lesson, progress, self.position(), card.step)
        assert after != progress, f"{card.id} does not go on"
        self.change(lambda draft: draft.set(lesson=write_progress(after)))

    def send(self, question: OpenDecision, args: tuple[int, ...]) -> None:
        """An answer, before the others go on; ``drawn`` says whether chance was asked then."""
        before = self.table.playing().n
        action = Action(question.decision.kind, args)
        self.change(lambda draft: draft.answer(self.lesson.seat, action, question.id, "", ""))
        match = self.table.match
        assert match is not None
        lines = [line for line in match.lines if line.n > before and line.note is None]
        self.drawn = any(line.seat == CHANCE for line in lines)

    def answer(self, question: OpenDecision, args: tuple[int, ...]) -> None:
        self.send(question, args)
        self.bots()

    def follow(self, card: DueCard) -> None:
        """Do what the card says."""
        if card.decision is None:
            self.go_on(card)
        else:
            self.answer(card.decision, card.proposals[0])

    def stray(self, card: DueCard, chance: Rng) -> None:
        """Do something else: answer where one should read, and otherwise than was meant."""
        asked = self.table.open(self.lesson.seat)
        if not asked:
            self.follow(card)
            return
        question = card.decision or asked[0]
        meant = set(card.proposals)
        args: tuple[int, ...] = ()
        args = tuple(question.decision.space.sample(chance))
        for _ in range(30):
            if args not in meant:
                break
            args = tuple(question.decision.space.sample(chance))
        self.answer(question, args)
