"""The bot that does what looks best at once."""

from __future__ import annotations

from typing import Any

from hustings.bots.sense import ThinkingBot
from hustings.core.action import Action, Decision
from hustings.core.game import Game


class GreedyBot(ThinkingBot):
    """Imagines one world that fits its view and asks the game's evaluator what to do there."""

    name = "greedy"

    def decide(self, game: Game[Any, Any], view: Any, decision: Decision) -> Action:
        world = self.imagine(game, view, decision.seat)
        return Action(decision.kind, self.evaluator(game).choose(game, world, decision, self.rng))
