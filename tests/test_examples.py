"""The example of a game in a package of its own installs, and everything finds it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "examples" / "whip_count"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which the example is installed, as pip would do it."""
    target = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(target), str(EXAMPLE)], check=True)
    paths = [str(target), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


def run(installed: dict[str, str], *command: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command], env=installed, capture_output=True, text=True, cwd=EXAMPLE
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_own_tests_pass(installed: dict[str, str]) -> None:
    run(installed, "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={EXAMPLE}", "tests")


def test_the_command_line_finds_game_rulebook_and_figures(installed: dict[str, str]) -> None:
    assert "whip-count" in run(installed, "hustings", "games")
    checked = run(installed, "hustings", "check", "whip-count", "--games", "3")
    assert "all laws hold" in checked
    assert "de lacks 14 messages: whip-bill-0, " in checked  # it has English only
    assert "en lacks" not in checked
    assert "The highest carries the bill" in run(installed, "hustings", "rules", "whip-count", "3")
    assert "whip-count" in run(installed, "hustings", "data", "audit", "whip-count", "--all")


def test_a_learner_sees_its_own_seat_first(installed: dict[str, str]) -> None:
    program = """
import hustings
from hustings.env.observation import ObservationEncoder
from hustings.env.picks import PickEncoder

game = hustings.game("whip-count", players=3)
encoder = ObservationEncoder(game, PickEncoder(game))
state = game.initial()
state.points = [0, 2, 3]
assert [list(encoder.observe(game.view(state, seat), "", ())["points"]) for seat in range(3)] == [
    [0, 2, 3], [2, 3, 0], [3, 0, 2]
]
"""
    subprocess.run([sys.executable, "-c", program], env=installed, check=True)
