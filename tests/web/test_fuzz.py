"""A small version of the long run, ``python -m tests.web.fuzz``."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize("stride", [4, pytest.param(1, marks=pytest.mark.slow)])
def test_the_interface_keeps_to_its_document(stride: int) -> None:
    """Every fourth path with every change, all of them in the long run."""
    found = subprocess.run(
        [sys.executable, "-m", "tests.web.fuzz", "--examples", "1", "--seed", "1", "--stride", str(stride)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stdout[-4000:] + found.stderr[-1000:]
    assert " passed" in found.stdout


@pytest.mark.parametrize("requests", [60, pytest.param(3000, marks=pytest.mark.slow)])
@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_whatever_people_send_is_answered_by_name(database: str, requests: int) -> None:
    found = subprocess.run(
        [
            sys.executable,
            "-m",
            "tests.web.fuzz",
            "--own",
            str(requests),
            "--database",
            database,
            "--seed",
            "1",
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stdout[-6000:] + found.stderr[-1000:]
    assert "0 failures" in found.stdout
