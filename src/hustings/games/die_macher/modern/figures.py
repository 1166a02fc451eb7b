"""Where the figures are."""

from __future__ import annotations

from importlib.resources import files

from hustings.figures import Figures, load


def figures(overlay: str = "") -> Figures:
    return load([files("hustings.games.die_macher.modern").joinpath("data")], overlay)
