"""What an answer to a puzzle is worth, by playouts to the end of the game: the same for everybody who gives it."""

from __future__ import annotations

from typing import Any, Final

from hustings.bots.calibration import Calibration
from hustings.bots.hints import HintedChange, changes_later
from hustings.bots.judge import Judge, difference
from hustings.bots.judgement import best_evaluator
from hustings.core.evaluator import Evaluator
from hustings.puzzles.model import Puzzle, PuzzleStart

WORLDS: Final = 60
AS_GOOD: Final = 0.01  # chance to win that may be missing from an answer that counts as solved


class Verdict:
    """``solved``: it is the solution, or as good as far as can be told. ``figures``: what the solution brings more."""

    def __init__(
        self, solved: bool, chance: float, best: float, error: float, figures: list[HintedChange]
    ) -> None:
        self.solved = solved
        self.chance = chance  # to win with the answer given
        self.best = best  # with the solution
        self.error = error  # standard, of the difference
        self.figures = figures


def judged(
    position: PuzzleStart,
    answers: list[tuple[int, ...]],
    seed: bytes,
    worlds: int,
    figures: bool = False,
    evaluator: Evaluator[Any, Any] | None = None,
) -> Judge:
    """A judge that has tried these answers; they are in ``Judge.tried``.

    Everybody plays on by the best quick choices there are, or those of ``evaluator``; a chance is the share of games
    won so.
    """
    judge = Judge(
        position.game,
        best_evaluator(position.game, position.title.evaluator) if evaluator is None else evaluator,
        position.view,
        position.decision,
        seed,
        to_the_end=True,
        scale=Calibration({}),
        figures=figures,
    )
    judge.tried = judge.answers(answers)
    judge.try_all(judge.tried, range(worlds))
    return judge


def judge_answer(puzzle: Puzzle, args: tuple[int, ...], worlds: int = WORLDS) -> Verdict:
    """Requires an answer that is allowed."""
    position = puzzle.position()
    solution = tuple(puzzle.solution)
    if args == solution:
        return Verdict(True, puzzle.chances[0], puzzle.chances[0], 0.0, [])
    judge = judged(position, [solution, args], f"{puzzle.id} answer".encode(), worlds, figures=True)
    best, mine = judge.tried
    gap = difference(best.chances, mine.chances)
    solved = not gap.beyond(2.0, AS_GOOD)
    return Verdict(
        solved,
        judge.chance(mine),
        judge.chance(best),
        gap.error * judge.scale.slope(mine.means(), mine.tries, judge.at, mine.seat),
        changes_later(best, [mine], worlds),
    )


def holds(puzzle: Puzzle, worlds: int = WORLDS) -> bool:
    """Whether the solution still wins most of the answers that are known to come next, however others play on: by the
    best quick choices there are, and by those written by hand.
    """
    position = puzzle.position()
    answers = [tuple(puzzle.solution), *[tuple(args) for args in puzzle.others]]
    for evaluator in (None, position.title.evaluator.new()):
        tried = judged(position, answers, f"{puzzle.id} check".encode(), worlds, evaluator=evaluator).tried
        if any(tried[0].mean <= other.mean for other in tried[1:]):
            return False
    return True


def errors(judge: Judge) -> list[float]:
    return [judge.error(answer) for answer in judge.tried]
