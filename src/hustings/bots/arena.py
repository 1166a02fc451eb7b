"""Bots against bots, by the thousand: on one core or several, always with the same results.

A game is named by the seed of the run and its number, and its chance and its bots follow from
that alone; how the games are shared out among processes changes nothing.
"""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any

from hustings.bots import make
from hustings.core.action import CHANCE, Action
from hustings.core.game import Game
from hustings.core.record import draw_rng
from hustings.core.rng import seeded
from hustings.play.match import Match, play_on
from hustings.shelf import game as find_game

CHUNK = 50  # games handed to a process at a time, at most
Z = 1.959964  # 95 %


class Run:
    """What is to be played. Plain data, so that it can go to another process."""

    def __init__(
        self,
        id: str,
        players: int,
        options: dict[str, str],
        bots: tuple[str, ...],
        seed: int,
        records: str = "",
    ) -> None:
        self.id = id
        self.players = players
        self.options = options
        self.bots = bots
        self.seed = seed
        self.records = records

    def game(self) -> Game[Any, Any]:
        return _game(self.id, self.players, tuple(self.options.items()))


class Result:
    """How one game went."""

    def __init__(self, number: int, points: list[int], ranks: list[int], decisions: int, reason: str) -> None:
        self.number = number
        self.points = points
        self.ranks = ranks
        self.decisions = decisions  # of the seats, chance not counted
        self.reason = reason


@cache
def _game(id: str, players: int, options: tuple[tuple[str, str], ...]) -> Game[Any, Any]:
    return find_game(id, players, **dict(options))


def play_one(run: Run, number: int) -> Result:
    """Game ``number`` of a run. With records, it is also written to disk."""
    game = run.game()
    seed = blake2b(f"{run.seed} {number}".encode(), digest_size=32).hexdigest()
    nonces = [""] * run.players
    agents = {
        seat: make(name, seeded(run.seed, f"game {number} seat {seat}")) for seat, name in enumerate(run.bots)
    }
    if run.records:
        match = Match.new(game, seed, nonces)
        moves = play_on(match, agents)
        path = Path(run.records) / f"{run.id}-{run.seed}-{number:06d}.jsonl"
        path.write_bytes(match.record().dumps())
        choices = sum(move.line.seat != CHANCE for move in moves)
        outcome = match.outcome()
    else:
        # The same game without the sealing of every line, which costs more than the rules do.
        state = game.initial()
        n = choices = 0
        while asked := game.pending(state):
            n += 1
            decision = asked[0]
            if decision.seat == CHANCE:
                action = Action(decision.kind, decision.space.sample(draw_rng(seed, nonces, n)))
            else:
                choices += 1
                action = agents[decision.seat].decide(game, game.view(state, decision.seat), decision)
            game.apply(state, decision.seat, action, asked)
        outcome = game.outcome(state)
    return Result(number, outcome.points, outcome.ranks, choices, outcome.reason)


def play_some(run: Run, numbers: range) -> list[Result]:
    return [play_one(run, number) for number in numbers]


def play_all(run: Run, games: int, jobs: int) -> Generator[list[Result], None, None]:
    """All games of a run, in batches as they are done, not always in order."""
    size = max(1, min(CHUNK, games // (4 * jobs)))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    if jobs == 1:
        for chunk in chunks:
            yield play_some(run, chunk)
        return
    # Fresh processes rather than forks: the same on every system, and no inherited threads.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    waiting: set[Future[list[Result]]] = set()
    left = iter(chunks)
    try:
        while True:
            with uninterrupted():
                while len(waiting) < 2 * jobs and (batch := next(left, None)) is not None:
                    waiting.add(pool.submit(play_some, run, batch))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Processes begun in here ignore Ctrl-C, which is for their parent: they finish what they have begun."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# -- figures --


class Tally:
    """The results of many games, in the order of their numbers."""

    def __init__(self, run: Run, results: list[Result]) -> None:
        self.run = run
        self.results = sorted(results, key=lambda result: result.number)

    def data(self) -> dict[str, Any]:
        run, n = self.run, len(self.results)
        ends: dict[str, int] = {}
        for result in self.results:
            ends[result.reason] = ends.get(result.reason, 0) + 1
        return {
            "game": run.id,
            "players": run.players,
            "options": run.options,
            "seed": run.seed,
            "games": n,
            "decisions_per_game": mean([result.decisions for result in self.results]),
            "ends": dict(sorted(ends.items())),
            "seats": [self.seat(seat) for seat in range(run.players)],
        }

    def seat(self, seat: int) -> dict[str, Any]:
        """A shared first place counts as its share of a win."""
        wins = 0.0
        for result in self.results:
            if result.ranks[seat] == 1:
                wins += 1 / result.ranks.count(1)
        points = [result.points[seat] for result in self.results]
        return {
            "seat": seat + 1,
            "bot": self.run.bots[seat],
            "wins": interval(wins, len(self.results)),
            "points": mean(points),
            "place": mean([result.ranks[seat] for result in self.results]),
        }


def interval(wins: float, n: int) -> dict[str, float]:
    """The share of wins with its 95 % interval, after Wilson."""
    if not n:
        return {"share": 0.0, "low": 0.0, "high": 1.0}
    share = wins / n
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return {
        "share": round(share, 6),
        "low": round(max(middle - half, 0.0), 6),
        "high": round(min(middle + half, 1.0), 6),
    }


def mean(values: list[int]) -> dict[str, float]:
    """The mean, the half width of its 95 % interval, and the extremes."""
    n = len(values)
    if not n:
        return {"mean": 0.0, "error": 0.0, "least": 0, "most": 0}
    middle = sum(values) / n
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (n - 1)) if n > 1 else 0.0
    return {
        "mean": round(middle, 4),
        "error": round(Z * spread / sqrt(n), 4),
        "least": min(values),
        "most": max(values),
    }
