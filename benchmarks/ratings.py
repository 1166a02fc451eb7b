"""How well ratings find the order of players whose strength is known, by number of games.

    python benchmarks/ratings.py

Players have true strengths on the scale of Elo. Tables are drawn at random; ranks come from the Plackett-Luce
model with these strengths, so luck is as large as Elo says. Prints a table for docs/ratings.md.
"""

from __future__ import annotations

import random
from statistics import fmean

from hustings.web.ratings import Strength, rate

PLAYERS = 24
SPREAD = 300.0  # standard deviation of true strengths, in points of Elo
AFTER = (5, 10, 20, 40, 80, 160)  # games of each player
RUNS = 20


def ranks_of(strengths: list[float], rng: random.Random) -> list[int]:
    """Ranks of one game: the larger of exponential clocks is the later."""
    times = [rng.expovariate(10 ** (strength / 400)) for strength in strengths]
    order = sorted(range(len(times)), key=times.__getitem__)
    return [order.index(seat) + 1 for seat in range(len(times))]


def in_order(truth: list[float], found: list[float]) -> float:
    """The share of pairs that are in the right order."""
    pairs = [(a, b) for a in range(len(truth)) for b in range(a)]
    return fmean([(truth[a] - truth[b]) * (found[a] - found[b]) > 0 for a, b in pairs])


def run(size: int, seed: int) -> dict[int, tuple[float, float, float]]:
    """By games of each: pairs in order, mean error in points of Elo, and how often the range holds the truth."""
    rng = random.Random(seed)
    truth = [rng.gauss(0.0, SPREAD) for _ in range(PLAYERS)]
    known = [Strength()] * PLAYERS
    found = {}
    for played in range(1, max(AFTER) + 1):
        order = list(range(PLAYERS))
        rng.shuffle(order)
        for at in range(0, PLAYERS, size):
            seats = order[at : at + size]
            after = rate(
                [str(seat) for seat in seats],
                [known[seat] for seat in seats],
                ranks_of([truth[seat] for seat in seats], rng),
            )
            for seat, strength in zip(seats, after, strict=True):
                known[seat] = strength
        if played in AFTER:
            middle = fmean(truth)
            shown = [strength.rating - 1500.0 for strength in known]
            off = [abs(guess - (real - middle)) for guess, real in zip(shown, truth, strict=True)]
            inside = [miss <= strength.uncertainty for miss, strength in zip(off, known, strict=True)]
            found[played] = in_order(truth, shown), fmean(off), fmean(inside)
    return found


def main() -> None:
    print(
        "| players at a table | games of each | pairs in order | mean error (Elo) | within the range shown |"
    )
    print("| --- | --- | --- | --- | --- |")
    for size in (2, 3, 4):
        runs = [run(size, seed) for seed in range(RUNS)]
        for played in AFTER:
            order, off, inside = [fmean([one[played][at] for one in runs]) for at in range(3)]
            print(f"| {size} | {played} | {order:.1%} | {off:.0f} | {inside:.0%} |")


if __name__ == "__main__":
    main()
