"""Which step of a lesson is due: a function of how far the learner has read, and of the game.

Nothing here can break a game. Whoever answers otherwise than the lesson goes on with the next step that fits, and
may take the answer back. Between the steps every question has a card of its own: what it is for, and an answer that
the adviser would give.
"""

from __future__ import annotations

from ast import expr, literal_eval
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from hustings.bots import make
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.record import RecordLine
from hustings.core.rng import Rng
from hustings.core.title import Title
from hustings.lessons.expression import LessonContext
from hustings.lessons.model import ANSWER, CONTINUE, Lesson, LessonStep
from hustings.play.match import OpenDecision


@dataclass(frozen=True)
class LessonProgress:
    """The step that comes next, and the line of the record at which the one before was done."""

    step: int = 0
    line: int = 0


@dataclass
class LessonPosition:
    """What the learner's seat knows: its view, its questions, how often which event was heard, its answers in force."""

    title: Title
    game: Game[Any, Any]
    view: Any
    open: Sequence[OpenDecision]
    heard: Counter[str]
    answers: list[RecordLine]
    over: bool = False
    waiting: bool = (
        False  # bots are asked: the lesson goes on when they have answered, so it goes alike every time
    )


@dataclass
class DueCard:
    """What the learner is told now. ``step`` is the next step's number, which need not be the one that is told.

    ``proposals`` answer the question ``decision``, where one is to be answered. ``why`` says what is good about the first of
    them. ``strayed``: the answer to the question before was another than the lesson's.
    """

    step: int
    steps: int
    id: str  # of the step; "" between steps, and at the end
    say: Message | None
    point: tuple[str, ...] = ()
    do: str = CONTINUE
    decision: OpenDecision | None = None
    proposals: list[tuple[int, ...]] = field(default_factory=list)
    strayed: bool = False
    why: Message | None = None

    @property
    def finished(self) -> bool:
        return self.step >= self.steps


def due(lesson: Lesson, progress: LessonProgress, position: LessonPosition) -> DueCard:
    """The card for this position."""
    at, strayed = _answered(lesson, progress, position)
    steps = len(lesson.steps)
    if at >= steps or position.over:
        return DueCard(steps, steps, "", None)
    if position.waiting:
        return DueCard(at, steps, "", None)
    for number in range(at, steps):
        step = lesson.steps[number]
        if step.event and not position.heard[step.event]:
            break  # it will come
        card = _card(lesson, number, step, position)
        if card is not None:
            card.strayed = strayed
            return card
    return _between(lesson, at, position, strayed)


def next_step(
    lesson: Lesson, progress: LessonProgress, position: LessonPosition, step: int
) -> LessonProgress:
    """The progress once the card of ``step`` has been read; what is sent twice, or is not due, changes nothing."""
    card = due(lesson, progress, position)
    if card.finished:
        return LessonProgress(card.step, progress.line)
    if card.step != step or not card.id or card.do != CONTINUE:
        return progress
    line = position.answers[-1].n if position.answers else 0
    return LessonProgress(card.step + 1, max(line, progress.line))


def _answered(lesson: Lesson, progress: LessonProgress, position: LessonPosition) -> tuple[int, bool]:
    """Past the steps that were answered since; and whether the last answer was another than the lesson's."""
    at, strayed = progress.step, False
    for given in position.answers:
        if given.n <= progress.line:
            continue
        strayed = False
        for number in range(at, len(lesson.steps)):
            step = lesson.steps[number]
            if step.event and not position.heard[step.event]:
                break
            if step.do != CONTINUE and step.kind == given.kind:
                # The question is gone and with it its view; answers that are plain values can still be compared.
                wanted = _plain(step)
                strayed = bool(wanted) and list(given.args) not in wanted
                at = number + 1
                break
    return at, strayed


def _plain(step: LessonStep) -> list[list[int]]:
    found: list[list[int]] = []
    for node in step.answers:
        try:
            found.append(list(literal_eval(node)))
        except ValueError:
            return []
    return found


def _card(lesson: Lesson, number: int, step: LessonStep, position: LessonPosition) -> DueCard | None:
    """The card of a step, if it is its time."""
    question = next((each for each in position.open if each.decision.kind == step.kind), None)
    if step.kind and question is None:
        return None
    decision = None if question is None else question.decision
    plain = LessonContext(position.title, position.game, position.view, decision)
    if not plain.holds(step.condition):
        return None
    found: list[tuple[int, ...]] = []
    if question is not None and step.do != CONTINUE:
        found = proposals(lesson, step, position, question)
    context = plain
    if found:
        context = LessonContext(position.title, position.game, position.view, decision, found[0])
    try:
        said = context.message(step.say, step.values)
        point = _places(context, step.point)
    except (LookupError, AttributeError, TypeError):
        return None  # what it speaks of is not there: another deal than the lesson's
    usual, why = _asked(lesson, context, step.kind) if found else ((), None)
    if step.do == ANSWER:
        why = None  # the step itself says why
    return DueCard(
        number,
        len(lesson.steps),
        step.id,
        said,
        point or usual,
        step.do,
        question if found else None,
        found,
        why=why,
    )


def _places(context: LessonContext, point: tuple[str | expr, ...]) -> tuple[str, ...]:
    return tuple(place if isinstance(place, str) else context.value(place) for place in point)


def _asked(lesson: Lesson, context: LessonContext, kind: str) -> tuple[tuple[str, ...], Message | None]:
    """Where a question is looked at, and why the answer in mind is good: each from the first row that fits and has it."""
    point: tuple[str, ...] = ()
    why: Message | None = None
    for ask in lesson.asks:
        if ask.kind != kind or not context.holds(ask.condition):
            continue
        try:
            point = point or _places(context, ask.point)
            if ask.why and why is None:
                why = context.message(ask.why, ask.values)
        except (LookupError, AttributeError, TypeError):
            continue
    return point, why


def _between(lesson: Lesson, at: int, position: LessonPosition, strayed: bool) -> DueCard:
    """A question that the lesson has no step for: what it is for, and what the adviser would do."""
    steps = len(lesson.steps)
    if not position.open:
        return DueCard(at, steps, "", None, strayed=strayed)
    question = position.open[0]
    kind = question.decision.kind
    said = Message(f"{lesson.prefix}-purpose-{kind}")
    found = [advice(lesson, position, question)]
    context = LessonContext(position.title, position.game, position.view, question.decision, found[0])
    point, why = _asked(lesson, context, kind)
    thing = position.title.words.thing_of(position.game).get(kind)
    if thing and not point:
        point = (thing,)
    return DueCard(at, steps, "", said, point, "freely", question, found, strayed, why)


def proposals(
    lesson: Lesson, step: LessonStep, position: LessonPosition, question: OpenDecision
) -> list[tuple[int, ...]]:
    """The answers that a step asks for, as far as they are possible here; else the adviser's."""
    found: list[tuple[int, ...]] = []
    if step.do == ANSWER:
        context = LessonContext(position.title, position.game, position.view, question.decision)
        for node in step.answers:
            try:
                args = tuple(context.value(node))
                if question.decision.space.contains(args):
                    found.append(args)
            except (LookupError, AttributeError, TypeError):
                continue
    return found or [advice(lesson, position, question)]


def advice(lesson: Lesson, position: LessonPosition, question: OpenDecision) -> tuple[int, ...]:
    """What the adviser would answer: always the same to the same question."""
    chance = Rng(bytes.fromhex(question_seed(lesson.seed, question.id)), "bot")
    agent = make(lesson.adviser, chance, position.title)
    return tuple(agent.decide(position.game, position.view, question.decision).args)


def question_seed(seed: str, question: str) -> str:
    """The chance of a bot in a lesson: it belongs to the question, so that a lesson goes alike every time."""
    return blake2b(f"{seed} {question}".encode(), digest_size=16).hexdigest()
