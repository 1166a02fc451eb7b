"""What in the planner helps: variants of it, each alone against three `greedy`, on the same deals.

`python benchmarks/planner_variants.py zoocracy --deals 6 --playouts 30 --seed 20263`
"""

from __future__ import annotations

import argparse
from hashlib import blake2b
from typing import Any

import hustings
from hustings.bots import GreedyBot, PlannerBot
from hustings.bots.arena import Result, Run, Tally
from hustings.bots.planner import Thought
from hustings.core.action import CHANCE, Action, Decision
from hustings.core.record import draw_rng
from hustings.core.rng import seeded


class Stubborn(PlannerBot):
    """Halving alone: nothing is given up early, and the time is always used up."""

    first_look = 1 << 30


class Flat(PlannerBot):
    """The playouts shared out evenly, nothing dropped."""

    def think(self, game: Any, view: Any, decision: Decision) -> list[Thought]:
        brain = self.brain(game)
        world = self.imagine(game, view, decision.seat)
        first = brain.choose(game, world, decision, self.rng)
        field = [Thought(first)]
        field += [
            Thought(args) for args in brain.candidates(game, world, decision, self.rng) if args != first
        ]
        spent = 0
        start = self.clock()
        while len(field) > 1:
            spent += len(field)
            over = spent >= self.playouts if self.playouts else self.clock() - start > self.seconds
            self.try_all(brain, game, view, decision, field)
            if over:
                break
        field.sort(key=lambda thought: -thought.mean)
        return field


class Credulous(PlannerBot):
    """Sealed answers of others as ``determinize`` deals them, at random, not as players would give them."""

    def imagine(self, game: Any, view: Any, seat: int) -> Any:
        return game.determinize(view, self.rng)


class OneWorld(PlannerBot):
    """One imagined world for the whole thought."""

    def think(self, game: Any, view: Any, decision: Decision) -> list[Thought]:
        self.kept: Any = None
        return super().think(game, view, decision)

    def imagine(self, game: Any, view: Any, seat: int) -> Any:
        if self.kept is None:
            self.kept = super().imagine(game, view, seat)
        return self.kept


VARIANTS: dict[str, type[PlannerBot]] = {
    "as it is": PlannerBot,
    "no giving up": Stubborn,
    "no halving": Flat,
    "random envelopes": Credulous,
    "one world": OneWorld,
}


def play(id: str, players: int, variant: type[PlannerBot], playouts: int, seed: int, number: int) -> Result:
    title = hustings.title(id)
    game = title.game(players)
    deal, seat = divmod(number, players)
    chance = blake2b(f"{seed} {deal}".encode(), digest_size=32).hexdigest()
    agents: list[Any] = [
        GreedyBot(seeded(seed, f"game {number} seat {s}"), title.brain) for s in range(players)
    ]
    agents[seat] = variant(seeded(seed, f"game {number} seat {seat}"), title.brain, 0.0, playouts)
    state = game.initial()
    n = 0
    while asked := game.pending(state):
        n += 1
        decision = asked[0]
        if decision.seat == CHANCE:
            action = Action(decision.kind, decision.space.sample(draw_rng(chance, [""] * players, n)))
        else:
            action = agents[decision.seat].decide(game, game.view(state, decision.seat), decision)
        game.apply(state, decision.seat, action, asked)
    outcome = game.outcome(state)
    places = [(s - seat) % players for s in range(players)]
    return Result(number, places, outcome.points, outcome.ranks, n, outcome.reason)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare variants of the planner.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=6)
    parser.add_argument("--playouts", type=int, default=30)
    parser.add_argument("--seed", type=int, default=20263)
    given = parser.parse_args()
    options = hustings.game(given.game, given.players).options
    line_up = ("planner@1", *["greedy"] * (given.players - 1))
    for name, variant in VARIANTS.items():
        run = Run(given.game, given.players, options, line_up, given.seed, "", True)
        results = [
            play(given.game, given.players, variant, given.playouts, given.seed, number)
            for number in range(given.deals * given.players)
        ]
        found = Tally(run, results).lone()
        wins, margin = found["wins"], found["margin"]
        print(
            f"{name:18} {len(results)} games: wins {wins['share']:.1%} ({wins['low']:.1%} - {wins['high']:.1%}), "
            f"margin {margin['mean']:+.2f} ± {margin['error']:.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
