"""The page explains every option a player can choose, and the rules call it by the same name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import hustings
from hustings import rulebook
from hustings.core.title import Option
from hustings.locale import COMPLETE

PAGE = Path(hustings.__file__).parent / "locale" / "en" / "page.ftl"
MESSAGES = {
    entry.id.name
    for entry in FluentParser().parse(PAGE.read_text("utf-8")).body
    if isinstance(entry, ftl.Message)
}
OPTIONS = {
    option.name: option for title in hustings.titles() for option in title.options if option.kind != "folder"
}


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: str(option.name))
def test_an_option_has_a_name_a_reason_and_names_for_its_values(option: Option) -> None:
    wanted = {f"page-option-{option.name}", f"page-option-{option.name}-why"}
    for value in option.values:
        if f"page-value-{value}" not in MESSAGES:
            wanted.add(f"page-option-{option.name}-{value}")
    assert wanted - MESSAGES == set()


def labels(language: str) -> dict[str, str]:
    """What the page calls each option and each of its values, by message."""
    text = (PAGE.parents[1] / language / "page.ftl").read_text("utf-8")
    found = re.findall(r"^(page-option-[\w-]+) = (.+)$", text, re.MULTILINE)
    return {name: " ".join(label.split()) for name, label in found if not name.endswith("-why")}


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("id", [title.id for title in hustings.titles() if title.options])
def test_the_rules_name_options_as_the_page_does(id: str, language: str) -> None:
    title = hustings.title(id)
    ids = [f"page-option-{option.name}" for option in title.options]
    ids += [f"page-option-{option.name}-{value}" for option in title.options for value in option.values]
    english, here = labels("en"), labels(language)
    told, text = (" ".join(str(rulebook.text(id, one)).split()) for one in ("en", language))
    quoted = [one for one in ids if re.search(rf"(“|: ){re.escape(english.get(one, '?'))}(”|:)", told)]
    assert [here[one] for one in quoted if here[one] not in text] == []
