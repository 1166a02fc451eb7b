"""One dialect: every game folder has the same files with the same things in them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hustings

pytestmark = pytest.mark.interpreted  # reads sources

GAMES = Path(__file__).resolve().parents[1] / "src" / "hustings" / "games"
FOLDERS = ["pocket", "zoocracy", "die_macher/classic", "die_macher/modern"]
FILES = {
    *("__init__.py", "events.py", "frames.py", "game.py", "questions.py", "roles.py", "rules.py"),
    *("state.py", "tables.py", "view.py", "words.py"),
}
TITLES = [title.id for title in hustings.titles() if not title.package]


@pytest.mark.parametrize("name", FOLDERS)
def test_a_game_has_the_usual_files(name: str) -> None:
    folder = GAMES / name
    assert FILES - {path.name for path in folder.iterdir()} == set()
    assert (folder / "phases").is_dir()
    assert (folder / "data").is_dir() or (folder / "editions").is_dir()


@pytest.mark.parametrize("name", FOLDERS)
def test_the_usual_things_are_in_them(name: str) -> None:
    folder = GAMES / name
    assert defined(folder / "view.py", ast.FunctionDef) >= {"view", "determinize"}
    assert "Tables" in defined(folder / "tables.py", ast.ClassDef)
    classes = defined(folder / "state.py", ast.ClassDef)
    for part in ("Board", "State", "View"):
        assert [cls for cls in classes if cls.endswith(part)], f"no class ...{part} in {name}/state.py"


def defined(path: Path, kind: type[ast.FunctionDef] | type[ast.ClassDef]) -> set[str]:
    return {node.name for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, kind)}


@pytest.mark.parametrize("id", TITLES)
def test_phases_have_names_and_lie_where_their_frames_say(id: str) -> None:
    game: Any = hustings.game(id)
    names = [phase.name for phase in game.phases]
    assert all(names)
    assert len(set(names)) == len(names)
    package = type(game).__module__.rpartition(".")[0]
    frames = vars(__import__(f"{package}.frames", fromlist=["x"]))
    numbers = [value for name, value in frames.items() if name.isupper() and type(value) is int]
    assert sorted(set(numbers)) == list(range(len(game.phases)))


# -- what no source may hold --


def faults(source: str, path: str) -> Iterator[str]:
    """Payloads by index, questions and events spelled out, frames by number, long rows of arguments."""
    for node in ast.walk(ast.parse(source, path)):
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute):
            if node.value.attr in ("public", "secret") and isinstance(node.slice, ast.Constant | ast.Slice):
                yield f"{path}:{node.lineno}: a field of an event by its place"
        elif isinstance(node, ast.Call):
            yield from call_faults(node, path)
        elif isinstance(node, ast.Compare) and is_kind(node.left) and any(map(is_number, node.comparators)):
            yield f"{path}:{node.lineno}: a frame by its number"


def call_faults(node: ast.Call, path: str) -> Iterator[str]:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    first = {"tell": 0, "whisper": 1, "Decision": 1}.get(name)
    if first is not None and len(node.args) > first and isinstance(node.args[first], ast.Constant):
        yield f"{path}:{node.lineno}: a kind spelled out instead of declared"
    if len(node.args) > 12:
        yield f"{path}:{node.lineno}: {len(node.args)} arguments without names"


def is_kind(node: ast.expr) -> bool:
    """``frame.kind``, ``state.stack[-1].kind``."""
    if not isinstance(node, ast.Attribute) or node.attr != "kind":
        return False
    inner = node.value
    return isinstance(inner, ast.Subscript) or getattr(inner, "id", "") in ("frame", "top")


def is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def test_no_game_decodes_by_position() -> None:
    files = sorted(GAMES.rglob("*.py"))
    assert len(files) > 100
    found = [f for path in files for f in faults(path.read_text("utf-8"), path.relative_to(GAMES).as_posix())]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    "planted",
    [
        "seat = event.public[0]",
        "cards = event.secret[1:]",
        "log.tell('paid', (seat, 3))",
        "log.whisper(seat, 'drew', (seat,), (card,))",
        "Decision(seat, 'bid', space)",
        "if frame.kind < 14: pass",
        "if state.stack[-1].kind == 3: pass",
        "ZooState(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)",
    ],
)
def test_each_of_these_would_be_found(planted: str) -> None:
    assert list(faults(planted, "planted.py"))


@pytest.mark.parametrize(
    "fine",
    [
        "seat = event['seat']",
        "log.tell(events.PAID, (seat, 3))",
        "if frame.kind == frames.VOTE: pass",
        "f(1, 2)",
    ],
)
def test_and_none_of_these(fine: str) -> None:
    assert not list(faults(fine, "fine.py"))
