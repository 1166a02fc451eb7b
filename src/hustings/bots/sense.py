"""Where a bot's understanding of a game comes from."""

from __future__ import annotations

from typing import Any

from hustings.core.action import Action, Decision
from hustings.core.brain import Brain
from hustings.core.errors import OptionError
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.rng import Rng
from hustings.play.agent import Agent
from hustings.registry import title


def sense(game: Game[Any, Any]) -> Brain[Any, Any]:
    """The brain of the title this game is from; the plain one for a game that is not on the shelf."""
    try:
        return title(game.id).brain
    except OptionError:
        return Brain()


class ThinkingBot(Agent):
    """A bot with a brain for the game, and a memory if the brain listens."""

    def __init__(self, rng: Rng, brain: Brain[Any, Any] | None = None) -> None:
        self.rng = rng
        self._brain = None if brain is None else brain.fresh()
        self.listens = brain is None or brain.listens

    def brain(self, game: Game[Any, Any]) -> Brain[Any, Any]:
        if self._brain is None:
            self._brain = sense(game).fresh()
            self.listens = self._brain.listens
        return self._brain

    def imagine(self, game: Game[Any, Any], view: Any, seat: int) -> Any:
        """A world that fits the view, with sealed answers of others as they are likely to be."""
        world = game.determinize(view, self.rng)
        self.brain(game).believe(game, world, seat, self.rng)
        return world

    def news(self, game: Game[Any, Any], view: Any, events: list[Event]) -> None:
        brain = self.brain(game)
        if brain.listens_to(game):
            for event in events:
                brain.hear(game, event)

    def speaks(self, game: Game[Any, Any], kind: str) -> bool:
        return self.brain(game).speaks_of(kind)

    def because(self, game: Game[Any, Any], view: Any, decision: Decision, action: Action) -> Message | None:
        world = game.determinize(view, Rng(b"because"))
        return self.brain(game).because(game, world, decision, action.args)
