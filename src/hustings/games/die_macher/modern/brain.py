"""How to play Die Macher of 2019 sensibly: everything is priced in points.

Votes are (meetings + trend) x matches each time meetings are turned in, and the first votes of a
region bring most points; wins and markers on the national board come on top. Money is worth what
it still can buy, the base what it pays until the end.
"""

from __future__ import annotations

from math import exp
from typing import Final

from hustings.core.action import Decision
from hustings.core.brain import Brain
from hustings.core.message import Message
from hustings.core.rng import Rng
from hustings.games.die_macher.modern.actions import (
    BASE,
    DOUBLE,
    FREE_POLL,
    MEDIA_SWAP,
    PROGRAMME,
    RIVALS_TREND,
    TREND,
    VOTES,
    Act,
)
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.rules import controller, matches, route
from hustings.games.die_macher.modern.scoring import media_points
from hustings.games.die_macher.modern.state import (
    BOARDS,
    FIRST_PLAYER,
    IN_HAND,
    MEETINGS,
    NONE,
    PACKAGES,
    ROUND,
    SLOTS,
    TOPICS,
    ModernState,
    Region,
)
from hustings.mechanisms.sealed import COMMITTED

Args = tuple[int, ...]

MEETINGS_A_ROUND: Final = 3.6
WIN: Final = 8.0  # points for a won region, on average
HEAT: Final = 8.0
CONTROL: Final = 2.5
SAVING: Final = 5


class ModernBrain(Brain[Modern, ModernState]):
    # -- how things stand --

    def worth(self, game: Modern, state: ModernState) -> list[float]:
        """Points so far and to be expected: votes, wins, media, base, regions to come, money."""
        n = game.players
        points = [
            float(
                state.vote_points[seat]
                + state.win_points[seat]
                + media_points(game, state.presence[seat])
                + state.base[seat]
            )
            for seat in range(n)
        ]
        if game.over(state):
            return [float(total) for total in game.outcome(state).points]
        price = money_price(game, state)
        pays = pay_days(game, state)
        richest = max(state.money)
        for seat in range(n):
            money = state.money[seat]
            points[seat] += price * min(money, 35) + 0.4 * price * max(money - 35, 0)
            points[seat] += state.base[seat] * pays * price
            points[seat] += 4.0 * exp((money - richest) / 6.0) * (0.8 if pays == 0 else 0.3)
            points[seat] += min(pays + 1, 3) * 0.5 * state.cabinet[seat].bit_count()
            points[seat] += 2.0 * state.donations[seat].bit_count() if pays else 0.0
        boards = route(state)
        for place in range(len(boards)):
            self.add_region(game, state, boards[place], place, points, price)
        return points

    def add_region(
        self, game: Modern, state: ModernState, board: int, place: int, points: list[float], price: float
    ) -> None:
        region = state.regions[board]
        if state.stack[-1].kind > 17 and place < game.length.ballots[state.round] and voted(game, state):
            return
        n = game.players
        votes = [self.expected_votes(game, state, board, seat) for seat in range(n)]
        chances = self.win_chances(game, state, board, votes)
        media = self.marker_points(game, state, board)
        safe = controller(region)
        for seat in range(n):
            points[seat] += points_at(game, region.region, votes[seat]) * (1.0 + 0.8 * price)
            points[seat] += chances[seat] * WIN
            if region.media[seat]:
                points[seat] += media * (0.9 if seat == safe else 0.8 * chances[seat])

    def place_of(self, state: ModernState, board: int) -> int:
        boards = route(state)
        return boards.index(board) if board in boards else 0

    def rounds_to(self, game: Modern, state: ModernState, board: int) -> float:
        """Rounds of meetings before this region votes."""
        place = self.place_of(state, board)
        number = state.round
        wait = 0
        ballots = game.length.ballots
        passed = ballots[min(number, len(ballots) - 1)]
        while place >= passed and number + 1 < len(ballots):
            number += 1
            wait += 1
            passed += ballots[number]
        return wait + (1.0 if meetings_to_come(state) else 0.0)

    def marker_points(self, game: Modern, state: ModernState, board: int) -> float:
        number = min(state.held + self.place_of(state, board), game.length.elections - 1)
        return float(game.tables.media_points[game.length.first_space + number])

    def expected_votes(self, game: Modern, state: ModernState, board: int, seat: int) -> float:
        """Votes, meetings as they would be turned in now, and meetings still to come."""
        region = state.regions[board]
        agreement = max(1, matches(region, state.programmes[seat]))
        rounds = self.rounds_to(game, state, board)
        meetings = region.meetings[seat] + 0.85 * rounds * MEETINGS_A_ROUND
        votes = float(region.votes[seat])
        if meetings > 0:
            batches = max(1.0, min(meetings / 5.0, 1.0 + rounds))
            votes += max(1.0, meetings + region.trend[seat] * batches) * agreement * (0.9 if rounds else 1.0)
        return votes

    def win_chances(self, game: Modern, state: ModernState, board: int, votes: list[float]) -> list[float]:
        heat = HEAT * (0.3 + 0.6 * self.rounds_to(game, state, board))
        most = max(votes)
        weights = [exp(max((value - most) / heat, -20.0)) for value in votes]
        total = sum(weights)
        return [weight / total for weight in weights]

    def spread(self, game: Modern, state: ModernState) -> float:
        return 7.0 + 5.0 * (game.length.rounds() - 1 - min(state.round, game.length.rounds() - 1))

    def horizon(self, game: Modern, state: ModernState) -> int:
        begun = (
            1 if state.stack and state.stack[0].kind == ROUND and len(state.stack) and in_setup(state) else 0
        )
        return state.round * 2 - begun

    # -- choices --

    def candidates(self, game: Modern, state: ModernState, decision: Decision, rng: Rng) -> list[Args]:
        kind = decision.kind
        seat = decision.seat
        if kind == "package":
            return self.packages(game, state, seat)
        if kind == "bid":
            return [(bid,) for bid in (0, 1, 2, 4, 7) if bid <= state.money[seat]]
        if kind in ("raise", "poll-bid"):
            values = decision.space.picks(())
            return [(value,) for value in (values[0], *values[1:4])]
        if kind == "meetings":
            return self.meeting_plans(game, state, seat)
        if kind == "send":
            return self.envoys(game, state, seat, 8)
        if kind in ("programme", "complete"):
            return [self.platform(game, state, decision)]
        if kind == "convert":
            values = decision.space.picks(())
            return [(0,), (values[-1],)] if len(values) > 1 else [(0,)]
        return super().candidates(game, state, decision, rng)

    def quick(self, game: Modern, state: ModernState, decision: Decision, rng: Rng) -> Args:
        return self.choose(game, state, decision, rng)

    def choose(self, game: Modern, state: ModernState, decision: Decision, rng: Rng) -> Args:
        kind = decision.kind
        seat = decision.seat
        if kind == "meetings":
            return self.meetings(game, state, seat, 1.0)
        if kind == "poll-bid":
            return self.bid_for_poll(game, state, decision)
        if kind == "media":
            return self.place_media(game, state, decision)
        if kind == "send":
            return self.envoys(game, state, seat, 1)[0]
        if kind in ("main", "secondary", "pay"):
            return self.politician(game, state, decision)
        if kind == "convert":
            return self.convert(game, state, decision)
        if kind == "influence":
            return self.influence(game, state, decision)
        if kind == "swap":
            return self.swap(game, state, decision)
        if kind in ("choose", "keep", "hold", "draft"):
            return self.best_card(game, state, decision)
        if kind == "take":
            return (1,)
        return self.rarer(game, state, decision, rng)

    def rarer(self, game: Modern, state: ModernState, decision: Decision, rng: Rng) -> Args:
        kind = decision.kind
        seat = decision.seat
        if kind in ("programme", "complete"):
            return self.platform(game, state, decision)
        if kind == "bid":
            return (min(rng.below(4), state.money[seat]),)
        if kind == "raise":
            values = decision.space.picks(())
            if len(values) > 1 and values[1] <= 4 and rng.below(2):
                return (values[1],)
            return (0,)
        if kind == "publish":
            return self.publish(game, state, decision)
        if kind == "donation":
            return self.donation(game, state, decision)
        if kind == "package":
            return self.packages(game, state, seat)[0]
        if kind == "party":
            options = decision.space.picks(())
            return (options[rng.below(len(options))],)
        return decision.space.sample(rng)

    # -- what a step is worth --

    def vote_worth(self, game: Modern, state: ModernState, board: int, seat: int) -> float:
        """Points for one more vote: the slope of the region's card around what is expected, and the win."""
        region = state.regions[board]
        votes = self.expected_votes(game, state, board, seat)
        here = points_at(game, region.region, votes + 4.0) - points_at(
            game, region.region, max(votes - 4.0, 0.0)
        )
        pays = 1.0 + 0.8 * money_price(game, state)
        spoils = WIN + (self.marker_points(game, state, board) if region.media[seat] else 0.0)
        return here / 8.0 * pays + 0.02 * spoils

    def trend_worth(self, game: Modern, state: ModernState, board: int, seat: int) -> float:
        """One step of trend counts each time meetings are turned in."""
        region = state.regions[board]
        agreement = max(1, matches(region, state.programmes[seat]))
        batches = 1.0 + 0.6 * self.rounds_to(game, state, board)
        return batches * agreement * self.vote_worth(game, state, board, seat)

    def match_worth(self, game: Modern, state: ModernState, board: int, seat: int) -> float:
        """One more match counts for every meeting."""
        region = state.regions[board]
        meetings = region.meetings[seat] + 0.85 * self.rounds_to(game, state, board) * MEETINGS_A_ROUND
        now = matches(region, state.programmes[seat])
        part = 1.0 if now >= 1 else 0.5 if now == 0 else 0.3
        return part * max(1.0, meetings + region.trend[seat]) * self.vote_worth(game, state, board, seat)

    def weights(self, game: Modern, state: ModernState, seat: int) -> list[float]:
        return [
            self.match_worth(game, state, board, seat) if state.regions[board].region != NONE else 0.0
            for board in range(BOARDS)
        ]

    def kind_worths(self, game: Modern, state: ModernState, seat: int) -> list[float]:
        """For each kind of card, what having it in the programme brings in all open regions."""
        worth = [0.01 * (kind % 3) for kind in range(2 * TOPICS)]
        weights = self.weights(game, state, seat)
        for board in range(BOARDS):
            region = state.regions[board]
            if region.region == NONE:
                continue
            for slot in range(SLOTS):
                kind = region.opinions[slot]
                if kind != NONE and region.face_up[slot]:
                    times = 2.0 if slot == region.double else 1.0
                    worth[kind] += times * weights[board]
                    worth[kind ^ 1] -= times * weights[board]
        return worth

    # -- programme --

    def best_card(self, game: Modern, state: ModernState, decision: Decision) -> Args:
        worth = self.kind_worths(game, state, decision.seat)
        programme = state.programmes[decision.seat]
        best = NONE
        most = 0.0
        for kind in decision.space.picks(()):
            value = worth[kind] - (2.0 if kind in programme else 0.0)
            if best == NONE or value > most:
                best, most = kind, value
        return (best,)

    def platform(self, game: Modern, state: ModernState, decision: Decision) -> Args:
        """The best kinds of different topics, as many as are asked for."""
        worth = self.kind_worths(game, state, decision.seat)
        prefix: Args = ()
        space = decision.space
        size = 0
        while True:
            options = space.picks(prefix)
            if not options:
                break
            prefix = (*prefix, options[0])
            size += 1
        best: Args = prefix
        most = -1000.0
        # Few cards: walk over all platforms.
        stack: list[Args] = [()]
        while stack:
            part = stack.pop()
            if len(part) == size:
                value = 0.0
                for kind in part:
                    value += worth[kind]
                if value > most:
                    best, most = part, value
                continue
            for pick in space.picks(part):
                stack.append((*part, pick))
        return best

    def swap(self, game: Modern, state: ModernState, decision: Decision) -> Args:
        worth = self.kind_worths(game, state, decision.seat)
        best: Args = ()
        most = 0.5
        for args in list(decision.space):
            gain = 0.0
            for i in range(0, len(args), 2):
                gain += worth[args[i]] - worth[args[i + 1]]
            if gain > most:
                best, most = args, gain
        return best

    # -- packages, media, meetings --

    def packages(self, game: Modern, state: ModernState, seat: int) -> list[Args]:
        """Each package with its symbols where they bring most, the best first."""
        tables = game.tables
        vote = [self.vote_worth(game, state, board, seat) for board in range(BOARDS)]
        gains: list[list[float]] = [
            [
                3.0 * max(1, matches(state.regions[b], state.programmes[seat])) * vote[b]
                for b in range(BOARDS)
            ],
            [self.trend_worth(game, state, b, seat) for b in range(BOARDS)],
            [self.media_worth(game, state, b, seat) for b in range(BOARDS)],
            [6.0 * vote[b] for b in range(BOARDS)],
        ]
        rated: list[tuple[float, Args]] = []
        for package in range(len(tables.packages)):
            counts = tables.packages[package]
            args: list[int] = [package]
            value = 0.0
            for symbol in range(len(counts)):
                order = sorted([(-gains[symbol][b], b) for b in range(BOARDS)])[: counts[symbol]]
                value -= sum([entry[0] for entry in order])
                args += sorted([entry[1] for entry in order])
            rated.append((value, tuple(args)))
        rated.sort(reverse=True)
        return [entry[1] for entry in rated]

    def media_worth(self, game: Modern, state: ModernState, board: int, seat: int) -> float:
        """A marker counts where one wins, and where one has more of them than anyone."""
        region = state.regions[board]
        votes = [self.expected_votes(game, state, board, party) for party in range(game.players)]
        chance = self.win_chances(game, state, board, votes)[seat]
        points = self.marker_points(game, state, board)
        rival = 0
        for other in range(game.players):
            if other != seat:
                rival = max(rival, region.media[other])
        mine = region.media[seat]
        value = 0.0
        if mine == 0:
            value += 0.8 * chance * points
        if mine == rival:  # takes control
            value += CONTROL + 0.6 * points * (1.0 - chance)
        elif mine + 1 == rival:  # ends another's control
            value += 0.3 * CONTROL
        elif mine == rival + 1:
            value += 0.15 * points
        return value

    def place_media(self, game: Modern, state: ModernState, decision: Decision) -> Args:
        seat = decision.seat
        best = 0
        most = 1.1 * money_price(game, state) * game.tables.media_price
        for item in decision.space.picks(()):
            if item:
                value = self.media_worth(game, state, item - 1, seat)
                if value > most:
                    best, most = item, value
        return (best,)

    def meetings(self, game: Modern, state: ModernState, seat: int, zeal: float) -> Args:
        """One after another where it brings most for its price."""
        tables = game.tables
        chosen = [0] * BOARDS
        price = money_price(game, state)
        left = state.money[seat] - (SAVING if price > 0.2 else 0)
        supply = state.meetings[seat]
        gains: list[float] = []
        for board in range(BOARDS):
            region = state.regions[board]
            if region.region == NONE:
                gains.append(0.0)
                continue
            wait = self.rounds_to(game, state, board) - 1.0
            agreement = max(1, matches(region, state.programmes[seat]))
            value = agreement * self.vote_worth(game, state, board, seat)
            gains.append(zeal * value * (1.0 - 0.12 * max(wait, 0.0)))
        while supply > 0:
            best = NONE
            most = 0.0
            for board in range(BOARDS):
                room = tables.meeting_spaces - state.regions[board].meetings[seat]
                if gains[board] <= 0 or chosen[board] >= room:
                    continue
                cost = tables.meeting_cost[chosen[board] + 1] - tables.meeting_cost[chosen[board]]
                net = gains[board] - price * cost
                if cost <= left and net > most:
                    best, most = board, net
            if best == NONE:
                break
            left -= tables.meeting_cost[chosen[best] + 1] - tables.meeting_cost[chosen[best]]
            chosen[best] += 1
            supply -= 1
        return tuple(chosen)

    def meeting_plans(self, game: Modern, state: ModernState, seat: int) -> list[Args]:
        found = [self.meetings(game, state, seat, 1.0)]
        for zeal in (2.5, 0.6):
            plan = self.meetings(game, state, seat, zeal)
            if plan not in found:
                found.append(plan)
        base = found[0]
        for board in range(BOARDS):
            if base[board]:
                less = list(base)
                less[board] = 0
                if tuple(less) not in found:
                    found.append(tuple(less))
        return found

    # -- politicians --

    def act_worth(self, game: Modern, state: ModernState, board: int, seat: int, act: Act) -> float:
        region = state.regions[board]
        kind = act.kind
        if kind == VOTES:
            return act.amount * self.vote_worth(game, state, board, seat)
        if kind == TREND:
            steps = min(act.amount, game.trend_max - region.trend[seat])
            return steps * self.trend_worth(game, state, board, seat)
        if kind == BASE:
            return act.amount * (1.0 + pay_days(game, state) * money_price(game, state))
        if kind == RIVALS_TREND:
            total = 0.0
            for other in range(game.players):
                if other != seat:
                    total += self.trend_worth(game, state, board, other)
            return 0.3 * total
        if kind == DOUBLE:
            return 0.7 * self.match_worth(game, state, board, seat) if region.double == NONE else 0.3
        if kind == FREE_POLL:
            return 4.0
        if kind == PROGRAMME:
            return 3.0
        return 1.0

    def card_worth(self, game: Modern, state: ModernState, board: int, seat: int, card: int) -> float:
        politician = game.tables.politicians[card]
        best = 0.0
        for act in politician.secondary:
            best = max(best, self.act_worth(game, state, board, seat, act))
        return best + self.act_worth(game, state, board, seat, politician.main)

    def envoys(self, game: Modern, state: ModernState, seat: int, most: int) -> list[Args]:
        price = money_price(game, state)
        cards = [c for c in game.length.politicians if state.cabinet[seat] >> c & 1]
        left = game.length.rounds() - 1 - state.round
        scarce = 1.0 if len(cards) > left + 1 else 3.0 if left else 0.0
        rated: list[tuple[float, int, int]] = []
        for card in cards:
            for board in range(BOARDS):
                if state.regions[board].region != NONE:
                    value = self.card_worth(game, state, board, seat, card)
                    value -= price * game.tables.politicians[card].cost + scarce
                    rated.append((value, card, board))
        rated.sort(reverse=True)
        best = [0] * BOARDS
        used = 0
        spent = 0
        for value, card, board in rated:
            cost = game.tables.politicians[card].cost
            fits = spent + cost <= state.money[seat]
            if value > 0 and best[board] == 0 and fits and not used >> card & 1:
                best[board] = card + 1
                used |= 1 << card
                spent += cost
        plans: list[Args] = [tuple(best)]
        if most > 1:
            none = (0,) * BOARDS
            if none not in plans:
                plans.append(none)
            for _, card, board in rated:
                single = [0] * BOARDS
                single[board] = card + 1
                if tuple(single) not in plans and len(plans) < most:
                    plans.append(tuple(single))
        return plans

    def politician(self, game: Modern, state: ModernState, decision: Decision) -> Args:
        """Pay if it is worth the price; then the best of what the card can do."""
        seat = decision.seat
        frame = state.stack[-1]
        board = frame.args[0]
        region = state.regions[board]
        options = decision.space.picks(())
        if decision.kind == "pay":
            if len(options) < 2:
                return (0,)
            card = region.row_cards[frame.step - 1]
            worth = self.card_worth(game, state, board, seat, card)
            return (1,) if worth > money_price(game, state) * game.tables.politicians[card].cost else (0,)
        turn = frame.step - len(region.row_seats) - 1
        politician = game.tables.politicians[region.row_cards[turn // 2]]
        best: Args = (0,)
        most = 0.0
        for what in options:
            if what == 0:
                continue
            act = politician.secondary[what - 1] if turn % 2 else politician.main
            details = decision.space.picks((what,))
            if not details:
                value = self.act_worth(game, state, board, seat, act)
                if value > most:
                    best, most = (what,), value
            for detail in details:
                value = self.detail_worth(game, state, region, board, seat, act, detail)
                if value > most:
                    best, most = (what, detail), value
        return best

    def detail_worth(
        self, game: Modern, state: ModernState, region: Region, board: int, seat: int, act: Act, detail: int
    ) -> float:
        if act.kind == DOUBLE:
            slot = region.double if detail == SLOTS else detail
            sign = -1.0 if detail == SLOTS else 1.0
            kind = region.opinions[slot]
            total = 0.0
            for party in range(game.players):
                stands = holds(state.programmes[party], kind)
                if stands:
                    change = sign * stands * self.match_worth(game, state, board, party)
                    total += change if party == seat else -0.25 * change
            return total
        rival = detail // 2
        value = 1.5 if controller(region) == rival else 0.2
        if detail % 2 and controller(region) == rival:
            value += 0.5 * self.media_worth(game, state, board, seat)
        return value - money_price(game, state) * act.amount if act.kind == MEDIA_SWAP else 0.0

    # -- opinions, polls, votes, donations --

    def influence(self, game: Modern, state: ModernState, decision: Decision) -> Args:
        seat = decision.seat
        space = decision.space
        board = route(state)[state.stack[-1].step]
        region = state.regions[board]
        weights = [self.match_worth(game, state, board, party) for party in range(game.players)]
        best: Args = (0,)
        most = 0.2
        for item in space.picks(()):
            if item == 0:
                continue
            out = region.opinions[item - 1]
            for kind in space.picks((item,)):
                gain = 0.0
                for party in range(game.players):
                    programme = state.programmes[party]
                    change = (holds(programme, kind) - holds(programme, out)) * weights[party]
                    gain += change if party == seat else -0.25 * change
                if gain > most:
                    best, most = (item, kind), gain
        return best

    def shelf_worth(self, game: Modern, state: ModernState) -> float:
        return game.tables.shelved_base * (1.0 + pay_days(game, state) * money_price(game, state))

    def bid_for_poll(self, game: Modern, state: ModernState, decision: Decision) -> Args:
        seat = decision.seat
        values = decision.space.picks(())
        if len(values) < 2:
            return (0,)
        price = max(money_price(game, state), 0.1)
        value = self.shelf_worth(game, state)
        if state.poll_back == state.party[seat]:
            board = state.stack[-1].args[0]
            value = max(value, 1.6 * self.trend_worth(game, state, board, seat))
        ceiling = min(0.8 * value / price, 0.5 * state.money[seat])
        return (values[1],) if values[1] - 1 <= ceiling else (0,)

    def publish(self, game: Modern, state: ModernState, decision: Decision) -> Args:
        seat = decision.seat
        if len(decision.space.picks(())) < 2:
            return (0,)
        board = state.stack[-1].args[1]
        region = state.regions[board]
        lines = game.tables.poll_lines[state.polls.index(IN_HAND)]
        safe = controller(region)
        total = 0.0
        for party in range(game.players):
            steps = lines[state.party[party]]
            if steps < 0 and party == safe:
                continue
            reached = min(max(region.trend[party] + steps, game.trend_min), game.trend_max)
            change = (reached - region.trend[party]) * self.trend_worth(game, state, board, party)
            total += change if party == seat else -0.3 * change
        return (1,) if total > self.shelf_worth(game, state) else (0,)

    def convert(self, game: Modern, state: ModernState, decision: Decision) -> Args:
        """Trend counts each time: turn in often where it is good, wait where it is not."""
        seat = decision.seat
        values = decision.space.picks(())
        boards = route(state)
        board = boards[len(boards) - 1 - state.stack[-1].step // game.players]
        region = state.regions[board]
        agreement = matches(region, state.programmes[seat])
        full = values[-1] >= game.tables.meeting_spaces - 1
        if (region.trend[seat] >= 1 and agreement >= 2) or full or state.meetings[seat] < 3:
            return (values[-1],)
        return (0,)

    def donation(self, game: Modern, state: ModernState, decision: Decision) -> Args:
        space = decision.space
        price = money_price(game, state)
        pays = pay_days(game, state)
        best: Args = ()
        most = -1000.0
        for card in space.picks(()):
            money, loss, gain = game.tables.donations[card]
            accept = money * price + loss * (1.0 + pays * price)
            refuse = gain * (1.0 + pays * price)
            save = 1.5 * card if pays > 1 else 0.0
            for answer in space.picks((card,)):
                value = (accept if answer else refuse) - save
                if not best or value > most:
                    best, most = (card, answer), value
        return best

    def believe(self, game: Modern, state: ModernState, seat: int, rng: Rng) -> None:
        """Sealed bids and packages of others as they would be."""
        if not state.stack:
            return
        kind = state.stack[-1].kind
        if kind not in (FIRST_PLAYER, PACKAGES):
            return
        for party in range(game.players):
            if party != seat and state.sealed.status[party] == COMMITTED:
                if kind == PACKAGES:
                    state.sealed.values[party] = self.packages(game, state, party)[0]
                else:
                    state.sealed.values[party] = (min(rng.below(4), state.money[party]),)

    def because(self, game: Modern, state: ModernState, decision: Decision, args: Args) -> Message | None:
        kind = decision.kind
        if kind == "poll-bid":
            return Message("dm19-because-poll" if args[0] else "dm19-because-dear")
        if kind == "publish":
            return Message("dm19-because-publish" if args[0] else "dm19-because-base")
        if kind == "donation":
            return Message("dm19-because-money" if args[1] else "dm19-because-clean")
        if kind == "media":
            return Message("dm19-because-media" if args[0] else "dm19-because-dear")
        if kind == "meetings":
            best = 0
            for board in range(len(args)):
                if args[board] > args[best]:
                    best = board
            if not args[best]:
                return Message("dm19-because-dear")
            agreement = max(1, matches(state.regions[best], state.programmes[decision.seat]))
            return Message("dm19-because-meetings", {"votes": agreement})
        if kind == "convert":
            return Message("dm19-because-convert" if args[0] else "dm19-because-wait")
        if kind in ("swap", "influence"):
            return Message("dm19-because-match" if args and args[0] else "dm19-because-keep")
        return None


# -- figures --


def in_setup(state: ModernState) -> bool:
    """Before the first round: the setup frames lie above the round's."""
    return len(state.stack) > 1 and state.stack[1].kind < ROUND


def voted(game: Modern, state: ModernState) -> bool:
    """Whether this round's elections have been held."""
    return state.held >= sum(game.length.ballots[: state.round + 1])


def meetings_to_come(state: ModernState) -> bool:
    """Whether this round's meetings are still ahead."""
    for frame in state.stack:
        if frame.kind > ROUND:
            return frame.kind <= MEETINGS or frame.kind > 17
    return True


def money_price(game: Modern, state: ModernState) -> float:
    """Points for a thousand."""
    left = game.length.rounds() - 1 - state.round
    if left <= 0:
        return 0.3 if meetings_to_come(state) else 0.12
    return min(0.5 + 0.1 * left, 0.8)


def pay_days(game: Modern, state: ModernState) -> int:
    """How often the base will still pay: after every round but the last."""
    return max(game.length.rounds() - 1 - state.round, 0)


def points_at(game: Modern, region: int, votes: float) -> float:
    """Points for votes that are not sure yet: between the steps of the card."""
    if region == NONE:
        return 0.0
    low = int(votes / 5.0) * 5
    here = game.points_for(region, low)
    above = game.points_for(region, low + 5)
    line = here + (above - here) * (votes - low) / 5.0
    return 0.4 * here + 0.6 * line


def holds(programme: list[int], kind: int) -> int:
    """1 if the programme has the card, -1 if it has its opposite."""
    if kind in programme:
        return 1
    return -1 if kind ^ 1 in programme else 0
