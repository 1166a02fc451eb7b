"""What the phases look up, and what they share: order, money, trend, media, votes and matches."""

from __future__ import annotations

from typing import Final

from hustings.core import OPEN_FUNDS, Choice, Game, Seat, Vocabulary, seat_after
from hustings.core.bitset import EMPTY, add
from hustings.games.die_macher.common.cards import NOTHING, along, most_media, opposite, topic
from hustings.games.die_macher.modern import events, questions
from hustings.games.die_macher.modern.length import Length, LongLength
from hustings.games.die_macher.modern.state import BOARDS, SLOTS, ModernState, ModernView, Region
from hustings.games.die_macher.modern.tables import Tables
from hustings.mechanisms.bag import is_empty, refill

ELECTIONS: Final = Choice("elections", ("4", "7"))
DONATION_FIGURES: Final = Choice("donation_figures", ("text", "swapped"))
TIED_BIDS: Final = Choice("tied_bids", ("text", "example"))
MINORITY_MEDIA: Final = Choice("minority_media", ("controller", "none"))
OLD_MARKERS: Final = Choice("old_markers", ("removed", "returned"))


class Rules(Game[ModernState, ModernView]):
    """What the phases look up."""

    def __init__(self, players: int, options: dict[str, str], tables: Tables) -> None:
        vocabulary = Vocabulary(questions.vocabulary, events.vocabulary)
        super().__init__("die-macher-2019", 2, players, options, vocabulary, tables.hash)
        self.tables = tables
        self.length: Length = LongLength(tables) if ELECTIONS.of(options) == "7" else Length(tables)
        self.open_funds = OPEN_FUNDS.of(options)
        self.minority_moves: bool = MINORITY_MEDIA.of(options) == "controller"  # [2019 §M39]
        self.markers_return: bool = OLD_MARKERS.of(options) == "returned"  # [2019 §M45]
        self.display_size: int = tables.programme_display[players - 3]
        self.trend_min: int = tables.trend_min
        self.trend_max: int = tables.trend_max
        # [room] -> the cost of 0, 1, 2 ... new meetings
        self.meeting_prices: tuple[tuple[int, ...], ...] = tuple(
            [tables.meeting_cost[: room + 1] for room in range(tables.meeting_spaces + 1)]
        )

    def points_for(self, region: int, votes: int) -> int:
        """What so many votes are worth on a region's card. [2019 §06.9b.a]"""
        ladder = self.tables.points[region]
        top = len(ladder) - 1
        return ladder[min(top, votes)]


def route(state: ModernState) -> list[int]:
    """The boards in play, clockwise from this round's (first) election. [2019 §06.6.a] [2019 §M3]"""
    return in_play(state.regions, state.ballot)


def in_play(regions: list[Region], ballot: int) -> list[int]:
    """``route`` for views as well, which have regions of their own."""
    boards: list[int] = []
    for i in range(BOARDS):
        board = board_after(ballot, i)
        if regions[board].region != NOTHING:
            boards.append(board)
    return boards


def board_after(board: int, steps: int) -> int:
    """The board so many places further clockwise."""
    return (board + steps) % BOARDS


def nearest(game: Rules, state: ModernState, seats: list[Seat]) -> Seat:
    """Of these seats the first player, or the next one clockwise. Requires at least one."""
    for i in range(game.players):
        seat = seat_after(state.first, i, game.players)
        if seat in seats:
            return seat
    return NOTHING


def clear_region(region: Region, players: int) -> None:
    """No card, no opinions, votes and trend at zero; meetings and politicians are not touched. [2019 §M46]"""
    region.region = NOTHING
    region.opinions = [NOTHING] * SLOTS
    region.face_up = [0] * SLOTS
    region.elder = [0] * SLOTS
    region.double = NOTHING
    region.votes = [0] * players
    region.trend = [0] * players
    region.media = [0] * players
    region.used = EMPTY


def pay(state: ModernState, seat: Seat, amount: int) -> None:
    """To the bank, in the open."""
    state.money[seat] -= amount
    state.spent[seat] += amount
    state.bank += amount


def receive(state: ModernState, seat: Seat, amount: int) -> None:
    """From the bank, in the open."""
    state.money[seat] += amount
    state.bank -= amount


def move_trend(game: Rules, region: Region, seat: Seat, steps: int) -> None:
    """Along the track, stopping at its ends. [2019 §06.6.l] [2019 §M26]"""
    region.trend[seat] = along(region.trend[seat], steps, game.trend_min, game.trend_max)


def controller(region: Region) -> Seat:
    """Who has more media markers here than anyone else; NOTHING in a tie or an empty region. [2019 §06.7.a]"""
    return most_media(region.media)


def open_topics(region: Region) -> int:
    """The set of topics that lie face up."""
    topics = EMPTY
    for slot in range(SLOTS):
        if region.face_up[slot] and region.opinions[slot] != NOTHING:
            topics = add(topics, topic(region.opinions[slot]))
    return topics


def holds(programme: list[int], kind: int) -> int:
    """1 if the programme has the card, -1 if it has its opposite."""
    # ``in``, compiled, compares objects; ``matches``, with it, took 14 % of the time of champion.
    other = opposite(kind)
    found = 0
    for card in programme:
        if card == kind:
            return 1
        if card == other:
            found = -1
    return found


def matches(region: Region, programme: list[int]) -> int:
    """Agreements less disagreements with the open opinions, the marked one double. [2019 §06.9a.d] [2019 §M34]"""
    total = 0
    for slot in range(SLOTS):
        kind = region.opinions[slot]
        if kind == NOTHING or not region.face_up[slot]:
            continue
        total += (2 if slot == region.double else 1) * holds(programme, kind)
    return total


def votes_for(region: Region, programme: list[int], seat: Seat, meetings: int) -> int:
    """(meetings + trend) x matches, neither factor below one; nothing without meetings.

    Only the meetings turned in count.
    [2019 §06.9a.c] [2019 §06.9a.e] [2019 §06.9a.g] [2019 §M33]
    """
    if meetings == 0:
        return 0
    strength = meetings + region.trend[seat]
    agreement = matches(region, programme)
    return (max(1, strength)) * (max(1, agreement))


def convert(state: ModernState, region: Region, seat: Seat, meetings: int) -> int:
    """Turn in meetings: votes rise, the meetings return to the supply. The votes gained. [2019 §06.9a.c]"""
    gained = votes_for(region, state.programmes[seat], seat, meetings)
    region.votes[seat] += gained
    region.meetings[seat] -= meetings
    state.meetings[seat] += meetings
    return gained


def distinct(cards: list[int]) -> tuple[int, ...]:
    """The kinds in an ascending list, each once."""
    out: list[int] = []
    for card in cards:
        if not out or out[-1] != card:
            out.append(card)
    return tuple(out)


def reshuffle(deck: list[int], discards: list[int]) -> bool:
    """An empty deck takes up its discards; False when there is still nothing to draw."""
    if is_empty(deck):
        refill(deck, discards)
    return not is_empty(deck)


def reshuffle_opinions(state: ModernState) -> bool:
    """The same for the opinions; what lies face down is from now on older than the deck. [2019 §M5]"""
    if is_empty(state.opinion_deck):
        age_opinions(state)
    return reshuffle(state.opinion_deck, state.opinion_discard)


def age_opinions(state: ModernState) -> None:
    """Before discards come into the deck: face-down cards can only be what has not been seen so far."""
    state.opinion_elders = unseen_opinions(state)
    for region in state.regions:
        for slot in range(SLOTS):
            if not region.face_up[slot] and region.opinions[slot] != NOTHING:
                region.elder[slot] = 1


def unseen_opinions(state: ModernState) -> list[int]:
    """In the deck or face down in a region, by card."""
    unseen = state.opinion_deck[:]
    for region in state.regions:
        for slot in range(SLOTS):
            if not region.face_up[slot] and region.opinions[slot] != NOTHING:
                unseen[region.opinions[slot]] += 1
    return unseen


def forget(state: ModernState, seat: Seat, kind: int) -> None:
    """A card leaves a hand into the open: nobody needs to remember it any longer."""
    if kind in state.shown[seat]:
        state.shown[seat].remove(kind)
        return
    for other in range(len(state.recalled)):
        if other != seat and kind in state.recalled[other]:
            state.recalled[other].remove(kind)
