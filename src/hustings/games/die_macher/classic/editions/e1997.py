"""The edition of 1997."""

from __future__ import annotations

from typing import Final

from hustings.games.die_macher.classic import frames
from hustings.games.die_macher.classic.editions.base import CAMPAIGN, COUNT, Edition
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.classic.tables import Tables
from hustings.mechanisms.bag import refill

END: Final = (frames.TURNOVER, frames.FINANCE, frames.DONATIONS)


class Edition1997(Edition):
    fills_hand_first = False  # [1997 §5.2.2.b]
    bids_again = False  # [1997 §5.2.1.c]
    polls_dealt_together = False  # [1997 §5.2.7.a]
    converts_voting_state = False  # [1997 §5.2.8.a] [1997 §H21]
    narrow_loser_places_media = False  # only the winner places [1997 §5.3.3.f]

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables, "1997")

    def programme(self, number: int) -> tuple[int, ...]:
        """The round before the last only puts its board away, the last is the election alone. [1997 §5.a]

        [1997 §5.4.2.c] [1997 §5.4.2.d]
        """
        if number == self.tables.elections:
            return COUNT
        if number == self.tables.elections - 1:
            return (*CAMPAIGN, *COUNT, frames.TURNOVER)
        return CAMPAIGN + COUNT + END

    def shuffle_back(self, state: ClassicState) -> None:
        """Clashing cards of the deal are shuffled back into the piles. [1997 §4.2.h] [1997 §H4]"""
        refill(state.programme_pile, state.programme_aside)
        refill(state.opinion_piles[-1], state.opinion_aside)

    def exchange_order(self, boards: int) -> list[int]:
        """From the active state clockwise. [1997 §5.2.5.e]"""
        return list(range(boards))

    def put_clash(self, state: ClassicState, card: int) -> None:
        """Into the exchange pool. [1997 §5.4.1.d] [1997 §H25]"""
        state.pool[card] += 1

    def put_replaced(self, state: ClassicState, card: int, copies: int) -> None:
        """Out of the game. [1997 §5.3.3.d]"""
        state.opinion_removed[card] += copies

    def clear_idle_tiles(self, state: ClassicState) -> None:
        """They stay until the election is over. [1997 §5.2.4.e]"""

    def clear_tiles(self, state: ClassicState) -> None:
        """Out of the game. [1997 §5.2.4.e]"""
        tiles = state.boards[0].tiles
        for seat in range(len(tiles)):
            tiles[seat] = 0

    def loss(self, dice: tuple[int, ...]) -> int:
        """The number rolled: all dice together. [1997 §5.4.4.b] [1997 §H23]"""
        return sum(dice)

    def shared_second(self, parties: int) -> int:
        """The parties share the bonus. [1997 §6.3.c] [1997 §H22]"""
        return self.tables.second_members // parties
