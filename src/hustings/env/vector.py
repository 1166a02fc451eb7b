"""Many games side by side, for learners that want batches."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from hustings.core.game import Game
from hustings.core.rng import seeded
from hustings.env.observation import Array, ObservationEncoder
from hustings.env.picks import PickEncoder
from hustings.env.table import PickTable, rewards


class Batch:
    """What the players to move see, one row a game."""

    def __init__(
        self, observations: Array, masks: npt.NDArray[np.bool_], seats: npt.NDArray[np.int64]
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.seats = seats


class Finished:
    """A game that ended in this step: which row, and what each seat got."""

    def __init__(self, row: int, gains: list[float], points: list[int]) -> None:
        self.row = row
        self.gains = gains
        self.points = points


class VectorRunner:
    """``n`` games; a game that ends is followed by the next, with the next number of the seed."""

    def __init__(self, game: Game[Any, Any], n: int, seed: int = 0) -> None:
        self.game = game
        self.picks = PickEncoder(game)
        self.observations = ObservationEncoder(game, self.picks)
        self.seed = seed
        self.begun = 0
        self.tables = [self._deal() for _ in range(n)]

    def _deal(self) -> PickTable:
        self.begun += 1
        return PickTable(self.game, self.picks, seeded(self.seed, f"game {self.begun - 1}"))

    def observe(self) -> Batch:
        n = len(self.tables)
        observations = np.zeros((n, self.observations.total), dtype=np.float32)
        masks = np.zeros((n, self.picks.size), dtype=np.bool_)
        seats = np.zeros(n, dtype=np.int64)
        for row, table in enumerate(self.tables):
            decision = table.decision
            assert decision is not None
            view = self.game.view(table.state, decision.seat)
            observations[row] = self.observations.row(view, decision.kind, table.prefix)
            masks[row, table.legal()] = True
            seats[row] = decision.seat
        return Batch(observations, masks, seats)

    def step(self, picks: npt.NDArray[np.int64]) -> list[Finished]:
        """One pick in every game; those that ended."""
        ended: list[Finished] = []
        for row, pick in enumerate(picks):
            table = self.tables[row]
            table.pick(int(pick))
            if table.over:
                outcome = table.outcome()
                ended.append(Finished(row, rewards(outcome), outcome.points))
                self.tables[row] = self._deal()
        return ended
