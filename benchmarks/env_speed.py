"""Steps a second of our environments beside PettingZoo's own games, in one run: ``python benchmarks/env_speed.py``.

Every environment is played at random by the same loop, through ``last`` and ``step``, with the mask it gives. Rounds go through all of them in
turn, and time is the processor's, so that other work on the machine hits all alike. Compare within a run.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

import numpy as np

import hustings
from hustings.env.gymnasium import SeatEnv
from hustings.env.pettingzoo import env
from hustings.env.vector import VectorRunner

THEIRS = ("tictactoe_v3", "connect_four_v3", "go_v5", "texas_holdem_v4", "hanabi_v5")


def aec(world: Any) -> Callable[[int], int]:
    """A loop over an AEC environment: plays so many steps, tells how many it played."""
    rng = np.random.default_rng(0)

    def play(steps: int) -> int:
        done = 0
        while done < steps:
            world.reset(seed=int(rng.integers(2**31)))
            for _ in world.agent_iter():
                observation, _, over, cut, info = world.last()
                if over or cut:
                    world.step(None)
                    continue
                mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
                world.step(int(rng.choice(np.flatnonzero(mask))))
                done += 1
        return done

    return play


def seat(id: str) -> Callable[[int], int]:
    """Our Gymnasium form, with `random` at the other seats; only the learner's steps count."""
    world, rng = SeatEnv(id, opponents="random"), np.random.default_rng(0)

    def play(steps: int) -> int:
        done = 0
        while done < steps:
            _, info = world.reset(seed=int(rng.integers(2**31)))
            over = False
            while not over:
                _, _, over, _, info = world.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
                done += 1
        return done

    return play


def batch(id: str, n: int = 32) -> Callable[[int], int]:
    runner, rng = VectorRunner(hustings.game(id), n, 0), np.random.default_rng(0)

    def play(steps: int) -> int:
        for _ in range(steps // n):
            masks = runner.observe().masks
            runner.step((masks * rng.random(masks.shape)).argmax(axis=1))
        return steps // n * n

    return play


def found() -> dict[str, Callable[[int], int]]:
    loops: dict[str, Callable[[int], int]] = {}
    for name in THEIRS:
        try:
            loops[f"PettingZoo {name}"] = aec(import_module(f"pettingzoo.classic.{name}").env())
        except (ImportError, AttributeError):
            print(f"{name} is not installed here")
    for title in hustings.titles():
        loops[f"{title.id}, PettingZoo"] = aec(env(title.id))
    loops["pocket, Gymnasium"] = seat("pocket")
    loops["pocket, batches of 32"] = batch("pocket")
    return loops


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps a second, beside PettingZoo's own games.")
    parser.add_argument("--steps", type=int, default=2000, help="of each environment in a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    loops = found()
    rates: dict[str, list[float]] = {name: [] for name in loops}
    for _ in range(given.rounds):
        for name, play in loops.items():
            began = process_time()
            rates[name].append(play(given.steps) / (process_time() - began))
    result = {name: round(median(each)) for name, each in rates.items()}
    if given.json:
        print(json.dumps(result, indent=2))
        return
    for name, rate in result.items():
        print(f"{name:32} {rate:>10,}")


if __name__ == "__main__":
    main()
