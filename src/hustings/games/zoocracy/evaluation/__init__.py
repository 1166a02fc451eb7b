"""How bots play Zoocracy: one file for each part of a round, in the order of the rulebook."""

from hustings.games.zoocracy.evaluation.policy import ZooEvaluator as ZooEvaluator
