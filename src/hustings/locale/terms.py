"""The words of each edition: ``terms/<title>.toml`` lists, for every language, which word stands for which thing
and which words do not. A player with the box must find its words here; where a box speaks no such language, they
are ours. Only terms are listed, never sentences.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

MESSAGES: Final = "messages"
RULES: Final = "rules"


class Term(NamedTuple):
    """What a thing is called, what it is not called, and where it is spoken of."""

    name: str
    word: str
    rivals: tuple[str, ...]
    places: tuple[str, ...]


@cache
def titles() -> tuple[str, ...]:
    """The titles that have a list."""
    folder = files("hustings.locale").joinpath("terms")
    return tuple(sorted(file.name.removesuffix(".toml") for file in folder.iterdir()))


@cache
def terms(title: str, language: str) -> tuple[Term, ...]:
    """The terms of a title in a language; none if there is no list."""
    file = files("hustings.locale").joinpath("terms", f"{title}.toml")
    if not file.is_file():
        return ()
    listed = tomllib.loads(file.read_text("utf-8")).get(language, {}).get("terms", {})
    return tuple(
        Term(
            name,
            entry["word"],
            tuple(entry.get("not", ())),
            (entry["in"],) if "in" in entry else (MESSAGES, RULES),
        )
        for name, entry in listed.items()
    )
