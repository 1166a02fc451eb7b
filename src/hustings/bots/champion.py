"""The bot that has learned: the planner's search, with quick choices and values of positions found by playing.

Where nothing was learned that fits the game (``judgement``), it plays as ``planner`` does.
"""

from __future__ import annotations

from typing import Any

from hustings.bots.judgement import best_evaluator
from hustings.bots.planner import PlannerBot
from hustings.core.evaluator import Evaluator
from hustings.core.game import Game


class ChampionBot(PlannerBot):
    """Thinks as the planner does, by what was learned where that fits the game."""

    name = "champion"
    _looked = False

    def evaluator(self, game: Game[Any, Any]) -> Evaluator[Any, Any]:
        found = super().evaluator(game)
        if not self._looked:
            self._looked = True
            found = self._evaluator = best_evaluator(game, found)
        return found
