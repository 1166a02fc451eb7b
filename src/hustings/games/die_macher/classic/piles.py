"""The draw piles: programme cards, opinion cards and polls.

A pile is a bag. When it runs out, what lies under it or its discards become the next one, one age
younger. A card that was drawn or dealt face down keeps the age of its pile, so everybody can tell
what it may be and no more.
"""

from __future__ import annotations

from hustings.core.ints import total
from hustings.games.die_macher.classic.rules import fits
from hustings.games.die_macher.classic.state import ClassicState, StateBoard
from hustings.games.die_macher.classic.tables import Tables
from hustings.games.die_macher.common.cards import CARDS, NOTHING
from hustings.mechanisms.bag import is_empty, refill

# -- programme cards --


def renew_programme_pile(state: ClassicState) -> None:
    """First what lies under the pile, then the discards. [2006 §H3] [1997 §H3]"""
    if is_empty(state.programme_pile):
        state.programme_age += 1
        source = state.programme_discards if is_empty(state.programme_aside) else state.programme_aside
        refill(state.programme_pile, source)


# -- opinion cards --


def undealt(state: ClassicState) -> int:
    """Cards left to draw from the opinion pile: its bag also holds what lies face down on the boards."""
    age = len(state.opinion_piles) - 1
    n = total(state.opinion_piles[age])
    for board in state.boards:
        n -= board.hidden.count(age)
    return n


def renew_opinion_pile(state: ClassicState) -> bool:
    """First what lies under the pile, then the discards. False if there is neither. [2006 §H3] [1997 §H3]"""
    source = state.opinion_discards if is_empty(state.opinion_aside) else state.opinion_aside
    if is_empty(source):
        return False
    fresh = [0] * CARDS
    refill(fresh, source)
    state.opinion_piles.append(fresh)
    return True


def renew_for(state: ClassicState, board: StateBoard) -> bool:
    """A new pile that holds a card which fits the state; False if no card anywhere does.

    If only the discards hold one, what lies under the pile is shuffled with them.
    [2006 §H3] [2006 §H15] [1997 §H3] [1997 §H15]
    """
    if fitting(state.opinion_aside, board):
        return renew_opinion_pile(state)
    if fitting(state.opinion_discards, board):
        refill(state.opinion_discards, state.opinion_aside)
        return renew_opinion_pile(state)
    return False


def fitting(bag: list[int], board: StateBoard) -> bool:
    fit = [card for card in range(CARDS) if bag[card] and fits(board, card)]
    return bool(fit)


def deal_hidden(state: ClassicState, board: StateBoard, n: int) -> None:
    """Lay ``n`` cards face down: nobody sees them, so only their age is noted."""
    for _ in range(n):
        if undealt(state) == 0 and not renew_opinion_pile(state):
            return
        board.hidden.append(len(state.opinion_piles) - 1)


# -- polls --


def unseen_polls(tables: Tables, state: ClassicState) -> list[int]:
    """The poll cards nobody has looked at since the pile was last shuffled."""
    bag = list(tables.poll_used)
    for card in state.published:
        bag[card] = 0
    for cards in state.shelved:
        for card in cards:
            bag[card] = 0
    if state.poll != NOTHING:
        bag[state.poll] = 0
    return bag


def renew_polls(tables: Tables, state: ClassicState) -> None:
    """None left: the discarded polls are shuffled and form the new pile.

    [2006 §6.2.7.f] [2006 §C11] [2006 §H5] [1997 §C11] [1997 §H5]
    """
    if total(unseen_polls(tables, state)) == 0:
        state.published.clear()
        for cards in state.shelved:
            cards.clear()
