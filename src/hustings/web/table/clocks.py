"""The clocks of a table: ``seconds`` for each answer, and a ``bank`` of time for the game."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from hustings.core.codec import dumps, loads
from hustings.web.store.rows import TableRow
from hustings.web.times import later, moment, stamp
from hustings.web.wire import SeatClock


def deadline(row: TableRow, seat: int) -> str | None:
    """When the time of a seat is up; None while its clock stands."""
    if row.clock is None:
        return None
    clock = _clocks(row).get(str(seat))
    return None if not clock or not clock["since"] else _ends(clock, loads(row.clock.encode()))


def seat_clocks(row: TableRow, seats: list[int]) -> list[SeatClock]:
    """The clocks of these seats, running or not; none where the table has no clock."""
    if row.clock is None:
        return []
    terms, clocks = loads(row.clock.encode()), _clocks(row)
    fresh: dict[str, Any] = {"bank": terms["bank"], "since": ""}
    out: list[SeatClock] = []
    for seat in seats:
        clock = clocks.get(str(seat), fresh)
        ends = _ends(clock, terms) if clock["since"] else None
        out.append(SeatClock(seat, ends, int(terms["seconds"] + clock["bank"])))
    return out


def run_clocks(row: TableRow, asked: dict[int, list[str]], now: datetime) -> dict[str, Any]:
    """Stop the clocks of those who have answered and start those of the newly asked.

    ``asked`` holds the names of the open questions of people, by seat. The new columns of the table, which
    has a clock.
    """
    terms = loads((row.clock or "").encode())
    clocks = _clocks(row)
    for name in [name for name, clock in clocks.items() if clock.get("since")]:
        clock = clocks[name]
        if asked.get(int(name)) != clock["ids"]:
            spent = (now - moment(clock["since"])).total_seconds()
            clock["bank"] = max(0, int(clock["bank"] - max(0.0, spent - terms["seconds"])))
            clock["since"] = ""
    for seat, ids in asked.items():
        clock = clocks.setdefault(str(seat), {"bank": terms["bank"], "since": "", "ids": []})
        if not clock["since"]:
            clock["since"], clock["ids"] = stamp(now), ids
    ends = [_ends(clock, terms) for clock in clocks.values() if clock["since"]]
    return {
        "clocks": dumps(clocks).decode(),
        "deadline": min(ends, default=None) if terms["then"] == "bot" else None,
    }


def _clocks(row: TableRow) -> dict[str, dict[str, Any]]:
    return dict(loads(row.clocks.encode())) if row.clocks else {}


def _ends(clock: dict[str, Any], terms: dict[str, Any]) -> str:
    return later(terms["seconds"] + clock["bank"], moment(clock["since"]))
