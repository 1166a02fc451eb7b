"""Set-up: parties, programmes, hands, the first four states with their opinions, the exchange pool."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from hustings.core import CHANCE, COUNT, SEAT, Args, Decision, Draw, Frame, Log, OneOf, Payload, Phase, Seat
from hustings.core.bitset import add, size
from hustings.core.ints import total
from hustings.games.die_macher.classic import events, frames, questions
from hustings.games.die_macher.classic.piles import (
    deal_hidden,
    renew_for,
    renew_opinion_pile,
    renew_programme_pile,
    undealt,
)
from hustings.games.die_macher.classic.roles import BOARD
from hustings.games.die_macher.classic.rules import Rules, fits, has_topic, order
from hustings.games.die_macher.classic.state import ClassicState, StateBoard
from hustings.games.die_macher.common.cards import NOTHING
from hustings.mechanisms.bag import is_empty

# Steps of the deal. Programmes and hands go on until every seat has its cards.
PROGRAMMES: Final = 0
HANDS: Final = 1
STATES: Final = 2
OPINIONS: Final = 3
HIDDEN: Final = 4
POOL: Final = 5


class Parties(Phase[Rules, ClassicState]):
    """``step`` is the seat that chooses."""

    step = SEAT

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        """Any party nobody has taken. [2006 §5.1.d] [2006 §H1] [1997 §4.1.d] [1997 §H1]"""
        free = tuple([party for party in range(len(game.tables.tenets)) if party not in state.party])
        return [Decision(frame.step, questions.PARTY, OneOf(free, game.edition.cite.party))]

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        (party,) = args
        state.party[seat] = party
        log.tell(events.PARTY, (seat, party))
        state.end_step(game.players)


def new_board(game: Rules, state: ClassicState, card: int) -> StateBoard:
    """All markers at zero, and one meeting of each party that has one left.

    [2006 §5.2.1.a] [2006 §H18] [1997 §4.2.a] [1997 §H18]
    """
    n = game.players
    meetings = [0] * n
    for seat in range(n):
        if state.meetings[seat]:
            state.meetings[seat] -= 1
            meetings[seat] = 1
    board = StateBoard()
    board.state = card
    board.trend = [0] * n
    board.votes = [0] * n
    board.arrival = order(state)  # later markers lie on top [2006 §H7] [1997 §H7]
    board.meetings = meetings
    board.media = [0] * n
    board.tiles = [0] * n
    board.opinions = []
    board.hidden = []
    board.key_slot = NOTHING
    return board


class Deal(Phase[Rules, ClassicState]):
    """``step`` walks through the list above."""

    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        if frame.step == PROGRAMMES and self.next_programme(game, state) == NOTHING:
            game.edition.shuffle_back(state)
            frame.step = HANDS
            return True
        if frame.step == HANDS and self.next_hand(game, state) == NOTHING:
            frame.step = STATES
            return True
        if frame.step == OPINIONS:
            frame.step = HIDDEN
            # The first state has four open cards, the next ones one fewer each; the first is dealt first.
            # [2006 §5.2.1.2.a] [2006 §5.2.1.2.b] [1997 §4.2.c] [1997 §4.2.d]
            for i in range(game.tables.boards - 1, -1, -1):
                state.push(frames.OPEN, (i, game.tables.opinions_per_state - i))
            return True
        if frame.step == HIDDEN:
            game.edition.shuffle_back(state)
            for i in range(game.tables.boards):
                deal_hidden(state, state.boards[i], i)
            frame.step = POOL
            return True
        if frame.step == POOL and total(state.pool) == game.tables.pool_cards:
            state.pop()
            return True
        if frame.step <= HANDS and is_empty(state.programme_pile):
            renew_programme_pile(state)
            return True
        if frame.step == POOL and undealt(state) == 0:
            renew_opinion_pile(state)
            return True
        return False

    def next_programme(self, game: Rules, state: ClassicState) -> Seat:
        for seat in range(game.players):
            if size(state.programmes[seat]) < game.tables.programme_cards:
                return seat
        return NOTHING

    def next_hand(self, game: Rules, state: ClassicState) -> Seat:
        for seat in range(game.players):
            if len(state.hands[seat]) < game.tables.hand_cards:
                return seat
        return NOTHING

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        """As many cards at once as are still wanted: a clash leaves a gap, and the deal goes on."""
        tables = game.tables
        cite = game.edition.cite
        pile = state.programme_pile
        if frame.step == PROGRAMMES:
            seat = self.next_programme(game, state)
            n = min(tables.programme_cards - size(state.programmes[seat]), total(pile))
            return [Decision(CHANCE, questions.PROGRAMME, Draw(tuple(pile), n, cite.programme))]
        if frame.step == HANDS:
            seat = self.next_hand(game, state)
            n = min(tables.hand_cards - len(state.hands[seat]), total(pile))
            return [Decision(CHANCE, questions.HAND, Draw(tuple(pile), n, cite.hand))]
        if frame.step == STATES:
            return [Decision(CHANCE, questions.STATES, Draw(tuple(state.states), tables.boards, cite.states))]
        n = min(tables.pool_cards - total(state.pool), undealt(state))
        return [Decision(CHANCE, questions.POOL, Draw(tuple(state.opinion_piles[-1]), n, cite.pool))]

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        if frame.step == PROGRAMMES:
            self.deal_programme(game, state, self.next_programme(game, state), args, log)
        elif frame.step == HANDS:
            deal_hand(state, self.next_hand(game, state), args, log)
        elif frame.step == STATES:
            # [2006 §5.2.1.1] [1997 §4.2.b]
            for card in args:
                state.states[card] = 0
                state.boards.append(new_board(game, state, card))
            log.tell(events.STATES, args)
            frame.step = OPINIONS
        else:
            # Repeats may lie in the pool. [2006 §5.2.3.b] [1997 §4.2.i]
            for card in args:
                state.opinion_piles[-1][card] -= 1
                state.pool[card] += 1
            log.tell(events.POOL, args)

    def deal_programme(
        self, game: Rules, state: ClassicState, seat: Seat, cards: tuple[int, ...], log: Log
    ) -> None:
        """A card on a topic the party has, or against its tenet, is laid under the pile.

        [2006 §5.1.b] [2006 §C1] [1997 §4.1.b] [1997 §V.b]
        """
        for card in cards:
            state.programme_pile[card] -= 1
            if has_topic(state.programmes[seat], card) or card == game.tables.tenets[state.party[seat]]:
                state.programme_aside[card] += 1
                log.tell(events.CLASH, (seat, card))
            else:
                state.programmes[seat] = add(state.programmes[seat], card)
                log.tell(events.PROGRAMME, (seat, card))


def deal_hand(state: ClassicState, seat: Seat, cards: tuple[int, ...], log: Log) -> None:
    """Drawn cards go into the hand; only their owner sees them. [2006 §5.1.c] [1997 §4.1.c]"""
    hand, ages = state.hands[seat], state.hand_ages[seat]
    older = bisect_left(ages, state.programme_age)
    for card in cards:
        state.programme_pile[card] -= 1
        ages.append(state.programme_age)
    hand[older:] = sorted([*hand[older:], *cards])
    log.whisper(seat, events.DREW, (seat, len(cards)), cards)


class Open(Phase[Rules, ClassicState]):
    """Open opinions in a state until so many lie there."""

    args = Payload({"board": BOARD, "number": COUNT})

    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        i, number = frame.args
        board = state.boards[i]
        if len(board.opinions) >= number:
            state.pop()
            return True
        if undealt(state) == 0:
            if not renew_for(state, board):
                state.pop()  # the space stays empty [2006 §H15] [1997 §H15]
            return True
        return False

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        i, number = frame.args
        n = min(number - len(state.boards[i].opinions), undealt(state))
        pile = tuple(state.opinion_piles[-1])
        return [Decision(CHANCE, questions.OPINION, Draw(pile, n, game.edition.cite.opinions))]

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        i, _ = frame.args
        board = state.boards[i]
        for card in args:
            state.opinion_piles[-1][card] -= 1
            turn_up(game, state, board, card, log)


def turn_up(game: Rules, state: ClassicState, board: StateBoard, card: int, log: Log) -> None:
    """An opinion is turned up; if its topic is open there already it does not stay.

    [2006 §5.2.1.2.c] [1997 §4.2.e]
    """
    if fits(board, card):
        board.opinions.append(card)
        log.tell(events.OPINION, (board.state, card))
    elif state.round:
        game.edition.put_clash(state, card)
        log.tell(events.OPINION_CLASH, (board.state, card))
    else:
        state.opinion_aside[card] += 1
        log.tell(events.OPINION_CLASH, (board.state, card))
