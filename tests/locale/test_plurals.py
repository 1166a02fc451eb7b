"""Nobody reads of "1 votes": where a number stands before what it counts, the sentence has a form for one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hustings.locale import COMPLETE

LOCALE = Path(__file__).resolve().parents[2] / "src" / "hustings" / "locale"
COUNTED = {
    "en": "votes|seats|points|members|meetings|tokens|cards|markers|opinions|lines|games|goals|steps",
    "de": "Stimmen|Sitze|Mandate|Punkte|Mitglieder|Karten|Veranstaltungen|Meinungen|Zeilen|Ziele",
    "fr": "votes|sièges|points|adhérents|cartes|meetings|réunions|jetons|opinions|lignes|objectifs",
    "it": "voti|seggi|punti|iscritti|carte|convegni|gettoni|opinioni|righe|obiettivi",
    "he": "קולות|מנדטים|מושבים|נקודות|קלפים|מפגשים|אסימונים|דעות|שורות|יעדים|מנות",
}
# Never one: what a majority needs, the most a region is worth, a hand, spaces, all lines of a record; a gain is a
# fraction; and in English seats and regions vote
MANY = {
    "majority",
    "most",
    "limit",
    "rounds",
    "spaces",
    "lines",
    "total",
    "players",
    "gain",
    "seat",
    "ballot",
    "region",
    "state",
}
# Figures of the rules, two or more, in what things on the table do and what lessons say
RULES = frozenset(
    [
        "opinions",
        "dominant",
        "together",
        "swaps",
        "first",
        "alone",
        "hand",
        "manipulated",
        "defectors",
        "prime_tokens",
        "rally",
        "loyalty",
        "voluntary",
        "programme",
        "pool",
        "draft",
        "last",
    ]
)
TAUGHT = re.compile("-thing-|-lesson-")


def uncounted(pattern: ftl.Pattern, counted: re.Pattern[str], chosen: frozenset[str]) -> list[str]:
    """The variables that stand before a plural outside every choice by that variable."""
    found: list[str] = []
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ftl.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ftl.SelectExpression):
            by = inner.selector
            names = {by.id.name} if isinstance(by, ftl.VariableReference) else set()
            for variant in inner.variants:
                found += uncounted(variant.value, counted, chosen | names)
        elif (
            isinstance(inner, ftl.VariableReference)
            and isinstance(after, ftl.TextElement)
            and counted.match(after.value)
            and inner.id.name not in chosen | MANY
        ):
            found.append(inner.id.name)
    return found


@pytest.mark.parametrize("language", COMPLETE)
def test_what_is_counted_has_a_form_for_one(language: str) -> None:
    counted = re.compile(rf" (?:{COUNTED[language]})\b")
    found = {
        f"{path.name}: {entry.id.name}: ${name}"
        for path in sorted((LOCALE / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ftl.Message) and entry.value is not None
        for name in uncounted(entry.value, counted, RULES if TAUGHT.search(entry.id.name) else frozenset())
    }
    assert found == set()


def test_what_is_not_counted_is_found() -> None:
    counted = re.compile(rf" (?:{COUNTED['en']})\b")
    source = "a = { $n } votes\nb = { $n ->\n    [one] one vote\n   *[other] { $n } votes\n }\n"
    values = [entry.value for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)]
    assert [uncounted(value, counted, frozenset()) for value in values if value] == [["n"], []]
