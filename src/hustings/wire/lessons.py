"""First campaigns."""

from __future__ import annotations

from typing import Annotated, Literal

from hustings.structs import Meta, Struct
from hustings.wire.common import MessageInfo


class LessonInfo(Struct):
    """The first campaign of a game; ``table`` is where mine goes on, ``done`` whether I have come to an end of it."""

    game: str
    players: int
    minutes: int
    steps: int
    table: str | None = None
    step: int = 0
    done: bool = False


class StartLesson(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    again: Annotated[bool, Meta(description="From the beginning, though one is under way.")] = False


class LessonAnswer(Struct):
    """An answer that the lesson has in mind, in words."""

    args: list[int]
    label: MessageInfo


class LessonCard(Struct):
    """What a lesson says now. ``step`` of ``steps`` is next; ``id`` is empty between steps.

    ``point`` names things and places of the table. With ``continue`` one reads and goes on, with ``answer`` one of
    ``answers`` is meant, with ``freely`` any answer is; ``decision`` is the question. ``why`` says what is good about the
    first of ``answers``.
    """

    step: int
    steps: int
    id: str
    say: MessageInfo | None
    point: list[str]
    do: Literal["continue", "answer", "freely", "advice"]
    decision: str | None
    answers: list[LessonAnswer]
    strayed: bool
    finished: bool
    why: MessageInfo | None


class ReadStep(Struct, forbid_unknown_fields=True):
    """The step that was read, or, to end the lesson, none."""

    step: Annotated[int, Meta(ge=0, le=1000)] | None = None
