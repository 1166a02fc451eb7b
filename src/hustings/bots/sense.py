"""Where a bot's understanding of a game comes from."""

from __future__ import annotations

from typing import Any

from hustings.core.brain import Brain
from hustings.core.errors import OptionError
from hustings.core.game import Game
from hustings.shelf import title


def sense(game: Game[Any, Any]) -> Brain[Any, Any]:
    """The brain of the title this game is from; the plain one for a game that is not on the shelf."""
    try:
        return title(game.id).brain
    except OptionError:
        return Brain()
