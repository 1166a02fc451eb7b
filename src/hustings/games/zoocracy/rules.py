"""What the phases look up, and what they share: species, votes, goals, food, seats, the end."""

from __future__ import annotations

from typing import Final

from hustings.core import Branch, Game, Log, Ordered, Product, Range, Seat, Space, Unit, Vocabulary
from hustings.core._mypyc import mypyc_attr
from hustings.core.title import OPEN_FUNDS, Choice, Flag
from hustings.games.zoocracy import constants as zoo
from hustings.games.zoocracy import events, frames, questions
from hustings.games.zoocracy.constants import END, NO_EVENT, NOBODY, P1, P2, SPECIES
from hustings.games.zoocracy.state import ZooBoard, ZooState, ZooView
from hustings.games.zoocracy.tables import Tables
from hustings.mechanisms.ranking import majority

ADVANCED: Final = Flag("advanced")
PROMISES: Final = Choice("promises_to_the_opposition", ("void", "literal"))
PROGRESS: Final = Choice("progress", ("cards-first", "draw-first"))

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
class Rules(Game[ZooState, ZooView]):
    """What the phases look up."""

    def __init__(self, players: int, options: dict[str, str], tables: Tables) -> None:
        vocabulary = Vocabulary(questions.vocabulary, events.vocabulary)
        super().__init__("zoocracy", 1, players, options, vocabulary, tables.hash)
        self.tables = tables
        self.open_funds = OPEN_FUNDS.of(options)
        # What the rules look up all the time
        self.card_type: tuple[int, ...] = tables.card_type
        self.card_phase: tuple[int, ...] = tables.card_phase
        self.card_subject: tuple[int, ...] = tables.card_subject
        self.cards_of_phase: tuple[tuple[int, ...], ...] = tables.cards_of_phase
        self.event_type: tuple[int, ...] = tables.event_type

        two = players == 2
        advanced = ADVANCED.of(options)
        literal = PROMISES.of(options) == "literal"
        self.parliament: Parliament = ParliamentOfTwo() if two else Parliament()
        self.promises: Promises = PromisesAsAnnounced() if literal else Promises()
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
        # Spaces that do not change, made once: [tokens] -> up to so many, and that for every species.
        most = tables.funds_per_species
        self.up_to: list[Space] = [Range(1, room, "zoo §5b.8") for room in range(most + 1)]
        all_species = tuple(range(zoo.SPECIES))
        self.open_board: list[Space] = [
            Branch(all_species, (self.up_to[room],) * zoo.SPECIES, "zoo §5b.7") for room in range(most + 1)
        ]
        everyone = tuple(range(players))
        self.lots_space = Ordered(everyone, players, players, "zoo §5b.6")
        self.proposal_space = terms(players, 2)
        self.motion_spaces: list[Space] = [
            Branch((0, 1), (Unit("zoo §5f.2"), terms(players, goals)), "zoo §5f.2") for goals in range(3)
        ]

    def card_rule(self, card: int) -> str:
        return CARD_RULES[self.card_type[card]]


def terms(players: int, goals: int) -> Product:
    """Three offices and so many goals, each for any party. [zoo §5d.8] [zoo §5d.10]"""
    anyone = Range(0, players - 1, "zoo §5d.8")
    return Product((anyone,) * (3 + goals), (1,) * (3 + goals), "zoo §5d.8")


# -- species --


def is_tied(row: list[int]) -> bool:
    """Whether two parties have the same number of tokens here; none is no number. [zoo §5b.13] [zoo §B2] [zoo §B3]"""
    n = len(row)
    for i in range(n):
        here = row[i]
        if here:
            for j in range(i + 1, n):
                if row[j] == here:
                    return True
    return False


def tied_with(row: list[int], seat: Seat, more: int) -> bool:
    """Whether ``seat`` with ``more`` tokens would tie with anyone. Requires ``more`` above 0."""
    return row[seat] + more in row


def tied_species(state: ZooBoard) -> list[int]:
    """Species that are tied now. Only food from funds placed in this turn can do that, so only there is it sought."""
    found: list[int] = []
    for species in range(SPECIES):
        if state.fresh[species] and is_tied(state.tokens[species]):
            found.append(species)
    return found


def replaced(row: list[int], seat: Seat, victim: Seat) -> list[int]:
    """The tokens after a negative campaign of ``seat`` against ``victim``. [zoo §9a.negative]"""
    after = row[:]
    after[victim] -= 1
    after[seat] += 1
    return after


def leader_and_second(row: list[int]) -> tuple[Seat, Seat]:
    """The parties with most and second most tokens, or nobody. Requires that nobody is tied. [zoo §5c.4] [zoo §C3]"""
    first = NOBODY
    second = NOBODY
    for seat in range(len(row)):
        if row[seat]:
            if first == NOBODY or row[seat] > row[first]:
                second = first
                first = seat
            elif second == NOBODY or row[seat] > row[second]:
                second = seat
    return first, second


def votes(tables: Tables, species: int, manipulation: int, seasons: list[int]) -> tuple[int, int]:
    """The votes of a species for its first and second party, as tokens and seasons stand.

    [zoo §5c.4] [zoo §5c.5] [zoo §5d.13] [zoo §9a.rainy] [zoo §9a.dry] [zoo §B12] [zoo §C4]
    """
    if species == manipulation:
        first = tables.manipulation_first
        second = tables.manipulation_second
    else:
        first = tables.first[species]
        second = tables.second[species]
    first -= seasons[tables.habitat[species]]
    return (max(0, first)), second


def campaign_limit(game: Rules, board: ZooBoard) -> int:
    """How much food from funds a turn may place. [zoo §5b.7] [zoo §9b.good-harvest] [zoo §9b.bad-harvest]"""
    return max(game.tables.campaign_limit + board.harvest, 0)


# -- goals and food --


def make_goal(game: Rules, state: ZooState, seat: Seat, amount: int, why: int, log: Log) -> None:
    """A party moves up its track and stops at the last space. [zoo §6.1] [zoo §G8]"""
    state.goals[seat] = min(state.goals[seat] + amount, game.tables.goals_last_space)
    log.tell(events.GOAL, (seat, state.goals[seat], why))


def due_spaces(game: Rules, board: ZooBoard) -> tuple[int, ...]:
    """The programme spaces that score now: P1 after an election, else P2; both in the last round. [zoo §5g.2] [zoo §5g.3] [zoo §E7]"""
    if not board.elected:
        return (P2,)
    if board.round == game.tables.rounds:
        return (P1, P2)
    return (P1,)


def pay(state: ZooState, seat: Seat, food: int, log: Log) -> None:
    """Food goes from a party's funds to the supply, in public. [zoo §E10]"""
    state.funds[seat] -= food
    state.spent[seat] += food
    state.supply += food
    log.tell(events.PAID, (seat, food))


def receive(state: ZooState, seat: Seat, food: int) -> None:
    """Food comes from the supply, which never runs out. [zoo §B15] [zoo §7.4]"""
    state.funds[seat] += food
    state.supply -= food


# -- parliament, and the end --


def side_seats(board: ZooBoard, side: int) -> int:
    """The seats of the government, or of the opposition."""
    total = 0
    for seat in range(len(board.sides)):
        if board.sides[seat] == side:
            total += board.seats[seat]
    return total


def last_round(game: Rules, board: ZooBoard) -> bool:
    """Whether everyone can see that the game ends with this round. [zoo §6.1] [zoo §6.2] [zoo §9b.end] [zoo §G10]"""
    if board.event != NO_EVENT and game.event_type[board.event] == END:
        return True
    return max(board.goals) >= game.tables.goals_last_space


# -- what the variants work out differently, each named for what it does --


@mypyc_attr(allow_interpreted_subclasses=True)
class Parliament:
    """A government has its majority with more than half of the seats elected, whatever becomes of them."""

    def majority(self, total: int) -> int:
        """The majority marker: half of all seats rounded down, plus one. [zoo §5c.8] [zoo §5c.ex1]"""
        return majority(total)

    def has_majority(self, board: ZooBoard) -> bool:
        """The government's seats reach the marker. [zoo §5d.15] [zoo §5f.1]"""
        return zoo.GOVERNMENT in board.sides and side_seats(board, zoo.GOVERNMENT) >= board.majority


class ParliamentOfTwo(Parliament):
    """Two players: the marker is not used, which is 0. [zoo §7.1]"""

    def majority(self, total: int) -> int:
        return 0

    def has_majority(self, board: ZooBoard) -> bool:
        """The governing party has strictly more seats than the other. [zoo §T5]"""
        return side_seats(board, zoo.GOVERNMENT) > side_seats(board, zoo.OPPOSITION)


def opposition_larger(board: ZooBoard) -> bool:
    """Two players: the opposition has strictly more seats than the government. [zoo §T5]"""
    return side_seats(board, zoo.OPPOSITION) > side_seats(board, zoo.GOVERNMENT)


@mypyc_attr(allow_interpreted_subclasses=True)
class Promises:
    """An office or goal promised to a party that then votes No is void. [zoo §D3] [zoo §D4]"""

    def binds(self, board: ZooBoard, seat: Seat) -> bool:
        return board.sides[seat] == zoo.GOVERNMENT


class PromisesAsAnnounced(Promises):
    """It is kept to the letter. [zoo §D3] [zoo §D4]"""

    def binds(self, board: ZooBoard, seat: Seat) -> bool:
        return True
