"""The edition of 2006."""

from __future__ import annotations

from typing import Final

from hustings.games.die_macher.classic import frames
from hustings.games.die_macher.classic.editions.base import CAMPAIGN, COUNT, Edition, citations, return_tiles
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.classic.tables import Tables

END: Final = (frames.FINANCE, frames.TURNOVER, frames.DONATIONS)

SECTIONS: Final[dict[str, str]] = {
    "party": "5.1.d",
    "programme": "5.1.b",
    "hand": "5.1.c",
    "states": "5.2.1.1",
    "opinions": "5.2.1.2.c",
    "pool": "5.2.3.b",
    "sheet": "6.1.a",
    "sheet_states": "6.1.b",
    "bid": "6.2.1.a",
    "rebid": "6.2.1.c",
    "lot": "6.2.1.d",
    "start": "6.2.1.a",
    "discard": "6.2.2.c",
    "refill": "6.2.2.c",
    "change": "6.2.2.d",
    "placing": "6.2.3.a",
    "paying": "6.2.3.b",
    "action": "6.2.3.c",
    "key_issue": "6.2.3.f",
    "media_swap": "6.2.3.g",
    "rival_trend": "6.2.3.i",
    "coalition": "6.2.4.b",
    "consent": "6.2.4.b",
    "media": "6.2.5.a",
    "media_spaces": "6.2.5.c",
    "exchange": "6.2.5.f",
    "meetings": "6.2.6.b",
    "poll_card": "6.2.7.a",
    "poll_bid": "6.2.7.b",
    "poll_lines": "6.2.7.c",
    "poll_dice": "6.2.7.e",
    "convert": "6.2.8.b",
    "national_media": "6.3.3.a",
    "national_opinion": "6.3.3.b",
    "national_full": "6.3.3.e",
    "new_state": "6.4.1.b",
    "turn_up": "6.4.1.d",
    "donation": "6.4.2.a",
    "accept_dice": "6.4.2.b",
    "refuse_dice": "6.4.2.c",
    "bonus_dice": "6.4.2.d",
}


class Edition2006(Edition):
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.cite = citations("2006", SECTIONS)
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
