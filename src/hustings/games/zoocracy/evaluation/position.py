"""How a party stands: the seats it may expect, what is promised to it, how long the game may last."""

from __future__ import annotations

from typing import Final

from hustings.core.bitset import has
from hustings.games.zoocracy import constants as zoo
from hustings.games.zoocracy import frames
from hustings.games.zoocracy.evaluation.weights import HAND, ZooWeights
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.rules import votes
from hustings.games.zoocracy.state import ZooState

# after each round, before its event
ROUNDS_LEFT: Final[tuple[float, ...]] = (0.0, 4.9, 3.9, 2.9, 1.9, 1.5, 1.0, 0.5, 0.0)


def expected_points(game: Zoocracy, state: ZooState, w: ZooWeights = HAND) -> list[float]:
    """Goals made, goals promised, and what parliament, board, food, cards and offices may still bring."""
    n = game.players
    if game.over(state):
        return [state.goals[seat] + 0.001 * state.funds[seat] for seat in range(n)]
    left = rounds_left(game, state)
    points = [float(goals) for goals in state.goals]
    for space in (zoo.P1, zoo.P2):
        party = state.promises[space]
        if party != zoo.NOBODY:
            points[party] += promise_chance(game, state, space, w)
    prime = state.offices[zoo.PRIME]
    if (
        state.caretaker
        and prime != zoo.NOBODY
        and goal_open(game, state)
        and game.parliament.has_majority(state)
    ):
        points[prime] += w.goal_kept
    seats = expected_seats(game, state, w)
    total = sum(seats)
    elections = min(left, 1.0) if not forming(state) else 1.0
    price = food_price(left, w)
    for seat in range(n):
        if total > 0:
            points[seat] += elections * w.parliament * power(seats, seat, total)
            if not forming(state):
                points[seat] += elections * seats[seat] * price
        points[seat] += price * min(state.funds[seat], w.rich)
        points[seat] += 0.4 * price * max(state.funds[seat] - w.rich, 0)
        points[seat] += min(left, 1.0) * w.card * min(len(state.hands[seat]), 5)
    for office in range(zoo.OFFICES):
        if state.offices[office] != zoo.NOBODY:
            points[state.offices[office]] += min(left, 1.0) * w.office(office)
    return points


def expected_seats(game: Zoocracy, state: ZooState, w: ZooWeights = HAND) -> list[float]:
    """The seats that the board promises, or while a government is being formed those in parliament."""
    if forming(state):
        return [float(seats) for seats in state.seats]
    result = [0.4 * state.funds[seat] / (1 + state.funds[seat] * 0.1) for seat in range(game.players)]
    later = turns_to_come(game, state, zoo.NOBODY)
    for species in range(zoo.SPECIES):
        first, second = votes(game.tables, species, state.manipulation, state.seasons)
        row = state.tokens[species]
        for seat in range(game.players):
            if row[seat]:
                result[seat] += species_share(row, seat, first, second, later, w)
    for seat in range(game.players):
        result[seat] += state.bonus[seat]
    return result


def forming(state: ZooState) -> bool:
    """Whether parliament has been elected and its government is not settled yet."""
    for frame in state.stack:  # noqa: SIM110 - a generator is slow when compiled
        if frame.kind == frames.GOVERNMENT:
            return True
    return False


def rounds_left(game: Zoocracy, state: ZooState) -> float:
    """How many rounds may be expected after this one."""
    if state.event != zoo.NO_EVENT:
        if game.event_type[state.event] == zoo.END or max(state.goals) >= game.tables.goals_last_space:
            return 0.0
        return 1.0 + ROUNDS_LEFT[min(state.round + 1, 8)]
    return ROUNDS_LEFT[min(state.round, 8)]


def food_price(left: float, w: ZooWeights = HAND) -> float:
    return w.food * min(left, 2.0) / 2.0 + 0.004


def next_round(game: Zoocracy, state: ZooState) -> float:
    """The chance that there is a next round."""
    if state.event != zoo.NO_EVENT:
        return 0.0 if game.event_type[state.event] == zoo.END else 1.0
    if state.round < 5:
        return 1.0
    return 0.75 if state.round == 5 else 0.667 if state.round == 6 else 0.5 if state.round == 7 else 0.0


def goal_open(game: Zoocracy, state: ZooState) -> bool:
    """Whether this round's promised goal is still to be made."""
    goal = frames.NAMED_GOAL if frames.NAMED_GOAL in game.programme else frames.PROMISED_GOAL
    return state.stack[0].step <= game.programme.index(goal)


def promise_chance(game: Zoocracy, state: ZooState, space: int, w: ZooWeights = HAND) -> float:
    """How likely a promise on this space becomes a goal."""
    due_now = space == (zoo.P1 if state.elected else zoo.P2) or (
        state.elected and state.round == game.tables.rounds
    )
    if due_now:
        if not goal_open(game, state):
            return 0.0
        if state.event == zoo.NO_EVENT:
            return w.goal_kept
        if game.event_type[state.event] == zoo.STRIKE:
            return 0.0
        if game.event_type[state.event] == zoo.RESISTANCE:
            return 0.7
        return 0.97
    if space == zoo.P2 and state.elected:
        return w.goal_kept * next_round(game, state)
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
    if has(state.begun, zoo.PHASE_C):
        counting = not state.elected
        if counting:
            return 0  # the count is on
    elif top.kind == frames.CAMPAIGN:
        turns += n - top.step
    else:
        turns += n - 1
    if state.parliamentary > state.round:
        if has(state.begun, zoo.PHASE_B) and top.kind != frames.CAMPAIGN and turns == n - 1:
            turns = 0
        turns += (n - 1) * min(state.parliamentary - state.round, 2)
    return turns


def species_share(
    row: list[int], seat: int, first: int, second: int, later: int, w: ZooWeights = HAND
) -> float:
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
        return second / (1.0 + w.contest * later * second / (mine - below + 1))
    if later == 0:
        return float(first)
    hold = 1.0 / (1.0 + w.contest * later * first / (mine - below + 1))
    return first * hold + second * (1.0 - hold) * 0.6
