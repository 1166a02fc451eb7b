"""Hustings: heavy election games, exactly.

import hustings

game = hustings.game("die-macher-2006", players=4)
state = game.initial()
while decisions := game.pending(state):
    ...
"""

from hustings.shelf import game, games, title

__all__ = ["game", "games", "title"]
__version__ = "0.1.0.dev0"
