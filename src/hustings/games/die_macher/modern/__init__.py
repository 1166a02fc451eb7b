"""Die Macher, 2019 (Spielworxx)."""

from __future__ import annotations

from typing import Any

from hustings.core.game import Game
from hustings.core.title import DATA, OPEN_FUNDS, Title
from hustings.figures import Bundled
from hustings.games.die_macher.modern import rules
from hustings.games.die_macher.modern.evaluation import ModernEvaluator
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.tables import Tables
from hustings.games.die_macher.modern.words import ModernWords

figures = Bundled("hustings.games.die_macher.modern")


def make(players: int, chosen: dict[str, str]) -> Game[Any, Any]:
    tables = Tables(figures(DATA.of(chosen)), rules.DONATION_FIGURES.of(chosen))
    return Modern(players, chosen, tables)


TITLE = Title(
    id="die-macher-2019",
    name="Die Macher (2019)",
    players=(3, 4, 5),
    make=make,
    options=(rules.ELECTIONS, rules.DONATION_FIGURES, rules.TIED_BIDS, OPEN_FUNDS),
    words=ModernWords(),
    book="2019",
    figures=figures,
    evaluator=ModernEvaluator(),
)
