"""Who sits on a seat that is not a person's."""

from __future__ import annotations

from typing import Any

from hustings.core.action import Action, Decision
from hustings.core.event import Event
from hustings.core.game import Game


class Agent:
    """Takes a view, returns an action. It never meets a state.

    One agent plays one seat of one game. It brings its own stream of chance, so that a
    game replays and a bot that thinks longer does not change the deal.
    """

    name = "agent"

    def decide(self, game: Game[Any, Any], view: Any, decision: Decision) -> Action:
        """The answer to ``decision``, which is open for this agent's seat in ``view``."""
        raise NotImplementedError

    def news(self, game: Game[Any, Any], view: Any, events: list[Event]) -> None:
        """What happened, already scrubbed for this seat. Most agents need not listen: the view remembers."""
