"""What one seat knows of a 2019 game, and the worlds it cannot tell apart.

Everything paid and received is public, so a careful player knows every purse: the view keeps the
public sums, and shows the totals of others only where the table plays with open funds.
"""

from __future__ import annotations

from hustings.core import Frame, Rng, Seat, seat_after
from hustings.core.bitset import has, members
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import frames
from hustings.games.die_macher.modern.rules import Rules, unseen_opinions
from hustings.games.die_macher.modern.state import (
    HIDDEN,
    IN_HAND,
    PARTIES,
    PUBLISHED,
    SHELVED,
    SLOTS,
    ModernState,
    ModernView,
    Region,
)
from hustings.mechanisms.bag import shuffle, take
from hustings.mechanisms.sealed import OPEN


def view(game: Rules, state: ModernState, seat: Seat) -> ModernView:
    """Built up from what this seat may know. Money is hidden unless funds are open. [2019 §02.a] [2019 §M2]"""
    n = game.players
    mine = 0 <= seat < n
    seen = ModernView()
    state.copy_board(seen)
    seen.seat = seat
    shown = game.open_funds or not state.stack  # after the end there is nothing to hide
    seen.money = [state.money[i] if i == seat or shown else NOTHING for i in range(n)]
    seen.received = [state.money[i] + state.spent[i] - game.tables.start_money for i in range(n)]
    seen.regions = [region_view(state, region, seat) for region in state.regions]
    seen.hand = state.hands[seat][:] if mine else []
    seen.hand_sizes = [len(cards) for cards in state.hands]
    seen.recalled = state.recalled[seat][:] if mine else []
    seen.packets = [packet_view(game, state, seat, i) for i in range(n)]
    seen.opinion_unseen = unseen_opinions(state)
    seen.programme_unseen = unseen_programme(game, state, seat, seen.packets)
    view_polls(game, state, seen)
    seen.sealed = state.sealed.seen_by(seat)
    return seen


def determinize(game: Rules, view: ModernView, rng: Rng) -> ModernState:
    """A world in which this viewer would have seen the same."""
    n = game.players
    state = ModernState()
    view.copy_board(state)
    state.money = [game.tables.start_money + view.received[i] - view.spent[i] for i in range(n)]
    state.bank = -sum(state.money)
    state.programme_deck = view.programme_unseen[:]
    state.packets = [packet_world(game, view, i, state.programme_deck, rng) for i in range(n)]
    state.hands = hands_world(game, view, state.programme_deck, rng)
    state.recalled = [view.recalled[:] if seat == view.seat else [] for seat in range(n)]
    state.opinion_deck = view.opinion_unseen[:]
    state.regions = [region.copy() for region in view.regions]
    opinions_world(view, state.regions, state.opinion_deck, rng)
    rows_world(game, view, state.regions, rng)
    state.polls = poll_world(game, view, rng)
    state.sealed = view.sealed.copy()
    fill_envelopes(game, state, view.seat, rng)
    return state


def region_view(state: ModernState, region: Region, seat: Seat) -> Region:
    """Face-down opinions are nobody's, face-down politicians their owner's. [2019 §04.D.b] [2019 §06.5.a]"""
    seen = region.copy()
    for slot in range(SLOTS):
        if not region.face_up[slot] and region.opinions[slot] != NOTHING:
            seen.opinions[slot] = HIDDEN
    for i in range(len(region.row_seats)):
        owner = region.row_seats[i]
        # what has been revealed is no longer in the cabinet
        if owner != seat and has(state.cabinet[owner], region.row_cards[i]):
            seen.row_cards[i] = HIDDEN
    return seen


def unseen_programme(game: Rules, state: ModernState, seat: Seat, packets: list[list[int]]) -> list[int]:
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
    if stack and stack[-1].kind == frames.DRAFT:
        return stack[-1].step
    return picks if stack and stack[-1].kind == frames.PLATFORMS else 0


def packet_view(game: Rules, state: ModernState, seat: Seat, packet: int) -> list[int]:
    """One packet as this seat saw it go by: own picks in their place, other cards where they could be."""
    cards = state.packets[packet]
    if not cards:
        return []
    n = game.players
    done = draft_progress(state.stack, game.tables.draft_picks)
    at = seat_after(seat, -packet, n)
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


def packet_world(game: Rules, view: ModernView, packet: int, pool: list[int], rng: Rng) -> list[int]:
    """A packet that would have looked the same: unseen cards drawn, others' picks in any order."""
    cards = view.packets[packet][:]
    n = game.players
    done = draft_progress(view.stack, game.tables.draft_picks)
    for i in range(len(cards)):
        if cards[i] == NOTHING:
            cards[i] = take(pool, rng)[0]
    at = seat_after(view.seat, -packet, n)
    if 0 <= view.seat < n and cards:
        while at < done:
            back = at + n
            shuffle(cards, rng, at + 1, back if back <= done else len(cards))
            at = back
    return cards[:done] + sorted(cards[done:])


def knows_poll(place: int, state: ModernState, seat: Seat) -> bool:
    """Published cards are known to all, taken ones to their taker. [2019 §06.8.f] [2019 §M32]"""
    if place == IN_HAND:
        return holder(state.stack) == seat
    return place == PUBLISHED or (seat >= 0 and place == SHELVED + seat)


def holder(stack: list[Frame]) -> Seat:
    """Who has a poll in hand: its frame lies on top, or below the turning of the next back."""
    for i in range(len(stack) - 1, -1, -1):
        if stack[i].kind == frames.POLL:
            return stack[i].args[0]
    return NOTHING


def view_polls(game: Rules, state: ModernState, seen: ModernView) -> None:
    """Where the known cards are, and how many unknown ones of each back lie where."""
    seen.polls = state.polls[:]
    seen.polls_unseen = [[0] * PARTIES for _ in range(SHELVED)]
    seen.polls_shelved = [[0] * PARTIES for _ in range(game.players)]
    for card in range(len(state.polls)):
        place = state.polls[card]
        if not knows_poll(place, state, seen.seat):
            unseen = seen.polls_unseen[place] if place < SHELVED else seen.polls_shelved[place - SHELVED]
            unseen[game.tables.poll_back[card]] += 1
            seen.polls[card] = NOTHING


def poll_world(game: Rules, view: ModernView, rng: Rng) -> list[int]:
    """Each unknown card goes to one of the places where a card of its back must be."""
    polls = view.polls[:]
    unseen = view.polls_unseen + view.polls_shelved
    for back in range(PARTIES):
        places: list[int] = []
        for place in range(len(unseen)):
            places += [place] * unseen[place][back]
        shuffle(places, rng)
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


def rows_world(game: Rules, view: ModernView, regions: list[Region], rng: Rng) -> None:
    """Fills in the face-down politicians, each from those its owner may have sent. [2019 §06.5.a]"""
    free: list[list[int]] = []
    for seat in range(game.players):
        free.append(members(view.cabinet[seat]))
    for region in regions:
        for i in range(len(region.row_seats)):
            if region.row_cards[i] == HIDDEN:
                cards = free[region.row_seats[i]]
                region.row_cards[i] = cards.pop(rng.below(len(cards)))


def hands_world(game: Rules, view: ModernView, unseen: list[int], rng: Rng) -> list[list[int]]:
    """What everybody can name, what the viewer recalls from the draft in somebody's hand, and unseen cards."""
    hands = [cards[:] for cards in view.shown]
    if 0 <= view.seat < game.players:
        hands[view.seat] = view.hand[:]
    gaps: list[int] = []
    for seat in range(game.players):
        gaps += [seat] * (view.hand_sizes[seat] - len(hands[seat]))
    shuffle(gaps, rng)
    for kind in view.recalled:
        unseen[kind] -= 1
        hands[gaps.pop()].append(kind)
    for seat in gaps:
        hands[seat] += take(unseen, rng)
    for cards in hands:
        cards.sort()
    return hands


def fill_envelopes(game: Rules, state: ModernState, viewer: Seat, rng: Rng) -> None:
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
