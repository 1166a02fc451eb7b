"""Named positions of the 2019 edition, and short ways to move and look.

The people of the rulebook's examples: Marion leads the SPD, Angie the Linke, Nicole the CDU, Otto the FDP.
Boards, clockwise: Brandenburg (votes first), Niedersachsen, Berlin, Saxony-Anhalt.
"""

from __future__ import annotations

from typing import Final

from hustings.core.frame import Frame
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import frames
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.phases.round import PHASES
from hustings.games.die_macher.modern.phases.setup import STEPS
from hustings.games.die_macher.modern.state import ModernState, Region
from hustings.testing import Scenario, shared_game

MARION: Final = 0
ANGIE: Final = 1
NICOLE: Final = 2
OTTO: Final = 3
BB: Final = 0
NI: Final = 1
BE: Final = 2
ST: Final = 3
PARTIES: Final = ("SPD", "LINKE", "CDU", "FDP", "GRUENE")
REGIONS: Final = ("BB", "NI", "BE", "ST")
TOPICS: Final = ("education", "digital", "genetics", "security", "welfare", "environment", "traffic")
PROGRAMME: Final = ("education+", "digital+", "genetics+", "security+", "welfare+")


def modern(players: int = 4, elections: int = 4, **options: str) -> Modern:
    game: Modern = shared_game("die-macher-2019", players, elections=elections, **options)
    return game


def kind(name: str) -> int:
    """``"welfare-"`` as the number of its card."""
    return TOPICS.index(name[:-1]) * 2 + (1 if name[-1] == "-" else 0)


def kinds(*names: str) -> list[int]:
    return sorted(kind(name) for name in names)


class Table(Scenario[Modern, ModernState]):
    """A game, its state, and the shortest way to say what happens."""

    def region(self, board: int) -> Region:
        return self.state.regions[board]

    def open(self, board: int, *names: str) -> Table:
        """These opinions lie face up there, from the first slot on; the rest are face down."""
        region = self.region(board)
        for slot in range(4):
            if region.opinions[slot] != NOTHING:
                self.state.opinion_deck[region.opinions[slot]] += 1
                region.opinions[slot] = NOTHING
            region.face_up[slot] = 0
        for slot, name in enumerate(names):
            self.state.opinion_deck[kind(name)] -= 1
            region.opinions[slot] = kind(name)
            region.face_up[slot] = 1
        return self

    def programme(self, seat: int, *names: str) -> Table:
        deck = self.state.programme_deck
        for card in self.state.programmes[seat]:
            deck[card] += 1
        self.state.programmes[seat] = kinds(*names)
        for card in self.state.programmes[seat]:
            deck[card] -= 1
        return self

    def hand(self, seat: int, *names: str) -> Table:
        for card in self.state.hands[seat]:
            self.state.programme_deck[card] += 1
        self.state.hands[seat] = kinds(*names)
        for card in self.state.hands[seat]:
            self.state.programme_deck[card] -= 1
        return self

    def shop(self, *names: str) -> Table:
        """The programme display."""
        for card in self.state.programme_display:
            self.state.programme_deck[card] += 1
        self.state.programme_display = [kind(name) for name in names]
        for card in self.state.programme_display:
            self.state.programme_deck[card] -= 1
        return self

    def media(self, board: int, *counts: int) -> Table:
        for seat, n in enumerate(counts):
            self.state.media[seat] += self.region(board).media[seat] - n
            self.region(board).media[seat] = n
        return self

    def meetings(self, board: int, *counts: int) -> Table:
        for seat, n in enumerate(counts):
            self.state.meetings[seat] += self.region(board).meetings[seat] - n
            self.region(board).meetings[seat] = n
        return self

    def politician(self, name: str) -> int:
        return [card.id for card in self.game.tables.politicians].index(name)

    def row(self, board: int, *cards: tuple[int, str]) -> Table:
        """Politicians lie face down beside a board, in this order."""
        region = self.region(board)
        for seat, name in cards:
            region.row_seats.append(seat)
            region.row_cards.append(self.politician(name))
            region.row_paid.append(0)
        return self

    def below(self, kind: int) -> list[Frame]:
        """A round that has come to this phase, or is inside one of its last."""
        return [Frame(frames.ROUND, PHASES.index(kind) + 1 if kind in PHASES else len(PHASES) - 2)]

    def prepare(self, step: int) -> Table:
        """The preparation has come to this step."""
        self.state.stack = [Frame(frames.ROUND), Frame(frames.SETUP, STEPS.index(step))]
        return self.settle()


def table(players: int = 4, elections: int = 4, **options: str) -> Table:
    """Set up, before the first round: nothing on the boards, all opinions in the deck, hands of one card."""
    game = modern(players, elections, **options)
    state = game.setup()
    tables = game.tables
    for board, name in enumerate(REGIONS):
        card = tables.regions.index(name)
        state.box[card] = 0
        state.regions[board].region = card
    state.party = [tables.parties.index(name) for name in PARTIES[:players]]
    state.poll_back = tables.parties.index("CDU")
    out = Table(game, state)
    for seat in range(players):
        out.programme(seat, *PROGRAMME)
        if seat < 4:
            out.hand(seat, "traffic+")
    out.shop(*["environment-", "environment-", "traffic-", "traffic-", "traffic-"][: game.display_size])
    return out
