"""D and F for two players: seats alone decide who governs."""

from __future__ import annotations

from hustings.core.action import Args, Decision, Seat
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.space import Range
from hustings.games.zoocracy import events, questions
from hustings.games.zoocracy.constants import LEADER
from hustings.games.zoocracy.governing import clear_promises, nobody_governs, take_office
from hustings.games.zoocracy.roles import TERMS
from hustings.games.zoocracy.rules import Rules
from hustings.games.zoocracy.state import ZooState


class GovernmentOfTwo(Phase[Rules, ZooState]):
    def settle(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> bool:
        """More seats: the government with all offices and both goals; equal seats: no change, election next round.

        [zoo §7.1] [zoo §7.2] [zoo §7.3] [zoo §T1] [zoo §T2] [zoo §T3]
        """
        clear_promises(state)
        state.pop()
        if state.seats[0] == state.seats[1]:
            nobody_governs(game, state, log)
            return True
        winner = 0 if state.seats[0] > state.seats[1] else 1
        take_office(game, state, [winner], (winner,) * len(TERMS), True, log)
        return True


class TakeOver(Phase[Rules, ZooState]):
    """The opposition has more seats than the government and may take over at once. [zoo §T5]"""

    def pending(self, game: Rules, state: ZooState, frame: Frame) -> list[Decision]:
        return [Decision(state.offices[LEADER], questions.TAKE_OVER, Range(0, 1, "zoo §T5"))]

    def apply(self, game: Rules, state: ZooState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """Offices move as they lie; the goals still open change hands. [zoo §T1] [zoo §T5]"""
        state.pop()
        (yes,) = args
        log.tell(events.TAKE_OVER, (seat, yes))
        if yes:
            take_office(game, state, [seat], (seat,) * len(TERMS), False, log)
