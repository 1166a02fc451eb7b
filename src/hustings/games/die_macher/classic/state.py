"""The truth of a classic Die Macher game. Money is in thousands throughout.

Cards are numbered as in ``common/cards.py``: even for yes (the pale card), odd for no.
Bags count cards by that number; a set of cards, or of seats, is an int with one bit for each.
Nobody has seen a face-down opinion card, so it is not a
card yet: it is only the age of the pile it was dealt from, and is drawn when it is turned up.
"""

from __future__ import annotations

from typing import ClassVar, Final

from hustings.core.frame import Frame, State
from hustings.core.struct import Field, Struct, grid, ints, many, one, whole
from hustings.mechanisms.auction import Ascending
from hustings.mechanisms.sealed import Sealed

# Answers to a donation
UNDECIDED: Final = 0
ACCEPTED: Final = 1
REFUSED: Final = 2

# Frames
ROUND: Final = 0
PARTIES: Final = 1
DEAL: Final = 2
OPEN: Final = 3
REVEAL: Final = 4
SHEETS: Final = 5
BIDDING: Final = 6
CONFERENCE: Final = 7
PLACING: Final = 8
ACTING: Final = 9
COALITIONS: Final = 10
MEDIA: Final = 11
EXCHANGES: Final = 12
EXCHANGE: Final = 13
MEETINGS: Final = 14
POLLS: Final = 15
AUCTION: Final = 16
POLL: Final = 17
ROLL: Final = 18
CONVERSION: Final = 19
ELECTION: Final = 20
SPOILS: Final = 21
MEMBERS: Final = 22
FINANCE: Final = 23
TURNOVER: Final = 24
DONATIONS: Final = 25


class Board(Struct):
    """One state before its election. All of it lies open on the table."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        whole("state"),
        ints("trend"),  # popularity, [seat]
        ints("votes"),  # [seat]
        ints("arrival"),  # seats by their last step on the vote track: the later lies on top
        ints("meetings"),  # [seat]
        ints("media"),  # [seat]
        ints("tiles"),  # coalition tiles, [seat]
        ints("opinions"),  # open cards
        ints("hidden"),  # face-down cards: the age of the pile each was dealt from
        whole("key_topic"),  # the topic under the key-issue tile, or NOTHING
    )

    def __init__(
        self,
        state: int,
        trend: list[int],
        votes: list[int],
        arrival: list[int],
        meetings: list[int],
        media: list[int],
        tiles: list[int],
        opinions: list[int],
        hidden: list[int],
        key_topic: int,
    ) -> None:
        self.state = state
        self.trend = trend
        self.votes = votes
        self.arrival = arrival
        self.meetings = meetings
        self.media = media
        self.tiles = tiles
        self.opinions = opinions
        self.hidden = hidden
        self.key_topic = key_topic

    def copy(self) -> Board:
        return Board(
            self.state,
            self.trend[:],
            self.votes[:],
            self.arrival[:],
            self.meetings[:],
            self.media[:],
            self.tiles[:],
            self.opinions[:],
            self.hidden[:],
            self.key_topic,
        )


class ClassicState(State):
    FIELDS: ClassVar[tuple[Field, ...]] = (
        ints("party"),  # [seat] -> party, NOTHING before the choice
        ints("money"),  # never shown to others, but every payment is public: whoever keeps count knows it
        whole("bank"),  # what the bank has taken in, less what it has paid out
        ints("members"),
        ints("meetings"),  # in the supply, [seat]
        ints("media"),  # in the supply, [seat]
        ints("tiles"),  # in the supply, [seat]
        ints("programmes"),  # [seat] -> the set of its open programme cards
        grid("hands", secret=True),  # [seat], ascending: age * CARDS + card
        ints("programme_pile", secret=True),  # a bag
        whole("programme_age"),
        ints("programme_aside"),  # lies under the pile
        ints("programme_discards"),
        ints("cabinet"),  # [seat] -> the set of its unused cabinet cards
        grid("placed", secret=True),  # face down: [seat][board] -> cabinet card + 1, or 0; else empty
        grid("played"),  # turned up: [seat][board] -> cabinet card + 1, or 0; else empty
        ints("donations"),  # [seat] -> the set of its unused donation cards
        ints("offers"),  # face up: [seat] -> chosen donation card + 1, or 0
        ints("refusals", secret=True),  # face down: [seat] -> chosen donation card + 1, or 0
        ints("answers"),  # [seat] -> UNDECIDED, ACCEPTED, REFUSED
        ints("states"),  # [state] -> 1 while undrawn
        many("boards", Board),  # in the order of the elections; the first votes now
        grid("opinion_piles"),  # [age] -> bag of the unseen cards of that age, face-down ones included
        ints("opinion_aside"),  # lies under the pile
        ints("opinion_discards"),
        ints("opinion_removed"),  # out of the game
        ints("pool"),
        ints("national"),  # [space] -> card, or NOTHING
        ints("strength"),  # [space] -> cards stacked there
        ints("national_media"),  # [round - 1] -> the set of seats with a marker there
        ints("seats"),  # won in round r by seat s: [(r - 1) * players + s]
        ints("published"),  # poll cards shown to all since the pile was last shuffled
        grid("shelved", secret=True),  # [seat] -> poll cards seen by that party alone since then
        whole("poll", secret=True),  # the poll card in its buyer's hand, or NOTHING
        whole("round"),
        whole("start"),  # start player
        one("sealed", Sealed, secret=True),
        ints("bids"),  # the bids for the start as opened, NOTHING for those who made none
        ints("partners"),  # [seat] -> coalition partner, or NOTHING
        one("auction", Ascending),
        many("stack", Frame),
    )

    def __init__(
        self,
        party: list[int],
        money: list[int],
        bank: int,
        members: list[int],
        meetings: list[int],
        media: list[int],
        tiles: list[int],
        programmes: list[int],
        hands: list[list[int]],
        programme_pile: list[int],
        programme_age: int,
        programme_aside: list[int],
        programme_discards: list[int],
        cabinet: list[int],
        placed: list[list[int]],
        played: list[list[int]],
        donations: list[int],
        offers: list[int],
        refusals: list[int],
        answers: list[int],
        states: list[int],
        boards: list[Board],
        opinion_piles: list[list[int]],
        opinion_aside: list[int],
        opinion_discards: list[int],
        opinion_removed: list[int],
        pool: list[int],
        national: list[int],
        strength: list[int],
        national_media: list[int],
        seats: list[int],
        published: list[int],
        shelved: list[list[int]],
        poll: int,
        round: int,
        start: int,
        sealed: Sealed,
        bids: list[int],
        partners: list[int],
        auction: Ascending,
        stack: list[Frame],
    ) -> None:
        self.party = party
        self.money = money
        self.bank = bank
        self.members = members
        self.meetings = meetings
        self.media = media
        self.tiles = tiles
        self.programmes = programmes
        self.hands = hands
        self.programme_pile = programme_pile
        self.programme_age = programme_age
        self.programme_aside = programme_aside
        self.programme_discards = programme_discards
        self.cabinet = cabinet
        self.placed = placed
        self.played = played
        self.donations = donations
        self.offers = offers
        self.refusals = refusals
        self.answers = answers
        self.states = states
        self.boards = boards
        self.opinion_piles = opinion_piles
        self.opinion_aside = opinion_aside
        self.opinion_discards = opinion_discards
        self.opinion_removed = opinion_removed
        self.pool = pool
        self.national = national
        self.strength = strength
        self.national_media = national_media
        self.seats = seats
        self.published = published
        self.shelved = shelved
        self.poll = poll
        self.round = round
        self.start = start
        self.sealed = sealed
        self.bids = bids
        self.partners = partners
        self.auction = auction
        self.stack = stack

    def copy(self) -> ClassicState:
        return ClassicState(
            self.party[:],
            self.money[:],
            self.bank,
            self.members[:],
            self.meetings[:],
            self.media[:],
            self.tiles[:],
            self.programmes[:],
            [row[:] for row in self.hands],
            self.programme_pile[:],
            self.programme_age,
            self.programme_aside[:],
            self.programme_discards[:],
            self.cabinet[:],
            [row[:] for row in self.placed],
            [row[:] for row in self.played],
            self.donations[:],
            self.offers[:],
            self.refusals[:],
            self.answers[:],
            self.states[:],
            [board.copy() for board in self.boards],
            [row[:] for row in self.opinion_piles],
            self.opinion_aside[:],
            self.opinion_discards[:],
            self.opinion_removed[:],
            self.pool[:],
            self.national[:],
            self.strength[:],
            self.national_media[:],
            self.seats[:],
            self.published[:],
            [row[:] for row in self.shelved],
            self.poll,
            self.round,
            self.start,
            self.sealed.copy(),
            self.bids[:],
            self.partners[:],
            self.auction.copy(),
            [frame.copy() for frame in self.stack],
        )
