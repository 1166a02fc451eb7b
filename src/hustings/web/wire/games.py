"""Games, their options and rules, and bots."""

from __future__ import annotations

from msgspec import Struct

from hustings.web.wire.common import MessageInfo


class OptionInfo(Struct):
    name: str
    values: list[str]
    default: str
    kind: str  # choice or flag
    label: MessageInfo | None = None
    about: MessageInfo | None = None
    labels: list[MessageInfo | None] = []  # of the values


class GameInfo(Struct):
    id: str
    name: str
    players: list[int]
    options: list[OptionInfo]
    example: bool
    about: MessageInfo | None = None
    book: str = ""


class BotInfo(Struct):
    name: str
    label: MessageInfo | None = None
    about: MessageInfo | None = None


class GameRules(Struct):
    """The rules of a game. Sections are the headings ``## <id> <title>``; messages cite ``<book> §<id>``."""

    game: str
    name: str
    book: str
    language: str
    text: str
