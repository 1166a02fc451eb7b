"""Workflows and templates name what exists here, and nothing names a place to fetch packages from."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FILE = re.compile(r"(?<![\w./-])((?:scripts|tools|tests|\.ci)/[\w./-]+)")


def loaded(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def steps(workflow: Any) -> Iterator[str]:
    for job in workflow["jobs"].values():
        for step in job["steps"]:
            yield step.get("run", "")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_runs_what_is_there(path: Path) -> None:
    named = {file for step in steps(loaded(path)) for file in FILE.findall(step)}
    assert named
    assert [file for file in sorted(named) if not (ROOT / file).exists()] == []
    jobs = loaded(path)["jobs"]
    for job in jobs.values():
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= set(jobs)


def test_every_supported_python_is_tested_and_has_wheels() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    named = [line.rpartition(" ")[2] for line in project["project"]["classifiers"] if ":: 3." in line]
    tests = loaded(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]["tests"]
    assert tests["strategy"]["matrix"]["python"] == named
    wheels = project["tool"]["cibuildwheel"]["build"].split()
    assert wheels == [f"cp{number.replace('.', '')}-*" for number in named]


def test_templates_can_be_read() -> None:
    for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"):
        assert loaded(path)
    assert json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text("utf-8"))["image"]
    hooks = [hook for repo in loaded(ROOT / ".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]]
    assert {hook["id"] for hook in hooks} >= {"ruff", "ruff-format", "mypy"}


def test_every_file_has_an_owner() -> None:
    lines = (ROOT / ".github" / "CODEOWNERS").read_text("utf-8").splitlines()
    rules = [line.split() for line in lines if line and not line.startswith("#")]
    assert rules[0][0] == "*"
    for path, *owners in rules:
        assert owners
        assert all(owner.startswith("@") for owner in owners)
        assert path == "*" or (ROOT / path.strip("/")).exists(), path


def test_nothing_says_where_packages_come_from() -> None:
    """That is for whoever installs them to say."""
    files = [
        *WORKFLOWS,
        *(ROOT / name for name in ("constraints.txt", ".devcontainer/devcontainer.json", "scripts/setup")),
    ]
    lock = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert [
        path.name for path in files if re.search(r"index-url|registry|https?://", path.read_text("utf-8"))
    ] == []
    assert '"resolved"' not in lock


def test_what_a_test_run_writes_is_ignored() -> None:
    done = subprocess.run(
        ["git", "check-ignore", ".schemathesis/x", ".hypothesis/x", ".coverage", "build/x", "dist/x", "web/test-results/x"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode == 128:
        pytest.skip("this is no git checkout")
    assert len(done.stdout.splitlines()) == 6
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert not re.search(r"^(\.schemathesis|\.hypothesis|\.coverage|build|dist)/", tracked, re.MULTILINE)
