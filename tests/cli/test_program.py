"""The installed program itself, as a user runs it. Few, because each start takes a moment."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(sys.executable).with_name("hustings")


def program(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [PROGRAM, *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False
    )


def test_a_report_as_json() -> None:
    done = program("games", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert "pocket" in [game["id"] for game in json.loads(done.stdout)["games"]]


def test_bad_input() -> None:
    done = program("simulate", "zork")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("hustings: there is no game 'zork'")


def test_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hustings", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("hustings ")


@pytest.mark.parametrize("arguments", [["games"], ["games", "--json"]])
def test_a_reader_that_leaves_early_is_no_error(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [PROGRAM, *arguments], stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_in_a_simulation(tmp_path: Path, jobs: str) -> None:
    arguments = ["simulate", "pocket", "-n", "1000000", "--jobs", jobs, "--records", str(tmp_path), "--json"]
    running = subprocess.Popen(
        [PROGRAM, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while len(list(tmp_path.glob("*.jsonl"))) < 120:
        assert running.poll() is None
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does
    out, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (130, "")
    assert 0 < json.loads(out)["games"] <= len(list(tmp_path.glob("*.jsonl")))
