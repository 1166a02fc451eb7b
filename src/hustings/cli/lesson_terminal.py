"""A first campaign in the terminal: the cards of a lesson between the table and its questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from hustings.bots import make, remembers
from hustings.core.action import Action, Decision, Seat
from hustings.core.game import Game
from hustings.core.message import Message, Value
from hustings.core.rng import Rng
from hustings.core.title import Title
from hustings.lessons import (
    DueCard,
    Lesson,
    LessonPosition,
    LessonProgress,
    due,
    next_step,
    question_seed,
)
from hustings.lessons.model import ANSWER, CONTINUE
from hustings.play.agent import Agent
from hustings.play.choosing import Choosing, InputRejected
from hustings.play.heard import heard
from hustings.play.journal import Journal
from hustings.play.match import Match, Move, in_force, play_on
from hustings.play.screen import Screen
from hustings.play.terminal import Advice, Rules, Terminal

HELP_LESSON = ("show", "take-back", "end")


class TakeBack(Exception):
    """The learner wants the last answer back."""


class LessonBot(Agent):
    """A seat of a lesson: its chance belongs to the question, so that a lesson goes alike every time."""

    def __init__(self, title: Title, lesson: Lesson, match: Match, seat: Seat) -> None:
        self.title = title
        self.lesson = lesson
        self.match = match
        self.seat = seat
        self.name = lesson.bot

    def decide(self, game: Game[Any, Any], view: Any, decision: Decision) -> Action:
        question = next(
            each
            for each in self.match.open()
            if (each.decision.seat, each.decision.kind) == (decision.seat, decision.kind)
        )
        chance = Rng(bytes.fromhex(question_seed(self.lesson.seed, question.id)), "bot")
        agent = make(self.lesson.bot, chance, self.title)
        if remembers(game):
            agent.news(game, None, heard(game, self.match.lines, self.seat))
        return agent.decide(game, view, decision)


class LessonTerminal(Terminal):
    """One sitting of a learner. Requires a match that was opened from its first line.

    ``opened`` is the last line that was prepared; ``save`` keeps how far the learner has come. When the lesson is over, the game goes on without it.
    """

    def __init__(
        self,
        title: Title,
        journal: Journal,
        lesson: Lesson,
        progress: LessonProgress,
        opened: int,
        save: Callable[[LessonProgress], None],
        screen: Screen,
        rules: Rules,
        advice: Advice,
    ) -> None:
        bots: dict[Seat, Agent] = {
            seat: LessonBot(title, lesson, journal.match, seat)
            for seat in range(lesson.players)
            if seat != lesson.seat
        }
        super().__init__(title, journal, [lesson.seat], bots, screen, rules, advice)
        self.lesson = lesson
        self.progress = progress
        self.opened = opened
        self.save = save
        self.card: DueCard | None = None  # of the question that is asked now
        self.shown: tuple[int, ...] | None = None  # the answer that was filled in

    @property
    def teaching(self) -> bool:
        return self.progress.step < len(self.lesson.steps)

    def position(self) -> LessonPosition:
        seat, match = self.lesson.seat, self.match
        events = heard(self.game, match.lines, seat)
        return LessonPosition(
            self.title,
            self.game,
            self.game.view(match.state, seat),
            [each for each in match.open() if each.decision.seat == seat],
            Counter(event.kind for event in events),
            [line for line in in_force(match.lines, match.n) if line.seat == seat],
            match.over,
        )

    def next_answer(self) -> tuple[Seat, Action]:
        while True:
            try:
                return super().next_answer()
            except TakeBack:
                self.step_back()

    def introduce(self, view: Any, decisions: list[Decision]) -> list[Decision]:
        """Cards that are only read, one by one; then the card of the question, which is asked first."""
        self.card = self.shown = None
        while self.teaching:
            position = self.position()
            card = due(self.lesson, self.progress, position)
            if card.finished:
                self.advance(LessonProgress(card.step, self.progress.line))
                break
            self.tell(card)
            if card.do == CONTINUE:
                self.read(card, position, decisions[0], view)
                continue
            self.card = card
            self.propose(view, card)
            wanted = None if card.decision is None else card.decision.decision.kind
            return sorted(decisions, key=lambda each: each.kind != wanted)
        return decisions

    def advance(self, progress: LessonProgress) -> None:
        self.progress = progress
        self.save(progress)
        if not self.teaching:
            self.screen.message(Message("terminal-lesson-over"), "bold green")

    # -- what is said --

    def tell(self, card: DueCard) -> None:
        self.screen.gap()
        if card.id:  # between the steps nothing is counted
            number: dict[str, Value] = {"step": card.step + 1, "steps": card.steps}
            self.screen.message(Message("terminal-lesson-step", number), "bold cyan")
        if card.strayed:
            self.screen.message(Message("terminal-lesson-strayed"), "yellow")
            self.screen.message(Message("terminal-help-take-back"), "dim")
        if card.say is not None:
            self.screen.write(self.screen.say(card.say))
        names = {thing.id: self.screen.say(thing.name) for thing in self.words.things(self.game)}
        parts = [part for place in card.point for part in place.split("/")]
        place = next((part for part in parts if part in names), "")
        if place:
            name = names[place]
            typed = name.lower() if list(names.values()).count(name) == 1 else place
            values: dict[str, Value] = {"place": name, "command": f"? {typed}"}
            self.screen.message(Message("terminal-lesson-point", values), "dim")

    def propose(self, view: Any, card: DueCard) -> None:
        """The answer that the lesson has in mind, in words."""
        if card.decision is None or not card.proposals:
            return
        answer = self.words.choice(self.game, view, card.decision.decision, card.proposals[0])
        wording = "terminal-lesson-answer" if card.do == ANSWER else "terminal-lesson-free"
        self.screen.message(Message(wording, {"answer": answer}), "green")
        if card.why is not None:
            self.screen.message(card.why, "green")

    def read(self, card: DueCard, position: LessonPosition, decision: Decision, view: Any) -> None:
        """Until the learner has read it. Raises Leave or TakeBack."""
        choosing = Choosing(self.game, self.words, view, decision)
        while True:
            self.screen.message(Message("terminal-lesson-continue"), "dim")
            typed = self.screen.ask("> ")
            if not typed:
                self.advance(next_step(self.lesson, self.progress, position, card.step))
                return
            word, _, rest = typed.partition(" ")
            command = self.command(word.lower())
            try:
                if command is None or command == self.show_me:
                    raise InputRejected(Message("terminal-lesson-first"))
                command(choosing, rest.strip())
            except InputRejected as refused:
                self.screen.message(refused.message, "yellow")
            if not self.teaching:
                return

    # -- commands --

    def command(self, word: str) -> Callable[[Choosing, str], None] | None:
        if self.teaching:
            for names, command in (
                (("m", "show"), self.show_me),
                (("z", "take-back"), self.take_back),
                (("e", "end"), self.end),
            ):
                if word in names:
                    return command
        return super().command(word)

    def take(self, choosing: Choosing, typed: str) -> bool:
        if not typed and self.shown is not None and choosing.prefix == self.shown:
            return True
        return super().take(choosing, typed)

    def help(self, choosing: Choosing, rest: str) -> None:
        super().help(choosing, rest)
        if not rest and self.teaching:
            for name in HELP_LESSON:
                self.screen.message(Message(f"terminal-help-{name}"))

    def show_me(self, choosing: Choosing, rest: str) -> None:
        """Fill in the lesson's answer; nothing is sent before the learner confirms it."""
        card = self.card
        if card is None or card.decision is None or card.decision.decision.kind != choosing.decision.kind:
            raise InputRejected(Message("terminal-no-hint"))
        self.shown = card.proposals[0]
        choosing.fill(self.shown)
        self.screen.message(Message("terminal-confirm", {"answer": choosing.summary()}), "bold")

    def take_back(self, choosing: Choosing, rest: str) -> None:
        answers = self.position().answers
        if not answers or answers[-1].n <= self.opened:
            raise InputRejected(Message("terminal-nothing-to-undo"))
        raise TakeBack

    def step_back(self) -> None:
        """The position before the learner's last answer again."""
        last = self.position().answers[-1].n
        self.keep(Move(self.match.undo(self.lesson.seat, last - 1), []))
        play_on(self.match, self.voices.agents, self.keep)

    def end(self, choosing: Choosing, rest: str) -> None:
        """The game goes on without the lesson."""
        self.card = None
        self.advance(LessonProgress(len(self.lesson.steps), self.progress.line))
