"""Bots: they are given a view and a question, like everybody, and return an answer.

``make("random", rng)`` finds one by name; ``BOTS`` lists them.
"""

from __future__ import annotations

from collections.abc import Callable

from hustings.bots.random import RandomBot
from hustings.core.errors import OptionError
from hustings.core.rng import Rng
from hustings.play.agent import Agent

__all__ = ["BOTS", "RandomBot", "known", "make"]

BOTS: dict[str, Callable[[Rng], Agent]] = {"random": RandomBot}


def known(name: str) -> str:
    """The name itself. Raises OptionError with those there are when it names no bot."""
    if name not in BOTS:
        raise OptionError(f"there is no bot {name!r}: there are {', '.join(BOTS)}")
    return name


def make(name: str, rng: Rng) -> Agent:
    """A bot for one seat of one game, with its own stream of chance."""
    return BOTS[known(name)](rng)
