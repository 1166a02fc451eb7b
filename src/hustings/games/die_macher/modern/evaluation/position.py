"""How a party stands, and what a vote, a step of the trend and a match are worth to it."""

from __future__ import annotations

from math import exp

from hustings.core.bitset import size
from hustings.games.die_macher.common.cards import CARDS, NOTHING, opposite
from hustings.games.die_macher.modern import frames
from hustings.games.die_macher.modern.evaluation.weights import HAND, ModernWeights
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.rules import board_after, controller, matches, route
from hustings.games.die_macher.modern.scoring import media_points
from hustings.games.die_macher.modern.state import BOARDS, SLOTS, ModernState


def expected_points(game: Modern, state: ModernState, w: ModernWeights = HAND) -> list[float]:
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
    price = money_price(game, state, w)
    pays = pay_days(game, state)
    richest = max(state.money)
    for seat in range(n):
        money = state.money[seat]
        points[seat] += price * min(money, 35) + 0.4 * price * max(money - 35, 0)
        points[seat] += state.base[seat] * pays * price
        points[seat] += 4.0 * exp((money - richest) / 6.0) * (0.8 if pays == 0 else 0.3)
        points[seat] += min(pays + 1, 3) * 0.5 * size(state.cabinet[seat])
        points[seat] += 2.0 * size(state.donations[seat]) if pays else 0.0
    boards = route(state)
    for place in range(len(boards)):
        add_region(game, state, boards[place], place, points, price, w)
    return points


def add_region(
    game: Modern,
    state: ModernState,
    board: int,
    place: int,
    points: list[float],
    price: float,
    w: ModernWeights = HAND,
) -> None:
    region = state.regions[board]
    if place < game.length.ballots[state.round] and voted(game, state):
        return
    n = game.players
    votes = [expected_votes(game, state, board, seat, w) for seat in range(n)]
    chances = win_chances(game, state, board, votes, w)
    media = marker_points(game, state, board)
    safe = controller(region)
    for seat in range(n):
        points[seat] += points_at(game, region.region, votes[seat]) * (1.0 + 0.8 * price)
        points[seat] += chances[seat] * w.win
        if region.media[seat]:
            points[seat] += media * (0.9 if seat == safe else 0.8 * chances[seat])


def place_of(state: ModernState, board: int) -> int:
    """How many regions vote before it; 0 for a board that is not in play."""
    if state.regions[board].region == NOTHING:
        return 0
    place = 0
    for steps in range(BOARDS):
        before = board_after(state.ballot, steps)
        if before == board:
            return place
        if state.regions[before].region != NOTHING:
            place += 1
    return place


def rounds_to(game: Modern, state: ModernState, board: int) -> float:
    """Rounds of meetings before this region votes."""
    place = place_of(state, board)
    number = state.round
    wait = 0
    ballots = game.length.ballots
    passed = ballots[min(number, len(ballots) - 1)]
    while place >= passed and number + 1 < len(ballots):
        number += 1
        wait += 1
        passed += ballots[number]
    return wait + (1.0 if meetings_to_come(state) else 0.0)


def marker_points(game: Modern, state: ModernState, board: int) -> float:
    number = min(state.held + place_of(state, board), game.length.elections - 1)
    return float(game.tables.media_points[game.length.first_space + number])


def expected_votes(game: Modern, state: ModernState, board: int, seat: int, w: ModernWeights = HAND) -> float:
    """Votes, meetings as they would be turned in now, and meetings still to come."""
    region = state.regions[board]
    agreement = max(1, matches(region, state.programmes[seat]))
    rounds = rounds_to(game, state, board)
    meetings = region.meetings[seat] + 0.85 * rounds * w.meetings_a_round
    votes = float(region.votes[seat])
    if meetings > 0:
        batches = max(1.0, min(meetings / 5.0, 1.0 + rounds))
        votes += max(1.0, meetings + region.trend[seat] * batches) * agreement * (0.9 if rounds else 1.0)
    return votes


def win_chances(
    game: Modern, state: ModernState, board: int, votes: list[float], w: ModernWeights = HAND
) -> list[float]:
    heat = w.heat * (0.3 + 0.6 * rounds_to(game, state, board))
    most = max(votes)
    weights = [exp(max((value - most) / heat, -20.0)) for value in votes]
    total = sum(weights)
    return [weight / total for weight in weights]


def in_setup(state: ModernState) -> bool:
    """Before the first round."""
    return len(state.stack) > 1 and state.stack[1].kind == frames.SETUP


def voted(game: Modern, state: ModernState) -> bool:
    """Whether this round's elections have been held."""
    return state.held >= sum(game.length.ballots[: state.round + 1])


def meetings_to_come(state: ModernState) -> bool:
    """Whether this round's meetings are still ahead."""
    for frame in state.stack:
        if frame.kind > frames.ROUND:
            return frame.kind <= frames.MEETINGS or frame.kind > frames.ELECTION
    return True


def money_price(game: Modern, state: ModernState, w: ModernWeights = HAND) -> float:
    """Points for a thousand."""
    left = game.length.rounds() - 1 - state.round
    if left <= 0:
        return w.money_last if meetings_to_come(state) else 0.12
    return min(w.money + w.money_left * left, w.money_most)


def pay_days(game: Modern, state: ModernState) -> int:
    """How often the base will still pay: after every round but the last."""
    return max(game.length.rounds() - 1 - state.round, 0)


def points_at(game: Modern, region: int, votes: float) -> float:
    """Points for votes that are not sure yet: between the steps of the card."""
    if region == NOTHING:
        return 0.0
    low = int(votes / 5.0) * 5
    here = game.points_for(region, low)
    above = game.points_for(region, low + 5)
    line = here + (above - here) * (votes - low) / 5.0
    return 0.4 * here + 0.6 * line


def vote_worth(game: Modern, state: ModernState, board: int, seat: int, w: ModernWeights = HAND) -> float:
    """Points for one more vote: the slope of the region's card around what is expected, and the win."""
    region = state.regions[board]
    votes = expected_votes(game, state, board, seat, w)
    here = points_at(game, region.region, votes + 4.0) - points_at(game, region.region, max(votes - 4.0, 0.0))
    pays = 1.0 + w.seat_money * money_price(game, state, w)
    spoils = w.win + (marker_points(game, state, board) if region.media[seat] else 0.0)
    return here / 8.0 * pays + w.spoils * spoils


def trend_worth(game: Modern, state: ModernState, board: int, seat: int, w: ModernWeights = HAND) -> float:
    """One step of trend counts each time meetings are turned in."""
    region = state.regions[board]
    agreement = max(1, matches(region, state.programmes[seat]))
    batches = 1.0 + w.trend_rounds * rounds_to(game, state, board)
    return batches * agreement * vote_worth(game, state, board, seat, w)


def match_worth(game: Modern, state: ModernState, board: int, seat: int, w: ModernWeights = HAND) -> float:
    """One more match counts for every meeting."""
    region = state.regions[board]
    meetings = region.meetings[seat] + w.match_meetings * rounds_to(game, state, board) * w.meetings_a_round
    now = matches(region, state.programmes[seat])
    part = 1.0 if now >= 1 else w.no_match if now == 0 else w.negative_match
    return part * max(1.0, meetings + region.trend[seat]) * vote_worth(game, state, board, seat, w)


def match_worths(game: Modern, state: ModernState, seat: int, w: ModernWeights = HAND) -> list[float]:
    return [
        match_worth(game, state, board, seat, w) if state.regions[board].region != NOTHING else 0.0
        for board in range(BOARDS)
    ]


def kind_worths(game: Modern, state: ModernState, seat: int, w: ModernWeights = HAND) -> list[float]:
    """For each kind of card, what having it in the programme brings in all open regions."""
    worth = [0.01 * (kind % 3) for kind in range(CARDS)]
    weights = match_worths(game, state, seat, w)
    for board in range(BOARDS):
        region = state.regions[board]
        if region.region == NOTHING:
            continue
        for slot in range(SLOTS):
            kind = region.opinions[slot]
            if kind != NOTHING and region.face_up[slot]:
                times = 2.0 if slot == region.double else 1.0
                worth[kind] += times * weights[board]
                worth[opposite(kind)] -= times * weights[board]
    return worth
