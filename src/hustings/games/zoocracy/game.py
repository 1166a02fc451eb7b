"""Zoocracy: two to six animal parties between elections, coalitions and goals."""

from __future__ import annotations

from typing import Any

from hustings.core import Args, Decision, Frame, Outcome, Rng, Seat, blank
from hustings.core._mypyc import mypyc_attr
from hustings.core.refusal import Refusals
from hustings.core.what_if import FigureValues
from hustings.games.zoocracy import constants as zoo
from hustings.games.zoocracy import frames
from hustings.games.zoocracy.insight_types import ZooInsights
from hustings.games.zoocracy.insights import insights
from hustings.games.zoocracy.phases import g_progress
from hustings.games.zoocracy.phases.a_presidential import PresidentCard, PresidentialElection
from hustings.games.zoocracy.phases.b_campaign import Campaign, CampaignTokens
from hustings.games.zoocracy.phases.c_election import Count, ElectionCards
from hustings.games.zoocracy.phases.d_government import Government, GovernmentOfTwo, TakeOver, Vote
from hustings.games.zoocracy.phases.e_event import EventCard, EventCards
from hustings.games.zoocracy.phases.f_no_confidence import MotionEveryRound, NoConfidence
from hustings.games.zoocracy.phases.round import Deal, Drawing, Lots, Round
from hustings.games.zoocracy.refusals import REFUSALS
from hustings.games.zoocracy.rules import Rules
from hustings.games.zoocracy.state import ZooState, ZooView
from hustings.games.zoocracy.tables import Tables
from hustings.games.zoocracy.view import determinize, view
from hustings.games.zoocracy.what_if import FIGURES, figures, suppose
from hustings.mechanisms.ranking import ranks
from hustings.mechanisms.sealed import sealed
from hustings.mechanisms.staged import Staged


@mypyc_attr(allow_interpreted_subclasses=True)
class Zoocracy(Rules):
    insights_type = ZooInsights
    figure_roles = FIGURES

    def __init__(self, players: int, options: dict[str, str], tables: Tables) -> None:
        super().__init__(players, options, tables)
        # by frame kind, as numbered in frames.py
        self.phases = [
            *(Round(), Deal(), Drawing(), Lots()),
            *(PresidentialElection(), PresidentCard()),  # A
            *(CampaignTokens(), Campaign()),  # B
            *(ElectionCards(), Count()),  # C
            *(Government(), GovernmentOfTwo(), Vote()),  # D
            *(EventCard(), EventCards()),  # E
            *(NoConfidence(), MotionEveryRound(), TakeOver()),  # F
            *(
                g_progress.Progress(),
                g_progress.ProgressCards(),
                g_progress.PromisedGoal(),
                g_progress.NamedGoal(),
                g_progress.NamingAGoal(),
                g_progress.Resistance(),
            ),  # G
            *(g_progress.DrawCards(), g_progress.HandLimit()),
        ]

    def setup(self) -> ZooState:
        """The table before the first round. [zoo §3.1] [zoo §3.2] [zoo §3.3] [zoo §3.4] [zoo §3.6] [zoo §3.7]"""
        n = self.players
        tables = self.tables
        cards = len(self.card_type) - 1
        sizes = {"seat": n, "species": zoo.SPECIES, "office": zoo.OFFICES, "habitat": 2}
        state: ZooState = blank(ZooState, sizes)
        state.round = state.presidential = state.parliamentary = 1
        state.funds = [tables.start_funds] * n
        state.supply = [tables.tokens_per_colour - tables.start_funds] * n
        state.offices = [zoo.NOBODY] * zoo.OFFICES
        state.promises = [zoo.NOBODY, zoo.NOBODY]
        state.blockade = state.manipulation = zoo.NOWHERE
        state.event = zoo.NO_EVENT
        state.events = self._event_deck()
        state.lots = list(range(n))
        state.order = list(range(n))
        state.deck = list(range(1, cards + 1))
        state.pool = [zoo.DISCARDED] + [0] * cards
        state.sealed = sealed(n)
        state.stack = [Frame(frames.ROUND), Frame(frames.DEAL)]
        return state

    def _event_deck(self) -> Staged:
        """Four of the seven on top, the other three below with the end card. [zoo §3.6]"""
        bag = [0 if kind == zoo.END else 1 for kind in self.event_type]
        end = [1 if kind == zoo.END else 0 for kind in self.event_type]
        top = self.tables.event_top
        return Staged(bag, [top, len(bag) - top], [[0] * len(bag), end])

    def outcome(self, state: ZooState) -> Outcome:
        """Most goals, then most food in funds; who is still equal shares the place.

        [zoo §6.3] [zoo §6.4] [zoo §6.5] [zoo §G8] [zoo §G9]
        """
        scores = [(state.goals[seat], state.funds[seat]) for seat in range(self.players)]
        full = max(state.goals) >= self.tables.goals_last_space
        return Outcome(state.goals[:], ranks(scores), "last-space" if full else "end-card")

    def conserved(self, state: ZooState) -> dict[str, int]:
        """Action cards, event cards, and the food of each colour, with the supply. [zoo §2]"""
        cards = len(state.deck) + state.pool.count(zoo.DISCARDED) - 1  # there is no card 0
        for hand in state.hands:
            cards += len(hand)
        deck = state.events
        seen = deck.drawn if deck.stage == 0 else deck.lengths[0] + deck.drawn
        to_come = 1 if deck.stage == 0 else 0
        found = {"cards": cards, "events": sum(deck.bag) + to_come + seen}
        for seat in range(self.players):
            food = state.supply[seat] + state.funds[seat]
            for row in state.tokens:
                food += row[seat]
            found[f"food of {seat}"] = food
        return found

    def pick_bounds(self) -> dict[str, tuple[int, ...]]:
        n = self.players
        cards = len(self.card_type)
        return {
            "draw": (cards,),
            "lots": (n,),
            "event": (len(self.event_type),),
            "bid": (self.most_food() + 1,),
            "president-card": (2,),
            "blockade": (zoo.SPECIES + 1,),
            "manipulation": (zoo.SPECIES + 1,),
            "campaign": (6, cards, max(n, self.tables.funds_per_species + 1)),
            "election-card": (cards, max(n, self.tables.loyalty_tokens + 1)),
            "event-card": (cards, n),
            "progress-card": (cards,),
            "propose": (n,),
            "vote": (2,),
            "motion": (2, n),
            "take-over": (2,),
            "name-goal": (n,),
            "resistance": (2,),
            "discard": (cards,),
        }

    def most_food(self) -> int:
        """More than any party's funds can ever hold: every election won outright, every donation received."""
        tables = self.tables
        bonus = self.card_type.count(zoo.MANDATE) * tables.mandate_seats
        bonus += self.card_type.count(zoo.MIGRATION) * tables.migration_seats
        votes = sum(tables.first) + tables.manipulation_first + bonus
        gifts = sum([sum(food) for food in tables.event_food])
        return tables.start_funds + tables.rounds * votes + gifts

    def secret_kinds(self) -> frozenset[str]:
        return frozenset(("draw", "bid", "vote"))

    def private_kinds(self) -> frozenset[str]:
        return frozenset(("campaign", "election-card", "event-card", "progress-card", "discard"))

    def revealing_events(self) -> frozenset[str]:
        """The opening of bids and votes, a card laid down, a card discarded."""
        return frozenset(("bid", "voted", "card", "discarded"))

    def reveal_event_of(self) -> dict[str, str]:
        return {"bid": "bid", "vote": "voted"}

    def refusals(self) -> Refusals[Any, Any]:
        return REFUSALS

    def insights(self, view: ZooView) -> ZooInsights:
        return insights(self, view)

    def view(self, state: ZooState, seat: Seat) -> ZooView:
        return view(self, state, seat)

    def determinize(self, view: ZooView, rng: Rng) -> ZooState:
        return determinize(self, view, rng)

    def figures_now(self, view: ZooView, origin: ZooView) -> FigureValues:
        return figures(self, view, origin)

    def suppose(self, world: ZooState, decision: Decision, args: Args) -> bool:
        return suppose(self, world, decision, args)
