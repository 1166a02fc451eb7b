"""Die Macher, the classic editions: the game that the phases belong to."""

from __future__ import annotations

from typing import Any

from hustings.core import Args, Decision, Frame, Outcome, Rng, Seat, blank
from hustings.core.bitset import has
from hustings.core.refusal import Refusals
from hustings.core.what_if import FigureValues
from hustings.games.die_macher.classic import frames
from hustings.games.die_macher.classic.editions.base import Edition
from hustings.games.die_macher.classic.insight_types import ClassicInsights
from hustings.games.die_macher.classic.insights import insights
from hustings.games.die_macher.classic.phases.cabinet import Acting, Placing
from hustings.games.die_macher.classic.phases.coalitions import Coalitions
from hustings.games.die_macher.classic.phases.conference import Conference
from hustings.games.die_macher.classic.phases.conversion import Conversion
from hustings.games.die_macher.classic.phases.donations import Donations, Roll
from hustings.games.die_macher.classic.phases.election import Election, Finance, Members
from hustings.games.die_macher.classic.phases.media import Exchange, Exchanges, Majority, Media
from hustings.games.die_macher.classic.phases.meetings import Meetings
from hustings.games.die_macher.classic.phases.polls import Auction, Poll, Polls
from hustings.games.die_macher.classic.phases.preliminary import Sheets
from hustings.games.die_macher.classic.phases.round import Reveal, Round, Turnover
from hustings.games.die_macher.classic.phases.setup import Deal, Open, Parties
from hustings.games.die_macher.classic.phases.spoils import Privilege, Spoils
from hustings.games.die_macher.classic.phases.start import Bidding
from hustings.games.die_macher.classic.refusals import REFUSALS
from hustings.games.die_macher.classic.rules import Rules
from hustings.games.die_macher.classic.scoring import scores
from hustings.games.die_macher.classic.state import ClassicState, ClassicView
from hustings.games.die_macher.classic.view import determinize, view
from hustings.games.die_macher.classic.what_if import FIGURES, figures, suppose
from hustings.games.die_macher.common.cards import CARDS, NOTHING, TOPICS
from hustings.mechanisms.auction import Ascending
from hustings.mechanisms.ranking import ranks
from hustings.mechanisms.sealed import sealed


class Classic(Rules):
    insights_type = ClassicInsights
    figure_roles = FIGURES

    def __init__(self, players: int, options: dict[str, str], edition: Edition) -> None:
        super().__init__(players, options, edition)
        # by frame kind, as listed in frames.py
        self.phases = [
            Round(),
            *(Parties(), Deal(), Open(), Sheets()),
            *(Bidding(), Conference(), Placing(), Acting(), Coalitions(), Media(), Exchanges(), Exchange()),
            *(Meetings(), Polls(), Auction(), Poll(), Roll(), Conversion(), Majority()),
            *(Election(), Spoils(), Privilege(), Members()),
            *(Finance(), Turnover(), Reveal(), Donations()),
        ]

    def setup(self) -> ClassicState:
        """What every party takes, and the piles. [2006 §1] [2006 §5.1.a] [2006 §5.2.2] [2006 §5.2.3.a]

        [2006 §8.a] [1997 §0] [1997 §4.1.a] [1997 §4.2.g] [1997 §4.2.h]
        """
        n = self.players
        tables = self.tables
        sizes = {"seat": n, "card": CARDS, "space": tables.national_spaces, "round": tables.elections}
        state: ClassicState = blank(ClassicState, sizes)
        state.party = [NOTHING] * n
        state.money = [tables.start_money] * n
        state.members = [tables.start_members] * n
        state.meetings = [tables.meetings] * n
        state.media = [tables.media_markers] * n
        state.tiles = [tables.coalition_tiles] * n
        state.programme_pile = list(tables.programme_copies)
        state.cabinet = [tables.cabinet_used] * n
        state.placed = []
        state.played = []
        state.donations = [tables.donation_used] * n
        state.states = [1] * len(tables.seat_tables)
        state.opinion_piles = [list(tables.opinion_copies)]
        state.national = [NOTHING] * tables.national_spaces
        state.poll = NOTHING
        state.sealed = sealed(n)
        state.bids = [NOTHING] * n
        state.partners = [NOTHING] * n
        state.auction = Ascending([])
        state.stack = [Frame(frames.ROUND), Frame(frames.SHEETS), Frame(frames.DEAL), Frame(frames.PARTIES)]
        return state

    def outcome(self, state: ClassicState) -> Outcome:
        """Most points win; equals share the win. [2006 §7.5] [2006 §H17] [1997 §6.5] [1997 §H17]"""
        totals = [sum(score) for score in scores(self, state)]
        return Outcome(totals, ranks([(total,) for total in totals]), "elections-held")

    def conserved(self, state: ClassicState) -> dict[str, int]:
        """Money with the bank, every card by its kind, every piece by its owner."""
        sums = {"money": sum(state.money) + state.bank}
        for card in range(CARDS):
            shown = [programme for programme in state.programmes if has(programme, card)]
            sums[f"programme card {card}"] = (
                state.programme_pile[card]
                + state.programme_aside[card]
                + state.programme_discards[card]
                + sum([hand.count(card) for hand in state.hands])
                + len(shown)
            )
            piles = sum([pile[card] for pile in state.opinion_piles])
            open_cards = sum([board.opinions.count(card) for board in state.boards])
            stacked = state.strength[state.national.index(card)] if card in state.national else 0
            sums[f"opinion card {card}"] = (
                piles
                + state.opinion_aside[card]
                + state.opinion_discards[card]
                + state.opinion_removed[card]
                + state.pool[card]
                + open_cards
                + stacked
            )
        for seat in range(self.players):
            on_boards = sum([board.meetings[seat] for board in state.boards])
            media = sum([board.media[seat] for board in state.boards])
            media += sum([has(seats, seat) for seats in state.national_media])
            sums[f"meetings of seat {seat}"] = state.meetings[seat] + on_boards
            sums[f"media markers of seat {seat}"] = state.media[seat] + media
        return sums

    def pick_bounds(self) -> dict[str, tuple[int, ...]]:
        tables = self.tables
        n = self.players
        most = 1000  # more money than a party can come by
        boards = tables.boards + 1
        return {
            "party": (len(tables.tenets),),
            "programme": (CARDS,),
            "hand": (CARDS,),
            "states": (len(tables.seat_tables),),
            "state": (len(tables.seat_tables),),
            "opinion": (CARDS,),
            "pool": (CARDS,),
            "sheet": (max(len(tables.sheet_lines), len(tables.sheet_media), tables.boards),),
            "bid": (most,),
            "lot": (n,),
            "start": (n,),
            "discard": (tables.hand_cards + 1,),
            "change": (CARDS + 1, TOPICS),
            "cabinet": (len(tables.cabinet_costs) + 1,),
            "action": (max([len(row) for row in tables.cabinet_actions]), max(n, tables.opinions_per_state)),
            "coalition": (n + 1,),
            "consent": (2,),
            "media": (boards,),
            "exchange": (tables.opinions_per_state + 1, CARDS),
            "meetings": (tables.meetings_per_state + 1,),
            "raise": (2, most),
            "poll": (len(tables.polls),),
            "publish": (n,),
            "dice": (len(tables.die),),
            "convert": (tables.meeting_spaces + 1,),
            "national-media": (2,),
            "national-opinion": (tables.opinions_per_state + 1, tables.national_spaces),
            "donation": (len(tables.donation_amounts), 2),
        }

    def secret_kinds(self) -> frozenset[str]:
        # A laid cabinet card or donation card shows that it lies there: tests of their own compare the rest.
        return frozenset(("hand", "sheet", "bid", "poll"))

    def private_kinds(self) -> frozenset[str]:
        return frozenset(("discard", "change", "publish"))

    def revealing_events(self) -> frozenset[str]:
        return frozenset(("revealed", "revealed-sheet", "revealed-card", "turned-down", "published"))

    def reveal_event_of(self) -> dict[str, str]:
        return {"sheet": "revealed-sheet"}

    def view(self, state: ClassicState, seat: Seat) -> ClassicView:
        return view(self, state, seat)

    def determinize(self, view: ClassicView, rng: Rng) -> ClassicState:
        return determinize(self, view, rng)

    def refusals(self) -> Refusals[Any, Any]:
        return REFUSALS

    def insights(self, view: ClassicView) -> ClassicInsights:
        return insights(self, view)

    def figures_now(self, view: ClassicView, origin: ClassicView) -> FigureValues:
        return figures(self, view, origin)

    def suppose(self, world: ClassicState, decision: Decision, args: Args) -> bool:
        return suppose(self, world, decision, args)
