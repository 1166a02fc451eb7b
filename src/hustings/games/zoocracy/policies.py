"""What the variants work out differently, each named for what it does. Chosen once, when the game is made."""

from __future__ import annotations

from hustings.core._mypyc import mypyc_attr
from hustings.core.action import Seat
from hustings.games.zoocracy.state import GOVERNMENT, OPPOSITION, ZooState, seats_of
from hustings.mechanisms.ranking import majority


@mypyc_attr(allow_interpreted_subclasses=True)
class Parliament:
    """When a government has its majority."""

    def majority(self, total: int) -> int:
        """Where the majority marker goes for so many seats; 0 if it is not used."""
        raise NotImplementedError

    def has_majority(self, state: ZooState) -> bool:
        """Whether the government has it now."""
        return self.holds(state.seats, state.sides, state.majority)

    def holds(self, seats: list[int], sides: list[int], majority: int) -> bool:
        """The same from a view's lists."""
        raise NotImplementedError


class MajorityMarker(Parliament):
    """More than half of the seats elected, whatever happens to them later."""

    def majority(self, total: int) -> int:
        """Half of all seats rounded down, plus one. [zoo §5c.8] [zoo §5c.ex1]"""
        return majority(total)

    def holds(self, seats: list[int], sides: list[int], majority: int) -> bool:
        """The government's seats reach the marker. [zoo §5d.15] [zoo §5f.1]"""
        return GOVERNMENT in sides and seats_of(seats, sides, GOVERNMENT) >= majority


class MoreSeats(Parliament):
    """Two players: the marker is not used. [zoo §7.1]"""

    def majority(self, total: int) -> int:
        return 0

    def holds(self, seats: list[int], sides: list[int], majority: int) -> bool:
        """The governing party has strictly more seats than the other. [zoo §T5]"""
        return seats_of(seats, sides, GOVERNMENT) > seats_of(seats, sides, OPPOSITION)


def opposition_larger(seats: list[int], sides: list[int]) -> bool:
    """Two players: the opposition has strictly more seats than the government. [zoo §T5]"""
    return seats_of(seats, sides, OPPOSITION) > seats_of(seats, sides, GOVERNMENT)


@mypyc_attr(allow_interpreted_subclasses=True)
class Promises:
    """What becomes of an office or goal promised to a party that then votes No."""

    def binds(self, state: ZooState, seat: Seat) -> bool:
        raise NotImplementedError


class VoidToOpposition(Promises):
    """It is void. [zoo §D3] [zoo §D4]"""

    def binds(self, state: ZooState, seat: Seat) -> bool:
        return state.sides[seat] == GOVERNMENT


class AsAnnounced(Promises):
    """It is kept to the letter. [zoo §D3] [zoo §D4]"""

    def binds(self, state: ZooState, seat: Seat) -> bool:
        return True
