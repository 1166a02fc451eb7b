"""OpenSpiel's form of the games. Skipped where the extra ``learn`` is not installed; ``dev`` installs it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("pyspiel")

import hustings
from hustings.core.action import CHANCE
from hustings.core.rng import seeded

GAMES = [title.id for title in hustings.titles()]


@pytest.mark.parametrize("id", GAMES)
def test_openspiel_api(id: str) -> None:
    from hustings.env.openspiel import load

    game = load(id)
    state = game.new_initial_state()
    rng = seeded(6)
    for _ in range(120):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    twin = state.clone()
    assert str(twin) == str(state)
    assert twin.legal_actions() == state.legal_actions()
    if not twin.is_terminal():
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != str(state)
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert observer.string_from(state, 0)


@pytest.mark.parametrize(
    "id", [pytest.param(name, marks=[pytest.mark.slow] * name.startswith("die-macher")) for name in GAMES]
)
def test_openspiel_random_simulations(id: str) -> None:
    """OpenSpiel's own test: a whole game at the smallest table, with everything it checks on the way."""
    pyspiel: Any = import_module("pyspiel")

    from hustings.env.openspiel import load

    pyspiel.random_sim_test(
        load(id, hustings.title(id).players[0]), num_sims=1, serialize=False, verbose=False
    )


def some_way(state: Any, seed: int, steps: int) -> None:
    rng = seeded(seed)
    for _ in range(steps):
        if not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])


def test_games_are_found_by_name() -> None:
    pyspiel: Any = import_module("pyspiel")

    from hustings.env.openspiel import load

    assert load("pocket", 3).num_players() == 3
    game = pyspiel.load_game("hustings_zoocracy", {"players": 3, "options": "advanced=true"})
    assert game.num_players() == 3
    assert game.game.options["advanced"] == "true"
    assert "hustings_die_macher_2019" in pyspiel.registered_names()


@pytest.mark.parametrize("id", GAMES)
def test_every_player_can_be_asked_what_it_knows_at_any_time(id: str) -> None:
    from hustings.env.openspiel import load

    state = load(id, hustings.title(id).players[0]).new_initial_state()
    chances = 0
    for _ in range(40):
        chances += state.is_chance_node()
        for player in range(state.num_players()):
            assert state.observation_string(player)
            assert state.observation_tensor(player)
            state.information_state_string(player)
        some_way(state, 2, 1)
    assert chances


@pytest.mark.parametrize("id", GAMES)
def test_worlds_resampled_cannot_be_told_apart(id: str) -> None:
    from hustings.env.openspiel import load

    state = load(id, hustings.title(id).players[0]).new_initial_state()
    rng, looked, other = seeded(4), 0, 0
    for _ in range(60):
        some_way(state, rng.below(1000), 3)
        if state.is_terminal():
            break
        if state.current_player() == CHANCE or state.is_chance_node():
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, lambda: rng.below(1 << 30) / (1 << 30))
        assert twin.current_player() == player
        assert twin.legal_actions() == state.legal_actions()
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        looked += 1
        other += str(twin) != str(state)
    assert looked
    assert other or id == "pocket"


def test_information_states_remember_everything() -> None:
    from hustings.env.openspiel import load

    state = load("pocket", 2).new_initial_state()
    before = [state.information_state_string(player) for player in range(2)]
    some_way(state, 3, 12)
    for player in range(2):
        assert state.information_state_string(player).startswith(before[player])
        assert len(state.information_state_string(player)) > len(before[player])
    twin = state.clone()
    assert [twin.information_state_string(p) for p in range(2)] == [
        state.information_state_string(p) for p in range(2)
    ]
