"""Every kind of question has what the matrix demands, and an empty cell is found."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import hustings
from hustings.testing.questions import (
    COLUMNS,
    Column,
    QuestionMatrix,
    Sources,
    asked_kinds,
    declared,
    helped,
    moments,
)

ROOT = Path(__file__).resolve().parent.parent
POCKET = hustings.title("pocket")


def test_no_required_cell_is_empty_and_the_page_is_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "tools/question_matrix.py", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_if_help_board_and_moment_are_required() -> None:
    assert {column.name for column in COLUMNS if column.required} >= {"what-if", "help", "board", "moment"}


def test_chance_is_not_a_player() -> None:
    assert asked_kinds(POCKET) == ["bid", "meetings", "card", "programme"]
    assert "lots" not in asked_kinds(hustings.title("zoocracy"))


def sources(tmp_path: Path, page: object) -> Sources:
    folder = tmp_path / "web" / "src" / "boards"
    folder.mkdir(parents=True)
    (folder / "questions.json").write_text(json.dumps(page))
    return Sources(tmp_path)


def test_an_empty_cell_of_a_required_column_is_found(tmp_path: Path) -> None:
    page = {"pocket": {"board": {"bid": "x", "meetings": "x", "card": "x"}}}
    columns = (Column("help", helped, required=True), Column("board", declared("board"), required=True))
    found = QuestionMatrix([POCKET], sources(tmp_path, page), columns)
    assert found.problems() == ["pocket: programme has no board"]
    assert "| `bid` | order | x |" in found.page()


def test_an_empty_cell_of_another_column_is_let_be(tmp_path: Path) -> None:
    found = QuestionMatrix([POCKET], sources(tmp_path, {}), (Column("board", declared("board")),))
    assert found.problems() == []


def test_moments_are_those_that_answers_lead_to(tmp_path: Path) -> None:
    found = sources(tmp_path, {"pocket": {"moments": {"count": "election", "revealed": "bids"}}})
    found.records = sorted(ROOT.glob("tests/pocket/records/*.jsonl"))
    cells = moments(POCKET, found)
    assert cells["bid"] == "bids"
    assert cells["card"] == "election"
    assert cells["meetings"] == "none: seen on the board, and a sentence of news (meetings)"


def test_without_declared_moments_all_cells_are_empty(tmp_path: Path) -> None:
    found = QuestionMatrix([POCKET], sources(tmp_path, {}), (Column("moment", moments, required=True),))
    assert len(found.problems()) == len(asked_kinds(POCKET))


def test_a_cell_for_a_question_that_is_not_asked_is_found(tmp_path: Path) -> None:
    page = {"pocket": {"board": {"bids": "x"}}}
    found = QuestionMatrix([POCKET], sources(tmp_path, page), (Column("board", declared("board")),))
    assert found.problems() == ["pocket: board is declared for bids, which is not asked"]


def test_an_answer_without_figures_empties_its_cell(tmp_path: Path) -> None:
    """Without recorded games nothing is foreseen, so what-if is empty wherever no sentence stands for it."""
    what_if = next(column for column in COLUMNS if column.name == "what-if")
    found = QuestionMatrix([POCKET], Sources(tmp_path), (what_if,))
    assert found.problems() == ["pocket: meetings has no what-if"]
