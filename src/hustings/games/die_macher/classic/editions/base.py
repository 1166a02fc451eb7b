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


def citations(book: str, sections: dict[str, str]) -> dict[str, str]:
    """What spaces and refusals quote, spelled out once."""
    return {name: f"{book} §{number}" for name, number in sections.items()}
