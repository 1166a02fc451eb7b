"""Opening tables."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy.exc import IntegrityError

from hustings import wire
from hustings.table import seating
from hustings.web.caps import too_many
from hustings.web.people import People
from hustings.web.service import Service
from hustings.web.store import games
from hustings.web.store.rows import SeatRow, StoredTable, UserRow


async def seat_row(
    table_id: str, number: int, wish: Any, owner: UserRow, people: People, default_bot: str
) -> SeatRow:
    """``wish`` is a NewSeat or a ChangeSeat."""
    pin = await people.hash_pin(wish.pin) if wish.kind in ("me", "hotseat") else None
    return seating.seat_row(table_id, number, wish, owner, pin, default_bot)


async def create(
    service: Service,
    people: People,
    owner: UserRow,
    wish: wire.NewTable,
    default_bot: str,
    most: int = 0,
    own: str = "",
) -> str:
    """A new table; its id. With a key that was used before, the table made then.

    ``most`` is how many open tables the owner may have (0: any number), ``own`` their figures, checked.
    """
    if wish.key:
        before = await service.read(partial(games.created_with, owner=owner.id, key=wish.key))
        if before is not None:
            return before
    row = seating.wished_row(owner, wish, own)
    seat_rows = [
        await seat_row(row.id, number, seat, owner, people, default_bot)
        for number, seat in enumerate(seating.wished_seats(wish))
    ]
    try:
        await service.write(partial(games.create, table=row, seat_rows=seat_rows, entry_rows=[], most=most))
    except games.TooMany:
        raise too_many(most) from None
    except IntegrityError:  # the same key, at the same moment
        before = await service.read(partial(games.created_with, owner=owner.id, key=wish.key))
        if before is None:
            raise
        return before
    service.add(StoredTable(row, seat_rows, [], set()))
    return row.id
