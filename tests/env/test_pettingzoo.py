"""PettingZoo's form of the games. Skipped where the extra ``learn`` is not installed; ``dev`` installs it."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

import numpy as np

import hustings
from hustings.core.rng import seeded
from hustings.env.pettingzoo import env, parallel_env, raw_env
from hustings.env.table import REWARDS

GAMES = [title.id for title in hustings.titles()]


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("id", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_api(id: str, flat: bool) -> None:
    from pettingzoo.test import api_test  # type: ignore[import-untyped, unused-ignore]

    api_test(env(id, flat=flat), num_cycles=60, verbose_progress=False)


def test_a_seed_gives_the_same_game() -> None:
    def play() -> list[float]:
        world = env("pocket", players=2, flat=True)
        world.reset(seed=8)
        rng = seeded(1)
        total = 0.0
        for _ in range(2000):
            seen, _, done, _, _ = world.last()
            total += float(seen["observation"].sum())
            if done:
                break
            legal = np.flatnonzero(seen["action_mask"])
            world.step(int(legal[rng.below(len(legal))]))
        return [total, *world.rewards.values()]

    assert play() == play()


def picked(world: Any, seen: dict[str, Any], rng: Any) -> int:
    legal = np.flatnonzero(seen["action_mask"])
    return int(legal[rng.below(len(legal))])


def played(world: Any, seed: int | None) -> list[dict[str, float]]:
    """The rewards of every step of a random game."""
    world.reset(seed=seed)
    rng = seeded(1)
    gains = []
    for agent in world.agent_iter():
        seen, _, over, _, _ = world.last()
        if over:
            break
        world.step(picked(world, seen, rng))
        gains.append(dict(world.rewards))
        assert agent in world.possible_agents
    return gains


def test_without_a_seed_games_differ() -> None:
    deals = []
    for _ in range(4):
        world = raw_env("zoocracy", players=4)
        world.reset()
        deals.append(world.table.state.key())
    assert len(set(deals)) > 1


@pytest.mark.filterwarnings("ignore")
def test_calls_out_of_order_are_refused() -> None:
    with pytest.raises(Exception, match="reset"):
        env("pocket", players=2).step(0)


def test_the_state_holds_what_every_seat_knows() -> None:
    world = raw_env("pocket", players=3, flat=True)
    world.reset(seed=3)
    rows = world.state()
    assert world.state_space.contains(rows)
    for seat, agent in enumerate(world.possible_agents):
        assert (rows[seat] == world.observe(agent)["observation"]).all()


@pytest.mark.filterwarnings("ignore")
def test_parallel_api() -> None:
    from pettingzoo.test import parallel_api_test  # type: ignore[import-untyped, unused-ignore]

    parallel_api_test(parallel_env("pocket", players=3, flat=True), num_cycles=60)


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_come_at_the_end_and_add_up_to_nothing(reward: str) -> None:
    gains = played(env("pocket", players=3, reward=reward), 5)
    assert all(not any(step.values()) for step in gains[:-1])
    assert any(gains[-1].values())
    assert sum(gains[-1].values()) == pytest.approx(0.0)


def test_a_potential_is_paid_out_step_by_step() -> None:
    world = raw_env(
        "pocket", players=2, potential=lambda game, state: [float(n) for n in game.outcome(state).points]
    )
    gains = played(world, 5)
    assert sum(any(step.values()) for step in gains[:-1]) > 0
    outcome = world.table.outcome()
    final = REWARDS["win"](outcome)
    for seat, agent in enumerate(world.possible_agents):
        total = sum(step[agent] for step in gains)
        assert total == pytest.approx(outcome.points[seat] + final[seat])


def test_the_table_is_rendered_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    world = raw_env("pocket", players=2, render_mode="ansi")
    world.reset(seed=1)
    assert "Round 1" in (world.render() or "")
    world = raw_env("pocket", players=2, render_mode="human")
    world.reset(seed=1)
    world.step(picked(world, world.observe(world.agent_selection), seeded(1)))
    assert "Round 1" in capsys.readouterr().out


def test_unknown_names_are_refused_with_what_there_is() -> None:
    with pytest.raises(ValueError, match="there are win, rank, points"):
        raw_env("pocket", reward="glory")
    with pytest.raises(ValueError, match="there are ansi and human"):
        raw_env("pocket", render_mode="oil")
