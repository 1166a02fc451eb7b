"""Die Macher, 2019: the game and its options."""

from __future__ import annotations

from hustings.core.action import Seat
from hustings.core.frame import Frame
from hustings.core.game import Game, Outcome
from hustings.core.rng import Rng
from hustings.games.die_macher.common.cards import CARDS, NOTHING
from hustings.games.die_macher.modern.facts import Tables
from hustings.games.die_macher.modern.insights import insights
from hustings.games.die_macher.modern.length import Length, LongLength
from hustings.games.die_macher.modern.phases.conversion import Conversion
from hustings.games.die_macher.modern.phases.draft import Draft
from hustings.games.die_macher.modern.phases.election import Election
from hustings.games.die_macher.modern.phases.first_player import FirstPlayer
from hustings.games.die_macher.modern.phases.influence import Influence
from hustings.games.die_macher.modern.phases.media import Media
from hustings.games.die_macher.modern.phases.meetings import Meetings
from hustings.games.die_macher.modern.phases.next_round import NextRound
from hustings.games.die_macher.modern.phases.opinions import Deal, Turn
from hustings.games.die_macher.modern.phases.packages import Packages
from hustings.games.die_macher.modern.phases.payments import Payments
from hustings.games.die_macher.modern.phases.politicians import Actions, Politicians
from hustings.games.die_macher.modern.phases.polls import Auction, Poll, Polls, Top
from hustings.games.die_macher.modern.phases.programme import Change, Programmes, Refill
from hustings.games.die_macher.modern.phases.round import Round
from hustings.games.die_macher.modern.phases.sending import Sending
from hustings.games.die_macher.modern.phases.setup import Opinions, Party, Regions, Setup, Starter
from hustings.games.die_macher.modern.scoring import totals
from hustings.games.die_macher.modern.state import (
    BOARDS,
    IN_DECK,
    PARTIES,
    ROUND,
    SETUP,
    SLOTS,
    ModernState,
    Region,
)
from hustings.games.die_macher.modern.view import ModernView, determinize, view_for
from hustings.mechanisms.auction import OnceAround
from hustings.mechanisms.ranking import ranks
from hustings.mechanisms.sealed import sealed

# Decisions whose value only its owner learns; a chance value without an owner stays unknown to all.
# ("send" is not among them: everybody sees where politicians go, only not who they are.)
SECRET = frozenset(
    (
        "opinions",
        "deal",
        "draft",
        "programme",
        "replacement",
        "hold",
        "package",
        "bid",
        "card",
        "poll",
        "unsold",
    )
)
REVEALS = frozenset(
    (
        "programme",
        "package",
        "bid",
        "received",
        "discarded",
        "opinion",
        "opinion-clash",
        "no-opinion",
        "opinion-display",
        "politician",
        "published",
    )
)
HIGHEST_BID = 1000  # no purse can hold as much: an upper bound for learners


class Modern(Game[ModernState, ModernView]):
    def __init__(self, players: int, options: dict[str, str], tables: Tables) -> None:
        self.id = "die-macher-2019"
        self.version = 1
        self.players = players
        self.options = options
        self.tables = tables
        self.data_hash = tables.hash
        self.length: Length = LongLength(tables) if options["elections"] == "7" else Length(tables)
        self.open_funds = options["open_funds"] == "true"
        self.display_size: int = tables.programme_display[players - 3]
        self.trend_min: int = tables.trend_min
        self.trend_max: int = tables.trend_max
        # [room] -> the cost of 0, 1, 2 ... new meetings
        self.meeting_prices: tuple[tuple[int, ...], ...] = tuple(
            [tables.meeting_cost[: room + 1] for room in range(tables.meeting_spaces + 1)]
        )
        # by frame kind, in the order of state.py
        self.phases = [
            Setup(),
            Regions(),
            Opinions(),
            Party(),
            Draft(),
            Starter(),
            Packages(),
            Round(),
            FirstPlayer(0 if options["tied_bids"] == "example" else -1),
            Programmes(),
            Media(),
            Meetings(),
            Sending(),
            Politicians(),
            Influence(),
            Polls(),
            Conversion(),
            Election(),
            Payments(),
            NextRound(),
            Change(),
            Refill(),
            Deal(),
            Turn(),
            Actions(),
            Auction(),
            Poll(),
            Top(),
        ]

    def setup(self) -> ModernState:
        """Everything in its box or deck; each party with its money, base, markers and cards.

        [2019 §04.A] [2019 §04.D.a] [2019 §04.E] [2019 §04.G.b] [2019 §04.I.a]
        """
        n = self.players
        tables = self.tables
        cabinet = 0
        for card in self.length.politicians:
            cabinet |= 1 << card
        return ModernState(
            0,
            0,
            0,
            0,
            [NOTHING] * n,
            [tables.start_money] * n,
            [0] * n,
            -n * tables.start_money,
            [tables.base_start] * n,
            [0] * n,
            [0] * n,
            [0] * n,
            [0] * n,
            [tables.cubes] * n,
            [self.length.media_markers] * n,
            [0] * n,
            tables.doubles,
            0,
            [[] for _ in range(n)],
            [[] for _ in range(n)],
            [[] for _ in range(n)],
            [[] for _ in range(n)],
            [cabinet] * n,
            [(1 << len(tables.donations)) - 1] * n,
            [new_region(n) for _ in range(BOARDS)],
            [1] * len(tables.regions),
            [tables.opinion_copies - 1] * CARDS,
            [0] * CARDS,
            [0] * CARDS,
            [1] * CARDS,
            [tables.programme_copies] * CARDS,
            [0] * CARDS,
            [],
            [IN_DECK] * len(tables.poll_back),
            NOTHING,
            [[] for _ in range(n)],
            OnceAround([]),
            sealed(n),
            [Frame(ROUND), Frame(SETUP)],
        )

    def points_for(self, region: int, votes: int) -> int:
        """What so many votes are worth on a region's card. [2019 §06.9b.a]"""
        ladder = self.tables.points[region]
        top = len(ladder) - 1
        return ladder[min(top, votes)]

    def outcome(self, state: ModernState) -> Outcome:
        """Most points win; equals share the victory. [2019 §07.e] [2019 §M44]"""
        points = totals(self, state)
        return Outcome(points, ranks([(total,) for total in points]), "last-election")

    def conserved(self, state: ModernState) -> dict[str, int]:
        n = self.players
        out = {
            "money": sum(state.money) + state.bank,
            "opinions": sum(state.opinion_deck) + sum(state.opinion_discard) + sum(state.display),
            "programme cards": sum(state.programme_deck)
            + sum(state.programme_discard)
            + len(state.programme_display)
            + sum([len(cards) for cards in state.programmes + state.hands + state.packets]),
            "2x markers": state.doubles + state.boxed_doubles,
        }
        for region in state.regions:
            out["opinions"] += SLOTS - region.opinions.count(NOTHING)
            out["2x markers"] += region.double != NOTHING
        for seat in range(n):
            meetings, media = state.meetings[seat], state.media[seat] + state.boxed_media[seat]
            for region in state.regions:
                meetings += region.meetings[seat]
                media += region.media[seat]
            out[f"meetings of seat {seat}"] = meetings
            out[f"media of seat {seat}"] = media + state.presence[seat].bit_count()
        return out

    def pick_bounds(self) -> dict[str, tuple[int, ...]]:
        tables = self.tables
        regions = len(tables.regions)
        politicians = len(tables.politicians) + 1
        spaces = tables.meeting_spaces + 1
        details = max(SLOTS + 1, 2 * self.players)
        return {
            "regions": (regions,),
            "boards": (BOARDS,),
            "opinions": (CARDS,),
            "opinion": (CARDS,),
            "poll-back": (PARTIES,),
            "display": (CARDS,),
            "party": (PARTIES,),
            "deal": (CARDS,),
            "draft": (CARDS,),
            "programme": (CARDS,),
            "replacement": (CARDS,),
            "complete": (CARDS,),
            "keep": (CARDS,),
            "hold": (CARDS,),
            "starter": (self.players,),
            "package": (len(tables.packages), BOARDS),
            "bid": (HIGHEST_BID,),
            "raise": (HIGHEST_BID,),
            "take": (3,),
            "card": (CARDS,),
            "choose": (CARDS,),
            "swap": (CARDS,),
            "media": (BOARDS + 1,),
            "meetings": (spaces,),
            "send": (politicians,),
            "pay": (2,),
            "main": (2, details),
            "secondary": (4, details),
            "influence": (SLOTS + 1, CARDS),
            "poll-bid": (HIGHEST_BID,),
            "unsold": (len(tables.poll_back),),
            "poll": (len(tables.poll_back),),
            "publish": (2,),
            "convert": (spaces,),
            "donation": (len(tables.donations), 2),
            "region": (regions,),
        }

    def secret_kinds(self) -> frozenset[str]:
        return SECRET

    def revealing_events(self) -> frozenset[str]:
        return REVEALS

    def reveal_event_of(self) -> dict[str, str]:
        return {"programme": "programme", "package": "package", "bid": "bid"}

    def view(self, state: ModernState, seat: Seat) -> ModernView:
        return view_for(self, state, seat)

    def determinize(self, view: ModernView, rng: Rng) -> ModernState:
        return determinize(self, view, rng)

    def insights(self, view: ModernView) -> dict[str, object]:
        return insights(self, view)


def new_region(players: int) -> Region:
    """An empty board: votes and trend at zero, no meetings. [2019 §04.G.b] [2019 §M46]"""
    zero = [0] * players
    return Region(
        NOTHING,
        [NOTHING] * SLOTS,
        [0] * SLOTS,
        [0] * SLOTS,
        NOTHING,
        zero[:],
        zero[:],
        zero[:],
        zero[:],
        0,
        [],
        [],
        [],
    )
