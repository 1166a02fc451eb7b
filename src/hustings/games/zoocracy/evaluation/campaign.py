"""Bids for the presidency, and the campaign: food, cards and privileges on species; the two tokens."""

from __future__ import annotations

from typing import Final

from hustings.core import Args, Decision, Rng, shift
from hustings.games.zoocracy.constants import NOBODY, NOWHERE, RALLY, SPECIES
from hustings.games.zoocracy.evaluation.position import rounds_left, species_share, turns_to_come
from hustings.games.zoocracy.evaluation.weights import HAND, ZooWeights
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.phases.b_campaign import CARD, END_TURN, PLACE, PRIME_TOKENS, TAKE_BACK
from hustings.games.zoocracy.rules import campaign_limit, tied_species, votes
from hustings.games.zoocracy.state import ZooState
from hustings.mechanisms.sealed import ABSENT

Found = list[tuple[float, Args]]
NOT_NOW: Final = 0  # no species for a token


def ceiling(game: Zoocracy, state: ZooState, seat: int, w: ZooWeights = HAND) -> int:
    """The highest sensible bid: half of it is lost, and the campaign wants feeding."""
    funds = state.funds[seat]
    left = rounds_left(game, state)
    limit = campaign_limit(game, state) if left >= 0.4 or state.parliamentary == state.round else 0
    reserve = int(w.bid_reserve * limit)
    most = min(funds, int(w.bid * max(funds - reserve, 0)))
    most = max(most, min(funds, int(w.bid_least)))
    rival = 0
    for other in range(game.players):
        if other != seat and state.sealed.status[other] != ABSENT:
            rival = max(rival, state.funds[other])
    return min(most, rival + 1)


def bid(game: Zoocracy, state: ZooState, seat: int, rng: Rng, w: ZooWeights = HAND) -> Args:
    """Somewhere below the ceiling, hard to foresee; more often near it than not."""
    most = ceiling(game, state, seat, w)
    if most == 0:
        return (0,)
    return (max(rng.below(most + 1), rng.below(most + 1)),)


def bids(game: Zoocracy, state: ZooState, seat: int) -> list[Args]:
    funds = state.funds[seat]
    found: list[Args] = []
    step = max(1, funds // 10)
    for bid in range(0, funds + 1, step):
        found.append((bid,))
    return found


def campaign_steps(
    game: Zoocracy, state: ZooState, decision: Decision, most: int, w: ZooWeights = HAND
) -> list[Args]:
    """The best next steps of a turn, best first; to end it is among them where nothing better is left."""
    seat = decision.seat
    later = turns_to_come(game, state, seat)
    space = decision.space
    found: Found = []
    for what in space.picks(()):
        if what == END_TURN:
            found.append((0.0, (END_TURN,)))
        elif what == TAKE_BACK:  # only to get out of a tie
            for species in tied_species(state):
                found.append((-50.0, (TAKE_BACK, species)))
        elif what == PLACE:
            placements(game, state, later, decision, found, w)
        else:
            privileges(game, state, later, decision, what, found, w)
    found.sort(reverse=True)
    return [entry[1] for entry in found[:most]]


def privileges(
    game: Zoocracy,
    state: ZooState,
    later: int,
    decision: Decision,
    what: int,
    found: Found,
    w: ZooWeights = HAND,
) -> None:
    """Cards, the Prime Minister's tokens, the opposition leader's negative campaign: best kept for the count."""
    seat, space = decision.seat, decision.space
    count = state.parliamentary == state.round
    for item in space.picks((what,)):
        if what == PRIME_TOKENS:
            gain = seats_gained(game, state, item, seat, game.tables.prime_minister_tokens, NOBODY, later, w)
            found.append((gain - (0.0 if count else w.privilege), (PRIME_TOKENS, item)))
            continue
        species = game.card_subject[item] if what == CARD else item
        rally = what == CARD and game.card_type[item] == RALLY
        price = (
            (w.card_price if count else w.card_early * w.card_price)
            if what == CARD
            else (0.0 if count else w.privilege)
        )
        for value in space.picks((what, item)):
            tokens, victim = (value, NOBODY) if rally else (1, value)
            gain = seats_gained(game, state, species, seat, tokens, victim, later, w)
            found.append((gain - price, (what, item, value)))


def placements(
    game: Zoocracy, state: ZooState, later: int, decision: Decision, found: Found, w: ZooWeights = HAND
) -> None:
    """Food on species, each for itself; a placement that ties is not considered."""
    left = rounds_left(game, state)
    price = w.token
    if state.parliamentary != state.round:
        price *= w.token_early
    if left < 0.3:
        price = w.token_last  # nothing to save for
    seat, space = decision.seat, decision.space
    for species in space.picks((PLACE,)):
        row = state.tokens[species]
        for tokens in space.picks((PLACE, species)):
            if row[seat] + tokens in row:
                continue
            gain = seats_gained(game, state, species, seat, tokens, NOBODY, later, w)
            found.append((gain - price * tokens, (PLACE, species, tokens)))


def seats_gained(
    game: Zoocracy,
    state: ZooState,
    species: int,
    seat: int,
    tokens: int,
    victim: int,
    later: int,
    w: ZooWeights = HAND,
) -> float:
    """Seats more to expect here after adding tokens, one of them perhaps in place of another's."""
    first, second = votes(game.tables, species, state.manipulation, state.seasons)
    before = state.tokens[species]
    after = before[:]
    after[seat] += tokens
    if victim != NOBODY:
        after[victim] -= 1
    mine = species_share(after, seat, first, second, later, w)
    mine -= species_share(before, seat, first, second, later, w)
    theirs = 0.0
    for other in range(game.players):
        if other != seat and before[other]:
            theirs += species_share(before, other, first, second, later, w)
            theirs -= species_share(after, other, first, second, later, w)
    return mine + w.spite * theirs


def blockade(game: Zoocracy, state: ZooState, decision: Decision, w: ZooWeights = HAND) -> Args:
    """Close the species where one leads best, when votes are about to be counted."""
    seat = decision.seat
    if state.parliamentary != state.round:
        return (NOT_NOW,)
    later = turns_to_come(game, state, seat)
    best, most = NOT_NOW, w.blockade
    for species in range(SPECIES):
        first, second = votes(game.tables, species, state.manipulation, state.seasons)
        row = state.tokens[species]
        gain = 0.0
        for party in range(game.players):
            if row[party]:
                sure = species_share(row, party, first, second, 0, w)
                change = sure - species_share(row, party, first, second, later, w)
                gain += change if party == seat else -w.spite * change
        if gain > most:
            best, most = shift(species), gain
    return (best,)


def manipulation(game: Zoocracy, state: ZooState, decision: Decision, w: ZooWeights = HAND) -> Args:
    """4 and nothing where that lifts oneself or cuts others down."""
    seat = decision.seat
    later = turns_to_come(game, state, seat)
    best, most = NOT_NOW, w.manipulation if state.parliamentary == state.round else 2.0
    for species in range(SPECIES):
        row = state.tokens[species]
        now = votes(game.tables, species, NOWHERE, state.seasons)
        then = votes(game.tables, species, species, state.seasons)
        gain = 0.0
        for party in range(game.players):
            if row[party]:
                change = species_share(row, party, then[0], then[1], later, w)
                change -= species_share(row, party, now[0], now[1], later, w)
                gain += change if party == seat else -w.manipulation_spite * change
        if gain > most:
            best, most = shift(species), gain
    return (best,)
