"""The truth of a game of Zoocracy, and the numbers it is written in."""

from __future__ import annotations

from typing import ClassVar, Final

from hustings.core.frame import Frame, State
from hustings.core.struct import ROW, Field, grid, ints, many, one, whole
from hustings.mechanisms.sealed import Sealed
from hustings.mechanisms.staged import Staged

SPECIES: Final = 9
LAND: Final = 0
WATER: Final = 1

NOBODY: Final = -1  # no seat, no species, no event

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

# Programme spaces
P1: Final = 0
P2: Final = 1

# Frames
ROUND: Final = 0
DEAL: Final = 1
LOTS: Final = 2
PRESIDENTIAL: Final = 3
TOKENS: Final = 4
CAMPAIGN: Final = 5
ELECTION: Final = 6
COUNT: Final = 7
GOVERNMENT_FORMED: Final = 8
GOVERNMENT_OF_TWO: Final = 9
EVENT: Final = 10
EVENT_CARDS: Final = 11
NO_CONFIDENCE: Final = 12
MOTION_EVERY_ROUND: Final = 13
TAKEOVER: Final = 14
PROGRESS: Final = 15
PROGRESS_CARDS: Final = 16
PROMISED_GOAL: Final = 17
NAMED_GOAL: Final = 18
DRAW_CARDS: Final = 19
HAND_LIMIT: Final = 20
VOTE: Final = 21  # on a proposal: whose, whether it is a motion, three offices, goals
DRAWING: Final = 22  # a party draws cards: whose, how many
NAMING: Final = 23  # the Prime Minister names who makes a goal: how many
PAYING: Final = 24  # Resistance: a party pays for its goal or not


class ZooState(State):
    FIELDS: ClassVar[tuple[Field, ...]] = (
        whole("round"),
        whole("presidential"),  # the round of the next presidential election
        whole("parliamentary"),  # the round of the next parliamentary election
        ints("goals"),
        ints("funds"),  # hidden, but every movement of food is public [zoo §E10]
        ints("spent"),  # food that has left a party's funds so far
        whole("supply"),  # food nobody has; it may go below zero [zoo §B15]
        ints("seats"),
        whole("majority"),  # 0 = the marker is off the track
        grid("tokens"),  # [species][seat]
        ints("offices"),  # [office] -> seat
        ints("active"),  # [office] -> 1 = face up
        ints("sides"),
        whole("caretaker"),  # 1 = the government is a caretaker
        whole("begun"),  # one bit for each phase begun this round, A the lowest
        whole("elected"),  # 1 = this round had a parliamentary election
        whole("failed"),  # 1 = this round no government could be formed
        whole("accepted"),  # 1 = the last vote passed
        ints("promises"),  # P1, P2 -> seat
        whole("blockade"),  # species
        whole("manipulation"),  # species
        whole("harvest"),  # change of the campaign limit this round
        whole("event"),  # this round's event
        one("events", Staged),  # the deck: four, then the other three with the end card among them
        ints("lots"),  # [seat] -> rank in this round's ties by lot
        ints("order"),
        ints("placed"),  # [species] -> from funds in this turn
        ints("fresh"),  # [species] -> of these, since the last card or privilege
        ints("closed"),  # [species] -> 1 = taken back in this turn
        ints("seasons"),  # [habitat] -> votes less for the leaders at this count
        ints("bonus"),  # [seat] -> bonus seats at this count
        Field("kept", ROW, 1, False),  # (species, seat, tokens) that Loyalty keeps
        grid("hands", secret=True),  # [seat], ascending
        ints("deck", secret=True),  # ascending
        ints("pool"),  # [card] -> DISCARDED, or the number of the shuffle that last hid it
        whole("shuffles"),
        one("sealed", Sealed, secret=True),
        many("stack", Frame),
    )

    def __init__(
        self,
        round: int,
        presidential: int,
        parliamentary: int,
        goals: list[int],
        funds: list[int],
        spent: list[int],
        supply: int,
        seats: list[int],
        majority: int,
        tokens: list[list[int]],
        offices: list[int],
        active: list[int],
        sides: list[int],
        caretaker: int,
        begun: int,
        elected: int,
        failed: int,
        accepted: int,
        promises: list[int],
        blockade: int,
        manipulation: int,
        harvest: int,
        event: int,
        events: Staged,
        lots: list[int],
        order: list[int],
        placed: list[int],
        fresh: list[int],
        closed: list[int],
        seasons: list[int],
        bonus: list[int],
        kept: list[tuple[int, ...]],
        hands: list[list[int]],
        deck: list[int],
        pool: list[int],
        shuffles: int,
        sealed: Sealed,
        stack: list[Frame],
    ) -> None:
        self.round = round
        self.presidential = presidential
        self.parliamentary = parliamentary
        self.goals = goals
        self.funds = funds
        self.spent = spent
        self.supply = supply
        self.seats = seats
        self.majority = majority
        self.tokens = tokens
        self.offices = offices
        self.active = active
        self.sides = sides
        self.caretaker = caretaker
        self.begun = begun
        self.elected = elected
        self.failed = failed
        self.accepted = accepted
        self.promises = promises
        self.blockade = blockade
        self.manipulation = manipulation
        self.harvest = harvest
        self.event = event
        self.events = events
        self.lots = lots
        self.order = order
        self.placed = placed
        self.fresh = fresh
        self.closed = closed
        self.seasons = seasons
        self.bonus = bonus
        self.kept = kept
        self.hands = hands
        self.deck = deck
        self.pool = pool
        self.shuffles = shuffles
        self.sealed = sealed
        self.stack = stack

    def copy(self) -> ZooState:
        return ZooState(
            self.round,
            self.presidential,
            self.parliamentary,
            self.goals[:],
            self.funds[:],
            self.spent[:],
            self.supply,
            self.seats[:],
            self.majority,
            [row[:] for row in self.tokens],
            self.offices[:],
            self.active[:],
            self.sides[:],
            self.caretaker,
            self.begun,
            self.elected,
            self.failed,
            self.accepted,
            self.promises[:],
            self.blockade,
            self.manipulation,
            self.harvest,
            self.event,
            self.events.copy(),
            self.lots[:],
            self.order[:],
            self.placed[:],
            self.fresh[:],
            self.closed[:],
            self.seasons[:],
            self.bonus[:],
            self.kept[:],
            [row[:] for row in self.hands],
            self.deck[:],
            self.pool[:],
            self.shuffles,
            self.sealed.copy(),
            [frame.copy() for frame in self.stack],
        )


def side_seats(state: ZooState, side: int) -> int:
    """The seats of the government, or of the opposition."""
    return seats_of(state.seats, state.sides, side)


def seats_of(seats: list[int], sides: list[int], side: int) -> int:
    """The same from a view's lists."""
    total = 0
    for seat in range(len(sides)):
        if sides[seat] == side:
            total += seats[seat]
    return total
