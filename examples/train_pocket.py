"""Learn to beat `greedy` at Pocket Election within minutes: a small policy network, policy gradients, numpy alone.

    pip install "hustings[learn]"
    python examples/train_pocket.py

One seat learns; the other is first `random`, which is quick, and then `greedy`. Every pick is masked to what is legal. After so many games
the policy plays new games against `greedy`, without chance in its picks, every deal in both seats.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import numpy.typing as npt

from hustings.bots.arena import interval
from hustings.env.gymnasium import SeatEnv

Array = npt.NDArray[np.float64]
HIDDEN = 48
BATCH = 32  # games between two steps of the policy


class Policy:
    """One hidden layer; steps by Adam."""

    def __init__(self, inputs: int, outputs: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights = [
            rng.normal(0, inputs**-0.5, (inputs, HIDDEN)),
            np.zeros(HIDDEN),
            np.zeros((HIDDEN, outputs)),
            np.zeros(outputs),
        ]
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def hidden(self, seen: Array) -> Array:
        return np.tanh(seen @ self.weights[0] + self.weights[1])

    def chances(self, hidden: Array, masks: npt.NDArray[np.bool_]) -> Array:
        """Of every pick; nothing for those that are not legal."""
        logits = np.where(masks, hidden @ self.weights[2] + self.weights[3], -1e9)
        raised = np.exp(logits - logits.max(axis=-1, keepdims=True))
        return np.asarray(raised / raised.sum(axis=-1, keepdims=True))

    def learn(
        self, rows: list[tuple[Array, npt.NDArray[np.bool_], int]], gains: Array, rate: float, entropy: float
    ) -> None:
        """One step towards picks that did better than usual."""
        seen = np.stack([row[0] for row in rows])
        masks = np.stack([row[1] for row in rows])
        picks = np.array([row[2] for row in rows])
        hidden = self.hidden(seen)
        chances = self.chances(hidden, masks)
        slope = -chances * gains[:, None]
        slope[np.arange(len(rows)), picks] += gains
        logs = np.log(chances + 1e-12)
        slope -= entropy * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        slope /= len(rows)
        below = (slope @ self.weights[2].T) * (1 - hidden**2)
        self.steps += 1
        for at, gradient in enumerate([seen.T @ below, below.sum(0), hidden.T @ slope, slope.sum(0)]):
            self.first[at] += 0.1 * (gradient - self.first[at])
            self.second[at] += 0.001 * (gradient**2 - self.second[at])
            mean = self.first[at] / (1 - 0.9**self.steps)
            spread = self.second[at] / (1 - 0.999**self.steps)
            self.weights[at] += rate * mean / (np.sqrt(spread) + 1e-8)


def squeezed(observation: Any) -> Array:
    return np.append(np.tanh(np.asarray(observation, dtype=np.float64) / 6.0), 1.0)


def play(env: SeatEnv, policy: Policy, seed: int, rng: np.random.Generator | None) -> tuple[float, list[Any]]:
    """One game: what it brought, and every pick. Without a generator the likeliest pick is taken."""
    observation, info = env.reset(seed=seed)
    rows: list[Any] = []
    over, gain = False, 0.0
    while not over:
        seen, mask = squeezed(observation), info["action_mask"].astype(bool)
        chances = policy.chances(policy.hidden(seen), mask)
        pick = int(chances.argmax()) if rng is None else int(rng.choice(len(chances), p=chances))
        rows.append((seen, mask, pick))
        observation, gain, over, _, info = env.step(pick)
    return gain, rows


def train(policy: Policy, opponent: str, games: int, rate: float, seed: int) -> None:
    env = SeatEnv("pocket", players=2, opponents=opponent)
    rng = np.random.default_rng(seed)
    began, wins = time.perf_counter(), 0.0
    for batch in range(games // BATCH):
        rows: list[Any] = []
        gains: list[float] = []
        owner: list[int] = []
        for game in range(BATCH):
            gain, played = play(env, policy, seed * 1_000_000 + batch * BATCH + game, rng)
            rows += played
            gains.append(gain)
            owner += [game] * len(played)
        wins += sum(gains) / BATCH + 0.5
        better = np.array(gains) - np.mean(gains)
        policy.learn(rows, better[owner] / (np.std(gains) + 1e-6), rate, 0.01)
        if batch % 16 == 15:
            print(
                f"{(batch + 1) * BATCH:6d} games against {opponent}: {wins / 16:.0%} won, {time.perf_counter() - began:.0f} s"
            )
            wins = 0.0


def measure(policy: Policy, opponent: str, deals: int) -> dict[str, float]:
    """The share of games won, every deal in both seats, with a 95 % interval."""
    envs = [SeatEnv("pocket", players=2, seat=seat, opponents=opponent) for seat in range(2)]
    gains = [play(env, policy, 10**9 + deal, None)[0] + 0.5 for deal in range(deals) for env in envs]
    return interval(sum(gains), len(gains))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to beat greedy at Pocket Election.")
    parser.add_argument("--warm", type=int, default=2048, help="games against random")
    parser.add_argument("--games", type=int, default=3072, help="games against greedy")
    parser.add_argument("--deals", type=int, default=200, help="deals of the final test, each in both seats")
    parser.add_argument("--rate", type=float, default=0.01)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    env = SeatEnv("pocket", players=2)
    policy = Policy(env.encoder.total + 1, env.picks.size, given.seed)
    train(policy, "random", given.warm, given.rate, given.seed)
    train(policy, "greedy", given.games, given.rate, given.seed + 1)
    found = measure(policy, "greedy", given.deals)
    print(f"against greedy: {found['share']:.1%} won ({found['low']:.1%} to {found['high']:.1%}, 95 %)")


if __name__ == "__main__":
    main()
