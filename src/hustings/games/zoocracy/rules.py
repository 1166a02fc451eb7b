"""What the phases share: species and their votes, goals, food, seats, and how long the game lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.core.action import Seat
from hustings.core.event import Log
from hustings.games.zoocracy import events
from hustings.games.zoocracy.constants import END, NO_EVENT, NOBODY, P1, P2, SPECIES
from hustings.games.zoocracy.state import ZooBoard, ZooState
from hustings.games.zoocracy.tables import Tables

if TYPE_CHECKING:
    from hustings.games.zoocracy.game import Zoocracy

# -- species --


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


def tied_species(state: ZooBoard) -> list[int]:
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


def campaign_limit(game: Zoocracy, board: ZooBoard) -> int:
    """How much food from funds a turn may place. [zoo §5b.7] [zoo §9b.good-harvest] [zoo §9b.bad-harvest]"""
    return max(game.tables.campaign_limit + board.harvest, 0)


# -- goals and food --


def make_goal(game: Zoocracy, state: ZooState, seat: Seat, amount: int, why: int, log: Log) -> None:
    """A party moves up its track and stops at the last space. [zoo §6.1] [zoo §G8]"""
    state.goals[seat] = min(state.goals[seat] + amount, game.tables.goals_last_space)
    log.tell(events.GOAL, (seat, state.goals[seat], why))


def due_spaces(game: Zoocracy, board: ZooBoard) -> tuple[int, ...]:
    """The programme spaces that score now: P1 after an election, else P2; both in the last round. [zoo §5g.2] [zoo §5g.3] [zoo §E7]"""
    if not board.elected:
        return (P2,)
    if board.round == game.tables.rounds:
        return (P1, P2)
    return (P1,)


def pay(state: ZooState, seat: Seat, food: int, log: Log) -> None:
    """Food goes from a party's funds to the supply, in public. [zoo §E10]"""
    state.funds[seat] -= food
    state.spent[seat] += food
    state.supply += food
    log.tell(events.PAID, (seat, food))


def receive(state: ZooState, seat: Seat, food: int) -> None:
    """Food comes from the supply, which never runs out. [zoo §B15] [zoo §7.4]"""
    state.funds[seat] += food
    state.supply -= food


# -- parliament, and the end --


def side_seats(board: ZooBoard, side: int) -> int:
    """The seats of the government, or of the opposition."""
    total = 0
    for seat in range(len(board.sides)):
        if board.sides[seat] == side:
            total += board.seats[seat]
    return total


def last_round(game: Zoocracy, board: ZooBoard) -> bool:
    """Whether everyone can see that the game ends with this round. [zoo §6.1] [zoo §6.2] [zoo §9b.end] [zoo §G10]"""
    if board.event != NO_EVENT and game.event_type[board.event] == END:
        return True
    return max(board.goals) >= game.tables.goals_last_space
