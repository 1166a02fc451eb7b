"""D. Forming a government: proposals in turn, each followed by a secret vote; for two, seats alone decide.

Talk is free and outside the rules; nothing here moves food, cards, seats or goals. [zoo §5d.3]
"""

from __future__ import annotations

from typing import Final

from hustings.core import FLAG, SEAT, Args, Decision, Frame, Log, Payload, Phase, Range, Seat, Space, many
from hustings.games.zoocracy import events, frames, questions, roles
from hustings.games.zoocracy.constants import LEADER
from hustings.games.zoocracy.governing import clear_promises, nobody_governs, take_office
from hustings.games.zoocracy.order import proposal_order
from hustings.games.zoocracy.rules import Rules
from hustings.games.zoocracy.state import ZooState
from hustings.mechanisms.sealed import SealedPhase
from hustings.mechanisms.votes import supporters

YES_OR_NO: Final = Range(0, 1, "zoo §5d.11")


class Government(Phase[Rules, ZooState]):
    """``step`` is the number of proposals made."""

    args = Payload({"order": many(SEAT)})  # of proposal

    def settle(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> bool:
        """Proposals until one is accepted or all parties have made one. [zoo §5d.5] [zoo §5d.19] [zoo §5d.20]"""
        if not frame.args:
            clear_promises(state)
            frame.args = tuple(proposal_order(state))
            state.accepted = False
            return True
        if state.accepted:
            state.accepted = False
            state.pop()
            return True
        if frame.step == game.players:
            nobody_governs(game, state, log)
            state.pop()
            return True
        return False

    def pending(self, game: Rules, state: ZooState, frame: Frame) -> list[Decision]:
        """Three offices and two goals, each for any party. [zoo §5d.7] [zoo §5d.8] [zoo §5d.10] [zoo §D2] [zoo §D16]"""
        order = frame.args
        return [Decision(order[frame.step], questions.PROPOSE, game.proposal_space)]

    def apply(self, game: Rules, state: ZooState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        frame.step += 1
        log.tell(events.PROPOSED, (seat, *args))
        state.push(frames.VOTE, (seat, 0, *args))


class Vote(SealedPhase[Rules, ZooState]):
    """All parties say Yes or No in secret, the proposer like everyone else. [zoo §5d.11] [zoo §D1]

    Leaves in ``state.accepted`` whether the proposal passed. A motion has one goal where only one is still to come.
    """

    args = Payload({"proposer": SEAT, "motion": FLAG, **roles.TERMS}, optional=1)
    question = questions.VOTE

    def space(self, game: Rules, state: ZooState, frame: Frame, seat: Seat) -> Space:
        return YES_OR_NO

    def opened(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> None:
        """Accepted when the seats behind Yes reach the majority. [zoo §5d.15] [zoo §5f.4] [zoo §5d.ex2] [zoo §5d.ex3]"""
        yes = supporters([value[0] for value in state.sealed.open(log, events.VOTED)])
        weight = 0
        for party in yes:
            weight += state.seats[party]
        state.pop()
        if weight < state.majority:  # [zoo §5d.19] [zoo §5f.8]
            log.tell(events.REFUSED, (weight, state.majority))
            return
        state.accepted = True
        log.tell(events.ACCEPTED, (weight, state.majority))
        _proposer, motion, *terms = frame.args
        take_office(game, state, yes, tuple(terms), not motion, log)


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
        take_office(game, state, [winner], (winner,) * len(roles.TERMS), True, log)
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
            take_office(game, state, [seat], (seat,) * len(roles.TERMS), False, log)
