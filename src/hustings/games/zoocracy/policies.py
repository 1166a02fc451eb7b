"""What the variants work out differently, each named for what it does. Chosen once, when the game is made."""

from __future__ import annotations

from hustings.core._mypyc import mypyc_attr
from hustings.core.action import Seat
from hustings.games.zoocracy.constants import GOVERNMENT, OPPOSITION
from hustings.games.zoocracy.rules import side_seats
from hustings.games.zoocracy.state import ZooBoard
from hustings.mechanisms.ranking import majority


@mypyc_attr(allow_interpreted_subclasses=True)
class Parliament:
    """When a government has its majority."""

    def majority(self, total: int) -> int:
        """Where the majority marker goes for so many seats; 0 if it is not used."""
        raise NotImplementedError

    def has_majority(self, board: ZooBoard) -> bool:
        """Whether the government has it now."""
        raise NotImplementedError


class MajorityMarker(Parliament):
    """More than half of the seats elected, whatever happens to them later."""

    def majority(self, total: int) -> int:
        """Half of all seats rounded down, plus one. [zoo §5c.8] [zoo §5c.ex1]"""
        return majority(total)

    def has_majority(self, board: ZooBoard) -> bool:
        """The government's seats reach the marker. [zoo §5d.15] [zoo §5f.1]"""
        return GOVERNMENT in board.sides and side_seats(board, GOVERNMENT) >= board.majority


class MoreSeats(Parliament):
    """Two players: the marker is not used. [zoo §7.1]"""

    def majority(self, total: int) -> int:
        return 0

    def has_majority(self, board: ZooBoard) -> bool:
        """The governing party has strictly more seats than the other. [zoo §T5]"""
        return side_seats(board, GOVERNMENT) > side_seats(board, OPPOSITION)


def opposition_larger(board: ZooBoard) -> bool:
    """Two players: the opposition has strictly more seats than the government. [zoo §T5]"""
    return side_seats(board, OPPOSITION) > side_seats(board, GOVERNMENT)


@mypyc_attr(allow_interpreted_subclasses=True)
class Promises:
    """What becomes of an office or goal promised to a party that then votes No."""

    def binds(self, board: ZooBoard, seat: Seat) -> bool:
        raise NotImplementedError


class VoidToOpposition(Promises):
    """It is void. [zoo §D3] [zoo §D4]"""

    def binds(self, board: ZooBoard, seat: Seat) -> bool:
        return board.sides[seat] == GOVERNMENT


class AsAnnounced(Promises):
    """It is kept to the letter. [zoo §D3] [zoo §D4]"""

    def binds(self, board: ZooBoard, seat: Seat) -> bool:
        return True
