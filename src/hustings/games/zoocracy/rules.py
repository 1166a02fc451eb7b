"""The species: ties, leaders and votes."""

from __future__ import annotations

from hustings.core.action import Seat
from hustings.games.zoocracy.lookup import Tables
from hustings.games.zoocracy.state import NOBODY, SPECIES, ZooState


def is_tied(row: list[int]) -> bool:
    """Whether two parties have the same number of tokens here; none is no number. [zoo §5b.13] [zoo §B2] [zoo §B3]"""
    n = len(row)
    for i in range(n):
        here = row[i]
        if here:
            for j in range(i + 1, n):
                if row[j] == here:
                    return True
    return False


def tied_with(row: list[int], seat: Seat, more: int) -> bool:
    """Whether ``seat`` with ``more`` tokens would tie with anyone. Requires ``more`` above 0."""
    return row[seat] + more in row


def tied_species(state: ZooState) -> list[int]:
    """Species that are tied now. Only food from funds placed in this turn can do that, so only there is it sought."""
    found: list[int] = []
    for species in range(SPECIES):
        if state.fresh[species] and is_tied(state.tokens[species]):
            found.append(species)
    return found


def replaced(row: list[int], seat: Seat, victim: Seat) -> list[int]:
    """The tokens after a negative campaign of ``seat`` against ``victim``. [zoo §9a.negative]"""
    after = row[:]
    after[victim] -= 1
    after[seat] += 1
    return after


def leader_and_second(row: list[int]) -> tuple[Seat, Seat]:
    """The parties with most and second most tokens, or nobody. Requires that nobody is tied. [zoo §5c.4] [zoo §C3]"""
    first = NOBODY
    second = NOBODY
    for seat in range(len(row)):
        if row[seat]:
            if first == NOBODY or row[seat] > row[first]:
                second = first
                first = seat
            elif second == NOBODY or row[seat] > row[second]:
                second = seat
    return first, second


def votes(tables: Tables, species: int, manipulation: int, seasons: list[int]) -> tuple[int, int]:
    """The votes of a species for its first and second party, as tokens and seasons stand.

    [zoo §5c.4] [zoo §5c.5] [zoo §5d.13] [zoo §9a.rainy] [zoo §9a.dry] [zoo §B12] [zoo §C4]
    """
    if species == manipulation:
        first = tables.manipulation_first
        second = tables.manipulation_second
    else:
        first = tables.first[species]
        second = tables.second[species]
    first -= seasons[tables.habitat[species]]
    return (max(0, first)), second
