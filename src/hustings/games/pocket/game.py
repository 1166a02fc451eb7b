"""Pocket Election: the smallest game that uses every part of the kernel."""

from __future__ import annotations

from typing import Any

from hustings.core import Args, Decision, Frame, Outcome, Rng, Seat, blank
from hustings.core._mypyc import mypyc_attr
from hustings.core.refusal import Refusals
from hustings.core.what_if import FigureValues
from hustings.games.pocket import frames
from hustings.games.pocket.phases.bidding import Bidding
from hustings.games.pocket.phases.cards import Cards, Rethink
from hustings.games.pocket.phases.count import Count
from hustings.games.pocket.phases.deal import Deal
from hustings.games.pocket.phases.meetings import Meetings
from hustings.games.pocket.phases.round import Round
from hustings.games.pocket.refusals import REFUSALS
from hustings.games.pocket.rules import Rules
from hustings.games.pocket.state import ISSUES, NOTHING, REGIONS, PocketState, PocketView
from hustings.games.pocket.tables import Tables
from hustings.games.pocket.view import determinize, view
from hustings.games.pocket.what_if import FIGURES, figures, suppose
from hustings.mechanisms.ranking import ranks
from hustings.mechanisms.sealed import sealed


@mypyc_attr(allow_interpreted_subclasses=True)
class Pocket(Rules):
    figure_roles = FIGURES

    def __init__(self, players: int, options: dict[str, str], tables: Tables) -> None:
        super().__init__(players, options, tables)
        # by frame kind: ROUND, DEAL, BIDDING, MEETINGS, CARDS, RETHINK, COUNT
        self.phases = [Round(), Deal(), Bidding(), Meetings(), Cards(), Rethink(), Count()]

    def setup(self) -> PocketState:
        n = self.players
        programmes = [[seat % ISSUES, (seat + 1) % ISSUES] for seat in range(n)]
        issues = [self.tables.copies_of_an_issue] * ISSUES
        for programme in programmes:
            for issue in programme:
                issues[issue] -= 1
        sizes = {"seat": n, "region": REGIONS, "card": len(self.tables.cards)}
        state: PocketState = blank(PocketState, sizes)
        state.funds = [self.tables.funds] * n
        state.programmes = programmes
        state.opinions = [2, 3]
        state.issues = issues
        state.cards = list(self.tables.cards)
        state.order = list(range(n))
        state.sealed = sealed(n)
        state.drawn = NOTHING
        state.stack = [Frame(frames.ROUND), Frame(frames.DEAL)]
        return state

    def outcome(self, state: PocketState) -> Outcome:
        """Most votes wins; funds break ties; who is still equal shares the place. [pocket §6]"""
        scores = [(state.votes[seat], state.funds[seat]) for seat in range(self.players)]
        return Outcome(state.votes[:], ranks(scores), "rounds-played")

    def conserved(self, state: PocketState) -> dict[str, int]:
        dealt = sum(map(len, state.hands))
        return {
            "cards": sum(state.cards) + sum(state.played) + dealt,
            "issues": sum(state.issues) + (state.drawn != NOTHING) + sum(map(len, state.programmes)),
        }

    def pick_bounds(self) -> dict[str, tuple[int, ...]]:
        cap = self.tables.meetings_per_region + 1
        return {
            "deal": (len(self.tables.cards),),
            "issue": (ISSUES,),
            "bid": (self.tables.highest_bid + 1,),
            "meetings": (cap, cap),
            "card": (len(self.tables.cards), REGIONS),
            "programme": (3,),
        }

    def private_kinds(self) -> frozenset[str]:
        return frozenset(("card", "programme"))

    def secret_kinds(self) -> frozenset[str]:
        return frozenset(("deal", "issue", "bid"))

    def refusals(self) -> Refusals[Any, Any]:
        return REFUSALS

    def view(self, state: PocketState, seat: Seat) -> PocketView:
        return view(self, state, seat)

    def determinize(self, view: PocketView, rng: Rng) -> PocketState:
        return determinize(self, view, rng)

    def figures_now(self, view: PocketView, origin: PocketView) -> FigureValues:
        return figures(self, view, origin)

    def suppose(self, world: PocketState, decision: Decision, args: Args) -> bool:
        return suppose(self, world, decision, args)
