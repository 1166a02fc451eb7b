"""Bots against bots, by the thousand: on one core or several, always with the same results.

A game is named by the seed of the run and its number, and its chance and its bots follow from
that alone; how the games are shared out among processes changes nothing. A bot that thinks by the
clock is given processor time, not the world's: what else the machine does takes nothing from it.
"""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from importlib import import_module
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from threading import current_thread, main_thread
from time import thread_time
from typing import Any

from hustings.bots import make, steady
from hustings.core.action import CHANCE, Action
from hustings.core.errors import OptionError
from hustings.core.game import Game
from hustings.core.record import draw_rng
from hustings.core.rng import seeded
from hustings.play.match import Match, play_on
from hustings.registry import game as find_game
from hustings.registry import title

CHUNK = 50  # games handed to a process at a time, at most
Z = 1.959964  # 95 %
FEW = (12.7062, 4.3027, 3.1824, 2.7764)  # the same for a mean of 2 to 5, where the expansion is too rough


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
        rotate: bool = False,
    ) -> None:
        self.id = id
        self.players = players
        self.options = options
        self.bots = bots
        self.seed = seed
        self.records = records
        self.rotate = rotate  # duplicate play: every deal once with each shift of the bots around the table

    def deal(self, number: int) -> int:
        """Which deal game ``number`` is played with."""
        return number // self.players if self.rotate else number

    def places(self, number: int) -> list[int]:
        """For each seat of game ``number``, which of ``bots`` sits there."""
        shift = number % self.players if self.rotate else 0
        return [(seat - shift) % self.players for seat in range(self.players)]

    def game(self) -> Game[Any, Any]:
        return _game(self.id, self.players, tuple(self.options.items()))


class GameResult:
    """How one game went."""

    def __init__(
        self, number: int, places: list[int], points: list[int], ranks: list[int], decisions: int, reason: str
    ) -> None:
        self.number = number
        self.places = places  # for each seat, which of the run's bots sat there
        self.points = points
        self.ranks = ranks
        self.decisions = decisions  # of the seats, chance not counted
        self.reason = reason


@cache
def _game(id: str, players: int, options: tuple[tuple[str, str], ...]) -> Game[Any, Any]:
    return find_game(id, players, **dict(options))


def play_one(run: Run, number: int) -> GameResult:
    """Game ``number`` of a run. With records, it is also written to disk."""
    game = run.game()
    deal = run.deal(number)
    places = run.places(number)
    seed = blake2b(f"{run.seed} {deal}".encode(), digest_size=32).hexdigest()
    nonces = [""] * run.players
    shelf = title(run.id)
    agents = {
        seat: make(run.bots[place], seeded(run.seed, f"game {number} seat {seat}"), shelf, thread_time)
        for seat, place in enumerate(places)
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
        listeners = [(seat, agent) for seat, agent in agents.items() if agent.listens]
        while asked := game.pending(state):
            n += 1
            decision = asked[0]
            if decision.seat == CHANCE:
                action = Action(decision.kind, decision.space.sample(draw_rng(seed, nonces, n)))
            else:
                choices += 1
                action = agents[decision.seat].decide(game, game.view(state, decision.seat), decision)
            events = game.apply(state, decision.seat, action, asked)
            for seat, agent in listeners:
                agent.news(game, None, [event.seen_by(seat) for event in events])
        outcome = game.outcome(state)
    return GameResult(number, places, outcome.points, outcome.ranks, choices, outcome.reason)


def play_some(run: Run, numbers: list[int]) -> list[GameResult]:
    return [play_one(run, number) for number in numbers]


Batch = tuple[int, Run, list[int]]  # the number of the run among several, the run, the games


def play_all(run: Run, games: int, jobs: int, ray: str = "") -> Generator[list[GameResult], None, None]:
    """All games of a run, in batches as they are done, not always in order."""
    for _, results in play_runs([run], [list(range(games))], jobs, ray):
        yield results


def play_runs(
    runs: list[Run], wanted: list[list[int]], jobs: int, ray: str = "", most: int = CHUNK
) -> Generator[tuple[int, list[GameResult]], None, None]:
    """The wanted games of each run, in batches of ``most`` or fewer: which run, and the results of a batch.

    Here, in several processes, or on the Ray cluster at address ``ray``: the games are the same.
    """
    games = sum(map(len, wanted))
    size = max(1, min(most, games // (4 * max(jobs, 1))))
    batches: list[Batch] = [
        (which, run, wanted[which][start : start + size])
        for start in range(0, max(map(len, wanted), default=0), size)
        for which, run in enumerate(runs)
        if start < len(wanted[which])
    ]
    if ray:
        yield from _on_ray(batches, ray)
    elif jobs == 1:
        for which, run, numbers in batches:
            yield which, play_some(run, numbers)
    else:
        yield from _in_processes(batches, jobs)


def _in_processes(batches: list[Batch], jobs: int) -> Generator[tuple[int, list[GameResult]], None, None]:
    # Fresh processes rather than forks: the same on every system, and no inherited threads.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    waiting: dict[Future[list[GameResult]], int] = {}
    left = iter(batches)
    try:
        while True:
            with uninterrupted():
                while len(waiting) < 2 * jobs and (batch := next(left, None)) is not None:
                    waiting[pool.submit(play_some, batch[1], batch[2])] = batch[0]
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield waiting.pop(future), future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _on_ray(batches: list[Batch], address: str) -> Generator[tuple[int, list[GameResult]], None, None]:
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise OptionError("--ray needs Ray: pip install 'hustings[ray]'") from None
    ray.init(address=None if address == "local" else address, log_to_driver=False)
    try:
        play = ray.remote(play_some)
        waiting = {play.remote(run, numbers): which for which, run, numbers in batches}
        while waiting:
            done, _ = ray.wait(list(waiting))
            for reference in done:
                yield waiting.pop(reference), ray.get(reference)
    finally:
        ray.shutdown()


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

    def __init__(self, run: Run, results: list[GameResult]) -> None:
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
            "rotated": run.rotate,
            "steady": all(steady(bot) for bot in run.bots),
            "decisions_per_game": mean([result.decisions for result in self.results]),
            "ends": dict(sorted(ends.items())),
            "seats": [self.seat(seat) for seat in range(run.players)],
            "bots": [self.bot(name) for name in dict.fromkeys(run.bots)],
        }

    def seat(self, seat: int) -> dict[str, Any]:
        """A shared first place counts as its share of a win."""
        wins = sum(won(result, seat) for result in self.results)
        points = [result.points[seat] for result in self.results]
        return {
            "seat": seat + 1,
            "bot": "each in turn" if self.run.rotate else self.run.bots[seat],
            "wins": interval(wins, len(self.results)),
            "points": mean(points),
            "place": mean([result.ranks[seat] for result in self.results]),
        }

    def lone(self) -> dict[str, Any]:
        """The first of the bots, alone even where it plays against its copies."""
        return self.figures(self.run.bots[0], frozenset((0,)))

    def bot(self, name: str) -> dict[str, Any]:
        """One bot over all seats it sat on."""
        return self.figures(name, frozenset(i for i, bot in enumerate(self.run.bots) if bot == name))

    def figures(self, name: str, mine: frozenset[int]) -> dict[str, Any]:
        """Each figure is the mean over deals of the mean over a deal's games."""
        wins: dict[int, list[float]] = {}
        margins: dict[int, list[float]] = {}
        ranks: dict[int, list[float]] = {}
        for result in self.results:
            deal = self.run.deal(result.number)
            for seat, place in enumerate(result.places):
                if place in mine:
                    wins.setdefault(deal, []).append(won(result, seat))
                    margins.setdefault(deal, []).append(margin(result, seat))
                    ranks.setdefault(deal, []).append(float(result.ranks[seat]))
        return {
            "bot": name,
            "seats": len(mine),
            "fair": round(1 / self.run.players, 6),
            "deals": len(wins),
            "wins": share_over_blocks(wins, len(self.results)),
            "margin": over_blocks(margins),
            "place": over_blocks(ranks),
        }


def won(result: GameResult, seat: int) -> float:
    """1 for a win, its part for a shared one."""
    return 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0


def margin(result: GameResult, seat: int) -> float:
    """Points ahead of the mean of the others."""
    others = [points for other, points in enumerate(result.points) if other != seat]
    return result.points[seat] - sum(others) / len(others)


def over_blocks(blocks: dict[int, list[float]]) -> dict[str, float]:
    """The mean and the half width of its 95 % interval, over blocks: games of one deal are not independent."""
    means = [sum(block) / len(block) for block in blocks.values()]
    n = len(means)
    if not n:
        return {"mean": 0.0, "error": 0.0}
    middle = sum(means) / n
    if n < 2:
        return {"mean": round(middle, 4), "error": 0.0}
    spread = sqrt(sum((value - middle) ** 2 for value in means) / (n - 1))
    return {"mean": round(middle, 4), "error": round(student(n - 1) * spread / sqrt(n), 4)}


def student(freedom: int) -> float:
    """The quantile for 95 % intervals from few blocks (Student's t); with many it comes down to ``Z``.

    The expansion after Cornish and Fisher, to 0.01 from five degrees of freedom on.
    """
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z = Z
    value = z + (z**3 + z) / (4 * freedom)
    value += (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return value + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)


def share_over_blocks(blocks: dict[int, list[float]], games: int) -> dict[str, float]:
    """The share of wins with its 95 % interval over blocks; after Wilson where all blocks are alike."""
    found = over_blocks(blocks)
    if not found["error"]:
        return interval(found["mean"] * games, games)
    low, high = found["mean"] - found["error"], found["mean"] + found["error"]
    return {"share": found["mean"], "low": round(max(low, 0.0), 6), "high": round(min(high, 1.0), 6)}


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
