"""The election: the last meetings become votes, and votes become seats."""

from __future__ import annotations

from typing import Final

from hustings.core import Frame, Log, Phase
from hustings.core.bitset import has
from hustings.games.die_macher.classic import events, frames
from hustings.games.die_macher.classic.phases.conversion import absolute_majority
from hustings.games.die_macher.classic.rules import Rules, convert, order, receive, result
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import NOTHING

# Steps of the election
CONVERT: Final = 0
COUNT: Final = 1


class Election(Phase[Rules, ClassicState]):
    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        if frame.step == CONVERT:
            frame.step = COUNT
            self.convert_all(game, state, log)
        else:
            self.count(game, state, log)
        return True

    def convert_all(self, game: Rules, state: ClassicState, log: Log) -> None:
        """All remaining meetings are converted, however few. [2006 §6.3.1.a] [1997 §5.3.1.a]"""
        board = state.boards[0]
        for seat in order(state):
            if board.meetings[seat]:
                convert(game.tables, state, board, seat, board.meetings[seat], log)
        if not game.edition.converts_voting_state:
            # The one conversion of this state, so the right of an absolute majority belongs to it. [1997 §H21]
            holder = absolute_majority(board)
            if holder != NOTHING:
                state.push(frames.MAJORITY, (0, holder))

    def count(self, game: Rules, state: ClassicState, log: Log) -> None:
        """Votes become seats, and somebody has won. [2006 §6.3.1.b] [1997 §5.3.1.b]"""
        board = state.boards[0]
        # [2006 §6.3.1.b] [2006 §6.3.1.c] [1997 §5.3.1.b] [1997 §5.3.1.c]
        table = game.tables.seat_tables[board.state]
        won = [table[votes] for votes in board.votes]
        state.seats[state.round - 1] = won
        log.tell(events.COUNTED, (board.state, *board.votes))
        log.tell(events.SEATS, (board.state, *won))
        outcome = result(board, state.partners)
        votes = board.votes[outcome.winner]
        if outcome.partner != NOTHING:
            votes += board.votes[outcome.partner]
        log.tell(events.WON, (board.state, outcome.winner, outcome.partner, int(outcome.narrow()), votes))
        state.pop()


class Members(Phase[Rules, ClassicState]):
    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        """Every party gains members for the national opinions it shares; contradictions cost nothing.

        [2006 §6.3.4.a] [2006 §C16] [1997 §5.3.4.a]
        """
        for seat in range(game.players):
            gained = 0
            for space in matches(state.programmes[seat], state.national):
                gained += game.tables.opinion_members[space]
            if gained:
                state.members[seat] += gained
                log.tell(events.MEMBERS, (seat, gained))
        state.pop()
        return True


def matches(programme: int, national: list[int]) -> list[int]:
    """The national spaces whose opinion is in the party's programme."""
    spaces: list[int] = []
    for space in range(len(national)):
        card = national[space]
        if card != NOTHING and has(programme, card):
            spaces.append(space)
    return spaces


class Finance(Phase[Rules, ClassicState]):
    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        """Money for the seats just won, and in some rounds for members.

        [2006 §6.3.5.a] [2006 §6.3.5.b] [2006 §5.2.1.3] [2006 §6.4.1.1.a] [2006 §8.b]
        [1997 §5.4.3.a] [1997 §5.4.3.b] [1997 §4.2.f] [1997 §5.4.2.a]
        """
        tables = game.tables
        won = state.seats[state.round - 1]
        for seat in range(game.players):
            receive(state, seat, won[seat] * tables.money_per_seat, log)
            if state.round in tables.payout_rounds:
                receive(state, seat, state.members[seat] * tables.money_per_member, log)
        state.pop()
        return True
