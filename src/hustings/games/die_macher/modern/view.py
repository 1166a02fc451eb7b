"""What one seat knows of a 2019 game, and the worlds it cannot tell apart.

Everything paid and received is public, so a careful player knows every purse: the view keeps the
public sums, and shows the totals of others only where the table plays with open funds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hustings.core.action import Seat
from hustings.core.frame import Frame, View
from hustings.core.rng import Rng
from hustings.core.struct import Field, grid, ints, many, one, whole
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern.phases.draft import CHOOSING, PICKING
from hustings.games.die_macher.modern.state import (
    DRAFT,
    IN_HAND,
    PARTIES,
    POLL,
    PUBLISHED,
    SHELVED,
    SLOTS,
    ModernState,
    Region,
)
from hustings.mechanisms.auction import OnceAround
from hustings.mechanisms.bag import take
from hustings.mechanisms.sealed import OPEN, Sealed

if TYPE_CHECKING:
    from hustings.games.die_macher.modern.game import Modern

HIDDEN: Final = -2  # a card lies there face down


class ModernView(View):
    FIELDS: ClassVar[tuple[Field, ...]] = (
        whole("seat"),
        whole("round"),
        whole("held"),
        whole("ballot"),
        whole("first"),
        ints("party"),
        ints("money"),  # [seat] or NOTHING where it is hidden
        ints("received"),  # [seat] all that was ever taken in, in public
        ints("spent"),  # [seat] all that was ever paid, in public
        ints("base"),
        ints("vote_points"),
        ints("win_points"),
        ints("latest"),
        ints("presence"),
        ints("meetings"),
        ints("media"),
        ints("boxed_media"),
        whole("doubles"),
        whole("boxed_doubles"),
        grid("programmes"),
        ints("hand"),  # the viewer's own
        ints("hand_sizes"),
        grid("shown"),  # [seat] the part of the hand that everybody can name
        ints("recalled"),  # kinds the viewer knows to be among the hidden cards of the others
        ints("cabinet"),
        ints("donations"),
        many("regions", Region),  # face-down opinions and politicians are HIDDEN
        ints("box"),
        ints("opinion_unseen"),  # [kind] copies in the deck or face down in a region
        ints("opinion_elders"),  # [kind] copies among which the elder face-down opinions are
        ints("opinion_discard"),
        ints("display"),
        ints("programme_unseen"),  # [kind] copies in the deck or in a place the viewer cannot see
        ints("programme_discard"),
        ints("programme_display"),
        ints("polls"),  # [card] where it is, NOTHING when unknown
        grid("polls_unseen"),  # [place][back] how many of the unknown cards are there
        whole("poll_back"),
        grid("packets"),  # the draft as the viewer saw it; NOTHING for a card never seen
        one("auction", OnceAround),
        one("sealed", Sealed),
        many("stack", Frame),
    )

    def __init__(
        self,
        seat: Seat,
        round: int,
        held: int,
        ballot: int,
        first: int,
        party: list[int],
        money: list[int],
        received: list[int],
        spent: list[int],
        base: list[int],
        vote_points: list[int],
        win_points: list[int],
        latest: list[int],
        presence: list[int],
        meetings: list[int],
        media: list[int],
        boxed_media: list[int],
        doubles: int,
        boxed_doubles: int,
        programmes: list[list[int]],
        hand: list[int],
        hand_sizes: list[int],
        shown: list[list[int]],
        recalled: list[int],
        cabinet: list[int],
        donations: list[int],
        regions: list[Region],
        box: list[int],
        opinion_unseen: list[int],
        opinion_elders: list[int],
        opinion_discard: list[int],
        display: list[int],
        programme_unseen: list[int],
        programme_discard: list[int],
        programme_display: list[int],
        polls: list[int],
        polls_unseen: list[list[int]],
        poll_back: int,
        packets: list[list[int]],
        auction: OnceAround,
        sealed: Sealed,
        stack: list[Frame],
    ) -> None:
        self.seat = seat
        self.round = round
        self.held = held
        self.ballot = ballot
        self.first = first
        self.party = party
        self.money = money
        self.received = received
        self.spent = spent
        self.base = base
        self.vote_points = vote_points
        self.win_points = win_points
        self.latest = latest
        self.presence = presence
        self.meetings = meetings
        self.media = media
        self.boxed_media = boxed_media
        self.doubles = doubles
        self.boxed_doubles = boxed_doubles
        self.programmes = programmes
        self.hand = hand
        self.hand_sizes = hand_sizes
        self.shown = shown
        self.recalled = recalled
        self.cabinet = cabinet
        self.donations = donations
        self.regions = regions
        self.box = box
        self.opinion_unseen = opinion_unseen
        self.opinion_elders = opinion_elders
        self.opinion_discard = opinion_discard
        self.display = display
        self.programme_unseen = programme_unseen
        self.programme_discard = programme_discard
        self.programme_display = programme_display
        self.polls = polls
        self.polls_unseen = polls_unseen
        self.poll_back = poll_back
        self.packets = packets
        self.auction = auction
        self.sealed = sealed
        self.stack = stack


def view_for(game: Modern, state: ModernState, seat: Seat) -> ModernView:
    """Built up from what this seat may know. Money is hidden unless funds are open. [2019 §02.a] [2019 §M2]"""
    n = game.players
    start = game.tables.start_money
    mine = 0 <= seat < n
    money = [state.money[i] if i == seat or game.open_funds else NOTHING for i in range(n)]
    packets = [packet_view(game, state, seat, i) for i in range(n)]
    return ModernView(
        seat,
        state.round,
        state.held,
        state.ballot,
        state.first,
        state.party[:],
        money,
        [state.money[i] + state.spent[i] - start for i in range(n)],
        state.spent[:],
        state.base[:],
        state.vote_points[:],
        state.win_points[:],
        state.latest[:],
        state.presence[:],
        state.meetings[:],
        state.media[:],
        state.boxed_media[:],
        state.doubles,
        state.boxed_doubles,
        [cards[:] for cards in state.programmes],
        state.hands[seat][:] if mine else [],
        [len(cards) for cards in state.hands],
        [cards[:] for cards in state.shown],
        state.recalled[seat][:] if mine else [],
        state.cabinet[:],
        state.donations[:],
        [region_view(state, region, seat) for region in state.regions],
        state.box[:],
        unseen_opinions(state),
        state.opinion_elders[:],
        state.opinion_discard[:],
        state.display[:],
        unseen_programme(game, state, seat, packets),
        state.programme_discard[:],
        state.programme_display[:],
        [
            state.polls[card] if knows_poll(state.polls[card], state, seat) else NOTHING
            for card in range(len(state.polls))
        ],
        unseen_polls(game, state, seat),
        state.poll_back,
        packets,
        state.auction.copy(),
        state.sealed.seen_by(seat),
        [frame.copy() for frame in state.stack],
    )


def region_view(state: ModernState, region: Region, seat: Seat) -> Region:
    """Face-down opinions are nobody's, face-down politicians their owner's. [2019 §04.D.b] [2019 §06.5.a]"""
    seen = region.copy()
    for slot in range(SLOTS):
        if not region.face_up[slot] and region.opinions[slot] != NOTHING:
            seen.opinions[slot] = HIDDEN
    for i in range(len(region.row_seats)):
        owner = region.row_seats[i]
        # what has been revealed is no longer in the cabinet
        if owner != seat and state.cabinet[owner] >> region.row_cards[i] & 1:
            seen.row_cards[i] = HIDDEN
    return seen


def unseen_opinions(state: ModernState) -> list[int]:
    unseen = state.opinion_deck[:]
    for region in state.regions:
        for slot in range(SLOTS):
            if not region.face_up[slot] and region.opinions[slot] != NOTHING:
                unseen[region.opinions[slot]] += 1
    return unseen


def unseen_programme(game: Modern, state: ModernState, seat: Seat, packets: list[list[int]]) -> list[int]:
    """The deck, the hidden part of the other hands, and drafted cards the viewer has not held."""
    unseen = state.programme_deck[:]
    for other in range(game.players):
        if other != seat:
            for kind in state.hands[other]:
                unseen[kind] += 1
            for kind in state.shown[other]:
                unseen[kind] -= 1
        for kind in state.packets[other]:
            unseen[kind] += 1
        for kind in packets[other]:
            if kind != NOTHING:
                unseen[kind] -= 1
    return unseen


def draft_progress(stack: list[Frame], picks: int) -> int:
    """How many picks of the draft are done."""
    if not stack or stack[-1].kind != DRAFT or not stack[-1].args:
        return 0
    frame = stack[-1]
    if frame.step == PICKING:
        return frame.args[0]
    return picks if frame.step == CHOOSING else 0


def packet_view(game: Modern, state: ModernState, seat: Seat, packet: int) -> list[int]:
    """One packet as this seat saw it go by: own picks in their place, other cards where they could be."""
    cards = state.packets[packet]
    if not cards:
        return []
    n = game.players
    done = draft_progress(state.stack, game.tables.draft_picks)
    at = (seat - packet) % n
    if not 0 <= seat < n or at > done:
        return [NOTHING] * len(cards)
    seen = [NOTHING] * at
    while at < done:
        seen.append(cards[at])  # the viewer's own pick
        back = at + n  # when the packet comes round again
        if back > done:
            return seen + sorted(cards[at + 1 :])
        seen += sorted(cards[at + 1 : back])
        at = back
    return seen + cards[at:]


def packet_world(game: Modern, view: ModernView, packet: int, pool: list[int], rng: Rng) -> list[int]:
    """A packet that would have looked the same: unseen cards drawn, others' picks in any order."""
    cards = view.packets[packet][:]
    n = game.players
    done = draft_progress(view.stack, game.tables.draft_picks)
    for i in range(len(cards)):
        if cards[i] == NOTHING:
            cards[i] = take(pool, rng)[0]
    at = (view.seat - packet) % n
    if 0 <= view.seat < n and cards:
        while at < done:
            back = at + n
            shuffle(cards, at + 1, back if back <= done else len(cards), rng)
            at = back
    return cards[:done] + sorted(cards[done:])


def shuffle(cards: list[int], start: int, end: int, rng: Rng) -> None:
    for i in range(end - 1, start, -1):
        j = start + rng.below(i - start + 1)
        cards[i], cards[j] = cards[j], cards[i]


def knows_poll(place: int, state: ModernState, seat: Seat) -> bool:
    """Published cards are known to all, taken ones to their taker. [2019 §06.8.f] [2019 §M32]"""
    if place == IN_HAND:
        return holder(state.stack) == seat
    return place == PUBLISHED or (seat >= 0 and place == SHELVED + seat)


def holder(stack: list[Frame]) -> Seat:
    """Who has a poll in hand: its frame lies on top, or below the turning of the next back."""
    for i in range(len(stack) - 1, -1, -1):
        if stack[i].kind == POLL:
            return stack[i].args[0]
    return NOTHING


def unseen_polls(game: Modern, state: ModernState, seat: Seat) -> list[list[int]]:
    places = SHELVED + game.players
    out = [[0] * PARTIES for _ in range(places)]
    for card in range(len(state.polls)):
        place = state.polls[card]
        if not knows_poll(place, state, seat):
            out[place][game.tables.poll_back[card]] += 1
    return out


def poll_world(game: Modern, view: ModernView, rng: Rng) -> list[int]:
    """Each unknown card goes to one of the places where a card of its back must be."""
    polls = view.polls[:]
    for back in range(PARTIES):
        places: list[int] = []
        for place in range(len(view.polls_unseen)):
            places += [place] * view.polls_unseen[place][back]
        shuffle(places, 0, len(places), rng)
        for card in range(len(polls)):
            if view.polls[card] == NOTHING and game.tables.poll_back[card] == back:
                polls[card] = places.pop()
    return polls


def opinions_world(view: ModernView, regions: list[Region], unseen: list[int], rng: Rng) -> None:
    """Fills in the face-down opinions, the elder ones first: they come from a smaller pool. [2019 §04.D.b]"""
    elders = view.opinion_elders[:]
    for age in (1, 0):
        for region in regions:
            for slot in range(SLOTS):
                if region.opinions[slot] == HIDDEN and region.elder[slot] == age:
                    pool = [min(elders[k], unseen[k]) for k in range(len(unseen))] if age else unseen
                    kind = rng.weighted(pool)
                    unseen[kind] -= 1
                    elders[kind] -= age
                    region.opinions[slot] = kind


def rows_world(game: Modern, view: ModernView, regions: list[Region], rng: Rng) -> None:
    """Fills in the face-down politicians, each from those its owner may have sent. [2019 §06.5.a]"""
    free: list[list[int]] = []
    for seat in range(game.players):
        free.append([card for card in game.length.politicians if view.cabinet[seat] >> card & 1])
    for region in regions:
        for i in range(len(region.row_seats)):
            if region.row_cards[i] == HIDDEN:
                cards = free[region.row_seats[i]]
                region.row_cards[i] = cards.pop(rng.below(len(cards)))


def hands_world(game: Modern, view: ModernView, unseen: list[int], rng: Rng) -> list[list[int]]:
    """What everybody can name, what the viewer recalls from the draft in somebody's hand, and unseen cards."""
    hands = [cards[:] for cards in view.shown]
    if 0 <= view.seat < game.players:
        hands[view.seat] = view.hand[:]
    gaps: list[int] = []
    for seat in range(game.players):
        gaps += [seat] * (view.hand_sizes[seat] - len(hands[seat]))
    shuffle(gaps, 0, len(gaps), rng)
    for kind in view.recalled:
        unseen[kind] -= 1
        hands[gaps.pop()].append(kind)
    for seat in gaps:
        hands[seat] += take(unseen, rng)
    for cards in hands:
        cards.sort()
    return hands


def determinize(game: Modern, view: ModernView, rng: Rng) -> ModernState:
    """A world in which this viewer would have seen the same."""
    n = game.players
    money = [game.tables.start_money + view.received[i] - view.spent[i] for i in range(n)]
    programme = view.programme_unseen[:]
    packets = [packet_world(game, view, i, programme, rng) for i in range(n)]
    hands = hands_world(game, view, programme, rng)
    opinions = view.opinion_unseen[:]
    regions = [region.copy() for region in view.regions]
    opinions_world(view, regions, opinions, rng)
    rows_world(game, view, regions, rng)
    state = ModernState(
        view.round,
        view.held,
        view.ballot,
        view.first,
        view.party[:],
        money,
        view.spent[:],
        -sum(money),
        view.base[:],
        view.vote_points[:],
        view.win_points[:],
        view.latest[:],
        view.presence[:],
        view.meetings[:],
        view.media[:],
        view.boxed_media[:],
        view.doubles,
        view.boxed_doubles,
        [cards[:] for cards in view.programmes],
        hands,
        [cards[:] for cards in view.shown],
        [view.recalled[:] if seat == view.seat else [] for seat in range(n)],
        view.cabinet[:],
        view.donations[:],
        regions,
        view.box[:],
        opinions,
        view.opinion_elders[:],
        view.opinion_discard[:],
        view.display[:],
        programme,
        view.programme_discard[:],
        view.programme_display[:],
        poll_world(game, view, rng),
        view.poll_back,
        packets,
        view.auction.copy(),
        view.sealed.copy(),
        [frame.copy() for frame in view.stack],
    )
    fill_envelopes(game, state, view.seat, rng)
    return state


def fill_envelopes(game: Modern, state: ModernState, viewer: Seat, rng: Rng) -> None:
    """Something each absent chooser could have committed."""
    hidden = state.sealed.unknown(viewer)
    if not hidden:
        return
    asked = state.copy()
    for seat in hidden:
        asked.sealed.status[seat] = OPEN
    for decision in game.pending(asked):
        if decision.seat in hidden:
            state.sealed.values[decision.seat] = decision.space.sample(rng)
