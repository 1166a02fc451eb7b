"""Pocket Election, the worked example: ``docs/adding-a-game.md`` walks through this folder."""

from __future__ import annotations

from typing import Any

from hustings.core.game import Game
from hustings.core.title import DATA, Title
from hustings.figures import Bundled
from hustings.games.pocket.game import Pocket
from hustings.games.pocket.tables import Tables
from hustings.games.pocket.words import PocketWords

figures = Bundled("hustings.games.pocket")


def make(players: int, chosen: dict[str, str]) -> Game[Any, Any]:
    return Pocket(players, chosen, Tables(figures(DATA.of(chosen))))


TITLE = Title(
    id="pocket",
    name="Pocket Election",
    players=(2, 3, 4),
    make=make,
    words=PocketWords(),
    book="pocket",
    figures=figures,
    example=True,
)
