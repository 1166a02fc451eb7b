"""D. Forming a government: proposals in turn, each followed by a secret vote.

Talk is free and outside the rules; nothing here moves food, cards, seats or goals. [zoo §5d.3]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hustings.core.action import Action, Decision, Seat
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.space import Range
from hustings.games.zoocracy.governing import (
    clear_promises,
    hand_out_all,
    nobody_governs,
    promise,
    spaces_to_promise,
    take_sides,
    turn_up,
)
from hustings.games.zoocracy.order import proposal_order
from hustings.games.zoocracy.state import P1, P2, VOTE, ZooState
from hustings.mechanisms.votes import supporters

if TYPE_CHECKING:
    from hustings.games.zoocracy.game import Zoocracy

# The arguments of a VOTE frame
PROPOSER: Final = 0
IS_MOTION: Final = 1
TERMS: Final = 2  # Prime Minister, Finance, Defence, then one or two goals
GOALS: Final = 5

SILENT: Final = Log(True)  # the opened votes are told in our own words
YES_OR_NO: Final = Range(0, 1, "zoo §5d.11")


class Government(Phase["Zoocracy", ZooState]):
    """``step`` is the number of proposals made; ``args`` are the parties in order of proposal."""

    def settle(self, game: Zoocracy, state: ZooState, frame: Frame, log: Log) -> bool:
        """Proposals until one is accepted or all parties have made one. [zoo §5d.5] [zoo §5d.19] [zoo §5d.20]"""
        if not frame.args:
            clear_promises(state)
            frame.args = tuple(proposal_order(state))
            state.accepted = 0
            return True
        if state.accepted:
            state.accepted = 0
            state.pop()
            return True
        if frame.step == game.players:
            nobody_governs(game, state, log)
            state.pop()
            return True
        return False

    def pending(self, game: Zoocracy, state: ZooState, frame: Frame) -> list[Decision]:
        """Three offices and two goals, each for any party. [zoo §5d.7] [zoo §5d.8] [zoo §5d.10] [zoo §D2] [zoo §D16]"""
        return [Decision(frame.args[frame.step], "propose", game.proposal_space)]

    def apply(
        self, game: Zoocracy, state: ZooState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        frame.step += 1
        log.tell("proposed", (seat, *action.args))
        state.push(VOTE, (seat, 0, *action.args))


class Vote(Phase["Zoocracy", ZooState]):
    """All parties say Yes or No in secret, the proposer like everyone else. [zoo §5d.11] [zoo §D1]

    Leaves in ``state.accepted`` whether the proposal passed.
    """

    def settle(self, game: Zoocracy, state: ZooState, frame: Frame, log: Log) -> bool:
        if frame.step:
            return False
        frame.step = 1
        state.sealed.ask(list(range(game.players)))
        return True

    def pending(self, game: Zoocracy, state: ZooState, frame: Frame) -> list[Decision]:
        return [Decision(seat, "vote", YES_OR_NO) for seat in state.sealed.waiting()]

    def apply(
        self, game: Zoocracy, state: ZooState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        """Accepted when the seats behind Yes reach the majority. [zoo §5d.15] [zoo §5f.4] [zoo §5d.ex2] [zoo §5d.ex3]"""
        state.sealed.commit(seat, action.args, log)
        if not state.sealed.ready():
            return
        answers = [value[0] for value in state.sealed.open(SILENT)]
        for party in range(game.players):
            log.tell("voted", (party, answers[party]))
        yes = supporters(answers)
        weight = 0
        for party in yes:
            weight += state.seats[party]
        state.pop()
        if weight < state.majority:  # [zoo §5d.19] [zoo §5f.8]
            log.tell("refused", (weight, state.majority))
            return
        state.accepted = 1
        log.tell("accepted", (weight, state.majority))
        take_sides(state, yes, log)
        if frame.args[IS_MOTION]:
            self._replace(game, state, frame.args, log)
        else:
            self._form(game, state, frame.args, log)

    def _form(self, game: Zoocracy, state: ZooState, args: tuple[int, ...], log: Log) -> None:
        """Offices face up, both programme markers. [zoo §5d.16] [zoo §5d.17] [zoo §D6] [zoo §5d.ex1]"""
        hand_out_all(game, state, args[TERMS], args[TERMS + 1], args[TERMS + 2], log)
        turn_up(state)
        promise(game, state, P1, args[GOALS], log)
        promise(game, state, P2, args[GOALS + 1], log)

    def _replace(self, game: Zoocracy, state: ZooState, args: tuple[int, ...], log: Log) -> None:
        """Offices as they lie, the programme markers that are still to come. [zoo §5f.5] [zoo §5f.6] [zoo §F4]"""
        hand_out_all(game, state, args[TERMS], args[TERMS + 1], args[TERMS + 2], log)
        spaces = spaces_to_promise(state)
        for i in range(len(spaces)):
            promise(game, state, spaces[i], args[GOALS + i], log)
