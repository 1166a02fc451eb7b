"""The list of figures is written in the words of the box as well, in French and Italian."""

from __future__ import annotations

import re

import pytest

import hustings
from hustings.locale.terms import terms, titles
from hustings.web.figures_view import figures_info


def listed_figures(id: str, language: str) -> list[str]:
    """All there is to read in the list of figures of a title."""
    title = hustings.title(id)
    assert title.figures is not None
    found: list[str] = []
    for table in figures_info(title, title.figures(""), language).tables:
        found.append(table.label)
        for row in table.rows:
            found += [row.label, row.note, *[f"{figure.label} {figure.text}" for figure in row.figures]]
    return found


@pytest.mark.parametrize("language", ["fr", "it"])
@pytest.mark.parametrize("id", titles())
def test_figures_are_listed_in_the_words_of_the_box(id: str, language: str) -> None:
    said = listed_figures(id, language)
    assert len(said) > 50
    for term in terms(id, language):
        for rival in term.rivals:
            word = re.compile(rf"(?<!\w){re.escape(rival)}(?!\w)", re.IGNORECASE)
            assert [text for text in said if word.search(text)] == [], f"{rival}, not {term.word}"
