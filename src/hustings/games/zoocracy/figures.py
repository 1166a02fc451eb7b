"""The figures from their files."""

from __future__ import annotations

from importlib.resources import files

from hustings.figures import Figures, load
from hustings.games.zoocracy.lookup import Tables


def figures(overlay: str = "") -> Figures:
    return load([files("hustings.games.zoocracy").joinpath("data")], overlay)


def tables(overlay: str, players: int) -> Tables:
    return Tables(figures(overlay), players)
