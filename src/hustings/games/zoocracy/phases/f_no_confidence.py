"""F. No confidence: the opposition leader's one proposal."""

from __future__ import annotations

from hustings.core import Args, Decision, Frame, Log, Phase, Seat
from hustings.games.zoocracy import events, frames, questions
from hustings.games.zoocracy.constants import LEADER
from hustings.games.zoocracy.governing import spaces_to_promise
from hustings.games.zoocracy.rules import Rules
from hustings.games.zoocracy.state import ZooState


class NoConfidence(Phase[Rules, ZooState]):
    """A proposal by the rules of formation, or none. [zoo §5f.2] [zoo §5f.7] [zoo §D14] [zoo §F1]"""

    def settle(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> bool:
        if frame.step == 0:
            return False
        state.accepted = False
        state.pop()
        return True

    def pending(self, game: Rules, state: ZooState, frame: Frame) -> list[Decision]:
        """0 is to let it be; 1 opens three offices and the goals still to come. [zoo §5f.3] [zoo §F2]"""
        goals = len(spaces_to_promise(state))
        return [Decision(state.offices[LEADER], questions.MOTION, game.motion_spaces[goals])]

    def apply(self, game: Rules, state: ZooState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        frame.step = 1
        log.tell(events.MOTION, (seat, *args))
        move, *terms = args
        if move:
            state.push(frames.VOTE, (seat, 1, *terms))


class MotionEveryRound(NoConfidence):
    """Advanced rules: the same, whether the government has its majority or not. [zoo §8.3]"""
