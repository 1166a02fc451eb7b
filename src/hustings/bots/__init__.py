"""Bots: they are given a view and a question, like everybody, and return an answer.

``make("random", rng)`` finds one by name; ``BOTS`` lists them. ``planner`` thinks by the clock;
``planner:200`` spends 200 playouts on a decision instead, and so plays alike on every machine.
"""

from __future__ import annotations

from typing import Any, Final

from hustings.bots.greedy import GreedyBot
from hustings.bots.planner import PlannerBot
from hustings.bots.random import RandomBot
from hustings.core.brain import Brain
from hustings.core.errors import OptionError
from hustings.core.rng import Rng
from hustings.play.agent import Agent

__all__ = ["BOTS", "GreedyBot", "PlannerBot", "RandomBot", "known", "make", "steady"]

BOTS: Final = ("random", "greedy", "planner")


def known(text: str) -> str:
    """The name itself. Raises OptionError with those there are when it names no bot."""
    name, colon, playouts = text.partition(":")
    if name not in BOTS:
        raise OptionError(f"there is no bot {name!r}: there are {', '.join(BOTS)}")
    if colon and (name != "planner" or not playouts.isdecimal() or not int(playouts)):
        raise OptionError(f"{text!r} is no bot: only planner takes a number, of playouts, as planner:200")
    return text


def steady(text: str) -> str:
    """A bot that does the same again with the same chance, whatever the clock says. Raises OptionError."""
    if known(text) == "planner":
        raise OptionError(
            "planner thinks by the clock; planner:200, with a number of playouts, gives the same again"
        )
    return text


def make(text: str, rng: Rng, brain: Brain[Any, Any] | None = None) -> Agent:
    """A bot for one seat of one game, with its own stream of chance; the brain is the game's, if it has one."""
    name, _, playouts = known(text).partition(":")
    if name == "random":
        return RandomBot(rng)
    sense: Brain[Any, Any] = Brain() if brain is None else brain
    return GreedyBot(rng, sense) if name == "greedy" else PlannerBot(rng, sense, playouts=int(playouts or 0))
