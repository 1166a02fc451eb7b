"""A. Presidential election: sealed bids, half of them paid."""

from __future__ import annotations

from hustings.core import SEAT, Frame, Log, Payload, Range, Seat, Space, many
from hustings.games.zoocracy import events, frames, questions
from hustings.games.zoocracy.constants import BY_ELECTION, PRESIDENT
from hustings.games.zoocracy.rules import Rules, make_goal, pay
from hustings.games.zoocracy.state import ZooState
from hustings.mechanisms.auction import top
from hustings.mechanisms.sealed import SealedPhase


class PresidentialElection(SealedPhase[Rules, ZooState]):
    """``step`` counts the rounds of bids."""

    args = Payload({"bidders": many(SEAT)})
    question = questions.BID

    def settle(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> bool:
        if frame.step:
            return False
        frame.step = 1
        frame.args = tuple(range(game.players))
        state.sealed.ask(list(frame.args))
        return True

    def space(self, game: Rules, state: ZooState, frame: Frame, seat: Seat) -> Space:
        """Every bidder names any part of its funds in secret. [zoo §5a.2] [zoo §A9]"""
        return Range(0, state.funds[seat], "zoo §5a.2")

    def opened(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> None:
        """All bids are opened and paid; the highest wins, equals bid once more.

        [zoo §5a.3] [zoo §5a.5] [zoo §5a.6] [zoo §A1] [zoo §A3] [zoo §A4]
        """
        bidders = frame.args
        bids = [value[0] if value else 0 for value in state.sealed.open(log, events.BID)]
        for party in bidders:
            self._pay_half(state, party, bids[party], log)
        highest = top(bids, bidders)
        if len(highest) == 1:
            state.pop()
            self._elect(game, state, highest[0], log)
        elif frame.step == 1:
            frame.step = 2
            frame.args = tuple(highest)
            state.sealed.ask(highest)
            log.tell(events.TIED, frame.args)
        else:
            state.pop()
            self._fail(state, highest, log)

    def _pay_half(self, state: ZooState, party: Seat, bid: int, log: Log) -> None:
        """Half of every bid is lost, rounded up. [zoo §5a.4] [zoo §A2]"""
        half = (bid + 1) // 2
        if half:
            pay(state, party, half, log)

    def _elect(self, game: Rules, state: ZooState, party: Seat, log: Log) -> None:
        """Office, a goal and a card at once; the next election in two rounds.

        [zoo §5a.3] [zoo §5a.7] [zoo §5a.9] [zoo §5a.10] [zoo §A6] [zoo §A7]
        """
        state.offices[PRESIDENT] = party
        state.presidential = state.round + game.tables.election_interval
        log.tell(events.PRESIDENT, (party,))
        make_goal(game, state, party, game.tables.president_goals, BY_ELECTION, log)
        state.push(frames.DRAWING, (party, game.tables.president_cards))

    def _fail(self, state: ZooState, tied: list[Seat], log: Log) -> None:
        """The sitting President stays, unrewarded, or there is none; the next election follows at once.

        [zoo §5a.6] [zoo §5a.8] [zoo §A5]
        """
        state.presidential = state.round + 1
        log.tell(events.NO_PRESIDENT, (state.offices[PRESIDENT], *tied))
