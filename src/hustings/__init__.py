"""Hustings: heavy election games, exactly.

A whole game, played at random:

>>> import hustings
>>> game = hustings.game("pocket", players=3)
>>> rng = hustings.seeded(1)
>>> state = game.initial()
>>> while asked := game.pending(state):
...     decision = asked[0]
...     action = hustings.Action(decision.kind, decision.space.sample(rng))
...     events = game.apply(state, decision.seat, action)
>>> game.outcome(state).winners
[1]
"""

from hustings.core.action import CHANCE, SPECTATOR, Action, Decision
from hustings.core.errors import HustingsError, IllegalAction, InvalidAction, OptionError
from hustings.core.event import Event
from hustings.core.game import Game, Outcome
from hustings.core.rng import Rng, seeded
from hustings.core.title import Title
from hustings.registry import game, title, titles

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Action",
    "Decision",
    "Event",
    "Game",
    "HustingsError",
    "IllegalAction",
    "InvalidAction",
    "OptionError",
    "Outcome",
    "Rng",
    "Title",
    "game",
    "seeded",
    "title",
    "titles",
]
__version__ = "0.2.0.dev0"
