"""Print the opening of a lesson: what every seat answers, by the lesson's adviser, until its learner meets a question.

python tools/lesson_opening.py die-macher-2006 bid
"""

from __future__ import annotations

import sys
from dataclasses import replace

from hustings.bots import make
from hustings.core.action import Action
from hustings.core.rng import Rng
from hustings.lessons import lesson_of, question_seed
from hustings.registry import title as find_title
from hustings.table.aggregate import set_up_table
from hustings.table.draft import TableDraft
from hustings.table.lessons import begin, rows_for
from hustings.web.store.rows import UserRow


def opening(id: str, until: str) -> list[str]:
    """The lines of ``opening`` in the lesson's file."""
    title = find_title(id)
    lesson = lesson_of(title)
    if lesson is None:
        raise SystemExit(f"{id} has no lesson")
    row, seats = rows_for(lesson, UserRow("u", "Ada", None, None, "guest", None, ""))
    draft = TableDraft(set_up_table(row, seats, set()), [])
    begin(draft, replace(lesson, opening=()))
    found: list[str] = []
    while True:
        match = draft.table.playing()
        question = match.open()[0]
        decision = question.decision
        if decision.kind == until:
            return found
        view = draft.table.view(decision.seat)
        chance = Rng(bytes.fromhex(question_seed(lesson.seed, question.id)), "bot")
        args = make(lesson.adviser, chance, title).decide(draft.table.game, view, decision).args
        found.append(f'  [{decision.seat}, "{decision.kind}", {list(args)}],')
        draft.answer(decision.seat, Action(decision.kind, tuple(args)), question.id, "", "")


if __name__ == "__main__":
    sys.stdout.write("opening = [\n" + "\n".join(opening(sys.argv[1], sys.argv[2])) + "\n]\n")
