"""The printed reference says what the games declare."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import hustings
from hustings.schema import schemas

ROOT = Path(__file__).resolve().parents[1]


def test_the_reference_is_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "tools/reference.py", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("id", ["die-macher-1997", "die-macher-2006", "die-macher-2019", "zoocracy"])
def test_every_insight_is_listed(id: str) -> None:
    """Also those inside others."""
    game = hustings.game(id)
    text = (ROOT / "docs" / "reference" / f"{id}.md").read_text("utf-8").partition("## Insights")[2]
    parts = dict(
        re.findall(r"### (\w+)\n(.*?)(?=\n###|\Z)", f"### {game.insights_type.__name__}\n{text}", re.DOTALL)
    )
    shapes = {name: shape for name, shape in schemas(game).items() if name in parts}
    assert len(shapes) > 5
    assert set(inside(shapes)) <= set(shapes)
    for name, shape in shapes.items():
        assert re.findall(r"^\| `(\w+)`", parts[name], re.MULTILINE) == list(shape["properties"])


def inside(shapes: object) -> list[str]:
    """The names of all shapes that others refer to."""
    return re.findall(r"#/components/schemas/(\w+)", str(shapes))
