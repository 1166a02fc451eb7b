"""The state of a game of Zoocracy: what lies open, what is hidden, what a party knows, and the numbers for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hustings.core.action import Seat
from hustings.core.frame import Board
from hustings.core.role import COUNT, FLAG, MONEY, NUMBER, SEAT, set_of
from hustings.core.struct import Struct, by, by_seat, many, one
from hustings.games.zoocracy import roles
from hustings.mechanisms.sealed import Sealed
from hustings.mechanisms.staged import Staged

SPECIES: Final = 9
LAND: Final = 0
WATER: Final = 1

NOBODY: Final = -1  # no seat
NOWHERE: Final = -1  # no species
NO_EVENT: Final = -1

# Phases of a round
PHASE_A: Final = 0
PHASE_B: Final = 1
PHASE_C: Final = 2
PHASE_D: Final = 3
PHASE_E: Final = 4
PHASE_F: Final = 5
PHASE_G: Final = 6
PHASES: Final = "ABCDEFG"

# Offices
PRESIDENT: Final = 0
PRIME: Final = 1
FINANCE: Final = 2
DEFENCE: Final = 3
LEADER: Final = 4  # of the opposition
OFFICES: Final = 5

# Sides in parliament
NEUTRAL: Final = 0  # no government has been formed yet
GOVERNMENT: Final = 1
OPPOSITION: Final = 2

# Action cards by type; a card's number says its type and its species or office
RALLY: Final = 0
NEGATIVE: Final = 1
RAINY: Final = 2
DRY: Final = 3
MIGRATION: Final = 4
MANDATE: Final = 5
EARLY_PRESIDENTIAL: Final = 6
LOYALTY: Final = 7
DEFECTORS: Final = 8
EARLY_PARLIAMENTARY: Final = 9
ASSERTIVENESS: Final = 10
NO_CARD: Final = 0  # cards are numbered from 1
DISCARDED: Final = -1  # in ``pool``: the card lies face up in the discard pile
HIDDEN: Final = -1  # funds of others

# Phases of play in which cards may be played
IN_CAMPAIGN: Final = 0
IN_ELECTION: Final = 1
IN_EVENT: Final = 2
IN_PROGRESS: Final = 3

# Events by type
DONATION: Final = 0
GOOD_HARVEST: Final = 1
BAD_HARVEST: Final = 2
STRIKE: Final = 3
RESISTANCE: Final = 4
END: Final = 5

# Spaces of the government's programme
P1: Final = 0
P2: Final = 1

# Why a goal was made
BY_ELECTION: Final = 0
BY_PROMISE: Final = 1
BY_CARD: Final = 2
BY_NAMING: Final = 3  # the Prime Minister's party named it

# Why none was
NO_GOVERNMENT: Final = 0
BY_STRIKE: Final = 1
NO_MAJORITY: Final = 2
NO_PROMISE: Final = 3


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
    kept: list[Kept] = many(Kept)
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
    hand: list[int] = many(roles.CARD)
    hand_pools: list[list[int]] = by_seat(by(roles.SHUFFLE, COUNT))  # cards in hand by the shuffle
    sealed: Sealed = one(Sealed)
