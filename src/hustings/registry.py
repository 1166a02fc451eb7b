"""The registry: every installed title, ours and others', found by entry points and loaded when asked for."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from hustings.core.errors import OptionError
from hustings.core.game import Game
from hustings.core.title import Title

GROUP = "hustings.games"


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda p: p.name)}


@cache
def _load(id: str) -> Title:
    loaded: Title = _points()[id].load()
    return loaded


def names() -> list[str]:
    """The ids of all titles; loads none of them."""
    return list(_points())


def titles() -> list[Title]:
    """What can be played here."""
    return [_load(name) for name in _points()]


def title(id: str) -> Title:
    """One title by its id. Raises OptionError naming those there are."""
    if id not in _points():
        raise OptionError(f"there is no game {id!r}: there are {', '.join(_points())}")
    return _load(id)


def game(id: str, players: int | None = None, **options: object) -> Game[Any, Any]:
    """A game, set up: ``hustings.game("die-macher-2006", players=4, length="short")``."""
    return title(id).game(players, **options)
