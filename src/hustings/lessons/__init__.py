"""First campaigns: a game taught at a real table, step by step. See ``docs/lessons.md``."""

from hustings.lessons.expression import LessonContext
from hustings.lessons.model import Lesson, LessonError, LessonStep, lesson_of, read_lesson
from hustings.lessons.runner import (
    DueCard,
    LessonPosition,
    LessonProgress,
    due,
    next_step,
    proposals,
    question_seed,
)

__all__ = [
    "DueCard",
    "Lesson",
    "LessonContext",
    "LessonError",
    "LessonPosition",
    "LessonProgress",
    "LessonStep",
    "due",
    "lesson_of",
    "next_step",
    "proposals",
    "question_seed",
    "read_lesson",
]
