"""The preliminary round: secret sheets, carried out together."""

from __future__ import annotations

from hustings.core import Frame, Log, Seat, Space
from hustings.games.die_macher.classic import events, questions
from hustings.games.die_macher.classic.rules import Rules, add_members, add_votes, move_trend
from hustings.games.die_macher.classic.spaces import Sheet
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.classic.tables import LINE_TREND, LINE_VOTES
from hustings.mechanisms.sealed import SealedPhase


def sheet(game: Rules) -> Sheet:
    """[2006 §6.1.a] [2006 §6.1.b] [1997 §5.1.a] [1997 §5.1.b]"""
    tables = game.tables
    return Sheet(tables.sheet_lines, tables.sheet_media, tables.boards, game.edition.cite.sheet)


class Sheets(SealedPhase[Rules, ClassicState]):
    question = questions.SHEET

    def space(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat) -> Space:
        return sheet(game)

    def opened(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> None:
        """In seat order: later markers lie on top. [2006 §H6] [1997 §H6]"""
        sheets = state.sealed.open(log, events.REVEALED_SHEET)
        for seat in range(game.players):
            carry_out(game, state, seat, sheets[seat])
        state.pop()


def carry_out(game: Rules, state: ClassicState, seat: Seat, args: tuple[int, ...]) -> None:
    """Nothing is paid, and a state may end up with more media markers than spaces.

    [2006 §6.1.c] [2006 §C4] [2006 §6.1.d] [2006 §H27] [1997 §5.1.c] [1997 §5.1.d] [1997 §H27]
    """
    tables = game.tables
    offer, *places = args
    lines = tables.sheet_lines[offer]
    for i in range(len(lines)):
        board = state.boards[places[i]]
        if lines[i] == LINE_TREND:
            move_trend(tables, board, seat, tables.sheet_trend)
        elif lines[i] == LINE_VOTES:
            add_votes(tables, board, seat, tables.sheet_votes)
        else:
            state.meetings[seat] -= tables.sheet_meetings
            board.meetings[seat] += tables.sheet_meetings
    extra, *media = places[len(lines) :]
    for i in media:
        state.media[seat] -= 1
        state.boards[i].media[seat] += 1
    add_members(state, seat, tables.sheet_members[extra])
