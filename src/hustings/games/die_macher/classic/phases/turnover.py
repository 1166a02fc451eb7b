"""The end of a round: the board that has voted is cleared, a new state may come, opinions are turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hustings.core.action import CHANCE, Action, Decision, Seat
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.space import Draw
from hustings.games.die_macher.classic.phases.setup import new_board, turn_up
from hustings.games.die_macher.classic.piles import deal_hidden
from hustings.games.die_macher.classic.state import OPEN, REVEAL, ClassicState
from hustings.games.die_macher.common.cards import NOTHING

if TYPE_CHECKING:
    from hustings.games.die_macher.classic.game import Classic

# Steps
CLEAR: Final = 0
NEW_STATE: Final = 1
HIDDEN: Final = 2
TURN_UP: Final = 3
DONE: Final = 4


class Turnover(Phase["Classic", ClassicState]):
    def settle(self, game: Classic, state: ClassicState, frame: Frame, log: Log) -> bool:
        facts = game.facts
        if frame.step == CLEAR:
            clear(game, state)
            # After the last boards have been dealt out no new state comes.
            # [2006 §6.4.1.1.c] [2006 §8.d] [1997 §5.4.2.c]
            more = state.round + facts.boards <= facts.elections
            frame.step = NEW_STATE if more else TURN_UP
            return True
        if frame.step == HIDDEN:
            board = state.boards[-1]
            deal_hidden(state, board, facts.opinions_per_state - open_at_first(game, state))
            frame.step = TURN_UP
            return True
        if frame.step == TURN_UP:
            frame.step = DONE
            # [2006 §6.4.1.d] [1997 §5.4.1.d]
            old = state.round + facts.boards <= facts.elections  # the last board is new and turns up nothing
            for i in range(len(state.boards) - (2 if old else 1), -1, -1):
                if state.boards[i].hidden:
                    state.push(REVEAL, (i,))
            return True
        if frame.step == DONE:
            state.pop()
            return True
        return False

    def pending(self, game: Classic, state: ClassicState, frame: Frame) -> list[Decision]:
        return [Decision(CHANCE, "state", Draw(tuple(state.states), 1, game.edition.cite["new_state"]))]

    def apply(
        self, game: Classic, state: ClassicState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        """A new state, last in line. [2006 §6.4.1.b] [1997 §5.4.1.b]"""
        card = action.args[0]
        state.states[card] = 0
        state.boards.append(new_board(game, state, card))
        log.tell("states", (card,))
        frame.step = HIDDEN
        state.push(OPEN, (len(state.boards) - 1, open_at_first(game, state)))


def open_at_first(game: Classic, state: ClassicState) -> int:
    """One open opinion in a new state, two in the very last.

    [2006 §6.4.1.c] [2006 §6.4.1.1.b] [2006 §8.c] [1997 §5.4.1.c] [1997 §5.4.2.b]
    """
    return 2 if state.round + game.facts.boards == game.facts.elections else 1


def clear(game: Classic, state: ClassicState) -> None:
    """Cards are discarded, markers go home, coalitions end. [2006 §6.4.1.a] [1997 §5.4.1.a]"""
    game.edition.clear_tiles(state)
    board = state.boards.pop(0)
    for card in board.opinions:
        state.opinion_discards[card] += 1
    for seat in range(game.players):
        state.media[seat] += board.media[seat]
        state.meetings[seat] += board.meetings[seat]
        state.partners[seat] = NOTHING


class Reveal(Phase["Classic", ClassicState]):
    """A face-down opinion of a state is turned up: ``args`` is (board,)."""

    def pending(self, game: Classic, state: ClassicState, frame: Frame) -> list[Decision]:
        age = state.boards[frame.args[0]].hidden[0]
        bag = tuple(state.opinion_piles[age])
        return [Decision(CHANCE, "opinion", Draw(bag, 1, game.edition.cite["turn_up"]))]

    def apply(
        self, game: Classic, state: ClassicState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        """If it clashes, cards are drawn until one fits. [2006 §6.4.1.d] [1997 §5.4.1.d]"""
        board = state.boards[frame.args[0]]
        card = action.args[0]
        age = board.hidden.pop(0)
        state.opinion_piles[age][card] -= 1
        state.pop()
        wanted = len(board.opinions) + 1
        turn_up(game, state, board, card, log)
        if len(board.opinions) < wanted:
            state.push(OPEN, (frame.args[0], wanted))
