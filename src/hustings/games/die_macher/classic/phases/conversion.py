"""Meetings become votes, and an absolute majority may change an opinion."""

from __future__ import annotations

from hustings.core import Args, Decision, Frame, Log, Payload, Phase, Range, Seat, seat_after
from hustings.core.ints import total
from hustings.games.die_macher.classic import frames, questions
from hustings.games.die_macher.classic.roles import BOARD, PLACE
from hustings.games.die_macher.classic.rules import Rules, convert
from hustings.games.die_macher.classic.state import ClassicState, StateBoard
from hustings.games.die_macher.common.cards import NOTHING


class Conversion(Phase[Rules, ClassicState]):
    """All parties in the last state to vote, then in the one before it; ``step`` is the place in the turn order."""

    step = PLACE
    args = Payload({"board": BOARD})

    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        """From the last state back, and in each from the start player clockwise.

        [2006 §6.2.8.a] [2006 §H12] [1997 §5.2.8.a]
        """
        if not frame.args:
            frame.args = (len(state.boards) - 1,)
        (i,) = frame.args
        if i < (0 if game.edition.converts_voting_state else 1):
            state.pop()
            return True
        board = state.boards[i]
        while frame.step < game.players:
            seat = seat_after(state.start, frame.step, game.players)
            if board.meetings[seat] >= game.tables.meetings_to_convert:
                return False
            frame.step += 1
        frame.step = 0
        frame.args = (i - 1,)
        seat = absolute_majority(board)
        if seat != NOTHING:
            # [2006 §6.2.8.h] [2006 §P3] [1997 §5.2.8.h] [1997 §P3]
            state.push(frames.MAJORITY, (i, seat))
        return True

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        """Five are needed, then any number may go. [2006 §6.2.8.b] [1997 §5.2.8.b]"""
        (i,) = frame.args
        seat = seat_after(state.start, frame.step, game.players)
        most = state.boards[i].meetings[seat]
        return [Decision(seat, questions.CONVERT, Range(0, most, game.edition.cite.convert))]

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        (i,) = frame.args
        (meetings,) = args
        frame.step += 1
        if meetings:
            convert(game.tables, state, state.boards[i], seat, meetings, log)


def absolute_majority(board: StateBoard) -> Seat:
    """The party with more votes than all others together, or NOTHING. [2006 §6.2.8.h] [1997 §5.2.8.h]"""
    cast = total(board.votes)
    for seat in range(len(board.votes)):
        if board.votes[seat] * 2 > cast:
            return seat
    return NOTHING
