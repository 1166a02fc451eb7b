"""Die Macher, the editions of 1997 and 2006."""

from __future__ import annotations

from typing import Any

from hustings.core.game import Game
from hustings.core.title import DATA, OPEN_FUNDS, Title
from hustings.figures import Bundled
from hustings.games.die_macher.classic import rules
from hustings.games.die_macher.classic.editions.base import Edition
from hustings.games.die_macher.classic.editions.e1997 import Edition1997
from hustings.games.die_macher.classic.evaluation import ClassicEvaluator
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.tables import Tables
from hustings.games.die_macher.classic.words import ClassicWords

figures_1997 = Bundled("hustings.games.die_macher.classic", "1997")
figures_2006 = Bundled("hustings.games.die_macher.classic", "2006")


def make_1997(players: int, chosen: dict[str, str]) -> Game[Any, Any]:
    tables = Tables(figures_1997(DATA.of(chosen)), False, False, rules.FIXED_TENETS.of(chosen))
    return Classic(players, chosen, Edition1997(tables))


def make_2006(players: int, chosen: dict[str, str]) -> Game[Any, Any]:
    short = rules.LENGTH.of(chosen) == "short"  # [2006 §8.a]
    special = rules.DICE.of(chosen) == "special"
    return Classic(players, chosen, Edition(Tables(figures_2006(DATA.of(chosen)), short, special, False)))


TITLE_1997 = Title(
    id="die-macher-1997",
    name="Die Macher (1997)",
    players=(3, 4, 5),
    make=make_1997,
    options=(rules.FIXED_TENETS, rules.REVERSAL, OPEN_FUNDS),
    words=ClassicWords(),
    book="1997",
    figures=figures_1997,
    evaluator=ClassicEvaluator(),
)

TITLE_2006 = Title(
    id="die-macher-2006",
    name="Die Macher (2006)",
    players=(3, 4, 5),
    make=make_2006,
    options=(rules.LENGTH, rules.DICE, rules.REVERSAL, OPEN_FUNDS),
    words=ClassicWords(),
    book="2006",
    figures=figures_2006,
    evaluator=ClassicEvaluator(),
)
