"""The bot that does anything, each legal answer as likely as any other."""

from __future__ import annotations

from typing import Any

from hustings.core.action import Action, Decision
from hustings.core.game import Game
from hustings.core.rng import WORD
from hustings.play.agent import Agent


class RandomBot(Agent):
    name = "random"

    def decide(self, game: Game[Any, Any], view: Any, decision: Decision) -> Action:
        space = decision.space
        # The generator chooses among at most 2**32; a space larger than that is walked pick by pick.
        args = space.uniform(self.rng) if space.count() <= WORD else space.sample(self.rng)
        return Action(decision.kind, args)
