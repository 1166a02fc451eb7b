"""OpenSpiel: every game as a Python game, chance included pick by pick.

``load("zoocracy", players=4)`` gives one. Simultaneous answers are asked for one after another;
what a player may see of those already given is what its view says, so nothing leaks.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hustings.core.action import CHANCE
from hustings.env.observation import ObservationEncoder
from hustings.env.picks import PickEncoder
from hustings.env.table import PickTable, rewards
from hustings.registry import game as find_game

pyspiel: Any = import_module("pyspiel")
LONGEST = 20_000  # picks, far above any game
_known: dict[str, Any] = {}


def load(id: str, players: int | None = None, **options: object) -> Any:
    """A pyspiel game, registered under a name of its own."""
    game = find_game(id, players, **options)
    chosen = "_".join(f"{k}_{v}" for k, v in game.options.items() if k in options)
    name = f"hustings_{id.replace('-', '_')}_{game.players}{'_' + chosen if chosen else ''}"
    if name not in _known:
        _known[name] = _define(name, game)
    return pyspiel.load_game(name)


def _define(name: str, game: Any) -> Any:
    picks = PickEncoder(game)
    observations = ObservationEncoder(game, picks)
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Hustings: {game.id} for {game.players}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players,
        min_num_players=game.players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )
    info = pyspiel.GameInfo(
        num_distinct_actions=picks.size,
        max_chance_outcomes=picks.size,
        num_players=game.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> Any:
            return SpielState(self, PickTable(game, picks, None))

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            return Observer(observations)

    pyspiel.register_game(kind, SpielGame)
    return SpielGame


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: Any, table: PickTable) -> None:
        super().__init__(game)
        self.table = table

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
        self.table.pick(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.picks.describe(action)

    def is_terminal(self) -> bool:
        return self.table.over

    def returns(self) -> list[float]:
        if not self.table.over:
            return [0.0] * self.table.game.players
        return rewards(self.table.outcome())

    def __str__(self) -> str:
        decision = self.table.decision
        if decision is None:
            return "over"
        return f"{self.table.state.key()} {decision.seat} {decision.kind} {self.table.prefix}"


class Observer:
    """Egocentric observations of one player's view: ``dict`` by name, ``tensor`` all in one row."""

    def __init__(self, observations: ObservationEncoder) -> None:
        import numpy as np

        self.observations = observations
        self.tensor = np.zeros(observations.total, dtype=np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in observations.sizes.items():
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: Any, player: int) -> None:
        table: PickTable = state.table
        view = table.game.view(table.state, player)
        mine = table.decision is not None and table.decision.seat == player
        kind = table.decision.kind if mine and table.decision is not None else ""
        self.tensor[:] = self.observations.row(view, kind, table.prefix if mine else ())

    def string_from(self, state: Any, player: int) -> str:
        table: PickTable = state.table
        view = table.game.view(table.state, player)
        mine = table.decision is not None and table.decision.seat == player
        return f"{view.key()} {table.prefix if mine else ()}"
