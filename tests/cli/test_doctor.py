"""``hustings doctor``: what it finds, and what it says about it."""

from __future__ import annotations

import json
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import hustings
from hustings.cli import run
from hustings.cli.common import FAILED
from hustings.cli.diagnosis import database, diagnose, part, told
from tests.cli.test_commands import Captured, missing

NOWHERE = "http://127.0.0.1:9"  # a port where nobody answers


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HUSTINGS_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("HUSTINGS_DATABASE", raising=False)


def test_it_says_what_is_here(tmp_path: Path) -> None:
    found = diagnose(NOWHERE)
    assert found["hustings"] == hustings.__version__
    assert found["parts"]["web"]["installed"]["litestar"]
    assert set(found["games"]) >= {"pocket", "zoocracy"}
    assert found["server"] == {"address": NOWHERE, "answers": False}
    assert found["data"] == {"folder": str(tmp_path / "home"), "exists": False, "writable": True}
    said = "\n".join(told(found))
    assert f"hustings {hustings.__version__}" in said
    assert "To report a bug" in said


def test_a_part_that_is_missing_is_said_with_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hustings.cli.diagnosis.version", missing)
    assert part("learn")["installed"] == {}
    found = diagnose(NOWHERE)
    assert "learn, environments for learners: not installed (pip install 'hustings[learn]')" in told(found)
    assert not any("learn" in problem for problem in found["problems"])


def test_a_game_that_cannot_be_loaded_is_a_problem(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    planted = EntryPoint("planted", "hustings.nowhere:TITLE", "hustings.games")
    monkeypatch.setattr("hustings.cli.diagnosis.entry_points", lambda group: [planted])
    assert run(["doctor", "--server", NOWHERE, "--json"]) == FAILED
    found = json.loads(capsys.readouterr().out)
    assert any("game planted is broken: ModuleNotFoundError" in problem for problem in found["problems"])


def test_a_folder_that_cannot_be_written_to_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: False)
    assert any("HUSTINGS_HOME" in problem for problem in diagnose(NOWHERE)["problems"])


def test_a_password_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HUSTINGS_DATABASE", "postgresql://me:very-secret@db.example.org/games")
    assert database() == {"kind": "postgresql", "where": "db.example.org/games"}
    assert "very-secret" not in json.dumps(diagnose(NOWHERE))
