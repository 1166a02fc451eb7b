"""Bots of other people: installed ones by name, one's own by file or module.

A package offers a bot as an entry point of the group ``hustings.bots``. On the command line and from Python a bot
can also be named by where it is: ``my_bot.py``, ``my_bot.py:Cautious`` or ``my_package.bots:Cautious``. What is
named is a class or function that is given a generator and returns an ``Agent``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hustings.core.errors import OptionError
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
        raise OptionError(f"{where} should define one bot, or be named as {where}:NAME; it defines {said}")
    return _checked(found[0], text)


def made(text: str, rng: Rng) -> Agent:
    """The bot of this name. Raises OptionError."""
    bot = factory(text)(rng)
    if not isinstance(bot, Agent):
        raise OptionError(f"{text} is no bot: it makes a {type(bot).__name__}, not a hustings.Agent")
    return bot


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
    spec.loader.exec_module(module)
    return module
