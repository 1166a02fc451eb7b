"""The state of a game of Zoocracy: what lies open, what is hidden, and what a party knows of it."""

from __future__ import annotations

from dataclasses import dataclass

from hustings.core import COUNT, FLAG, MONEY, NUMBER, SEAT, Board, Seat, set_of
from hustings.core.struct import Struct, by, by_seat, many, one
from hustings.games.zoocracy import constants as zoo
from hustings.games.zoocracy import roles
from hustings.mechanisms.sealed import Sealed
from hustings.mechanisms.staged import Staged


@dataclass(init=False, eq=False, repr=False)
class Kept(Struct):
    """Tokens that Loyalty keeps on a species through the count."""

    species: int = one(roles.SPECIES)
    seat: int = one(SEAT)
    tokens: int = one(COUNT)

    def __init__(self, species: int, seat: Seat, tokens: int) -> None:
        self.species = species
        self.seat = seat
        self.tokens = tokens


@dataclass(init=False, eq=False, repr=False)
class ZooBoard(Board):
    """What everybody sees or remembers."""

    round: int = one(roles.ROUND)
    presidential: int = one(roles.ROUND)  # of the next presidential election
    parliamentary: int = one(roles.ROUND)  # of the next parliamentary election
    goals: list[int] = by_seat(COUNT)
    spent: list[int] = by_seat(MONEY)  # food that has left a party's funds so far
    supply: int = one(MONEY)  # food nobody has; it may go below zero [zoo §B15]
    seats: list[int] = by_seat(COUNT)
    majority: int = one(COUNT)  # 0 = the marker is off the track
    tokens: list[list[int]] = by(roles.SPECIES, by_seat(COUNT))
    offices: list[int] = by(roles.OFFICE, SEAT)
    active: list[bool] = by(roles.OFFICE, FLAG)  # face up
    sides: list[int] = by_seat(roles.SIDE)
    caretaker: bool = one(FLAG)  # the government is a caretaker
    begun: int = one(set_of(roles.PHASE))  # in this round
    elected: bool = one(FLAG)  # this round had a parliamentary election
    failed: bool = one(FLAG)  # this round no government could be formed
    accepted: bool = one(FLAG)  # the last vote passed
    promises: list[int] = by(roles.SPACE, SEAT)
    blockade: int = one(roles.SPECIES)
    manipulation: int = one(roles.SPECIES)
    harvest: int = one(NUMBER)  # change of the campaign limit this round
    event: int = one(roles.EVENT)  # of this round
    events: Staged = one(Staged)  # the deck: four, then the other three with the end card among them
    lots: list[int] = by_seat(NUMBER)  # rank in this round's ties by lot
    order: list[int] = many(SEAT)
    placed: list[int] = by(roles.SPECIES, COUNT)  # from funds in this turn
    fresh: list[int] = by(roles.SPECIES, COUNT)  # of these, since the last card or privilege
    closed: list[bool] = by(roles.SPECIES, FLAG)  # taken back in this turn
    seasons: list[int] = by(roles.HABITAT, COUNT)  # votes less for the leaders at this count
    bonus: list[int] = by_seat(COUNT)  # seats at this count
    kept: list[Kept] = many(Kept, most=zoo.SPECIES)
    pool: list[int] = by(roles.CARD, roles.SHUFFLE)  # DISCARDED, or the shuffle that last hid the card
    shuffles: int = one(roles.SHUFFLE)  # the last one


@dataclass(init=False, eq=False, repr=False)
class ZooState(ZooBoard):
    """The truth: the board, and what is hidden."""

    funds: list[int] = by_seat(MONEY)  # behind screens, but every movement of food is public [zoo §E10]
    hands: list[list[int]] = by_seat(many(roles.CARD), secret=True)  # ascending
    deck: list[int] = many(roles.CARD, secret=True)  # ascending
    sealed: Sealed = one(Sealed, secret=True)


@dataclass(init=False, eq=False, repr=False)
class ZooView(ZooBoard):
    """What one party knows: the board, its own cards and funds, and what a careful player remembers."""

    seat: Seat = one(SEAT)
    funds: list[int] = by_seat(MONEY)  # HIDDEN = behind a screen
    received: list[int] = by_seat(MONEY)  # food taken into funds so far, the start included
    hand: list[int] = many(roles.CARD, most=8)
    hand_pools: list[list[int]] = by_seat(by(roles.SHUFFLE, COUNT, most=17))  # cards in hand by the shuffle
    sealed: Sealed = one(Sealed)
