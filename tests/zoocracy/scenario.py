"""Named positions for rule tests: a table with everything where the test wants it."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from hustings.core.action import CHANCE, Action
from hustings.core.errors import IllegalAction
from hustings.core.event import Event, Log
from hustings.core.frame import Frame
from hustings.games.zoocracy import TITLE, frames
from hustings.games.zoocracy.constants import DISCARDED, GOVERNMENT, OPPOSITION
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.state import ZooState

ELEPHANT, MONKEY, ZEBRA, SNAKE, PARROT, PENGUIN, FLAMINGO, HIPPO, POLAR_BEAR = range(9)
END_TURN, PLACE, CARD, PRIME_TOKENS, LEADER_NEGATIVE, TAKE_BACK = range(6)
NO, YES = 0, 1


@cache
def game(players: int, **options: object) -> Zoocracy:
    """A game serves every table."""
    made: Any = TITLE.game(players, **options)
    assert isinstance(made, Zoocracy)
    return made


class Table:
    """A game in the middle of things. Unless told otherwise nobody holds a card and everyone has ten food."""

    def __init__(self, players: int = 3, **options: object) -> None:
        self.game = game(players, **options)
        self.state: ZooState = self.game.setup()
        self.state.funds = [10] * players
        self.state.supply = 15 * players
        self.events: list[Event] = []

    # -- setting the table --

    def begin(self, kind: int, *args: int) -> Table:
        """Go to the beginning of a phase of the programme, or of a frame outside it."""
        programme = self.game.programme
        place = programme.index(kind) + 1 if kind in programme else len(programme)
        self.state.stack = [Frame(frames.ROUND, place), Frame(kind, 0, args)]
        self.settle()
        return self

    def settle(self) -> None:
        log = Log()
        self.game._settle(self.state, log)
        self.events = log.events

    def card(self, type: int, subject: int = 0) -> int:
        """The number of a card."""
        for card in range(1, len(self.game.card_type)):
            if self.game.card_type[card] == type and self.game.card_subject[card] == subject:
                return card
        raise LookupError

    def deal(self, seat: int, type: int, subject: int = 0) -> int:
        """Put a card from the deck into a hand."""
        card = self.card(type, subject)
        self.state.deck.remove(card)
        self.state.hands[seat] = sorted([*self.state.hands[seat], card])
        return card

    def discard(self, type: int, subject: int = 0) -> None:
        """Put a card from the deck on the discard pile."""
        card = self.card(type, subject)
        self.state.deck.remove(card)
        self.state.pool[card] = DISCARDED

    def govern(self, *seats: int) -> Table:
        """These parties govern, the others oppose."""
        self.state.sides = [GOVERNMENT if s in seats else OPPOSITION for s in range(self.game.players)]
        return self

    def parliament(self, *seats: int) -> Table:
        """The seats by party, and the majority that goes with them."""
        self.state.seats = list(seats)
        self.state.majority = self.game.parliament.majority(sum(seats))
        return self

    def event(self, id: str) -> Table:
        """This round's event has been drawn."""
        number = self.game.tables.event_ids.index(id)
        self.state.event = number
        return self

    # -- playing --

    @property
    def asked(self) -> list[tuple[int, str]]:
        return [(d.seat, d.kind) for d in self.game.pending(self.state)]

    def choices(self, seat: int) -> list[tuple[int, ...]]:
        for decision in self.game.pending(self.state):
            if decision.seat == seat:
                return list(decision.space)
        return []

    def do(self, seat: int, kind: str, *args: int) -> None:
        """Answer; afterwards ``self.events`` is what happened."""
        self.events = self.game.apply(self.state, seat, Action(kind, args))

    def chance(self, kind: str, *args: int) -> None:
        self.do(CHANCE, kind, *args)

    def told(self, kind: str) -> list[dict[str, Any]]:
        """What the last answer's events of this kind said, by name."""
        return [event.named() for event in self.events if event.kind == kind]

    def campaign(self, seat: int, *args: int) -> None:
        self.do(seat, "campaign", *args)

    def votes(self, *votes: int) -> None:
        for seat in range(len(votes)):
            self.do(seat, "vote", votes[seat])

    def bids(self, **bids: int) -> None:
        """``bids(a=3, b=0)``: seats are letters."""
        for letter, amount in bids.items():
            self.do(ord(letter) - ord("a"), "bid", amount)

    def draw_any(self) -> None:
        """Let chance deal whatever it likes until somebody is asked."""
        while self.asked and self.asked[0] == (CHANCE, "draw"):
            self.chance("draw", *next(iter(self.game.pending(self.state)[0].space)))

    def refused(self, seat: int, kind: str, *args: int) -> str:
        """The rule by which this is refused. Fails if it is allowed or changes anything."""
        before = self.state.key()
        with pytest.raises(IllegalAction) as caught:
            self.game.apply(self.state, seat, Action(kind, args))
        assert self.state.key() == before
        return caught.value.rule
