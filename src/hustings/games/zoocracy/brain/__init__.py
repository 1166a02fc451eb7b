"""How bots play Zoocracy: one file for each part of a round, in the order of the rulebook."""

from hustings.games.zoocracy.brain.mind import ZooBrain as ZooBrain
