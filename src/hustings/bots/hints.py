"""Hints: what a bot would do here, with what it expects and why."""

from __future__ import annotations

from typing import Any, Final

from hustings.bots.planner import PlannerBot
from hustings.core.action import Action, Decision
from hustings.core.evaluator import Evaluator
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.rng import Rng, seeded

MOST: Final = 3
SECONDS: Final = 1.0


class Hint:
    """One good answer: the chance to win with it, the points it brings more than the other answers, and why."""

    def __init__(self, action: Action, chance: float, gain: float, reason: Message) -> None:
        self.action = action
        self.chance = chance
        self.gain = gain
        self.reason = reason

    def data(self) -> dict[str, Any]:
        """The plain form that goes over a wire."""
        return {
            "kind": self.action.kind,
            "args": list(self.action.args),
            "chance": round(self.chance, 4),
            "gain": round(self.gain, 2),
            "reason": self.reason.data(),
        }


def hint(
    game: Game[Any, Any],
    view: Any,
    decision: Decision,
    seconds: float = SECONDS,
    playouts: int = 0,
    rng: Rng | None = None,
    evaluator: Evaluator[Any, Any] | None = None,
) -> list[Hint]:
    """The two or three best answers to an open question, best first; one where there is no choice.

    Takes the view alone, like a bot. The gain is in points, against the mean of all answers looked at.
    """
    planner = PlannerBot(seeded(0, "hint") if rng is None else rng, evaluator, seconds, playouts)
    planner.counts_points = True
    thoughts = planner.think(game, view, decision)
    tried = [thought for thought in thoughts if thought.tries]
    middle = sum(thought.lead for thought in tried) / len(tried) if tried else 0.0
    found: list[Hint] = []
    # Those that stayed longest in the field, the best first; two that went at one time stand by their chances.
    for thought in thoughts[:1] + sorted(thoughts[1:MOST], key=lambda thought: -thought.mean):
        action = Action(decision.kind, thought.args)
        reason = planner.explain(game, view, decision, action)
        if reason is None:
            reason = (
                Message("hint-tried", {"times": thought.tries, "percent": round(100 * thought.mean)})
                if thought.tries
                else Message("hint-only")
            )
        gain = thought.lead - middle if thought.tries else 0.0
        found.append(Hint(action, thought.mean, gain, reason))
    return found
