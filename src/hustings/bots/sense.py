"""Where a bot's understanding of a game comes from."""

from __future__ import annotations

from typing import Any

from hustings.core.action import Action, Decision
from hustings.core.errors import OptionError
from hustings.core.evaluator import Evaluator
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.rng import Rng
from hustings.play.agent import Agent
from hustings.registry import title


def sense(game: Game[Any, Any]) -> Evaluator[Any, Any]:
    """The evaluator of the title this game is from; the plain one for a game that is not on the shelf."""
    try:
        return title(game.id).evaluator
    except OptionError:
        return Evaluator()


class ThinkingBot(Agent):
    """A bot with an evaluator for the game, and a memory if the evaluator listens."""

    def __init__(self, rng: Rng, evaluator: Evaluator[Any, Any] | None = None) -> None:
        super().__init__(rng)
        self._evaluator = None if evaluator is None else evaluator.new()
        self.listens = evaluator is None or evaluator.listens

    def evaluator(self, game: Game[Any, Any]) -> Evaluator[Any, Any]:
        if self._evaluator is None:
            self._evaluator = sense(game).new()
            self.listens = self._evaluator.listens
        return self._evaluator

    def imagine(self, game: Game[Any, Any], view: Any, seat: int) -> Any:
        """A world that fits the view, with sealed answers of others as they are likely to be."""
        world = game.determinize(view, self.rng)
        self.evaluator(game).believe(game, world, seat, self.rng)
        return world

    def news(self, game: Game[Any, Any], view: Any, events: list[Event]) -> None:
        evaluator = self.evaluator(game)
        if evaluator.listens_to(game):
            for event in events:
                evaluator.observe(game, event)

    def speaks(self, game: Game[Any, Any], kind: str) -> bool:
        return self.evaluator(game).speaks_of(kind)

    def explain(self, game: Game[Any, Any], view: Any, decision: Decision, action: Action) -> Message | None:
        world = game.determinize(view, Rng(b"because"))
        return self.evaluator(game).explain(game, world, decision, action.args)
