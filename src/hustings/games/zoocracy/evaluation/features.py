"""A position as numbers, a row for each seat: what a network judges it by."""

from __future__ import annotations

from typing import Final

from hustings.games.zoocracy import constants as zoo
from hustings.games.zoocracy.evaluation import position
from hustings.games.zoocracy.evaluation.weights import HAND
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.rules import leader_and_second, side_seats
from hustings.games.zoocracy.state import ZooState

TYPES: Final = 11  # of cards


def features(game: Zoocracy, state: ZooState) -> list[list[float]]:
    """Most are between -1 and 1. The same numbers in the same places, however many play."""
    n = game.players
    worth = position.expected_points(game, state, HAND)
    mean = sum(worth) / n
    seats = position.expected_seats(game, state, HAND)
    total = max(sum(seats), 0.1)
    left = position.rounds_left(game, state)
    ruling = side_seats(state, zoo.GOVERNMENT)
    leads = [0] * n
    seconds = [0] * n
    for species in range(zoo.SPECIES):
        first, second = leader_and_second(state.tokens[species])
        if first != zoo.NOBODY:
            leads[first] += game.tables.first[species]
        if second != zoo.NOBODY:
            seconds[second] += game.tables.second[species]
    rows: list[list[float]] = []
    for seat in range(n):
        goals = 0
        funds = 0
        power = 0
        for other in range(n):
            if other != seat:
                goals = max(goals, state.goals[other])
                funds = max(funds, state.funds[other])
                power = max(power, state.seats[other])
        tokens = 0
        for species in range(zoo.SPECIES):
            tokens += state.tokens[species][seat]
        cards = [0.0] * TYPES
        for card in state.hands[seat]:
            cards[game.card_type[card]] += 0.5
        promised = 0.0
        later = 0.0
        if state.promises[zoo.P1] == seat:
            promised = position.promise_chance(game, state, zoo.P1, HAND)
        if state.promises[zoo.P2] == seat:
            later = position.promise_chance(game, state, zoo.P2, HAND)
        row = [
            n / 5.0,
            left / 5.0,
            state.round / 8.0,
            min(state.parliamentary - state.round, 3) / 3.0,
            min(state.presidential - state.round, 3) / 3.0,
            (worth[seat] - mean) / 2.0,
            (worth[seat] - mean) / (0.35 + 0.22 * left) / 4.0,
            state.goals[seat] / 8.0,
            (state.goals[seat] - goals) / 4.0,
            state.funds[seat] / 20.0,
            min(state.funds[seat], 6) / 6.0,
            (state.funds[seat] - funds) / 15.0,
            state.seats[seat] / 15.0,
            (state.seats[seat] - power) / 10.0,
            seats[seat] / total,
            seats[seat] / 15.0,
            position.power(seats, seat, total),
            tokens / 10.0,
            leads[seat] / 10.0,
            seconds[seat] / 10.0,
            len(state.hands[seat]) / 6.0,
            promised,
            later,
            1.0 if state.sides[seat] == zoo.GOVERNMENT else 0.0,
            1.0 if state.sides[seat] == zoo.OPPOSITION else 0.0,
            (ruling - state.majority) / 8.0 if state.sides[seat] == zoo.GOVERNMENT else 0.0,
            1.0 if state.caretaker else 0.0,
            1.0 if state.elected else 0.0,
        ]
        for office in range(zoo.OFFICES):
            mine = state.offices[office] == seat
            row.append((1.0 if state.active[office] else 0.5) if mine else 0.0)
        rows.append(row + cards)
    return rows
