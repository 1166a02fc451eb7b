"""How to play classic Die Macher sensibly: everything is priced in points.

A state is worth the seats its votes will bring, and what its winner may take along; votes come
from meetings times popularity plus match, so a better match is worth as many votes as there are
meetings to come. Money is worth what it still can buy.
"""

from __future__ import annotations

from math import exp
from typing import Final

from hustings.core.action import Decision
from hustings.core.brain import Brain
from hustings.core.message import Message, Value
from hustings.core.rng import Rng
from hustings.games.die_macher.classic.facts import (
    KEY_ISSUE,
    LINE_TREND,
    LINE_VOTES,
    OWN_TREND,
    RIVAL_TREND,
    VOTES,
)
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.phases.election import matches
from hustings.games.die_macher.classic.rules import common, controller, factor, match, members_of, votes_for
from hustings.games.die_macher.classic.state import (
    CARDS,
    NOTHING,
    SHEETS,
    Board,
    ClassicState,
)
from hustings.mechanisms.sealed import COMMITTED

Args = tuple[int, ...]

DIE: Final = 3.5
MEETINGS_A_ROUND: Final = 3.2  # that a party usually holds in a state each round
OPINION_BONUS: Final = 6.0  # to place national opinions, besides the marker
CONTROL: Final = 3.5  # to control the media of a state for a round
SAVING: Final = 4  # money kept back from meetings, for polls
HEAT: Final = 7.0  # votes ahead that make a win clear


class ClassicBrain(Brain[Classic, ClassicState]):
    # -- how things stand --

    def worth(self, game: Classic, state: ClassicState) -> list[float]:
        """Points so far and to be expected: seats, members, national boards, open states, money."""
        n = game.players
        facts = game.facts
        over = game.over(state)
        points = [0.0] * n
        left = facts.elections - state.round
        for seat in range(n):
            points[seat] += sum(state.seats[seat::n])
            for number in range(len(state.national_media)):
                if state.national_media[number] >> seat & 1:
                    points[seat] += facts.media_points[number]
            for space in matches(state.programmes[seat], state.national):
                points[seat] += facts.opinion_points[space] * (1.0 if left < 2 else 0.7)
                points[seat] += facts.opinion_members[space] * 0.8 * left
                if state.strength[space] > 1:
                    points[seat] += facts.dominant_bonus
        self.add_members(game, state, points, left)
        if over:
            return points
        price = money_price(game, state)
        for seat in range(n):
            points[seat] += price * min(state.money[seat], 30) + 0.4 * price * max(state.money[seat] - 30, 0)
            points[seat] += 0.8 * min(left, 4) * state.cabinet[seat].bit_count() * 0.5
            points[seat] += min(left, 3) * 0.35 * (state.donations[seat].bit_length())
        held = state.seats[(state.round - 1) * n : state.round * n] if state.round else []
        for i in range(len(state.boards)):
            if i == 0 and sum(held) > 0:
                continue  # it has voted, and its seats are counted already
            self.add_board(game, state, i, points, price)
        return points

    def add_members(self, game: Classic, state: ClassicState, points: list[float], left: int) -> None:
        """A point for each, and the bonus by how likely it is to have the most."""
        heat = 2.0 + 3.0 * left
        most = max(state.members)
        weights = [exp((members - most) / heat) for members in state.members]
        total = sum(weights)
        for seat in range(game.players):
            points[seat] += state.members[seat]
            points[seat] += (
                (game.facts.most_members + 0.5 * game.facts.second_members) * weights[seat] / total
            )

    def add_board(
        self, game: Classic, state: ClassicState, i: int, points: list[float], price: float
    ) -> None:
        n = game.players
        board = state.boards[i]
        votes = [self.expected_votes(game, state, i, seat) for seat in range(n)]
        chances = self.win_chances(state, board, votes, i)
        number = min(state.round + i, game.facts.elections) - 1
        if number < 0:
            number = i
        media = game.facts.media_points[number]
        for seat in range(n):
            seats = seats_for(game, board.state, votes[seat])
            points[seat] += seats * (1.0 + price * 0.8)
            spoils = OPINION_BONUS + (0.9 * media if board.media[seat] else 0.0)
            points[seat] += chances[seat] * spoils

    def expected_votes(self, game: Classic, state: ClassicState, i: int, seat: int) -> float:
        """Votes, meetings as they would convert now, and meetings still to come."""
        board = state.boards[i]
        by = factor(state.programmes[seat], board, seat)
        votes = float(board.votes[seat] + votes_for(board.meetings[seat], by))
        rounds = self.rounds_to(state, i)
        if rounds > 0:
            votes += rounds * MEETINGS_A_ROUND * (max(by, 0) * 0.85 + 0.4)
        return min(votes, float(game.facts.votes_max))

    def rounds_to(self, state: ClassicState, i: int) -> float:
        """Rounds of meetings before state ``i`` votes; the present one counts while meetings are to come."""
        top = state.stack[-1].kind
        coming = 1.0 if top < 14 or top > 22 else 0.0  # frames up to the meetings of this round
        return i + coming if state.round else i + 1.0

    def win_chances(self, state: ClassicState, board: Board, votes: list[float], i: int) -> list[float]:
        """A soft maximum over parties and coalitions; both partners win."""
        n = len(votes)
        totals: list[float] = []
        for seat in range(n):
            other = state.partners[seat] if i == 0 else NOTHING
            totals.append(votes[seat] + (votes[other] if other != NOTHING else 0.0))
        heat = HEAT * (0.25 + 0.6 * self.rounds_to(state, i))
        most = max(totals)
        weights: list[float] = []
        total = 0.0
        for seat in range(n):
            weight = exp((totals[seat] - most) / heat)
            weights.append(weight)
            paired = i == 0 and state.partners[seat] != NOTHING
            total += weight * (0.5 if paired else 1.0)
        return [weight / total for weight in weights]

    def spread(self, game: Classic, state: ClassicState) -> float:
        return 10.0 + 5.0 * (game.facts.elections - state.round)

    def horizon(self, game: Classic, state: ClassicState) -> int:
        return state.round

    # -- choices --

    def candidates(self, game: Classic, state: ClassicState, decision: Decision, rng: Rng) -> list[Args]:
        kind = decision.kind
        seat = decision.seat
        if kind == "sheet":
            return self.sheets(game, state, seat, 8)
        if kind == "bid":
            low = decision.space.picks(())[0]
            return [(low + extra,) for extra in (0, 1, 2, 4, 7) if low + extra <= state.money[seat]]
        if kind == "cabinet":
            return self.cabinets(game, state, seat, 8)
        if kind == "meetings":
            return self.meeting_plans(game, state, decision)
        if kind == "raise":
            found: list[Args] = [(0,)]
            if len(decision.space.picks(())) > 1:
                low = decision.space.picks((1,))[0]
                found.append((1, low))
                if low + 2 <= state.money[seat]:
                    found.append((1, low + 2))
            return found
        if kind == "discard":
            return [self.discards(game, state, seat), (0,) * CARDS]
        if kind == "convert":
            most = state_meetings(decision)
            return [(0,), (most,)]
        return super().candidates(game, state, decision, rng)

    def quick(self, game: Classic, state: ClassicState, decision: Decision, rng: Rng) -> Args:
        return self.choose(game, state, decision, rng)

    def choose(self, game: Classic, state: ClassicState, decision: Decision, rng: Rng) -> Args:
        kind = decision.kind
        seat = decision.seat
        if kind == "meetings":
            return self.meetings(game, state, decision, 1.0)
        if kind == "raise":
            return self.bid_for_poll(game, state, decision)
        if kind == "media":
            return self.place_media(game, state, decision)
        if kind == "cabinet":
            return self.cabinets(game, state, seat, 1)[0]
        if kind == "bid":
            low = decision.space.picks(())[0]
            return (min(low + rng.below(4), state.money[seat]),)
        if kind == "start":
            return (seat,)
        if kind == "discard":
            return self.discards(game, state, seat)
        if kind == "change":
            return self.change(game, state, decision)
        if kind == "convert":
            return self.convert(game, state, decision)
        if kind == "sheet":
            return self.sheets(game, state, seat, 1)[0]
        return self.rarer(game, state, decision, rng)

    def rarer(self, game: Classic, state: ClassicState, decision: Decision, rng: Rng) -> Args:
        kind = decision.kind
        if kind == "action":
            return self.action(game, state, decision)
        if kind == "exchange":
            return self.exchange(game, state, decision)
        if kind == "publish":
            return self.publish(game, state, decision)
        if kind == "donation":
            return self.donation(game, state, decision)
        if kind == "coalition":
            return self.coalition(game, state, decision)
        if kind == "consent":
            proposer = (state.start + state.stack[-1].step) % game.players
            return (1,) if self.coalition_gain(game, state, decision.seat, proposer) > 0.3 else (0,)
        if kind == "national-media":
            return (1,)
        if kind == "national-opinion":
            return self.national(game, state, decision)
        if kind == "party":
            options = decision.space.picks(())
            return (options[rng.below(len(options))],)
        return decision.space.sample(rng)

    # -- what a step is worth --

    def vote_worth(self, game: Classic, state: ClassicState, i: int, seat: int) -> float:
        """Points for one more vote in a state: seats, their money, and a better chance to win it."""
        board = state.boards[i]
        slope = game.facts.seat_tables[board.state][game.facts.votes_max] / game.facts.votes_max
        votes = self.expected_votes(game, state, i, seat)
        if votes >= game.facts.votes_max:
            return 0.02
        number = max(min(state.round + i, game.facts.elections) - 1, 0)
        spoils = OPINION_BONUS + (game.facts.media_points[number] if board.media[seat] else 0.0)
        return slope * (1.0 + money_price(game, state) * 0.8) + 0.35 * spoils / 10.0

    def factor_worth(self, game: Classic, state: ClassicState, i: int, seat: int) -> float:
        """Points for one more popularity or match in a state: as many votes as there are meetings to come."""
        board = state.boards[i]
        meetings = board.meetings[seat] + self.rounds_to(state, i) * MEETINGS_A_ROUND * 0.85
        by = factor(state.programmes[seat], board, seat)
        if by < 0:
            meetings *= 0.5
        return meetings * self.vote_worth(game, state, i, seat)

    def programme_worth(self, game: Classic, state: ClassicState, seat: int, programme: int) -> float:
        """Match in all open states, and with the national opinions."""
        total = 0.0
        for i in range(len(state.boards)):
            board = state.boards[i]
            by = board.trend[seat] + match(programme, board)
            weight = (
                board.meetings[seat] + self.rounds_to(state, i) * MEETINGS_A_ROUND * 0.85
            ) * self.vote_worth(game, state, i, seat)
            total += weight * (by if by > 0 else 0.4 * by)
        left = game.facts.elections - state.round
        for space in matches(programme, state.national):
            total += game.facts.opinion_points[space] * 0.8 + game.facts.opinion_members[space] * 0.8 * left
        return total

    # -- programme --

    def change(self, game: Classic, state: ClassicState, decision: Decision) -> Args:
        """The exchange that helps most, if any does."""
        seat = decision.seat
        programme = state.programmes[seat]
        best: Args = (0,)
        most = self.programme_worth(game, state, seat, programme) + 1.0
        space = decision.space
        for item in space.picks(()):
            if item == 0:
                continue
            card = item - 1
            for topic in space.picks((item,)):
                old = topic * 2 if programme >> (topic * 2) & 1 else topic * 2 + 1
                after = (programme & ~(1 << old)) | (1 << card)
                value = self.programme_worth(game, state, seat, after)
                if value > most:
                    best, most = (item, topic), value
        return best

    def discards(self, game: Classic, state: ClassicState, seat: int) -> Args:
        """Cards that would not improve the programme anywhere."""
        programme = state.programmes[seat]
        now = self.programme_worth(game, state, seat, programme)
        counts = [0] * CARDS
        for item in state.hands[seat]:
            card = item % CARDS
            useful = False
            for old in members_of(programme):
                same_topic = old >> 1 == card >> 1
                if old != card and (same_topic or not programme >> (card & ~1) & 3):
                    after = (programme & ~(1 << old)) | (1 << card)
                    if self.programme_worth(game, state, seat, after) > now:
                        useful = True
                        break
            if not useful:
                counts[card] += 1
        return tuple(counts)

    # -- sheets --

    def sheets(self, game: Classic, state: ClassicState, seat: int, most: int) -> list[Args]:
        """Lines where they bring most; media markers where the party may win."""
        facts = game.facts
        boards = range(len(state.boards))
        meet = [
            votes_for(facts.sheet_meetings, factor(state.programmes[seat], state.boards[i], seat))
            * self.vote_worth(game, state, i, seat)
            for i in boards
        ]
        trend = [self.factor_worth(game, state, i, seat) + 0.01 * i for i in boards]
        votes = [facts.sheet_votes * self.vote_worth(game, state, i, seat) for i in boards]
        hopes = [self.expected_votes(game, state, i, seat) + 0.2 * votes[i] for i in boards]
        rated: list[tuple[float, Args]] = []
        for offer in range(len(facts.sheet_lines)):
            lines = facts.sheet_lines[offer]
            args: list[int] = [offer]
            value = 0.0
            for k in range(len(lines)):
                gains = trend if lines[k] == LINE_TREND else votes if lines[k] == LINE_VOTES else meet
                same = k > 0 and lines[k] == lines[k - 1]
                low = args[-1] if same else 0
                where = low
                for i in range(low, len(state.boards)):
                    # A second equal line goes elsewhere unless nothing is left.
                    if gains[i] > gains[where] or (same and where == args[-1] and i > low):
                        where = i
                args.append(where)
                value += gains[where]
            for column in range(len(facts.sheet_media)):
                markers = facts.sheet_media[column]
                order = sorted(boards, key=hopes.__getitem__, reverse=True)[:markers]
                order.sort()
                worth = facts.sheet_members[column] * 1.25 + (4.5, 8.0, 11.0, 12.0)[min(markers, 3)]
                rated.append((value + worth, (*args, column, *order)))
        rated.sort(reverse=True)
        return [entry[1] for entry in rated[:most]]

    # -- cabinet --

    def cabinets(self, game: Classic, state: ClassicState, seat: int, most: int) -> list[Args]:
        """The best card for the best state, perhaps a second; or none."""
        boards = len(state.boards)
        price = money_price(game, state)
        rated: list[tuple[float, int, int]] = []
        left = game.facts.elections - state.round
        scarce = 1.0 if state.cabinet[seat].bit_count() > left else 2.5
        for card in members_of(state.cabinet[seat]):
            cost = game.facts.cabinet_costs[card]
            if cost > state.money[seat]:
                continue
            for i in range(boards):
                value = self.card_worth(game, state, seat, i, card) - price * cost - scarce
                rated.append((value, card, i))
        rated.sort(reverse=True)
        plans: list[Args] = []
        none = [0] * boards
        best = none[:]
        spent = 0
        used = 0
        for value, card, i in rated:
            cost = game.facts.cabinet_costs[card]
            purse = min(state.money[seat], max(state.money[seat] - 8, cost if not used else 0))
            if value > 0 and best[i] == 0 and not used >> card & 1 and spent + cost <= purse:
                best[i] = card + 1
                spent += cost
                used |= 1 << card
        plans.append(tuple(best))
        if most > 1:
            if tuple(none) not in plans:
                plans.append(tuple(none))
            for _, card, i in rated:
                single = none[:]
                single[i] = card + 1
                if tuple(single) not in plans and len(plans) < most:
                    plans.append(tuple(single))
        return plans

    def card_worth(self, game: Classic, state: ClassicState, seat: int, i: int, card: int) -> float:
        best = 0.0
        for kind, number in game.facts.cabinet_actions[card]:
            best = max(best, self.action_worth(game, state, seat, i, kind, number))
        if game.facts.cabinet_phones[card] and state.tiles[seat] and not state.boards[i].tiles[seat]:
            for other in range(game.players):
                shared = common(state.programmes[seat], state.programmes[other])
                if other != seat and shared >= game.facts.coalition_voluntary:
                    best += 1.5 if i == 0 and state.boards[i].tiles[other] else 0.7
        return best

    def action_worth(
        self, game: Classic, state: ClassicState, seat: int, i: int, kind: int, number: int
    ) -> float:
        if kind == VOTES:
            return number * self.vote_worth(game, state, i, seat)
        if kind == OWN_TREND:
            steps = min(number, game.facts.trend_max - state.boards[i].trend[seat])
            return steps * self.factor_worth(game, state, i, seat)
        if kind == RIVAL_TREND:
            return 0.3 * number * self.factor_worth(game, state, i, seat)
        if kind == KEY_ISSUE:
            if state.boards[i].key_topic == NOTHING and match_best(state, seat, i) > 0:
                return 0.9 * self.factor_worth(game, state, i, seat)
            return 0.0
        return 1.0  # a media swap

    def action(self, game: Classic, state: ClassicState, decision: Decision) -> Args:
        """What the played card does best, and against whom."""
        seat = decision.seat
        space = decision.space
        i = state.stack[-1].step % len(state.boards)
        board = state.boards[i]
        card = state.played[seat][i] - 1
        best: Args = ()
        most = -1000.0
        for what in space.picks(()):
            kind, number = game.facts.cabinet_actions[card][what]
            targets = space.picks((what,))
            if not targets:
                value = self.action_worth(game, state, seat, i, kind, number)
                if kind == KEY_ISSUE:
                    value = -0.5
                    if self.key_gain(state, seat, board) < 0:
                        value = self.factor_worth(game, state, i, seat)
                if value > most:
                    best, most = (what,), value
                continue
            for target in targets:
                value = self.target_worth(game, state, seat, i, kind, number, target)
                if value > most:
                    best, most = (what, target), value
        return best

    def target_worth(
        self, game: Classic, state: ClassicState, seat: int, i: int, kind: int, number: int, target: int
    ) -> float:
        """A key issue on an opinion, a step down for a rival, or a swap of its media marker."""
        board = state.boards[i]
        if kind == KEY_ISSUE:
            opinion = board.opinions[target]
            value = holds(state.programmes[seat], opinion) * self.factor_worth(game, state, i, seat)
            for other in range(game.players):
                if other != seat:
                    theirs = holds(state.programmes[other], opinion)
                    value -= 0.2 * theirs * self.factor_worth(game, state, i, other)
            return value
        if kind == RIVAL_TREND:
            steps = min(number, board.trend[target] + game.facts.trend_max)
            return 0.4 * steps * self.factor_worth(game, state, i, target)
        value = 2.0 if controller(board) == target else 0.5
        return value - 8 * money_price(game, state) + 4.0

    def key_gain(self, state: ClassicState, seat: int, board: Board) -> int:
        for opinion in board.opinions:
            if opinion >> 1 == board.key_topic:
                return holds(state.programmes[seat], opinion)
        return 0

    # -- coalitions --

    def coalition_gain(self, game: Classic, state: ClassicState, seat: int, other: int) -> float:
        """Points that a coalition brings ``seat``: a better chance of half the spoils."""
        board = state.boards[0]
        votes = [self.expected_votes(game, state, 0, party) for party in range(game.players)]
        alone = self.win_chances(state, board, votes, 0)[seat]
        state.partners[seat] = other
        state.partners[other] = seat
        together = self.win_chances(state, board, votes, 0)[seat]
        state.partners[seat] = NOTHING
        state.partners[other] = NOTHING
        media = game.facts.media_points[max(state.round - 1, 0)]
        mine = 0.6 * OPINION_BONUS + (media if board.media[seat] else 0.0)
        full = OPINION_BONUS + (media if board.media[seat] else 0.0)
        theirs = 0.6 * OPINION_BONUS + (media if board.media[other] else 0.0)
        return together * (mine - 0.3 * theirs) - alone * full

    def coalition(self, game: Classic, state: ClassicState, decision: Decision) -> Args:
        best = 0
        most = 0.3
        for item in decision.space.picks(()):
            if item:
                gain = self.coalition_gain(game, state, decision.seat, item - 1)
                if gain > most:
                    best, most = item, gain
        return (best,)

    # -- media --

    def place_media(self, game: Classic, state: ClassicState, decision: Decision) -> Args:
        """A marker where one may win, or for control of the media."""
        seat = decision.seat
        price = money_price(game, state) * game.facts.media_price
        best = 0
        most = 1.15 * price
        for item in decision.space.picks(()):
            if item:
                i = item - 1
                value = self.media_worth(game, state, seat, i)
                if value > most:
                    best, most = item, value
        return (best,)

    def media_worth(self, game: Classic, state: ClassicState, seat: int, i: int) -> float:
        board = state.boards[i]
        votes = [self.expected_votes(game, state, i, party) for party in range(game.players)]
        chance = self.win_chances(state, board, votes, i)[seat]
        number = max(min(state.round + i, game.facts.elections) - 1, 0)
        value = 0.0
        if board.media[seat] == 0:
            value += chance * game.facts.media_points[number]
        rival = 0
        for other in range(game.players):
            if other != seat:
                rival = max(rival, board.media[other])
        if board.media[seat] == rival:
            value += CONTROL
        elif board.media[seat] + 1 == rival:
            value += 0.3 * CONTROL
        return value

    def exchange(self, game: Classic, state: ClassicState, decision: Decision) -> Args:
        """Let the state think as the party does, and not as its rivals do."""
        seat = decision.seat
        space = decision.space
        i = state.stack[-1].args[0]
        weights = [self.factor_worth(game, state, i, party) for party in range(game.players)]
        board = state.boards[i]
        best: Args = (0,)
        most = 0.2
        for item in space.picks(()):
            if item == 0:
                continue
            out = board.opinions[item - 1]
            for card in space.picks((item,)):
                gain = 0.0
                for party in range(game.players):
                    programme = state.programmes[party]
                    change = (holds(programme, card) - holds(programme, out)) * weights[party]
                    gain += change if party == seat else -0.25 * change
                if gain > most:
                    best, most = (item, card), gain
        return best

    # -- meetings and votes --

    def meetings(self, game: Classic, state: ClassicState, decision: Decision, zeal: float) -> Args:
        """One after another where it brings most, while it brings more than it costs."""
        seat = decision.seat
        facts = game.facts
        n = len(state.boards)
        chosen = [0] * n
        price = money_price(game, state) * facts.meeting_price
        supply = state.meetings[seat]
        budget = state.money[seat] - (SAVING if price > 0.2 and state.money[seat] > SAVING else 0)
        most = min(supply, max(budget, 0) // facts.meeting_price)
        gains: list[float] = []
        for i in range(n):
            by = factor(state.programmes[seat], state.boards[i], seat)
            value = (by if by > 0 else 0.45) * self.vote_worth(game, state, i, seat)
            gains.append(value * (1.0 if i == 0 else 0.85 - 0.1 * i) * zeal)
        for _ in range(most):
            best = NOTHING
            for i in range(n):
                board = state.boards[i]
                room = min(facts.meetings_per_state, facts.meeting_spaces - board.meetings[seat])
                if chosen[i] < room and (best == NOTHING or gains[i] > gains[best]):
                    by = factor(state.programmes[seat], board, seat)
                    votes = board.votes[seat] + votes_for(board.meetings[seat] + chosen[i], by)
                    if votes < facts.votes_max:
                        best = i
            if best == NOTHING or gains[best] < price:
                break
            chosen[best] += 1
        return tuple(chosen)

    def meeting_plans(self, game: Classic, state: ClassicState, decision: Decision) -> list[Args]:
        found = [self.meetings(game, state, decision, 1.0)]
        for zeal in (3.0, 0.5):
            plan = self.meetings(game, state, decision, zeal)
            if plan not in found:
                found.append(plan)
        base = found[0]
        for i in range(len(base)):
            if base[i]:
                less = list(base)
                less[i] = 0
                if tuple(less) not in found:
                    found.append(tuple(less))
        return found

    def convert(self, game: Classic, state: ClassicState, decision: Decision) -> Args:
        """When the factor is good, or the board is full; the state that votes now converts all."""
        seat = decision.seat
        passed = state.stack[-1].step // (game.players + 1)
        i = len(state.boards) - 1 - passed
        board = state.boards[i]
        by = factor(state.programmes[seat], board, seat)
        everything = board.meetings[seat]
        if i == 0 or by >= 3 or (everything >= 8 and by >= 1) or state.meetings[seat] < 3:
            return (everything,)
        return (0,)

    # -- polls --

    def poll_ceiling(self, game: Classic, state: ClassicState, seat: int) -> float:
        """What a poll is worth at least: two dice of members, or a shift of popularity."""
        price = max(money_price(game, state), 0.05)
        i = max(state.stack[-1].args[0], 0)
        value = game.facts.poll_dice * DIE * 1.15
        value = max(value, 0.8 * self.factor_worth(game, state, i, seat))
        return min(0.75 * value / price, 0.45 * state.money[seat] + 1.0)

    def bid_for_poll(self, game: Classic, state: ClassicState, decision: Decision) -> Args:
        space = decision.space
        if len(space.picks(())) < 2:
            return (0,)
        low = space.picks((1,))[0]
        return (1, low) if low <= self.poll_ceiling(game, state, decision.seat) else (0,)

    def publish(self, game: Classic, state: ClassicState, decision: Decision) -> Args:
        """The two lines that help most, if they beat the members for silence."""
        seat = decision.seat
        i = state.stack[-1].args[0]
        board = state.boards[i]
        rated: list[tuple[float, int]] = []
        for party in decision.space.picks(()):
            change = game.facts.polls[state.poll][state.party[party]]
            reached = min(max(board.trend[party] + change, -game.facts.trend_max), game.facts.trend_max)
            steps = reached - board.trend[party]
            value = steps * self.factor_worth(game, state, i, party)
            rated.append((value if party == seat else -0.35 * value, party))
        rated.sort(reverse=True)
        chosen: list[int] = []
        total = 0.0
        for value, party in rated[: game.facts.poll_lines]:
            if value > 0:
                chosen.append(party)
                total += value
        if total < game.facts.poll_dice * DIE * 1.15:
            return ()
        chosen.sort()
        return tuple(chosen)

    # -- after the election --

    def national(self, game: Classic, state: ClassicState, decision: Decision) -> Args:
        """The opinion that then fits best."""
        seat = decision.seat
        space = decision.space
        best: Args = (0,)
        most = 0.5
        for item in space.picks(()):
            if item == 0:
                continue
            card = state.boards[0].opinions[item - 1]
            targets = space.picks((item,))
            if not targets:
                value = self.opinion_gain(game, state, seat, card, NOTHING)
                if value > most:
                    best, most = (item,), value
            for target in targets:
                value = self.opinion_gain(game, state, seat, card, target)
                if value > most:
                    best, most = (item, target), value
        return best

    def opinion_gain(self, game: Classic, state: ClassicState, seat: int, card: int, target: int) -> float:
        facts = game.facts
        left = facts.elections - state.round
        space = target
        out = NOTHING
        for k in range(len(state.national)):
            if state.national[k] != NOTHING and state.national[k] >> 1 == card >> 1:
                space = k
        if space == NOTHING:
            space = state.national.index(NOTHING)
        out = state.national[space]
        value = facts.opinion_points[space] + facts.opinion_members[space] * 1.0 * left
        if out == card:
            value = float(facts.dominant_bonus) if state.strength[space] == 1 else 0.2
            out = NOTHING
        total = 0.0
        for party in range(game.players):
            programme = state.programmes[party]
            change = 0.0
            if programme >> card & 1:
                change += value
            if out != NOTHING and programme >> out & 1:
                change -= value
            total += change if party == seat else -0.3 * change
        return total

    def donation(self, game: Classic, state: ClassicState, decision: Decision) -> Args:
        """Money early, members late; the largest refusal brings most members."""
        facts = game.facts
        seat = decision.seat
        space = decision.space
        price = money_price(game, state)
        cards = list(space.picks(()))
        best: Args = (cards[0], 0)
        most = -1000.0
        for k in range(len(cards)):
            card = cards[k]
            useful = min(facts.donation_amounts[card], max(55 - state.money[seat], 5))
            take = useful * price - DIE * facts.donation_accept[card] * 1.2
            top = (k + 1) / (len(cards) + 1)
            refuse = DIE * facts.donation_refuse[card] * 1.2
            refuse += DIE * facts.refusal_bonus_dice * (0.15 + 0.6 * top * top)
            save = 1.0 * card if len(cards) > 1 else 0.0
            if take - save > most:
                best, most = (card, 1), take - save
            if refuse - save > most:
                best, most = (card, 0), refuse - save
        return best

    def believe(self, game: Classic, state: ClassicState, seat: int, rng: Rng) -> None:
        """Sealed bids and sheets of others as they would be."""
        if not state.stack:
            return
        sheets = state.stack[-1].kind == SHEETS
        for party in range(game.players):
            if party != seat and state.sealed.status[party] == COMMITTED:
                if sheets:
                    state.sealed.values[party] = self.sheets(game, state, party, 1)[0]
                else:
                    low = max(state.bids[party], 0)
                    state.sealed.values[party] = (min(low + rng.below(4), state.money[party]),)

    def speaks_of(self, kind: str) -> bool:
        return kind in ("coalition", "consent")

    def because(self, game: Classic, state: ClassicState, decision: Decision, args: Args) -> Message | None:
        kind = decision.kind
        seat = decision.seat
        if kind == "coalition":
            return self.because_coalition(game, state, seat, args[0] - 1)
        if kind == "consent":
            return self.because_consent(game, state, seat, args[0])
        if kind == "raise":
            return Message("classic-because-poll" if args[0] else "classic-because-dear")
        if kind == "publish":
            return Message("classic-because-publish" if args else "classic-because-members")
        if kind == "donation":
            return Message("classic-because-money" if args[1] else "classic-because-clean")
        if kind == "media":
            if not args[0]:
                return Message("classic-because-dear")
            return Message("classic-because-media", {"state": named_state(game, state, args[0] - 1)})
        if kind == "meetings":
            best = most_of(args)
            if best == NOTHING:
                return Message("classic-because-dear")
            by = factor(state.programmes[seat], state.boards[best], seat)
            where: dict[str, Value] = {"state": named_state(game, state, best), "votes": max(by, 0)}
            return Message("classic-because-meetings", where)
        if kind in ("change", "exchange"):
            return Message("classic-because-match" if args[0] else "classic-because-keep")
        return None

    def because_coalition(self, game: Classic, state: ClassicState, seat: int, other: int) -> Message:
        """``other`` is -1 where nobody is asked."""
        if other < 0:
            return Message("classic-because-alone")
        who: dict[str, Value] = {"party": named_party(other)}
        shared = common(state.programmes[seat], state.programmes[other])
        if shared >= game.facts.coalition_forced:
            return Message("classic-because-forced", who | {"cards": shared})
        return Message("classic-because-together", who)

    def because_consent(self, game: Classic, state: ClassicState, seat: int, yes: int) -> Message:
        proposer = (state.start + state.stack[-1].step) % game.players
        who: dict[str, Value] = {"party": named_party(proposer)}
        if yes:
            return Message("classic-because-together", who)
        votes = [self.expected_votes(game, state, 0, party) for party in range(game.players)]
        chances = self.win_chances(state, state.boards[0], votes, 0)
        if chances[proposer] < chances[seat]:
            return Message("classic-because-alone")
        return Message("classic-because-theirs", who)


# -- figures --


def named_party(seat: int) -> Message:
    return Message("classic-player", {"number": seat + 1})


def named_state(game: Classic, state: ClassicState, i: int) -> Message:
    return Message(f"classic-state-{game.names.states[state.boards[i].state]}")


def most_of(counts: Args) -> int:
    """Where the largest number stands, or NOTHING if all are 0."""
    best = NOTHING
    for i in range(len(counts)):
        if counts[i] and (best == NOTHING or counts[i] > counts[best]):
            best = i
    return best


def money_price(game: Classic, state: ClassicState) -> float:
    """Points for a thousand: what it buys while there are meetings, polls and media to come."""
    left = game.facts.elections - state.round
    if left <= 0:
        return 0.0
    if left == 1:
        return 0.3 if state.stack and state.stack[-1].kind < 20 and state.stack[0].step < 9 else 0.0
    return min(0.55 + 0.08 * left, 0.95)


def seats_for(game: Classic, number: int, votes: float) -> float:
    """Seats for votes that are not sure yet: between the steps of the table."""
    table = game.facts.seat_tables[number]
    most = game.facts.votes_max
    low = int(votes)
    here = table[min(low, most)]
    line = table[most] * votes / most
    return 0.5 * here + 0.5 * line


def holds(programme: int, card: int) -> int:
    """1 if the programme has the card, -1 if it has its opposite."""
    if programme >> card & 1:
        return 1
    return -1 if programme >> (card ^ 1) & 1 else 0


def match_best(state: ClassicState, seat: int, i: int) -> int:
    best = 0
    for opinion in state.boards[i].opinions:
        best = max(best, holds(state.programmes[seat], opinion))
    return best


def state_meetings(decision: Decision) -> int:
    return decision.space.picks(())[-1]
