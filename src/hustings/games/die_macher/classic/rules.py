"""What the phases look up, and what several of them work out in the same way."""

from __future__ import annotations

from typing import Final

from hustings.core import OPEN_FUNDS, Choice, Draw, Flag, Game, Log, Vocabulary
from hustings.core.bitset import size
from hustings.games.die_macher.classic import events, questions
from hustings.games.die_macher.classic.editions.base import Edition
from hustings.games.die_macher.classic.state import ClassicBoard, ClassicState, ClassicView, StateBoard
from hustings.games.die_macher.classic.tables import Tables
from hustings.games.die_macher.common.cards import CARDS, NOTHING, TOPICS, along, most_media, topic
from hustings.mechanisms.ranking import clockwise

REVERSAL: Final = Flag("opinion_reversal")
FIXED_TENETS: Final = Flag("fixed_tenets")  # 1997
LENGTH: Final = Choice("length", ("full", "short"))  # 2006
DICE: Final = Choice("dice", ("standard", "special"))  # 2006


class Rules(Game[ClassicState, ClassicView]):
    """What the phases look up: figures in ``tables``, what the editions do differently in ``edition``."""

    def __init__(self, players: int, options: dict[str, str], edition: Edition) -> None:
        vocabulary = Vocabulary(questions.vocabulary, events.vocabulary)
        super().__init__("die-macher", 2, players, options, vocabulary, edition.tables.hash)
        self.edition = edition
        self.tables = edition.tables
        self.open_funds = OPEN_FUNDS.of(options)
        self.reversal = REVERSAL.of(options)  # [2006 §P2] [1997 §P2]
        cite = edition.cite
        purposes = (cite.poll_dice, cite.donation_accepted, cite.donation_refused, cite.donation_most_refused)
        # By what they are rolled for; a value is as likely as its faces.
        self.dice = tuple([Draw(self.tables.die, 1, rule) for rule in purposes])
        self.programmes: list[tuple[int, ...]] = [()]
        for number in range(1, self.tables.elections + 1):
            self.programmes.append(edition.programme(number))


def order(board: ClassicBoard) -> list[int]:
    """All seats clockwise from the start player."""
    return clockwise(board.start, len(board.party))


def has_topic(programme: int, card: int) -> bool:
    """Whether the programme takes a side on the topic of the card."""
    return (programme >> (card & ~1) & 3) != 0  # the cards of a topic lie side by side


def topics_of(programme: int) -> tuple[int, ...]:
    """The topics on which the programme takes a side, ascending."""
    return tuple([about for about in range(TOPICS) if programme >> about * 2 & 3])


# -- money --


def pay(state: ClassicState, seat: int, amount: int, log: Log) -> None:
    """To the bank, in the open."""
    if amount:
        state.money[seat] -= amount
        state.bank += amount
        log.tell(events.PAID, (seat, amount))


def receive(state: ClassicState, seat: int, amount: int, log: Log) -> None:
    """From the bank, in the open."""
    if amount:
        state.money[seat] += amount
        state.bank -= amount
        log.tell(events.RECEIVED, (seat, amount))


# -- tracks --


def move_trend(tables: Tables, board: StateBoard, seat: int, steps: int) -> None:
    """Popularity stops at both ends. [2006 §6.2.3.h] [1997 §5.2.3.h]"""
    board.trend[seat] = along(board.trend[seat], steps, -tables.trend_max, tables.trend_max)


def add_votes(tables: Tables, board: StateBoard, seat: int, votes: int) -> int:
    """The track ends at 50; a marker that moves lies on top of those it meets. Returns the votes gained.

    A marker that cannot advance keeps its place. [2006 §6.2.8.f] [1997 §5.2.8.f] [2006 §H7] [1997 §H7]
    """
    gained = min(votes, tables.votes_max - board.votes[seat])
    if gained > 0:
        board.votes[seat] += gained
        board.arrival.remove(seat)
        board.arrival.append(seat)
    return gained


def add_members(state: ClassicState, seat: int, members: int) -> None:
    """Never below zero. [2006 §P9] [1997 §P9]"""
    state.members[seat] = max(state.members[seat] + members, 0)


# -- votes --


def match(programme: int, board: StateBoard) -> int:
    """+1 for every open opinion the programme shares, -1 for every one it contradicts; the key issue
    counts double. [2006 §6.2.8.d] [2006 §C7] [1997 §5.2.8.d]
    """
    total = 0
    # Bare bits and cards: this is played all the time, and by name it would take 540 instructions instead of 396.
    for card in board.opinions:
        if programme >> card & 1:
            total += 1
        elif programme >> (card ^ 1) & 1:
            total -= 1
    if board.key_slot != NOTHING:
        card = board.opinions[board.key_slot]
        total += (programme >> card & 1) - (programme >> (card ^ 1) & 1)
    return total


def factor(programme: int, board: StateBoard, seat: int) -> int:
    """Popularity plus match. [2006 §6.2.8.c] [1997 §5.2.8.c]"""
    return board.trend[seat] + match(programme, board)


def votes_for(meetings: int, by: int) -> int:
    """Meetings times the factor; at a factor of zero or less, one vote for two meetings.

    [2006 §6.2.8.c] [2006 §6.2.8.e] [2006 §P8] [1997 §5.2.8.c] [1997 §5.2.8.e] [1997 §P8]
    """
    return meetings * by if by > 0 else meetings // 2


def convert(
    tables: Tables, state: ClassicState, board: StateBoard, seat: int, meetings: int, log: Log
) -> None:
    """Meetings become votes and go back to the supply. [2006 §6.2.8.g] [1997 §5.2.8.g]"""
    gained = add_votes(tables, board, seat, votes_for(meetings, factor(state.programmes[seat], board, seat)))
    board.meetings[seat] -= meetings
    state.meetings[seat] += meetings
    log.tell(events.CONVERTED, (seat, board.state, meetings, gained))


# -- media --


def controller(board: StateBoard) -> int:
    """The party with more media markers than any other, or NOTHING.

    [2006 §6.2.5.d] [2006 §P11] [1997 §5.2.5.d] [1997 §P11]
    """
    return most_media(board.media)


# -- programmes and opinions --


def common(a: int, b: int) -> int:
    """Identical programme cards of two parties."""
    return size(a & b)


def fits(board: StateBoard, card: int) -> bool:
    """No open opinion of the state is on the card's topic. [2006 §5.2.1.2.c] [1997 §4.2.e]"""
    return card not in board.opinions and card ^ 1 not in board.opinions  # its opposite


def fits_without(board: StateBoard, slot: int, card: int) -> bool:
    """No other open opinion of the state is on the card's topic than the one in this slot."""
    for other in range(len(board.opinions)):
        if other != slot and topic(board.opinions[other]) == topic(card):
            return False
    return True


def newcomers(board: StateBoard, pool: list[int]) -> tuple[int, ...]:
    """The cards of the pool on topics that are not open in the state, the leaving card's included.

    [2006 §6.2.5.f] [2006 §P2] [1997 §5.2.5.f] [1997 §P2]
    """
    taken = 0  # the set of open topics
    for card in board.opinions:
        taken |= 1 << (card >> 1)
    return tuple([card for card in range(CARDS) if pool[card] and not taken >> (card >> 1) & 1])


def lines(tables: Tables, board: StateBoard, party: list[int], poll: int) -> tuple[int, ...]:
    """The seats whose line on the poll card can be used in this state.

    Lines of absent parties and empty lines cannot, nor a minus against the party that controls the
    media. [2006 §6.2.7.d] [2006 §P10] [2006 §H13] [1997 §5.2.7.d] [1997 §P10] [1997 §H13]
    """
    safe = controller(board)
    seats: list[int] = []
    for seat in range(len(party)):
        change = tables.polls[poll][party[seat]]
        if change > 0 or (change < 0 and seat != safe):
            seats.append(seat)
    return tuple(seats)


# -- elections --


def strongest(board: StateBoard, seats: list[int]) -> int:
    """Of these, the party with the most votes; of equals the one whose marker lies on top.

    [2006 §6.3.2.b] [2006 §6.3.2.c] [2006 §C13] [1997 §5.3.2.b] [1997 §5.3.2.c] [1997 §C13]
    """
    best = seats[0]
    for seat in board.arrival:  # later ones lie higher, so they win ties
        if seat in seats and board.votes[seat] >= board.votes[best]:
            best = seat
    return best


class Result:
    """Who won an election: the winning party and its partner, and those level with them."""

    def __init__(self, winner: int, partner: int, level: list[int]) -> None:
        self.winner = winner
        self.partner = partner  # NOTHING for a party that won alone
        self.level = level  # every party of a side with the same total, in seat order

    def narrow(self) -> bool:
        """[2006 §6.3.2.b] [2006 §P4] [1997 §5.3.2.b] [1997 §P4]"""
        return bool(self.level)


def result(board: StateBoard, partners: list[int]) -> Result:
    """The party or coalition with the most votes; ties go to the strongest party among the tied sides.

    [2006 §6.3.2.a] [1997 §5.3.2.a]
    """
    totals: list[int] = []
    for seat in range(len(partners)):
        other = partners[seat]
        totals.append(board.votes[seat] + (board.votes[other] if other != NOTHING else 0))
    most = max(totals)
    tied = [seat for seat in range(len(totals)) if totals[seat] == most]
    winner = strongest(board, tied)
    partner = partners[winner]
    return Result(winner, partner, [seat for seat in tied if seat not in (winner, partner)])
