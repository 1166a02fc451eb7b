"""What so many players a day need: a simulation of arrivals and load, with costs that were measured.

    python benchmarks/scale.py                     1,000, 100,000 and 1,000,000 players a day
    python benchmarks/scale.py --players 20000 --json

People arrive over a day with an evening peak, play one game each, answer at their own pace, and leave. Every answer costs the web processes
and the database something, and at a table with bots it starts some seconds of thinking. The busiest hour is played through event by
event: bots wait in a queue for a free process, and the number of processes is the least with which 99 of 100 wait less than a second.
Large sites are simulated by a part of them; a part queues worse than the whole, so this errs on the safe side.

COSTS are measured (benchmarks/web.md, docs/scale.md) or marked as assumed. Change one and see what happens.
"""

from __future__ import annotations

import argparse
import heapq
import json
import random
from dataclasses import asdict, dataclass, replace
from math import ceil, cos, pi


@dataclass(frozen=True)
class Costs:
    """Of one core of a two-core Xeon at 2.8 GHz, compiled."""

    move_ms: float = 1.1  # processor of a web process for a move that programs hear (web.md, die-macher-2006)
    page_ms: float = 0.3  # more for each page that listens: 2.0 against 1.1 with three (web.md, --people)
    follow_ms: float = (
        0.7  # for a move of a table that is open in two processes (web.md: 0.81 with one, 1.49 with two)
    )
    heard_ms: float = 0.02  # to hear of a table that is not open here: read the news, drop it (assumed)
    listener_kib: float = 47.0  # memory for a listener (web.md: 141 KiB for a table and three)
    process_mib: float = 150.0  # memory of a web process before anybody comes (assumed)
    thinking_s: float = (
        1.6  # of one core, all bots of a table between two answers of a person (web.md: at most 2.0 to 3.0)
    )
    line_bytes: float = 580.0  # in the database, for each line of a game (docs/scale.md)
    table_bytes: float = 30_000.0  # for each table besides: checkpoints (docs/scale.md)
    commits: float = (
        1_000.0  # a second that one PostgreSQL was seen to take from one process (web.md); it can take more
    )
    news: float = 4_000.0  # NOTIFY a second that one PostgreSQL passes on in commit order (assumed)


@dataclass(frozen=True)
class Habits:
    """How people play. All assumed; a site that runs knows better (/metrics)."""

    peak: float = 3.0  # the busiest hour against the mean
    alone: float = 0.70  # share of players who play alone with bots
    live: float = 0.22  # who play live with friends; the rest plays over days
    answers: int = 60  # of one person in a game
    seats: int = 4
    pace_alone_s: float = 15.0  # between a question and its answer
    pace_live_s: float = 30.0
    share: float = 0.5  # of a core that a web process uses: at half load answers take milliseconds (web.md)


def arrivals(players: int, hour: int, habits: Habits) -> float:
    """People a second in an hour of the day: a wave with its crest at eight in the evening, ``peak`` times the mean."""

    def wave(sharpness: float) -> list[float]:
        return [((1 + cos(2 * pi * (each - 20) / 24)) / 2) ** sharpness for each in range(24)]

    low, high = 0.0, 50.0
    for _ in range(50):
        middle = (low + high) / 2
        if 24 / sum(wave(middle)) < habits.peak:
            low = middle
        else:
            high = middle
    shape = wave(low)
    return 24 * shape[hour] / sum(shape) * players / 86_400


@dataclass
class Hour:
    """What was seen in the simulated hour."""

    people: float = 0.0
    moves: float = 0.0
    waits: tuple[float, ...] = ()

    def late(self, share: float = 0.99) -> float:
        found = sorted(self.waits)
        return found[min(len(found) - 1, int(share * len(found)))] if found else 0.0


def simulate(
    rate: float, processes: int, seconds: float, costs: Costs, habits: Habits, seed: int = 1
) -> Hour:
    """Play ``seconds`` through with so many arrivals a second and so many processes for bots; the first half warms up."""
    rng = random.Random(seed)
    events: list[tuple[float, int, int, bool, int]] = []  # when, tie, person, alone, answers left
    number = 0
    at = -habits.answers * habits.pace_alone_s * 2  # people who came before are there already
    while at < seconds:
        at += rng.expovariate(rate)
        kind = rng.random()
        if kind < habits.alone + habits.live:
            number += 1
            heapq.heappush(events, (at, number, number, kind < habits.alone, habits.answers))
    free = [float("-inf")] * processes
    hour, waits, tie = Hour(), [], number
    here = 0.0
    while events:
        now, _, person, alone, left = heapq.heappop(events)
        if now > seconds:
            break
        done = now
        if alone:
            start = max(now, heapq.heappop(free))
            done = start + rng.expovariate(1 / costs.thinking_s)
            heapq.heappush(free, done)
            if now > 0:
                waits.append(start - now)
        pace = habits.pace_alone_s if alone else habits.pace_live_s
        after = done + rng.expovariate(1 / pace)
        if now > 0:
            hour.moves += habits.seats if alone else 1  # the bots' moves too
            here += min(after, seconds) - now
        if left > 1:
            tie += 1
            heapq.heappush(events, (after, tie, person, alone, left - 1))
    hour.people, hour.moves, hour.waits = here / seconds, hour.moves / seconds, tuple(waits)
    return hour


@dataclass
class Need:
    """What a site of this size needs in its busiest hour."""

    players: int
    people: int  # at once
    moves: float  # a second, bots included
    bot_cores: int
    bot_wait_s: float  # 99 of 100 wait less
    web_cores: float
    web_processes: int
    listeners_gib: float
    commits: float  # of what one database takes
    news: float
    heard: float  # share of the web cores that is spent on hearing of other processes' tables
    databases: int
    gb_a_day: float


def need(players: int, costs: Costs, habits: Habits, most: int = 400) -> Need:
    """``most`` is how many people at once are simulated; beyond that a part of the site is."""
    rate = max(arrivals(players, hour, habits) for hour in range(24))
    stay = habits.answers * (habits.alone * habits.pace_alone_s + habits.live * habits.pace_live_s)
    parts = max(1.0, rate * stay / most)
    load = rate * habits.alone * habits.answers * costs.thinking_s / parts  # cores that think, at the least
    bots = max(1, ceil(load))
    hour = simulate(rate / parts, bots, 3600, costs, habits)
    while hour.late() > 1.0:
        bots += max(1, bots // 20)
        hour = simulate(rate / parts, bots, 3600, costs, habits)
    moves = hour.moves * parts
    alone = (
        habits.alone * habits.seats / (habits.alone * habits.seats + habits.live)
    )  # share of moves at tables with bots
    pages = alone * 1 + (1 - alone) * habits.seats
    own = moves * (costs.move_ms + pages * costs.page_ms) / 1000
    follow = moves * (1 - alone) * costs.follow_ms / 1000  # friends' streams end in different processes
    databases = max(1, ceil(max(moves / costs.commits / 4, moves / costs.news)))
    processes = max(1, ceil((own + follow) / habits.share))
    heard = 0.0
    for _ in range(20):  # every process hears all news of its database
        heard = 0.0 if processes == 1 else moves / databases * costs.heard_ms / 1000 * processes
        wanted = max(1, ceil((own + follow + heard) / habits.share))
        if wanted == processes or heard > 50 * own:
            break
        processes = wanted
    web = own + follow + heard
    lines = players * habits.answers * (habits.alone * habits.seats + 1 - habits.alone)
    tables = players * (habits.alone + (1 - habits.alone) / habits.seats)
    return Need(
        players=players,
        people=round(hour.people * parts),
        moves=round(moves, 1),
        bot_cores=ceil(bots * parts),
        bot_wait_s=round(hour.late(), 2),
        web_cores=round(web, 1),
        web_processes=processes,
        listeners_gib=round(
            (hour.people * parts * costs.listener_kib / 1024 + processes * costs.process_mib) / 1024, 1
        ),
        commits=round(moves / costs.commits, 2),
        news=round(moves / costs.news, 2),
        heard=round(heard / web, 2),
        databases=databases,
        gb_a_day=round((lines * costs.line_bytes + tables * costs.table_bytes) / 1e9, 2),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="What so many players a day need.")
    parser.add_argument("--players", type=int, nargs="+", default=[1_000, 100_000, 1_000_000], help="a day")
    parser.add_argument(
        "--thinking", type=float, help="seconds that the bots of a table think between two answers"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    given = parser.parse_args()
    costs = Costs() if given.thinking is None else replace(Costs(), thinking_s=given.thinking)
    found = [need(players, costs, Habits()) for players in given.players]
    if given.json:
        print(
            json.dumps(
                {"costs": asdict(costs), "habits": asdict(Habits()), "needs": [asdict(one) for one in found]},
                indent=2,
            )
        )
        return
    for name in asdict(found[0]):
        print(f"{name:15}", *(f"{getattr(one, name):>14,}" for one in found))


if __name__ == "__main__":
    main()
