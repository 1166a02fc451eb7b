"""Hustings: heavy election games, exactly.

>>> import hustings
>>> game = hustings.game("pocket", players=3)
>>> state = game.initial()
>>> game.pending(state)[0].kind
'deal'
"""

import hustings.games  # noqa: F401 - first, so that the function below keeps the name
from hustings.shelf import game, games, title

__all__ = ["game", "games", "title"]
__version__ = "0.1.0.dev0"
