"""Languages from right to left: every sentence says itself in which direction it is written."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hustings.locale import RIGHT_TO_LEFT

LOCALE = Path(__file__).resolve().parents[2] / "src" / "hustings" / "locale"
FILES = [path for path in sorted(LOCALE.glob("*/*.ftl")) if path.parent.name in RIGHT_TO_LEFT]


def patterns(pattern: ftl.Pattern) -> Iterator[ftl.Pattern]:
    """A pattern, and those among which it chooses."""
    yield pattern
    for element in pattern.elements:
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from patterns(variant.value)


def astray(pattern: ftl.Pattern) -> bool:
    """Whether isolation would turn it round: values stand apart, and what is left points left or nowhere."""
    text = "".join(element.value for element in pattern.elements if isinstance(element, ftl.TextElement))
    pointing = [unicodedata.bidirectional(letter) for letter in text]
    pointing = [direction for direction in pointing if direction in ("L", "R", "AL")]
    alone = len(pattern.elements) == 1
    if not pointing:
        return not alone
    return pointing[0] == "L" and (not alone or "R" in pointing)


def loose(pattern: ftl.Pattern) -> bool:
    """Whether a sign or letter beside a value would be shown on its other side: nothing holds the two together."""
    texts = [element.value if isinstance(element, ftl.TextElement) else "" for element in pattern.elements]
    for n, element in enumerate(pattern.elements):
        before = "".join(texts[:n])
        held = before.count("\u2066") > before.count("\u2069")
        if isinstance(element, ftl.TextElement) or held:
            continue
        beside = (texts[n - 1][-1:] if n else "") + "".join(texts[n + 1 : n + 2])[:1]
        if any(sign in "+-−%" or unicodedata.bidirectional(sign) == "L" for sign in beside):
            return True
    return False


def written(source: str) -> ftl.Pattern:
    (message,) = FluentParser().parse(f"x = {source}").body
    assert isinstance(message, ftl.Message)
    assert message.value is not None
    return message.value


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_sentence_points_to_the_left(path: Path) -> None:
    found = [
        entry.id.name
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ftl.Message)
        and entry.value is not None
        and not entry.id.name.startswith("terminal-")  # printed without marks
        and any(astray(pattern) or loose(pattern) for pattern in patterns(entry.value))
    ]
    cure = (
        "begin them with U+200F, or put a number and its sign between U+2066 and U+2069 (docs/languages.md)"
    )
    assert not found, f"these would be read in the wrong direction: {found}; {cure}"


def test_what_goes_astray_is_found() -> None:
    assert astray(written("{ $first }, { $second }"))
    assert astray(written("P{ $space } מובטח"))
    assert not astray(written("\u200f{ $first }, { $second }"))
    assert not astray(written("סיבוב { $round }"))
    assert not astray(written("{ $value }"))
    assert not astray(written("SPD"))


def test_what_is_loose_is_found() -> None:
    assert loose(written("בערך { $percent }% מהמשחקים"))
    assert loose(written("במשבצת P{ $space } מובטח"))
    assert loose(written("דירוג +{ $number }"))
    assert not loose(written("דירוג \u2066+{ $number }\u2069"))
    assert not loose(written("ב־{ $times } המשכים"))
