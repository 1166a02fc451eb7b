"""The code in our documents, page by page."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(
    r"^(?P<indent> *)```(?P<language>\w+)\n(?P<code>.*?)^(?P=indent)```", re.MULTILINE | re.DOTALL
)
FOLDERS = ("docs", "docs/games", "docs/rules", "benchmarks", "examples/whip_count")


def pages() -> list[str]:
    """Every page that people read, by its path."""
    found = [path for folder in FOLDERS for path in sorted((ROOT / folder).glob("*.md"))]
    return [path.relative_to(ROOT).as_posix() for path in [*sorted(ROOT.glob("*.md")), *found]]


def blocks(page: str, language: str) -> Iterator[str]:
    for found in BLOCK.finditer((ROOT / page).read_text("utf-8")):
        if found["language"] == language:
            yield textwrap.dedent(found["code"])


def pages_with(language: str) -> list[str]:
    return [page for page in pages() if any(blocks(page, language))]
