"""Action cards outside anyone's turn: the deck, and who may be asked for a card."""

from __future__ import annotations

from hustings.core import Log, OneOf, Seat, Space, Unit
from hustings.games.zoocracy import constants as zoo
from hustings.games.zoocracy import events
from hustings.games.zoocracy.rules import Rules, last_round, leader_and_second
from hustings.games.zoocracy.state import ZooState


def discard(state: ZooState, seat: Seat, card: int) -> None:
    """A card leaves a hand for the open discard pile. [zoo §5b.9]"""
    state.hands[seat].remove(card)
    state.pool[card] = zoo.DISCARDED


def reshuffle(state: ZooState, log: Log) -> bool:
    """Make the discards a new deck; False if there are none. Requires an empty deck. [zoo §5g.9] [zoo §G17]"""
    cards = [card for card in range(1, len(state.pool)) if state.pool[card] == zoo.DISCARDED]
    if not cards:
        return False
    state.shuffles += 1
    for card in cards:
        state.pool[card] = state.shuffles
    state.deck = cards
    log.tell(events.RESHUFFLED, (len(cards),))
    return True


def targets(game: Rules, state: ZooState, seat: Seat, card: int) -> Space | None:
    """What ``seat`` has to choose when playing this card now; None if it would do nothing.

    For the cards of phases C, E and G. Depends on public facts only. [zoo §5.3] [zoo §G12]
    """
    kind = game.card_type[card]
    if kind == zoo.MANDATE:  # [zoo §C5]
        leader, _ = leader_and_second(state.tokens[game.card_subject[card]])
        return None if leader == zoo.NOBODY else UNIT
    if kind == zoo.LOYALTY:
        return loyal(game, state, seat, game.card_subject[card])
    if kind == zoo.MIGRATION:
        return UNIT
    if kind == zoo.RAINY:
        return UNIT if anyone_on(game, state, zoo.LAND) else None
    if kind == zoo.DRY:
        return UNIT if anyone_on(game, state, zoo.WATER) else None
    if kind == zoo.ASSERTIVENESS:  # [zoo §9a.assertiveness] [zoo §G7]
        holds = state.offices[game.card_subject[card]] == seat
        return UNIT if holds and state.goals[seat] < game.tables.goals_last_space else None
    if kind == zoo.EARLY_PRESIDENTIAL:  # [zoo §A8] [zoo §G10]
        idle = state.presidential == state.round + 1 or last_round(game, state)
        return None if idle else UNIT
    if kind == zoo.EARLY_PARLIAMENTARY:  # [zoo §G2] [zoo §G10]
        idle = state.parliamentary == state.round + 1 or last_round(game, state)
        return None if idle else UNIT
    # Defectors, the last kind outside the campaign [zoo §G16]
    others = tuple([other for other in range(game.players) if other != seat and state.seats[other]])
    return OneOf(others, "zoo §9a.defectors") if others else None


UNIT = Unit("zoo §5.3")


def loyal(game: Rules, state: ZooState, seat: Seat, species: int) -> Space | None:
    """How many of one's own tokens may stay on a species: one or two, no tie with what others keep.

    [zoo §9a.loyalty] [zoo §C6] [zoo §C7]
    """
    mine = 0
    others: list[int] = []
    for kept in state.kept:
        if kept.species == species:
            if kept.seat == seat:
                mine += kept.tokens
            else:
                others.append(kept.tokens)
    most = min(game.tables.loyalty_tokens, state.tokens[species][seat] - mine)
    counts = tuple([n for n in range(1, most + 1) if mine + n not in others])
    return OneOf(counts, "zoo §9a.loyalty") if counts else None


def anyone_on(game: Rules, state: ZooState, habitat: int) -> bool:
    """Whether a season would cost anybody a vote. [zoo §9a.rainy] [zoo §9a.dry]"""
    for species in range(zoo.SPECIES):
        if game.tables.habitat[species] == habitat and any(state.tokens[species]):
            return True
    return False


def might_play(game: Rules, state: ZooState, seat: Seat, phase: int) -> bool:
    """Whether, as far as the whole table knows, ``seat`` could hold a card to play in this phase.

    Looks at the number of its cards and at the discard pile, never at a hand. [zoo §G13]
    """
    if not state.hands[seat]:
        return False
    for card in game.cards_of_phase[phase]:
        if state.pool[card] != zoo.DISCARDED and targets(game, state, seat, card) is not None:
            return True
    return False
