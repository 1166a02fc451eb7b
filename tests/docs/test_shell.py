"""Every command in our documents exists and takes the options it is shown with; those that end soon are run.

Work is made small first: one game of Pocket Election instead of a hundred of another, one playout instead of a second of thinking. Commands of one page follow each
other in one folder, so that files made by one are there for the next.
"""

from __future__ import annotations

import os
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer

from hustings.cli import run
from hustings.cli.app import app
from tests.docs.snippets import ROOT, blocks, pages_with

EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
NUMBERS = ("-n", "--games", "--count", "--jobs")
THINKERS = re.compile(r"\b(planner|champion|strong)[@:][\d.]+")
# Commands that are only read here, because they serve, ask a person, change an installation, or search for long.
NOT_RUN = (
    "doctor",
    "learn",
    "play",
    "serve",
    "worker",
    "admin",
    "backup",
    "restore",
    "train",
    "puzzles",
    "bench",
    "review",
    "--install-completion",
    "--show-completion",
)
ELSEWHERE = ("whip-count",)  # installed by tests/test_examples.py
KNOWN = ("git", "touch", "cd", "cp")


class Wrong(Exception):
    """A command as shown would not work."""


def commands(page: str) -> list[list[str]]:
    """The words of every command of a page."""
    found = []
    for block in blocks(page, "sh"):
        for line in block.replace("\\\n", " ").splitlines():
            words = shlex.split(line, comments=True)
            while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
                words.pop(0)
            if words:
                found.append(words)
    return found


def hustings(words: list[str]) -> None:
    """One command of our own: parsed, and run if that ends soon."""
    small = [THINKERS.sub(r"\1@1", word) for word in words]
    for at, word in enumerate(small):
        if word in NUMBERS:
            small[at + 1] = "1"
    small = [each for word in small for each in (matching(word) or [word])]
    if not small or small[0].startswith("-"):
        if small and small[0] not in NOT_RUN and run(small) != 0:
            raise Wrong(f"{shlex.join(words)} failed")
        return
    if any(word in small for word in ELSEWHERE):
        small = [word for word in small if word not in ELSEWHERE]
        small.insert(1, "pocket")
    root: Any = typer.main.get_command(app)
    command, rest = root, small
    while hasattr(command, "commands"):
        if rest[0] not in command.commands:
            raise Wrong(f"there is no command {shlex.join(words)}")
        command, rest = command.commands[rest[0]], rest[1:]
    try:
        command.make_context(small[0], list(rest))
    except Exception as error:
        if not hasattr(error, "format_message"):  # Typer's usage errors, whatever library they come from
            raise
        raise Wrong(error.format_message()) from None
    if small[0] in ("simulate", "ladder"):
        small[1] = "pocket"
    if small[0] not in NOT_RUN and run(small) != 0:
        raise Wrong(f"{shlex.join(words)} failed")


def extras(word: str) -> None:
    for extra in re.findall(r"\[([\w,]+)\]", word):
        for one in extra.split(","):
            if one not in EXTRAS:
                raise Wrong(f"there is no extra {one}")


def program(file: Path, rest: list[str]) -> None:
    """One of our scripts: there, and it knows the options it is given."""
    if not file.is_file():
        raise Wrong(f"there is no {file}")
    text = file.read_text("utf-8")
    for word in rest:
        if word.startswith("--") and word.split("=")[0] not in text:
            raise Wrong(f"{file.name} has no {word}")


def matching(word: str) -> list[str]:
    """The files a pattern stands for, as a shell would say."""
    return sorted(str(path) for path in Path().glob(word)) if "*" in word and not word.startswith("/") else []


def installer(words: list[str]) -> None:
    """pip, uvx, pipx: the extras exist, and so does the command that follows."""
    for word in words:
        extras(word)
    if words[0] != "pip" and "hustings" in words:
        hustings(words[words.index("hustings") + 1 :])


def python(words: list[str]) -> None:
    if words[1] != "-m":
        program(ROOT / words[1], words[2:])
    elif words[2] != "build":
        inside = "tests/pocket/golden" if words[2] == "tests.golden" else words[2].replace(".", "/")
        program(ROOT / f"{inside}.py", [])


def containers(words: list[str]) -> None:
    file = ROOT / words[words.index("-f") + 1]
    program(file, [])
    if "--profile" in words:
        assert words[words.index("--profile") + 1] in file.read_text("utf-8")


def follow(words: list[str]) -> None:
    first = words[0]
    if Path(first).name == "hustings":
        hustings(words[1:])
    elif first.startswith("scripts/"):
        program(ROOT / first, [] if first == "scripts/bench" else words[1:])  # that one hands its options on
        assert os.access(ROOT / first, os.X_OK)
    elif first in ("pip", "uvx", "pipx"):
        installer(words)
    elif Path(first).name == "python":
        python(words)
    elif first == "docker":
        containers(words)
    elif first not in KNOWN:
        raise Wrong(f"nobody knows how to try: {shlex.join(words)}")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("HUSTINGS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("page", pages_with("sh"))
def test_the_commands_of_a_page_work(page: str, folder: Path) -> None:
    for words in commands(page):
        follow(words)


@pytest.mark.parametrize(
    "line",
    ["hustings zork", "hustings games --zork", "hustings simulate pocket -n 1 --bots zork", "scripts/zork", "scripts/test --zork",
     "pip install 'hustings[zork]'", "zork", "python tools/zork.py"],
)  # fmt: skip
def test_a_command_that_is_not_there_is_found(line: str, folder: Path) -> None:
    with pytest.raises(Wrong):
        follow(shlex.split(line))
