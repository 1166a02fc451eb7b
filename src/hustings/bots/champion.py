"""The bot that has learned: the planner's search, with quick choices and values of positions found by playing, and
playouts by players of many kinds (``varied``).

What time the planner's comparison leaves is spent on answers that nobody proposed: variations of the best one, a few at
a time, each against it in new worlds, until none of them is better. Where nothing was learned that fits the game
(``judgement``), it judges as ``planner`` does.
"""

from __future__ import annotations

from typing import Any, Final

from hustings.bots.judge import difference
from hustings.bots.judgement import LearnedEvaluator, best_evaluator
from hustings.bots.planner import HURRY, PlannerBot, Thought
from hustings.bots.variations import variation
from hustings.bots.varied import VariedEvaluator
from hustings.core.action import Decision
from hustings.core.evaluator import Evaluator
from hustings.core.game import Game

CHALLENGERS: Final = 7  # at a time
DRAWS: Final = 4  # for each of them: most variations of an answer have been looked at before
PATIENCE: Final = 2  # rounds of challengers in a row that may fail
BETTER: Final = (
    1.0  # standard errors by which a challenger must be: the best one has won against many already
)
LEAST: Final = 0.1  # of the time: with less than this no further round is begun


class ChampionBot(PlannerBot):
    """Thinks as the planner does, by what was learned where that fits the game, and looks further with the time left."""

    name = "champion"
    _looked = False

    def evaluator(self, game: Game[Any, Any]) -> Evaluator[Any, Any]:
        found = super().evaluator(game)
        if not self._looked:
            self._looked = True
            found = best_evaluator(game, found)
            if isinstance(found, LearnedEvaluator):
                found = VariedEvaluator(found.base, found.network)
            self._evaluator = found
        return found

    def think(self, game: Game[Any, Any], view: Any, decision: Decision) -> list[Thought]:
        seconds = self.budget()
        start = self.clock()
        field = self.first_answers(game, view, decision, seconds)
        found = self.compare(game, view, decision, field, start, seconds, self.playouts)
        if seconds < HURRY:
            return found
        seen = {thought.args for thought in found}
        spent = sum(thought.tries for thought in found)
        failed = 0
        while failed < PATIENCE:
            now = self.clock()
            left = seconds - (now - start)
            if left < LEAST * seconds or (
                self.playouts and spent + CHALLENGERS * self.first_look > self.playouts
            ):
                break
            new = self.challengers(decision, found[0], seen)
            if not new:
                break
            best = Thought(found[0].args)
            contest = self.compare(
                game,
                view,
                decision,
                [best, *new],
                now,
                left,
                max(self.playouts - spent, 1) if self.playouts else 0,
            )
            spent += sum(thought.tries for thought in contest)
            if beats(contest[0], best):
                found = contest + [thought for thought in found if thought.args != best.args]
                failed = 0
            else:
                failed += 1
        return found

    def challengers(self, decision: Decision, best: Thought, seen: set[tuple[int, ...]]) -> list[Thought]:
        """Answers not looked at before, which then are."""
        found: list[Thought] = []
        for _ in range(DRAWS * CHALLENGERS):
            args = variation(decision.space, best.args, self.rng)
            if args not in seen:
                seen.add(args)
                found.append(Thought(args))
                if len(found) == CHALLENGERS:
                    break
        return found


def beats(challenger: Thought, best: Thought) -> bool:
    """Whether it was better in the worlds in which both were tried, by more than luck explains easily."""
    n = min(challenger.tries, best.tries)
    return challenger is not best and difference(challenger.gains[:n], best.gains[:n]).beyond(BETTER)
