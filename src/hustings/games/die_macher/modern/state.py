"""A 2019 game: what lies open, what is hidden, and what a seat knows of it. Money is in thousands throughout.

A card of either deck is a *kind*, numbered as in ``common/cards.py``: even for a plus, odd for a minus.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hustings.core import COUNT, MONEY, NUMBER, SEAT, Board, Seat, set_of, shifted
from hustings.core.struct import Struct, by, by_seat, many, one
from hustings.games.die_macher.modern import roles
from hustings.mechanisms.auction import OnceAround
from hustings.mechanisms.sealed import Sealed

BOARDS: Final = 4
SLOTS: Final = 4  # opinion spaces of a region
PARTIES: Final = 5
HIDDEN: Final = -2  # in a view: a card lies there face down

# Where a poll card is; SHELVED + seat: put away unpublished by that seat
IN_DECK: Final = 0
PUBLISHED: Final = 1
UNSOLD: Final = 2
IN_HAND: Final = 3
SHELVED: Final = 4


@dataclass(init=False, eq=False, repr=False)
class Region(Struct):
    """One region board: its card, its opinions, and what each seat has there."""

    region: int = one(roles.REGION)  # the card on this board, NOTHING once the board is gone
    opinions: list[int] = by(roles.SLOT, roles.CARD, secret=True)  # NOTHING where the space is empty
    face_up: list[int] = by(roles.SLOT, NUMBER)  # 1 or 0
    elder: list[int] = by(roles.SLOT, NUMBER)  # 1 when dealt before the opinions were last shuffled
    double: int = one(roles.SLOT)  # the slot under a 2x marker, or NOTHING
    votes: list[int] = by_seat(COUNT)
    trend: list[int] = by_seat(NUMBER)
    meetings: list[int] = by_seat(COUNT)
    media: list[int] = by_seat(COUNT)
    used: int = one(set_of(roles.ACT))  # once-per-region actions carried out this round
    row_seats: list[int] = many(SEAT)  # owners of the politicians lying here, in the order placed
    row_cards: list[int] = many(roles.POLITICIAN, secret=True, most=PARTIES)  # which politicians they are
    row_paid: list[int] = many(NUMBER, most=PARTIES)  # 1 for each that was paid for


@dataclass(init=False, eq=False, repr=False)
class ModernBoard(Board):
    """What everybody sees, and what everybody can keep in mind."""

    round: int = one(roles.ROUND)
    held: int = one(COUNT)  # elections held so far
    ballot: int = one(roles.BOARD)  # this round's (first) election
    first: int = one(SEAT)  # the first player
    party: list[int] = by_seat(roles.PARTY)  # NOTHING until it is chosen
    spent: list[int] = by_seat(MONEY)  # all that was ever paid
    base: list[int] = by_seat(COUNT)
    vote_points: list[int] = by_seat(COUNT)
    win_points: list[int] = by_seat(COUNT)
    latest: list[int] = by_seat(COUNT)  # points for votes in this round's elections
    presence: list[int] = by_seat(set_of(roles.ELECTION))  # elections with a marker on the national board
    meetings: list[int] = by_seat(COUNT)  # in supply
    media: list[int] = by_seat(COUNT)  # in supply
    boxed_media: list[int] = by_seat(COUNT)  # out of the game
    doubles: int = one(COUNT)  # 2x markers ready
    boxed_doubles: int = one(COUNT)
    programmes: list[list[int]] = by_seat(many(roles.CARD, most=5))  # ascending
    # the part of the hand that everybody can name
    shown: list[list[int]] = by_seat(many(roles.CARD, most=3))
    cabinet: list[int] = by_seat(set_of(roles.POLITICIAN))  # not yet revealed
    donations: list[int] = by_seat(set_of(roles.DONATION))  # cards left
    box: list[int] = by(roles.REGION, COUNT)  # 1 while it has not come into play
    opinion_elders: list[int] = by(roles.CARD, COUNT)  # copies among which the elder face-down opinions are
    opinion_discard: list[int] = by(roles.CARD, COUNT)
    display: list[int] = by(roles.CARD, COUNT)  # of opinions, one of a kind
    programme_discard: list[int] = by(roles.CARD, COUNT)
    programme_display: list[int] = many(roles.CARD, most=5)
    poll_back: int = one(roles.PARTY)  # on the back of the top poll, or NOTHING
    auction: OnceAround = one(OnceAround)  # for a poll, or between those tied for first player


@dataclass(init=False, eq=False, repr=False)
class ModernState(ModernBoard):
    """The truth: the board, and what is hidden."""

    money: list[int] = by_seat(MONEY)
    bank: int = one(MONEY)
    regions: list[Region] = by(roles.BOARD, Region)
    hands: list[list[int]] = by_seat(many(roles.CARD), secret=True)  # ascending
    recalled: list[list[int]] = by_seat(many(roles.CARD), secret=True)  # known to be in other hands
    # the draft, by whom a packet was dealt to: taken cards first, in order, then the rest ascending
    packets: list[list[int]] = by_seat(many(roles.CARD), secret=True)
    opinion_deck: list[int] = by(roles.CARD, COUNT, secret=True)
    programme_deck: list[int] = by(roles.CARD, COUNT, secret=True)
    polls: list[int] = by(roles.POLL, shifted(SEAT, SHELVED), secret=True)  # where each card is
    sealed: Sealed = one(Sealed, secret=True)


@dataclass(init=False, eq=False, repr=False)
class ModernView(ModernBoard):
    """What one seat knows: the board, its own cards, and how many cards it has not seen."""

    seat: Seat = one(SEAT)
    money: list[int] = by_seat(MONEY)  # NOTHING where it is hidden
    received: list[int] = by_seat(MONEY)  # all that was ever taken in, in public
    regions: list[Region] = by(roles.BOARD, Region)  # face-down opinions and politicians are HIDDEN
    hand: list[int] = many(roles.CARD, most=6)
    hand_sizes: list[int] = by_seat(COUNT)
    recalled: list[int] = many(roles.CARD, most=18)  # what the viewer knows to be hidden in other hands
    # the draft as seen; NOTHING for a card unseen
    packets: list[list[int]] = by_seat(many(roles.CARD, most=7))
    opinion_unseen: list[int] = by(roles.CARD, COUNT)  # in the deck or face down in a region
    programme_unseen: list[int] = by(roles.CARD, COUNT)  # in the deck or in a place the viewer cannot see
    polls: list[int] = by(roles.POLL, shifted(SEAT, SHELVED))  # where each card is, NOTHING when unknown
    polls_unseen: list[list[int]] = by(roles.PLACE, by(roles.PARTY, COUNT))  # unknown cards there, by back
    polls_shelved: list[list[int]] = by_seat(by(roles.PARTY, COUNT))  # unknown cards put away, by their back
    sealed: Sealed = one(Sealed)
