"""French keeps its signs at the word before them; Italian names states without a preposition that might not fit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hustings

SOURCE = Path(hustings.__file__).parent
MESSAGES = SOURCE / "locale"
RULES = SOURCE / "rulebooks" / "text"
LOOSE = re.compile(r"\S [;:!?»]|« ")


def lines(*folders: Path) -> list[str]:
    """What there is to read, without comments."""
    files = [file for folder in folders for file in sorted(folder.glob("*.*"))]
    found = [(file.name, line) for file in files for line in file.read_text("utf-8").splitlines()]
    return [f"{name}: {line}" for name, line in found if not (name.endswith(".ftl") and line.startswith("#"))]


def test_french_signs_do_not_break_from_their_word() -> None:
    """A no-break space stands before : and inside « », a narrow one before ; ! and ?."""
    assert [line for line in lines(MESSAGES / "fr", RULES / "fr") if LOOSE.search(line)] == []


@pytest.mark.parametrize("language", ["en", "it"])
def test_there_is_one_apostrophe(language: str) -> None:
    assert [line for line in lines(MESSAGES / language, RULES / language) if "’" in line] == []


@pytest.mark.parametrize("name", ["state", "board", "region"])
def test_italian_does_not_say_in_before_a_name(name: str) -> None:
    """It is in Baviera, but a Berlino and nel Saarland."""
    assert [line for line in lines(MESSAGES / "it") if re.search(rf"\b[Ii]n {{ \${name} }}", line)] == []


def test_french_parties_have_their_article_before_a_verb() -> None:
    """Les Verts remportent, le SPD remporte."""
    games = [line for line in lines(MESSAGES / "fr") if re.match(r"(classic|dm19|die-macher-\d+)\.ftl", line)]
    assert len(games) > 500
    assert [line for line in games if re.search(r"{ \$(seat|partner|other) } [a-zé]", line)] == []
