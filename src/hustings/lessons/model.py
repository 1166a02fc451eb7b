"""A lesson as data: a prepared deal, and steps that say something at the right moment."""

from __future__ import annotations

import ast
import tomllib
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final

from hustings.core.errors import HustingsError, OptionError
from hustings.core.title import Title
from hustings.lessons.expression import check_expression

CONTINUE: Final = "continue"  # read, and go on
FREELY: Final = "freely"  # any answer
ANSWER: Final = "answer"  # one of the step's answers
ADVICE: Final = "advice"  # the answer that the lesson's adviser gives
WAYS: Final = (CONTINUE, FREELY, ADVICE)

PreparedAnswer = tuple[int, str, list[int]]  # seat, kind and values


class LessonError(HustingsError):
    """A lesson that cannot be taught; the text says what is wrong, and where."""


@dataclass(frozen=True)
class LessonStep:
    """What is said, when, about which places of the table, and what the learner does then.

    ``kind`` is the question during which it is said, ``event`` what must have happened before. ``condition`` must
    hold, else the step is passed over. ``point`` are places, or expressions that name them; without any, those of its
    question are meant. ``answers`` are expressions too.
    """

    id: str
    say: str
    kind: str = ""
    event: str = ""
    condition: tuple[ast.expr, ...] = ()
    point: tuple[str | ast.expr, ...] = ()
    values: dict[str, ast.expr] = field(default_factory=dict)
    do: str = CONTINUE
    answers: tuple[ast.expr, ...] = ()


@dataclass(frozen=True)
class LessonAsk:
    """What goes with a kind of question wherever the lesson meets it: where to look, and why the proposal is good.

    ``why`` is a message, or "". ``condition`` may speak of the answer.
    """

    kind: str
    condition: tuple[ast.expr, ...] = ()
    point: tuple[str | ast.expr, ...] = ()
    why: str = ""
    values: dict[str, ast.expr] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """For ``seat`` of a game; all others are ``bot``. ``adviser`` is the bot that proposes answers.

    ``seed`` is that of the table, so the deal is always the same. ``opening`` is answered before the learner sits down.
    """

    game: str
    players: int
    options: dict[str, str]
    seat: int
    seed: str
    minutes: int
    bot: str
    adviser: str
    opening: tuple[PreparedAnswer, ...]
    steps: tuple[LessonStep, ...]
    prefix: str
    asks: tuple[LessonAsk, ...] = ()

    def said(self) -> list[str]:
        """The ids of all its messages."""
        return [step.say for step in self.steps] + [ask.why for ask in self.asks if ask.why]


@lru_cache(maxsize=64)
def lesson_of(title: Title) -> Lesson | None:
    """The lesson of a title; None if it has none. Raises LessonError.

    Ours are in ``hustings/lessons/data``; another package has ``lesson.toml`` beside its rulebook.
    """
    if title.package:
        file = files(title.package).joinpath("lesson.toml")
    else:
        file = files("hustings.lessons").joinpath("data", f"{title.id}.toml")
    return read_lesson(title, file.read_text("utf-8")) if file.is_file() else None


LESSON_KEYS: Final = {
    "players",
    "options",
    "seat",
    "seed",
    "minutes",
    "bot",
    "adviser",
    "opening",
    "asks",
    "steps",
}
ASK_KEYS: Final = {"kind", "if", "point", "why", "values"}
STEP_KEYS: Final = {"id", "say", "when", "if", "point", "values", "do"}


def read_lesson(title: Title, text: str) -> Lesson:
    """A lesson from its file, checked against its game. Raises LessonError."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"the lesson of {title.id} is no TOML: {error}") from None
    _known(data, LESSON_KEYS, f"the lesson of {title.id}")
    players = data.get("players", title.players[0])
    try:
        game = title.game(players, **data.get("options", {}))
    except OptionError as error:
        raise LessonError(f"the lesson of {title.id} cannot be set up: {error}") from None
    seat = data.get("seat", 0)
    if seat not in range(players):
        raise LessonError(f"the lesson of {title.id} is for seat {seat}, but there are {players}")
    steps: list[LessonStep] = []
    kind = event = ""
    places = {thing.id for thing in title.words.things(game)} | PLACES
    for number, row in enumerate(data.get("steps", []), 1):
        where = f"step {number} ({row.get('id', 'without id')}) of the lesson of {title.id}"
        _known(row, STEP_KEYS, where)
        if "id" not in row:
            raise LessonError(f"{where} needs an id")
        if any(step.id == row["id"] for step in steps):
            raise LessonError(f"{where} has the id of an earlier step")
        if "when" in row:
            kind, event = _when(row["when"], game, where)
        elif not steps:
            raise LessonError(f"{where} is the first and must say when")
        else:
            event = ""  # it follows the step before
        step = _step(row, title.words.prefix, kind, event, where)
        if step.do != CONTINUE and not kind:
            raise LessonError(f"{where} wants an answer but names no question")
        _there(step.point, places, where)
        steps.append(step)
    if not steps:
        raise LessonError(f"the lesson of {title.id} has no steps")
    asks = [_ask(row, title, game, places) for row in data.get("asks", [])]
    opening = tuple((row[0], row[1], list(row[2])) for row in data.get("opening", []))
    return Lesson(
        title.id,
        players,
        game.options,
        seat,
        blake2b(f"{title.id} {data.get('seed', 1)}".encode(), digest_size=32).hexdigest(),
        data.get("minutes", 10),
        data.get("bot", "newcomer"),
        data.get("adviser", "club"),
        opening,
        tuple(steps),
        title.words.prefix,
        tuple(asks),
    )


# Parts of every table, beside the things of its game: the page names them so with ``data-place``
PLACES: Final = frozenset(("board", "seats", "me", "side", "mine", "hand", "question", "send", "head"))


def _there(point: tuple[str | ast.expr, ...], places: set[str], where: str) -> None:
    named = [place for place in point if isinstance(place, str)]
    unknown = [part for place in named for part in place.split("/") if part not in places]
    if unknown:
        raise LessonError(f"{where} points at {unknown[0]!r}, which is no thing or place of the table")


def _known(row: dict[str, Any], keys: set[str], where: str) -> None:
    unknown = sorted(set(row) - keys)
    if unknown:
        raise LessonError(f"{where} has {unknown[0]!r}: it may have {', '.join(sorted(keys))}")


def _when(text: str, game: Any, where: str) -> tuple[str, str]:
    """The question and the event of ``bid``, ``event count`` or ``event count, bid``; neither of ``always``."""
    kind = event = ""
    if text == "always":
        return kind, event
    for part in text.split(","):
        word, _, rest = part.strip().partition(" ")
        if word == "event":
            event = rest.strip()
        else:
            kind = word
    if kind and kind not in game.vocabulary.questions:
        raise LessonError(
            f"{where} waits for {kind!r}: the questions are {', '.join(game.vocabulary.questions)}"
        )
    if event and event not in game.vocabulary.events:
        raise LessonError(f"{where} waits for {event!r}: the events are {', '.join(game.vocabulary.events)}")
    return kind, event


def _step(row: dict[str, Any], prefix: str, kind: str, event: str, where: str) -> LessonStep:
    do = row.get("do", CONTINUE)
    answers: list[ast.expr] = []
    if isinstance(do, list):
        answers = [_expression(str(each), where) for each in do]
        do = ANSWER
    elif do not in WAYS:
        raise LessonError(f"{where} has do = {do!r}: it is {', '.join(WAYS)} or a list of answers")
    return LessonStep(
        row["id"],
        f"{prefix}-lesson-{row.get('say', row['id'])}",
        kind,
        event,
        _conditions(row, where),
        _points(row, where),
        _values(row, where),
        do,
        tuple(answers),
    )


def _ask(row: dict[str, Any], title: Title, game: Any, places: set[str]) -> LessonAsk:
    where = f"what goes with {row.get('kind', 'a question')!r} in the lesson of {title.id}"
    _known(row, ASK_KEYS, where)
    kind, _ = _when(row.get("kind", ""), game, where)
    if not kind:
        raise LessonError(f"{where} needs a kind")
    why = f"{title.words.prefix}-lesson-{row['why']}" if "why" in row else ""
    point = _points(row, where)
    _there(point, places, where)
    return LessonAsk(kind, _conditions(row, where), point, why, _values(row, where))


def _conditions(row: dict[str, Any], where: str) -> tuple[ast.expr, ...]:
    wanted = row.get("if", [])
    return tuple(_expression(each, where) for each in ([wanted] if isinstance(wanted, str) else wanted))


def _points(row: dict[str, Any], where: str) -> tuple[str | ast.expr, ...]:
    point = row.get("point", [])
    places = [point] if isinstance(point, str) else point
    return tuple(_expression(f"f{place!r}", where) if "{" in place else place for place in places)


def _values(row: dict[str, Any], where: str) -> dict[str, ast.expr]:
    return {name: _expression(each, where) for name, each in row.get("values", {}).items()}


def _expression(text: str, where: str) -> ast.expr:
    try:
        return check_expression(text)
    except (SyntaxError, ValueError) as error:
        raise LessonError(f"{where}: {text!r} cannot be read: {error}") from None
