"""Whip Count: pledge votes in secret, win bills, keep something for the end."""

from __future__ import annotations

from typing import Any

from hustings.core.game import Game
from hustings.core.title import Title
from hustings.figures import Bundled
from whip_count.game import WhipCount
from whip_count.words import WhipCountWords

figures = Bundled("whip_count")


def make(players: int, options: dict[str, str]) -> Game[Any, Any]:
    return WhipCount(players, options, figures(options["data"]))


TITLE = Title(
    id="whip-count",
    name="Whip Count",
    players=(2, 3, 4, 5),
    make=make,
    words=WhipCountWords(),
    book="whip",
    figures=figures,
    package="whip_count",
)
