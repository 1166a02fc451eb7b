"""F. No confidence: the opposition leader's one proposal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.core.action import Action, Decision, Seat
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.games.zoocracy.governing import spaces_to_promise
from hustings.games.zoocracy.state import LEADER, VOTE, ZooState

if TYPE_CHECKING:
    from hustings.games.zoocracy.game import Zoocracy


class NoConfidence(Phase["Zoocracy", ZooState]):
    """A proposal by the rules of formation, or none. [zoo §5f.2] [zoo §5f.7] [zoo §D14] [zoo §F1]"""

    def settle(self, game: Zoocracy, state: ZooState, frame: Frame, log: Log) -> bool:
        if frame.step == 0:
            return False
        state.accepted = 0
        state.pop()
        return True

    def pending(self, game: Zoocracy, state: ZooState, frame: Frame) -> list[Decision]:
        """0 is to let it be; 1 opens three offices and the goals still to come. [zoo §5f.3] [zoo §F2]"""
        goals = len(spaces_to_promise(state))
        return [Decision(state.offices[LEADER], "motion", game.motion_spaces[goals])]

    def apply(
        self, game: Zoocracy, state: ZooState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        frame.step = 1
        log.tell("motion", (seat, *action.args))
        if action.args[0]:
            state.push(VOTE, (seat, 1, *action.args[1:]))
