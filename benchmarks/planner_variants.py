"""What in the planner helps: variants of it, each alone against three `greedy`, on the same deals.

`python benchmarks/planner_variants.py zoocracy --deals 6 --playouts 30 --seed 20263`
"""

from __future__ import annotations

import argparse
from hashlib import blake2b
from math import log, sqrt
from typing import Any

import hustings
from hustings.bots import ChampionBot, GreedyBot, PlannerBot
from hustings.bots.arena import GameResult, Run, Tally
from hustings.bots.planner import Thought
from hustings.core.action import CHANCE, Action, Decision
from hustings.core.record import draw_rng
from hustings.core.rng import Rng, seeded


class Stubborn(PlannerBot):
    """Halving alone: nothing is given up early, and the time is always used up."""

    first_look = 1 << 30


class Flat(PlannerBot):
    """The playouts shared out evenly, nothing dropped."""

    def think(self, game: Any, view: Any, decision: Decision) -> list[Thought]:
        evaluator = self.evaluator(game)
        world = self.imagine(game, view, decision.seat)
        first = evaluator.choose(game, world, decision, self.rng)
        field = [Thought(first)]
        field += [
            Thought(args) for args in evaluator.candidates(game, world, decision, self.rng) if args != first
        ]
        spent = 0
        start = self.clock()
        while len(field) > 1:
            spent += len(field)
            over = spent >= self.playouts if self.playouts else self.clock() - start > self.seconds
            self.try_all(evaluator, game, view, decision, field)
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


class Tree(PlannerBot):
    """A tree over the next few decisions of every seat, each choosing by its own upper confidence bound.

    Information-set search with a max^n back-up, decoupled: a seat's node is what it has answered itself since the
    root, never what others sealed. Below the tree everybody plays on by quick choices, as in the planner.
    """

    DEPTH = 4  # decisions in the tree, of all seats together
    EAGER = 0.15  # how much is tried that looks worse: chances to win differ by a few hundredths

    def think(self, game: Any, view: Any, decision: Decision) -> list[Thought]:
        evaluator = self.evaluator(game)
        start = self.clock()
        world = self.imagine(game, view, decision.seat)
        first = evaluator.choose(game, world, decision, self.rng)
        root = [Thought(first)]
        root += [
            Thought(args) for args in evaluator.candidates(game, world, decision, self.rng) if args != first
        ]
        nodes: dict[Any, list[Thought]] = {(decision.seat,): root}
        tried = 0
        while len(root) > 1 and not self._over(tried, start):
            self._descend(game, evaluator, self.imagine(game, view, decision.seat), nodes)
            tried += 1
        return sorted(root, key=lambda thought: -thought.tries)

    def _over(self, tried: int, start: float) -> bool:
        return tried >= self.playouts if self.playouts else self.clock() - start > self.seconds

    def _descend(self, game: Any, evaluator: Any, state: Any, nodes: dict[Any, list[Thought]]) -> None:
        goal = evaluator.horizon(game, state)
        luck = Rng(b"%d" % self.rng.below(1 << 30))
        paths: dict[int, tuple[Any, ...]] = {}
        walked: list[tuple[int, Thought]] = []
        asked = game.pending(state)
        while asked and len(walked) < self.DEPTH and evaluator.horizon(game, state) == goal:
            decision = asked[0]
            seat = decision.seat
            if seat == CHANCE:
                args = decision.space.sample(luck)
            else:
                path = paths.get(seat, (seat,))
                node = nodes.get(path)
                if node is None:
                    found = [evaluator.quick(game, state, decision, luck)]
                    found += [a for a in evaluator.candidates(game, state, decision, luck) if a not in found]
                    node = nodes[path] = [Thought(a) for a in found]
                legal = [thought for thought in node if thought.args in decision.space]
                if not legal:
                    break
                args = self._bound(legal, walked, seat)
                paths[seat] = (*path, decision.kind, args)
            game.apply_trusted(state, seat, Action(decision.kind, args))
            asked = game.pending(state)
        evaluator.play_on(game, state, goal, luck)
        gains = evaluator.win_probabilities(game, state)
        for seat, thought in walked:
            thought.gains.append(gains[seat])
            thought.total += gains[seat]

    def _bound(self, node: list[Thought], walked: list[tuple[int, Thought]], seat: int) -> tuple[int, ...]:
        """The answer with the highest bound; one that was never tried comes first."""
        visits = sum(thought.tries for thought in node)
        best, most = node[0], -1.0
        for thought in node:
            bound = 9.0
            if thought.tries:
                bound = thought.mean + self.EAGER * sqrt(log(visits) / thought.tries)
            if bound > most:
                best, most = thought, bound
        walked.append((seat, best))
        return best.args


VARIANTS: dict[str, type[PlannerBot]] = {
    "as it is": PlannerBot,
    "challengers": ChampionBot,
    "no giving up": Stubborn,
    "no halving": Flat,
    "random envelopes": Credulous,
    "one world": OneWorld,
    "tree": Tree,
}


def play(
    id: str, players: int, variant: type[PlannerBot], playouts: int, seed: int, number: int
) -> GameResult:
    title = hustings.title(id)
    game = title.game(players)
    deal, seat = divmod(number, players)
    chance = blake2b(f"{seed} {deal}".encode(), digest_size=32).hexdigest()
    agents: list[Any] = [
        GreedyBot(seeded(seed, f"game {number} seat {s}"), title.evaluator) for s in range(players)
    ]
    agents[seat] = variant(seeded(seed, f"game {number} seat {seat}"), title.evaluator, 0.0, playouts)
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
    return GameResult(number, places, outcome.points, outcome.ranks, n, outcome.reason)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare variants of the planner.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=6)
    parser.add_argument("--playouts", type=int, default=30)
    parser.add_argument("--seed", type=int, default=20263)
    parser.add_argument("--variants", default=",".join(VARIANTS))
    given = parser.parse_args()
    options = hustings.game(given.game, given.players).options
    line_up = ("planner@1", *["greedy"] * (given.players - 1))
    for name in given.variants.split(","):
        variant = VARIANTS[name]
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
