"""The state of a classic Die Macher game. Money is in thousands throughout.

Cards are numbered as in ``common/cards.py``: even for yes (the pale card), odd for no.
Bags count cards by that number; a set of cards, or of seats, is an int with one bit for each.
Nobody has seen a face-down opinion card, so it is not a
card yet: it is only the age of the pile it was dealt from, and is drawn when it is turned up.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hustings.core.action import Seat
from hustings.core.frame import Board
from hustings.core.role import COUNT, MONEY, NUMBER, SEAT, set_of, shifted
from hustings.core.struct import Struct, by, by_seat, many, one
from hustings.games.die_macher.classic.roles import (
    AGE,
    ANSWER,
    BOARD,
    CABINET,
    CARD,
    DONATION,
    PARTY,
    POLL,
    ROUND,
    SLOT,
    SPACE,
    STATE,
    TOPIC,
)
from hustings.mechanisms.auction import Ascending
from hustings.mechanisms.sealed import Sealed

FACE_DOWN: Final = -2  # to a viewer: a card of another party that lies there unseen

# Answers to a donation
UNDECIDED: Final = 0
ACCEPTED: Final = 1
REFUSED: Final = 2


@dataclass(init=False, eq=False, repr=False)
class StateBoard(Struct):
    """One state before its election."""

    state: int = one(STATE)
    trend: list[int] = by_seat(NUMBER)  # popularity
    votes: list[int] = by_seat(COUNT)
    arrival: list[int] = many(SEAT)  # by their last step on the vote track: the later lies on top
    meetings: list[int] = by_seat(COUNT)
    media: list[int] = by_seat(COUNT)
    tiles: list[int] = by_seat(COUNT)  # coalition tiles
    opinions: list[int] = by(SLOT, CARD)  # open cards
    hidden: list[int] = many(AGE)  # face-down cards: the age of the pile each was dealt from
    key_topic: int = one(TOPIC)  # the topic under the key-issue tile, or NOTHING


@dataclass(init=False, eq=False, repr=False)
class ClassicBoard(Board):
    """What everybody sees."""

    party: list[int] = by_seat(PARTY)  # NOTHING before the choice
    members: list[int] = by_seat(COUNT)
    meetings: list[int] = by_seat(COUNT)  # in the supply
    media: list[int] = by_seat(COUNT)  # in the supply
    tiles: list[int] = by_seat(COUNT)  # in the supply
    programmes: list[int] = by_seat(set_of(CARD))
    hand_ages: list[list[int]] = by_seat(many(AGE))  # of the hidden cards, ascending
    programme_age: int = one(AGE)
    programme_aside: list[int] = by(CARD, COUNT)  # lies under the pile
    programme_discards: list[int] = by(CARD, COUNT)
    cabinet: list[int] = by_seat(set_of(CABINET))  # not used yet
    played: list[list[int]] = by_seat(by(BOARD, shifted(CABINET)))  # turned up; else empty
    donations: list[int] = by_seat(set_of(DONATION))  # not used yet
    offers: list[int] = by_seat(shifted(DONATION))  # chosen, face up
    answers: list[int] = by_seat(ANSWER)
    states: list[int] = by(STATE, COUNT)  # 1 while undrawn
    boards: list[StateBoard] = by(BOARD, StateBoard)  # in the order of the elections; the first votes now
    opinion_piles: list[list[int]] = by(AGE, by(CARD, COUNT))  # unseen cards, face-down ones included
    opinion_aside: list[int] = by(CARD, COUNT)  # lies under the pile
    opinion_discards: list[int] = by(CARD, COUNT)
    opinion_removed: list[int] = by(CARD, COUNT)  # out of the game
    pool: list[int] = by(CARD, COUNT)
    national: list[int] = by(SPACE, CARD)  # or NOTHING
    strength: list[int] = by(SPACE, COUNT)  # cards stacked there
    national_media: list[int] = by(ROUND, set_of(SEAT))  # who has a marker there
    seats: list[list[int]] = by(ROUND, by_seat(COUNT), replaced=True)  # won
    published: list[int] = many(POLL)  # shown to all since the pile was last shuffled
    round: int = one(shifted(ROUND))  # 0 before the first
    start: int = one(SEAT)  # start player
    bids: list[int] = by_seat(MONEY)  # for the start, as opened; NOTHING for those who made none
    partners: list[int] = by_seat(SEAT)  # in a coalition, or NOTHING
    auction: Ascending = one(Ascending)


@dataclass(init=False, eq=False, repr=False)
class ClassicState(ClassicBoard):
    """The truth: the board, and what is not shown."""

    money: list[int] = by_seat(MONEY)  # every payment is public: whoever keeps count knows it
    bank: int = one(NUMBER)  # what the bank has taken in, less what it has paid out
    hands: list[list[int]] = by_seat(many(CARD), secret=True)  # by age, then ascending
    programme_pile: list[int] = by(CARD, COUNT, secret=True)
    placed: list[list[int]] = by_seat(by(BOARD, shifted(CABINET)), secret=True)  # face down; else empty
    refusals: list[int] = by_seat(shifted(DONATION), secret=True)  # chosen, face down
    shelved: list[list[int]] = by_seat(many(POLL), secret=True)  # seen by that party alone since the shuffle
    poll: int = one(POLL, secret=True)  # the card in its buyer's hand, or NOTHING
    sealed: Sealed = one(Sealed, secret=True)


@dataclass(init=False, eq=False, repr=False)
class ClassicView(ClassicBoard):
    """What one party knows: all that lies open, its own secrets, and the memory of a careful player."""

    seat: Seat = one(SEAT)
    money: list[int] = by_seat(MONEY)  # NOTHING where it is not shown
    balance: list[int] = by_seat(NUMBER)  # what each has received less what it has paid, all in public
    hand: list[int] = many(CARD)
    unseen_programmes: list[list[int]] = by(AGE, by(CARD, COUNT))  # in the pile or in other hands
    placed: list[list[int]] = by_seat(by(BOARD, shifted(CABINET)))  # those of others are 0 or FACE_DOWN
    refusals: list[int] = by_seat(shifted(DONATION))  # those of others are 0 or FACE_DOWN
    shelved: list[int] = many(POLL)  # own unpublished polls
    shelved_numbers: list[int] = by_seat(COUNT)
    poll: int = one(POLL)  # in the own hand, FACE_DOWN in another's, NOTHING in none
    sealed: Sealed = one(Sealed)
