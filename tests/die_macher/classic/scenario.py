"""A table set up by hand: any phase can be begun on it, and played answer by answer.

Topics are 0 to 6; ``yes(t)`` and ``no(t)`` are their cards. Unless a test says otherwise:
seat 0 is for 0-4; seat 1 for 0, 1, 5 and against 2, 3; seat 2 against 0-4; seat 3 for 2-6;
seat 4 against 2-6. The open opinions of the four states are yes on 0-3, 0-2, 0-1 and 0.
"""

from __future__ import annotations

import pytest

from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.phases.setup import new_board
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import CARDS
from hustings.testing import Scenario, shared_game

both = pytest.mark.parametrize("edition", ["1997", "2006"])


def yes(topic: int) -> int:
    return topic * 2


def no(topic: int) -> int:
    return topic * 2 + 1


def cards(*items: int) -> int:
    """A set of cards."""
    return sum(1 << item for item in set(items))


def bag(*items: int) -> list[int]:
    """A bag that holds exactly these cards."""
    counts = [0] * CARDS
    for item in items:
        counts[item] += 1
    return counts


PROGRAMMES = [
    cards(yes(0), yes(1), yes(2), yes(3), yes(4)),
    cards(yes(0), yes(1), no(2), no(3), yes(5)),
    cards(no(0), no(1), no(2), no(3), no(4)),
    cards(yes(2), yes(3), yes(4), yes(5), yes(6)),
    cards(no(2), no(3), no(4), no(5), no(6)),
]


class Table(Scenario[Classic, ClassicState]):
    def __init__(self, edition: str, players: int = 4, **options: object) -> None:
        game: Classic = shared_game(f"die-macher-{edition}", players, **options)
        super().__init__(game, game.setup())
        state, tables = self.state, self.game.tables
        state.party = list(range(players))
        state.programmes = PROGRAMMES[:players]
        state.round = 1
        for number, state_id in enumerate(("HB", "SL", "HH", "MV")):
            card = self.game.tables.state_ids.index(state_id)
            state.states[card] = 0
            board = new_board(self.game, state, card)
            board.meetings = [0] * players
            board.opinions = [yes(topic) for topic in range(tables.boards - number)]
            board.hidden = [0] * number
            state.boards.append(board)
        state.meetings = [tables.meetings] * players
        state.pool = bag(yes(5), no(5), yes(6), no(6), no(0), no(1))

    def deal(self, *hands: list[int], ages: list[list[int]] | None = None) -> None:
        """Everybody's hidden cards, of the first pile unless ``ages`` says otherwise."""
        self.state.hands = [list(hand) for hand in hands]
        self.state.hand_ages = ages or [[0] * len(hand) for hand in hands]
