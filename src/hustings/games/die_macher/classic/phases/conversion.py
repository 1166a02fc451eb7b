"""Meetings become votes, and an absolute majority may change an opinion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.core.action import Action, Decision, Seat
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.space import Range
from hustings.games.die_macher.classic.rules import convert
from hustings.games.die_macher.classic.state import EXCHANGE, Board, ClassicState
from hustings.games.die_macher.common.cards import NOTHING

if TYPE_CHECKING:
    from hustings.games.die_macher.classic.game import Classic


class Conversion(Phase["Classic", ClassicState]):
    """``step`` counts the turns: all parties in the last state to vote, then in the one before it."""

    def settle(self, game: Classic, state: ClassicState, frame: Frame, log: Log) -> bool:
        """From the last state back, and in each from the start player clockwise.

        [2006 §6.2.8.a] [2006 §H12] [1997 §5.2.8.a]
        """
        turns = game.players + 1  # the last turn in each state is the look at the majority
        last = 0 if game.edition.converts_voting_state else 1
        while True:
            passed, place = divmod(frame.step, turns)
            i = len(state.boards) - 1 - passed
            if i < last:
                state.pop()
                return True
            board = state.boards[i]
            if place < game.players:
                seat = (state.start + place) % game.players
                if board.meetings[seat] >= game.facts.meetings_to_convert:
                    return False
            frame.step += 1
            if place == game.players:
                seat = absolute_majority(board)
                if seat != NOTHING:
                    # [2006 §6.2.8.h] [2006 §P3] [1997 §5.2.8.h] [1997 §P3]
                    state.push(EXCHANGE, (i, seat))
                    return True

    def pending(self, game: Classic, state: ClassicState, frame: Frame) -> list[Decision]:
        """Five are needed, then any number may go. [2006 §6.2.8.b] [1997 §5.2.8.b]"""
        passed, place = divmod(frame.step, game.players + 1)
        board = state.boards[len(state.boards) - 1 - passed]
        seat = (state.start + place) % game.players
        return [Decision(seat, "convert", Range(0, board.meetings[seat], game.edition.cite["convert"]))]

    def apply(
        self, game: Classic, state: ClassicState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        passed = frame.step // (game.players + 1)
        board = state.boards[len(state.boards) - 1 - passed]
        frame.step += 1
        if action.args[0]:
            convert(game.facts, state, board, seat, action.args[0], log)


def absolute_majority(board: Board) -> Seat:
    """The party with more votes than all others together, or NOTHING. [2006 §6.2.8.h] [1997 §5.2.8.h]"""
    total = sum(board.votes)
    for seat in range(len(board.votes)):
        if board.votes[seat] * 2 > total:
            return seat
    return NOTHING
