"""Forming governments: what to propose, what to accept, and keeping promises."""

from __future__ import annotations

from typing import Final

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

OFFERED: Final = (zoo.PRIME, zoo.FINANCE, zoo.DEFENCE)  # in every proposal, in this order
GOALS: Final = 2 + len(OFFERED)  # where they begin in (proposer, motion, *terms)
NO_CARDS: Final = [0] * len(OFFERED)


class Stakes:
    """What a government has to give at this moment, whatever is proposed: read once for many proposals."""

    def __init__(self, memory: Memory, game: Zoocracy, state: ZooState, w: ZooWeights) -> None:
        self.game = game
        self.state = state
        self.w = w
        self.offices = [w.office(office) for office in OFFERED]
        self.first = promise_chance(game, state, zoo.P1 if state.elected else zoo.P2, w)
        self.later = promise_chance(game, state, zoo.P2, w)
        self.named = frames.NAMED_GOAL in game.programme
        self.trust = [memory.trust(seat) for seat in range(game.players)] if self.named else []

    def hand(self, seat: int) -> list[int]:
        """How many Assertiveness cards it holds for each office that is offered; only itself knows."""
        game = self.game
        found = [0] * len(OFFERED)
        for card in self.state.hands[seat]:
            if game.card_type[card] == zoo.ASSERTIVENESS and game.card_subject[card] in OFFERED:
                found[OFFERED.index(game.card_subject[card])] += 1
        return found

    def share(self, party: int, proposal: Args, cards: list[int]) -> float:
        """Offices and goals in a proposal for ``party``, with such a hand."""
        prime = proposal[2]
        value = 0.0
        for i in range(len(OFFERED)):
            if proposal[2 + i] == party:
                value += self.offices[i]
                for _ in range(cards[i]):
                    value += self.w.ministry
        for i in range(GOALS, len(proposal)):
            if proposal[i] == party:
                chance = self.first if i == GOALS else self.later
                if self.named and prime != party:
                    chance *= self.trust[prime]
                value += chance
        if self.named and prime == party:
            value += 0.3 if proposal[1] else 0.5
        return value

    def shares(self, proposal: Args) -> list[float]:
        """Those of all parties, as everybody can see them."""
        return [self.share(party, proposal, NO_CARDS) for party in range(self.game.players)]

    def deal(self, seat: int, own: float, shares: list[float]) -> float:
        """What ``own`` share is worth to ``seat`` voting for it, in goals, the rivals' shares taken off."""
        w = self.w
        goals = self.state.goals
        best = 0.0
        for party in range(len(shares)):
            if party != seat:
                closeness = w.close + w.close_goals * (goals[party] - goals[seat])
                best = max(best, shares[party] * min(max(closeness, 0.1), 0.8))
        return own - w.rival * best

    def advantage(self, seat: int, own: float, shares: list[float], otherwise: float) -> float:
        """By how much a proposal of another beats what else ``seat`` may hope for; it votes for what is above 0."""
        if own < 0.05:
            return -1.0  # nothing in it: the opposition draws more cards
        return self.deal(seat, own, shares) - self.w.two_cards - otherwise


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
    stakes = Stakes(memory, game, state, w)
    hands = [stakes.hand(party) for party in range(game.players)]
    otherwise = [fallback(game, state, party, w) for party in range(game.players)]
    rated: list[tuple[float, Args]] = []
    for terms in offers(game, state, seat, goals):
        proposal = (seat, motion, *terms)
        shares = stakes.shares(proposal)
        behind = state.seats[seat]
        chance = 1.0
        for party in range(game.players):
            if party != seat:
                own = stakes.share(party, proposal, hands[party])
                margin = stakes.advantage(party, own, shares, otherwise[party])
                if margin > 0:
                    behind += state.seats[party]
                    chance = min(chance, w.pass_least + min(w.pass_margin * margin, 1.0 - w.pass_least))
        if behind < state.majority:
            chance = w.pass_minority
        value = stakes.deal(seat, stakes.share(seat, proposal, hands[seat]), shares)
        rated.append((chance * value + (1 - chance) * otherwise[seat], terms))
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
    if proposal[0] == seat:
        return 1.0
    stakes = Stakes(memory, game, state, w)
    own = stakes.share(seat, proposal, stakes.hand(seat))
    return stakes.advantage(seat, own, stakes.shares(proposal), fallback(game, state, seat, w))


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
