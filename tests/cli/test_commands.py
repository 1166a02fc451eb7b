"""The commands, run inside this process: what they say, and their exit codes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import Any

import pytest

from hustings import cli
from hustings.cli import BAD_INPUT, INTERRUPTED, OUR_FAULT, run
from hustings.cli.common import FAILED

Captured = pytest.CaptureFixture[str]


def documented(capsys: Captured, *arguments: str, code: int = 0) -> Any:
    """Run with ``--json``: exactly one document on stdout and nothing on stderr."""
    assert run([*arguments, "--json"]) == code
    said = capsys.readouterr()
    assert said.err == ""
    return json.loads(said.out)


def told(capsys: Captured, *arguments: str, code: int = 0) -> str:
    assert run(list(arguments)) == code
    said = capsys.readouterr()
    assert said.err == ""
    assert "\x1b" not in said.out, "colours without a terminal"
    return said.out


def test_version(capsys: Captured) -> None:
    import hustings

    assert told(capsys, "--version") == f"hustings {hustings.__version__}\n"


def test_help_names_every_command(capsys: Captured) -> None:
    text = told(capsys, "--help")
    for command in ("play", "games", "simulate", "replay", "rules", "data", "bench", "check"):
        assert f"  {command} " in text


def test_games(capsys: Captured) -> None:
    text = told(capsys, "games")
    assert "pocket" in text
    assert "2-4" in text
    pocket = next(g for g in documented(capsys, "games")["games"] if g["id"] == "pocket")
    assert pocket["players"] == [2, 3, 4]
    assert pocket["figures"] == {"total": 8, "confirmed": 8}
    assert {"name": "data", "kind": "folder", "values": [], "default": ""} in pocket["options"]


def test_data_audit(capsys: Captured, tmp_path: Path) -> None:
    assert "pocket: 8 confirmed" in told(capsys, "data", "audit", "pocket")
    (tmp_path / "mine.toml").write_text('[[constant]]\nid = "funds"\nvalue = 12\nstatus = "I"\n')
    audited = documented(capsys, "data", "audit", "pocket", "--overlay", str(tmp_path))["games"][0]
    assert audited["counts"]["I"] == 1
    assert [(f["id"], f["value"], f["sources"]) for f in audited["figures"]] == [("funds", 12, ["overlay"])]
    assert "inferred" in told(capsys, "data", "audit", "pocket", "--overlay", str(tmp_path))
    assert len(documented(capsys, "data", "audit", "--all")["games"][0]["figures"]) >= 8


def test_check(capsys: Captured) -> None:
    assert "all laws hold" in told(capsys, "check", "pocket", "-p", "2", "-n", "2")
    document = documented(capsys, "check", "pocket", "-p", "2", "-n", "2")
    assert document["ok"]
    assert document["games"] == 2
    assert document["lacking"] == {language: [] for language in ("en", "de", "fr", "he", "it")}
    assert document["findings"] == []


def test_a_broken_game_fails_its_check(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    from hustings.testing import Report

    def broken(*_: Any, **__: Any) -> Report:
        report = Report()
        report.found("copy", 0, 3, "a planted fault")
        return report

    monkeypatch.setattr("hustings.testing.check_game", broken)
    assert "a planted fault" in told(capsys, "check", "pocket", code=1)
    assert not documented(capsys, "check", "pocket", code=1)["ok"]


def test_bench(capsys: Captured) -> None:
    quick = ("bench", "pocket", "-p", "2", "-p", "3", "--seconds", "0.001", "--rounds", "1")
    document = documented(capsys, *quick)
    assert document["build"] in ("interpreted", "compiled")
    assert [game["players"] for game in document["games"]] == [2, 3]
    for game in document["games"]:
        assert all(value > 0 for key, value in game.items() if key not in ("game", "spread"))
    assert "decisions/s" in told(capsys, *quick)


def test_rules(capsys: Captured) -> None:
    whole = told(capsys, "rules", "pocket")
    assert "## 2 Bidding for the order" in whole
    assert "## 6 " in whole
    spin = told(capsys, "rules", "pocket", "4.1")
    assert spin.startswith("### 4.1 Spin")
    assert "Smear" not in spin
    assert told(capsys, "rules", "pocket", "pocket §4.1") == spin
    document = documented(capsys, "rules", "pocket", "K1")
    assert document["text"].startswith("## 2 ")
    assert [ruling["id"] for ruling in document["rulings"]] == ["K1"]


def test_things(capsys: Captured) -> None:
    assert "card:1" in told(capsys, "things", "pocket")
    one = told(capsys, "things", "pocket", "money", "--lang", "en")
    assert one.startswith("Funds (pocket §2)")
    document = documented(capsys, "things", "zoocracy", "office:0", "--lang", "de")
    assert document["things"][0]["name"] == "Präsident"


def test_rules_coverage(capsys: Captured) -> None:
    assert "Bidding.space" in told(capsys, "rules", "pocket", "--coverage")
    document = documented(capsys, "rules", "pocket", "4", "--coverage")
    assert [row["section"] for row in document["sections"]] == ["4", "4.1", "4.2"]
    assert document["coded"] == {"of": 3, "done": 3}
    assert all(
        place.startswith("hustings/games/pocket/") for row in document["sections"] for place in row["code"]
    )


# -- simulate and replay --


def without_run(document: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in document.items() if name != "run"}


def test_simulate_tells_shares_that_add_up(capsys: Captured) -> None:
    document = documented(capsys, "simulate", "pocket", "-p", "3", "-n", "40", "--seed", "5")
    assert document["games"] == 40
    seats = document["seats"]
    assert sum(seat["wins"]["share"] for seat in seats) == pytest.approx(1, abs=1e-5)
    for seat in seats:
        assert 0 <= seat["wins"]["low"] <= seat["wins"]["share"] <= seat["wins"]["high"] <= 1
        assert seat["bot"] == "random"
    assert "95 % interval" in told(capsys, "simulate", "pocket", "-n", "3")


def test_simulate_gives_the_same_with_any_number_of_jobs(capsys: Captured) -> None:
    one = documented(capsys, "simulate", "pocket", "-n", "25", "--seed", "7")
    two = documented(capsys, "simulate", "pocket", "-n", "25", "--seed", "7", "--jobs", "2")
    assert without_run(one) == without_run(two)
    assert without_run(one) != without_run(
        documented(capsys, "simulate", "pocket", "-n", "25", "--seed", "8")
    )


def test_records_are_of_the_very_same_games(capsys: Captured, tmp_path: Path) -> None:
    plain = documented(capsys, "simulate", "pocket", "-n", "4")
    kept = documented(capsys, "simulate", "pocket", "-n", "4", "--records", str(tmp_path / "new"))
    assert without_run(plain) == without_run(kept)
    files = sorted((tmp_path / "new").iterdir())
    assert [file.name for file in files] == [f"pocket-0-{n:06d}.jsonl" for n in range(4)]
    points = [documented(capsys, "replay", str(file))["result"]["points"][0] for file in files]
    assert sum(points) / 4 == kept["seats"][0]["points"]["mean"]


@pytest.fixture
def record(capsys: Captured, tmp_path: Path) -> Path:
    documented(capsys, "simulate", "pocket", "-p", "2", "-n", "1", "--records", str(tmp_path))
    return next(tmp_path.glob("*.jsonl"))


def test_replay_verifies(capsys: Captured, record: Path) -> None:
    text = told(capsys, "replay", str(record))
    assert "verified: pocket, 2 players" in text
    assert "The seed fits its commitment" in text


def test_replay_shows_what_one_seat_saw(capsys: Captured, record: Path) -> None:
    first = told(capsys, "replay", str(record), "--seat", "1")
    assert "You are dealt two cards" in first
    assert "Blue is dealt two cards." in first
    document = documented(capsys, "replay", str(record), "--seat", "2")
    dealt = [event for line in document["seen"] for event in line["events"] if event["kind"] == "dealt"]
    assert ["first" in event for event in dealt] == [False, True]


def test_an_edited_record_is_named_by_line(capsys: Captured, record: Path) -> None:
    rows = record.read_text().splitlines(keepends=True)
    rows[6] = rows[6].replace('"kind":"', '"kind":"x')
    record.write_text("".join(rows))
    assert run(["replay", str(record)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "line 7" in said.err
    document = documented(capsys, "replay", str(record), code=1)
    assert (document["ok"], document["line"]) == (False, 7)


def test_an_interrupt_leaves_finished_work_behind(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from hustings.bots import arena

    true_play = arena.play_some

    def interrupted(run: arena.Run, numbers: list[int]) -> list[arena.GameResult]:
        if numbers[0] >= 20:
            raise KeyboardInterrupt
        return true_play(run, numbers)

    monkeypatch.setattr(arena, "play_some", interrupted)
    arguments = ("simulate", "pocket", "-n", "40", "--records", str(tmp_path))
    document = documented(capsys, *arguments, code=INTERRUPTED)
    assert document["games"] == 20
    assert document["asked_for"] == 40
    assert len(list(tmp_path.iterdir())) == 20


# -- bad input --

BAD = [
    (["nope"], "No such command"),
    (["games", "--nope"], "No such option"),
    (["data"], "Missing command"),
    (["simulate"], "Missing argument"),
    (["simulate", "zork"], "there is no game 'zork': there are"),
    (["simulate", "pocket", "-p", "9"], "2-4 players, not 9"),
    (["simulate", "pocket", "-n", "many"], "--games"),
    (["simulate", "pocket", "-n", "0"], "--games"),
    (["simulate", "pocket", "--bots", "genius"], "there is no bot 'genius': there are random"),
    (["simulate", "pocket", "--bots", "planner@x"], "planner@200"),
    (["simulate", "pocket", "--bots", "random:3"], "only planner, strong, champion take a number"),
    (["simulate", "pocket", "--bots", "random,random"], "one for each of the 4 seats, not 2"),
    (["simulate", "pocket", "-o", "speed"], "NAME=VALUE"),
    (["simulate", "pocket", "-o", "speed=1"], "no option 'speed'"),
    (["simulate", "zoocracy", "-o", "open_funds=perhaps"], "one of false, true"),
    (["check", "pocket", "-o", "data=/nowhere"], "no figures in /nowhere"),
    (["data", "audit", "--overlay", "x"], "name it"),
    (["replay", "/nowhere/x.jsonl"], "No such file"),
    (["play", "pocket", "--seats", "7"], "seats from 1 to 4"),
    (["play", "pocket", "--seats", ""], "names nobody"),
    (["play", "--resume", "/nowhere/x.jsonl"], "No such file"),
    (["play", "pocket", "--lang", "tlh"], "there is no language 'tlh': there are de, en"),
    (["replay", "/nowhere/x.jsonl", "--language", "tlh"], "there is no language 'tlh'"),
    (["play", "pocket", "--bots", "genius"], "there is no bot 'genius'"),
    (["rules", "zork"], "there is no game 'zork'"),
    (["things", "pocket", "zork"], "pocket has no thing 'zork'"),
    (["rules", "pocket", "9"], "no section '9': it has 0, 1, 2"),
    (["rules", "pocket", "9", "--coverage"], "no section '9'"),
]


@pytest.mark.parametrize(("arguments", "reason"), BAD, ids=[" ".join(arguments) for arguments, _ in BAD])
def test_bad_input_is_one_line_and_exit_2(capsys: Captured, arguments: list[str], reason: str) -> None:
    assert run(arguments) == BAD_INPUT
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("hustings: ")
    assert said.err.count("\n") == 1
    assert reason in said.err


def test_a_replay_of_one_seat_too_many(capsys: Captured, record: Path) -> None:
    assert run(["replay", str(record), "--seat", "3"]) == BAD_INPUT
    assert "1 to 2, not 3" in capsys.readouterr().err


@pytest.mark.parametrize("name", cli.NEEDED)
def test_without_the_extra_one_line_says_how_to_get_it(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setitem(sys.modules, name, None)
    assert run(["games"]) == BAD_INPUT
    assert capsys.readouterr().err == (
        "hustings: the command line needs more packages: pip install 'hustings[cli]'\n"
    )


@pytest.mark.parametrize(
    ("arguments", "begins"), [(["--version"], "hustings 0."), (["doctor"], "hustings 0.")]
)
def test_what_can_be_said_without_the_extra(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, arguments: list[str], begins: str
) -> None:
    monkeypatch.setitem(sys.modules, "typer", None)
    assert run(arguments) in (0, FAILED)
    said = capsys.readouterr()
    assert said.out.startswith(begins)
    assert said.err == ""


def test_a_missing_package_is_named_with_the_extra_that_brings_it(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    def needy(arguments: list[str]) -> int:
        raise ModuleNotFoundError("No module named 'torch'", name="torch")

    monkeypatch.setattr("hustings.cli.app.execute", needy)
    monkeypatch.setattr("hustings.cli.diagnosis.version", missing)
    assert run(["games"]) == BAD_INPUT
    assert "torch is not installed: pip install 'hustings[train]'" in capsys.readouterr().err


def missing(package: str) -> str:
    raise PackageNotFoundError(package)


def test_our_own_mistakes_are_one_line_too(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    def mistaken(arguments: list[str]) -> int:
        raise ZeroDivisionError("a planted mistake")

    monkeypatch.setattr("hustings.cli.app.execute", mistaken)
    assert run(["games"]) == OUR_FAULT
    assert "a planted mistake" in capsys.readouterr().err
    monkeypatch.setenv("HUSTINGS_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run(["games"])


def test_a_chart_without_a_folder_is_refused_before_anything_is_played(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hustings.cli.ladder.play_runs", None)
    assert run(["ladder", "pocket", "--svg", str(tmp_path / "nowhere" / "x.svg")]) == BAD_INPUT
    assert "there is no folder" in capsys.readouterr().err


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_is_printed_for_a_shell(shell: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hustings", "--show-completion", shell],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"},
    )
    assert "_HUSTINGS_COMPLETE" in done.stdout
