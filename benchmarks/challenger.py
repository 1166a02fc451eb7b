"""Other champions, to play against the one that is shipped: with files of one's own training, or without a part.

    CHALLENGER=learned python benchmarks/league.py -n 100 --seconds 600 --seed 20271 --out build/challenge \
        --pairs challenger:Challenger/champion@60 die-macher-2006
    python benchmarks/league.py -n 100 --seconds 600 --seed 20272 --out build/challenge \
        --pairs champion@60/challenger:Foreseen die-macher-2006

`CHALLENGER` is the folder that `hustings train` wrote, `PLAYOUTS` how many a decision of theirs may take (60).
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from hustings.bots import ChampionBot, sense
from hustings.bots.judgement import Learned, LearnedEvaluator, best_evaluator
from hustings.core.evaluator import Evaluator
from hustings.core.game import Game
from hustings.core.rng import Rng

PLAYOUTS = int(os.environ.get("PLAYOUTS", "60"))


class Challenger(ChampionBot):
    """Plays by what was learned elsewhere."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, None, 0.0, PLAYOUTS)

    def evaluator(self, game: Game[Any, Any]) -> Evaluator[Any, Any]:
        if self._evaluator is None:
            what = Learned(json.loads(Path(os.environ["CHALLENGER"], f"{game.id}.json").read_text("utf-8")))
            base = sense(game).new()
            assert what.fits(game, base), "this was learned of another game"
            self._evaluator = LearnedEvaluator(base.judging_by(what.weights), what.network)
            self.listens = self._evaluator.listens
        return super().evaluator(game)


class Foreseen(ChampionBot):
    """Plays on by players who always choose alike."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, None, 0.0, PLAYOUTS)

    def evaluator(self, game: Game[Any, Any]) -> Evaluator[Any, Any]:
        if self._evaluator is None:
            self._looked = True
            self._evaluator = best_evaluator(game)
            self.listens = self._evaluator.listens
        return super().evaluator(game)
