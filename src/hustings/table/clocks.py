"""The clocks of a table: ``seconds`` for each answer, and a ``bank`` of time for the game.

A clock that runs out costs that answer: a bot gives it. Its person is back with the next one. After ``MOST_MISSED`` in
a row the others are asked what to do, and until they say so the seat has no clock. A table without a clock keeps only
whom the others are asked about, and for whom a bot stands in.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, NamedTuple

from hustings.core.codec import loads
from hustings.structs import Decoder, Encoder
from hustings.table.availability import after, counted, read_availability
from hustings.table.clock_state import ClockState
from hustings.table.rows import SeatRow, TableRow
from hustings.table.times import moment, stamp
from hustings.wire import SeatClock

MOST_MISSED = 3
WARN = 0.2  # of the time is left when the warning comes
WARN_SECONDS = 10  # at least


class Terms(NamedTuple):
    seconds: int
    bank: int
    then: str


Clocks = dict[str, ClockState]
_decode, _encode = Decoder(Clocks).decode, Encoder().encode


def terms_of(row: TableRow) -> Terms | None:
    return None if row.clock is None else Terms(**loads(row.clock.encode()))


def clocks_of(row: TableRow) -> Clocks:
    return _decode(row.clocks) if row.clocks else {}


def clock_of(row: TableRow, seat: int) -> ClockState | None:
    return clocks_of(row).get(str(seat)) if row.clocks else None


def write_clocks(clocks: Clocks) -> str:
    return _encode(clocks).decode()


def stopped(row: TableRow) -> bool:
    """Whether all have agreed to stop the clocks."""
    return row.pause is not None and bool(loads(row.pause.encode())["on"])


def deadline(row: TableRow, seat: int) -> str | None:
    """When the time of a seat is up; None while its clock stands."""
    clock = clock_of(row, seat)
    return None if row.clock is None or clock is None or not clock.since else _ends(clock, row)


def _ends(clock: ClockState, row: TableRow) -> str:
    if clock.ends:
        return clock.ends
    terms = terms_of(row)  # stored by an earlier version
    assert terms is not None
    return stamp(after(moment(clock.since), terms.seconds + clock.bank, None)[0])


def seat_clocks(row: TableRow, seats: list[int]) -> list[SeatClock]:
    """The clocks of these seats, running or not; none where the table has no clock."""
    terms = terms_of(row)
    if terms is None:
        return []
    clocks, paused = clocks_of(row), stopped(row)
    out: list[SeatClock] = []
    for seat in seats:
        clock = clocks.get(str(seat)) or ClockState(terms.bank)
        shown = SeatClock(seat, None, max(0, int(terms.seconds + clock.bank - clock.used)), clock.bank)
        shown.missed = clock.missed
        if clock.since:
            shown.ends, shown.warned = _ends(clock, row), not clock.warn and bool(clock.ends)
            shown.quiet = clock.quiet
        else:
            shown.stopped = "absent" if clock.absent else "late" if clock.late else "pause" if paused else ""
        out.append(shown)
    return out


def run_clocks(
    row: TableRow, asked: dict[int, list[str]], seats: list[SeatRow], now: datetime, anew: set[int]
) -> dict[str, Any]:
    """Stop the clocks of those who have answered and start those of the newly asked.

    ``asked`` holds the names of the open questions of people, by seat; ``anew`` the seats whose nights and holidays
    have changed. The new columns of the table, which has a clock.
    """
    terms = terms_of(row)
    assert terms is not None
    clocks, paused = clocks_of(row), stopped(row)
    for name, clock in clocks.items():
        ids = asked.get(int(name))
        if clock.since and (ids != clock.ids or paused or clock.absent or int(name) in anew):
            halt(clock, now, _hours(row, seats, int(name)))
        if not clock.since and clock.ids and ids != clock.ids:
            clock.bank = max(0, int(clock.bank - max(0.0, clock.used - terms.seconds)))
            clock.ids, clock.used, clock.late = [], 0.0, False
    for seat, ids in asked.items():
        clock = clocks.setdefault(str(seat), ClockState(terms.bank))
        if not clock.since and not clock.late and not clock.absent and not paused:
            clock.ids = ids
            _start(clock, terms, now, _hours(row, seats, seat))
        elif not clock.since and not clock.ids:
            clock.ids = ids
    return {"clocks": write_clocks(clocks), "deadline": _next(clocks, row)}


def still_asked(row: TableRow, asked: list[int], others: list[int]) -> str | None:
    """For a table without a clock: the votes about those who are still asked; ``others`` have a new person."""
    kept: Clocks = {}
    for name, clock in clocks_of(row).items():
        if int(name) not in others and (clock.away or (clock.absent and int(name) in asked)):
            kept[name] = clock
    return write_clocks(kept) if kept else None


def _hours(row: TableRow, seats: list[SeatRow], seat: int) -> Any:
    """Nights and holidays count at tables over days only."""
    return read_availability(seats[seat].availability) if row.pace == "async" else None


def _start(clock: ClockState, terms: Terms, now: datetime, hours: Any) -> None:
    left = max(0.0, terms.seconds + clock.bank - clock.used)
    ends, quiet = after(now, left, hours)
    before = max(WARN_SECONDS, WARN * (terms.seconds + clock.bank))
    clock.since, clock.ends = stamp(now), stamp(ends)
    clock.warn = stamp(after(now, max(0.0, left - before), hours)[0])
    clock.quiet = [[stamp(begin), stamp(end)] for begin, end in quiet]


def halt(clock: ClockState, now: datetime, hours: Any) -> None:
    """It stands, with what was used."""
    clock.used += counted(moment(clock.since), now, hours)
    clock.since = clock.ends = clock.warn = ""
    clock.quiet = []


def _next(clocks: Clocks, row: TableRow) -> str | None:
    return min([clock.warn or _ends(clock, row) for clock in clocks.values() if clock.since], default=None)


class RunOut(NamedTuple):
    """What a look at the clocks has found."""

    warned: list[int]
    late: list[int]  # a bot answers for them
    absent: list[int]  # the others are asked about them


def run_out(row: TableRow, seats: list[SeatRow], now: datetime) -> tuple[RunOut, str]:
    """Mark the clocks that are low or have run out; what was found, and the clocks to be stored."""
    found, clocks = RunOut([], [], []), clocks_of(row)
    terms, at = terms_of(row), stamp(now)
    for name, clock in clocks.items():
        if terms is None or not clock.since:
            continue
        if _ends(clock, row) <= at:
            halt(clock, now, _hours(row, seats, int(name)))
            clock.used = max(clock.used, float(terms.seconds + clock.bank))
            clock.missed += 1
            if terms.then == "bot":
                clock.late = True
                found.late.append(int(name))
            if clock.missed >= MOST_MISSED or terms.then == "wait":
                clock.votes, clock.asked_at = {}, at
                found.absent.append(int(name))
        elif clock.warn and clock.warn <= at:
            clock.warn = ""
            found.warned.append(int(name))
    return found, write_clocks(clocks)
