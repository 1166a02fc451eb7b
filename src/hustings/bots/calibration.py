"""From what seats may expect to their chances to win, as games of bots have shown it.

A title's own evaluator says how many points each seat may expect; how much a lead is worth in games won depends on
the title, the number of seats and how far the game has come. ``data/calibration.json`` says so for each (``own``): the
temperature of a soft maximum, fitted to who won (``benchmarks/review_calibration.py fit``). Bots choose by the
evaluator's own temperature; whoever tells people a chance to win takes this one. An evaluator that has learned who
wins needs no temperature (``learned``). How sharp means of playouts are is fitted for both: early in a game they are
bolder than what is won.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from math import exp, log
from typing import Any, Final

from hustings.core.evaluator import Evaluator
from hustings.core.game import Game

DOUBT: Final = 0.5
NUDGE: Final = 0.001


class Calibration:
    """The temperatures of one title with so many seats, and how sharp a mean of playouts is, both by horizon."""

    def __init__(self, temperatures: dict[int, float], sharpness: dict[int, float] | None = None) -> None:
        self.temperatures = temperatures
        self.sharpness = sharpness or {}

    def chances(self, evaluator: Evaluator[Any, Any], game: Game[Any, Any], state: Any) -> list[float]:
        """Each seat's chance to win at a position; in a finished game what it has won."""
        spread = self.temperature(evaluator, game, state)
        if spread == 0.0:
            return evaluator.win_probabilities(game, state)
        return softmax(evaluator.value(game, state), spread)

    def temperature(self, evaluator: Evaluator[Any, Any], game: Game[Any, Any], state: Any) -> float:
        """0 where nothing was fitted, or nothing is left to guess: then the evaluator says what it thinks."""
        if evaluator.knows_chances or game.over(state):
            return 0.0
        return self.temperatures.get(evaluator.horizon(game, state), 0.0)

    def sharpen(self, means: list[float], tries: int, at: int) -> list[float]:
        """Chances out of the means of ``tries`` playouts from the horizon ``at``, which are more cautious or bolder
        than what is won.

        That none of a few playouts was won does not make it impossible: half of one more counts for each seat.
        """
        if not self.sharpness:
            return means
        sharpness = self.sharpness[min(self.sharpness, key=lambda known: abs(known - at))]
        part = DOUBT / (tries + DOUBT * len(means))
        weights = [exp(sharpness * log(part + (1 - part * len(means)) * mean)) for mean in means]
        total = sum(weights)
        return [weight / total for weight in weights]

    def slope(self, means: list[float], tries: int, at: int, seat: int) -> float:
        """How much the chance of a seat moves with its mean, the others' sharing the rest as before: by this much
        what is uncertain about a mean is uncertain about the chance that is told.
        """
        step = -NUDGE if means[seat] > 0.5 else NUDGE
        rest = 1 - means[seat]
        moved = [
            mean + step
            if party == seat
            else mean * (rest - step) / rest
            if rest
            else -step / (len(means) - 1)
            for party, mean in enumerate(means)
        ]
        return (self.sharpen(moved, tries, at)[seat] - self.sharpen(means, tries, at)[seat]) / step


def softmax(worth: list[float], spread: float) -> list[float]:
    most = max(worth)
    weights = [exp((points - most) / spread) for points in worth]
    total = sum(weights)
    return [weight / total for weight in weights]


@lru_cache(maxsize=1)
def fitted() -> dict[str, Any]:
    """What was fitted, by title and number of seats, with where it comes from."""
    data: dict[str, Any] = json.loads((files("hustings.bots") / "data" / "calibration.json").read_bytes())
    return data


def calibration(game: Game[Any, Any], evaluator: Evaluator[Any, Any]) -> Calibration:
    """That of a game judged by ``evaluator``: fitted for its number of seats, or else for the nearest one.

    One that leaves everything to the evaluator where nothing was fitted for the title.
    """
    how = "learned" if evaluator.knows_chances else "own"
    rows = {players: row[how] for players, row in fitted().get(game.id, {}).items() if how in row}
    if not rows:
        return Calibration({})
    row = rows[min(rows, key=lambda players: (abs(int(players) - game.players), int(players)))]
    return calibration_of(row)


def calibration_of(row: dict[str, Any]) -> Calibration:
    """Out of a row of the file; in one without temperatures the evaluator says what it thinks."""
    temperatures, sharpness = row.get("temperatures", {}), row["sharpness"]
    return Calibration(
        {int(at): float(t) for at, t in temperatures.items()},
        {int(at): float(x) for at, x in sharpness.items()},
    )
