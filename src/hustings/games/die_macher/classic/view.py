"""From the truth to what a viewer knows, and back to a world the viewer cannot tell from the truth."""

from __future__ import annotations

from hustings.core import Rng, Seat, shift
from hustings.core.bitset import members
from hustings.games.die_macher.classic import frames
from hustings.games.die_macher.classic.phases.preliminary import sheet
from hustings.games.die_macher.classic.rules import Rules
from hustings.games.die_macher.classic.state import FACE_DOWN, ClassicState, ClassicView
from hustings.games.die_macher.common.cards import CARDS, NOTHING
from hustings.mechanisms.bag import take


def view(game: Rules, state: ClassicState, seat: Seat) -> ClassicView:
    n = game.players
    mine = 0 <= seat < n
    seen = ClassicView()
    state.copy_board(seen)
    seen.seat = seat
    seen.money = state.money[:]
    if not game.open_funds and state.stack:  # until the end [2006 §H16] [1997 §H16]
        for other in range(n):
            if other != seat:
                seen.money[other] = NOTHING
    seen.balance = [amount - game.tables.start_money for amount in state.money]
    seen.hand = state.hands[seat][:] if mine else []
    seen.unseen_programmes = unseen_programmes(state, seat)
    seen.placed = [face_down(state.placed[other], other == seat) for other in range(len(state.placed))]
    seen.refusals = [face_down([state.refusals[other]], other == seat)[0] for other in range(n)]
    seen.shelved = state.shelved[seat][:] if mine else []
    seen.shelved_numbers = [len(cards) for cards in state.shelved]
    seen.poll = poll_as_seen(state, seat)
    seen.sealed = state.sealed.seen_by(seat)
    return seen


def unseen_programmes(state: ClassicState, seat: Seat) -> list[list[int]]:
    """By age, the cards in other hands and in the pile: everyone can work out which they must be."""
    bags = [[0] * CARDS for _ in range(state.programme_age)]
    bags.append(state.programme_pile[:])
    for other in range(len(state.hands)):
        if other != seat:
            hand, ages = state.hands[other], state.hand_ages[other]
            for i in range(len(hand)):
                bags[ages[i]][hand[i]] += 1
    return bags


def face_down(cards: list[int], own: bool) -> list[int]:
    return cards[:] if own else [FACE_DOWN if card else 0 for card in cards]


def poll_as_seen(state: ClassicState, seat: Seat) -> int:
    """The bought poll card, while its buyer decides."""
    if state.poll == NOTHING:
        return NOTHING
    _, buyer = state.stack[-1].args
    return state.poll if buyer == seat else FACE_DOWN


def determinize(game: Rules, view: ClassicView, rng: Rng) -> ClassicState:
    """Everything hidden is dealt anew from what the viewer has not seen."""
    state = ClassicState()
    view.copy_board(state)
    state.money = [balance + game.tables.start_money for balance in view.balance]
    state.bank = -sum(view.balance)
    deal_programmes(view, state, rng)
    deal_polls(game, view, state, rng)
    state.sealed = view.sealed.copy()
    for seat in state.sealed.unknown(view.seat):
        state.sealed.values[seat] = some_envelope(game, state, seat, rng)
    state.placed = [row[:] for row in view.placed]
    for seat in range(len(state.placed)):
        if FACE_DOWN in state.placed[seat]:
            state.placed[seat] = some_cards(
                game, members(view.cabinet[seat]), view.placed[seat], state.money[seat], rng
            )
    state.refusals = view.refusals[:]
    for seat in range(game.players):
        if state.refusals[seat] == FACE_DOWN:
            cards = members(view.donations[seat])
            state.refusals[seat] = shift(cards[rng.below(len(cards))])
    return state


def deal_programmes(view: ClassicView, state: ClassicState, rng: Rng) -> None:
    """Every card of another hand comes from the unseen cards of its age; the rest is the pile."""
    bags = [bag[:] for bag in view.unseen_programmes]
    state.hands = []
    for seat in range(len(view.hand_ages)):
        if seat == view.seat:
            state.hands.append(view.hand[:])
        else:
            dealt = [(age, take(bags[age], rng)[0]) for age in view.hand_ages[seat]]
            state.hands.append([card for _, card in sorted(dealt)])
    state.programme_pile = bags[view.programme_age]


def deal_polls(game: Rules, view: ClassicView, state: ClassicState, rng: Rng) -> None:
    """The unpublished polls of others, and the one in another's hand, are any the viewer has not seen."""
    bag = list(game.tables.poll_used)
    for card in view.published + view.shelved:
        bag[card] = 0
    if view.poll >= 0:
        bag[view.poll] = 0
    state.shelved = []
    for seat in range(game.players):
        if seat == view.seat:
            state.shelved.append(view.shelved[:])
        else:
            state.shelved.append(sorted(take(bag, rng, view.shelved_numbers[seat])))
    state.poll = take(bag, rng)[0] if view.poll == FACE_DOWN else view.poll


def some_envelope(game: Rules, state: ClassicState, seat: Seat, rng: Rng) -> tuple[int, ...]:
    """A sheet, or a bid that the party could have made."""
    if state.stack[-1].kind == frames.SHEETS:
        return sheet(game).sample(rng)
    low = max(state.bids[seat], 0)
    return (low + rng.below(state.money[seat] - low + 1),)


def some_cards(game: Rules, free: list[int], places: list[int], money: int, rng: Rng) -> list[int]:
    """Different unused cabinet cards for the places where one lies, together within the money."""
    costs = game.tables.cabinet_costs
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
            row[i] = shift(card)
    return row


def cheapest(costs: tuple[int, ...], free: list[int], without: int, number: int) -> int:
    """The least that so many other cards cost; ``free`` ascends by cost."""
    rest = [costs[card] for card in free if card != without]
    return sum(rest[:number])
