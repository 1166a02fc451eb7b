"""What people at a table decide together: pauses, and what to do about somebody who does not answer.

At a table with a clock the others are asked when time has run out several times in a row; at one without, one of them
asks, once the table has waited for long.
"""

from __future__ import annotations

from typing import Any

from hustings.core.codec import dumps, loads
from hustings.structs import UNSET
from hustings.table.clock_state import ClockState
from hustings.table.clocks import clocks_of, write_clocks
from hustings.table.draft import TableDraft
from hustings.table.ids import new_token
from hustings.table.patience import patience
from hustings.table.problems import HttpProblem
from hustings.table.seating import close, stand_in, take_back
from hustings.table.times import moment, now, stamp
from hustings.table.voters import deciders, voice_of, voters

BY = "agreement"


# Entries from which on a table without a clock waits anew for whoever is asked.
GOES_ON = ("line", "start", "back", "absent-decided")


def vote_absent(
    draft: TableDraft, seat: int, absent: int, choice: str, bot: str, actor: str, still: str
) -> None:
    """One of the others says what to do; more than half of those who are not absent themselves decide.

    ``still``: since when nothing has happened that is one of ``GOES_ON``.
    """
    draft.table.playing()
    seat = voice_of(draft.seats, seat)
    if seat not in voters(draft.seats, but=absent):
        raise HttpProblem(409, "the others decide about this seat", "not-asked")
    clock = clocks_of(draft.row).get(str(absent))
    if clock is None or not clock.absent:
        _ask_about(draft, absent, still)
    for mine in draft.table.seats_of(actor):
        returned(draft, mine)
    clocks = clocks_of(draft.row)
    clock = clocks[str(absent)]
    clock.votes = {**({} if clock.votes is UNSET else clock.votes), str(seat): choice}
    draft.set(clocks=write_clocks(clocks))
    draft.write("absent-vote", {"seat": seat, "to": absent, "now": choice}, actor)
    settle_absence(draft, bot)


def _ask_about(draft: TableDraft, seat: int, still: str) -> None:
    """Ask the others about somebody whom a table without a clock waits for. Raises a refusal."""
    row, place = draft.row, draft.seats[seat]
    asked = any(number == seat for number, _ in draft.table.waiting())
    if row.clock is not None or not asked or place.kind != "human" or place.by_bot:
        raise HttpProblem(409, "nobody is asked about this seat", "not-asked")
    times = patience(row)
    assert times is not None
    enough = times.here if (place.here_until or "") > stamp() else times.away
    if (now() - moment(still)).total_seconds() < enough:
        raise HttpProblem(409, "the table has not waited for this player long enough", "too-early")
    clocks = clocks_of(row)
    clock = clocks.setdefault(str(seat), ClockState(0))
    clock.votes, clock.asked_at = {}, stamp()
    draft.set(clocks=write_clocks(clocks))
    draft.write("absent", {"seat": seat, "now": "waited"})


def settle_absence(draft: TableDraft, bot: str) -> None:
    """Do what more than half want, about everybody the others are asked about."""
    for name in sorted(clocks_of(draft.row)):
        clocks = clocks_of(draft.row)
        votes = clocks[name].votes
        if draft.row.status != "running" or votes is UNSET:
            continue
        asked = deciders(draft.seats, clocks, int(name))
        said = [votes.get(str(seat)) for seat in asked]
        for choice in dict.fromkeys(said):
            if choice is not None and 2 * said.count(choice) > len(asked):
                _decide(draft, int(name), choice, bot)


def _decide(draft: TableDraft, seat: int, choice: str, bot: str) -> None:
    _fresh(draft, seat, away=choice == "standin")
    draft.write("absent-decided", {"seat": seat, "now": choice})
    if choice == "standin":
        stand_in(draft, seat, bot, BY)
    elif choice == "replace":
        draft.set_seat(
            seat,
            kind="link",
            user_id=None,
            name="",
            bot=None,
            standin=False,
            token=new_token(),
            pin=None,
            orders=None,
            availability=None,
            here_until=None,
        )
        draft.hand_over(seat, "nobody", BY)
    elif choice == "end":
        close(draft, BY)


def _fresh(draft: TableDraft, seat: int, away: bool = False) -> bool:
    """A seat's clock as if nothing had been missed; whether that is a change."""
    clocks = clocks_of(draft.row)
    clock = clocks.get(str(seat))
    if clock is None or not (clock.missed or clock.absent or clock.away != away):
        return False
    was_absent = clock.absent
    clock.missed, clock.away, clock.votes, clock.asked_at = 0, away, UNSET, ""
    if was_absent:
        clock.used, clock.late = 0.0, False
    draft.set(clocks=write_clocks(clocks))
    return was_absent


def returned(draft: TableDraft, seat: int) -> None:
    """The person of a seat does something: they are back."""
    if draft.row.clocks is None:
        return
    away = draft.table.is_away(seat)
    if _fresh(draft, seat) or away:
        draft.write("back", {"seat": seat})
    if away:
        take_back(draft, seat)


def pause(draft: TableDraft, seat: int, on: bool, actor: str) -> None:
    """Agree to stop the clocks, which all people must, or to start them again, which more than half must."""
    draft.table.playing()
    if draft.row.clock is None:
        raise HttpProblem(409, "this table has no clock", "no-clock")
    asked = voters(draft.seats)
    seat = voice_of(draft.seats, seat)
    if seat not in asked:
        raise HttpProblem(409, "a bot plays this seat; take it back first", "handed-over")
    state = read_pause(draft.row.pause)
    stands = state is not None and state["on"]
    if on == stands:
        if state is not None and stands and seat in state["agreed"]:  # no wish to go on any more
            _set(draft, {**state, "agreed": [each for each in state["agreed"] if each != seat]})
            draft.write("pause", {"seat": seat, "now": "stay"}, actor)
        elif state is not None and not stands:  # withdrawn by who asked, else refused
            draft.set(pause=None)
            draft.write(
                "pause", {"seat": seat, "now": "withdrawn" if seat == state["by"] else "refused"}, actor
            )
        return
    if state is None:
        state = {"on": False, "by": seat, "agreed": [], "since": stamp()}
    agreed = sorted({*state["agreed"], seat})
    draft.write("pause", {"seat": seat, "now": "go-on" if stands else "ask"}, actor)
    enough = 2 * len(set(agreed) & set(asked)) > len(asked) if stands else set(agreed) >= set(asked)
    if not enough:
        _set(draft, {**state, "agreed": agreed})
    elif stands:
        draft.set(pause=None)
        draft.write("pause", {"now": "off"})
    else:
        _set(draft, {"on": True, "by": state["by"], "agreed": [], "since": stamp()})
        draft.write("pause", {"now": "on"})


def read_pause(stored: str | None) -> dict[str, Any] | None:
    return None if stored is None else dict(loads(stored.encode()))


def _set(draft: TableDraft, state: dict[str, Any]) -> None:
    draft.set(pause=dumps(state).decode())
