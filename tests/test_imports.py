"""Imports point one way, and rule code is pure.

    core <- mechanisms <- games <- play <- {bots, env, testing, table <- {local, web}, cli}

`figures`, `rulebook` and `locale` stand beside `mechanisms`: they import `core`, and games and
everything above may import them. The checker reads the syntax tree and runs nothing, so that it
also sees imports inside functions and behind `TYPE_CHECKING`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.interpreted  # reads sources; compiled modules make no difference

SOURCE = Path(__file__).resolve().parent.parent / "src" / "hustings"

BELOW_GAMES = {"core", "mechanisms", "figures", "rulebook", "locale"}
BELOW_TOP = BELOW_GAMES | {"games", "registry", "schema", "play"}

# Part of the package -> the parts it may import. "" is `hustings` itself: the public names.
MAY_IMPORT: dict[str, set[str]] = {
    "core": {"core"},
    "figures": {"core", "figures"},
    "rulebook": {"core", "rulebook"},
    "locale": {"core", "locale"},
    "mechanisms": {"core", "mechanisms"},
    "games": BELOW_GAMES | {"games"},
    "schema": {"core", "schema"},
    "registry": {"core", "registry"},  # finds the installed games by entry point
    "play": BELOW_TOP,
    "bots": BELOW_TOP | {"", "bots"},
    "review": BELOW_TOP | {"bots", "review"},
    "puzzles": BELOW_TOP | {"bots", "puzzles"},
    "lessons": BELOW_TOP | {"bots", "lessons"},
    "env": BELOW_TOP | {"", "bots", "env"},
    "train": BELOW_TOP | {"", "bots", "train"},
    "testing": BELOW_TOP | {"", "bots", "testing"},
    "structs": {"structs"},
    "wire": {"structs", "wire"},
    "table": BELOW_TOP | {"", "bots", "review", "lessons", "puzzles", "structs", "wire", "table"},
    "local": BELOW_TOP | {"", "bots", "review", "lessons", "puzzles", "structs", "wire", "table", "local"},
    "web": BELOW_TOP | {"", "bots", "review", "puzzles", "lessons", "structs", "wire", "table", "web"},
    "client": BELOW_TOP | {"", "wire"},
    "cli": BELOW_TOP
    | {"", "bots", "env", "review", "puzzles", "lessons", "train", "testing", "wire", "table", "web", "cli"},
    "": BELOW_TOP | {"", "bots"},
    "__main__": {"cli"},
}

PURE_PARTS = BELOW_GAMES | {"games"}
RULE_PARTS = {"core", "mechanisms", "games"}
NO_STATE_PARTS = {"bots", "env", "review", "puzzles", "lessons", "train", "table", "local", "web"}

# fmt: off
IMPURE_MODULES = frozenset({
    "asyncio", "concurrent", "datetime", "glob", "http", "io", "logging", "multiprocessing", "numpy", "os",
    "pathlib", "random", "secrets", "select", "shutil", "signal", "socket", "ssl", "subprocess", "tempfile",
    "threading", "time", "urllib", "uuid",
})
# fmt: on
IMPURE_CALLS = frozenset({"open", "print", "input", "breakpoint", "exec", "eval", "__import__"})
# These read the files of the package, or an owner's overlay, once, at load.
# This one makes functions from the declarations of structs, as dataclasses does.
MAKES_FUNCTIONS = "core/_source.py"
READERS = {"figures", "rulebook", "locale"}
FILE_MODULES = frozenset({"io", "os", "pathlib"})
FILE_CALLS = frozenset({"open"})


def part_of(module: str) -> str:
    """`hustings.core.space` is in `core`; `hustings` itself is the part with the empty name."""
    return module.split(".")[1] if "." in module else ""


def module_name(path: str) -> str:
    """`core/space.py` is `hustings.core.space`, `core/__init__.py` is `hustings.core`."""
    parts = ["hustings", *path.removesuffix(".py").split("/")]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(tree: ast.AST, path: str) -> Iterator[tuple[int, str, str]]:
    """Every import as (line, module, name); the name is empty for `import module`."""
    package = module_name(path).split(".")
    if not path.endswith("__init__.py"):
        package.pop()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name, ""
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, module, alias.name


def direction(tree: ast.AST, path: str) -> Iterator[str]:
    me = part_of(module_name(path))
    if me not in MAY_IMPORT:
        yield f"{path}: '{me}' is a new part of the package: give it a row in MAY_IMPORT"
        return
    for line, module, name in imported(tree, path):
        if module.split(".")[0] != "hustings":
            continue
        # `from hustings import core` imports a part; `from hustings import game` a public name.
        whole = f"{module}.{name}" if module == "hustings" and name in MAY_IMPORT else module
        if part_of(whole) not in MAY_IMPORT[me]:
            yield f"{path}:{line}: {me or 'hustings'} may not import {whole}"
        if me == "games":
            mine = path.split("/")[1]
            target = f"{module}.{name}".split(".")[1:3]
            if target[0] == "games" and target[1:] not in ([], [""], [mine]) and path != "games/__init__.py":
                yield f"{path}:{line}: a game may not import another game ({module})"
        names = [*module.split("."), name]
        if me in NO_STATE_PARTS and names[1] == "games" and {"state", "State"} & set(names[2:]):
            yield f"{path}:{line}: {me} takes views, never a game's State ({module})"


def purity(tree: ast.AST, path: str) -> Iterator[str]:
    me = part_of(module_name(path))
    if me not in PURE_PARTS:
        return
    reader = me in READERS or (me == "games" and path.endswith("/figures.py"))
    modules = IMPURE_MODULES - FILE_MODULES if reader else IMPURE_MODULES
    calls = IMPURE_CALLS - FILE_CALLS if reader else IMPURE_CALLS
    calls -= {"exec"} if path == MAKES_FUNCTIONS else set()
    for line, module, _ in imported(tree, path):
        if module.split(".")[0] in modules:
            yield f"{path}:{line}: {module} is not for rule code (no chance, clock, file or thread below play)"
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in calls:
            yield f"{path}:{node.lineno}: {node.func.id}() is not for rule code"


def last_name(node: ast.AST) -> str:
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else ""


def is_edition_id(node: ast.AST) -> bool:
    if not isinstance(node, ast.Attribute) or node.attr != "id":
        return False
    return last_name(node.value).lstrip("_") in {"edition", "game", "title"}


def edition_tests(tree: ast.AST, path: str) -> Iterator[str]:
    """Editions differ in data, programme and policies, never by a test of their id."""
    if part_of(module_name(path)) not in RULE_PARTS:
        return
    for node in ast.walk(tree):
        asked: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            asked = [node.left, *node.comparators]
        elif isinstance(node, ast.Match):
            asked = [node.subject]
        elif isinstance(node, ast.Call) and last_name(node.func) in {"startswith", "endswith"}:
            asked = [node.func.value] if isinstance(node.func, ast.Attribute) else []
        elif isinstance(node, ast.Subscript):
            asked = [node.slice]
        if any(is_edition_id(side) for side in asked):
            line = getattr(node, "lineno", 0)
            yield f"{path}:{line}: rule code asks for the edition's id; make it data or a policy"


def plain_flow(tree: ast.AST, path: str) -> Iterator[str]:
    """Phases hold no closures and no generators: their progress is the stack of frames."""
    if "phases" not in path.split("/")[:-1] or not path.startswith("games/"):
        return
    functions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
    for node in ast.walk(tree):
        if isinstance(node, ast.Lambda):
            yield f"{path}:{node.lineno}: a lambda in a phase"
        elif isinstance(node, ast.Yield | ast.YieldFrom | ast.Await | ast.AsyncFunctionDef):
            yield f"{path}:{node.lineno}: a generator in a phase"
        elif isinstance(node, ast.FunctionDef):
            for inner in ast.walk(node):
                if inner is not node and isinstance(inner, functions) and not isinstance(inner, ast.Lambda):
                    yield f"{path}:{inner.lineno}: a function inside a function in a phase"


def violations(source: str, path: str) -> list[str]:
    """Everything wrong with one file; `path` is relative to `src/hustings`, with slashes."""
    tree = ast.parse(source, path)
    checks = (direction, purity, edition_tests, plain_flow)
    return [sentence for check in checks for sentence in check(tree, path)]


def source_files() -> list[str]:
    return sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))


def test_every_source_file_keeps_the_laws() -> None:
    files = source_files()
    assert any(name.startswith("core/") for name in files), "no sources found: the walk is broken"
    found = [v for name in files for v in violations((SOURCE / name).read_text("utf-8"), name)]
    assert not found, "\n" + "\n".join(found)


PLANTED = [
    # imports that point the wrong way
    ("core/space.py", "from hustings.mechanisms import bag", "core may not import hustings.mechanisms"),
    (
        "core/space.py",
        "import hustings.games.pocket.state",
        "core may not import hustings.games.pocket.state",
    ),
    ("core/space.py", "from hustings import play", "core may not import hustings.play"),
    ("core/space.py", "from hustings import game", "core may not import hustings"),
    ("core/space.py", "def f():\n    import hustings.play.match", "core may not import hustings.play.match"),
    (
        "core/space.py",
        "if TYPE_CHECKING:\n    from hustings.play import match",
        "may not import hustings.play",
    ),
    ("core/space.py", "from ..play import match", "core may not import hustings.play"),
    ("core/space.py", "from .. import figures", "core may not import hustings.figures"),
    ("mechanisms/bag.py", "from hustings.figures import load", "mechanisms may not import hustings.figures"),
    ("mechanisms/bag.py", "from hustings.games.pocket import x", "mechanisms may not import hustings.games"),
    ("figures.py", "from hustings.games.pocket import x", "figures may not import hustings.games.pocket"),
    ("locale/__init__.py", "from ..figures import x", "locale may not import hustings.figures"),
    (
        "games/pocket/state.py",
        "from hustings.play.match import run",
        "games may not import hustings.play.match",
    ),
    ("games/pocket/state.py", "from hustings.games.zoocracy import x", "may not import another game"),
    ("games/pocket/state.py", "from ..zoocracy import x", "may not import another game"),
    ("games/pocket/state.py", "from hustings.games import zoocracy", "may not import another game"),
    (
        "play/match.py",
        "from hustings.bots.uniform import Uniform",
        "play may not import hustings.bots.uniform",
    ),
    ("play/match.py", "from hustings.cli import main", "play may not import hustings.cli"),
    ("bots/uniform.py", "from hustings.web import app", "bots may not import hustings.web"),
    ("web/app.py", "from hustings.cli import main", "web may not import hustings.cli"),
    ("brandnew/x.py", "", "give it a row in MAY_IMPORT"),
    ("games/pocket/game.py", "from hustings.registry import game", "games may not import hustings.registry"),
    # a game's State outside the rules
    ("bots/uniform.py", "from hustings.games.pocket.state import State", "bots takes views"),
    ("bots/uniform.py", "from hustings.games.pocket import state", "bots takes views"),
    ("env/observe.py", "import hustings.games.die_macher.classic.state", "env takes views"),
    ("web/hub.py", "from hustings.games.pocket import State", "web takes views"),
    # chance, clocks and files
    ("core/rng.py", "import random", "random is not for rule code"),
    ("core/rng.py", "from os import path", "os is not for rule code"),
    ("core/rng.py", "import os.path as p", "os.path is not for rule code"),
    ("mechanisms/bag.py", "def f():\n    from time import monotonic", "time is not for rule code"),
    ("games/pocket/state.py", "import numpy as np", "numpy is not for rule code"),
    ("games/pocket/phases/vote.py", "import logging", "logging is not for rule code"),
    ("games/pocket/figures.py", "import random", "random is not for rule code"),
    ("figures.py", "import secrets", "secrets is not for rule code"),
    ("core/codec.py", "x = open('f')", "open() is not for rule code"),
    ("games/pocket/state.py", "def f():\n    print(1)", "print() is not for rule code"),
    ("games/pocket/figures.py", "print(1)", "print() is not for rule code"),
    ("mechanisms/bag.py", "x = input()", "input() is not for rule code"),
    # editions
    ("games/x/phases/a.py", "if edition.id == '2006': pass", "asks for the edition's id"),
    ("games/x/phases/a.py", "if '2006' != self.game.id: pass", "asks for the edition's id"),
    ("games/x/phases/a.py", "if state.edition.id in OLD: pass", "asks for the edition's id"),
    ("games/x/phases/a.py", "match edition.id:\n    case 'a': pass", "asks for the edition's id"),
    ("games/x/phases/a.py", "if game.id.startswith('die'): pass", "asks for the edition's id"),
    ("games/x/phases/a.py", "n = SEATS[edition.id]", "asks for the edition's id"),
    ("mechanisms/ranking.py", "if game.id == 'zoocracy': pass", "asks for the edition's id"),
    # flow
    ("games/x/phases/a.py", "def f():\n    def g(): pass", "a function inside a function"),
    ("games/x/phases/a.py", "def f():\n    return sorted(s, key=lambda i: i)", "a lambda in a phase"),
    ("games/x/phases/a.py", "def f():\n    yield 1", "a generator in a phase"),
    ("games/x/y/phases/a.py", "def f():\n    yield from g()", "a generator in a phase"),
    ("games/x/phases/a.py", "async def f(): pass", "a generator in a phase"),
]


@pytest.mark.parametrize(("path", "source", "expected"), PLANTED)
def test_a_planted_violation_is_found(path: str, source: str, expected: str) -> None:
    found = violations(source, path)
    assert len(found) >= 1
    assert any(expected in sentence for sentence in found), found


ALLOWED = [
    ("core/space.py", "from hustings.core.action import Action\nfrom . import rng\nimport hashlib"),
    ("mechanisms/bag.py", "from hustings.core import space"),
    ("games/pocket/state.py", "from hustings.mechanisms import bag\nfrom hustings.figures import load"),
    ("games/pocket/state.py", "from hustings.games.pocket.tables import T\nfrom . import view"),
    ("games/pocket/figures.py", "from pathlib import Path\nx = open('f')"),
    ("games/pocket/state.py", "def random(time): return time.os\nx = self.print(1)"),
    ("games/pocket/phases/a.py", "class A:\n    def f(self): return [i for i in x if i.id == card.id]"),
    ("games/pocket/phases/a.py", "header = game.id"),
    ("games/pocket/state.py", "from hustings import games\nimport hustings.games"),
    ("figures.py", "from importlib import resources\nfrom pathlib import Path\nimport tomllib"),
    ("play/match.py", "import random, time\nfrom hustings.games.pocket.state import State\nprint(1)"),
    ("bots/ismcts.py", "import time\nfrom hustings.games.pocket.view import View\nimport hustings"),
    ("cli/__init__.py", "from hustings.bots import uniform\nfrom hustings.testing import check_game"),
    ("__init__.py", "from hustings.core.space import Space\nfrom hustings.play.match import Match"),
    ("__main__.py", "from hustings.cli import main"),
]


@pytest.mark.parametrize(("path", "source"), ALLOWED)
def test_what_is_allowed_is_not_reported(path: str, source: str) -> None:
    assert violations(source, path) == []
