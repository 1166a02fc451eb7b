"""scripts/test --changed finds the tests of what changed."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tools.changed_tests import ROOT, changes, concerned


def test_a_module_concerns_the_tests_that_import_it_through_others() -> None:
    found = concerned(ROOT, ["src/hustings/web/scheduler.py"])
    assert "tests/web/test_scheduler.py" in found  # imports it
    assert "tests/web/test_play.py" in found  # runs a server, which imports it
    assert not any(test.startswith(("tests/core", "tests/zoocracy", "tests/mechanisms")) for test in found)


def test_what_is_not_imported_has_its_tests_too() -> None:
    assert "tests/pocket" in concerned(ROOT, ["src/hustings/games/pocket/data/pocket.toml"])
    assert concerned(ROOT, ["docs/bots.md"]) == ["tests/docs"]
    assert concerned(ROOT, ["src/hustings/locale/de/kernel.ftl"])[:1] == ["tests/locale"]


def test_a_changed_test_is_run_itself() -> None:
    assert concerned(ROOT, ["tests/core/test_space.py"]) == ["tests/core/test_space.py"]


def test_what_changed_is_told_by_git(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        who = ["-c", "user.name=me", "-c", "user.email=me@example.org", "-c", "commit.gpgSign=false"]
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init", "--initial-branch=main")
    for name in ("same", "edited"):
        (tmp_path / name).write_text("before")
    git("add", "--all")
    git("commit", "--message=first")
    git("switch", "--create", "work")
    (tmp_path / "committed").touch()
    git("add", "--all")
    git("commit", "--message=second")
    (tmp_path / "edited").write_text("after")
    (tmp_path / "new").touch()
    assert changes(tmp_path, "main") == ["committed", "edited", "new"]
