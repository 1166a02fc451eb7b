"""Ratings: how strong somebody is at a game, and how sure that is.

Plackett-Luce with the library openskill, for the ranks of a whole table at once. A strength is a normal
distribution, ``mu`` and ``sigma``. People see it on the scale of Elo: 1500 for a newcomer, and 400 more means
that ten games out of eleven are won. What is shown beside it is 1.96 ``sigma``.
"""

from __future__ import annotations

from functools import cache
from math import hypot, log, sqrt

from msgspec import Struct
from openskill.models import PlackettLuce

MU, SIGMA, BETA = 25.0, 25.0 / 3, 25.0 / 6
TAU = 25.0 / 300  # how much people change from one game to the next; bots do not
CENTRE = 1500.0
POINTS = 400.0 / log(10) / (sqrt(2) * BETA)  # of Elo, for one of mu
SURE = 1.96
ENOUGH = 5  # games that count, before somebody is in a list of the best
BOT = "bot:"  # and the level, stands for all bots of this level


@cache
def model(players: int) -> PlackettLuce:
    """With as much luck for each as makes a difference mean the same at tables of every size."""
    return PlackettLuce(beta=BETA * sqrt(2 / players), tau=0.0)


class Strength(Struct, frozen=True):
    mu: float = MU
    sigma: float = SIGMA

    @property
    def rating(self) -> int:
        return round(CENTRE + (self.mu - MU) * POINTS)

    @property
    def uncertainty(self) -> int:
        return round(SURE * self.sigma * POINTS)

    @property
    def at_least(self) -> int:
        return self.rating - self.uncertainty


def rate(players: list[str], before: list[Strength], ranks: list[int]) -> list[Strength]:
    """The strengths after a game, by seat. Somebody with several seats, a bot, gets the mean of them.

    The strength of bots does not change, so what is known of it only becomes surer: they hold the scale in place.
    """
    pl = model(len(players))
    teams = []
    doubt = 0.0
    for player, strength in zip(players, before, strict=True):
        sigma = hypot(strength.sigma, 0.0 if player.startswith(BOT) else TAU)
        doubt += sigma * sigma
        teams.append([pl.rating(mu=strength.mu, sigma=sigma)])
    # Doubts about everybody at a large table would stretch the scale: a step is as long as at a table of two.
    # With four players the mean error after 20 games is 94 points of Elo instead of 138 (benchmarks/ratings.py).
    step = sqrt((2 * doubt / len(players) + 2 * BETA**2) / (doubt + 2 * BETA**2))
    after = [
        Strength(old.mu + step * (team[0].mu - old.mu), team[0].sigma)
        for old, team in zip(before, pl.rate(teams, ranks=[float(rank) for rank in ranks]), strict=True)
    ]
    found = []
    for seat, player in enumerate(players):
        its = [
            after[other]
            for other in range(len(players))
            if other == seat or (player and players[other] == player)
        ]
        found.append(
            Strength(sum(one.mu for one in its) / len(its), sum(one.sigma for one in its) / len(its))
        )
    return found
