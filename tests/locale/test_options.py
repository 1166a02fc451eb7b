"""The page explains every option a player can choose."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import hustings
from hustings.core.title import Option

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
