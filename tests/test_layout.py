"""One dialect: every game folder has the same files with the same things in them, and so has the folder of its tests."""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hustings
from hustings import rulebook
from hustings.core.errors import HustingsError
from hustings.testing import golden

pytestmark = pytest.mark.interpreted  # reads sources

HERE = Path(__file__).resolve().parent
GAMES = HERE.parent / "src" / "hustings" / "games"
BOOKS = {"pocket": "pocket", "zoocracy": "zoo", "die_macher/classic": "2006", "die_macher/modern": "2019"}
FOLDERS = list(BOOKS)
FILES = {
    *("__init__.py", "events.py", "frames.py", "game.py", "questions.py", "roles.py", "rules.py"),
    *("state.py", "tables.py", "view.py", "words.py"),
}
HELPERS = {"scenario.py": "Table", "golden.py": "GOLDEN", "reached.py": "Reached"}
TESTS = {"test_golden.py", "test_laws.py", "test_tables.py", "test_views.py", "test_words.py"}
FROZEN = {"records": ".jsonl", "playthroughs": ".txt", "perft": ".txt"}
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


# -- the tests --


def layout_faults(folder: Path, book: str) -> Iterator[str]:
    """What is not where it is in the tests of every other game."""
    there = {path.name for path in folder.glob("*.py")}
    for name in sorted((TESTS | set(HELPERS)) - there):
        yield f"{name} is missing"
    for name in sorted(there - set(HELPERS)):
        if not name.startswith("test_"):
            yield f"{name}: helpers are {', '.join(HELPERS)}"
    for name, thing in HELPERS.items():
        if name in there and thing not in names(folder / name):
            yield f"{name} has no {thing}"
    for path in sorted((folder / "rules").glob("*.py")):
        yield from rule_faults(path, book)
    if not any((folder / "rules").glob("*.py")):
        yield "there are no tests in rules/"
    for kind, suffix in FROZEN.items():
        if not any((folder / kind).glob("*")):
            yield f"there is nothing in {kind}/"
        for path in sorted((folder / kind).glob("*")):
            yield from golden_faults(path, suffix, seeded=kind != "perft")


def names(path: Path) -> set[str]:
    """What a module defines."""
    found = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def rule_faults(path: Path, book: str) -> Iterator[str]:
    """``rules/test_<section>_<name>.py``, and the section is one that its tests cite."""
    sections = {section.replace(".", "_").lower(): section for section in rulebook.book(book).sections}
    stem = path.stem.removeprefix("test_")
    mine = [
        short for short in sections if stem.startswith(f"{short}_") and not stem[len(short) + 1].isdigit()
    ]
    if not path.name.startswith("test_") or not mine:
        yield f"rules/{path.name} is not named for a section of {book}"
        return
    section = sections[max(mine, key=len)]
    cited = re.findall(rf'"{book}:([^"]+)"', path.read_text("utf-8"))
    if not [one for one in cited if one == section or one.startswith(f"{section}.")]:
        yield f"rules/{path.name}: no test cites {book}:{section}"


def golden_faults(path: Path, suffix: str, seeded: bool) -> Iterator[str]:
    """``<title>+<players>p+<option>=<value>+<seed>``."""
    where = f"{path.parent.name}/{path.name}"
    if path.suffix != suffix:
        yield f"{where} is no {suffix} file"
        return
    try:
        setting, seed = golden.read_name(path)
    except (ValueError, HustingsError) as error:
        yield f"{where}: {error}"
        return
    if (seed >= 0) != seeded or golden.name(setting, seed) != path.stem:
        yield f"{where} would be called {golden.name(setting, max(seed, 0) if seeded else -1)}"


@pytest.mark.parametrize("name", FOLDERS)
def test_the_tests_of_a_game_lie_where_those_of_the_others_lie(name: str) -> None:
    assert list(layout_faults(HERE / name, BOOKS[name])) == []


def test_every_game_is_held_by_the_same_golden_tests() -> None:
    folders = {HERE / name: f"tests.{name.replace('/', '.')}.golden" for name in FOLDERS}
    folders[HERE.parent / "examples" / "whip_count" / "tests"] = "tests.golden"
    texts = set()
    for folder, module in folders.items():
        text = (folder / "test_golden.py").read_text("utf-8").replace(module, "GOLDEN")
        texts.add(text.replace("\n\n", "\n"))
    assert len(texts) == 1


def test_every_game_has_a_folder_of_tests() -> None:
    """So a new game's folder is held to the layout."""
    found = {path.parent.relative_to(GAMES).as_posix() for path in GAMES.rglob("game.py")}
    assert found == set(FOLDERS)


PLANTED = {
    "test_words.py": "test_words.py is missing",
    "scenario.py": "scenario.py is missing",
    "records": "there is nothing in records/",
    "rules": "there are no tests in rules/",
}


@pytest.fixture
def tidy(tmp_path: Path) -> Path:
    """A copy of Pocket's tests."""
    folder = tmp_path / "pocket"
    shutil.copytree(HERE / "pocket", folder, ignore=shutil.ignore_patterns("__pycache__"))
    assert list(layout_faults(folder, "pocket")) == []
    return folder


@pytest.mark.parametrize(("gone", "fault"), PLANTED.items())
def test_what_is_missing_is_found(tidy: Path, gone: str, fault: str) -> None:
    path = tidy / gone
    shutil.rmtree(path) if path.is_dir() else path.unlink()
    assert list(layout_faults(tidy, "pocket")) == [fault]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("scenario.py", "table.py", "helpers are"),
        ("rules/test_3_meetings.py", "rules/test_meetings.py", "not named for a section"),
        ("rules/test_3_meetings.py", "rules/test_9_meetings.py", "not named for a section"),
        ("rules/test_3_meetings.py", "rules/test_4_1_meetings.py", "no test cites pocket:4.1"),
        ("rules/test_4_1_spin.py", "rules/test_4_3_spin.py", "not named for a section"),
        ("perft/pocket+2p.txt", "perft.txt", "there is nothing in perft/"),
        ("perft/pocket+2p.txt", "perft/pocket+2p+7.txt", "would be called pocket+2p"),
        ("perft/pocket+2p.txt", "perft/2.txt", "perft/2.txt"),
        ("playthroughs/pocket+2p+1.txt", "playthroughs/pocket+2p.txt", "would be called pocket+2p+0"),
        ("records/pocket+2p+21.jsonl", "records/pocket+2p+data=+21.jsonl", "would be called pocket+2p+21"),
        ("records/pocket+2p+21.jsonl", "records/pocket+9p+21.jsonl", "not 9"),
        ("records/pocket+2p+21.jsonl", "records/pocket+2p+21.txt", "is no .jsonl file"),
    ],
)
def test_what_has_another_name_is_found(tidy: Path, old: str, new: str, fault: str) -> None:
    (tidy / old).rename(tidy / new)
    if new == "perft.txt":
        shutil.rmtree(tidy / "perft")
    assert fault in " ".join(layout_faults(tidy, "pocket"))


@pytest.mark.parametrize(("name", "thing"), HELPERS.items())
def test_what_a_helper_lacks_is_found(tidy: Path, name: str, thing: str) -> None:
    (tidy / name).write_text((tidy / name).read_text("utf-8").replace(thing, "Other"), "utf-8")
    assert list(layout_faults(tidy, "pocket")) == [f"{name} has no {thing}"]
