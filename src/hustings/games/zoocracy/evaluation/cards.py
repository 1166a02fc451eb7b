"""Cards at elections and events, and which to discard."""

from __future__ import annotations

from typing import Final

from hustings.core import Args, Decision, Space
from hustings.games.zoocracy import constants as zoo
from hustings.games.zoocracy.evaluation.position import rounds_left
from hustings.games.zoocracy.evaluation.weights import HAND, ZooWeights
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.rules import campaign_limit, leader_and_second, side_seats
from hustings.games.zoocracy.state import ZooState

# What a card in hand is worth, against other cards
WORTH: Final[dict[int, float]] = {
    zoo.ASSERTIVENESS: 5.0,
    zoo.DEFECTORS: 2.0,
    zoo.LOYALTY: 1.5,
    zoo.MIGRATION: 1.2,
    zoo.MANDATE: 1.0,
    zoo.EARLY_PARLIAMENTARY: 0.8,
    zoo.EARLY_PRESIDENTIAL: 0.8,
}


def election_card(game: Zoocracy, state: ZooState, decision: Decision, w: ZooWeights = HAND) -> Args:
    seat = decision.seat
    space = decision.space
    for card in space.picks(()):
        if card == zoo.NO_CARD:
            continue
        kind = game.card_type[card]
        if kind == zoo.MIGRATION:
            return (card,)
        if kind == zoo.MANDATE and leader_and_second(state.tokens[game.card_subject[card]])[0] == seat:
            return (card,)
        if kind == zoo.LOYALTY and rounds_left(game, state) > w.loyalty:
            tokens = loyal_tokens(game, seat, space, card)
            if tokens:
                return (card, tokens, seat) if game.any_loyalty else (card, tokens)
        if kind == zoo.RAINY and season(game, state, seat, zoo.LAND, w):
            return (card,)
        if kind == zoo.DRY and season(game, state, seat, zoo.WATER, w):
            return (card,)
    return (zoo.NO_CARD,)


def loyal_tokens(game: Zoocracy, seat: int, space: Space, card: int) -> int:
    """As many of one's own tokens as Loyalty can keep, or none."""
    most = 0
    for tokens in space.picks((card,)):
        if not game.any_loyalty or seat in space.picks((card, tokens)):
            most = max(most, tokens)
    return most


def season(game: Zoocracy, state: ZooState, seat: int, habitat: int, w: ZooWeights = HAND) -> bool:
    """Whether a season hurts the others more."""
    mine = 0
    others = 0
    for species in range(zoo.SPECIES):
        if game.tables.habitat[species] == habitat:
            leader, _ = leader_and_second(state.tokens[species])
            if leader == seat:
                mine += 1
            elif leader != zoo.NOBODY:
                others += 1
    return w.season * mine * (game.players - 1) < others


def event_card(game: Zoocracy, state: ZooState, decision: Decision, w: ZooWeights = HAND) -> Args:
    seat = decision.seat
    space = decision.space
    governs = state.sides[seat] == zoo.GOVERNMENT
    for card in space.picks(()):
        if card == zoo.NO_CARD:
            continue
        kind = game.card_type[card]
        if kind == zoo.EARLY_PRESIDENTIAL:
            richest = max(state.funds)
            if state.funds[seat] == richest and state.funds.count(richest) == 1:
                return (card,)
        elif kind == zoo.EARLY_PARLIAMENTARY:
            if (
                state.promises[zoo.P2] != seat
                and not governs
                and state.funds[seat] >= campaign_limit(game, state)
            ):
                return (card,)
        elif kind == zoo.DEFECTORS:
            victim = defectors(game, state, seat, space.picks((card,)))
            if victim != zoo.NOBODY:
                return (card, victim)
    return (zoo.NO_CARD,)


def defectors(game: Zoocracy, state: ZooState, seat: int, others: object) -> int:
    """Bring the government down from outside, or save it from inside."""
    ruling = side_seats(state, zoo.GOVERNMENT)
    most = game.tables.defectors_seats
    best = zoo.NOBODY
    outside = state.sides[seat] == zoo.OPPOSITION
    for party in range(game.players):
        moved = min(most, state.seats[party])
        if party == seat or moved == 0:
            continue
        falls = outside and state.sides[party] == zoo.GOVERNMENT and ruling - moved < max(state.majority, 1)
        if falls and (best == zoo.NOBODY or state.goals[party] > state.goals[best]):
            best = party
        if not outside and state.sides[party] == zoo.OPPOSITION and ruling < state.majority <= ruling + moved:
            best = party
    return best


def discards(game: Zoocracy, state: ZooState, decision: Decision, w: ZooWeights = HAND) -> Args:
    """The least useful cards."""
    seat = decision.seat
    hand = state.hands[seat]
    surplus = len(hand) - game.tables.hand_limit
    rated: list[tuple[float, int]] = []
    for card in hand:
        rated.append((card_worth(game, state, seat, card), card))
    rated.sort()
    out = [entry[1] for entry in rated[:surplus]]
    out.sort()
    return tuple(out)


def card_worth(game: Zoocracy, state: ZooState, seat: int, card: int) -> float:
    kind = game.card_type[card]
    if game.card_phase[card] == zoo.IN_CAMPAIGN:
        species = game.card_subject[card]
        return 1.0 + 0.1 * game.tables.first[species] + (0.2 if kind == zoo.NEGATIVE else 0.4)
    return WORTH.get(kind, 0.6)
