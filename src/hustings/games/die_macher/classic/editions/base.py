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


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    tables: Tables
    cite: dict[str, str]  # our name of a rule -> its citation, "2006 §6.2.6.b"
    fills_hand_first: bool  # at the conference, before discarding
    bids_again: bool  # after a tie for the start
    polls_dealt_together: bool  # one for every state before the first auction
    converts_voting_state: bool  # in the conversion phase, before the election

    def programme(self, number: int) -> tuple[int, ...]:
        """The phases of a round, as frame kinds."""
        raise NotImplementedError

    def shuffle_back(self, state: ClassicState) -> None:
        """What becomes of the clashing cards of the deal before hidden cards are dealt."""
        raise NotImplementedError

    def exchange_order(self, boards: int) -> list[int]:
        """In which states the controllers of the media exchange an opinion first."""
        raise NotImplementedError

    def put_clash(self, state: ClassicState, card: int) -> None:
        """Where an opinion goes that is turned up beside another on its topic."""
        raise NotImplementedError

    def put_replaced(self, state: ClassicState, card: int, copies: int) -> None:
        """Where the cards of a replaced national opinion go."""
        raise NotImplementedError

    def clear_idle_tiles(self, state: ClassicState) -> None:
        """Coalition tiles that led to nothing, at the end of the coalition phase."""
        raise NotImplementedError

    def clear_tiles(self, state: ClassicState) -> None:
        """The coalition tiles left in the state that has voted."""
        raise NotImplementedError

    def narrow_loser_places_media(self) -> bool:
        raise NotImplementedError

    def loss(self, dice: tuple[int, ...]) -> int:
        """The members an accepted donation costs."""
        raise NotImplementedError

    def shared_second(self, parties: int) -> int:
        """The bonus of each of several parties with the second most members."""
        raise NotImplementedError


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
    "tenet": ("V.b", ""),
    "placing": ("5.2.3.a", "6.2.3.a"),
    "cabinet_money": ("P7", "P7"),
    "cabinet_used": ("5.2.3.k", "6.2.3.k"),
    "action": ("5.2.3.c", "6.2.3.c"),
    "key_issue": ("5.2.3.f", "6.2.3.f"),
    "media_swap": ("5.2.3.g", "6.2.3.g"),
    "swap_needs": ("P6", "P6"),
    "rival_trend": ("5.2.3.i", "6.2.3.i"),
    "coalition": ("5.2.4.b", "6.2.4.b"),
    "coalition_tile": ("5.2.4.a", "6.2.4.a"),
    "coalition_order": ("5.2.4.d", "6.2.4.d"),
    "asked_once": ("H11", "H11"),
    "consent": ("5.2.4.b", "6.2.4.b"),
    "media": ("5.2.5.a", "6.2.5.a"),
    "media_spaces": ("5.2.5.c", "6.2.5.c"),
    "exchange": ("5.2.5.f", "6.2.5.f"),
    "meetings": ("5.2.6.b", "6.2.6.b"),
    "meeting_price": ("5.2.6.a", "6.2.6.a"),
    "meeting_spaces": ("5.2.6.c", "6.2.6.c"),
    "meeting_supply": ("4.1.a", "5.1.a"),
    "poll_card": ("5.2.7.a", "6.2.7.a"),
    "poll_bid": ("5.2.7.b", "6.2.7.b"),
    "poll_lines": ("5.2.7.c", "6.2.7.c"),
    "poll_protection": ("5.2.7.d", "6.2.7.d"),
    "poll_dice": ("5.2.7.e", "6.2.7.e"),
    "convert": ("5.2.8.b", "6.2.8.b"),
    "national_media": ("5.3.3.a", "6.3.3.a"),
    "national_opinion": ("5.3.3.b", "6.3.3.b"),
    "national_full": ("5.3.3.e", "6.3.3.e"),
    "new_state": ("5.4.1.b", "6.4.1.b"),
    "turn_up": ("5.4.1.d", "6.4.1.d"),
    "donation": ("5.4.4.a", "6.4.2.a"),
    "donation_used": ("5.4.4.e", "6.4.2.e"),
}


def citations(book: str) -> dict[str, str]:
    """What spaces and refusals quote, spelled out once."""
    at = 0 if book == "1997" else 1
    return {name: f"{book} §{sections[at]}" for name, sections in SECTIONS.items() if sections[at]}
