"""No class name is used for two things.

Game folders are namespaces of their own, laid out alike: several games have their ``Tables`` and their ``Round``.
But inside one game, and in all of the package around the games, a name stands for one class, and no game uses a
name that the package around it uses.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.interpreted  # reads sources; compiled modules make no difference

SOURCE = Path(__file__).resolve().parent.parent / "src" / "hustings"
GAMES = ("games/die_macher/classic", "games/die_macher/modern", "games/pocket", "games/zoocracy")


def classes(root: Path) -> Iterator[tuple[str, str]]:
    """The name and the file of every class below ``root``, nested ones too."""
    for path in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                yield node.name, path.relative_to(root).as_posix()


def twice(found: list[tuple[str, str]], games: tuple[str, ...] = GAMES) -> list[str]:
    """What is wrong with these names, a sentence each."""
    homes: dict[str, dict[str, str]] = {}  # by name: the file, by the game it belongs to or ""
    wrong: list[str] = []
    for name, file in found:
        game = next((folder for folder in games if file.startswith(f"{folder}/")), "")
        known = homes.setdefault(name, {})
        clashes = [other for home, other in known.items() if "" in (home, game) or home == game]
        wrong += [f"{name}: {other} and {file}" for other in clashes]
        known.setdefault(game, file)
    return wrong


def test_no_class_name_is_used_twice() -> None:
    assert twice(list(classes(SOURCE))) == []


def test_every_game_folder_is_there() -> None:
    for folder in GAMES:
        assert (SOURCE / folder / "game.py").is_file()


@pytest.mark.parametrize(
    ("files", "many"),
    [
        (["core/event.py", "client.py"], 1),
        (["core/a.py", "core/a.py"], 1),
        (["games/pocket/state.py", "games/pocket/words.py"], 1),
        (["games/pocket/state.py", "wire/play.py"], 1),
        (["wire/play.py", "games/pocket/state.py"], 1),
        (["games/pocket/tables.py", "games/zoocracy/tables.py"], 0),
        (["games/die_macher/common/text.py", "games/die_macher/modern/text.py"], 1),
        (["core/event.py"], 0),
    ],
)
def test_a_name_used_twice_is_found(files: list[str], many: int) -> None:
    assert len(twice([("Event", file) for file in files])) == many
