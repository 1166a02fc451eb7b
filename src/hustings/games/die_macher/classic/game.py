"""Die Macher, the classic editions: the game that the phases belong to."""

from __future__ import annotations

from hustings.core.action import Seat
from hustings.core.frame import Frame
from hustings.core.game import Game, Outcome
from hustings.core.rng import Rng
from hustings.games.die_macher.classic.editions.base import Edition
from hustings.games.die_macher.classic.insights import insights_of
from hustings.games.die_macher.classic.knowledge import view_of, world_of
from hustings.games.die_macher.classic.phases.cabinet import Acting, Placing
from hustings.games.die_macher.classic.phases.coalitions import Coalitions
from hustings.games.die_macher.classic.phases.conference import Conference
from hustings.games.die_macher.classic.phases.conversion import Conversion
from hustings.games.die_macher.classic.phases.dice import Roll, one_die
from hustings.games.die_macher.classic.phases.donations import Donations
from hustings.games.die_macher.classic.phases.election import Election, Finance, Members
from hustings.games.die_macher.classic.phases.media import Exchange, Exchanges, Media
from hustings.games.die_macher.classic.phases.meetings import Meetings
from hustings.games.die_macher.classic.phases.polls import Auction, Poll, Polls
from hustings.games.die_macher.classic.phases.preliminary import Sheets
from hustings.games.die_macher.classic.phases.round import Round
from hustings.games.die_macher.classic.phases.setup import Deal, Open, Parties
from hustings.games.die_macher.classic.phases.spoils import Spoils
from hustings.games.die_macher.classic.phases.start import Bidding
from hustings.games.die_macher.classic.phases.turnover import Reveal, Turnover
from hustings.games.die_macher.classic.scoring import scores
from hustings.games.die_macher.classic.state import DEAL, PARTIES, ROUND, SHEETS, UNDECIDED, ClassicState
from hustings.games.die_macher.classic.view import ClassicView
from hustings.games.die_macher.common.cards import CARDS, NOTHING, TOPICS
from hustings.mechanisms.auction import Ascending
from hustings.mechanisms.ranking import ranks
from hustings.mechanisms.sealed import sealed


class Names:
    """The ids of what is printed, by number: words are found by them."""

    def __init__(self, states: list[str], topics: list[str], parties: list[str], cabinet: list[str]) -> None:
        self.states = states
        self.topics = topics
        self.parties = parties
        self.cabinet = cabinet


class Classic(Game[ClassicState, ClassicView]):
    """``names`` and ``data_hash`` come from the tables, everything the rules look up from ``edition.facts``."""

    def __init__(
        self, players: int, options: dict[str, str], edition: Edition, names: Names, data_hash: str
    ) -> None:
        self.id = "die-macher"
        self.version = 1
        self.players = players
        self.options = options
        self.data_hash = data_hash
        self.edition = edition
        self.facts = edition.facts
        self.names = names
        self.open_funds = options["open_funds"] == "true"
        self.reversal = options["opinion_reversal"] == "true"  # [2006 §P2] [1997 §P2]
        self.die = one_die(self.facts.die, edition.cite["poll_dice"])
        self.programmes: list[tuple[int, ...]] = [()]
        for number in range(1, self.facts.elections + 1):
            self.programmes.append(edition.programme(number))
        # by frame kind, as listed in state.py
        self.phases = [
            Round(),
            Parties(),
            Deal(),
            Open(),
            Reveal(),
            Sheets(),
            Bidding(),
            Conference(),
            Placing(),
            Acting(),
            Coalitions(),
            Media(),
            Exchanges(),
            Exchange(),
            Meetings(),
            Polls(),
            Auction(),
            Poll(),
            Roll(),
            Conversion(),
            Election(),
            Spoils(),
            Members(),
            Finance(),
            Turnover(),
            Donations(),
        ]

    def setup(self) -> ClassicState:
        """What every party takes, and the piles. [2006 §1] [2006 §5.1.a] [2006 §5.2.2] [2006 §5.2.3.a]

        [2006 §8.a] [1997 §0] [1997 §4.1.a] [1997 §4.2.g] [1997 §4.2.h]
        """
        n = self.players
        facts = self.facts
        return ClassicState(
            [NOTHING] * n,
            [facts.start_money] * n,
            0,
            [facts.start_members] * n,
            [facts.meetings] * n,
            [facts.media_markers] * n,
            [facts.coalition_tiles] * n,
            [0] * n,
            [[] for _ in range(n)],
            list(facts.programme_copies),
            0,
            [0] * CARDS,
            [0] * CARDS,
            [facts.cabinet_used] * n,
            [],
            [],
            [facts.donation_used] * n,
            [0] * n,
            [0] * n,
            [UNDECIDED] * n,
            [1] * len(facts.seat_tables),
            [],
            [list(facts.opinion_copies)],
            [0] * CARDS,
            [0] * CARDS,
            [0] * CARDS,
            [0] * CARDS,
            [NOTHING] * facts.national_spaces,
            [0] * facts.national_spaces,
            [0] * facts.elections,
            [0] * (facts.elections * n),
            [],
            [[] for _ in range(n)],
            NOTHING,
            0,
            0,
            sealed(n),
            [NOTHING] * n,
            [NOTHING] * n,
            Ascending([]),
            [Frame(ROUND), Frame(SHEETS), Frame(DEAL), Frame(PARTIES)],
        )

    def outcome(self, state: ClassicState) -> Outcome:
        """Most points win; equals share the win. [2006 §7.5] [2006 §H17] [1997 §6.5] [1997 §H17]"""
        totals = [sum(score) for score in scores(self, state)]
        return Outcome(totals, ranks([(total,) for total in totals]), "elections-held")

    def conserved(self, state: ClassicState) -> dict[str, int]:
        """Money with the bank, every card by its kind, every piece by its owner."""
        sums = {"money": sum(state.money) + state.bank}
        for card in range(CARDS):
            held = [item for hand in state.hands for item in hand if item % CARDS == card]
            shown = [cards for cards in state.programmes if cards >> card & 1]
            sums[f"programme card {card}"] = (
                state.programme_pile[card]
                + state.programme_aside[card]
                + state.programme_discards[card]
                + len(held)
                + len(shown)
            )
            piles = sum([pile[card] for pile in state.opinion_piles])
            open_cards = [board for board in state.boards if card in board.opinions]
            stacked = state.strength[state.national.index(card)] if card in state.national else 0
            sums[f"opinion card {card}"] = (
                piles
                + state.opinion_aside[card]
                + state.opinion_discards[card]
                + state.opinion_removed[card]
                + state.pool[card]
                + len(open_cards)
                + stacked
            )
        for seat in range(self.players):
            on_boards = sum([board.meetings[seat] for board in state.boards])
            media = sum([board.media[seat] for board in state.boards])
            media += sum([seats >> seat & 1 for seats in state.national_media])
            sums[f"meetings of seat {seat}"] = state.meetings[seat] + on_boards
            sums[f"media markers of seat {seat}"] = state.media[seat] + media
        return sums

    def pick_bounds(self) -> dict[str, tuple[int, ...]]:
        facts = self.facts
        n = self.players
        most = 1000  # more money than a party can come by
        boards = facts.boards + 1
        return {
            "party": (len(facts.tenets),),
            "programme": (CARDS,),
            "hand": (CARDS,),
            "states": (len(facts.seat_tables),),
            "state": (len(facts.seat_tables),),
            "opinion": (CARDS,),
            "pool": (CARDS,),
            "sheet": (max(len(facts.sheet_lines), len(facts.sheet_media), facts.boards),),
            "bid": (most,),
            "lot": (n,),
            "start": (n,),
            "discard": (facts.hand_cards + 1,),
            "change": (CARDS + 1, TOPICS),
            "cabinet": (len(facts.cabinet_costs) + 1,),
            "action": (max([len(row) for row in facts.cabinet_actions]), max(n, facts.opinions_per_state)),
            "coalition": (n + 1,),
            "consent": (2,),
            "media": (boards,),
            "exchange": (facts.opinions_per_state + 1, CARDS),
            "meetings": (facts.meetings_per_state + 1,),
            "raise": (2, most),
            "poll": (len(facts.polls),),
            "publish": (n,),
            "dice": (len(facts.die),),
            "convert": (facts.meeting_spaces + 1,),
            "national-media": (2,),
            "national-opinion": (facts.opinions_per_state + 1, facts.national_spaces),
            "donation": (len(facts.donation_amounts), 2),
        }

    def secret_kinds(self) -> frozenset[str]:
        # A laid cabinet card or donation card shows that it lies there: tests of their own compare the rest.
        return frozenset(("hand", "sheet", "bid", "poll"))

    def revealing_events(self) -> frozenset[str]:
        return frozenset(("revealed", "revealed-card", "turned-down", "published"))

    def view(self, state: ClassicState, seat: Seat) -> ClassicView:
        return view_of(self, state, seat)

    def determinize(self, view: ClassicView, rng: Rng) -> ClassicState:
        return world_of(self, view, rng)

    def insights(self, view: ClassicView) -> dict[str, object]:
        return insights_of(self, view)
