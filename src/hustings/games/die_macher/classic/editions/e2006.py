"""The edition of 2006."""

from __future__ import annotations

from typing import Final

from hustings.games.die_macher.classic import frames
from hustings.games.die_macher.classic.editions.base import CAMPAIGN, COUNT, Citations, Edition, return_tiles
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.classic.tables import Tables

END: Final = (frames.FINANCE, frames.TURNOVER, frames.DONATIONS)


class Edition2006(Edition):
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.cite = Citations("2006")
        self.fills_hand_first = True  # [2006 §6.2.2.b]
        self.bids_again = True  # [2006 §6.2.1.c]
        self.polls_dealt_together = True  # [2006 §6.2.7.a]
        self.converts_voting_state = True  # [2006 §6.2.8.a] [2006 §H12]

    def programme(self, number: int) -> tuple[int, ...]:
        """Campaign, election, end of the round; the last round is the election alone. [2006 §6.a]

        [2006 §6.4.1.1.d] [2006 §8.e] [2006 §C18]
        """
        if number == self.tables.elections:
            return COUNT
        return CAMPAIGN + COUNT + END

    def shuffle_back(self, state: ClassicState) -> None:
        """Clashing cards stay under their pile. [2006 §5.1.b] [2006 §5.2.1.2.c] [2006 §H4]"""

    def exchange_order(self, boards: int) -> list[int]:
        """From the last state to vote back to the one voting now. [2006 §6.2.5.e]"""
        return list(range(boards - 1, -1, -1))

    def put_clash(self, state: ClassicState, card: int) -> None:
        """Under the pile. [2006 §6.4.1.d] [2006 §C12]"""
        state.opinion_aside[card] += 1

    def put_replaced(self, state: ClassicState, card: int, copies: int) -> None:
        """To the discards. [2006 §6.3.3.d]"""
        state.opinion_discards[card] += copies

    def clear_idle_tiles(self, state: ClassicState) -> None:
        """Back to their owners. [2006 §6.2.4.e] [2006 §C9]"""
        return_tiles(state, True)

    def clear_tiles(self, state: ClassicState) -> None:
        """Back to their owners after the election. [2006 §6.2.4.e]"""
        return_tiles(state, False)

    def narrow_loser_places_media(self) -> bool:
        """Yes. [2006 §6.3.3.g]"""
        return True

    def loss(self, dice: tuple[int, ...]) -> int:
        """The highest die. [2006 §6.4.2.b]"""
        return max(dice)

    def shared_second(self, parties: int) -> int:
        """A shared second place brings nothing. [2006 §7.3.c]"""
        return 0
