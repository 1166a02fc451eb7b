"""The kinds of question that a game puts to its players, and what each of them has: the matrix of questions."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from inspect import getfile
from pathlib import Path

from hustings.core.title import Title


def asked_kinds(title: Title) -> list[str]:
    """The kinds of question put to seats, in the order in which they are declared: all that chance is not asked.

    Read from the sources of the game: some kinds come up in few games.
    """
    game = title.game()
    package = type(game).__module__.rpartition(".")[0]
    declared = vars(import_module(f"{package}.questions"))
    folder = Path(getfile(import_module(f"{package}.questions"))).parent
    by_chance = {declared[name].kind for path in folder.rglob("*.py") for name in drawn(path)}
    return [kind for kind in game.vocabulary.questions if kind not in by_chance]


def drawn(path: Path) -> Iterator[str]:
    """The names of questions that a source puts to chance: ``Decision(CHANCE, questions.LOT, ...)``."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Decision":
            who, what = node.args[:2]
            if isinstance(who, ast.Name) and who.id == "CHANCE" and isinstance(what, ast.Attribute):
                yield what.attr
