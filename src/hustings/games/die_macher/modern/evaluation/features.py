"""A position as numbers, a row for each seat: what a network judges it by."""

from __future__ import annotations

from hustings.core.bitset import size
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.common.evaluation import most_of_rivals
from hustings.games.die_macher.modern.evaluation import position
from hustings.games.die_macher.modern.evaluation.weights import HAND
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.rules import controller, matches, route
from hustings.games.die_macher.modern.scoring import media_points
from hustings.games.die_macher.modern.state import BOARDS, ModernState


def features(game: Modern, state: ModernState) -> list[list[float]]:
    """Most are between -1 and 1. The same numbers in the same places, however many play."""
    n = game.players
    left = game.length.rounds() - state.round
    worth = position.expected_points(game, state, HAND)
    mean = sum(worth) / n
    rows: list[list[float]] = []
    for seat in range(n):
        rows.append(
            [
                left / 5.0,
                n / 5.0,
                1.0 if position.in_setup(state) else 0.0,
                (worth[seat] - mean) / 40.0,
                (worth[seat] - mean) / (7.0 + 5.0 * left),
                state.vote_points[seat] / 80.0,
                state.win_points[seat] / 30.0,
                media_points(game, state.presence[seat]) / 30.0,
                state.base[seat] / 30.0,
                (state.base[seat] - most_of_rivals(state.base, seat)) / 15.0,
                state.money[seat] / 50.0,
                min(state.money[seat], 15) / 15.0,
                (state.money[seat] - most_of_rivals(state.money, seat)) / 40.0,
                size(state.cabinet[seat]) / 8.0,
                size(state.donations[seat]) / 3.0,
                state.donations[seat] / 8.0,
                state.meetings[seat] / 15.0,
                state.media[seat] / 8.0,
                len(state.hands[seat]) / 5.0,
                len(state.programmes[seat]) / 5.0,
                1.0 if state.first == seat else 0.0,
            ]
        )
    boards = route(state)
    for place in range(BOARDS):
        if place >= len(boards):
            for seat in range(n):
                rows[seat] += [0.0] * 15
            continue
        board = boards[place]
        region = state.regions[board]
        votes = [position.expected_votes(game, state, board, seat) for seat in range(n)]
        chances = position.win_chances(game, state, board, votes)
        marker = position.marker_points(game, state, board) / 10.0
        wait = position.rounds_to(game, state, board) / 3.0
        top = position.points_at(game, region.region, 40.0) / 40.0
        held = controller(region)
        for seat in range(n):
            rival = 0.0
            for other in range(n):
                if other != seat:
                    rival = max(rival, votes[other])
            rows[seat] += [
                1.0,
                top,
                marker,
                wait,
                region.votes[seat] / 40.0,
                region.meetings[seat] / 10.0,
                region.trend[seat] / 3.0,
                matches(region, state.programmes[seat]) / 4.0,
                region.media[seat] / 2.0,
                1.0 if held == seat else -0.5 if held != NOTHING else 0.0,
                votes[seat] / 60.0,
                position.points_at(game, region.region, votes[seat]) / 40.0,
                chances[seat],
                chances[seat] * region.media[seat] * marker,
                (votes[seat] - rival) / 40.0,
            ]
    return rows
