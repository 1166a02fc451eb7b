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


class Citations:
    """The sections that spaces and refusals name, in the book of the edition."""

    def __init__(self, book: str) -> None:
        # our name of the rule, its section of 1997, its section of 2006
        self.party = cited(book, "4.1.d", "5.1.d")
        self.programme = cited(book, "4.1.b", "5.1.b")
        self.hand = cited(book, "4.1.c", "5.1.c")
        self.states = cited(book, "4.2.b", "5.2.1.1")
        self.opinions = cited(book, "4.2.e", "5.2.1.2.c")
        self.pool = cited(book, "4.2.i", "5.2.3.b")
        self.sheet = cited(book, "5.1.a", "6.1.a")
        self.bid = cited(book, "5.2.1.a", "6.2.1.a")
        self.rebid = cited(book, "", "6.2.1.c")
        self.lot = cited(book, "5.2.1.c", "6.2.1.d")
        self.start = cited(book, "5.2.1.a", "6.2.1.a")
        self.discard = cited(book, "5.2.2.b", "6.2.2.c")
        self.refill = cited(book, "5.2.2.b", "6.2.2.c")
        self.change = cited(book, "5.2.2.c", "6.2.2.d")
        self.placing = cited(book, "5.2.3.a", "6.2.3.a")
        self.action = cited(book, "5.2.3.c", "6.2.3.c")
        self.key_issue = cited(book, "5.2.3.f", "6.2.3.f")
        self.media_swap = cited(book, "5.2.3.g", "6.2.3.g")
        self.rival_trend = cited(book, "5.2.3.i", "6.2.3.i")
        self.coalition = cited(book, "5.2.4.b", "6.2.4.b")
        self.consent = cited(book, "5.2.4.b", "6.2.4.b")
        self.media = cited(book, "5.2.5.a", "6.2.5.a")
        self.media_spaces = cited(book, "5.2.5.c", "6.2.5.c")
        self.exchange = cited(book, "5.2.5.f", "6.2.5.f")
        self.meetings = cited(book, "5.2.6.b", "6.2.6.b")
        self.poll_card = cited(book, "5.2.7.a", "6.2.7.a")
        self.poll_bid = cited(book, "5.2.7.b", "6.2.7.b")
        self.poll_lines = cited(book, "5.2.7.c", "6.2.7.c")
        self.poll_dice = cited(book, "5.2.7.e", "6.2.7.e")
        self.convert = cited(book, "5.2.8.b", "6.2.8.b")
        self.national_media = cited(book, "5.3.3.a", "6.3.3.a")
        self.national_opinion = cited(book, "5.3.3.b", "6.3.3.b")
        self.national_full = cited(book, "5.3.3.e", "6.3.3.e")
        self.new_state = cited(book, "5.4.1.b", "6.4.1.b")
        self.turn_up = cited(book, "5.4.1.d", "6.4.1.d")
        self.donation = cited(book, "5.4.4.a", "6.4.2.a")


def cited(book: str, of_1997: str, of_2006: str) -> str:
    """``2006 §6.2.6.b``, or nothing where that book has no such rule."""
    section = of_1997 if book == "1997" else of_2006
    return f"{book} §{section}" if section else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    tables: Tables
    cite: Citations
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
