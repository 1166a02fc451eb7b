"""Zoocracy: two to six animal parties between elections, coalitions and goals."""

from __future__ import annotations

from typing import Final

from hustings.core._mypyc import mypyc_attr
from hustings.core.action import Seat
from hustings.core.compound import Branch, Product
from hustings.core.frame import Frame
from hustings.core.game import Game, Outcome
from hustings.core.rng import Rng
from hustings.core.space import Ordered, Range, Space, Unit
from hustings.games.zoocracy.insights import insights
from hustings.games.zoocracy.knowledge import imagine, look
from hustings.games.zoocracy.lookup import Tables
from hustings.games.zoocracy.phases.a_presidential import Presidential
from hustings.games.zoocracy.phases.b_campaign import Campaign, Tokens
from hustings.games.zoocracy.phases.c_election import Count, Election
from hustings.games.zoocracy.phases.d_government import Government, Vote
from hustings.games.zoocracy.phases.d_two import GovernmentOfTwo, Takeover
from hustings.games.zoocracy.phases.e_event import EventCard, EventCards
from hustings.games.zoocracy.phases.f_no_confidence import NoConfidence
from hustings.games.zoocracy.phases.g_progress import (
    DrawCards,
    HandLimit,
    NamedGoal,
    Naming,
    Paying,
    Progress,
    ProgressCards,
    PromisedGoal,
)
from hustings.games.zoocracy.phases.round import Deal, Drawing, Lots, Round
from hustings.games.zoocracy.policies import (
    AsAnnounced,
    MajorityMarker,
    MoreSeats,
    Parliament,
    Promises,
    VoidToOpposition,
)
from hustings.games.zoocracy.state import (
    CAMPAIGN,
    COUNT,
    DEAL,
    DISCARDED,
    DRAW_CARDS,
    ELECTION,
    END,
    EVENT,
    EVENT_CARDS,
    GOVERNMENT_FORMED,
    GOVERNMENT_OF_TWO,
    HAND_LIMIT,
    LOTS,
    MANDATE,
    MIGRATION,
    MOTION_EVERY_ROUND,
    NAMED_GOAL,
    NEUTRAL,
    NO_CONFIDENCE,
    NOBODY,
    OFFICES,
    PRESIDENTIAL,
    PROGRESS,
    PROGRESS_CARDS,
    PROMISED_GOAL,
    ROUND,
    SPECIES,
    TAKEOVER,
    TOKENS,
    ZooState,
)
from hustings.games.zoocracy.view import ZooView
from hustings.mechanisms.ranking import ranks
from hustings.mechanisms.sealed import sealed
from hustings.mechanisms.staged import Staged

CARD_RULES: Final = (
    "zoo §9a.rally",
    "zoo §9a.negative",
    "zoo §9a.rainy",
    "zoo §9a.dry",
    "zoo §9a.migration",
    "zoo §9a.mandate",
    "zoo §9a.early-presidential",
    "zoo §9a.loyalty",
    "zoo §9a.defectors",
    "zoo §9a.early-parliamentary",
    "zoo §9a.assertiveness",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Zoocracy(Game[ZooState, ZooView]):
    def __init__(self, players: int, options: dict[str, str], tables: Tables) -> None:
        self.id = "zoocracy"
        self.version = 1
        self.players = players
        self.options = options
        self.tables = tables
        self.data_hash = tables.hash
        self.open_funds = options["open_funds"] == "true"
        self.card_type: tuple[int, ...] = tuple([card.type for card in tables.cards])
        self.card_phase: tuple[int, ...] = tuple([card.phase for card in tables.cards])
        self.card_subject: tuple[int, ...] = tuple([card.subject for card in tables.cards])
        self.cards_of_phase: tuple[tuple[int, ...], ...] = tables.cards_of_phase
        self.event_type: tuple[int, ...] = tables.event_type

        two = players == 2
        advanced = options["advanced"] == "true"
        literal = options["promises_to_the_opposition"] == "literal"
        self.parliament: Parliament = MoreSeats() if two else MajorityMarker()
        self.promises: Promises = AsAnnounced() if literal else VoidToOpposition()
        motion = TAKEOVER if two else MOTION_EVERY_ROUND if advanced else NO_CONFIDENCE
        # How phase G goes on: our reading, or as it is printed. [zoo §E5]
        goal = NAMED_GOAL if advanced else PROMISED_GOAL
        cards_first = (PROGRESS_CARDS, goal, DRAW_CARDS, HAND_LIMIT)
        draw_first = (DRAW_CARDS, PROGRESS_CARDS, HAND_LIMIT, goal)
        # The round, phase by phase. [zoo §5.1] [zoo §7] [zoo §8]
        self.programme: tuple[int, ...] = (
            LOTS,
            PRESIDENTIAL,  # A
            TOKENS,  # B
            CAMPAIGN,
            ELECTION,  # C
            COUNT,
            GOVERNMENT_OF_TWO if two else GOVERNMENT_FORMED,  # D
            EVENT,  # E
            EVENT_CARDS,
            motion,  # F
            PROGRESS,  # G
            *(draw_first if options["progress"] == "draw-first" else cards_first),
        )
        motions = NoConfidence()
        # by frame kind, as numbered in state.py
        self.phases = [
            Round(),
            Deal(),
            Lots(),
            Presidential(),
            Tokens(),
            Campaign(),
            Election(),
            Count(),
            Government(),
            GovernmentOfTwo(),
            EventCard(),
            EventCards(),
            motions,
            motions,
            Takeover(),
            Progress(),
            ProgressCards(),
            PromisedGoal(),
            NamedGoal(),
            DrawCards(),
            HandLimit(),
            Vote(),
            Drawing(),
            Naming(),
            Paying(),
        ]
        self.campaign_limit: int = tables.campaign_limit
        self.funds_per_species: int = tables.funds_per_species
        # Spaces that do not change, made once: [tokens] -> up to so many, and that for every species.
        most = self.funds_per_species
        self.up_to: list[Space] = [Range(1, room, "zoo §5b.8") for room in range(most + 1)]
        all_species = tuple(range(SPECIES))
        self.open_board: list[Space] = [
            Branch(all_species, (self.up_to[room],) * SPECIES, "zoo §5b.7") for room in range(most + 1)
        ]
        everyone = tuple(range(players))
        self.lots_space = Ordered(everyone, players, players, "zoo §5b.6")
        self.proposal_space = terms(players, 2)
        self.motion_spaces: list[Space] = [
            Branch((0, 1), (Unit("zoo §5f.2"), terms(players, goals)), "zoo §5f.2") for goals in range(3)
        ]

    def card_rule(self, card: int) -> str:
        return CARD_RULES[self.card_type[card]]

    def setup(self) -> ZooState:
        """The table before the first round. [zoo §3.1] [zoo §3.2] [zoo §3.3] [zoo §3.4] [zoo §3.6] [zoo §3.7]"""
        n = self.players
        cards = len(self.card_type) - 1
        return ZooState(
            1,
            1,
            1,
            [0] * n,
            [self.tables.start_funds] * n,
            [0] * n,
            (self.tables.tokens_per_colour - self.tables.start_funds) * n,
            [0] * n,
            0,
            [[0] * n for _ in range(SPECIES)],
            [NOBODY] * OFFICES,
            [0] * OFFICES,
            [NEUTRAL] * n,
            0,
            0,
            0,
            0,
            0,
            [NOBODY, NOBODY],
            NOBODY,
            NOBODY,
            0,
            NOBODY,
            self._event_deck(),
            list(range(n)),
            list(range(n)),
            [0] * SPECIES,
            [0] * SPECIES,
            [0] * SPECIES,
            [0, 0],
            [0] * n,
            [],
            [[] for _ in range(n)],
            list(range(1, cards + 1)),
            [DISCARDED] + [0] * cards,
            0,
            sealed(n),
            [Frame(ROUND), Frame(DEAL)],
        )

    def _event_deck(self) -> Staged:
        """Four of the seven on top, the other three below with the end card. [zoo §3.6]"""
        bag = [0 if kind == END else 1 for kind in self.event_type]
        end = [1 if kind == END else 0 for kind in self.event_type]
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
        """Food with the supply, action cards, event cards. [zoo §2]"""
        cards = len(state.deck) + state.pool.count(DISCARDED) - 1  # there is no card 0
        for hand in state.hands:
            cards += len(hand)
        food = state.supply + sum(state.funds)
        for row in state.tokens:
            food += sum(row)
        deck = state.events
        seen = deck.drawn if deck.stage == 0 else deck.lengths[0] + deck.drawn
        to_come = 1 if deck.stage == 0 else 0
        return {"cards": cards, "food": food, "events": sum(deck.bag) + to_come + seen}

    def pick_bounds(self) -> dict[str, tuple[int, ...]]:
        n = self.players
        cards = len(self.card_type)
        return {
            "draw": (cards,),
            "lots": (n,),
            "event": (len(self.event_type),),
            "bid": (self.most_food() + 1,),
            "blockade": (SPECIES + 1,),
            "manipulation": (SPECIES + 1,),
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
        bonus = self.card_type.count(MANDATE) * tables.mandate_seats
        bonus += self.card_type.count(MIGRATION) * tables.migration_seats
        votes = sum(tables.first) + tables.manipulation_first + bonus
        gifts = sum([sum(food) for food in tables.event_food])
        return tables.start_funds + tables.rounds * votes + gifts

    def secret_kinds(self) -> frozenset[str]:
        return frozenset(("draw", "bid", "vote"))

    def revealing_events(self) -> frozenset[str]:
        """The opening of bids and votes, a card laid down, a card discarded."""
        return frozenset(("bid", "voted", "card", "discarded"))

    def reveal_event_of(self) -> dict[str, str]:
        return {"bid": "bid", "vote": "voted"}

    def insights(self, view: ZooView) -> dict[str, object]:
        return insights(self, view)

    def view(self, state: ZooState, seat: Seat) -> ZooView:
        return look(self, state, seat)

    def determinize(self, view: ZooView, rng: Rng) -> ZooState:
        return imagine(self, view, rng)


def terms(players: int, goals: int) -> Product:
    """Three offices and so many goals, each for any party. [zoo §5d.8] [zoo §5d.10]"""
    anyone = Range(0, players - 1, "zoo §5d.8")
    return Product((anyone,) * (3 + goals), (1,) * (3 + goals), "zoo §5d.8")
