"""What the parts of a move cost in the server, without HTTP and database: three programs listen at one table.

PYTHONPATH=build/compiled:. python -m benchmarks.move_parts zoocracy
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from hustings.core.action import Action
from hustings.core.rng import Rng
from hustings.table.aggregate import GameTable
from hustings.table.draft import TableDraft
from hustings.table.follow import open_table
from hustings.table.recipients import Recipient, ResponseFormat
from hustings.web.config import NO_LIMITS, Config
from hustings.web.hub import Listener
from hustings.web.people import Session
from hustings.web.site import Site
from hustings.web.store.rows import SeatRow, StoredTable, UserRow

SEATS = 3


class Clock:
    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()

    def __call__(self, name: str, work: Callable[..., Any], *given: Any) -> Any:
        began = time.perf_counter()
        result = work(*given)
        self.seconds[name] += time.perf_counter() - began  # type: ignore[assignment]
        return result


def begin(site: Site, game: str) -> GameTable:
    """A running table in memory only, with a program on every seat."""
    from hustings.table.seating import new_row

    user = UserRow("u", "", None, None, "guest", None, "")
    row = new_row(user, game, SEATS, {})
    seats = [
        SeatRow(row.id, seat, "human", "u", "", None, False, "", None, None, None) for seat in range(SEATS)
    ]
    for seat in range(SEATS):
        site.hub.add(
            Listener(row.id, Recipient(seat, ResponseFormat("", brief=True)), Session("", user, "token", ""))
        )
    draft = TableDraft(open_table(StoredTable(row, seats, [], set())), [])
    draft.start()
    return draft.table


def play(site: Site, table: GameTable, rng: Rng, clock: Clock, most: int) -> int:
    """Random answers until the game is over; how many."""
    moves = 0
    while not table.over and moves < most:
        assert table.match is not None
        asked = table.match.open()[0]
        action = Action(asked.decision.kind, asked.decision.space.sample(rng))
        draft = clock("draft", TableDraft, table, site.hub.recipients(table.id))
        clock("answer", draft.answer, asked.decision.seat, action, asked.id, "u", f"key {moves}")
        clock("commit", draft.commit)
        clock("publish", site.hub.publish, draft.table, draft.feed)
        for listener in site.hub.rooms[table.id]:
            listener.queue.clear()
        table = draft.table
        moves += 1
    del site.hub.rooms[table.id]
    return moves


async def measure(game: str, moves: int) -> dict[str, float]:
    clock, rng, done = Clock(), Rng(b"move parts"), 0
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Config(database=f"{folder}/none.db", limits=NO_LIMITS))
        gc.collect()  # as the server does, see web/run.py
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        while done < moves:
            done += play(site, begin(site, game), rng, clock, moves - done)
    return {name: round(seconds / done * 1e6, 1) for name, seconds in clock.seconds.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--moves", type=int, default=3000)
    asked = parser.parse_args()
    found = asyncio.run(measure(asked.game, asked.moves))
    print(json.dumps({"game": asked.game, "microseconds": found, "together": round(sum(found.values()), 1)}))


if __name__ == "__main__":
    main()
