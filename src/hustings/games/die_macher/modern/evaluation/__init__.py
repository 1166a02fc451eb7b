"""How bots play Die Macher of 2019: one file for each part of a round, in the order of the rulebook."""

from hustings.games.die_macher.modern.evaluation.policy import ModernEvaluator as ModernEvaluator
