"""Die Macher, 2019: the game and its options."""

from __future__ import annotations

from typing import Any

from hustings.core.action import Seat
from hustings.core.bitset import EMPTY, of, size
from hustings.core.frame import Frame
from hustings.core.game import Game, Outcome
from hustings.core.refusal import Refusals
from hustings.core.rng import Rng
from hustings.core.vocabulary import Vocabulary
from hustings.games.die_macher.common.cards import CARDS, NOTHING
from hustings.games.die_macher.modern import events, frames, questions
from hustings.games.die_macher.modern.insight_types import ModernInsights
from hustings.games.die_macher.modern.insights import insights
from hustings.games.die_macher.modern.length import Length, LongLength
from hustings.games.die_macher.modern.options import ELECTIONS, OPEN_FUNDS, TIED_BIDS
from hustings.games.die_macher.modern.phases.conversion import Conversion
from hustings.games.die_macher.modern.phases.draft import Completion, Draft, Holding, Packets, Platforms
from hustings.games.die_macher.modern.phases.election import Election
from hustings.games.die_macher.modern.phases.first_player import FirstPlayer
from hustings.games.die_macher.modern.phases.influence import Influence
from hustings.games.die_macher.modern.phases.media import Media
from hustings.games.die_macher.modern.phases.meetings import Meetings
from hustings.games.die_macher.modern.phases.next_round import NextRound
from hustings.games.die_macher.modern.phases.opinions import Deal, Turn
from hustings.games.die_macher.modern.phases.packages import Packages
from hustings.games.die_macher.modern.phases.payments import Payments
from hustings.games.die_macher.modern.phases.politicians import Acting, Paying, Politicians
from hustings.games.die_macher.modern.phases.polls import Auction, Poll, Polls, Top
from hustings.games.die_macher.modern.phases.programme import Change, Programmes, Refill
from hustings.games.die_macher.modern.phases.round import Round
from hustings.games.die_macher.modern.phases.sending import Sending
from hustings.games.die_macher.modern.phases.setup import Opinions, Party, Regions, Setup, Starter
from hustings.games.die_macher.modern.refusals import REFUSALS
from hustings.games.die_macher.modern.rules import clear_region
from hustings.games.die_macher.modern.scoring import totals
from hustings.games.die_macher.modern.state import (
    BOARDS,
    IN_DECK,
    PARTIES,
    SLOTS,
    ModernState,
    ModernView,
    Region,
)
from hustings.games.die_macher.modern.tables import Tables
from hustings.games.die_macher.modern.view import determinize, view
from hustings.mechanisms.auction import OnceAround
from hustings.mechanisms.ranking import ranks
from hustings.mechanisms.sealed import sealed

# Decisions whose value only its owner learns; a chance value without an owner stays unknown to all.
# ("send" is not among them: everybody sees where politicians go, only not who they are.)
SECRET = frozenset(
    (
        *("opinions", "deal", "draft", "programme", "replacement", "hold", "package", "bid"),
        *("card", "poll", "unsold"),
    )
)
REVEALS = frozenset(
    (
        *("programme", "package", "bid", "received", "discarded", "opinion", "opinion-clash"),
        *("no-opinion", "opinion-display", "politician", "published"),
    )
)
HIGHEST_BID = 1000  # no purse can hold as much: an upper bound for learners


class Modern(Game[ModernState, ModernView]):
    insights_type = ModernInsights

    def __init__(self, players: int, options: dict[str, str], tables: Tables) -> None:
        self.id = "die-macher-2019"
        self.version = 1
        self.players = players
        self.options = options
        self.tables = tables
        self.data_hash = tables.hash
        self.vocabulary = Vocabulary(questions.vocabulary, events.vocabulary)
        self.length: Length = LongLength(tables) if ELECTIONS.of(options) == "7" else Length(tables)
        self.open_funds = OPEN_FUNDS.of(options)
        self.display_size: int = tables.programme_display[players - 3]
        self.trend_min: int = tables.trend_min
        self.trend_max: int = tables.trend_max
        # [room] -> the cost of 0, 1, 2 ... new meetings
        self.meeting_prices: tuple[tuple[int, ...], ...] = tuple(
            [tables.meeting_cost[: room + 1] for room in range(tables.meeting_spaces + 1)]
        )
        opener = 0 if TIED_BIDS.of(options) == "example" else -1
        # by frame kind, in the order of frames.py
        self.phases = [
            *(Setup(), Regions(), Opinions(), Deal(), Turn(), Top(), Refill(), Party()),
            *(Packets(), Draft(), Platforms(), Completion(), Holding(), Starter(), Packages()),
            *(Round(), FirstPlayer(opener), Programmes(), Change(), Media(), Meetings(), Sending()),
            *(Politicians(), Paying(), Acting(), Influence(), Polls(), Auction(), Poll()),
            *(Conversion(), Election(), Payments(), NextRound()),
        ]

    def setup(self) -> ModernState:
        """Everything in its box or deck; each party with its money, base, markers and cards.

        [2019 §04.A] [2019 §04.D.a] [2019 §04.E] [2019 §04.G.b] [2019 §04.I.a]
        """
        n = self.players
        tables = self.tables
        state = ModernState()
        state.round = 0
        state.held = 0
        state.ballot = 0
        state.first = 0
        state.party = [NOTHING] * n
        state.money = [tables.start_money] * n
        state.spent = [0] * n
        state.bank = -sum(state.money)
        state.base = [tables.base_start] * n
        state.vote_points = [0] * n
        state.win_points = [0] * n
        state.latest = [0] * n
        state.presence = [EMPTY] * n
        state.meetings = [tables.cubes] * n
        state.media = [self.length.media_markers] * n
        state.boxed_media = [0] * n
        state.doubles = tables.doubles
        state.boxed_doubles = 0
        state.programmes = [[] for _ in range(n)]
        state.hands = [[] for _ in range(n)]
        state.shown = [[] for _ in range(n)]
        state.recalled = [[] for _ in range(n)]
        state.packets = [[] for _ in range(n)]
        state.cabinet = [of(list(self.length.politicians))] * n
        state.donations = [of(list(range(len(tables.donations))))] * n
        state.regions = [new_region(n) for _ in range(BOARDS)]
        state.box = [1] * len(tables.regions)
        state.opinion_deck = [tables.opinion_copies - 1] * CARDS
        state.opinion_elders = [0] * CARDS
        state.opinion_discard = [0] * CARDS
        state.display = [1] * CARDS
        state.programme_deck = [tables.programme_copies] * CARDS
        state.programme_discard = [0] * CARDS
        state.programme_display = []
        state.polls = [IN_DECK] * len(tables.poll_back)
        state.poll_back = NOTHING
        state.auction = OnceAround([])
        state.sealed = sealed(n)
        state.stack = [Frame(frames.ROUND), Frame(frames.SETUP)]
        return state

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
            out[f"media of seat {seat}"] = media + size(state.presence[seat])
        return out

    def pick_bounds(self) -> dict[str, tuple[int, ...]]:
        tables = self.tables
        sizes = {
            "seat": self.players,
            "party": PARTIES,
            "money": HIGHEST_BID,
            "count": tables.meeting_spaces + 1,  # of meetings
            "flag": 2,
            "region": len(tables.regions),
            "board": BOARDS,
            "slot": SLOTS,
            "card": CARDS,
            "politician": len(tables.politicians),
            "option": max([len(card.secondary) for card in tables.politicians]),
            "detail": max(SLOTS + 1, 2 * self.players),
            "donation": len(tables.donations),
            "poll": len(tables.poll_back),
            "package": len(tables.packages),
            "take": 3,
        }
        bounds: dict[str, tuple[int, ...]] = {}
        for question in self.vocabulary.questions.values():
            roles = [field.role for field in question.answer.fields]
            bounds[question.kind] = tuple([sizes[role.name] + role.base for role in roles])
        return bounds

    def secret_kinds(self) -> frozenset[str]:
        return SECRET

    def revealing_events(self) -> frozenset[str]:
        return REVEALS

    def reveal_event_of(self) -> dict[str, str]:
        return {"programme": "programme", "package": "package", "bid": "bid"}

    def view(self, state: ModernState, seat: Seat) -> ModernView:
        return view(self, state, seat)

    def determinize(self, view: ModernView, rng: Rng) -> ModernState:
        return determinize(self, view, rng)

    def refusals(self) -> Refusals[Any, Any]:
        return REFUSALS

    def insights(self, view: ModernView) -> ModernInsights:
        return insights(self, view)


def new_region(players: int) -> Region:
    """An empty board: votes and trend at zero, no meetings. [2019 §04.G.b] [2019 §M46]"""
    region = Region()
    clear_region(region, players)
    region.meetings = [0] * players
    region.row_seats = []
    region.row_cards = []
    region.row_paid = []
    return region
