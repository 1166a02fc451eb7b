"""From the truth to what a seat knows, and from there to a truth it cannot tell from the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hustings.core.action import Seat
from hustings.core.rng import Rng
from hustings.games.zoocracy.state import PRESIDENTIAL, ZooState
from hustings.games.zoocracy.view import ZooView

if TYPE_CHECKING:
    from hustings.games.zoocracy.game import Zoocracy

HIDDEN: Final = -1


def look(game: Zoocracy, state: ZooState, seat: Seat) -> ZooView:
    """What ``seat`` knows. Funds of others are hidden, their movements are not. [zoo §E8] [zoo §E10]"""
    players = game.players
    received = [state.funds[party] + state.spent[party] for party in range(players)]
    funds = [state.funds[p] if game.open_funds or p == seat else HIDDEN for p in range(players)]
    pools: list[list[int]] = []
    for hand in state.hands:
        counts = [0] * (state.shuffles + 1)
        for card in hand:
            counts[state.pool[card]] += 1
        pools.append(counts)
    return ZooView(
        seat,
        state.round,
        state.presidential,
        state.parliamentary,
        state.goals[:],
        funds,
        received,
        state.spent[:],
        state.supply,
        state.seats[:],
        state.majority,
        [row[:] for row in state.tokens],
        state.offices[:],
        state.active[:],
        state.sides[:],
        state.caretaker,
        state.begun,
        state.elected,
        state.failed,
        state.accepted,
        state.promises[:],
        state.blockade,
        state.manipulation,
        state.harvest,
        state.event,
        state.events.copy(),
        state.lots[:],
        state.order[:],
        state.placed[:],
        state.fresh[:],
        state.closed[:],
        state.seasons[:],
        state.bonus[:],
        state.kept[:],
        state.hands[seat][:] if 0 <= seat < players else [],
        pools,
        state.pool[:],
        state.shuffles,
        state.sealed.seen_by(seat),
        [frame.copy() for frame in state.stack],
    )


def imagine(game: Zoocracy, view: ZooView, rng: Rng) -> ZooState:
    """A truth that fits the view: unseen cards are dealt out shuffle by shuffle, envelopes filled at random.

    A card that came back by a shuffle lies in the deck or was drawn since; all earlier ones that
    are not discarded are still in the hands they were in. So each shuffle is dealt out by itself.
    """
    players = game.players
    funds = [view.received[party] - view.spent[party] for party in range(players)]
    hands: list[list[int]] = [[] for _ in range(players)]
    if 0 <= view.seat < players:
        hands[view.seat] = view.hand[:]
    deck: list[int] = []
    for shuffle in range(view.shuffles + 1):
        unseen = [
            card for card in range(1, len(view.pool)) if view.pool[card] == shuffle and card not in view.hand
        ]
        mix(unseen, rng)
        for party in range(players):
            if party != view.seat:
                for _ in range(view.hand_pools[party][shuffle]):
                    hands[party].append(unseen.pop())
        deck = unseen
    deck.sort()
    for hand in hands:
        hand.sort()
    sealed = view.sealed.copy()
    bidding = bool(view.stack) and view.stack[-1].kind == PRESIDENTIAL
    for party in sealed.unknown(view.seat):
        sealed.values[party] = (rng.below(funds[party] + 1 if bidding else 2),)
    return ZooState(
        view.round,
        view.presidential,
        view.parliamentary,
        view.goals[:],
        funds,
        view.spent[:],
        view.supply,
        view.seats[:],
        view.majority,
        [row[:] for row in view.tokens],
        view.offices[:],
        view.active[:],
        view.sides[:],
        view.caretaker,
        view.begun,
        view.elected,
        view.failed,
        view.accepted,
        view.promises[:],
        view.blockade,
        view.manipulation,
        view.harvest,
        view.event,
        view.events.copy(),
        view.lots[:],
        view.order[:],
        view.placed[:],
        view.fresh[:],
        view.closed[:],
        view.seasons[:],
        view.bonus[:],
        view.kept[:],
        hands,
        deck,
        view.pool[:],
        view.shuffles,
        sealed,
        [frame.copy() for frame in view.stack],
    )


def mix(items: list[int], rng: Rng) -> None:
    """Shuffle in place."""
    for i in range(len(items) - 1, 0, -1):
        j = rng.below(i + 1)
        items[i], items[j] = items[j], items[i]
