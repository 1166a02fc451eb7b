"""Who is better: every bot alone against tables of every other, and ratings from all of it.

Every deal is played in all seats. Intervals are taken over deals, never over single games, and the
ratings are drawn again and again from the deals (bootstrap) for theirs.
"""

from __future__ import annotations

from math import log10
from typing import Any

from hustings.bots import steady
from hustings.bots.arena import GameResult, Run, Tally
from hustings.core.rng import Rng, seeded

AGAIN = 200  # drawings for the intervals of the ratings
STEPS = 60  # of the fit, far more than it needs
PRIOR = 0.5  # a drawn encounter with an average player: keeps a bot that always wins finite


class Pairing:
    """One bot alone against a table of another."""

    def __init__(self, bot: str, against: str, run: Run) -> None:
        self.bot = bot
        self.against = against
        self.run = run
        self.results: list[GameResult] = []


def pairings(
    id: str, players: int, options: dict[str, str], bots: list[str], against: str, seed: int
) -> list[Pairing]:
    """Each against each, both ways round; or all against one kind of opponent."""
    found: list[Pairing] = []
    for bot in bots:
        for other in [against] if against else bots:
            if bot != other or (against and len(bots) == 1):
                line_up = (bot, *[other] * (players - 1))
                found.append(Pairing(bot, other, Run(id, players, options, line_up, seed, "", True)))
    return found


def standing(bots: list[str], against: str, games: list[Pairing]) -> dict[str, Any]:
    """The document of a ladder: pairings with their figures, ratings with their intervals."""
    run = games[0].run
    names = list(dict.fromkeys([*bots, *([against] if against else [])]))
    return {
        "game": run.id,
        "players": run.players,
        "options": run.options,
        "seed": run.seed,
        "steady": all(steady(bot) for bot in names),
        "fair": round(1 / run.players, 6),
        "pairings": [pairing_data(pairing) for pairing in games],
        "ratings": ratings(names, games),
    }


def pairing_data(pairing: Pairing) -> dict[str, Any]:
    tally = Tally(pairing.run, pairing.results)
    figures = tally.lone()
    return {
        "bot": pairing.bot,
        "against": pairing.against,
        "games": len(pairing.results),
        "deals": figures["deals"],
        "wins": figures["wins"],
        "margin": figures["margin"],
        "place": figures["place"],
    }


# -- ratings --

Duels = dict[tuple[str, str], float]  # (winner, loser) -> encounters, a shared place half to each


def duels(games: list[Pairing]) -> dict[int, Duels]:
    """By deal, who finished before whom: every two seats of a table with different bots."""
    found: dict[int, Duels] = {}
    for pairing in games:
        bots = pairing.run.bots
        for result in pairing.results:
            deal = found.setdefault(pairing.run.deal(result.number), {})
            for one in range(len(bots)):
                for two in range(len(bots)):
                    a, b = bots[result.places[one]], bots[result.places[two]]
                    if a != b and result.ranks[one] <= result.ranks[two]:
                        part = 1.0 if result.ranks[one] < result.ranks[two] else 0.5
                        deal[a, b] = deal.get((a, b), 0.0) + part
    return found


def fit(names: list[str], won: Duels) -> dict[str, float]:
    """Strengths after Bradley and Terry, as points: 400 more is ten times as strong, their mean is 0."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        fresh: dict[str, float] = {}
        for a in names:
            wins, weight = PRIOR, 2 * PRIOR / (strength[a] + 1.0)
            for b in names:
                if a != b:
                    met = won.get((a, b), 0.0) + won.get((b, a), 0.0)
                    wins += won.get((a, b), 0.0)
                    weight += met / (strength[a] + strength[b])
            fresh[a] = wins / weight
        strength = fresh
    points = {name: 400 * log10(strength[name]) for name in names}
    middle = sum(points.values()) / len(points)
    return {name: points[name] - middle for name in names}


def ratings(names: list[str], games: list[Pairing]) -> list[dict[str, Any]]:
    """Best first."""
    by_deal = duels(games)
    blocks = [by_deal[deal] for deal in sorted(by_deal)]
    rated = fit(names, pooled(blocks))
    rng = seeded(games[0].run.seed, "bootstrap")
    drawn = [fit(names, pooled(resampled(blocks, rng))) for _ in range(AGAIN if len(blocks) > 1 else 0)]
    found: list[dict[str, Any]] = []
    for name in sorted(names, key=lambda name: -rated[name]):
        values = sorted(sample[name] for sample in drawn)
        low, high = (values[AGAIN // 40], values[-1 - AGAIN // 40]) if values else (rated[name], rated[name])
        found.append(
            {"bot": name, "rating": round(rated[name], 1), "low": round(low, 1), "high": round(high, 1)}
        )
    return found


def pooled(blocks: list[Duels]) -> Duels:
    total: Duels = {}
    for block in blocks:
        for pair, n in block.items():
            total[pair] = total.get(pair, 0.0) + n
    return total


def resampled(blocks: list[Duels], rng: Rng) -> list[Duels]:
    return [blocks[rng.below(len(blocks))] for _ in blocks]
