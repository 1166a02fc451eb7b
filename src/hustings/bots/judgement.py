"""The best judgement there is of a game: what was learned of it where that fits, else what its title knows.

What was learned is a file for each title in ``learned/``: the weights by which quick choices are made, and a
network that tells from the end of a round who will win. They belong to the rules, figures and numbers of
players that they were learned with.
"""

from __future__ import annotations

import json
import os
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from hustings.bots.sense import sense
from hustings.core.action import Args, Decision
from hustings.core.evaluator import Evaluator, Figures
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.network import Network
from hustings.core.rng import Rng

FORMAT = 1


class Learned:
    """What was learned of one title, and from what."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.weights: dict[str, float] = data["weights"]
        shape = data.get("network")
        self.network = None if shape is None else Network(shape["first"], shape["second"], shape["last"])

    def fits(self, game: Game[Any, Any], evaluator: Evaluator[Any, Any]) -> bool:
        """Whether the game has the rules, the figures and a number of players that this was learned with, and
        the evaluator its weights and features.
        """
        data = self.data
        if (data["format"], data["version"], data["figures"]) != (FORMAT, game.version, game.data_hash):
            return False
        if game.players not in data["players"] or self.weights.keys() != evaluator.numbers().keys():
            return False
        rows = evaluator.features(game, game.initial())
        return self.network is None or (bool(rows) and len(rows[0]) == self.network.width())


@cache
def learned(id: str) -> Learned | None:
    """What was learned of a title, or None; from the folder HUSTINGS_LEARNED names, where it does."""
    own = os.environ.get("HUSTINGS_LEARNED")
    folder = files("hustings.bots").joinpath("learned") if own is None else Path(own)
    path = folder.joinpath(f"{id}.json")
    return Learned(json.loads(path.read_text("utf-8"))) if path.is_file() else None


class LearnedEvaluator(Evaluator[Any, Any]):
    """An evaluator with learned weights, and a network that judges where playouts end."""

    def __init__(self, base: Evaluator[Any, Any], network: Network | None) -> None:
        self.base = base
        self.network = network
        self.listens = base.listens
        self.knows_chances = network is not None or base.knows_chances

    def new(self) -> Evaluator[Any, Any]:
        return LearnedEvaluator(self.base.new(), self.network)

    def numbers(self) -> dict[str, float]:
        return self.base.numbers()

    def judging_by(self, numbers: dict[str, float]) -> Evaluator[Any, Any]:
        return LearnedEvaluator(self.base.judging_by(numbers), self.network)

    def features(self, game: Game[Any, Any], state: Any) -> list[list[float]]:
        return self.base.features(game, state)

    def listens_to(self, game: Game[Any, Any]) -> bool:
        return self.base.listens_to(game)

    def observe(self, game: Game[Any, Any], event: Event) -> None:
        self.base.observe(game, event)

    def value(self, game: Game[Any, Any], state: Any) -> list[float]:
        return self.base.value(game, state)

    def candidates(self, game: Game[Any, Any], state: Any, decision: Decision, rng: Rng) -> list[Args]:
        return self.base.candidates(game, state, decision, rng)

    def quick(self, game: Game[Any, Any], state: Any, decision: Decision, rng: Rng) -> Args:
        return self.base.quick(game, state, decision, rng)

    def choose(self, game: Game[Any, Any], state: Any, decision: Decision, rng: Rng) -> Args:
        return self.base.choose(game, state, decision, rng)

    def play_on(self, game: Game[Any, Any], state: Any, goal: int, rng: Rng) -> None:
        self.base.play_on(game, state, goal, rng)

    def temperature(self, game: Game[Any, Any], state: Any) -> float:
        return self.base.temperature(game, state)

    def win_probabilities(self, game: Game[Any, Any], state: Any) -> list[float]:
        if self.network is None or game.over(state):
            return self.base.win_probabilities(game, state)
        return self.network.chances(self.base.features(game, state))

    def believe(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> None:
        self.base.believe(game, state, seat, rng)

    def horizon(self, game: Game[Any, Any], state: Any) -> int:
        return self.base.horizon(game, state)

    def figures(self, game: Game[Any, Any], state: Any, seat: int) -> Figures:
        return self.base.figures(game, state, seat)

    def speaks_of(self, kind: str) -> bool:
        return self.base.speaks_of(kind)

    def explain(self, game: Game[Any, Any], state: Any, decision: Decision, args: Args) -> Message | None:
        return self.base.explain(game, state, decision, args)


def best_evaluator(game: Game[Any, Any], evaluator: Evaluator[Any, Any] | None = None) -> Evaluator[Any, Any]:
    """``evaluator``, or that of the game's title, with what was learned of the game where that fits; without memories."""
    found = (sense(game) if evaluator is None else evaluator).new()
    if isinstance(found, LearnedEvaluator) and found.network is not None:
        return found
    what = learned(game.id)
    if what is None or not what.fits(game, found):
        return found
    return LearnedEvaluator(found.judging_by(what.weights), what.network)
