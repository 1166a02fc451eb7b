"""How to play Zoocracy sensibly: what things are worth in goals, and quick choices from that.

Goals are all that counts, so everything is priced in them: a promised goal by the chance that it
is made, seats by the goals and the food they bring at the table of coalitions, food by what it
still can buy, cards and offices by a rule of thumb.
"""

from __future__ import annotations

from typing import Any, Final

from hustings.core.action import Decision
from hustings.core.brain import Brain
from hustings.core.event import Event
from hustings.core.message import Message, Value
from hustings.core.rng import Rng
from hustings.games.zoocracy.board import leader_and_second, votes
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.order import proposal_order
from hustings.games.zoocracy.phases.b_campaign import (
    CARD,
    END_TURN,
    LEADER_NEGATIVE,
    PLACE,
    PRIME_TOKENS,
    TAKE_BACK,
    limit,
)
from hustings.games.zoocracy.state import (
    ASSERTIVENESS,
    CAMPAIGN,
    DEFECTORS,
    DRY,
    EARLY_PARLIAMENTARY,
    EARLY_PRESIDENTIAL,
    END,
    FINANCE,
    GOVERNMENT,
    GOVERNMENT_FORMED,
    IN_CAMPAIGN,
    LAND,
    LOYALTY,
    MANDATE,
    MIGRATION,
    NAMED_GOAL,
    NEGATIVE,
    NOBODY,
    OFFICES,
    OPPOSITION,
    P1,
    P2,
    PRESIDENTIAL,
    PRIME,
    PROMISED_GOAL,
    RAINY,
    RALLY,
    RESISTANCE,
    SPECIES,
    STRIKE,
    VOTE,
    WATER,
    ZooState,
    side_seats,
)
from hustings.mechanisms.sealed import ABSENT, COMMITTED

Args = tuple[int, ...]

# What things are worth, in goals
GOAL_KEPT: Final = 0.88  # a goal promised for this round: strikes and lost majorities happen
PARLIAMENT: Final = 1.7  # all that a newly elected parliament has to give, shared by weight
FOOD: Final = 0.055  # one food while there is time to use it
RICH: Final = 14  # above this much food the next one is worth less
CARD_WORTH: Final = 0.1
OFFICE_WORTH: Final[tuple[float, ...]] = (0.05, 0.16, 0.1, 0.1, 0.08)
MINISTRY: Final = 1.0  # an Assertiveness card in hand for the office
TWO_CARDS: Final = 0.12  # what the opposition draws more until the next election

# Campaigning, in seats
CONTEST: Final = 0.14  # how readily a lead is attacked by each rival still to come
TOKEN_PRICE: Final = 0.75  # seats that a token from funds must bring
SPITE: Final = 0.2  # a seat lost by another, shared by all the others
CARD_PRICE: Final = 0.45

ROUNDS_LEFT: Final[tuple[float, ...]] = (
    0.0,
    4.9,
    3.9,
    2.9,
    1.9,
    1.5,
    1.0,
    0.5,
    0.0,
)  # after each round, before its event


class ZooBrain(Brain[Zoocracy, ZooState]):
    """Listens, to remember who kept a promise that did not bind and who broke one."""

    listens = True

    def __init__(self) -> None:
        self.kept: dict[int, int] = {}  # by seat, promises kept
        self.broken: dict[int, int] = {}
        self.promised = [NOBODY, NOBODY]  # P1, P2 as last announced
        self.elected = False

    def fresh(self) -> Brain[Any, Any]:
        return ZooBrain()

    def listens_to(self, game: Zoocracy) -> bool:
        """Where promises do not bind; where they do nobody can break one."""
        return NAMED_GOAL in game.programme

    def hear(self, game: Zoocracy, event: Event) -> None:
        """Promises are announced to all, and so is the party that then makes the goal. [zoo §8.2]"""
        kind = event.kind
        if kind == "promise":
            self.promised[event.public[0]] = event.public[1]
        elif kind == "seats":
            self.elected = True
        elif kind == "round":
            self.elected = False
        elif kind == "caretaker" or kind == "no-government":
            self.promised = [NOBODY, NOBODY]
        elif kind == "named":
            prime, party = event.public[0], event.public[1]
            owed = self.promised[P1 if self.elected else P2]
            if owed not in (NOBODY, prime):
                book = self.kept if party == owed else self.broken
                book[prime] = book.get(prime, 0) + 1

    # -- how things stand --

    def worth(self, game: Zoocracy, state: ZooState) -> list[float]:
        """Goals made, goals promised, and what parliament, board, food, cards and offices may still bring."""
        n = game.players
        if game.over(state):
            return [state.goals[seat] + 0.001 * state.funds[seat] for seat in range(n)]
        left = rounds_left(game, state)
        points = [float(goals) for goals in state.goals]
        for space in (P1, P2):
            party = state.promises[space]
            if party != NOBODY:
                points[party] += promise_chance(game, state, space)
        prime = state.offices[PRIME]
        if (
            state.caretaker
            and prime != NOBODY
            and goal_open(game, state)
            and game.parliament.has_majority(state)
        ):
            points[prime] += GOAL_KEPT
        seats = self.expected_seats(game, state)
        total = sum(seats)
        elections = min(left, 1.0) if not forming(state) else 1.0
        price = food_price(left)
        for seat in range(n):
            if total > 0:
                points[seat] += elections * PARLIAMENT * power(seats, seat, total)
                if not forming(state):
                    points[seat] += elections * seats[seat] * price
            points[seat] += price * min(state.funds[seat], RICH)
            points[seat] += 0.4 * price * max(state.funds[seat] - RICH, 0)
            points[seat] += min(left, 1.0) * CARD_WORTH * min(len(state.hands[seat]), 5)
        for office in range(OFFICES):
            if state.offices[office] != NOBODY:
                points[state.offices[office]] += min(left, 1.0) * OFFICE_WORTH[office]
        return points

    def spread(self, game: Zoocracy, state: ZooState) -> float:
        return 0.35 + 0.22 * rounds_left(game, state)

    def horizon(self, game: Zoocracy, state: ZooState) -> int:
        """The round in which the next parliament sits, so that a campaign is judged by what came of it."""
        return state.round

    def expected_seats(self, game: Zoocracy, state: ZooState) -> list[float]:
        """The seats that the board promises, or while a government is being formed those in parliament."""
        if forming(state):
            return [float(seats) for seats in state.seats]
        result = [0.4 * state.funds[seat] / (1 + state.funds[seat] * 0.1) for seat in range(game.players)]
        later = turns_to_come(game, state, NOBODY)
        for species in range(SPECIES):
            first, second = votes(game.tables, species, state.manipulation, state.seasons)
            row = state.tokens[species]
            for seat in range(game.players):
                if row[seat]:
                    result[seat] += species_share(row, seat, first, second, later)
        for seat in range(game.players):
            result[seat] += state.bonus[seat]
        return result

    # -- choices --

    def candidates(self, game: Zoocracy, state: ZooState, decision: Decision, rng: Rng) -> list[Args]:
        kind = decision.kind
        seat = decision.seat
        if kind == "bid":
            return self.bids(game, state, seat)
        if kind == "propose":
            return self.proposals(game, state, seat, 2, 12)
        if kind == "motion":
            goals = 1
            if state.elected and state.parliamentary != state.round + 1:
                goals = 2
            found: list[Args] = [(0,)]
            for terms in self.proposals(game, state, seat, goals, 8):
                found.append((1, *terms))
            return found
        if kind == "campaign":
            return self.campaign_steps(game, state, decision, 8)
        if kind == "discard":
            return [self.discards(game, state, decision)]
        return super().candidates(game, state, decision, rng)

    def quick(self, game: Zoocracy, state: ZooState, decision: Decision, rng: Rng) -> Args:
        return self.choose(game, state, decision, rng)

    def choose(self, game: Zoocracy, state: ZooState, decision: Decision, rng: Rng) -> Args:
        kind = decision.kind
        seat = decision.seat
        if kind == "campaign":
            return self.campaign_steps(game, state, decision, 1)[0]
        if kind == "vote":
            return (1,) if self.margin(game, state, seat, state.stack[-1].args) > 0 else (0,)
        if kind == "bid":
            return self.bid(game, state, seat, rng)
        if kind == "propose":
            return self.proposals(game, state, seat, 2, 1)[0]
        if kind == "motion":
            return self.motion(game, state, seat)
        if kind == "election-card":
            return self.election_card(game, state, decision)
        if kind == "event-card":
            return self.event_card(game, state, decision)
        if kind == "progress-card":
            return (decision.space.picks(())[-1],)  # a goal for a card
        return self.rarer(game, state, decision)

    def rarer(self, game: Zoocracy, state: ZooState, decision: Decision) -> Args:
        kind = decision.kind
        seat = decision.seat
        if kind == "blockade":
            return self.blockade(game, state, seat)
        if kind == "manipulation":
            return self.manipulation(game, state, seat)
        if kind == "discard":
            return self.discards(game, state, decision)
        if kind == "name-goal":
            return (self.named(game, state, seat),)
        return (decision.space.picks(())[-1],)  # Resistance: pay if possible; take over

    # -- the presidency --

    def ceiling(self, game: Zoocracy, state: ZooState, seat: int) -> int:
        """The highest sensible bid: half of it is lost, and the campaign wants feeding."""
        funds = state.funds[seat]
        left = rounds_left(game, state)
        reserve = limit(game, state) if left >= 0.4 or state.parliamentary == state.round else 0
        most = min(funds, 2 * max(funds - reserve, 0))
        most = max(most, min(funds, 3))
        rival = 0
        for other in range(game.players):
            if other != seat and state.sealed.status[other] != ABSENT:
                rival = max(rival, state.funds[other])
        return min(most, rival + 1)

    def bid(self, game: Zoocracy, state: ZooState, seat: int, rng: Rng) -> Args:
        """Somewhere below the ceiling, hard to foresee; more often near it than not."""
        most = self.ceiling(game, state, seat)
        if most == 0:
            return (0,)
        return (max(rng.below(most + 1), rng.below(most + 1)),)

    def bids(self, game: Zoocracy, state: ZooState, seat: int) -> list[Args]:
        funds = state.funds[seat]
        found: list[Args] = []
        step = max(1, funds // 10)
        for bid in range(0, funds + 1, step):
            found.append((bid,))
        return found

    # -- the campaign --

    def campaign_steps(self, game: Zoocracy, state: ZooState, decision: Decision, most: int) -> list[Args]:
        """The best next steps of a turn, best first; to end it is among them where nothing better is left."""
        seat = decision.seat
        later = turns_to_come(game, state, seat)
        space = decision.space
        found: list[tuple[float, Args]] = []
        for what in space.picks(()):
            if what == END_TURN:
                found.append((0.0, (END_TURN,)))
            elif what == TAKE_BACK:
                for species in space.picks((TAKE_BACK,)):
                    found.append((-50.0, (TAKE_BACK, species)))
            elif what == PLACE:
                self.placements(game, state, seat, later, decision, found)
            else:
                self.privileges(game, state, seat, later, decision, what, found)
        found.sort(reverse=True)
        return [entry[1] for entry in found[:most]]

    def privileges(
        self,
        game: Zoocracy,
        state: ZooState,
        seat: int,
        later: int,
        decision: Decision,
        what: int,
        found: list[tuple[float, Args]],
    ) -> None:
        """Cards, the Prime Minister's tokens, the opposition leader's negative campaign: best kept for the count."""
        space = decision.space
        count = state.parliamentary == state.round
        for item in space.picks((what,)):
            if what == PRIME_TOKENS:
                gain = self.gain(game, state, item, seat, game.tables.prime_minister_tokens, NOBODY, later)
                found.append((gain - (0.0 if count else 1.0), (PRIME_TOKENS, item)))
                continue
            species = game.card_subject[item] if what == CARD else item
            rally = what == CARD and game.card_type[item] == RALLY
            price = (CARD_PRICE if count else 2 * CARD_PRICE) if what == CARD else (0.0 if count else 1.0)
            for value in space.picks((what, item)):
                tokens, victim = (value, NOBODY) if rally else (1, value)
                gain = self.gain(game, state, species, seat, tokens, victim, later)
                found.append((gain - price, (what, item, value)))

    def placements(
        self,
        game: Zoocracy,
        state: ZooState,
        seat: int,
        later: int,
        decision: Decision,
        found: list[tuple[float, Args]],
    ) -> None:
        """Food on species, each for itself; a placement that ties is not considered."""
        left = rounds_left(game, state)
        price = TOKEN_PRICE
        if left < 0.3:
            price = 0.15  # nothing to save for
        space = decision.space
        for species in space.picks((PLACE,)):
            row = state.tokens[species]
            for tokens in space.picks((PLACE, species)):
                if row[seat] + tokens in row:
                    continue
                gain = self.gain(game, state, species, seat, tokens, NOBODY, later)
                found.append((gain - price * tokens, (PLACE, species, tokens)))

    def gain(
        self, game: Zoocracy, state: ZooState, species: int, seat: int, tokens: int, victim: int, later: int
    ) -> float:
        """Seats more to expect here after adding tokens, one of them perhaps in place of another's."""
        first, second = votes(game.tables, species, state.manipulation, state.seasons)
        before = state.tokens[species]
        after = before[:]
        after[seat] += tokens
        if victim != NOBODY:
            after[victim] -= 1
        mine = species_share(after, seat, first, second, later)
        mine -= species_share(before, seat, first, second, later)
        theirs = 0.0
        for other in range(game.players):
            if other != seat and before[other]:
                theirs += species_share(before, other, first, second, later)
                theirs -= species_share(after, other, first, second, later)
        return mine + SPITE * theirs

    def blockade(self, game: Zoocracy, state: ZooState, seat: int) -> Args:
        """Close the species where one leads best, when votes are about to be counted."""
        if state.parliamentary != state.round:
            return (0,)
        later = turns_to_come(game, state, seat)
        best, most = 0, 0.4
        for species in range(SPECIES):
            first, second = votes(game.tables, species, state.manipulation, state.seasons)
            row = state.tokens[species]
            gain = 0.0
            for party in range(game.players):
                if row[party]:
                    sure = species_share(row, party, first, second, 0)
                    change = sure - species_share(row, party, first, second, later)
                    gain += change if party == seat else -SPITE * change
            if gain > most:
                best, most = species + 1, gain
        return (best,)

    def manipulation(self, game: Zoocracy, state: ZooState, seat: int) -> Args:
        """4 and nothing where that lifts oneself or cuts others down."""
        later = turns_to_come(game, state, seat)
        best, most = 0, 0.4 if state.parliamentary == state.round else 2.0
        for species in range(SPECIES):
            row = state.tokens[species]
            now = votes(game.tables, species, NOBODY, state.seasons)
            then = votes(game.tables, species, species, state.seasons)
            gain = 0.0
            for party in range(game.players):
                if row[party]:
                    change = species_share(row, party, then[0], then[1], later)
                    change -= species_share(row, party, now[0], now[1], later)
                    gain += change if party == seat else -0.35 * change
            if gain > most:
                best, most = species + 1, gain
        return (best,)

    # -- cards --

    def election_card(self, game: Zoocracy, state: ZooState, decision: Decision) -> Args:
        seat = decision.seat
        space = decision.space
        for card in space.picks(()):
            if card == 0:
                continue
            kind = game.card_type[card]
            if kind == MIGRATION:
                return (card,)
            if kind == MANDATE and leader_and_second(state.tokens[game.card_subject[card]])[0] == seat:
                return (card,)
            if kind == LOYALTY and rounds_left(game, state) > 0.6:
                return (card, space.picks((card,))[-1])
            if kind == RAINY and self.season(game, state, seat, LAND):
                return (card,)
            if kind == DRY and self.season(game, state, seat, WATER):
                return (card,)
        return (0,)

    def season(self, game: Zoocracy, state: ZooState, seat: int, habitat: int) -> bool:
        """Whether a season hurts the others more."""
        mine = 0
        others = 0
        for species in range(SPECIES):
            if game.tables.habitat[species] == habitat:
                leader, _ = leader_and_second(state.tokens[species])
                if leader == seat:
                    mine += 1
                elif leader != NOBODY:
                    others += 1
        return mine * (game.players - 1) < others

    def event_card(self, game: Zoocracy, state: ZooState, decision: Decision) -> Args:
        seat = decision.seat
        space = decision.space
        governs = state.sides[seat] == GOVERNMENT
        for card in space.picks(()):
            if card == 0:
                continue
            kind = game.card_type[card]
            if kind == EARLY_PRESIDENTIAL:
                richest = max(state.funds)
                if state.funds[seat] == richest and state.funds.count(richest) == 1:
                    return (card,)
            elif kind == EARLY_PARLIAMENTARY:
                if state.promises[P2] != seat and not governs and state.funds[seat] >= limit(game, state):
                    return (card,)
            elif kind == DEFECTORS:
                victim = self.defectors(game, state, seat, space.picks((card,)))
                if victim != NOBODY:
                    return (card, victim)
        return (0,)

    def defectors(self, game: Zoocracy, state: ZooState, seat: int, others: object) -> int:
        """Bring the government down from outside, or save it from inside."""
        ruling = side_seats(state, GOVERNMENT)
        most = game.tables.defectors_seats
        best = NOBODY
        outside = state.sides[seat] == OPPOSITION
        for party in range(game.players):
            moved = min(most, state.seats[party])
            if party == seat or moved == 0:
                continue
            falls = outside and state.sides[party] == GOVERNMENT and ruling - moved < max(state.majority, 1)
            if falls and (best == NOBODY or state.goals[party] > state.goals[best]):
                best = party
            if not outside and state.sides[party] == OPPOSITION and ruling < state.majority <= ruling + moved:
                best = party
        return best

    def discards(self, game: Zoocracy, state: ZooState, decision: Decision) -> Args:
        """The least useful cards."""
        seat = decision.seat
        hand = state.hands[seat]
        surplus = len(hand) - game.tables.hand_limit
        rated: list[tuple[float, int]] = []
        for card in hand:
            rated.append((self.card_worth(game, state, seat, card), card))
        rated.sort()
        out = [entry[1] for entry in rated[:surplus]]
        out.sort()
        return tuple(out)

    def card_worth(self, game: Zoocracy, state: ZooState, seat: int, card: int) -> float:
        kind = game.card_type[card]
        if kind == ASSERTIVENESS:
            return 5.0
        if kind in (EARLY_PARLIAMENTARY, EARLY_PRESIDENTIAL):
            return 0.8
        if kind == DEFECTORS:
            return 2.0
        if kind == LOYALTY:
            return 1.5
        if kind == MANDATE:
            return 1.0
        if kind == MIGRATION:
            return 1.2
        if game.card_phase[card] == IN_CAMPAIGN:
            species = game.card_subject[card]
            return 1.0 + 0.1 * game.tables.first[species] + (0.2 if kind == NEGATIVE else 0.4)
        return 0.6

    # -- governments --

    def proposals(self, game: Zoocracy, state: ZooState, seat: int, goals: int, most: int) -> list[Args]:
        """Governments to propose, the most promising first: partners who suffice, and what they want.

        The value of a proposal is what it brings times the chance that it passes, and what is left
        if it does not.
        """
        motion = 0 if goals == 2 and state.elected else 1
        rated: list[tuple[float, Args]] = []
        for terms in self.offers(game, state, seat, goals):
            frame = (seat, motion, *terms)
            behind = state.seats[seat]
            chance = 1.0
            for party in range(game.players):
                if party != seat:
                    margin = self.margin(game, state, party, frame)
                    if margin > 0:
                        behind += state.seats[party]
                        chance = min(chance, 0.75 + min(margin, 0.25))
            if behind < state.majority:
                chance = 0.08
            value = self.deal(game, state, seat, frame)
            rated.append((chance * value + (1 - chance) * self.fallback(game, state, seat), terms))
        rated.sort(reverse=True)
        return [entry[1] for entry in rated[:most]]

    def offers(self, game: Zoocracy, state: ZooState, seat: int, goals: int) -> list[Args]:
        """Ways to share offices and goals with one or two partners, or none."""
        n = game.players
        found: list[Args] = [(seat,) * (3 + goals)]
        for a in range(n):
            if a == seat:
                continue
            if state.seats[seat] + state.seats[a] >= state.majority:
                if goals == 2:
                    found += [
                        (seat, a, a, seat, a),
                        (seat, a, a, a, seat),
                        (seat, seat, seat, seat, a),
                        (seat, seat, a, seat, a),
                        (a, a, a, seat, a),
                        (a, a, a, seat, seat),
                        (a, seat, a, seat, seat),
                    ]
                else:
                    found += [(seat, a, a, a), (a, a, a, seat), (a, seat, a, seat), (seat, seat, seat, a)]
            for b in range(a + 1, n):
                if b == seat or state.seats[seat] + state.seats[a] + state.seats[b] < state.majority:
                    continue
                if goals == 2:
                    found += [
                        (a, b, b, seat, a),
                        (b, a, a, seat, b),
                        (a, b, b, seat, b),
                        (b, a, a, seat, a),
                        (seat, a, b, seat, a),
                        (seat, a, b, seat, b),
                        (seat, seat, seat, a, b),
                        (seat, seat, seat, b, a),
                    ]
                else:
                    found += [(a, b, b, seat), (b, a, a, seat), (seat, a, a, b), (seat, b, b, a)]
        if len(found) == 1:  # nobody is enough: share with all
            others = [party for party in range(n) if party != seat]
            a, b = others[0], others[1] if len(others) > 1 else others[0]
            found += [(a, b, b, seat, a)[: 3 + goals], (b, a, a, seat, b)[: 3 + goals]]
        return found

    def deal(self, game: Zoocracy, state: ZooState, seat: int, frame: Args) -> float:
        """What a proposal is worth to ``seat`` voting for it, in goals, the rivals' share taken off."""
        value = 0.0
        best = 0.0
        for party in range(game.players):
            share = self.share(game, state, party, seat, frame)
            if party == seat:
                value = share
            else:
                closeness = 0.5 + 0.25 * (state.goals[party] - state.goals[seat])
                weight = min(max(closeness, 0.1), 0.8)
                best = max(best, share * weight)
        return value - 0.5 * best

    def share(self, game: Zoocracy, state: ZooState, party: int, seat: int, frame: Args) -> float:
        """Goals and offices in a proposal for ``party``; ``seat`` knows its own hand."""
        value = 0.0
        motion = frame[1]
        for office in (PRIME, FINANCE, 3):
            if frame[1 + office] == party:
                value += OFFICE_WORTH[office]
                if party == seat:
                    for card in state.hands[seat]:
                        if game.card_type[card] == ASSERTIVENESS and game.card_subject[card] == office:
                            value += MINISTRY * 0.9
        for i in range(5, len(frame)):
            if frame[i] == party:
                space = P1 if (state.elected and i == 5) else P2
                chance = promise_chance(game, state, space)
                if NAMED_GOAL in game.programme and frame[2] != party:
                    chance *= self.trust(frame[2])
                value += chance
        if NAMED_GOAL in game.programme and frame[2] == party:
            value += 0.3 if motion else 0.5
        return value

    def trust(self, seat: int) -> float:
        """How far the word of a Prime Minister to be counts where it does not bind: one broken costs two kept."""
        kept = self.kept.get(seat, 0)
        broken = self.broken.get(seat, 0)
        return (3.0 + kept) / (4.0 + kept + 3.0 * broken)

    def fallback(self, game: Zoocracy, state: ZooState, seat: int) -> float:
        """What ``seat`` may expect if this proposal fails."""
        order = proposal_order(state)
        step = 0
        for frame in state.stack:
            if frame.kind == GOVERNMENT_FORMED:
                step = frame.step
                if state.stack[-1].kind == GOVERNMENT_FORMED:
                    step += 1  # this proposal itself
        left = order[step:] if state.elected else []
        total = max(sum(state.seats), 1)
        weight = state.seats[seat] / total
        value = 0.1
        if left:
            value = 0.75 * weight
            if left[0] == seat:
                value += 0.35
            elif seat in left:
                value += 0.15
        return value

    def margin(self, game: Zoocracy, state: ZooState, seat: int, frame: Args) -> float:
        """By how much a proposal beats what else ``seat`` may hope for; it votes for what is above 0."""
        if frame[0] == seat:
            return 1.0
        value = self.deal(game, state, seat, frame)
        if self.share(game, state, seat, seat, frame) < 0.05:
            return -1.0  # nothing in it: the opposition draws more cards
        return value - TWO_CARDS - self.fallback(game, state, seat)

    def motion(self, game: Zoocracy, state: ZooState, seat: int) -> Args:
        """A motion is free; it is moved where it may pass."""
        goals = 1
        if state.elected and state.parliamentary != state.round + 1:
            goals = 2
        terms = self.proposals(game, state, seat, goals, 1)[0]
        return (1, *terms)

    def named(self, game: Zoocracy, state: ZooState, seat: int) -> int:
        """Keep what was promised, if it was and costs nothing that decides the game; else oneself."""
        if not state.caretaker:
            space = P1 if state.elected else P2
            party = state.promises[space]
            harmless = rounds_left(game, state) > 1.2 and state.goals[party] <= state.goals[seat]
            if party not in (NOBODY, seat) and harmless:
                return party
        return seat

    def believe(self, game: Zoocracy, state: ZooState, seat: int, rng: Rng) -> None:
        """Sealed bids and votes of others as they would bid and vote."""
        if not state.stack:
            return
        frame = state.stack[-1]
        sealed = state.sealed
        if frame.kind == PRESIDENTIAL:
            for party in range(game.players):
                if party != seat and sealed.status[party] == COMMITTED:
                    sealed.values[party] = self.bid(game, state, party, rng)
        elif frame.kind == VOTE:
            for party in range(game.players):
                if party != seat and sealed.status[party] == COMMITTED:
                    yes = self.margin(game, state, party, frame.args) > 0
                    sealed.values[party] = (1,) if yes else (0,)

    # -- why --

    def speaks_of(self, kind: str) -> bool:
        return kind in ("vote", "propose", "motion", "name-goal")

    def because(self, game: Zoocracy, state: ZooState, decision: Decision, args: Args) -> Message | None:
        kind = decision.kind
        if kind == "vote":
            return self.because_vote(game, state, decision.seat, args[0])
        if kind == "propose":
            return self.because_proposal(state, decision.seat, args)
        if kind == "motion":
            if args[0] == 0:
                return Message("zoo-because-no-motion")
            return self.because_proposal(state, decision.seat, args[1:])
        if kind == "bid":
            return Message("zoo-because-no-bid" if args[0] == 0 else "zoo-because-bid")
        if kind == "campaign":
            return self.because_campaign(game, state, decision.seat, args)
        if kind == "name-goal":
            if args[0] == decision.seat:
                return Message("zoo-because-own-goal")
            return Message("zoo-because-word", {"party": named_party(args[0])})
        return None

    def because_vote(self, game: Zoocracy, state: ZooState, seat: int, yes: int) -> Message:
        frame = state.stack[-1].args
        goals = frame[5:].count(seat)
        offices = frame[2:5].count(seat)
        proposer: dict[str, Value] = {"party": named_party(frame[0])}
        if yes:
            if frame[0] == seat:
                return Message("zoo-because-own")
            if goals:
                return Message("zoo-because-goals", {"goals": goals})
            return Message("zoo-because-offices" if offices else "zoo-because-stability")
        if not goals and not offices:
            return Message("zoo-because-nothing")
        if self.broken.get(frame[2], 0) and NAMED_GOAL in game.programme:
            return Message("zoo-because-broken", {"party": named_party(frame[2])})
        if self.share(game, state, frame[0], seat, frame) > self.share(game, state, seat, seat, frame) + 0.5:
            return Message("zoo-because-theirs", proposer)
        return Message("zoo-because-more")

    def because_proposal(self, state: ZooState, seat: int, terms: Args) -> Message:
        """Who is to govern with us: those who get a goal or an office."""
        partners: list[int] = []
        for party in terms:
            if party not in (seat, NOBODY) and party not in partners:
                partners.append(party)
        seats = state.seats[seat]
        for party in partners:
            seats += state.seats[party]
        if not partners:
            enough = seats >= state.majority
            return Message("zoo-because-enough" if enough else "zoo-because-anyway")
        if seats < state.majority:
            return Message("zoo-because-offer")
        if len(partners) > 2:
            return Message("zoo-because-proposal")
        who: dict[str, Value] = {"party": named_party(partners[0])}
        if len(partners) == 1:
            return Message("zoo-because-partner", who)
        return Message("zoo-because-partners", who | {"other": named_party(partners[1])})

    def because_campaign(self, game: Zoocracy, state: ZooState, seat: int, args: Args) -> Message:
        what = args[0]
        if what == END_TURN:
            return Message("zoo-because-save")
        later = turns_to_come(game, state, seat)
        species = game.card_subject[args[1]] if what == CARD else args[1]
        tokens, victim = 0, NOBODY
        if what == PLACE:
            tokens = args[2]
        elif what == PRIME_TOKENS:
            tokens = game.tables.prime_minister_tokens
        elif what == CARD and game.card_type[args[1]] == RALLY:
            tokens = args[2]
        elif what in (CARD, LEADER_NEGATIVE):
            tokens, victim = 1, args[2]
        if what == TAKE_BACK or not tokens:
            return Message("zoo-because-tie")
        gain = self.gain(game, state, species, seat, tokens, victim, later)
        where: dict[str, Value] = {"species": Message(f"zoo-species-{species}")}
        if gain < 0.5:
            return Message("zoo-because-foothold", where)
        where["seats"] = max(1, int(gain + 0.5))
        return Message("zoo-because-seats", where)


# -- figures --


def named_party(seat: int) -> Message:
    return Message("zoo-party", {"number": seat + 1})


def forming(state: ZooState) -> bool:
    """Whether parliament has been elected and its government is not settled yet."""
    for frame in state.stack:  # noqa: SIM110 - a generator is slow when compiled
        if frame.kind == GOVERNMENT_FORMED:
            return True
    return False


def rounds_left(game: Zoocracy, state: ZooState) -> float:
    """How many rounds may be expected after this one."""
    if state.event != NOBODY:
        if game.event_type[state.event] == END or max(state.goals) >= game.tables.goals_last_space:
            return 0.0
        return 1.0 + ROUNDS_LEFT[min(state.round + 1, 8)]
    return ROUNDS_LEFT[min(state.round, 8)]


def food_price(left: float) -> float:
    return FOOD * min(left, 2.0) / 2.0 + 0.004


def next_round(game: Zoocracy, state: ZooState) -> float:
    """The chance that there is a next round."""
    if state.event != NOBODY:
        return 0.0 if game.event_type[state.event] == END else 1.0
    if state.round < 5:
        return 1.0
    return 0.75 if state.round == 5 else 0.667 if state.round == 6 else 0.5 if state.round == 7 else 0.0


def goal_open(game: Zoocracy, state: ZooState) -> bool:
    """Whether this round's promised goal is still to be made."""
    goal = NAMED_GOAL if NAMED_GOAL in game.programme else PROMISED_GOAL
    return state.stack[0].step <= game.programme.index(goal)


def promise_chance(game: Zoocracy, state: ZooState, space: int) -> float:
    """How likely a promise on this space becomes a goal."""
    due_now = space == (P1 if state.elected else P2) or (
        state.elected == 1 and state.round == game.tables.rounds
    )
    if due_now:
        if not goal_open(game, state):
            return 0.0
        if state.event == NOBODY:
            return GOAL_KEPT
        if game.event_type[state.event] == STRIKE:
            return 0.0
        if game.event_type[state.event] == RESISTANCE:
            return 0.7
        return 0.97
    if space == P2 and state.elected:
        return GOAL_KEPT * next_round(game, state)
    return 0.0


def power(seats: list[float], seat: int, total: float) -> float:
    """Weight in parliament: the share of seats, more for the largest, who proposes first."""
    share = seats[seat] / total
    if share > 0.5:
        return 1.1
    ahead = 0
    for other in range(len(seats)):
        if other != seat and seats[other] > seats[seat]:
            ahead += 1
    return 0.75 * share + (0.16 if ahead == 0 else 0.06 if ahead == 1 else 0.0)


def turns_to_come(game: Zoocracy, state: ZooState, seat: int) -> int:
    """How many turns of others come before the next count."""
    n = game.players
    turns = 0
    top = state.stack[-1]
    if state.begun & 4:
        counting = not state.elected
        if counting:
            return 0  # the count is on
    elif top.kind == CAMPAIGN:
        turns += n - top.step
    else:
        turns += n - 1
    if state.parliamentary > state.round:
        if state.begun & 2 and top.kind != CAMPAIGN and turns == n - 1:
            turns = 0
        turns += (n - 1) * min(state.parliamentary - state.round, 2)
    return turns


def species_share(row: list[int], seat: int, first: int, second: int, later: int) -> float:
    """The votes ``seat`` may expect of a species with these tokens, with so many rival turns to come."""
    mine = row[seat]
    if mine == 0:
        return 0.0
    ahead = 0
    best_ahead = 0
    below = 0
    second_below = 0
    for other in range(len(row)):
        if other != seat:
            here = row[other]
            if here >= mine:
                ahead += 1
                best_ahead = max(best_ahead, here)
            elif here > below:
                second_below = below
                below = here
            elif here > second_below:
                second_below = here
    if ahead > 1:
        return 0.0
    if ahead == 1:
        if second == 0:
            return 0.0
        if later == 0:
            return float(second)
        return second / (1.0 + CONTEST * later * second / (mine - below + 1))
    if later == 0:
        return float(first)
    hold = 1.0 / (1.0 + CONTEST * later * first / (mine - below + 1))
    return first * hold + second * (1.0 - hold) * 0.6
