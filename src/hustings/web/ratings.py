"""Ratings: how strong somebody is at a game, and how sure that is.

Plackett-Luce with the library openskill, for the ranks of a whole table at once. A strength is a normal
distribution, ``mu`` and ``sigma``. People see it on the scale of Elo: 1500 for a newcomer, and 400 more means
that ten games out of eleven are won. What is shown beside it is where the strength lies 19 times out of 20.
"""

from __future__ import annotations

from math import hypot, log, sqrt

from msgspec import Struct
from openskill.models import PlackettLuce

MODEL = PlackettLuce(tau=0.0)
MU, SIGMA, BETA = 25.0, 25.0 / 3, 25.0 / 6
TAU = 25.0 / 300  # how much people change from one game to the next; bots do not
CENTRE = 1500.0
POINTS = 400.0 / log(10) / (sqrt(2) * BETA)  # of Elo, for one of mu
SURE = 1.96
ENOUGH = 5  # games that count, before somebody is in a list of the best
BOT = "bot:"  # and the level, stands for all bots of this level


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
    teams = []
    for player, strength in zip(players, before, strict=True):
        change = 0.0 if player.startswith(BOT) else TAU
        teams.append([MODEL.rating(mu=strength.mu, sigma=hypot(strength.sigma, change))])
    after = [team[0] for team in MODEL.rate(teams, ranks=[float(rank) for rank in ranks])]
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
