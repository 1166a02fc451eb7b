"""Play pairings of bots for so many seconds each, on all cores, and keep every game.

    python benchmarks/league.py --pairs champion:0.1/planner:0.1 --seconds 90 --out benchmarks/ladder zoocracy

The files are those of `hustings ladder --append`, so that the same command goes on where it stopped, several
machines' files can be put together, and `hustings ladder GAME -p 4 --bots BOT --against OTHER -n 0 --append FILE
--seed SEED` tells what is in them.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

from hustings.bots import known
from hustings.bots.arena import GameResult, Run, Tally, play_some
from hustings.bots.ladder import Pairing, pairings
from hustings.bots.ledger import Ledger, whole_deals
from hustings.registry import game as find_game


def play(
    pool: ProcessPoolExecutor, pairing: Pairing, ledger: Ledger, seconds: float, deals: int, jobs: int
) -> None:
    """Missing games, whole deals one after another, until the time is up; what has begun is finished."""
    have = {result.number for result in pairing.results}
    numbers: Iterator[int] = (n for n in count() if n not in have)
    most = deals * pairing.run.players if deals else 1 << 30
    start = monotonic()
    waiting: set[Future[list[GameResult]]] = set()
    next_one = next(numbers)
    while True:
        while len(waiting) < jobs and monotonic() - start < seconds and next_one < most:
            waiting.add(pool.submit(play_some, pairing.run, [next_one]))
            next_one = next(numbers)
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            pairing.results += future.result()
            ledger.keep(pairing, future.result())


def setting(text: str) -> str:
    if "=" not in text:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return text


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="+")
    parser.add_argument(
        "--pairs", required=True, help="BOT/OTHER,...: one BOT at a table of OTHER; BOT may be a file"
    )
    parser.add_argument("-p", "--players", type=int, default=4)
    parser.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        type=setting,
        help="NAME=VALUE; how the games are set up",
    )
    parser.add_argument("--seconds", type=float, default=60.0, help="for each pairing in each game")
    parser.add_argument(
        "-n", "--deals", type=int, default=0, help="at most so many, each in every seat; 0: no end"
    )
    parser.add_argument("--seed", type=int, default=20265)
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/ladder"))
    given = parser.parse_args()
    jobs = given.jobs or os.cpu_count() or 1
    given.out.mkdir(parents=True, exist_ok=True)
    pairs = [tuple(known(name) for name in pair.rsplit("/", 1)) for pair in given.pairs.split(",")]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for bot, other in pairs:
            for name in given.games:
                game = find_game(name, given.players, **dict(text.split("=", 1) for text in given.option))
                (pairing,) = pairings(name, given.players, game.options, [bot], other, given.seed)
                assert isinstance(pairing.run, Run)
                file = "-".join(["league", name, str(given.players), *given.option])
                ledger = Ledger(given.out / f"{file}.jsonl", [pairing])
                start = monotonic()
                play(pool, pairing, ledger, given.seconds, given.deals, jobs)
                found = Tally(pairing.run, whole_deals(pairing)).lone()
                wins, margin = found["wins"], found["margin"]
                games = found["deals"] * given.players
                print(
                    f"{name} {given.players}p {' '.join([*given.option, bot])} against {other}: {games} games, wins {wins['share']:.1%}"
                    f" ({wins['low']:.1%} - {wins['high']:.1%}), margin {margin['mean']:+.1f} ± {margin['error']:.1f}"
                    f" ({monotonic() - start:.0f} s)",
                    flush=True,
                )


if __name__ == "__main__":
    main()
