"""The truth of a 2019 game: plain numbers only. Money is in thousands throughout.

A card of either deck is a *kind*, numbered as in ``common/cards.py``: even for a plus, odd for a minus.
"""

from __future__ import annotations

from typing import ClassVar, Final

from hustings.core.frame import Frame, State
from hustings.core.struct import Field, Struct, grid, ints, many, one, whole
from hustings.mechanisms.auction import OnceAround
from hustings.mechanisms.sealed import Sealed

BOARDS: Final = 4
SLOTS: Final = 4  # opinion spaces of a region
PARTIES: Final = 5

# Where a poll card is; SHELVED + seat: put away unpublished by that seat
IN_DECK: Final = 0
PUBLISHED: Final = 1
UNSOLD: Final = 2
IN_HAND: Final = 3
SHELVED: Final = 4

# Frames
SETUP: Final = 0
REGIONS: Final = 1
OPINIONS: Final = 2
PARTY: Final = 3
DRAFT: Final = 4
STARTER: Final = 5
PACKAGES: Final = 6
ROUND: Final = 7
FIRST_PLAYER: Final = 8
PROGRAMMES: Final = 9
MEDIA: Final = 10
MEETINGS: Final = 11
SENDING: Final = 12
POLITICIANS: Final = 13
INFLUENCE: Final = 14
POLLS: Final = 15
CONVERSION: Final = 16
ELECTION: Final = 17
PAYMENTS: Final = 18
NEXT_ROUND: Final = 19
CHANGE: Final = 20  # (seat): one programme change
REFILL: Final = 21  # fill the programme display
DEAL: Final = 22  # (board, open): four opinions for a region
TURN: Final = 23  # (board): turn one opinion up
ACTIONS: Final = 24  # (board): the politicians of one region
AUCTION: Final = 25  # (board): one poll auction
POLL: Final = 26  # (seat, board): a poll in hand, to publish or not
TOP: Final = 27  # (1 when a poll is needed): the back of the top poll comes to light


class Region(Struct):
    """One region board: its card, its opinions, and what each seat has there."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        whole("region"),  # the card on this board, NOTHING once the board is gone
        ints("opinions", secret=True),  # [slot] -> kind or NOTHING
        ints("face_up"),  # [slot] -> 1 when face up
        ints("elder"),  # [slot] -> 1 when dealt before the opinions were last shuffled
        whole("double"),  # the slot under a 2x marker, or NOTHING
        ints("votes"),
        ints("trend"),
        ints("meetings"),
        ints("media"),
        whole("used"),  # once-per-region actions carried out this round, as bits
        ints("row_seats"),  # owners of the politicians lying here, in the order placed
        ints("row_cards", secret=True),  # which politicians they are
        ints("row_paid"),  # 1 for each that was paid for
    )

    def __init__(
        self,
        region: int,
        opinions: list[int],
        face_up: list[int],
        elder: list[int],
        double: int,
        votes: list[int],
        trend: list[int],
        meetings: list[int],
        media: list[int],
        used: int,
        row_seats: list[int],
        row_cards: list[int],
        row_paid: list[int],
    ) -> None:
        self.region = region
        self.opinions = opinions
        self.face_up = face_up
        self.elder = elder
        self.double = double
        self.votes = votes
        self.trend = trend
        self.meetings = meetings
        self.media = media
        self.used = used
        self.row_seats = row_seats
        self.row_cards = row_cards
        self.row_paid = row_paid

    def copy(self) -> Region:
        return Region(
            self.region,
            self.opinions[:],
            self.face_up[:],
            self.elder[:],
            self.double,
            self.votes[:],
            self.trend[:],
            self.meetings[:],
            self.media[:],
            self.used,
            self.row_seats[:],
            self.row_cards[:],
            self.row_paid[:],
        )


class ModernState(State):
    """One game."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        whole("round"),  # from 0
        whole("held"),  # elections held so far
        whole("ballot"),  # the board of this round's (first) election
        whole("first"),  # the first player
        ints("party"),  # [seat] -> party or NOTHING
        ints("money"),
        ints("spent"),  # [seat] all that was ever paid
        whole("bank"),
        ints("base"),
        ints("vote_points"),
        ints("win_points"),
        ints("latest"),  # [seat] points for votes in this round's elections
        ints("presence"),  # [seat] elections with a marker on the national board, as bits
        ints("meetings"),  # [seat] in supply
        ints("media"),  # [seat] in supply
        ints("boxed_media"),  # [seat] out of the game
        whole("doubles"),  # 2x markers ready
        whole("boxed_doubles"),
        grid("programmes"),  # [seat], ascending
        grid("hands", secret=True),  # [seat], ascending
        grid("shown"),  # [seat] the part of the hand that everybody can name
        grid("recalled", secret=True),  # [seat] kinds it knows to be among the hidden cards of the others
        ints("cabinet"),  # [seat] politicians not yet revealed, as bits
        ints("donations"),  # [seat] donation cards left, as bits
        many("regions", Region),
        ints("box"),  # [region card] -> 1 while it has not come into play
        ints("opinion_deck", secret=True),  # [kind] copies
        ints("opinion_elders"),  # [kind] copies among which the elder face-down opinions are
        ints("opinion_discard"),  # [kind] copies
        ints("display"),  # [kind] 1 while it lies there
        ints("programme_deck", secret=True),  # [kind] copies
        ints("programme_discard"),  # [kind] copies
        ints("programme_display"),  # kinds face up
        ints("polls", secret=True),  # [card] -> where it is
        whole("poll_back"),  # party on the back of the top poll, or NOTHING
        grid(
            "packets", secret=True
        ),  # [packet] the draft: taken cards first, in order, then the rest ascending
        one("auction", OnceAround),  # for a poll, or between those tied for first player
        one("sealed", Sealed, secret=True),
        many("stack", Frame),
    )

    def __init__(
        self,
        round: int,
        held: int,
        ballot: int,
        first: int,
        party: list[int],
        money: list[int],
        spent: list[int],
        bank: int,
        base: list[int],
        vote_points: list[int],
        win_points: list[int],
        latest: list[int],
        presence: list[int],
        meetings: list[int],
        media: list[int],
        boxed_media: list[int],
        doubles: int,
        boxed_doubles: int,
        programmes: list[list[int]],
        hands: list[list[int]],
        shown: list[list[int]],
        recalled: list[list[int]],
        cabinet: list[int],
        donations: list[int],
        regions: list[Region],
        box: list[int],
        opinion_deck: list[int],
        opinion_elders: list[int],
        opinion_discard: list[int],
        display: list[int],
        programme_deck: list[int],
        programme_discard: list[int],
        programme_display: list[int],
        polls: list[int],
        poll_back: int,
        packets: list[list[int]],
        auction: OnceAround,
        sealed: Sealed,
        stack: list[Frame],
    ) -> None:
        self.round = round
        self.held = held
        self.ballot = ballot
        self.first = first
        self.party = party
        self.money = money
        self.spent = spent
        self.bank = bank
        self.base = base
        self.vote_points = vote_points
        self.win_points = win_points
        self.latest = latest
        self.presence = presence
        self.meetings = meetings
        self.media = media
        self.boxed_media = boxed_media
        self.doubles = doubles
        self.boxed_doubles = boxed_doubles
        self.programmes = programmes
        self.hands = hands
        self.shown = shown
        self.recalled = recalled
        self.cabinet = cabinet
        self.donations = donations
        self.regions = regions
        self.box = box
        self.opinion_deck = opinion_deck
        self.opinion_elders = opinion_elders
        self.opinion_discard = opinion_discard
        self.display = display
        self.programme_deck = programme_deck
        self.programme_discard = programme_discard
        self.programme_display = programme_display
        self.polls = polls
        self.poll_back = poll_back
        self.packets = packets
        self.auction = auction
        self.sealed = sealed
        self.stack = stack

    def copy(self) -> ModernState:
        return ModernState(
            self.round,
            self.held,
            self.ballot,
            self.first,
            self.party[:],
            self.money[:],
            self.spent[:],
            self.bank,
            self.base[:],
            self.vote_points[:],
            self.win_points[:],
            self.latest[:],
            self.presence[:],
            self.meetings[:],
            self.media[:],
            self.boxed_media[:],
            self.doubles,
            self.boxed_doubles,
            [row[:] for row in self.programmes],
            [row[:] for row in self.hands],
            [row[:] for row in self.shown],
            [row[:] for row in self.recalled],
            self.cabinet[:],
            self.donations[:],
            [region.copy() for region in self.regions],
            self.box[:],
            self.opinion_deck[:],
            self.opinion_elders[:],
            self.opinion_discard[:],
            self.display[:],
            self.programme_deck[:],
            self.programme_discard[:],
            self.programme_display[:],
            self.polls[:],
            self.poll_back,
            [row[:] for row in self.packets],
            self.auction.copy(),
            self.sealed.copy(),
            [frame.copy() for frame in self.stack],
        )
