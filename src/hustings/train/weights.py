"""Weights found by playing: an evolution strategy over the numbers that an evaluator judges by.

Each generation tries pairs of opposite changes to all weights at once. Both of a pair play the same deals, in
the same seats, against the same opponents: mostly the present weights, sometimes those written by hand or an
earlier generation, so that nothing is learned that only works against oneself. The weights then move along
what paid (Adam on the estimated gradient), in proportion to themselves.
"""

from __future__ import annotations

import json
from concurrent.futures import Executor, ProcessPoolExecutor
from math import exp, log, sqrt, tanh
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from hustings.registry import title as find_title
from hustings.train.play import Tell, margin, play_quickly, set_up, silent, won

Numbers = dict[str, float]

STEP: Final = 0.25  # the spread of a trial, in logarithms
PAIRS: Final = 32  # trials of a generation
GAMES: Final = 64  # of each trial
RATE: Final = 0.08
BETAS: Final = (0.8, 0.95)
PULL: Final = 0.01  # back towards the weights written by hand, a generation
OTHERS: Final = 0.4  # how often an opponent is not the present weights
UNIT: Final = 5.0  # the scale of weights that begin at 0


def coded(value: float, hand: float) -> float:
    """A weight on a scale without bounds."""
    return log(max(value, 1e-6) / hand) if hand > 0 else value / UNIT


def decoded(code: float, hand: float) -> float:
    return hand * exp(min(max(code, -4.0), 4.0)) if hand > 0 else max(UNIT * code, 0.0)


class Trial:
    """Two opposite changes, and the games they are tried in. Plain data for another process."""

    def __init__(
        self, id: str, plus: Numbers, minus: Numbers, rivals: list[Numbers], seed: str, games: int
    ) -> None:
        self.id = id
        self.plus = plus
        self.minus = minus
        self.rivals = rivals
        self.seed = seed
        self.games = games


def tables(id: str) -> list[int]:
    """Numbers of players to learn with, as often as they are played: mostly four."""
    players = find_title(id).players
    return [n for n in players if n >= 3] + [4] * 3 if 4 in players else list(players)


def play_trial(trial: Trial) -> list[tuple[float, float, float, float]]:
    """For each game: wins and margins of both."""
    title = find_title(trial.id)
    random = Random(trial.seed)
    rivals = [title.evaluator.judging_by(numbers) for numbers in trial.rivals]
    both = [title.evaluator.judging_by(trial.plus), title.evaluator.judging_by(trial.minus)]
    found = []
    sizes = tables(trial.id)
    for n in range(trial.games):
        players = random.choice(sizes)
        game = set_up(trial.id, players)
        seat = random.randrange(players)
        against = [rivals[0] if random.random() >= OTHERS else random.choice(rivals) for _ in range(players)]
        row: list[float] = []
        for mine in both:
            seated = [mine if place == seat else against[place] for place in range(players)]
            outcome = play_quickly(game, [one.new() for one in seated], f"{trial.seed} {n}")
            row += [won(outcome, seat), margin(outcome, seat)]
        found.append((row[0], row[1], row[2], row[3]))
    return found


class Evolution:
    """The state of a run; it can be written down and taken up again."""

    def __init__(self, id: str, seed: int = 1) -> None:
        self.id = id
        self.seed = seed
        self.hand: Numbers = find_title(id).evaluator.numbers()
        if not self.hand:
            raise ValueError(f"the evaluator of {id} has no weights")
        self.codes: Numbers = dict.fromkeys(self.hand, 0.0)
        self.first: Numbers = dict.fromkeys(self.hand, 0.0)
        self.second: Numbers = dict.fromkeys(self.hand, 0.0)
        self.sum: Numbers = dict.fromkeys(self.hand, 0.0)  # of the later generations, for their mean
        self.summed = 0
        self.generation = 0
        self.games = 0
        self.spread = 0.0  # of margins
        self.earlier: list[Numbers] = []
        self.against: list[Numbers] = []  # where others are not to be beaten but these alone
        self.curve: list[dict[str, float]] = []

    def numbers(self, codes: Numbers | None = None) -> Numbers:
        at = self.codes if codes is None else codes
        return {name: decoded(at[name], hand) for name, hand in self.hand.items()}

    def settled(self) -> Numbers:
        """The mean of the later generations: steadier than the last."""
        if not self.summed:
            return self.numbers()
        return self.numbers({name: total / self.summed for name, total in self.sum.items()})

    def data(self) -> dict[str, Any]:
        kept = ("id", "seed", "hand", "codes", "first", "second", "sum", "summed", "generation")
        return {
            **{
                name: getattr(self, name)
                for name in (*kept, "games", "spread", "earlier", "against", "curve")
            },
            "numbers": self.settled(),
        }

    def save(self, path: Path) -> None:
        path.write_text(json.dumps(self.data(), indent=1))

    @classmethod
    def load(cls, path: Path) -> Evolution:
        data = json.loads(path.read_text())
        run = cls(data.pop("id"), data.pop("seed"))
        data.pop("numbers")
        for name, value in data.items():
            setattr(run, name, value)
        return run

    def worth(self, wins: float, ahead: float) -> float:
        """What a game counts: the win, and half as much the margin, which says more when games are few."""
        return wins + 0.5 * tanh(ahead / (2 * self.spread))

    def step(self, pool: Executor, pairs: int = PAIRS, games: int = GAMES) -> dict[str, float]:
        """One generation."""
        random = Random(f"{self.seed} {self.generation}")
        rivals = self.against or [self.numbers(), self.hand, *self.earlier[-4:]]
        changes: list[Numbers] = []
        trials: list[Trial] = []
        for n in range(pairs):
            change = {name: random.gauss(0.0, STEP) for name in self.hand}
            plus = {name: code + change[name] for name, code in self.codes.items()}
            minus = {name: code - change[name] for name, code in self.codes.items()}
            changes.append(change)
            seed = f"{self.seed} {self.generation} {n}"
            trials.append(Trial(self.id, self.numbers(plus), self.numbers(minus), rivals, seed, games))
        results = list(pool.map(play_trial, trials))
        margins = [value for rows in results for row in rows for value in (row[1], row[3])]
        middle = sum(margins) / len(margins)
        spread = sqrt(sum((value - middle) ** 2 for value in margins) / len(margins))
        self.spread = spread if not self.spread else 0.9 * self.spread + 0.1 * spread
        slope = dict.fromkeys(self.hand, 0.0)
        for change, rows in zip(changes, results, strict=True):
            better = sum(self.worth(a, b) - self.worth(c, d) for a, b, c, d in rows) / len(rows)
            for name in slope:
                slope[name] += better * change[name] / (STEP * pairs)
        self.generation += 1
        for name, hand in self.hand.items():
            self.first[name] = BETAS[0] * self.first[name] + (1 - BETAS[0]) * slope[name]
            self.second[name] = BETAS[1] * self.second[name] + (1 - BETAS[1]) * slope[name] ** 2
            mean = self.first[name] / (1 - BETAS[0] ** self.generation)
            square = self.second[name] / (1 - BETAS[1] ** self.generation)
            self.codes[name] += RATE * mean / (sqrt(square) + 1e-8)
            self.codes[name] *= 1 - PULL
            if not hand:
                self.codes[name] = max(self.codes[name], 0.0)
        self.games += 2 * pairs * games
        if self.generation % 8 == 0:
            self.earlier.append(self.numbers())
        if self.generation > 12:
            self.summed += 1
            for name, code in self.codes.items():
                self.sum[name] += code
        wins = sum(row[0] + row[2] for rows in results for row in rows) / (2 * pairs * games)
        line = {
            "generation": self.generation,
            "games": self.games,
            "wins_of_trials": round(wins, 4),
            "margin_of_trials": round(middle, 3),
            "moved": round(sqrt(sum(code**2 for code in self.codes.values()) / len(self.codes)), 4),
        }
        self.curve.append(line)
        return line


class Comparison:
    """Some weights alone against tables of others. Plain data for another process."""

    def __init__(
        self, id: str, numbers: Numbers, against: Numbers, players: int, deal: int, seed: str
    ) -> None:
        self.id = id
        self.numbers = numbers
        self.against = against
        self.players = players
        self.deal = deal
        self.seed = seed


def play_comparison(one: Comparison) -> tuple[float, float]:
    """Share of wins and margin over one deal, played in every seat."""
    title = find_title(one.id)
    game = set_up(one.id, one.players)
    mine, theirs = title.evaluator.judging_by(one.numbers), title.evaluator.judging_by(one.against)
    wins = ahead = 0.0
    for seat in range(one.players):
        seated = [(mine if place == seat else theirs).new() for place in range(one.players)]
        outcome = play_quickly(game, seated, f"{one.seed} {one.deal}")
        wins += won(outcome, seat) / one.players
        ahead += margin(outcome, seat) / one.players
    return wins, ahead


def compare(
    pool: Executor,
    id: str,
    numbers: Numbers,
    against: Numbers,
    players: int,
    deals: int,
    seed: str,
) -> dict[str, float]:
    """Share of wins and margin with the half widths of their 95 % intervals, over deals."""
    jobs = [Comparison(id, numbers, against, players, deal, seed) for deal in range(deals)]
    rows = list(pool.map(play_comparison, jobs, chunksize=4))
    found: dict[str, float] = {"players": players, "games": deals * players}
    for name, values in (("wins", [row[0] for row in rows]), ("margin", [row[1] for row in rows])):
        mean = sum(values) / deals
        error = 1.96 * sqrt(sum((value - mean) ** 2 for value in values) / max(deals - 1, 1) / deals)
        found[name], found[f"{name}_error"] = round(mean, 4), round(error, 4)
    return found


def learn_weights(
    id: str,
    path: Path,
    jobs: int,
    seconds: float,
    seed: int = 1,
    pairs: int = PAIRS,
    games: int = GAMES,
    tell: Tell = silent,
) -> Evolution:
    """Go on with the run in ``path``, or begin it, for so many seconds; at least one generation."""
    run = Evolution.load(path) if path.exists() else Evolution(id, seed)
    start = monotonic()
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        while True:
            line = run.step(pool, pairs, games)
            run.save(path)
            tell({"game": id, **line, "seconds": round(monotonic() - start, 1)})
            if monotonic() - start >= seconds:
                return run
