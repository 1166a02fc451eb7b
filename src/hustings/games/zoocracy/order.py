"""Who comes first: the order of play, the order of proposals, the opposition leader."""

from __future__ import annotations

from typing import Final

from hustings.core.action import Seat
from hustings.games.zoocracy import constants as zoo
from hustings.games.zoocracy.state import ZooBoard

# Offices that break ties in the order of play, first to last. [zoo §5b.5]
OFFICE_ORDER: Final = (zoo.PRIME, zoo.DEFENCE, zoo.FINANCE, zoo.PRESIDENT, zoo.LEADER)


def play_key(state: ZooBoard, seat: Seat) -> tuple[int, ...]:
    """Most seats, most goals, the offices in turn, then the lot: the smaller key plays first.

    [zoo §5b.4] [zoo §5b.5] [zoo §5b.6] [zoo §B13] [zoo §E6] [zoo §E9]
    """
    office = 0
    while office < len(OFFICE_ORDER) and state.offices[OFFICE_ORDER[office]] != seat:
        office += 1
    return (-state.seats[seat], -state.goals[seat], office, state.lots[seat], seat)


def play_order(state: ZooBoard) -> list[Seat]:
    """All parties in order of play. [zoo §5b.4] [zoo §5b.ex1] [zoo §5b.ex2]"""
    keys = [play_key(state, seat) for seat in range(len(state.seats))]
    keys.sort()
    return [key[4] for key in keys]


def weight_key(state: ZooBoard, seat: Seat) -> tuple[int, ...]:
    """Most seats, then fewest goals, then the lot: for proposals and the opposition leader.

    [zoo §5d.5] [zoo §5d.6] [zoo §D17] [zoo §E6]
    """
    return (-state.seats[seat], state.goals[seat], state.lots[seat], seat)


def proposal_order(state: ZooBoard) -> list[Seat]:
    """In which order the parties make their proposals. [zoo §5d.5] [zoo §5d.6]"""
    keys = [weight_key(state, seat) for seat in range(len(state.seats))]
    keys.sort()
    return [key[3] for key in keys]


def opposition_leader(state: ZooBoard) -> Seat:
    """The largest opposition party, or nobody if all govern. [zoo §5d.18] [zoo §D7]"""
    keys = [
        weight_key(state, seat) for seat in range(len(state.seats)) if state.sides[seat] == zoo.OPPOSITION
    ]
    return min(keys)[3] if keys else zoo.NOBODY


def deciding_party(state: ZooBoard) -> Seat:
    """The Prime Minister's party; while the office is vacant, the largest party of the government. [zoo §D5]"""
    if state.offices[zoo.PRIME] != zoo.NOBODY:
        return state.offices[zoo.PRIME]
    keys = [play_key(state, seat) for seat in range(len(state.seats)) if state.sides[seat] == zoo.GOVERNMENT]
    return min(keys)[4] if keys else zoo.NOBODY
