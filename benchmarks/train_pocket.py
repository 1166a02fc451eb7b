"""Teach something small: a linear policy learns the pocket game by policy gradients (REINFORCE).

`python benchmarks/train_pocket.py` plays it against `random` on batches of games, with every pick
masked to what is legal, and draws the share of wins as it learns: `benchmarks/train_pocket.svg`.
Needs `pip install 'hustings[learn]'`; a quarter of a minute on one core.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

import hustings
from hustings.bots.arena import interval
from hustings.bots.chart import Bar, curve
from hustings.env.vector import VectorRunner

LEARNER = 0


def features(observations: np.ndarray) -> np.ndarray:
    """Pieces squeezed to about one, and a constant."""
    squeezed = np.tanh(observations / 6.0)
    return np.concatenate([squeezed, np.ones((len(squeezed), 1), dtype=np.float32)], axis=1)


def masked(logits: np.ndarray, mask: np.ndarray) -> np.ndarray:
    values = np.where(mask, logits, -1e9)
    values = np.exp(values - values.max())
    return values / values.sum()


def train(games: int, width: int, rate: float, seed: int, points: int) -> list[tuple[str, Bar]]:
    runner = VectorRunner(hustings.game("pocket", players=2), width, seed)
    rng = np.random.default_rng(seed)
    weights = np.zeros((runner.picks.size, runner.observations.total + 1), dtype=np.float32)
    trails: list[list[tuple[int, np.ndarray, np.ndarray]]] = [[] for _ in range(width)]
    baseline, done, wins, since = 0.0, 0, 0.0, 0
    shown: list[tuple[str, Bar]] = []
    while done < games:
        batch = runner.observe()
        seen = features(batch.observations)
        picks = np.zeros(width, dtype=np.int64)
        for row in range(width):
            legal = np.flatnonzero(batch.masks[row])
            if batch.seats[row] != LEARNER:
                picks[row] = rng.choice(legal)
                continue
            chances = masked(weights[legal] @ seen[row], np.ones(len(legal), dtype=bool))
            k = rng.choice(len(legal), p=chances)
            picks[row] = legal[k]
            slope = -chances
            slope[k] += 1.0
            trails[row].append((row, legal, np.outer(slope, seen[row])))
        for game in runner.step(picks):
            gain = game.gains[LEARNER]
            for _, legal, slope in trails[game.row]:
                weights[legal] += rate * (gain - baseline) * slope
            trails[game.row] = []
            baseline += 0.01 * (gain - baseline)
            done, since, wins = done + 1, since + 1, wins + gain + 0.5
            if done % (games // points) == 0:
                found = interval(wins, since)
                shown.append((f"{done}", Bar(str(done), found["share"], found["low"], found["high"])))
                print(f"{done:6d} games: {found['share']:.1%} of the last {since}")
                since, wins = 0, 0.0
    return shown


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the pocket game.")
    parser.add_argument("--games", type=int, default=1600)
    parser.add_argument("--width", type=int, default=32)
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    shown = train(given.games, given.width, given.rate, given.seed, 8)
    path = Path(__file__).with_suffix(".svg")
    path.write_text(curve("Pocket Election, 2 players: wins against random while learning", shown, 0.5))


if __name__ == "__main__":
    main()
