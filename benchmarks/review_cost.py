"""What a review of a game of four seats costs, in seconds of one processor.

    python benchmarks/review_cost.py                        # every title, interpreted or compiled as installed
    python benchmarks/review_cost.py zoocracy --every 8     # every eighth step, times eight: an estimate

A game of ``greedy`` is played and reviewed as the page and ``hustings review`` do.
"""

from __future__ import annotations

import argparse
from time import process_time

from hustings.bots import make
from hustings.core.record import Record
from hustings.core.rng import seeded
from hustings.core.title import Title
from hustings.play.match import Match, play_on
from hustings.registry import title as find
from hustings.registry import titles
from hustings.review import PLAYOUTS, Reviewer

SEATS = 4


def played(title: Title, seed: int) -> Record:
    match = Match.new(title.game(SEATS), f"{seed:064x}", [""] * SEATS)
    bots = {seat: make("greedy", seeded(seed, f"seat {seat}"), title) for seat in range(SEATS)}
    play_on(match, bots)
    return match.record()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("titles", nargs="*", help="all of them if none is named")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--every", type=int, default=1, help="only one step in so many")
    asked = parser.parse_args()
    for title in [find(name) for name in asked.titles] or titles():
        record = played(title, asked.seed)
        began = process_time()
        reviewer = Reviewer(record, playouts=asked.playouts)
        ready = process_time()
        part = reviewer.part(range(asked.seed % asked.every, reviewer.steps, asked.every))
        seconds = ready - began + (process_time() - ready) * asked.every
        print(
            f"{title.id:18} {len(reviewer.asked):4} decisions {len(reviewer.drawn):4} draws "
            f"{part.playouts * asked.every:6} playouts {seconds:6.1f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
