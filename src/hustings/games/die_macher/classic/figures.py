"""Where the figures of the editions are."""

from __future__ import annotations

from importlib.resources import files

from hustings.figures import Figures, load


def figures_1997(overlay: str = "") -> Figures:
    return load([files("hustings.games.die_macher.classic").joinpath("data", "1997")], overlay)


def figures_2006(overlay: str = "") -> Figures:
    return load([files("hustings.games.die_macher.classic").joinpath("data", "2006")], overlay)
