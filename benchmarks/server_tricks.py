"""What the server does for speed, each beside the plain way of doing it: microseconds of processor, the best of several.

PYTHONPATH=src:. python -m benchmarks.server_tricks

What shows only in a running server, ``benchmarks.web_load --without`` leaves out.
"""

from __future__ import annotations

import json
import time
import timeit
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import create_engine, update

from hustings.table.seating import new_row
from hustings.table.times import stamp
from hustings.web.middleware import Cookies
from hustings.web.routes.fast_answer import parse_format
from hustings.web.store import games, schema
from hustings.web.store.rows import Commit, EntryRow, UserRow, values

TOKEN = "a-session-token-of-the-usual-length"


def best(work: Callable[[], Any], times: int = 2000, rounds: int = 9) -> float:
    found = timeit.repeat(work, number=times, repeat=rounds, timer=time.process_time)
    return round(min(found) / times * 1e6, 2)


class Moves:
    """Commits of a move at one table, one after the other, in a database in memory."""

    def __init__(self) -> None:
        self.connection = create_engine("sqlite://").connect()
        schema.metadata.create_all(self.connection)
        self.row = new_row(UserRow("u", "", None, None, "guest", None, ""), "pocket", 3, {})
        self.connection.execute(games.ADD_TABLE, values(self.row))
        self.driver: Any = self.connection.connection.driver_connection
        self.seq = 0

    def commit(self) -> Commit:
        seq = self.seq
        self.seq += 2
        entries = [
            EntryRow(self.row.id, seq + n, stamp(), "line", "u", f"{seq} {n}", "{}" * 60) for n in (1, 2)
        ]
        return Commit(self.row.id, seq, entries, {"n": seq, "waiting": '[[1,"bid"]]'}, {})

    def by_hand(self) -> None:
        games.append_on_sqlite(self.driver, [self.commit()])

    def built(self) -> None:
        commit, tables = self.commit(), schema.tables
        here = (tables.c.id == commit.table_id) & (tables.c.seq == commit.expected)
        self.connection.execute(update(tables).where(here).values(seq=commit.seq, **commit.columns))
        self.connection.execute(games.ADD_ENTRIES, [values(entry) for entry in commit.entries])


def main() -> None:
    cookies, moves = Cookies(False, lambda: "s" * 64), Moves()
    csrf = cookies.new_csrf(TOKEN)

    def csrf_anew() -> bool:
        cookies.good.clear()
        return cookies.fits(csrf, TOKEN)

    query = b"lang=de&insights=true"
    parse_anew: Any = parse_format
    pairs: dict[str, tuple[Callable[[], Any], Callable[[], Any]]] = {
        "a CSRF token that is known": (lambda: cookies.fits(csrf, TOKEN), csrf_anew),
        "a query that is known": (lambda: parse_format(query), lambda: parse_anew.__wrapped__(query)),
        "the time as text": (
            stamp,
            lambda: datetime.now(UTC).isoformat(timespec="microseconds")[:-6] + "Z",
        ),
        "statements written by hand": (moves.by_hand, moves.built),
    }
    found = {name: {"as it is": best(trick), "plain": best(plain)} for name, (trick, plain) in pairs.items()}
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
