"""``hustings rules``: our rules text, and how it is covered by code and tests."""

from __future__ import annotations

from hustings.cli.common import GameId
from hustings.core.errors import OptionError
from hustings.core.title import Title
from hustings.shelf import title as find


def rules(game: GameId) -> None:
    """The rules of a game in our words."""
    title = find(game)
    raise OptionError(f"there is no rules text for {title.id} yet")


def section_lines(title: Title, section: str) -> list[str]:
    return []
