"""What one party knows: all that lies open, its own secrets, and the memory of a careful player."""

from __future__ import annotations

from typing import ClassVar, Final

from hustings.core.action import Seat
from hustings.core.frame import Frame, View
from hustings.core.struct import Field, grid, ints, many, one, whole
from hustings.games.die_macher.classic.state import Board
from hustings.mechanisms.auction import Ascending
from hustings.mechanisms.sealed import Sealed

FACE_DOWN: Final = -2  # a card of another party that lies there unseen


class ClassicView(View):
    FIELDS: ClassVar[tuple[Field, ...]] = (
        whole("seat"),
        ints("party"),
        ints("money"),  # NOTHING where it is not shown
        ints("balance"),  # what each party has received less what it has paid, all of it in public
        ints("members"),
        ints("meetings"),
        ints("media"),
        ints("tiles"),
        ints("programmes"),
        ints("hand"),  # own cards: age * CARDS + card
        grid("hand_ages"),  # [seat] -> the ages of the cards in the hand
        grid("unseen_programmes"),  # age, then a bag: the cards of that age this viewer has not seen
        whole("programme_age"),
        ints("programme_aside"),
        ints("programme_discards"),
        ints("cabinet"),
        grid("placed"),  # own cards as they are, those of others as 0 or FACE_DOWN
        grid("played"),
        ints("donations"),
        ints("offers"),
        ints("refusals"),  # the own card as it is, those of others as 0 or FACE_DOWN
        ints("answers"),
        ints("states"),
        many("boards", Board),
        grid("opinion_piles"),
        ints("opinion_aside"),
        ints("opinion_discards"),
        ints("opinion_removed"),
        ints("pool"),
        ints("national"),
        ints("strength"),
        ints("national_media"),
        ints("seats"),
        ints("published"),
        ints("shelved"),  # own unpublished polls
        ints("shelved_numbers"),  # [seat] -> how many
        whole("poll"),  # in the own hand, FACE_DOWN in another's, NOTHING in none
        whole("round"),
        whole("start"),
        one("sealed", Sealed),
        ints("bids"),
        ints("partners"),
        one("auction", Ascending),
        many("stack", Frame),
    )

    def __init__(
        self,
        seat: Seat,
        party: list[int],
        money: list[int],
        balance: list[int],
        members: list[int],
        meetings: list[int],
        media: list[int],
        tiles: list[int],
        programmes: list[int],
        hand: list[int],
        hand_ages: list[list[int]],
        unseen_programmes: list[list[int]],
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
        shelved: list[int],
        shelved_numbers: list[int],
        poll: int,
        round: int,
        start: int,
        sealed: Sealed,
        bids: list[int],
        partners: list[int],
        auction: Ascending,
        stack: list[Frame],
    ) -> None:
        self.seat = seat
        self.party = party
        self.money = money
        self.balance = balance
        self.members = members
        self.meetings = meetings
        self.media = media
        self.tiles = tiles
        self.programmes = programmes
        self.hand = hand
        self.hand_ages = hand_ages
        self.unseen_programmes = unseen_programmes
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
        self.shelved_numbers = shelved_numbers
        self.poll = poll
        self.round = round
        self.start = start
        self.sealed = sealed
        self.bids = bids
        self.partners = partners
        self.auction = auction
        self.stack = stack
