"""Goals and food: what the game is played for, and with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hustings.core.action import Seat
from hustings.core.event import Log
from hustings.games.zoocracy.state import ZooState

if TYPE_CHECKING:
    from hustings.games.zoocracy.game import Zoocracy

# Why a goal was made, in the event
BY_ELECTION: Final = 0
BY_PROMISE: Final = 1
BY_CARD: Final = 2


def make_goal(game: Zoocracy, state: ZooState, seat: Seat, amount: int, why: int, log: Log) -> None:
    """A party moves up its track and stops at the last space. [zoo §6.1] [zoo §G8]"""
    state.goals[seat] = min(state.goals[seat] + amount, game.tables.goals_last_space)
    log.tell("goal", (seat, state.goals[seat], why))


def pay(state: ZooState, seat: Seat, food: int, log: Log) -> None:
    """Food goes from a party's funds to the supply, in public. [zoo §E10]"""
    state.funds[seat] -= food
    state.spent[seat] += food
    state.supply += food
    log.tell("paid", (seat, food))


def receive(state: ZooState, seat: Seat, food: int) -> None:
    """Food comes from the supply, which never runs out. [zoo §B15] [zoo §7.4]"""
    state.funds[seat] += food
    state.supply -= food
