"""Who may see and do what at a table. Every route asks here."""

from __future__ import annotations

from hustings.core.action import SPECTATOR
from hustings.table.aggregate import GameTable
from hustings.web.people import Session
from hustings.web.problems import HttpProblem, not_found
from hustings.web.store.rows import UserRow


def may_see(table: GameTable, user: UserRow | None) -> bool:
    row = table.row
    if user is not None and user.role == "admin":  # as a spectator
        return True
    if row.moderation == "removed":
        return False
    if row.visibility == "public":
        return True
    if user is None:
        return False
    if any(seat.user_id == user.id for seat in table.seats):  # also who is only invited
        return True
    return user.id == row.owner_id or user.id in table.watchers


def must_see(table: GameTable, user: UserRow | None) -> None:
    """A table one may not see does not exist."""
    if not may_see(table, user):
        raise not_found()


def must_see_as_user(table: GameTable, user: UserRow | None) -> UserRow:
    """For what nobody does without a name."""
    must_see(table, user)
    if user is None:
        raise HttpProblem(401)
    return user


def must_own(table: GameTable, user: UserRow | None) -> UserRow:
    user = must_see_as_user(table, user)
    if user.id != table.row.owner_id:
        raise HttpProblem(403, "only who opened the table may do this")
    return user


def locked(table: GameTable, session: Session | None, seat: int) -> bool:
    """A seat behind a PIN that this device has not opened."""
    return table.seats[seat].pin is not None and (session is None or session.unlocked != f"{table.id}:{seat}")


def may_watch(table: GameTable, session: Session | None, seat: int) -> bool:
    """Whether ``session`` may see the table with the eyes of ``seat`` at this moment.

    The one question behind every request and every message of a stream: it is asked where news goes out.
    """
    if session is not None and session.ended:
        return False
    user = None if session is None else session.user
    if seat == SPECTATOR:
        return may_see(table, user)
    if user is None or not table.is_seat_of(seat, user.id) or locked(table, session, seat):
        return False
    return table.row.moderation != "removed" or may_see(table, user)  # else who has a seat may see the table


def must_still_watch(table: GameTable, session: Session | None, seat: int) -> None:
    """For answers that took a while to work out."""
    if not may_watch(table, session, seat):
        raise HttpProblem(403, "this seat is not yours any more")


def unlocked_seats(table: GameTable, user: UserRow, session: Session | None) -> list[int]:
    """The seats that a request may act for."""
    return [seat for seat in table.seats_of(user.id) if not locked(table, session, seat)]


def viewing_seat(table: GameTable, user: UserRow | None, session: Session | None, wanted: int | None) -> int:
    """The seat whose view this request gets: one of the sender's own, or the spectator's."""
    if session is not None and session.ended:
        raise HttpProblem(401)
    must_see(table, user)
    mine = table.seats_of(user.id) if user is not None else []
    if wanted is None:
        return next((seat for seat in mine if not locked(table, session, seat)), SPECTATOR)
    if wanted == SPECTATOR:
        return SPECTATOR
    if wanted not in mine:
        raise HttpProblem(401 if user is None else 403, "this seat is not yours")
    if locked(table, session, wanted):
        raise HttpProblem(403, "this seat is behind its PIN", "locked")
    return wanted


def acting_seat(table: GameTable, user: UserRow | None, session: Session | None, wanted: int | None) -> int:
    """The seat this request acts for; it must be the sender's own."""
    seated = must_see_as_user(table, user)
    seat = viewing_seat(table, user, session, wanted)
    if seat == SPECTATOR:
        raise HttpProblem(403, "you have no seat here" if not table.seats_of(seated.id) else "say which seat")
    return seat
