"""What chance did: each draw against what could have been drawn instead, from the position as it truly was."""

from __future__ import annotations

from typing import Any

from hustings.bots.calibration import Calibration
from hustings.bots.judge import difference
from hustings.core.action import CHANCE, Action, Decision
from hustings.core.evaluator import Evaluator
from hustings.core.game import Game
from hustings.core.rng import QuickRng
from hustings.review.model import ChanceDraw


def judge_draw(
    game: Game[Any, Any],
    evaluator: Evaluator[Any, Any],
    scale: Calibration,
    state: Any,
    decision: Decision,
    args: tuple[int, ...],
    n: int,
    tries: int,
    seed: bytes,
) -> ChanceDraw:
    """``tries`` pairs of playouts: one after what was drawn, one after another draw, both with the same luck after it."""
    drawn: list[list[float]] = []
    other: list[list[float]] = []
    goal = evaluator.horizon(game, state)
    for number in range(tries):
        instead = decision.space.sample(QuickRng(seed, f"draw {n} {number}"))
        for values, found in ((args, drawn), (instead, other)):
            if values == args and found is other:
                found.append(drawn[-1])  # the same draw: the same game
                continue
            after = game.copy(state)
            game.apply_trusted(after, CHANCE, Action(decision.kind, values))
            evaluator.play_on(game, after, goal, QuickRng(seed, f"after {n} {number}"))
            found.append(scale.chances(evaluator, game, after))
    means = [[sum(column) / tries for column in zip(*rows, strict=True)] for rows in (drawn, other)]
    here, elsewhere = (scale.sharpen(mean, tries, goal) for mean in means)
    errors = [
        scale.slope(means[0], tries, goal, seat)
        * difference([row[seat] for row in drawn], [row[seat] for row in other]).error
        for seat in range(game.players)
    ]
    return ChanceDraw(
        n,
        decision.kind,
        [round(mine - its, 5) for mine, its in zip(here, elsewhere, strict=True)],
        [round(error, 5) for error in errors],
    )
