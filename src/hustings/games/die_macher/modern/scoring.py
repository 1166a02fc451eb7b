"""07: the final count."""

from __future__ import annotations

from hustings.core.bitset import has
from hustings.games.die_macher.modern.rules import Rules
from hustings.games.die_macher.modern.state import ModernState


def media_points(game: Rules, presence: int) -> int:
    """What the markers on the national board are worth. [2019 §07.b] [2019 §08.b]"""
    points = 0
    for election in range(game.length.elections):
        if has(presence, election):
            points += game.tables.media_points[game.length.first_space + election]
    return points


def money_points(money: list[int], prizes: tuple[int, ...]) -> list[int]:
    """Most money scores the first prize, second most the second; ties share the place in full.

    A tie for first leaves no second place. [2019 §07.d] [2019 §M43]
    """
    points: list[int] = []
    for mine in money:
        richer = 0
        for other in money:
            if other > mine:
                richer += 1
        points.append(prizes[richer] if richer < len(prizes) else 0)
    return points


def totals(game: Rules, state: ModernState) -> list[int]:
    """Votes, wins, media, base and money. [2019 §07.b] [2019 §07.c] [2019 §07.d]"""
    money = money_points(state.money, game.tables.money_points)
    return [
        state.vote_points[seat]
        + state.win_points[seat]
        + media_points(game, state.presence[seat])
        + state.base[seat]
        + money[seat]
        for seat in range(game.players)
    ]
