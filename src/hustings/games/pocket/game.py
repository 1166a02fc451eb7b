"""Pocket Election: the smallest game that uses every part of the kernel."""

from __future__ import annotations

from hustings.core._mypyc import mypyc_attr
from hustings.core.action import Seat
from hustings.core.frame import Frame
from hustings.core.game import Game, Outcome
from hustings.core.rng import Rng
from hustings.games.pocket.phases.bidding import Bidding
from hustings.games.pocket.phases.cards import Cards, Rethink
from hustings.games.pocket.phases.count import Count
from hustings.games.pocket.phases.deal import Deal
from hustings.games.pocket.phases.meetings import Meetings
from hustings.games.pocket.phases.round import Round
from hustings.games.pocket.state import DEAL, ISSUES, NOTHING, REGIONS, ROUND, PocketState
from hustings.games.pocket.tables import Tables
from hustings.games.pocket.view import PocketView
from hustings.mechanisms.bag import take
from hustings.mechanisms.ranking import ranks
from hustings.mechanisms.sealed import sealed


@mypyc_attr(allow_interpreted_subclasses=True)
class Pocket(Game[PocketState, PocketView]):
    def __init__(self, players: int, options: dict[str, str], tables: Tables) -> None:
        self.id = "pocket"
        self.version = 1
        self.players = players
        self.options = options
        self.tables = tables
        self.data_hash = tables.hash
        # by frame kind: ROUND, DEAL, BIDDING, MEETINGS, CARDS, RETHINK, COUNT
        self.phases = [Round(), Deal(), Bidding(), Meetings(), Cards(), Rethink(), Count()]

    def setup(self) -> PocketState:
        n = self.players
        programmes = [[seat % ISSUES, (seat + 1) % ISSUES] for seat in range(n)]
        issues = [self.tables.copies_of_an_issue] * ISSUES
        for programme in programmes:
            for issue in programme:
                issues[issue] -= 1
        return PocketState(
            [self.tables.funds] * n,
            [0] * n,
            [[0] * REGIONS for _ in range(n)],
            [[] for _ in range(n)],
            programmes,
            [2, 3],
            issues,
            list(self.tables.cards),
            [0] * len(self.tables.cards),
            list(range(n)),
            sealed(n),
            0,
            NOTHING,
            [Frame(ROUND), Frame(DEAL)],
        )

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

    def heads(self) -> dict[str, tuple[int, ...]]:
        cap = self.tables.meetings_per_region + 1
        return {
            "deal": (len(self.tables.cards),),
            "issue": (ISSUES,),
            "bid": (self.tables.highest_bid + 1,),
            "meetings": (cap, cap),
            "card": (len(self.tables.cards), REGIONS),
            "programme": (3,),
        }

    def secret_kinds(self) -> frozenset[str]:
        return frozenset(("deal", "issue", "bid"))

    def view(self, state: PocketState, seat: Seat) -> PocketView:
        mine = 0 <= seat < self.players
        holder = state.stack[-1].args[0] if state.drawn != NOTHING else NOTHING
        drawn = state.drawn if seat == holder else NOTHING
        unseen_issues = state.issues[:]
        if state.drawn != NOTHING and drawn == NOTHING:
            unseen_issues[state.drawn] += 1  # to this viewer it might as well be in the bag
        unseen_cards = state.cards[:]
        for party in range(self.players):
            if party != seat:
                for card in state.hands[party]:
                    unseen_cards[card] += 1
        return PocketView(
            seat,
            state.funds[:],
            state.votes[:],
            [row[:] for row in state.meetings],
            [len(hand) for hand in state.hands],
            state.hands[seat][:] if mine else [],
            [row[:] for row in state.programmes],
            state.opinions[:],
            unseen_issues,
            unseen_cards,
            state.played[:],
            state.order[:],
            state.sealed.seen_by(seat),
            state.round,
            drawn,
            state.drawn != NOTHING,
            [frame.copy() for frame in state.stack],
        )

    def determinize(self, view: PocketView, rng: Rng) -> PocketState:
        cards = view.unseen_cards[:]
        hands = []
        for party in range(self.players):
            if party == view.seat:
                hands.append(view.hand[:])
            else:
                hands.append(sorted(take(cards, rng, view.hand_sizes[party])))
        envelopes = view.sealed.copy()
        for party in envelopes.unknown(view.seat):
            envelopes.values[party] = (rng.below(min(self.tables.highest_bid, view.funds[party]) + 1),)
        issues = view.unseen_issues[:]
        drawn = view.drawn
        if view.holding and drawn == NOTHING:
            drawn = take(issues, rng)[0]
        return PocketState(
            view.funds[:],
            view.votes[:],
            [row[:] for row in view.meetings],
            hands,
            [row[:] for row in view.programmes],
            view.opinions[:],
            issues,
            cards,
            view.played[:],
            view.order[:],
            envelopes,
            view.round,
            drawn,
            [frame.copy() for frame in view.stack],
        )
