"""The page: what is served, and that its texts, types and figures are complete and up to date."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hustings.web.pages import contents, find
from tests.web.conftest import Running

pytestmark = pytest.mark.interpreted

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "web" / "src"
LOCALE = ROOT / "src" / "hustings" / "locale"
# Ids that code puts together: what stands before the part that varies
MADE = re.compile(r"`(page-[\w-]*?)-?\$\{")
SAID = re.compile(r"[\"'`](page-[\w-]+)[\"'`]")


def messages(language: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse((LOCALE / language / "page.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}


def sources() -> str:
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    return "\n".join(file.read_text("utf-8") for file in files)


def test_every_sentence_of_the_page_is_written() -> None:
    missing = set(SAID.findall(sources())) - set(messages("en"))
    assert {name for name in missing if not name.endswith("-")} == set()


def test_no_sentence_of_the_page_is_unused() -> None:
    text = sources()
    said, made = set(SAID.findall(text)), {prefix for prefix in MADE.findall(text) if prefix}
    unused = {
        name
        for name in messages("en")
        if name not in said and not any(name.startswith(prefix) for prefix in made)
    }
    assert unused == set()


# Frames, events by position, how cards are numbered, guesses from translated labels
ENGINE = re.compile(
    r"view\.stack|\bframes\b|\.public\b|\.secret\b|>> ?1\b|% ?14\b|new RegExp|\.label\)?\.match"
)


def test_boards_and_tables_know_no_engine() -> None:
    found = {
        f"{file.relative_to(SOURCES)}: {match.group()}"
        for folder in ("boards", "table")
        for kind in ("*.svelte", "*.ts")
        for file in (SOURCES / folder).rglob(kind)
        if not file.name.endswith(".test.ts")
        for match in ENGINE.finditer(file.read_text("utf-8"))
    }
    assert found == set()


# A sign or a stroke beside a number changes sides where the text runs from right to left
LEFT_TO_RIGHT = re.compile(r'\bdir(ection)?="ltr"|\bclass="([^"]*\s)?ltr["\s]')
ASTRAY = re.compile(r"\} / \{|>/ \{|\"[+−]\"\}\{|[`>]\+\$?\{")


def test_signs_and_counters_stay_before_their_numbers() -> None:
    found = {
        f"{file.relative_to(SOURCES)}: {match.group()}"
        for kind in ("*.svelte", "*.ts")
        for file in SOURCES.rglob(kind)
        for text in [file.read_text("utf-8")]
        for match in ASTRAY.finditer(text)
        if not LEFT_TO_RIGHT.search(text[max(0, match.start() - 200) : match.end()])
    }
    assert found == set()


def test_the_figures_of_the_boards_are_up_to_date() -> None:
    subprocess.run([sys.executable, "tools/board_facts.py", "--check"], cwd=ROOT, check=True)


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]


def test_files_of_the_page(tmp_path: Path) -> None:
    """Right types, long life for what never changes, compressed where that is understood, nothing from outside."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "a-1.js").write_text("let a")
    (folder / "assets" / "a-1.js.gz").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("x")
    script = find(folder, "assets/a-1.js")
    assert script is not None
    body, headers = contents(script, "br, gzip")
    assert (body, headers["Content-Encoding"]) == (b"packed", "gzip")
    assert headers["Content-Type"].startswith("text/javascript")
    assert "immutable" in headers["Cache-Control"]
    assert contents(script, "")[0] == b"let a"
    index = find(folder, "index.html")
    assert index is not None
    assert contents(index, "")[1]["Cache-Control"] == "no-cache"
    for name in ("", "../secret.txt", "assets/a-1.js.gz", "assets", "missing.js"):
        assert find(folder, name) is None


def test_the_page_says_once_what_it_is(server: Running) -> None:
    """Also to those who only ask: link previews and monitors send HEAD."""
    with httpx.Client(base_url=server.url) as http:
        told, asked = http.get("/t/some-table"), http.head("/t/some-table")
    assert told.headers["content-type"] == asked.headers["content-type"] == "text/html; charset=utf-8"
    assert (asked.status_code, asked.content) == (told.status_code, b"")


def test_the_lock_file_is_whole() -> None:
    """``npm ci`` refuses a lock file in which a package of another platform has no version."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    assert not [name for name, package in lock["packages"].items() if name and "version" not in package]
