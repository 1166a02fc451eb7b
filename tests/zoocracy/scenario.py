"""Named positions for rule tests: a table with everything where the test wants it."""

from __future__ import annotations

from hustings.core.action import CHANCE
from hustings.core.frame import Frame
from hustings.games.zoocracy import frames
from hustings.games.zoocracy.constants import DISCARDED, GOVERNMENT, OPPOSITION
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.state import ZooState
from hustings.testing import Scenario, shared_game

ELEPHANT, MONKEY, ZEBRA, SNAKE, PARROT, PENGUIN, FLAMINGO, HIPPO, POLAR_BEAR = range(9)
END_TURN, PLACE, CARD, PRIME_TOKENS, LEADER_NEGATIVE, TAKE_BACK = range(6)
NO, YES = 0, 1


class Table(Scenario[Zoocracy, ZooState]):
    """A game in the middle of things. Unless told otherwise nobody holds a card and everyone has ten food."""

    def __init__(self, players: int = 3, **options: object) -> None:
        game: Zoocracy = shared_game("zoocracy", players, **options)
        super().__init__(game, game.setup())
        self.set(funds=[10] * players, supply=15 * players)

    # -- setting the table --

    def below(self, kind: int) -> list[Frame]:
        """A round that has come to this phase of the programme, or past all of them."""
        programme = self.game.programme
        return [Frame(frames.ROUND, programme.index(kind) + 1 if kind in programme else len(programme))]

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
