"""Who sits on a seat that is not a person's."""

from __future__ import annotations

from typing import Any

from hustings.core.action import Action, Decision
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.rng import Rng


class Agent:
    """Takes a view, returns an action. It never meets a state.

    One agent plays one seat of one game. It brings its own stream of chance, so that a
    game replays and a bot that thinks longer does not change the deal.
    """

    name = "agent"
    listens = False  # whether it wants ``news``; most need not, the view remembers

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, game: Game[Any, Any], view: Any, decision: Decision) -> Action:
        """The answer to ``decision``, which is open for this agent's seat in ``view``."""
        raise NotImplementedError

    def news(self, game: Game[Any, Any], view: Any, events: list[Event]) -> None:
        """What happened, already scrubbed for this seat. Most agents need not listen: the view remembers."""

    def speaks(self, game: Game[Any, Any], kind: str) -> bool:
        """Whether it says why unasked after an answer of this kind, because it concerns the others."""
        return False

    def explain(self, game: Game[Any, Any], view: Any, decision: Decision, action: Action) -> Message | None:
        """In one short sentence, why it answers so; None where there is nothing to say."""
        return None
