"""Bots of other people: installed ones by name, one's own by file or module.

A package offers a bot as an entry point of the group ``hustings.bots``. On the command line and from Python a bot
can also be named by where it is: ``my_bot.py``, ``my_bot.py:Cautious`` or ``my_package.bots:Cautious``. What is
named is a class or function that is given a generator and returns an ``Agent``. What it does wrong is a ``BotError``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any

from hustings.core.action import Action, Decision
from hustings.core.errors import BotError, HustingsError, OptionError
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.rng import Rng
from hustings.play.agent import Agent

GROUP = "hustings.bots"
Factory = Callable[[Rng], Agent]


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def installed() -> list[str]:
    """The names of bots that other packages offer."""
    return list(_points())


def is_place(text: str) -> bool:
    """Whether a name says where the bot is: in a file, or in a module."""
    where, _, name = text.rpartition(":")
    return text.endswith(".py") or where.endswith(".py") or (bool(where) and name.isidentifier())


@cache
def factory(text: str) -> Factory:
    """What makes the bot of this name. Raises OptionError with what is missing."""
    if text in _points():
        return _checked(_points()[text].load(), text)
    where, _, name = (text, "", "") if text.endswith(".py") else text.rpartition(":")
    module = _from_file(where) if where.endswith(".py") else _from_module(where)
    if name:
        if not hasattr(module, name):
            raise OptionError(f"there is no {name} in {where}")
        return _checked(getattr(module, name), text)
    found = [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Agent) and value.__module__ == module.__name__
    ]
    if len(found) != 1:
        said = ", ".join(one.__name__ for one in found) or "none"
        raise OptionError(
            f"{where} should define one bot (a class derived from hustings.bots.Agent), "
            f"or be named as {where}:NAME; it defines {said}"
        )
    return _checked(found[0], text)


def made(text: str, rng: Rng) -> Agent:
    """The bot of this name. Raises OptionError."""
    make = factory(text)
    with told(text):
        bot = make(rng)
    if not isinstance(bot, Agent):
        raise OptionError(f"{text} is no bot: it makes a {type(bot).__name__}, not a hustings.bots.Agent")
    return CustomBot(text, bot)


@contextmanager
def told(text: str) -> Iterator[None]:
    """Whatever goes wrong inside is told as a fault of this bot, with its line."""
    try:
        yield
    except HustingsError:
        raise
    except SyntaxError as error:
        raise BotError(f"the bot {text} cannot be read: line {error.lineno}: {error.msg}") from None
    except Exception as error:
        line = extract_tb(error.__traceback__)[-1]
        where = f"{Path(line.filename).name}, line {line.lineno}, in {line.name}"
        raise BotError(f"the bot {text} failed: {where}: {type(error).__name__}: {error}") from error


class CustomBot(Agent):
    """A bot of somebody else's."""

    def __init__(self, text: str, bot: Agent) -> None:
        self._text = text
        self._bot = bot
        self.name = bot.name

    @property
    def listens(self) -> bool:  # type: ignore[override]
        return self._bot.listens

    def decide(self, game: Game[Any, Any], view: Any, decision: Decision) -> Action:
        with told(self._text):
            action: object = self._bot.decide(game, view, decision)
        if not isinstance(action, Action) or not isinstance(action.args, tuple):
            raise BotError(
                f"the bot {self._text} answered {decision.kind!r} with {action!r}, not with an Action and a tuple"
            )
        if action.kind != decision.kind or action.args not in decision.space:
            rule = decision.space.rule
            raise BotError(
                f"the bot {self._text} answered {decision.kind!r} with {action.kind} {action.args}, "
                f"which is not allowed{f' [{rule}]' if rule else ''}; decision.space has what is"
            )
        return action

    def news(self, game: Game[Any, Any], view: Any, events: list[Event]) -> None:
        with told(self._text):
            self._bot.news(game, view, events)

    def speaks(self, game: Game[Any, Any], kind: str) -> bool:
        with told(self._text):
            return self._bot.speaks(game, kind)

    def explain(self, game: Game[Any, Any], view: Any, decision: Decision, action: Action) -> Message | None:
        with told(self._text):
            return self._bot.explain(game, view, decision, action)


def _checked(value: Any, text: str) -> Factory:
    if not callable(value):
        raise OptionError(f"{text} is no bot: it is not a class or function")
    made: Factory = value
    return made


def _from_module(name: str) -> ModuleType:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        raise OptionError(f"there is no module {error.name!r}") from None


def _from_file(path: str) -> ModuleType:
    file = Path(path).resolve()
    if not file.is_file():
        raise OptionError(f"there is no file {path}")
    name = f"hustings_bot_{file.stem}"
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise OptionError(f"{path} is no Python file")
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        with told(path):
            spec.loader.exec_module(module)
    except BotError:
        del sys.modules[name]
        raise
    return module
