"""Every kind of question and what it has: write docs/questions.md, and fail on a cell that must not be empty.

python tools/question_matrix.py            writes docs/questions.md
python tools/question_matrix.py --check    writes nothing, and fails also when the page is out of date
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import hustings
from hustings.testing.questions import QuestionMatrix, Sources

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "questions.md"


def matrix() -> QuestionMatrix:
    return QuestionMatrix([title for title in hustings.titles() if not title.package], Sources(ROOT))


def main() -> None:
    parser = argparse.ArgumentParser(description="List every kind of question and what it has.")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail when the page is out of date"
    )
    given = parser.parse_args()
    found = matrix()
    problems = found.problems()
    if not given.check:
        PAGE.write_text(found.page(), "utf-8")
    elif not PAGE.is_file() or PAGE.read_text("utf-8") != found.page():
        problems.append("docs/questions.md is out of date: run tools/question_matrix.py")
    for problem in problems:
        print(problem)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
