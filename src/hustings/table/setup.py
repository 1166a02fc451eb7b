"""Which game, with which options, by which rules: all that is needed to set it up anywhere."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from hustings.core.codec import dumps, loads
from hustings.core.errors import FiguresError, OptionError
from hustings.core.game import Game
from hustings.core.title import Title, edition
from hustings.locale import languages
from hustings.registry import title as find_title
from hustings.registry import titles
from hustings.table.localizer import Localizer
from hustings.table.rows import TableRow

NEWEST = 0


class GameSetup(NamedTuple):
    """Plain data, for other processes too. A table keeps to the rules it began with."""

    game: str
    players: int
    options: str
    version: int = NEWEST
    data_hash: str = ""


@lru_cache(maxsize=256)
def set_up(setup: GameSetup) -> tuple[Title, Game[Any, Any]]:
    """The title and the game. Raises OptionError when they cannot be had here."""
    title = find_title(setup.game)
    options = loads(setup.options.encode())
    if setup.version == NEWEST:
        try:
            return title, title.game(setup.players, **options)
        except FiguresError as error:  # own figures that ours have no place for any more
            raise OptionError(str(error)) from None
    found = edition(title, setup.version, setup.data_hash, setup.players, options)
    if found is None:
        raise OptionError(f"{setup.game} is not here with version {setup.version} of its rules")
    return found


def warm() -> None:
    """Set up every game for every number of players, in every language.

    So whoever opens the first table, or is the first to read in Hebrew, keeps nobody else waiting. About a second.
    """
    for title in titles():
        for language in languages():
            Localizer(title, language)
        for players in title.players:
            game = set_up(GameSetup(title.id, players, "{}"))[1]
            options = dumps(game.options).decode()
            set_up(GameSetup(title.id, players, options))
            set_up(GameSetup(title.id, players, options, game.version, game.data_hash))


def setup_of(row: TableRow) -> GameSetup:
    return _setup(row.game, row.players, row.options, row.header)


@lru_cache(maxsize=4096)
def _setup(game: str, players: int, options: str, header: str | None) -> GameSetup:
    if header is None:
        return GameSetup(game, players, options)
    read = loads(header.encode())
    return GameSetup(game, players, options, read["version"], read["data_hash"])


def game_for(id: str, players: int, options: str) -> Game[Any, Any]:
    """The game by the newest rules, for a new table."""
    return set_up(GameSetup(id, players, options))[1]
