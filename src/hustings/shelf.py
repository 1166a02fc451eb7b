"""The shelf: every installed title, ours and others', found by entry points."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from hustings.core.errors import OptionError
from hustings.core.game import Game
from hustings.core.title import Title

GROUP = "hustings.games"


@cache
def _shelf() -> dict[str, Title]:
    return {point.name: point.load() for point in sorted(entry_points(group=GROUP), key=lambda p: p.name)}


def games() -> list[Title]:
    """What can be played here."""
    return list(_shelf().values())


def title(id: str) -> Title:
    """One title by its id. Raises OptionError naming those there are."""
    try:
        return _shelf()[id]
    except KeyError:
        raise OptionError(f"there is no game {id!r}: there are {', '.join(_shelf())}") from None


def game(id: str, players: int | None = None, **options: object) -> Game[Any, Any]:
    """A game, set up: ``hustings.game("die-macher-2006", players=4, length="short")``."""
    return title(id).game(players, **options)
