"""The rounds: each walks through its programme of phases, and at its end boards and opinions change."""

from __future__ import annotations

from typing import Final

from hustings.core import CHANCE, Args, Decision, Draw, Frame, Log, Payload, Phase, Seat
from hustings.games.die_macher.classic import events, frames, questions
from hustings.games.die_macher.classic.phases.setup import new_board, turn_up
from hustings.games.die_macher.classic.piles import deal_hidden
from hustings.games.die_macher.classic.roles import BOARD
from hustings.games.die_macher.classic.rules import Rules
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import NOTHING


class Round(Phase[Rules, ClassicState]):
    """``step`` is the place in the programme of the round."""

    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        """One round after another until the last election is over. [2006 §6.a] [1997 §5.a]"""
        if state.round == 0:
            state.round = 1
            log.tell(events.ROUND, (1,))
        programme = game.programmes[state.round]
        if frame.step < len(programme):
            frame.step += 1
            state.push(programme[frame.step - 1])
        elif state.round == game.tables.elections:
            state.pop()
            log.tell(events.END)
        else:
            state.round += 1
            frame.step = 0
            log.tell(events.ROUND, (state.round,))
        return True


# Steps
CLEAR: Final = 0
NEW_STATE: Final = 1
HIDDEN: Final = 2
TURN_UP: Final = 3
DONE: Final = 4


class Turnover(Phase[Rules, ClassicState]):
    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        tables = game.tables
        if frame.step == CLEAR:
            clear(game, state)
            # After the last boards have been dealt out no new state comes.
            # [2006 §6.4.1.1.c] [2006 §8.d] [1997 §5.4.2.c]
            more = state.round + tables.boards <= tables.elections
            frame.step = NEW_STATE if more else TURN_UP
            return True
        if frame.step == HIDDEN:
            board = state.boards[-1]
            deal_hidden(state, board, tables.opinions_per_state - open_at_first(game, state))
            frame.step = TURN_UP
            return True
        if frame.step == TURN_UP:
            frame.step = DONE
            # [2006 §6.4.1.d] [1997 §5.4.1.d]
            old = (
                state.round + tables.boards <= tables.elections
            )  # the last board is new and turns up nothing
            for i in range(len(state.boards) - (2 if old else 1), -1, -1):
                if state.boards[i].hidden:
                    state.push(frames.REVEAL, (i,))
            return True
        if frame.step == DONE:
            state.pop()
            return True
        return False

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        return [Decision(CHANCE, questions.STATE, Draw(tuple(state.states), 1, game.edition.cite.new_state))]

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """A new state, last in line. [2006 §6.4.1.b] [1997 §5.4.1.b]"""
        (card,) = args
        state.states[card] = 0
        state.boards.append(new_board(game, state, card))
        log.tell(events.STATES, (card,))
        frame.step = HIDDEN
        state.push(frames.OPEN, (len(state.boards) - 1, open_at_first(game, state)))


def open_at_first(game: Rules, state: ClassicState) -> int:
    """One open opinion in a new state, two in the very last.

    [2006 §6.4.1.c] [2006 §6.4.1.1.b] [2006 §8.c] [1997 §5.4.1.c] [1997 §5.4.2.b]
    """
    return 2 if state.round + game.tables.boards == game.tables.elections else 1


def clear(game: Rules, state: ClassicState) -> None:
    """Cards are discarded, markers go home, coalitions end. [2006 §6.4.1.a] [1997 §5.4.1.a]"""
    game.edition.clear_tiles(state)
    board = state.boards.pop(0)
    for card in board.opinions:
        state.opinion_discards[card] += 1
    for seat in range(game.players):
        state.media[seat] += board.media[seat]
        state.meetings[seat] += board.meetings[seat]
        state.partners[seat] = NOTHING


class Reveal(Phase[Rules, ClassicState]):
    """A face-down opinion of a state is turned up."""

    args = Payload({"board": BOARD})

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        (i,) = frame.args
        age = state.boards[i].hidden[0]
        bag = tuple(state.opinion_piles[age])
        return [Decision(CHANCE, questions.OPINION, Draw(bag, 1, game.edition.cite.turn_up))]

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """If it clashes, cards are drawn until one fits. [2006 §6.4.1.d] [1997 §5.4.1.d]"""
        (i,) = frame.args
        (card,) = args
        board = state.boards[i]
        age = board.hidden.pop(0)
        state.opinion_piles[age][card] -= 1
        state.pop()
        wanted = len(board.opinions) + 1
        turn_up(game, state, board, card, log)
        if len(board.opinions) < wanted:
            state.push(frames.OPEN, (i, wanted))
