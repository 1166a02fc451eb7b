"""PettingZoo: every game as an AEC environment with action masks.

``env("zoocracy", players=4)`` gives one. An action is one pick; a choice of several picks takes
several steps of the same agent. Rewards come at the end: the share of the win less a fair share.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from hustings.core.rng import seeded
from hustings.env.observation import EMPTY, ObservationEncoder
from hustings.env.picks import PickEncoder
from hustings.env.table import PickTable, rewards
from hustings.registry import game as find_game

pettingzoo: Any = import_module("pettingzoo")
spaces: Any = import_module("gymnasium.spaces")
HIGH = 1e6


class GameEnv(pettingzoo.AECEnv):  # type: ignore[misc]
    """``flat`` puts all observations of an observation in one row; otherwise it is a dictionary of them."""

    def __init__(self, id: str, players: int | None = None, flat: bool = False, **options: object) -> None:
        super().__init__()
        self.game = find_game(id, players, **options)
        self.picks = PickEncoder(self.game)
        self.observations = ObservationEncoder(self.game, self.picks)
        self.flat = flat
        self.metadata = {"name": f"{id}_v{self.game.version}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self.agents = self.possible_agents[:]
        self.games = 0
        self.seed = 0
        inner: Any = (
            spaces.Box(-HIGH, HIGH, (self.observations.total,), np.float32)
            if flat
            else spaces.Dict(
                {
                    n: spaces.Box(-HIGH, HIGH, (size,), np.float32)
                    for n, size in self.observations.sizes.items()
                }
            )
        )
        self._observation_space = spaces.Dict(
            {"observation": inner, "action_mask": spaces.Box(0, 1, (self.picks.size,), np.int8)}
        )
        self._action_spaces = {
            agent: spaces.Discrete(self.picks.size, seed=number)
            for number, agent in enumerate(self.possible_agents)
        }

    def observation_space(self, agent: str) -> Any:
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.seed = seed
            self.games = 0
        self.table = PickTable(self.game, self.picks, seeded(self.seed, f"game {self.games}"))
        self.games += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        table = self.table
        view = self.game.view(table.state, seat)
        mine = table.decision is not None and table.decision.seat == seat
        kind = table.decision.kind if mine and table.decision is not None else ""
        mask = np.zeros(self.picks.size, dtype=np.int8)
        if mine:
            mask[table.legal()] = 1
        row = self.observations.row(view, kind, table.prefix if mine else ())
        return {"observation": row if self.flat else self.observations.named(row), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.table.pick(int(action))
        if self.table.over:
            gains = rewards(self.table.outcome())
            self.rewards = dict(zip(self.possible_agents, gains, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing: the command line and the page show games to people."""

    def close(self) -> None:
        """Nothing is held open."""


def env(id: str, players: int | None = None, flat: bool = False, **options: object) -> GameEnv:
    return GameEnv(id, players, flat, **options)


__all__ = ["EMPTY", "GameEnv", "env"]
