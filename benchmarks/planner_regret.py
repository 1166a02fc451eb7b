"""What a thought is worth: how much better than `greedy` a way to think chooses, question by question.

`python benchmarks/planner_regret.py die-macher-2019 --questions 40 --seconds 0.1 --seed 901`

Questions come from games of four `greedy`. Each variant answers each of them in so much processor time; then
all the answers are judged in the same worlds, far more of them than any variant had. That tells variants apart
with a hundredth of the games a ladder needs, but by the planner's own judgement: a ladder has the last word.
"""

from __future__ import annotations

import argparse
from math import sqrt
from time import thread_time
from typing import Any

from planner_variants import VARIANTS

import hustings
from hustings.bots import GreedyBot, PlannerBot
from hustings.bots.judgement import best_evaluator
from hustings.bots.planner import Thought
from hustings.core.action import CHANCE, Action, Decision
from hustings.core.rng import seeded


def questions(id: str, players: int, number: int, seed: int) -> list[tuple[Any, Any, Decision]]:
    """Some of the questions of games of `greedy` in which there is something to think about."""
    title = hustings.title(id)
    game = title.game(players)
    rng = seeded(seed, "questions")
    found: list[tuple[Any, Any, Decision]] = []
    while len(found) < number:
        state = game.initial()
        bots = [GreedyBot(seeded(seed, f"{len(found)} {seat}"), title.evaluator) for seat in range(players)]
        while (asked := game.pending(state)) and len(found) < number:
            decision = asked[0]
            if decision.seat == CHANCE:
                action = Action(decision.kind, decision.space.sample(rng))
            else:
                view = game.view(state, decision.seat)
                action = bots[decision.seat].decide(game, view, decision)
                if rng.below(25) == 0 and len(title.evaluator.candidates(game, state, decision, rng)) > 1:
                    found.append((game, view, decision))
            game.apply(state, decision.seat, action, asked)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare ways to think, question by question.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--questions", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--worlds", type=int, default=600)
    parser.add_argument("--seed", type=int, default=901)
    parser.add_argument(
        "--variants", default=",".join(VARIANTS), help="with a time of its own as in 'as it is:0.3'"
    )
    parser.add_argument(
        "--learned", action="store_true", help="judge and think by what was learned, as champion does"
    )
    given = parser.parse_args()
    evaluator = hustings.title(given.game).evaluator
    if given.learned:
        evaluator = best_evaluator(hustings.game(given.game, given.players), evaluator)
    names = given.variants.split(",")
    gains: dict[str, list[float]] = {name: [] for name in names}
    spent = dict.fromkeys(names, 0.0)
    for n, (game, view, decision) in enumerate(
        questions(given.game, given.players, given.questions, given.seed)
    ):
        judge = PlannerBot(seeded(given.seed, f"judge {n}"), evaluator, 0.0, 1)
        world = judge.imagine(game, view, decision.seat)
        at_once = Thought(evaluator.choose(game, world, decision, judge.rng))
        answers = {at_once.args: at_once}
        chosen: dict[str, Thought] = {}
        for name in names:
            variant, _, seconds = name.partition(":")
            bot = VARIANTS[variant](
                seeded(given.seed, f"bot {n}"), evaluator, float(seconds or given.seconds), 0, thread_time
            )
            began = thread_time()
            args = bot.decide(game, view, decision).args
            spent[name] += thread_time() - began
            chosen[name] = answers.setdefault(args, Thought(args))
        if len(answers) > 1:
            for _ in range(given.worlds):
                judge.try_all(judge.evaluator(game), game, view, decision, list(answers.values()))
        for name in names:
            gains[name].append(chosen[name].mean - at_once.mean)
    base = gains[names[0]]
    for name in names:
        mean, error = figures(gains[name])
        behind, doubt = figures([mine - its for mine, its in zip(gains[name], base, strict=True)])
        print(
            f"{name:18} chance to win {100 * mean:+.2f} ± {100 * error:.2f} % a question over greedy, "
            f"{100 * behind:+.2f} ± {100 * doubt:.2f} % over {names[0]!r}; "
            f"{1000 * spent[name] / len(base):.0f} ms a question"
        )


def figures(values: list[float]) -> tuple[float, float]:
    """The mean and the half width of its 95 % interval."""
    n = len(values)
    mean = sum(values) / n
    return mean, 1.96 * sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)


if __name__ == "__main__":
    main()
