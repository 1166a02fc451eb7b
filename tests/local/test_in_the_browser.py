"""The Python of browsers plays the same games as ours, hash by hash."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

from tests.local.play import record
from tools.site import WEB, sources

pytestmark = [
    pytest.mark.interpreted,
    pytest.mark.skipif(
        shutil.which("node") is None or not (WEB / "node_modules" / "pyodide").is_dir(),
        reason="needs Node.js and Pyodide: scripts/site installs it",
    ),
]
ROOT = WEB.parent


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the site is made of, and these tests."""
    made: Path = tmp_path_factory.mktemp("site") / "sources.zip"
    with zipfile.ZipFile(made, "w") as file:
        for name, content in sources():
            file.writestr(name, content)
        for name in ("tests/local/__init__.py", "tests/local/play.py"):
            file.write(ROOT / name, name)
    return made


LONG = [("zoocracy", 3), ("die-macher-1997", 3), ("die-macher-2006", 4), ("die-macher-2019", 3)]


@pytest.mark.parametrize(
    ("game", "players"),
    [("pocket", 3), *(pytest.param(*each, marks=pytest.mark.slow) for each in LONG)],
)
def test_the_same_seed_gives_the_same_game(archive: Path, game: str, players: int) -> None:
    command = ["node", str(WEB / "tools" / "python.mjs"), str(archive), "tests.local.play"]
    done = subprocess.run([*command, game, str(players), "one"], capture_output=True, check=False, cwd=WEB)
    assert done.returncode == 0, done.stderr[-2000:].decode()
    assert done.stdout == asyncio.run(record(game, players, "one"))


def test_nothing_is_in_the_archive_that_a_browser_has_no_use_for() -> None:
    names = {name for name, _ in sources()}
    assert "hustings/local/browser.py" in names
    assert not [name for name in names if name.startswith(("hustings/web/", "hustings/cli/"))]
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
