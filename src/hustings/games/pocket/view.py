"""From the truth to what a seat knows, and back to a world the seat cannot tell from the truth."""

from __future__ import annotations

from hustings.core import Rng, Seat
from hustings.games.pocket.rules import Rules
from hustings.games.pocket.state import NOTHING, PocketState, PocketView
from hustings.mechanisms.bag import take


def view(game: Rules, state: PocketState, seat: Seat) -> PocketView:
    mine = 0 <= seat < game.players
    seen = PocketView()
    state.copy_board(seen)
    seen.seat = seat
    seen.hand = state.hands[seat][:] if mine else []
    seen.hand_sizes = [len(hand) for hand in state.hands]
    seen.sealed = state.sealed.seen_by(seat)
    seen.holding = state.drawn != NOTHING
    holder = state.stack[-1].args[0] if seen.holding else NOTHING
    seen.drawn = state.drawn if seat == holder else NOTHING
    seen.unseen_issues = state.issues[:]
    if seen.holding and seen.drawn == NOTHING:
        seen.unseen_issues[state.drawn] += 1  # to this viewer it might as well be in the bag
    seen.unseen_cards = state.cards[:]
    for party in range(game.players):
        if party != seat:
            for card in state.hands[party]:
                seen.unseen_cards[card] += 1
    return seen


def determinize(game: Rules, view: PocketView, rng: Rng) -> PocketState:
    state = PocketState()
    view.copy_board(state)
    state.cards = view.unseen_cards[:]
    state.hands = []
    for party in range(game.players):
        if party == view.seat:
            state.hands.append(view.hand[:])
        else:
            state.hands.append(sorted(take(state.cards, rng, view.hand_sizes[party])))
    state.sealed = view.sealed.copy()
    for party in state.sealed.unknown(view.seat):
        state.sealed.values[party] = (rng.below(min(game.tables.highest_bid, view.funds[party]) + 1),)
    state.issues = view.unseen_issues[:]
    state.drawn = view.drawn
    if view.holding and view.drawn == NOTHING:
        state.drawn = take(state.issues, rng)[0]
    return state
