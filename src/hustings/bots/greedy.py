"""The bot that does what looks best at once."""

from __future__ import annotations

from typing import Any

from hustings.core.action import Action, Decision
from hustings.core.brain import Brain
from hustings.core.game import Game
from hustings.core.rng import Rng
from hustings.play.agent import Agent


class GreedyBot(Agent):
    """Imagines one world that fits its view and asks the game's brain what to do there."""

    name = "greedy"

    def __init__(self, rng: Rng, brain: Brain[Any, Any]) -> None:
        self.rng = rng
        self.brain = brain

    def decide(self, game: Game[Any, Any], view: Any, decision: Decision) -> Action:
        world = game.determinize(view, self.rng)
        return Action(decision.kind, self.brain.choose(game, world, decision, self.rng))
