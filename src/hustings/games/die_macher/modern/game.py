"""Die Macher, 2019: the game and its options."""

from __future__ import annotations

from typing import Any

from hustings.core import Args, Decision, Frame, Outcome, Rng, Seat, blank
from hustings.core.bitset import of, size
from hustings.core.refusal import Refusals
from hustings.core.what_if import FigureValues
from hustings.games.die_macher.common.cards import CARDS, NOTHING
from hustings.games.die_macher.modern import frames
from hustings.games.die_macher.modern.insight_types import ModernInsights
from hustings.games.die_macher.modern.insights import insights
from hustings.games.die_macher.modern.phases.conversion import Conversion
from hustings.games.die_macher.modern.phases.draft import Completion, Draft, Holding, Packets, Platforms
from hustings.games.die_macher.modern.phases.election import Election, Payments
from hustings.games.die_macher.modern.phases.first_player import FirstPlayer
from hustings.games.die_macher.modern.phases.influence import Influence
from hustings.games.die_macher.modern.phases.media import Media
from hustings.games.die_macher.modern.phases.meetings import Meetings
from hustings.games.die_macher.modern.phases.opinions import Deal, TurnUp
from hustings.games.die_macher.modern.phases.politicians import Acting, Paying, Politicians, Sending
from hustings.games.die_macher.modern.phases.polls import Auction, Poll, Polls, Top
from hustings.games.die_macher.modern.phases.programme import Change, Programmes, Refill
from hustings.games.die_macher.modern.phases.round import NextRound, Round
from hustings.games.die_macher.modern.phases.setup import Opinions, Packages, Party, Regions, Setup, Starter
from hustings.games.die_macher.modern.refusals import REFUSALS
from hustings.games.die_macher.modern.rules import TIED_BIDS, Rules, clear_region
from hustings.games.die_macher.modern.scoring import totals
from hustings.games.die_macher.modern.state import (
    BOARDS,
    PARTIES,
    SLOTS,
    ModernState,
    ModernView,
)
from hustings.games.die_macher.modern.tables import Tables
from hustings.games.die_macher.modern.view import determinize, view
from hustings.games.die_macher.modern.what_if import FIGURES, figures, suppose
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


class Modern(Rules):
    insights_type = ModernInsights
    figure_roles = FIGURES

    def __init__(self, players: int, options: dict[str, str], tables: Tables) -> None:
        super().__init__(players, options, tables)
        opener = 0 if TIED_BIDS.of(options) == "example" else -1
        # by frame kind, in the order of frames.py
        self.phases = [
            *(Setup(), Regions(), Opinions(), Deal(), TurnUp(), Top(), Refill(), Party()),
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
        sizes = {"seat": n, "card": CARDS, "board": BOARDS, "slot": SLOTS, "poll": len(tables.poll_back)}
        state: ModernState = blank(ModernState, sizes)
        for region in state.regions:
            clear_region(region, n)
        state.party = [NOTHING] * n
        state.money = [tables.start_money] * n
        state.bank = -sum(state.money)
        state.base = [tables.base_start] * n
        state.meetings = [tables.cubes] * n
        state.media = [self.length.media_markers] * n
        state.doubles = tables.doubles
        state.cabinet = [of(list(self.length.politicians))] * n
        state.donations = [of(list(range(len(tables.donations))))] * n
        state.box = [1] * len(tables.regions)
        state.opinion_deck = [tables.opinion_copies - 1] * CARDS
        state.display = [1] * CARDS
        state.programme_deck = [tables.programme_copies] * CARDS
        state.poll_back = NOTHING
        state.auction = OnceAround([])
        state.sealed = sealed(n)
        state.stack = [Frame(frames.ROUND), Frame(frames.SETUP)]
        return state

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

    def private_kinds(self) -> frozenset[str]:
        return frozenset(("complete", "swap", "keep", "publish"))

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

    def figures_now(self, view: ModernView, origin: ModernView) -> FigureValues:
        return figures(self, view, origin)

    def suppose(self, world: ModernState, decision: Decision, args: Args) -> bool:
        return suppose(self, world, decision, args)
