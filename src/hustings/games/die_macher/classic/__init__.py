"""Die Macher, the editions of 1997 and 2006."""

from __future__ import annotations

from typing import Any

from hustings.core.game import Game
from hustings.core.title import Option, Title
from hustings.games.die_macher.classic.brain import ClassicBrain
from hustings.games.die_macher.classic.editions.e1997 import Edition1997
from hustings.games.die_macher.classic.editions.e2006 import Edition2006
from hustings.games.die_macher.classic.figures import figures_1997, figures_2006
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.tables import Tables
from hustings.games.die_macher.classic.words import ClassicWords

REVERSAL = Option("opinion_reversal", ("false", "true"))


def make_1997(players: int, options: dict[str, str]) -> Game[Any, Any]:
    tables = Tables(figures_1997(options["data"]), False, False, options["fixed_tenets"] == "true")
    return Classic(players, options, Edition1997(tables))


def make_2006(players: int, options: dict[str, str]) -> Game[Any, Any]:
    short = options["length"] == "short"  # [2006 §8.a]
    tables = Tables(figures_2006(options["data"]), short, options["dice"] == "special", False)
    return Classic(players, options, Edition2006(tables))


TITLE_1997 = Title(
    id="die-macher-1997",
    name="Die Macher (1997)",
    players=(3, 4, 5),
    make=make_1997,
    options=(Option("fixed_tenets", ("false", "true")), REVERSAL),
    words=ClassicWords(),
    book="1997",
    figures=figures_1997,
    brain=ClassicBrain(),
)

TITLE_2006 = Title(
    id="die-macher-2006",
    name="Die Macher (2006)",
    players=(3, 4, 5),
    make=make_2006,
    options=(Option("length", ("full", "short")), Option("dice", ("standard", "special")), REVERSAL),
    words=ClassicWords(),
    book="2006",
    figures=figures_2006,
    brain=ClassicBrain(),
)
