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
        self.majority = cited(book, "5.2.8.h", "6.2.8.h")
        self.same_card = cited(book, "H29", "H29")
        self.national_media = cited(book, "5.3.3.a", "6.3.3.a")
        self.national_opinion = cited(book, "5.3.3.b", "6.3.3.b")
        self.national_full = cited(book, "5.3.3.e", "6.3.3.e")
        self.new_state = cited(book, "5.4.1.b", "6.4.1.b")
        self.turn_up = cited(book, "5.4.1.d", "6.4.1.d")
        self.donation = cited(book, "5.4.4.a", "6.4.2.a")
        self.donation_accepted = cited(book, "5.4.4.b", "6.4.2.b")
        self.donation_refused = cited(book, "5.4.4.c", "6.4.2.c")
        self.donation_most_refused = cited(book, "5.4.4.d", "6.4.2.d")
        self.tenet = cited(book, "V.b", "")
        self.cabinet_money = cited(book, "P7", "P7")
        self.cabinet_used = cited(book, "5.2.3.k", "6.2.3.k")
        self.swap_needs = cited(book, "P6", "P6")
        self.coalition_tile = cited(book, "5.2.4.a", "6.2.4.a")
        self.coalition_order = cited(book, "5.2.4.d", "6.2.4.d")
        self.asked_once = cited(book, "H11", "H11")
        self.meeting_price = cited(book, "5.2.6.a", "6.2.6.a")
        self.meeting_spaces = cited(book, "5.2.6.c", "6.2.6.c")
        self.meeting_supply = cited(book, "4.1.a", "5.1.a")
        self.poll_protection = cited(book, "5.2.7.d", "6.2.7.d")
        self.donation_used = cited(book, "5.4.4.e", "6.4.2.e")


def cited(book: str, of_1997: str, of_2006: str) -> str:
    """``2006 §6.2.6.b``, or nothing where that book has no such rule."""
    section = of_1997 if book == "1997" else of_2006
    return f"{book} §{section}" if section else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The edition of 2006; that of 1997 derives from it and says what it does otherwise."""

    fills_hand_first: bool = True  # at the conference, before discarding [2006 §6.2.2.b]
    bids_again: bool = True  # after a tie for the start [2006 §6.2.1.c]
    # in the conversion phase, before the election [2006 §6.2.8.a] [2006 §H12]
    converts_voting_state: bool = True
    # a majority brings in no topic that is still open [2006 §6.2.8.h] [2006 §H29]
    majority_heeds_topics: bool = True
    narrow_loser_places_media: bool = True  # [2006 §6.3.3.g]

    def __init__(self, tables: Tables, book: str = "2006") -> None:
        self.tables = tables
        self.cite = Citations(book)

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
