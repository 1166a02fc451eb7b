"""Hustings: heavy election games, exactly.

>>> import hustings
>>> game = hustings.game("pocket", players=3)
>>> state = game.initial()
>>> game.pending(state)[0].kind
'deal'
"""

from hustings.registry import game, title, titles

__all__ = ["game", "title", "titles"]
__version__ = "0.1.0.dev0"
