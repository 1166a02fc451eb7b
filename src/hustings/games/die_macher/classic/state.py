"""The state of a classic Die Macher game. Money is in thousands throughout.

Cards are numbered as in ``common/cards.py``: even for yes (the pale card), odd for no.
Bags count cards by that number; a set of cards, or of seats, is an int with one bit for each.
Nobody has seen a face-down opinion card, so it is not a
card yet: it is only the age of the pile it was dealt from, and is drawn when it is turned up.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hustings.core import COUNT, MONEY, NUMBER, SEAT, Board, Seat, set_of, shifted
from hustings.core.struct import Struct, by, by_seat, many, one
from hustings.games.die_macher.classic import roles
from hustings.mechanisms.auction import Ascending
from hustings.mechanisms.sealed import Sealed

BOARDS: Final = 4
AGES: Final = 16  # of a pile: a game draws fewer than 200 programme cards, and a new pile has 16 or more
FACE_DOWN: Final = -2  # to a viewer: a card of another party that lies there unseen

# Answers to a donation
UNDECIDED: Final = 0
ACCEPTED: Final = 1
REFUSED: Final = 2


@dataclass(init=False, eq=False, repr=False)
class StateBoard(Struct):
    """One state before its election."""

    state: int = one(roles.STATE)
    trend: list[int] = by_seat(NUMBER)  # popularity
    votes: list[int] = by_seat(COUNT)
    arrival: list[int] = many(SEAT)  # by their last step on the vote track: the later lies on top
    meetings: list[int] = by_seat(COUNT)
    media: list[int] = by_seat(COUNT)
    tiles: list[int] = by_seat(COUNT)  # coalition tiles
    opinions: list[int] = by(roles.SLOT, roles.CARD, most=4)  # open cards
    hidden: list[int] = many(roles.AGE, most=4)  # face-down cards: the age of the pile each was dealt from
    key_slot: int = one(roles.SLOT)  # the open card under the key-issue tile, or NOTHING


@dataclass(init=False, eq=False, repr=False)
class ClassicBoard(Board):
    """What everybody sees."""

    party: list[int] = by_seat(roles.PARTY)  # NOTHING before the choice
    members: list[int] = by_seat(COUNT)
    meetings: list[int] = by_seat(COUNT)  # in the supply
    media: list[int] = by_seat(COUNT)  # in the supply
    tiles: list[int] = by_seat(COUNT)  # in the supply
    programmes: list[int] = by_seat(set_of(roles.CARD))
    hand_ages: list[list[int]] = by_seat(many(roles.AGE, most=3))  # of the hidden cards, ascending
    programme_age: int = one(roles.AGE)
    programme_aside: list[int] = by(roles.CARD, COUNT)  # lies under the pile
    programme_discards: list[int] = by(roles.CARD, COUNT)
    cabinet: list[int] = by_seat(set_of(roles.CABINET))  # not used yet
    # turned up; else empty
    played: list[list[int]] = by_seat(by(roles.BOARD, shifted(roles.CABINET), most=BOARDS))
    donations: list[int] = by_seat(set_of(roles.DONATION))  # not used yet
    offers: list[int] = by_seat(shifted(roles.DONATION))  # chosen, face up
    answers: list[int] = by_seat(roles.ANSWER)
    states: list[int] = by(roles.STATE, COUNT)  # 1 while undrawn
    boards: list[StateBoard] = by(roles.BOARD, StateBoard, most=BOARDS)  # as they vote: the first now
    # unseen, also face-down cards
    opinion_piles: list[list[int]] = by(roles.AGE, by(roles.CARD, COUNT), most=AGES)
    opinion_aside: list[int] = by(roles.CARD, COUNT)  # lies under the pile
    opinion_discards: list[int] = by(roles.CARD, COUNT)
    opinion_removed: list[int] = by(roles.CARD, COUNT)  # out of the game
    pool: list[int] = by(roles.CARD, COUNT)
    national: list[int] = by(roles.SPACE, roles.CARD)  # or NOTHING
    strength: list[int] = by(roles.SPACE, COUNT)  # cards stacked there
    national_media: list[int] = by(roles.ROUND, set_of(SEAT))  # who has a marker there
    seats: list[list[int]] = by(roles.ROUND, by_seat(COUNT), replaced=True)  # won
    published: list[int] = many(roles.POLL, most=20)  # shown to all since the pile was last shuffled
    round: int = one(shifted(roles.ROUND))  # 0 before the first
    start: int = one(SEAT)  # start player
    bids: list[int] = by_seat(MONEY)  # for the start, as opened; NOTHING for those who made none
    partners: list[int] = by_seat(SEAT)  # in a coalition, or NOTHING
    auction: Ascending = one(Ascending)


@dataclass(init=False, eq=False, repr=False)
class ClassicState(ClassicBoard):
    """The truth: the board, and what is not shown."""

    money: list[int] = by_seat(MONEY)  # every payment is public: whoever keeps count knows it
    bank: int = one(NUMBER)  # what the bank has taken in, less what it has paid out
    hands: list[list[int]] = by_seat(many(roles.CARD), secret=True)  # by age, then ascending
    programme_pile: list[int] = by(roles.CARD, COUNT, secret=True)
    placed: list[list[int]] = by_seat(by(roles.BOARD, shifted(roles.CABINET)), secret=True)  # face down
    refusals: list[int] = by_seat(shifted(roles.DONATION), secret=True)  # chosen, face down
    shelved: list[list[int]] = by_seat(many(roles.POLL), secret=True)  # seen by it alone since the shuffle
    poll: int = one(roles.POLL, secret=True)  # the card in its buyer's hand, or NOTHING
    sealed: Sealed = one(Sealed, secret=True)


@dataclass(init=False, eq=False, repr=False)
class ClassicView(ClassicBoard):
    """What one party knows: all that lies open, its own secrets, and the memory of a careful player."""

    seat: Seat = one(SEAT)
    money: list[int] = by_seat(MONEY)  # NOTHING where it is not shown
    balance: list[int] = by_seat(NUMBER)  # what each has received less what it has paid, all in public
    hand: list[int] = many(roles.CARD, most=3)
    # in the pile or in other hands
    unseen_programmes: list[list[int]] = by(roles.AGE, by(roles.CARD, COUNT), most=AGES)
    # those of others are 0 or face down
    placed: list[list[int]] = by_seat(by(roles.BOARD, shifted(roles.CABINET), most=BOARDS))
    refusals: list[int] = by_seat(shifted(roles.DONATION))  # those of others are 0 or FACE_DOWN
    shelved: list[int] = many(roles.POLL, most=20)  # own unpublished polls
    shelved_numbers: list[int] = by_seat(COUNT)
    poll: int = one(roles.POLL)  # in the own hand, FACE_DOWN in another's, NOTHING in none
    sealed: Sealed = one(Sealed)
