"""Playouts by players whom nobody can foresee.

Search that knows exactly how others will answer finds what works against these answers alone: a bid of just one more,
a marker to which nobody finds the reply. Here each playout is played by slightly other weights, and sealed answers
come from such weights too. Only what works against all of them stands out.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, Final

from hustings.bots.judgement import LearnedEvaluator
from hustings.core.evaluator import Evaluator
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.network import Network
from hustings.core.rng import Rng

KINDS: Final = 32  # of players
SPREAD: Final = 0.3  # of their weights, in logarithms


class VariedEvaluator(LearnedEvaluator):
    """What was learned, with playouts by players of many kinds; the first of them plays by what was learned.

    They are made when they are first wanted: a bot that has no time wants one.
    """

    def __init__(self, base: Evaluator[Any, Any], network: Network | None) -> None:
        super().__init__(base, network)
        self.kinds = {0: base}
        self.heard: list[tuple[Game[Any, Any], Event]] = []

    def new(self) -> Evaluator[Any, Any]:
        return VariedEvaluator(self.base.new(), self.network)

    def judging_by(self, numbers: dict[str, float]) -> Evaluator[Any, Any]:
        return VariedEvaluator(self.base.judging_by(numbers), self.network)

    def kind(self, number: int) -> Evaluator[Any, Any]:
        found = self.kinds.get(number)
        if found is None:
            random = Random(f"kind of player {number}")
            numbers = dict(self.base.numbers())
            for name in numbers:
                numbers[name] *= exp(random.gauss(0.0, SPREAD))
            found = self.kinds[number] = self.base.judging_by(numbers)
            for game, event in self.heard:
                found.observe(game, event)
        return found

    def observe(self, game: Game[Any, Any], event: Event) -> None:
        self.heard.append((game, event))
        for kind in self.kinds.values():
            kind.observe(game, event)

    def play_on(self, game: Game[Any, Any], state: Any, goal: int, rng: Rng) -> None:
        self.kind(rng.below(KINDS)).play_on(game, state, goal, rng)

    def believe(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> None:
        self.kind(rng.below(KINDS)).believe(game, state, seat, rng)
