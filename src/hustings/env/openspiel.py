"""OpenSpiel: every game as a Python game, chance included pick by pick.

After ``import hustings.env.openspiel``, ``pyspiel.load_game("hustings_zoocracy", {"players": 4})`` gives one, and
so does ``load("zoocracy", players=4)``. Simultaneous answers are asked for one after another; what a player may
see of those already given is what its view says, so nothing leaks.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from hustings.core.action import CHANCE
from hustings.core.event import Event
from hustings.core.rng import seeded
from hustings.core.title import Title
from hustings.env.observation import Array, ObservationEncoder
from hustings.env.picks import PickEncoder
from hustings.env.table import PickTable, rewards
from hustings.registry import title as find_title
from hustings.registry import titles

pyspiel: Any = import_module("pyspiel")
LONGEST = 20_000  # picks, far above any game


def load(id: str, players: int | None = None, **options: object) -> Any:
    """A pyspiel game."""
    title = find_title(id)
    _register(title)
    chosen = ";".join(f"{name}={str(value).lower()}" for name, value in options.items())
    return pyspiel.load_game(name_of(id), {"players": players or title.players[-1], "options": chosen})


def name_of(id: str) -> str:
    """How a title is called in OpenSpiel."""
    return f"hustings_{id.replace('-', '_')}"


def _register(title: Title) -> None:
    if name_of(title.id) in pyspiel.registered_names():
        return
    kind = pyspiel.GameType(
        short_name=name_of(title.id),
        long_name=f"Hustings: {title.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.players[-1],
        min_num_players=title.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": title.players[-1], "options": ""},
    )

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """``options`` is what the title offers, as ``name=value;name=value``."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given: dict[str, Any] = {"players": title.players[-1], "options": ""} | (params or {})
            chosen = dict(part.split("=", 1) for part in given["options"].split(";") if part)
            self.game = title.game(int(given["players"]), **chosen)
            self.picks = PickEncoder(self.game)
            self.observations = ObservationEncoder(self.game, self.picks)
            info = pyspiel.GameInfo(
                num_distinct_actions=self.picks.size,
                max_chance_outcomes=self.picks.size,
                num_players=self.game.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, given)

        def new_initial_state(self) -> Any:
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            recall = iig_obs_type is not None and iig_obs_type.perfect_recall
            return Observer(self.observations, recall)

    pyspiel.register_game(kind, SpielGame)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """``heard`` holds, by player, what it was told and what it picked: all that it can remember."""

    def __init__(self, game: Any, table: PickTable | None = None) -> None:
        super().__init__(game)
        self.heard: list[list[str]] = [[] for _ in range(game.game.players)]
        self.table = PickTable(game.game, game.picks, None) if table is None else table
        self.table.listener = self._hear

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        twin = SpielState(self.get_game(), self.table.copy())
        twin.heard = [lines[:] for lines in self.heard]
        return twin

    def _hear(self, events: list[Event]) -> None:
        for player, lines in enumerate(self.heard):
            lines += [str(event.seen_by(player)) for event in events]

    def current_player(self) -> int:
        if self.table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.table.seat
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.odds()

    def _apply_action(self, action: int) -> None:
        seat = self.table.seat
        if seat != CHANCE:
            self.heard[seat].append(self.table.picks.describe(action))
        self.table.pick(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.picks.describe(action)

    def is_terminal(self) -> bool:
        return self.table.over

    def returns(self) -> list[float]:
        if not self.table.over:
            return [0.0] * self.table.game.players
        return rewards(self.table.outcome())

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A world that this player cannot tell from this one."""
        table = self.table.copy()
        rng = seeded(int(probability_sampler() * 2**62), "resample")
        table.imagine(player_id, rng)
        twin = SpielState(self.get_game(), table)
        twin.heard[player_id] = self.heard[player_id][:]
        return twin

    def __str__(self) -> str:
        decision = self.table.decision
        if decision is None:
            return "over"
        return f"{self.table.state.key()} {decision.seat} {decision.kind} {self.table.prefix}"


class Observer:
    """Egocentric observations of one player's view: ``dict`` by name, ``tensor`` all in one row.

    With ``recall`` the string is all that the player was told and picked so far.
    """

    def __init__(self, observations: ObservationEncoder, recall: bool = False) -> None:
        self.observations = observations
        self.recall = recall
        self.tensor: Array = np.zeros(observations.total, dtype=np.float32)
        self.dict: dict[str, Any] = observations.named(self.tensor)

    def set_from(self, state: Any, player: int) -> None:
        table: PickTable = state.table
        self.tensor[:] = self.observations.row(table.game.view(table.state, player), *table.asked(player))

    def string_from(self, state: Any, player: int) -> str:
        if self.recall:
            return "\n".join(state.heard[player])
        table: PickTable = state.table
        return f"{table.game.view(table.state, player).key()} {table.asked(player)[1]}"


for _title in titles():
    _register(_title)
