"""PettingZoo: every game as an AEC environment with action masks.

``env("zoocracy", players=4)`` gives one that checks its user, as PettingZoo's own games do; ``raw_env`` is
the bare one, ``parallel_env`` the same in PettingZoo's parallel form. An action is one pick; a choice of
several picks takes several steps of the same agent.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from hustings.core.rng import seeded
from hustings.env.observation import EMPTY, Array, ObservationEncoder
from hustings.env.picks import PickEncoder
from hustings.env.table import REWARDS, PickTable, reward_named
from hustings.registry import game as find_game

pettingzoo: Any = import_module("pettingzoo")
conversions: Any = import_module("pettingzoo.utils.conversions")
wrappers: Any = import_module("pettingzoo.utils.wrappers")
spaces: Any = import_module("gymnasium.spaces")
HIGH = 1e6

Potential = Callable[[Any, Any], list[float]]


class GameEnv(pettingzoo.AECEnv):  # type: ignore[misc]
    """``flat`` puts an observation in one row; otherwise it is a dictionary of arrays by field.

    ``reward`` is what comes at the end: ``win`` (the share of the win less a fair share), ``rank`` (1 for the
    first to -1 for the last) or ``points`` (one's own less the mean of all). ``potential(game, state)``, a
    number by seat, is a judgement of positions: every step brings the change of it as well.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        id: str,
        players: int | None = None,
        flat: bool = False,
        reward: str = "win",
        potential: Potential | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.game = find_game(id, players, **options)
        self.picks = PickEncoder(self.game)
        self.observations = ObservationEncoder(self.game, self.picks)
        self.flat = flat
        self.reward = reward_named(reward)
        self.potential = potential
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f"there is no render mode {render_mode!r}: there are ansi and human")
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{id}_v{self.game.version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,  # by steps of all at once; see parallel_env
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self.agents = self.possible_agents[:]
        self.games = 0
        self.seed: int | None = None
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
        self.state_space = spaces.Box(-HIGH, HIGH, (self.game.players, self.observations.total), np.float32)

    def observation_space(self, agent: str) -> Any:
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the first of this seed; without one the next of the last seed, or of some seed."""
        if seed is None and self.seed is None:
            seed = secrets.randbits(63)
        if seed is not None:
            self.seed = seed
            self.games = 0
        assert self.seed is not None
        self.table = PickTable(self.game, self.picks, seeded(self.seed, f"game {self.games}"))
        self.games += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]
        self._worth = self._judged()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        row = self._row(seat)
        mask = np.zeros(self.picks.size, dtype=np.int8)
        if self.table.asked(seat)[0]:
            mask[self.table.legal()] = 1
        return {"observation": row if self.flat else self.observations.named(row), "action_mask": mask}

    def state(self) -> Array:
        """What all seats know, a row each in the order of seats: for critics that may see everything."""
        return np.stack([self._row(seat) for seat in range(self.game.players)])

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.table.pick(int(action))
        worth = self._judged()
        gains = [now - before for now, before in zip(worth, self._worth, strict=True)]
        self._worth = worth
        if self.table.over:
            final = self.reward(self.table.outcome())
            gains = [gain + more for gain, more in zip(gains, final, strict=True)]
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self.rewards = dict(zip(self.possible_agents, gains, strict=True))
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table in words, as everybody may see it: returned (``ansi``) or printed (``human``)."""
        if self.render_mode is None:
            return None
        text = self.table.text()
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201 - that is what this mode is for
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _row(self, seat: int) -> Array:
        return self.observations.row(self.game.view(self.table.state, seat), *self.table.asked(seat))

    def _judged(self) -> list[float]:
        if self.potential is None:
            return [0.0] * self.game.players
        return self.potential(self.game, self.table.state)


def raw_env(id: str, players: int | None = None, flat: bool = False, **options: Any) -> GameEnv:
    return GameEnv(id, players, flat, **options)


def env(id: str, players: int | None = None, flat: bool = False, **options: Any) -> Any:
    """The same with PettingZoo's checks: actions in bounds, calls in order."""
    checked = wrappers.AssertOutOfBoundsWrapper(raw_env(id, players, flat, **options))
    return wrappers.OrderEnforcingWrapper(checked)


def parallel_env(id: str, players: int | None = None, flat: bool = False, **options: Any) -> Any:
    """All agents step at once; only the pick of the one whose turn it is counts."""
    return conversions.turn_based_aec_to_parallel(env(id, players, flat, **options))


__all__ = ["EMPTY", "REWARDS", "GameEnv", "env", "parallel_env", "raw_env"]
