"""Forming governments: what to propose, what to accept, and keeping promises."""

from __future__ import annotations

from hustings.core.action import Args, Decision
from hustings.games.zoocracy import constants as zoo
from hustings.games.zoocracy import frames
from hustings.games.zoocracy.evaluation.memory import Memory
from hustings.games.zoocracy.evaluation.position import promise_chance, rounds_left
from hustings.games.zoocracy.evaluation.weights import HAND, ZooWeights
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.governing import spaces_to_promise
from hustings.games.zoocracy.order import proposal_order
from hustings.games.zoocracy.state import ZooState


def proposals(
    memory: Memory,
    game: Zoocracy,
    state: ZooState,
    seat: int,
    goals: int,
    most: int,
    w: ZooWeights = HAND,
) -> list[Args]:
    """Governments to propose, the most promising first: partners who suffice, and what they want.

    The value of a proposal is what it brings times the chance that it passes, and what is left
    if it does not.
    """
    motion = 0 if goals == 2 and state.elected else 1
    rated: list[tuple[float, Args]] = []
    for terms in offers(game, state, seat, goals):
        proposal = (seat, motion, *terms)
        behind = state.seats[seat]
        chance = 1.0
        for party in range(game.players):
            if party != seat:
                margin = advantage(memory, game, state, party, proposal, w)
                if margin > 0:
                    behind += state.seats[party]
                    chance = min(chance, w.pass_least + min(w.pass_margin * margin, 1.0 - w.pass_least))
        if behind < state.majority:
            chance = w.pass_minority
        value = deal(memory, game, state, seat, proposal, w)
        rated.append((chance * value + (1 - chance) * fallback(game, state, seat, w), terms))
    rated.sort(reverse=True)
    return [entry[1] for entry in rated[:most]]


def offers(game: Zoocracy, state: ZooState, seat: int, goals: int) -> list[Args]:
    """Ways to share offices and goals with one or two partners, or none."""
    n = game.players
    found: list[Args] = [(seat,) * (3 + goals)]
    for a in range(n):
        if a == seat:
            continue
        if state.seats[seat] + state.seats[a] >= state.majority:
            if goals == 2:
                found += [(seat, a, a, seat, a), (seat, a, a, a, seat), (seat, seat, seat, seat, a)]
                found += [(seat, seat, a, seat, a), (a, a, a, seat, a), (a, a, a, seat, seat)]
                found.append((a, seat, a, seat, seat))
            else:
                found += [(seat, a, a, a), (a, a, a, seat), (a, seat, a, seat), (seat, seat, seat, a)]
        for b in range(a + 1, n):
            if b == seat or state.seats[seat] + state.seats[a] + state.seats[b] < state.majority:
                continue
            if goals == 2:
                found += [(a, b, b, seat, a), (b, a, a, seat, b), (a, b, b, seat, b), (b, a, a, seat, a)]
                found += [(seat, a, b, seat, a), (seat, a, b, seat, b)]
                found += [(seat, seat, seat, a, b), (seat, seat, seat, b, a)]
            else:
                found += [(a, b, b, seat), (b, a, a, seat), (seat, a, a, b), (seat, b, b, a)]
    if len(found) == 1:  # nobody is enough: share with all
        others = [party for party in range(n) if party != seat]
        a, b = others[0], others[1] if len(others) > 1 else others[0]
        found += [(a, b, b, seat, a)[: 3 + goals], (b, a, a, seat, b)[: 3 + goals]]
    return found


def deal(
    memory: Memory, game: Zoocracy, state: ZooState, seat: int, proposal: Args, w: ZooWeights = HAND
) -> float:
    """What a proposal is worth to ``seat`` voting for it, in goals, the rivals' share taken off."""
    value = 0.0
    best = 0.0
    for party in range(game.players):
        share = part_of(memory, game, state, party, seat, proposal, w)
        if party == seat:
            value = share
        else:
            closeness = w.close + w.close_goals * (state.goals[party] - state.goals[seat])
            weight = min(max(closeness, 0.1), 0.8)
            best = max(best, share * weight)
    return value - w.rival * best


def part_of(
    memory: Memory,
    game: Zoocracy,
    state: ZooState,
    party: int,
    seat: int,
    proposal: Args,
    w: ZooWeights = HAND,
) -> float:
    """Goals and offices in a proposal for ``party``; ``seat`` knows its own hand."""
    value = 0.0
    _proposer, motion, prime, finance, defence, *goals = proposal
    for office, holder in ((zoo.PRIME, prime), (zoo.FINANCE, finance), (zoo.DEFENCE, defence)):
        if holder == party:
            value += w.office(office)
            if party == seat:
                for card in state.hands[seat]:
                    if game.card_type[card] == zoo.ASSERTIVENESS and game.card_subject[card] == office:
                        value += w.ministry
    named = frames.NAMED_GOAL in game.programme
    for i in range(len(goals)):
        if goals[i] == party:
            space = zoo.P1 if state.elected and i == 0 else zoo.P2
            chance = promise_chance(game, state, space, w)
            if named and prime != party:
                chance *= memory.trust(prime)
            value += chance
    if named and prime == party:
        value += 0.3 if motion else 0.5
    return value


def fallback(game: Zoocracy, state: ZooState, seat: int, w: ZooWeights = HAND) -> float:
    """What ``seat`` may expect if this proposal fails."""
    order = proposal_order(state)
    step = 0
    for frame in state.stack:
        if frame.kind == frames.GOVERNMENT:
            step = frame.step
            if state.stack[-1].kind == frames.GOVERNMENT:
                step += 1  # this proposal itself
    left = order[step:] if state.elected else []
    total = max(sum(state.seats), 1)
    weight = state.seats[seat] / total
    value = w.nothing_left
    if left:
        value = w.later_seats * weight
        if left[0] == seat:
            value += w.next_proposer
        elif seat in left:
            value += w.later_proposer
    return value


def advantage(
    memory: Memory, game: Zoocracy, state: ZooState, seat: int, proposal: Args, w: ZooWeights = HAND
) -> float:
    """By how much a proposal beats what else ``seat`` may hope for; it votes for what is above 0."""
    proposer = proposal[0]
    if proposer == seat:
        return 1.0
    value = deal(memory, game, state, seat, proposal, w)
    if part_of(memory, game, state, seat, seat, proposal, w) < 0.05:
        return -1.0  # nothing in it: the opposition draws more cards
    return value - w.two_cards - fallback(game, state, seat, w)


def motion(memory: Memory, game: Zoocracy, state: ZooState, seat: int, w: ZooWeights = HAND) -> Args:
    """A motion is free; it is moved where it may pass."""
    terms = proposals(memory, game, state, seat, len(spaces_to_promise(state)), 1, w)[0]
    return (1, *terms)


def named(game: Zoocracy, state: ZooState, decision: Decision, w: ZooWeights = HAND) -> Args:
    """Keep what was promised, if it was and costs nothing that decides the game; else oneself."""
    seat = decision.seat
    if not state.caretaker:
        party = state.promises[zoo.P1 if state.elected else zoo.P2]
        harmless = rounds_left(game, state) > 1.2 and state.goals[party] <= state.goals[seat]
        if party not in (zoo.NOBODY, seat) and harmless:
            return (party,)
    return (seat,)
