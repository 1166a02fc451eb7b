"""How a party stands, and what a vote, a step of popularity or match, and a programme are worth to it."""

from __future__ import annotations

from math import exp

from hustings.core.bitset import has, size
from hustings.games.die_macher.classic import frames
from hustings.games.die_macher.classic.editions.base import CAMPAIGN
from hustings.games.die_macher.classic.evaluation.weights import HAND, ClassicWeights
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.phases.election import matches
from hustings.games.die_macher.classic.rules import factor, match, votes_for
from hustings.games.die_macher.classic.state import ClassicState, StateBoard
from hustings.games.die_macher.common.cards import NOTHING, opposite


def expected_points(game: Classic, state: ClassicState, w: ClassicWeights = HAND) -> list[float]:
    """Points so far and to be expected: seats, members, national boards, open states, money."""
    n = game.players
    tables = game.tables
    over = game.over(state)
    points = [0.0] * n
    left = tables.elections - state.round
    for seat in range(n):
        points[seat] += sum([won[seat] for won in state.seats])
        for number in range(len(state.national_media)):
            if has(state.national_media[number], seat):
                points[seat] += tables.media_points[number]
        for space in matches(state.programmes[seat], state.national):
            points[seat] += tables.opinion_points[space] * (1.0 if left < 2 else 0.7)
            points[seat] += tables.opinion_members[space] * 0.8 * left
            if state.strength[space] > 1:
                points[seat] += tables.dominant_bonus
    add_members(game, state, points, left)
    if over:
        return points
    price = money_price(game, state, w)
    for seat in range(n):
        points[seat] += price * min(state.money[seat], 30) + 0.4 * price * max(state.money[seat] - 30, 0)
        points[seat] += 0.8 * min(left, 4) * size(state.cabinet[seat]) * 0.5
        points[seat] += min(left, 3) * 0.35 * size(state.donations[seat])
    voted = state.round > 0 and sum(state.seats[state.round - 1]) > 0
    for i in range(len(state.boards)):
        if i == 0 and voted:
            continue  # it has voted, and its seats are counted already
        add_board(game, state, i, points, price, w)
    return points


def add_members(game: Classic, state: ClassicState, points: list[float], left: int) -> None:
    """A point for each, and the bonus by how likely it is to have the most."""
    heat = 2.0 + 3.0 * left
    most = max(state.members)
    weights = [exp((members - most) / heat) for members in state.members]
    total = sum(weights)
    for seat in range(game.players):
        points[seat] += state.members[seat]
        points[seat] += (game.tables.most_members + 0.5 * game.tables.second_members) * weights[seat] / total


def add_board(
    game: Classic, state: ClassicState, i: int, points: list[float], price: float, w: ClassicWeights = HAND
) -> None:
    n = game.players
    board = state.boards[i]
    votes = [expected_votes(game, state, i, seat, w) for seat in range(n)]
    chances = win_chances(state, board, votes, i, w)
    number = min(state.round + i, game.tables.elections) - 1
    if number < 0:
        number = i
    media = game.tables.media_points[number]
    for seat in range(n):
        seats = seats_for(game, board.state, votes[seat])
        points[seat] += seats * (1.0 + price * 0.8)
        spoils = w.opinion_bonus + (0.9 * media if board.media[seat] else 0.0)
        points[seat] += chances[seat] * spoils


def expected_votes(game: Classic, state: ClassicState, i: int, seat: int, w: ClassicWeights = HAND) -> float:
    """Votes, meetings as they would convert now, and meetings still to come."""
    board = state.boards[i]
    by = factor(state.programmes[seat], board, seat)
    votes = float(board.votes[seat] + votes_for(board.meetings[seat], by))
    rounds = rounds_to(state, i)
    if rounds > 0:
        votes += rounds * w.meetings_a_round * (max(by, 0) * 0.85 + 0.4)
    return min(votes, float(game.tables.votes_max))


def rounds_to(state: ClassicState, i: int) -> float:
    """Rounds of meetings before state ``i`` votes; the present one counts while meetings are to come."""
    top = state.stack[-1].kind
    coming = 0.0 if frames.MEETINGS <= top <= frames.MEMBERS else 1.0
    return i + coming if state.round else i + 1.0


def win_chances(
    state: ClassicState, board: StateBoard, votes: list[float], i: int, w: ClassicWeights = HAND
) -> list[float]:
    """A soft maximum over parties and coalitions; both partners win."""
    n = len(votes)
    totals: list[float] = []
    for seat in range(n):
        other = state.partners[seat] if i == 0 else NOTHING
        totals.append(votes[seat] + (votes[other] if other != NOTHING else 0.0))
    heat = w.heat * (0.25 + 0.6 * rounds_to(state, i))
    most = max(totals)
    weights: list[float] = []
    total = 0.0
    for seat in range(n):
        weight = exp((totals[seat] - most) / heat)
        weights.append(weight)
        paired = i == 0 and state.partners[seat] != NOTHING
        total += weight * (0.5 if paired else 1.0)
    return [weight / total for weight in weights]


def seats_for(game: Classic, number: int, votes: float) -> float:
    """Seats for votes that are not sure yet: between the steps of the table."""
    table = game.tables.seat_tables[number]
    most = game.tables.votes_max
    low = int(votes)
    here = table[min(low, most)]
    line = table[most] * votes / most
    return 0.5 * here + 0.5 * line


def money_price(game: Classic, state: ClassicState, w: ClassicWeights = HAND) -> float:
    """Points for a thousand: what it buys while there are meetings, polls and media to come."""
    left = game.tables.elections - state.round
    if left <= 0:
        return 0.0
    if left == 1:
        return w.money_last if state.stack and before_conversion(state) else 0.0
    return min(w.money + w.money_left * left, w.money_most)


def before_conversion(state: ClassicState) -> bool:
    """Whether this round still has meetings, polls or media to come."""
    return state.stack[-1].kind < frames.ELECTION and state.stack[0].step < len(CAMPAIGN)


def vote_worth(game: Classic, state: ClassicState, i: int, seat: int, w: ClassicWeights = HAND) -> float:
    """Points for one more vote in a state: seats, their money, and a better chance to win it."""
    board = state.boards[i]
    slope = game.tables.seat_tables[board.state][game.tables.votes_max] / game.tables.votes_max
    votes = expected_votes(game, state, i, seat, w)
    if votes >= game.tables.votes_max:
        return 0.02
    number = max(min(state.round + i, game.tables.elections) - 1, 0)
    spoils = w.opinion_bonus + (game.tables.media_points[number] if board.media[seat] else 0.0)
    return slope * (1.0 + money_price(game, state, w) * w.seat_money) + w.spoils * spoils / 10.0


def factor_worth(game: Classic, state: ClassicState, i: int, seat: int, w: ClassicWeights = HAND) -> float:
    """Points for one more popularity or match in a state: as many votes as there are meetings to come."""
    board = state.boards[i]
    meetings = board.meetings[seat] + rounds_to(state, i) * w.meetings_a_round * w.factor_meetings
    by = factor(state.programmes[seat], board, seat)
    if by < 0:
        meetings *= w.negative_factor
    return meetings * vote_worth(game, state, i, seat, w)


def programme_worth(
    game: Classic, state: ClassicState, seat: int, programme: int, w: ClassicWeights = HAND
) -> float:
    """Match in all open states, and with the national opinions."""
    total = 0.0
    for i in range(len(state.boards)):
        board = state.boards[i]
        by = board.trend[seat] + match(programme, board)
        weight = (
            board.meetings[seat] + rounds_to(state, i) * w.meetings_a_round * w.factor_meetings
        ) * vote_worth(
            game,
            state,
            i,
            seat,
            w,
        )
        total += weight * (by if by > 0 else w.negative_match * by)
    left = game.tables.elections - state.round
    for space in matches(programme, state.national):
        total += (
            game.tables.opinion_points[space] * w.national_points
            + game.tables.opinion_members[space] * w.national_members * left
        )
    return total


def holds(programme: int, card: int) -> int:
    """1 if the programme has the card, -1 if it has its opposite."""
    if has(programme, card):
        return 1
    return -1 if has(programme, opposite(card)) else 0
