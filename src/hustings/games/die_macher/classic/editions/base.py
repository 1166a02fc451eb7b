"""What an edition decides: the order of the phases, and the rules the two books word differently.

Rule code never asks which edition it is in. It asks for a figure, a step of the programme or
one of the methods below, each named for what it does.
"""

from __future__ import annotations

from typing import Final

from hustings.core._mypyc import mypyc_attr
from hustings.games.die_macher.classic import frames
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.classic.tables import Tables

# [2006 §6.a] [1997 §5.a]
CAMPAIGN: Final = (
    frames.BIDDING,
    frames.CONFERENCE,
    frames.PLACING,
    frames.COALITIONS,
    frames.MEDIA,
    frames.EXCHANGES,
    frames.MEETINGS,
    frames.POLLS,
    frames.CONVERSION,
)
COUNT: Final = (frames.ELECTION, frames.SPOILS, frames.MEMBERS)


END: Final = (frames.FINANCE, frames.TURNOVER, frames.DONATIONS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The edition of 2006; that of 1997 derives from it and says what it does otherwise."""

    fills_hand_first: bool = True  # at the conference, before discarding [2006 §6.2.2.b]
    bids_again: bool = True  # after a tie for the start [2006 §6.2.1.c]
    polls_dealt_together: bool = True  # one for every state before the first auction [2006 §6.2.7.a]
    converts_voting_state: bool = (
        True  # in the conversion phase, before the election [2006 §6.2.8.a] [2006 §H12]
    )
    narrow_loser_places_media: bool = True  # [2006 §6.3.3.g]

    def __init__(self, tables: Tables, book: str = "2006") -> None:
        self.tables = tables
        self.cite = citations(book)  # our name of a rule -> its citation, "2006 §6.2.6.b"

    def programme(self, number: int) -> tuple[int, ...]:
        """The phases of a round: campaign, election, end; the last round is the election alone.

        [2006 §6.a] [2006 §6.4.1.1.d] [2006 §8.e] [2006 §C18]
        """
        if number == self.tables.elections:
            return COUNT
        return CAMPAIGN + COUNT + END

    def shuffle_back(self, state: ClassicState) -> None:
        """Clashing cards of the deal stay under their pile. [2006 §5.1.b] [2006 §5.2.1.2.c] [2006 §H4]"""

    def exchange_order(self, boards: int) -> list[int]:
        """Opinions are exchanged from the last state to vote back to the one voting now. [2006 §6.2.5.e]"""
        return list(range(boards - 1, -1, -1))

    def put_clash(self, state: ClassicState, card: int) -> None:
        """An opinion whose topic is open already goes under the pile. [2006 §6.4.1.d] [2006 §C12]"""
        state.opinion_aside[card] += 1

    def put_replaced(self, state: ClassicState, card: int, copies: int) -> None:
        """The cards of a replaced national opinion go to the discards. [2006 §6.3.3.d]"""
        state.opinion_discards[card] += copies

    def clear_idle_tiles(self, state: ClassicState) -> None:
        """Coalition tiles that led to nothing go back to their owners. [2006 §6.2.4.e] [2006 §C9]"""
        return_tiles(state, True)

    def clear_tiles(self, state: ClassicState) -> None:
        """So do the others after the election. [2006 §6.2.4.e]"""
        return_tiles(state, False)

    def loss(self, dice: tuple[int, ...]) -> int:
        """An accepted donation costs as many members as the highest die shows. [2006 §6.4.2.b]"""
        return max(dice)

    def shared_second(self, parties: int) -> int:
        """A shared second place in members brings nothing. [2006 §7.3.c]"""
        return 0


def return_tiles(state: ClassicState, idle_only: bool) -> None:
    """Coalition tiles of the state voting now go back to their owners."""
    tiles = state.boards[0].tiles
    for seat in range(len(tiles)):
        if not idle_only or state.partners[seat] < 0:
            state.tiles[seat] += tiles[seat]
            tiles[seat] = 0


# Our name of a rule: its sections in the books of 1997 and of 2006
SECTIONS: Final[dict[str, tuple[str, str]]] = {
    "party": ("4.1.d", "5.1.d"),
    "programme": ("4.1.b", "5.1.b"),
    "hand": ("4.1.c", "5.1.c"),
    "states": ("4.2.b", "5.2.1.1"),
    "opinions": ("4.2.e", "5.2.1.2.c"),
    "pool": ("4.2.i", "5.2.3.b"),
    "sheet": ("5.1.a", "6.1.a"),
    "bid": ("5.2.1.a", "6.2.1.a"),
    "rebid": ("", "6.2.1.c"),
    "lot": ("5.2.1.c", "6.2.1.d"),
    "start": ("5.2.1.a", "6.2.1.a"),
    "discard": ("5.2.2.b", "6.2.2.c"),
    "refill": ("5.2.2.b", "6.2.2.c"),
    "change": ("5.2.2.c", "6.2.2.d"),
    "placing": ("5.2.3.a", "6.2.3.a"),
    "action": ("5.2.3.c", "6.2.3.c"),
    "key_issue": ("5.2.3.f", "6.2.3.f"),
    "media_swap": ("5.2.3.g", "6.2.3.g"),
    "rival_trend": ("5.2.3.i", "6.2.3.i"),
    "coalition": ("5.2.4.b", "6.2.4.b"),
    "consent": ("5.2.4.b", "6.2.4.b"),
    "media": ("5.2.5.a", "6.2.5.a"),
    "media_spaces": ("5.2.5.c", "6.2.5.c"),
    "exchange": ("5.2.5.f", "6.2.5.f"),
    "meetings": ("5.2.6.b", "6.2.6.b"),
    "poll_card": ("5.2.7.a", "6.2.7.a"),
    "poll_bid": ("5.2.7.b", "6.2.7.b"),
    "poll_lines": ("5.2.7.c", "6.2.7.c"),
    "poll_dice": ("5.2.7.e", "6.2.7.e"),
    "convert": ("5.2.8.b", "6.2.8.b"),
    "national_media": ("5.3.3.a", "6.3.3.a"),
    "national_opinion": ("5.3.3.b", "6.3.3.b"),
    "national_full": ("5.3.3.e", "6.3.3.e"),
    "new_state": ("5.4.1.b", "6.4.1.b"),
    "turn_up": ("5.4.1.d", "6.4.1.d"),
    "donation": ("5.4.4.a", "6.4.2.a"),
}


def citations(book: str) -> dict[str, str]:
    """What spaces and refusals quote, spelled out once."""
    at = 0 if book == "1997" else 1
    return {name: f"{book} §{sections[at]}" for name, sections in SECTIONS.items() if sections[at]}
