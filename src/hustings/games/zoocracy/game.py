"""Zoocracy: two to six animal parties between elections, coalitions and goals."""

from __future__ import annotations

from typing import Any, Final

from hustings.core._mypyc import mypyc_attr
from hustings.core.action import Seat
from hustings.core.bitset import EMPTY
from hustings.core.compound import Branch, Product
from hustings.core.frame import Frame
from hustings.core.game import Game, Outcome
from hustings.core.refusal import Refusals
from hustings.core.rng import Rng
from hustings.core.space import Ordered, Range, Space, Unit
from hustings.core.vocabulary import Vocabulary
from hustings.games.zoocracy import events, frames, questions
from hustings.games.zoocracy.insight_types import ZooInsights
from hustings.games.zoocracy.insights import insights
from hustings.games.zoocracy.options import ADVANCED, OPEN_FUNDS, PROGRESS, PROMISES
from hustings.games.zoocracy.phases.a_presidential import Presidential
from hustings.games.zoocracy.phases.b_campaign import Campaign, Tokens
from hustings.games.zoocracy.phases.c_election import Count, Election
from hustings.games.zoocracy.phases.d_government import Government, Vote
from hustings.games.zoocracy.phases.d_two import GovernmentOfTwo, Takeover
from hustings.games.zoocracy.phases.e_event import EventCard, EventCards
from hustings.games.zoocracy.phases.f_no_confidence import MotionEveryRound, NoConfidence
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
from hustings.games.zoocracy.refusals import REFUSALS
from hustings.games.zoocracy.state import (
    DISCARDED,
    END,
    MANDATE,
    MIGRATION,
    NEUTRAL,
    NO_EVENT,
    NOBODY,
    NOWHERE,
    OFFICES,
    SPECIES,
    ZooState,
    ZooView,
)
from hustings.games.zoocracy.tables import Tables
from hustings.games.zoocracy.view import determinize, view
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
    insights_type = ZooInsights

    def __init__(self, players: int, options: dict[str, str], tables: Tables) -> None:
        self.id = "zoocracy"
        self.version = 1
        self.players = players
        self.options = options
        self.tables = tables
        self.data_hash = tables.hash
        self.open_funds = OPEN_FUNDS.of(options)
        self.vocabulary = Vocabulary(questions.vocabulary, events.vocabulary)
        # What the rules look up all the time
        self.card_type: tuple[int, ...] = tables.card_type
        self.card_phase: tuple[int, ...] = tables.card_phase
        self.card_subject: tuple[int, ...] = tables.card_subject
        self.cards_of_phase: tuple[tuple[int, ...], ...] = tables.cards_of_phase
        self.event_type: tuple[int, ...] = tables.event_type

        two = players == 2
        advanced = ADVANCED.of(options)
        literal = PROMISES.of(options) == "literal"
        self.parliament: Parliament = MoreSeats() if two else MajorityMarker()
        self.promises: Promises = AsAnnounced() if literal else VoidToOpposition()
        motion = frames.NO_CONFIDENCE
        if two or advanced:
            motion = frames.TAKEOVER if two else frames.MOTION_EVERY_ROUND
        # How phase G goes on: our reading, or as it is printed. [zoo §E5]
        goal = frames.NAMED_GOAL if advanced else frames.PROMISED_GOAL
        cards_first = (frames.PROGRESS_CARDS, goal, frames.DRAW_CARDS, frames.HAND_LIMIT)
        draw_first = (frames.DRAW_CARDS, frames.PROGRESS_CARDS, frames.HAND_LIMIT, goal)
        # The round, phase by phase. [zoo §5.1] [zoo §7] [zoo §8]
        self.programme: tuple[int, ...] = (
            *(frames.LOTS, frames.PRESIDENTIAL),  # A
            *(frames.TOKENS, frames.CAMPAIGN),  # B
            *(frames.ELECTION, frames.COUNT),  # C
            frames.GOVERNMENT_OF_TWO if two else frames.GOVERNMENT,  # D
            *(frames.EVENT, frames.EVENT_CARDS),  # E
            motion,  # F
            *(frames.PROGRESS, *(draw_first if PROGRESS.of(options) == "draw-first" else cards_first)),  # G
        )
        # by frame kind, as numbered in frames.py
        self.phases = [Round(), Deal(), Drawing(), Lots(), Presidential(), Tokens(), Campaign()]
        self.phases += [
            Election(),
            Count(),
            Government(),
            GovernmentOfTwo(),
            Vote(),
            EventCard(),
            EventCards(),
        ]
        self.phases += [NoConfidence(), MotionEveryRound(), Takeover(), Progress(), ProgressCards()]
        self.phases += [PromisedGoal(), NamedGoal(), Naming(), Paying(), DrawCards(), HandLimit()]
        # Spaces that do not change, made once: [tokens] -> up to so many, and that for every species.
        most = tables.funds_per_species
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
        tables = self.tables
        cards = len(self.card_type) - 1
        state = ZooState()
        state.round = state.presidential = state.parliamentary = 1
        state.goals = [0] * n
        state.funds = [tables.start_funds] * n
        state.spent = [0] * n
        state.supply = (tables.tokens_per_colour - tables.start_funds) * n
        state.seats = [0] * n
        state.majority = 0
        state.tokens = [[0] * n for _ in range(SPECIES)]
        state.offices = [NOBODY] * OFFICES
        state.active = [False] * OFFICES
        state.sides = [NEUTRAL] * n
        state.caretaker = state.elected = state.failed = state.accepted = False
        state.begun = EMPTY
        state.promises = [NOBODY, NOBODY]
        state.blockade = state.manipulation = NOWHERE
        state.harvest = 0
        state.event = NO_EVENT
        state.events = self._event_deck()
        state.lots = list(range(n))
        state.order = list(range(n))
        state.placed = [0] * SPECIES
        state.fresh = [0] * SPECIES
        state.closed = [False] * SPECIES
        state.seasons = [0, 0]
        state.bonus = [0] * n
        state.kept = []
        state.hands = [[] for _ in range(n)]
        state.deck = list(range(1, cards + 1))
        state.pool = [DISCARDED] + [0] * cards
        state.shuffles = 0
        state.sealed = sealed(n)
        state.stack = [Frame(frames.ROUND), Frame(frames.DEAL)]
        return state

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

    def refusals(self) -> Refusals[Any, Any]:
        return REFUSALS

    def insights(self, view: ZooView) -> ZooInsights:
        return insights(self, view)

    def view(self, state: ZooState, seat: Seat) -> ZooView:
        return view(self, state, seat)

    def determinize(self, view: ZooView, rng: Rng) -> ZooState:
        return determinize(self, view, rng)


def terms(players: int, goals: int) -> Product:
    """Three offices and so many goals, each for any party. [zoo §5d.8] [zoo §5d.10]"""
    anyone = Range(0, players - 1, "zoo §5d.8")
    return Product((anyone,) * (3 + goals), (1,) * (3 + goals), "zoo §5d.8")
