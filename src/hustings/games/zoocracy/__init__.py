"""Zoocracy (Haas Games, 2019), with the rules for two players and the advanced rules."""

from __future__ import annotations

from typing import Any

from hustings.core.game import Game
from hustings.core.title import DATA, OPEN_FUNDS, Title
from hustings.figures import Bundled
from hustings.games.zoocracy import rules
from hustings.games.zoocracy.evaluation import ZooEvaluator
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.tables import Tables
from hustings.games.zoocracy.words import ZooWords

figures = Bundled("hustings.games.zoocracy")


def make(players: int, chosen: dict[str, str]) -> Game[Any, Any]:
    return Zoocracy(players, chosen, Tables(figures(DATA.of(chosen)), players))


TITLE = Title(
    id="zoocracy",
    name="Zoocracy",
    players=(2, 3, 4, 5, 6),
    make=make,
    options=(rules.ADVANCED, rules.PROMISES, rules.PROGRESS, OPEN_FUNDS),
    words=ZooWords(),
    book="zoo",
    figures=figures,
    evaluator=ZooEvaluator(),
)
