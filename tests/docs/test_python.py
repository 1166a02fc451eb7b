"""Every piece of Python in our documents runs. Pieces of one page follow each other, as a reader would type them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hustings
from hustings.bots import make
from hustings.play.match import Match, play_on
from tests.docs.snippets import ROOT, blocks, pages_with

NEEDS_A_SERVER = "hustings.client"  # tests/web/test_documented.py runs those


def bots_page() -> dict[str, Any]:
    """A question at which a hint is asked for."""
    game = hustings.game("pocket", players=2)
    rng = hustings.seeded(1)
    state = game.initial()
    while (decision := game.pending(state)[0]).seat == hustings.CHANCE:
        game.apply(state, decision.seat, hustings.Action(decision.kind, decision.space.sample(rng)))
    return {"game": game, "view": game.view(state, decision.seat), "decision": decision}


def review_page() -> dict[str, Any]:
    match = Match.new(hustings.game("pocket", players=2), seed="01" * 32, nonces=["", ""])
    play_on(match, {seat: make("random", hustings.seeded(seat)) for seat in range(2)})
    return {"content": match.record().dumps()}


def game_page() -> dict[str, Any]:
    """What the files of a game import."""
    from hustings.core.title import Title
    from hustings.games.pocket import TITLE
    from hustings.games.pocket.game import Pocket
    from hustings.games.pocket.state import PocketState
    from hustings.testing import Scenario
    from hustings.testing.golden import Golden
    from hustings.testing.scenario import shared_game
    from tests.pocket.reached import Reached

    file = str(ROOT / "tests" / "pocket" / "golden.py")
    there: dict[str, Any] = {
        "__file__": file,
        "Path": Path,
        "hustings": hustings,
        "pytest": pytest,
        "Title": Title,
        "TITLE_1": TITLE,
        "make": TITLE.make,
    }
    return there | {
        "Golden": Golden,
        "Pocket": Pocket,
        "PocketState": PocketState,
        "Reached": Reached,
        "Scenario": Scenario,
        "shared_game": shared_game,
    }


BEFORE: dict[str, Callable[[], dict[str, Any]]] = {
    "docs/adding-a-game.md": game_page,
    "docs/bots.md": bots_page,
    "docs/review.md": review_page,
}


def run(code: str, name: str, names: dict[str, Any]) -> None:
    before = set(names)
    exec(compile(code, name, "exec"), names)
    for test in [names[each] for each in names if each.startswith("test_") and each not in before]:
        test()


@pytest.mark.parametrize("page", pages_with("python"))
def test_the_python_of_a_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "page", **BEFORE.get(page, dict)()}
    for block in blocks(page, "python"):
        if NEEDS_A_SERVER not in block:
            run(block, page, names)


@pytest.mark.parametrize("path", sorted((ROOT / "docs").glob("*.ipynb")), ids=lambda path: path.name)
def test_a_notebook_runs_and_holds_no_output_nobody_made(path: Path) -> None:
    names: dict[str, Any] = {}
    cells = json.loads(path.read_text("utf-8"))["cells"]
    for cell in cells:
        if cell["cell_type"] == "code":
            assert (cell["outputs"], cell["execution_count"]) == ([], None)
            exec(compile("".join(cell["source"]), path.name, "exec"), names)
    assert len(cells) > 5


def test_there_is_something_to_run() -> None:
    assert {"README.md", "docs/research.md", "docs/records.md"} <= set(pages_with("python"))


def test_the_training_example_runs() -> None:
    """A tiny run; what it reaches in minutes is in docs/research.md."""
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / "train_pocket.py", "--warm", "32", "--games", "32", "--deals", "2"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "against greedy: " in done.stdout
