"""Bots: they are given a view and a question, like everybody, and return an answer.

``make("random", rng)`` finds one by name; ``BOTS`` lists them, ``OFFERED`` those that people choose from,
weakest first. ``planner`` thinks a second by the clock, ``planner:0.3`` so many seconds; ``planner@200``
spends 200 playouts on a decision instead, and so plays alike on every machine. So do ``strong``, which is the
planner, and ``champion``.

Bots of other people (``hustings.bots.custom``) go by the name under which they are installed, or on the command
line by their file: ``my_bot.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from time import monotonic
from typing import Final

from hustings.bots import custom
from hustings.bots.champion import ChampionBot
from hustings.bots.greedy import GreedyBot
from hustings.bots.hints import Hint, hint
from hustings.bots.levels import LEVELS, ClubBot, NewcomerBot, StrongBot
from hustings.bots.planner import PlannerBot
from hustings.bots.random import RandomBot
from hustings.bots.reasons import reason, remembers, speaks
from hustings.bots.sense import sense
from hustings.core.errors import OptionError
from hustings.core.rng import Rng
from hustings.core.title import Title
from hustings.play.agent import Agent

__all__ = [
    "AT_TABLE",
    "BOTS",
    "LEVELS",
    "OFFERED",
    "Agent",
    "ChampionBot",
    "GreedyBot",
    "Hint",
    "PlannerBot",
    "RandomBot",
    "hint",
    "known",
    "make",
    "reason",
    "remembers",
    "sense",
    "speaks",
    "steady",
]

BOTS: Final = ("random", "greedy", "planner", *LEVELS)
OFFERED: Final = ("random", *LEVELS)
THINKERS: Final[dict[str, type[PlannerBot]]] = {
    "planner": PlannerBot,
    "strong": StrongBot,
    "champion": ChampionBot,
}
SECONDS: Final = 1.0  # what those who think do when they are not told
# Who plays where nobody is named. However long a bot is told to think, at a table a person waits for all of them
# together no longer than ``hustings.play.thinking_budget`` allows.
AT_TABLE: Final = "planner:0.2"


class Spec:
    """A bot's name taken apart."""

    def __init__(self, name: str, seconds: float, playouts: int) -> None:
        self.name = name
        self.seconds = seconds
        self.playouts = playouts


def parse(text: str) -> Spec:
    """What a name asks for. Raises OptionError with what there is."""
    name, mark, number = text, "", ""
    for sign in ":@":
        if sign in text:
            name, mark, number = text.partition(sign)
            break
    if name in custom.installed() and name not in BOTS and not mark:
        return Spec(name, 0.0, 0)
    if name not in BOTS:
        raise OptionError(f"there is no bot {name!r}: there are {', '.join([*BOTS, *custom.installed()])}")
    if not mark:
        return Spec(name, SECONDS, 0)
    if name in THINKERS:
        if mark == "@" and number.isdecimal() and int(number):
            return Spec(name, 0.0, int(number))
        if mark == ":" and (seconds := _seconds(number)):
            return Spec(name, seconds, 0)
    raise OptionError(
        f"{text!r} is no bot: only {', '.join(THINKERS)} take a number, "
        "of seconds as planner:0.3 or of playouts as planner@200"
    )


def _seconds(number: str) -> float:
    try:
        value = float(number)
    except ValueError:
        return 0.0
    return value if isfinite(value) and value > 0 else 0.0


def known(text: str) -> str:
    """The name itself; it may also say where a bot of one's own is. Raises OptionError with those there are.

    For people who may run their own code here; what comes over a wire is for ``parse``.
    """
    if _elsewhere(text):
        custom.factory(text)
    else:
        parse(text)
    return text


def _elsewhere(text: str) -> bool:
    """Whether a name is a file or module: ``planner:0.3`` is none."""
    return text.partition(":")[0] not in BOTS and custom.is_place(text)


def steady(text: str) -> bool:
    """Whether this bot does the same again with the same chance, whatever the clock says. Raises OptionError.

    Of other people's bots it is believed.
    """
    if _elsewhere(text):
        return True
    spec = parse(text)
    return spec.name not in THINKERS or spec.playouts > 0


def make(
    text: str,
    rng: Rng,
    title: Title | None = None,
    clock: Callable[[], float] = monotonic,
    most: Callable[[], float] | None = None,
) -> Agent:
    """A bot for one seat of one game, with its own stream of chance.

    What it knows about the game is the title's evaluator; without a title it looks on the shelf. ``clock`` is
    what one that thinks for so many seconds looks at, and ``most`` says how many there are where a person waits
    (``hustings.play.thinking_budget``).
    """
    if _elsewhere(text):
        return custom.made(text, rng)
    spec = parse(text)
    if spec.name not in BOTS:
        return custom.made(spec.name, rng)
    if spec.name == "random":
        return RandomBot(rng)
    evaluator = None if title is None else title.evaluator
    quick = {"greedy": GreedyBot, "newcomer": NewcomerBot, "club": ClubBot}.get(spec.name)
    if quick is not None:
        return quick(rng, evaluator)
    return THINKERS[spec.name](rng, evaluator, spec.seconds, spec.playouts, clock, most)
