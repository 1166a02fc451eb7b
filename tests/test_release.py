"""The release script, in a repository of its own."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools.release import Refused, current, git, open_next, order, release

CHANGES = """# Changelog

## [Unreleased]

### Added

- Something new.

## [0.0.1] - 2026-01-01

- Something old.
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "somebody@example.org")
    (tmp_path / "src" / "hustings").mkdir(parents=True)
    (tmp_path / "src" / "hustings" / "__init__.py").write_text('"""Games."""\n\n__version__ = "0.1.0.dev0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGES)
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    git(tmp_path, "config", "tag.gpgSign", "false")
    git(tmp_path, "config", "commit.gpgSign", "false")
    git(tmp_path, "add", "--all")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def make(root: Path, number: str = "0.1.0", dry: bool = False) -> None:
    release(root, number, "2026-12-01", dry, build=False)


def test_a_release_sets_version_changelog_and_tag(root: Path) -> None:
    make(root)
    assert current(root) == "0.1.0"
    assert "## [Unreleased]\n\n## [0.1.0] - 2026-12-01\n\n### Added\n" in (root / "CHANGELOG.md").read_text()
    assert git(root, "status", "--porcelain") == ""
    notes = git(root, "tag", "--list", "v0.1.0", "--format=%(contents)")
    assert "### Added\n\n- Something new." in notes
    assert "Something old" not in notes
    assert git(root, "describe") == "v0.1.0"


def test_a_dry_run_changes_nothing(root: Path) -> None:
    make(root, dry=True)
    assert current(root) == "0.1.0.dev0"
    assert git(root, "tag", "--list") == git(root, "status", "--porcelain") == ""


def test_then_the_next_version_is_opened(root: Path) -> None:
    make(root)
    open_next(root, "0.2.0.dev0")
    assert current(root) == "0.2.0.dev0"
    with pytest.raises(Refused, match="nothing under"):
        make(root, "0.2.0")
    assert git(root, "status", "--porcelain") == ""


@pytest.mark.parametrize(
    ("number", "why"), [("0.0.9", "does not come after"), ("1.0", "no version"), ("0.2.0.dev1", "--next")]
)
def test_a_wrong_version_is_refused(root: Path, number: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        make(root, number)
    assert git(root, "status", "--porcelain") == ""


def test_a_dirty_tree_and_a_tag_that_is_there_are_refused(root: Path) -> None:
    git(root, "tag", "v0.1.0")
    with pytest.raises(Refused, match="already"):
        make(root)
    (root / "new").touch()
    with pytest.raises(Refused, match="not committed"):
        make(root)


def test_versions_have_an_order() -> None:
    numbers = ["0.1.0.dev0", "0.1.0.dev2", "0.1.0rc1", "0.1.0", "0.2.0.dev0", "0.10.0"]
    assert sorted(set(numbers), key=order) == numbers
