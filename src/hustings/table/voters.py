"""Who is asked when people at a table are to agree: people, not seats, and no bots."""

from __future__ import annotations

from hustings.table.clock_state import ClockState
from hustings.table.rows import SeatRow


def voters(seats: list[SeatRow], but: int | None = None) -> list[int]:
    """The seats that people play themselves, one for each person; without whoever has the seat ``but``."""
    found: dict[str, int] = {}
    for seat in seats:
        if seat.kind == "human" and not seat.by_bot and seat.user_id is not None:
            found.setdefault(seat.user_id, seat.seat)
    if but is not None:
        found.pop(seats[but].user_id or "", None)
    return sorted(found.values())


def voice_of(seats: list[SeatRow], seat: int) -> int:
    """The seat that speaks for this one: its person may have several."""
    user = seats[seat].user_id
    return next((each for each in voters(seats) if seats[each].user_id == user), seat)


def deciders(seats: list[SeatRow], clocks: dict[str, ClockState], absent: int) -> list[int]:
    """Who decides about an absent player: not those whom the others are asked about as well."""
    gone = {seats[int(name)].user_id for name, clock in clocks.items() if clock.absent}
    return [seat for seat in voters(seats, but=absent) if seats[seat].user_id not in gone]
