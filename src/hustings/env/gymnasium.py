"""Gymnasium: one seat of a game, with bots at the others.

``SeatEnv("pocket", players=3, opponents="greedy")``, or after ``import hustings.env.gymnasium``
``gymnasium.make("hustings/pocket", opponents="greedy")``. An action is one pick. Which picks are legal is in
``info["action_mask"]`` after ``reset`` and ``step``, and from ``action_masks()``, where learners that mask look.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from hustings.bots import make
from hustings.core.action import CHANCE
from hustings.core.event import Event
from hustings.core.rng import Rng, seeded
from hustings.env.observation import Array, ObservationEncoder
from hustings.env.picks import PickEncoder
from hustings.env.table import PickTable, reward_named
from hustings.play.agent import Agent
from hustings.registry import game as find_game
from hustings.registry import titles

gymnasium: Any = import_module("gymnasium")
spaces: Any = import_module("gymnasium.spaces")
HIGH = 1e6

Mask = npt.NDArray[np.int8]


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """``seat`` is the learner's, or None for another one in every game.

    ``opponents`` is the name of a bot, one for each other seat, or a function ``(seat, rng) -> Agent``. A bot is
    asked as at any table: with its own view. ``reward`` is one of ``hustings.env.table.REWARDS``, at the end.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        id: str,
        players: int | None = None,
        seat: int | None = None,
        opponents: Any = "greedy",
        reward: str = "win",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = find_game(id, players, **options)
        n = self.game.players
        if seat is not None and not 0 <= seat < n:
            raise ValueError(f"there is no seat {seat}: there are 0 to {n - 1}")
        if not callable(opponents) and not isinstance(opponents, str) and len(opponents) != n - 1:
            raise ValueError(f"{len(opponents)} opponents for {n - 1} seats")
        self.picks = PickEncoder(self.game)
        self.encoder = ObservationEncoder(self.game, self.picks)
        self.fixed = seat
        self.opponents = opponents
        self.reward = reward_named(reward)
        if render_mode not in (None, "ansi"):
            raise ValueError(f"there is no render mode {render_mode!r}: there is ansi")
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-HIGH, HIGH, (self.encoder.total,), np.float32)
        self.action_space = spaces.Discrete(self.picks.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        self.seat = number % self.game.players if self.fixed is None else self.fixed
        others = [seat for seat in range(self.game.players) if seat != self.seat]
        self.agents = {
            seat: self._agent(i, seat, seeded(number, f"seat {seat}")) for i, seat in enumerate(others)
        }
        listeners = [seat for seat in others if self.agents[seat].listens]

        def tell(events: list[Event]) -> None:
            for seat in listeners:
                self.agents[seat].news(self.game, None, [event.seen_by(seat) for event in events])

        self.table = PickTable(self.game, self.picks, seeded(number, "game"), tell if listeners else None)
        self._others_play()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Raises ValueError for a pick that is not legal here."""
        self.table.pick(int(action))
        self._others_play()
        over = self.table.over
        gain = self.reward(self.table.outcome())[self.seat] if over else 0.0
        return self._observation(), gain, over, False, self._info()

    def action_masks(self) -> Mask:
        """1 for every pick that is legal now."""
        mask = np.zeros(self.picks.size, dtype=np.int8)
        mask[self.table.legal()] = 1
        return mask

    def render(self) -> str | None:
        """The table in words, as the learner sees it."""
        return self.table.text(self.seat) if self.render_mode == "ansi" else None

    def _agent(self, i: int, seat: int, rng: Rng) -> Agent:
        if callable(self.opponents):
            made: Agent = self.opponents(seat, rng)
            return made
        names: str | Sequence[str] = self.opponents
        return make(names if isinstance(names, str) else names[i], rng)

    def _others_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        table = self.table
        while not table.over and table.seat != self.seat:
            assert table.decision is not None
            assert table.seat != CHANCE
            decision = table.decision
            view = self.game.view(table.state, decision.seat)
            table.answer(self.agents[decision.seat].decide(self.game, view, decision))

    def _observation(self) -> Array:
        return self.encoder.row(self.game.view(self.table.state, self.seat), *self.table.asked(self.seat))

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if self.table.over:
            outcome = self.table.outcome()
            info |= {"points": outcome.points[self.seat], "rank": outcome.ranks[self.seat]}
        return info


def register() -> None:
    """Every title as ``hustings/<id>``, for ``gymnasium.make``."""
    for title in titles():
        name = f"hustings/{title.id}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="hustings.env.gymnasium:SeatEnv",
                kwargs={"id": title.id},
                disable_env_checker=True,
            )


register()
__all__ = ["SeatEnv", "register"]
