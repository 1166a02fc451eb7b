"""From the truth to what a seat knows, and from there to a truth it cannot tell from the real one."""

from __future__ import annotations

from hustings.core import Rng, Seat
from hustings.games.zoocracy import frames
from hustings.games.zoocracy.constants import HIDDEN
from hustings.games.zoocracy.rules import Rules
from hustings.games.zoocracy.state import ZooState, ZooView
from hustings.mechanisms.bag import shuffle


def view(game: Rules, state: ZooState, seat: Seat) -> ZooView:
    """What ``seat`` knows. Funds of others are hidden, their movements are not. [zoo §E8] [zoo §E10]"""
    parties = range(game.players)
    seen = ZooView()
    state.copy_board(seen)
    seen.seat = seat
    shown = game.open_funds or not state.stack  # after the end there is nothing to hide
    seen.funds = [state.funds[p] if shown or p == seat else HIDDEN for p in parties]
    seen.received = [state.funds[p] + state.spent[p] for p in parties]
    seen.hand = state.hands[seat][:] if 0 <= seat < game.players else []
    seen.hand_pools = []
    for hand in state.hands:
        counts = [0] * (state.shuffles + 1)
        for card in hand:
            counts[state.pool[card]] += 1
        seen.hand_pools.append(counts)
    seen.sealed = state.sealed.seen_by(seat)
    return seen


def determinize(game: Rules, view: ZooView, rng: Rng) -> ZooState:
    """A truth that fits the view: unseen cards are dealt out shuffle by shuffle, envelopes filled at random.

    A card that came back by a shuffle lies in the deck or was drawn since; all earlier ones that
    are not discarded are still in the hands they were in. So each shuffle is dealt out by itself.
    """
    parties = range(game.players)
    state = ZooState()
    view.copy_board(state)
    state.funds = [view.received[p] - view.spent[p] for p in parties]
    state.hands = [view.hand[:] if p == view.seat else [] for p in parties]
    for number in range(view.shuffles + 1):
        unseen = [
            card for card in range(1, len(view.pool)) if view.pool[card] == number and card not in view.hand
        ]
        shuffle(unseen, rng)
        for party in parties:
            if party != view.seat:
                for _ in range(view.hand_pools[party][number]):
                    state.hands[party].append(unseen.pop())
        state.deck = unseen
    state.deck.sort()
    for hand in state.hands:
        hand.sort()
    state.sealed = view.sealed.copy()
    bidding = bool(view.stack) and view.stack[-1].kind == frames.PRESIDENTIAL
    for party in state.sealed.unknown(view.seat):
        state.sealed.values[party] = (rng.below(state.funds[party] + 1 if bidding else 2),)
    return state
