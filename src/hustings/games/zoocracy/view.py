"""What one party knows: all that lies open, its own cards and funds, and what a careful player remembers."""

from __future__ import annotations

from typing import ClassVar

from hustings.core.action import Seat
from hustings.core.frame import Frame, View
from hustings.core.struct import ROW, Field, grid, ints, many, one, whole
from hustings.mechanisms.sealed import Sealed
from hustings.mechanisms.staged import Staged


class ZooView(View):
    FIELDS: ClassVar[tuple[Field, ...]] = (
        whole("seat"),
        whole("round"),
        whole("presidential"),
        whole("parliamentary"),
        ints("goals"),
        ints("funds"),  # [seat], -1 = behind the screen
        ints("received"),  # [seat] -> food taken into funds so far, the start included
        ints("spent"),  # [seat] -> food that left them
        whole("supply"),
        ints("seats"),
        whole("majority"),
        grid("tokens"),
        ints("offices"),
        ints("active"),
        ints("sides"),
        whole("caretaker"),
        whole("begun"),
        whole("elected"),
        whole("failed"),
        whole("accepted"),
        ints("promises"),
        whole("blockade"),
        whole("manipulation"),
        whole("harvest"),
        whole("event"),
        one("events", Staged),
        ints("lots"),
        ints("order"),
        ints("placed"),
        ints("fresh"),
        ints("closed"),
        ints("seasons"),
        ints("bonus"),
        Field("kept", ROW, 1, False),
        ints("hand"),  # one's own
        grid("hand_pools"),  # [seat][shuffle] -> cards in hand that this shuffle last hid
        ints("pool"),  # [card] -> -1 = in the discard pile, or the shuffle that last hid it
        whole("shuffles"),
        one("sealed", Sealed),
        many("stack", Frame),
    )

    def __init__(
        self,
        seat: Seat,
        round: int,
        presidential: int,
        parliamentary: int,
        goals: list[int],
        funds: list[int],
        received: list[int],
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
        hand: list[int],
        hand_pools: list[list[int]],
        pool: list[int],
        shuffles: int,
        sealed: Sealed,
        stack: list[Frame],
    ) -> None:
        self.seat = seat
        self.round = round
        self.presidential = presidential
        self.parliamentary = parliamentary
        self.goals = goals
        self.funds = funds
        self.received = received
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
        self.hand = hand
        self.hand_pools = hand_pools
        self.pool = pool
        self.shuffles = shuffles
        self.sealed = sealed
        self.stack = stack
