"""How bots play classic Die Macher: one file for each part of a round, in the order of the rulebook."""

from hustings.games.die_macher.classic.evaluation.policy import ClassicEvaluator as ClassicEvaluator
