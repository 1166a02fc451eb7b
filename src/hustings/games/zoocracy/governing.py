"""Making a government: what formation, a motion of no confidence and the two-player rules share."""

from __future__ import annotations

from hustings.core import Log, Seat
from hustings.games.zoocracy import constants as zoo
from hustings.games.zoocracy import events
from hustings.games.zoocracy.order import opposition_leader
from hustings.games.zoocracy.rules import Rules
from hustings.games.zoocracy.state import ZooState


def take_sides(state: ZooState, government: list[Seat], log: Log) -> None:
    """Those who said yes govern, the others oppose. [zoo §5d.2]"""
    for seat in range(len(state.sides)):
        state.sides[seat] = zoo.GOVERNMENT if seat in government else zoo.OPPOSITION
    state.caretaker = False
    log.tell(events.GOVERNMENT, tuple(government))


def hand_out(game: Rules, state: ZooState, office: int, seat: Seat, log: Log) -> None:
    """An office goes where it was promised, or stays vacant where the promise is void. [zoo §5d.16] [zoo §D3]"""
    state.offices[office] = seat if game.promises.binds(state, seat) else zoo.NOBODY
    log.tell(events.OFFICE, (office, state.offices[office]))


def promise(game: Rules, state: ZooState, space: int, seat: Seat, log: Log) -> None:
    """A party's marker on P1 or P2, or none where the promise is void. [zoo §5d.17] [zoo §D4]"""
    state.promises[space] = seat if game.promises.binds(state, seat) else zoo.NOBODY
    log.tell(events.PROMISE, (space, state.promises[space]))


def new_leader(state: ZooState, log: Log) -> None:
    """The opposition leader's card goes to the largest opposition party. [zoo §5d.18] [zoo §D7]"""
    state.offices[zoo.LEADER] = opposition_leader(state)
    log.tell(events.OFFICE, (zoo.LEADER, state.offices[zoo.LEADER]))


def take_office(
    game: Rules, state: ZooState, parties: list[Seat], terms: tuple[int, ...], anew: bool, log: Log
) -> None:
    """These parties govern, on the terms of the proposal.

    A government that is formed anew has its offices face up and both programme markers; one that replaces another
    has the offices as they lie, and the markers that are still to come. [zoo §5d.8] [zoo §5d.9] [zoo §5d.16]
    [zoo §5d.17] [zoo §5d.25] [zoo §D6] [zoo §5d.ex1] [zoo §5f.5] [zoo §5f.6] [zoo §F4]
    """
    prime, finance, defence, *goals = terms
    take_sides(state, parties, log)
    hand_out(game, state, zoo.PRIME, prime, log)
    hand_out(game, state, zoo.FINANCE, finance, log)
    hand_out(game, state, zoo.DEFENCE, defence, log)
    new_leader(state, log)
    if anew:
        turn_up(state)
    spaces = (zoo.P1, zoo.P2) if anew else spaces_to_promise(state)
    for i in range(len(spaces)):
        promise(game, state, spaces[i], goals[i], log)


def turn_up(state: ZooState) -> None:
    """All privileges can be used again, a vacant office's too. [zoo §5d.12] [zoo §5d.16] [zoo §D15] [zoo §B16]"""
    for office in (zoo.PRIME, zoo.FINANCE, zoo.DEFENCE, zoo.LEADER):
        state.active[office] = True


def clear_promises(state: ZooState) -> None:
    """P1 and P2 are empty. [zoo §5d.4]"""
    state.promises[zoo.P1] = zoo.NOBODY
    state.promises[zoo.P2] = zoo.NOBODY


def spaces_to_promise(state: ZooState) -> tuple[int, ...]:
    """The programme spaces that a motion of no confidence fills anew. [zoo §5f.3] [zoo §5f.6] [zoo §F2] [zoo §F3]"""
    if not state.elected:
        return (zoo.P2,)
    if state.parliamentary == state.round + 1:
        return (zoo.P1,)
    return (zoo.P1, zoo.P2)


def nobody_governs(game: Rules, state: ZooState, log: Log) -> None:
    """No government could be formed: the old one is caretaker, if there was one; an election follows at once.

    [zoo §5d.21] [zoo §5d.22] [zoo §5d.23] [zoo §5d.24] [zoo §D9] [zoo §D10] [zoo §E2]
    """
    state.failed = True
    state.parliamentary = state.round + 1
    if zoo.GOVERNMENT in state.sides:
        state.caretaker = True
        log.tell(events.CARETAKER)
        new_leader(state, log)
    else:
        log.tell(events.NO_GOVERNMENT)
