"""A position as numbers, a row for each seat: what a network judges it by."""

from __future__ import annotations

from hustings.core.bitset import has, members, size
from hustings.games.die_macher.classic.evaluation import position
from hustings.games.die_macher.classic.evaluation.weights import HAND
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.phases.election import matches
from hustings.games.die_macher.classic.rules import common, factor, match
from hustings.games.die_macher.classic.state import BOARDS, ClassicState
from hustings.games.die_macher.common.evaluation import most_of_rivals


def features(game: Classic, state: ClassicState) -> list[list[float]]:
    """Most are between -1 and 1. The same numbers in the same places, however many play."""
    n = game.players
    tables = game.tables
    worth = position.expected_points(game, state, HAND)
    mean = sum(worth) / n
    rows = [party_row(game, state, seat, worth[seat] - mean) for seat in range(n)]
    for i in range(BOARDS):
        if i >= len(state.boards):
            for seat in range(n):
                rows[seat] += [0.0] * 13
            continue
        board = state.boards[i]
        votes = [position.expected_votes(game, state, i, seat, HAND) for seat in range(n)]
        chances = position.win_chances(state, board, votes, i, HAND)
        full = tables.seat_tables[board.state][tables.votes_max] / 80.0
        for seat in range(n):
            rival = 0.0
            for other in range(n):
                if other != seat:
                    rival = max(rival, votes[other])
            programme = state.programmes[seat]
            rows[seat] += [
                1.0,
                full,
                board.votes[seat] / 50.0,
                board.meetings[seat] / 10.0,
                board.trend[seat] / 3.0,
                match(programme, board) / 4.0,
                max(factor(programme, board, seat), 0) / 5.0,
                board.media[seat] / 2.0,
                (board.media[seat] - most_of_rivals(board.media, seat)) / 2.0,
                votes[seat] / 50.0,
                position.seats_for(game, board.state, votes[seat]) / 50.0,
                chances[seat],
                (votes[seat] - rival) / 30.0,
            ]
    return rows


def party_row(game: Classic, state: ClassicState, seat: int, ahead: float) -> list[float]:
    """What does not belong to a state; ``ahead`` are the points to be expected above the mean."""
    n = game.players
    tables = game.tables
    left = tables.elections - state.round
    media = 0
    for number in range(len(state.national_media)):
        if has(state.national_media[number], seat):
            media += tables.media_points[number]
    opinions = 0
    income = 0
    strong = 0
    for space in matches(state.programmes[seat], state.national):
        opinions += tables.opinion_points[space]
        income += tables.opinion_members[space]
        strong += 1 if state.strength[space] > 1 else 0
    money = 0
    for card in members(state.donations[seat]):
        money += tables.donation_amounts[card]
    shared = 0
    friends = 0
    for other in range(n):
        if other != seat:
            agree = common(state.programmes[seat], state.programmes[other])
            shared = max(shared, agree)
            friends += 1 if agree >= tables.coalition_voluntary else 0
    seats = 0
    for won in state.seats:
        seats += won[seat]
    return [
        left / 7.0,
        n / 5.0,
        ahead / 50.0,
        ahead / (10.0 + 5.0 * left),
        seats / 100.0,
        state.members[seat] / 100.0,
        (state.members[seat] - most_of_rivals(state.members, seat)) / 50.0,
        state.money[seat] / 50.0,
        min(state.money[seat], 15) / 15.0,
        (state.money[seat] - most_of_rivals(state.money, seat)) / 50.0,
        media / 60.0,
        opinions / 30.0,
        income / 10.0,
        strong / 3.0,
        size(state.cabinet[seat]) / 7.0,
        size(state.donations[seat]) / 5.0,
        money / 60.0,
        state.meetings[seat] / 10.0,
        state.media[seat] / 10.0,
        state.tiles[seat] / 4.0,
        len(state.hands[seat]) / 3.0,
        shared / 5.0,
        friends / 3.0,
        1.0 if state.start == seat else 0.0,
    ]
