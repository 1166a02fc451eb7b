"""Die Macher, 2019 (Spielworxx)."""

from __future__ import annotations

from typing import Any

from hustings.core.game import Game
from hustings.core.title import Option, Title
from hustings.games.die_macher.modern.brain import ModernBrain
from hustings.games.die_macher.modern.figures import figures
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.tables import Tables
from hustings.games.die_macher.modern.words import ModernWords


def make(players: int, options: dict[str, str]) -> Game[Any, Any]:
    return Modern(players, options, Tables(figures(options["data"]), options["donation_figures"]))


TITLE = Title(
    id="die-macher-2019",
    name="Die Macher (2019)",
    players=(3, 4, 5),
    make=make,
    options=(
        Option("elections", ("4", "7")),
        Option("donation_figures", ("text", "swapped")),
        Option("tied_bids", ("text", "example")),
    ),
    words=ModernWords(),
    book="2019",
    figures=figures,
    brain=ModernBrain(),
)
