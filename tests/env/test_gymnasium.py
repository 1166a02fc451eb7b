"""Gymnasium's form of the games: one seat, bots at the others. Skipped where the extra ``learn`` is not installed; ``dev`` installs it."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("gymnasium")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

import hustings
from hustings.bots import RandomBot
from hustings.core.event import Event
from hustings.env.gymnasium import SeatEnv

GAMES = [title.id for title in hustings.titles()]


def played(world: Any, seed: int) -> tuple[float, dict[str, Any], list[float]]:
    _, info = world.reset(seed=seed)
    rng = np.random.default_rng(0)
    sums: list[float] = []
    while True:
        pick = int(rng.choice(np.flatnonzero(info["action_mask"])))
        seen, gain, over, cut, info = world.step(pick)
        assert not cut
        sums.append(float(seen.sum()))
        if over:
            return gain, info, sums
        assert gain == 0.0


class Masked(gymnasium.Env):  # type: ignore[misc, unused-ignore]
    """Gymnasium's checker picks anything: what is not legal becomes the first legal pick."""

    def __init__(self, inner: SeatEnv) -> None:
        self.inner = inner
        self.observation_space, self.action_space = inner.observation_space, inner.action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        super().reset(seed=seed)
        return self.inner.reset(seed=seed)

    def step(self, action: int) -> Any:
        legal = np.flatnonzero(self.inner.action_masks())
        return self.inner.step(action if action in legal else int(legal[0]))


@pytest.mark.filterwarnings("ignore")
def test_gymnasium_checks_it() -> None:
    check_env(Masked(SeatEnv("pocket", players=2)), skip_render_check=True)


@pytest.mark.parametrize("id", GAMES)
def test_a_whole_game_by_name(id: str) -> None:
    world = gymnasium.make(f"hustings/{id}", opponents="random", seat=1)
    gain, info, _ = played(world, 4)
    assert -1.0 < gain < 1.0
    assert info["seat"] == 1
    assert 1 <= info["rank"] <= hustings.title(id).players[-1]


def test_a_seed_gives_the_same_game() -> None:
    first, again, other = (played(SeatEnv("pocket", players=3), seed) for seed in (7, 7, 8))
    assert first[2] == again[2]
    assert first[2] != other[2]


def test_the_seat_changes_unless_it_is_said() -> None:
    world = SeatEnv("pocket", players=4)
    assert len({world.reset(seed=seed)[1]["seat"] for seed in range(12)}) > 2


def test_bots_of_ones_own_see_their_view_and_hear_the_news() -> None:
    heard: list[Event] = []

    class Listener(RandomBot):
        listens = True

        def news(self, game: Any, view: Any, events: list[Event]) -> None:
            heard.extend(events)

    played(SeatEnv("pocket", players=2, seat=0, opponents=lambda seat, rng: Listener(rng)), 3)
    assert heard


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="there are 0 to 1"):
        SeatEnv("pocket", players=2, seat=2)
    with pytest.raises(ValueError, match="1 opponents for 2 seats"):
        SeatEnv("pocket", players=3, opponents=["greedy"])
    world = SeatEnv("pocket", players=2, render_mode="ansi")
    world.reset(seed=1)
    illegal = int(np.flatnonzero(world.action_masks() == 0)[0])
    with pytest.raises(ValueError, match="not legal"):
        world.step(illegal)
    assert "Round" in (world.render() or "")
