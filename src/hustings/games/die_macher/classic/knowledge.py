"""From the truth to what a viewer knows, and back to a world the viewer cannot tell from the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.core.action import Seat
from hustings.core.rng import Rng
from hustings.games.die_macher.classic.phases.preliminary import sheet
from hustings.games.die_macher.classic.rules import members_of
from hustings.games.die_macher.classic.state import SHEETS, ClassicState
from hustings.games.die_macher.classic.view import FACE_DOWN, ClassicView
from hustings.games.die_macher.common.cards import CARDS, NOTHING
from hustings.mechanisms.bag import take

if TYPE_CHECKING:
    from hustings.games.die_macher.classic.game import Classic


def view_of(game: Classic, state: ClassicState, seat: Seat) -> ClassicView:
    n = game.players
    mine = 0 <= seat < n
    money = state.money[:]
    if not game.open_funds:  # [2006 §H16] [1997 §H16]
        for other in range(n):
            if other != seat:
                money[other] = NOTHING
    return ClassicView(
        seat,
        state.party[:],
        money,
        [amount - game.facts.start_money for amount in state.money],
        state.members[:],
        state.meetings[:],
        state.media[:],
        state.tiles[:],
        state.programmes[:],
        state.hands[seat][:] if mine else [],
        [[item // CARDS for item in hand] for hand in state.hands],
        unseen_programmes(state, seat),
        state.programme_age,
        state.programme_aside[:],
        state.programme_discards[:],
        state.cabinet[:],
        [face_down(state.placed[other], other == seat) for other in range(len(state.placed))],
        [row[:] for row in state.played],
        state.donations[:],
        state.offers[:],
        [face_down([state.refusals[other]], other == seat)[0] for other in range(n)],
        state.answers[:],
        state.states[:],
        [board.copy() for board in state.boards],
        [row[:] for row in state.opinion_piles],
        state.opinion_aside[:],
        state.opinion_discards[:],
        state.opinion_removed[:],
        state.pool[:],
        state.national[:],
        state.strength[:],
        state.national_media[:],
        state.seats[:],
        state.published[:],
        state.shelved[seat][:] if mine else [],
        [len(cards) for cards in state.shelved],
        poll_as_seen(state, seat),
        state.round,
        state.start,
        state.sealed.seen_by(seat),
        state.bids[:],
        state.partners[:],
        state.auction.copy(),
        [frame.copy() for frame in state.stack],
    )


def unseen_programmes(state: ClassicState, seat: Seat) -> list[list[int]]:
    """By age, the cards in other hands and in the pile: everyone can work out which they must be."""
    bags: dict[int, list[int]] = {}
    if sum(state.programme_pile):
        bags[state.programme_age] = state.programme_pile[:]
    for other in range(len(state.hands)):
        if other != seat:
            for item in state.hands[other]:
                bags.setdefault(item // CARDS, [0] * CARDS)[item % CARDS] += 1
    return [[age, *bags[age]] for age in sorted(bags)]


def face_down(cards: list[int], own: bool) -> list[int]:
    return cards[:] if own else [FACE_DOWN if card else 0 for card in cards]


def poll_as_seen(state: ClassicState, seat: Seat) -> int:
    """The bought poll card, while its buyer decides."""
    if state.poll == NOTHING or state.stack[-1].args[1] == seat:
        return state.poll
    return FACE_DOWN


def world_of(game: Classic, view: ClassicView, rng: Rng) -> ClassicState:
    """Everything hidden is dealt anew from what the viewer has not seen."""
    n = game.players
    money = [balance + game.facts.start_money for balance in view.balance]
    hands, pile = deal_programmes(view, n, rng)
    shelved, poll = deal_polls(game, view, rng)
    envelopes = view.sealed.copy()
    for seat in envelopes.unknown(view.seat):
        envelopes.values[seat] = some_envelope(game, view, seat, money[seat], rng)
    placed = [row[:] for row in view.placed]
    refusals = view.refusals[:]
    for seat in range(len(placed)):
        if FACE_DOWN in placed[seat]:
            placed[seat] = some_cards(game, members_of(view.cabinet[seat]), placed[seat], money[seat], rng)
    for seat in range(n):
        if refusals[seat] == FACE_DOWN:
            cards = members_of(view.donations[seat])
            refusals[seat] = cards[rng.below(len(cards))] + 1
    return ClassicState(
        view.party[:],
        money,
        -sum(view.balance),
        view.members[:],
        view.meetings[:],
        view.media[:],
        view.tiles[:],
        view.programmes[:],
        hands,
        pile,
        view.programme_age,
        view.programme_aside[:],
        view.programme_discards[:],
        view.cabinet[:],
        placed,
        [row[:] for row in view.played],
        view.donations[:],
        view.offers[:],
        refusals,
        view.answers[:],
        view.states[:],
        [board.copy() for board in view.boards],
        [row[:] for row in view.opinion_piles],
        view.opinion_aside[:],
        view.opinion_discards[:],
        view.opinion_removed[:],
        view.pool[:],
        view.national[:],
        view.strength[:],
        view.national_media[:],
        view.seats[:],
        view.published[:],
        shelved,
        poll,
        view.round,
        view.start,
        envelopes,
        view.bids[:],
        view.partners[:],
        view.auction.copy(),
        [frame.copy() for frame in view.stack],
    )


def deal_programmes(view: ClassicView, players: int, rng: Rng) -> tuple[list[list[int]], list[int]]:
    """Every card of another hand comes from the unseen cards of its age; the rest is the pile."""
    bags = {row[0]: row[1:] for row in view.unseen_programmes}
    hands: list[list[int]] = []
    for seat in range(players):
        if seat == view.seat:
            hands.append(view.hand[:])
        else:
            hands.append(sorted([age * CARDS + take(bags[age], rng)[0] for age in view.hand_ages[seat]]))
    return hands, bags.get(view.programme_age, [0] * CARDS)


def deal_polls(game: Classic, view: ClassicView, rng: Rng) -> tuple[list[list[int]], int]:
    """The unpublished polls of others, and the one in another's hand, are any the viewer has not seen."""
    bag = list(game.facts.poll_used)
    for card in view.published + view.shelved:
        bag[card] = 0
    if view.poll >= 0:
        bag[view.poll] = 0
    shelved: list[list[int]] = []
    for seat in range(game.players):
        if seat == view.seat:
            shelved.append(view.shelved[:])
        else:
            shelved.append(sorted(take(bag, rng, view.shelved_numbers[seat])))
    return shelved, take(bag, rng)[0] if view.poll == FACE_DOWN else view.poll


def some_envelope(game: Classic, view: ClassicView, seat: Seat, money: int, rng: Rng) -> tuple[int, ...]:
    """A sheet, or a bid that the party could have made."""
    if view.stack[-1].kind == SHEETS:
        return sheet(game).sample(rng)
    low = max(view.bids[seat], 0)
    return (low + rng.below(money - low + 1),)


def some_cards(game: Classic, free: list[int], places: list[int], money: int, rng: Rng) -> list[int]:
    """Different unused cabinet cards for the places where one lies, together within the money."""
    costs = game.facts.cabinet_costs
    free.sort(key=costs.__getitem__)
    left = money
    wanted = places.count(FACE_DOWN)
    row = places[:]
    for i in range(len(row)):
        if row[i] == FACE_DOWN:
            wanted -= 1
            choices = [card for card in free if costs[card] + cheapest(costs, free, card, wanted) <= left]
            card = choices[rng.below(len(choices))]
            free.remove(card)
            left -= costs[card]
            row[i] = card + 1
    return row


def cheapest(costs: tuple[int, ...], free: list[int], without: int, number: int) -> int:
    """The least that so many other cards cost; ``free`` ascends by cost."""
    rest = [costs[card] for card in free if card != without]
    return sum(rest[:number])
