"""What is promised about the package itself: its pins, its extras, its compiled modules, its README."""

from __future__ import annotations

import os
import re
import tomllib
from importlib.metadata import entry_points, metadata
from pathlib import Path
from typing import Any

import pytest

import hustings
from tools import compiled

ROOT = Path(__file__).resolve().parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PIN = re.compile(r"[A-Za-z0-9._-]+==[0-9][A-Za-z0-9.+!]*")


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins() -> list[str]:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def test_the_engine_has_no_dependencies() -> None:
    assert PROJECT["dependencies"] == []


def test_constraints_pin_exact_versions_and_nothing_else() -> None:
    assert [line for line in pins() if not PIN.fullmatch(line)] == []
    names = [normal(line.split("==")[0]) for line in pins()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("extra", ["cli", "dev"])
def test_what_the_scripts_install_is_pinned(extra: str) -> None:
    pinned = {normal(line.split("==")[0]) for line in pins()}
    asked = {normal(re.split(r"[\[<>=!~; ]", line)[0]) for line in PROJECT["optional-dependencies"][extra]}
    assert asked - {"hustings"} <= pinned


def test_the_installed_package_says_what_the_project_says() -> None:
    installed = metadata("hustings")
    assert installed["License-Expression"] == "Apache-2.0"
    assert installed["Requires-Python"] == PROJECT["requires-python"]
    assert re.fullmatch(r"\d+\.\d+\.\d+(\.dev\d+)?", hustings.__version__)


def test_every_registered_game_is_registered_under_its_id() -> None:
    declared = PROJECT["entry-points"]["hustings.games"]
    ours = {point.name: point for point in entry_points(group="hustings.games") if point.name in declared}
    assert ours.keys() == declared.keys()
    assert {name: point.load().id for name, point in ours.items()} == {name: name for name in declared}


def test_the_scripts_can_be_run() -> None:
    files = [path for folder in ("scripts", ".ci") for path in (ROOT / folder).iterdir()]
    scripts = [path for path in files if path.suffix != ".sh"]  # those are read by others, not run
    assert len(scripts) >= 8
    assert [path.name for path in scripts if not os.access(path, os.X_OK)] == []
    assert [path.name for path in scripts if not path.read_text("utf-8").startswith("#!/bin/")] == []


def test_what_is_compiled_is_found_by_rule(tmp_path: Path) -> None:
    rule_code = ["core/space.py", "games/x/phases/vote.py", "games/x/words.py", "mechanisms/bag.py"]
    others = ["core/__init__.py", "games/x/insight_types.py", "play/replay.py", "figures.py"]
    for name in rule_code + others:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert compiled.modules(tmp_path) == sorted([*rule_code, *compiled.COMPILED_FILES])


def test_every_file_compiled_by_name_is_there() -> None:
    for name in compiled.COMPILED_FILES:
        assert (compiled.SOURCE / name).is_file()


def test_every_exception_from_compiling_names_a_file_and_a_reason() -> None:
    for name, reason in compiled.INTERPRETED_PATHS.items():
        assert (compiled.SOURCE / name).is_file()
        assert reason


def test_the_examples_of_the_readme_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(block, {})
