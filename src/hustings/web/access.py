"""Who may see and do what at a table. Every route asks here."""

from __future__ import annotations

from hustings.core.action import SPECTATOR
from hustings.web.live import Live
from hustings.web.people import Session
from hustings.web.problems import HttpProblem, not_found
from hustings.web.store.rows import UserRow


def may_see(live: Live, user: UserRow | None) -> bool:
    row = live.row
    if user is not None and user.role == "admin":  # as a spectator
        return True
    if row.moderation == "removed":
        return False
    if row.visibility == "public":
        return True
    if user is None:
        return False
    return user.id == row.owner_id or bool(live.seats_of(user.id)) or user.id in live.watchers


def must_see(live: Live, user: UserRow | None) -> None:
    """A table one may not see does not exist."""
    if not may_see(live, user):
        raise not_found()


def must_own(live: Live, user: UserRow | None) -> UserRow:
    must_see(live, user)
    if user is None:
        raise HttpProblem(401)
    if user.id != live.row.owner_id:
        raise HttpProblem(403, "only who opened the table may do this")
    return user


def locked(live: Live, session: Session | None, seat: int) -> bool:
    """A seat behind a PIN that this device has not opened."""
    return live.seats[seat].pin is not None and (session is None or session.unlocked != f"{live.id}:{seat}")


def may_watch(live: Live, session: Session | None, seat: int) -> bool:
    """Whether ``session`` may see the table with the eyes of ``seat`` at this moment.

    The one question behind every request and every message of a stream: it is asked where news goes out.
    """
    if session is not None and session.ended:
        return False
    user = None if session is None else session.user
    if seat == SPECTATOR:
        return may_see(live, user)
    if user is None or not live.is_seat_of(seat, user.id) or locked(live, session, seat):
        return False
    return live.row.moderation != "removed" or may_see(live, user)  # else who has a seat may see the table


def must_still_watch(live: Live, session: Session | None, seat: int) -> None:
    """For answers that took a while to work out."""
    if not may_watch(live, session, seat):
        raise HttpProblem(403, "this seat is not yours any more")


def unlocked_seats(live: Live, user: UserRow, session: Session | None) -> list[int]:
    """The seats that a request may act for."""
    return [seat for seat in live.seats_of(user.id) if not locked(live, session, seat)]


def viewing_seat(live: Live, user: UserRow | None, session: Session | None, wanted: int | None) -> int:
    """The seat whose view this request gets: one of the sender's own, or the spectator's."""
    if session is not None and session.ended:
        raise HttpProblem(401)
    must_see(live, user)
    mine = live.seats_of(user.id) if user is not None else []
    if wanted is None:
        return next((seat for seat in mine if not locked(live, session, seat)), SPECTATOR)
    if wanted == SPECTATOR:
        return SPECTATOR
    if wanted not in mine:
        raise HttpProblem(401 if user is None else 403, "this seat is not yours")
    if locked(live, session, wanted):
        raise HttpProblem(403, "this seat is behind its PIN", "locked")
    return wanted


def acting_seat(live: Live, user: UserRow | None, session: Session | None, wanted: int | None) -> int:
    """The seat this request acts for; it must be the sender's own."""
    must_see(live, user)
    if user is None:
        raise HttpProblem(401)
    seat = viewing_seat(live, user, session, wanted)
    if seat == SPECTATOR:
        raise HttpProblem(403, "you have no seat here" if not live.seats_of(user.id) else "say which seat")
    return seat
