"""Games, their options and rules, and bots."""

from __future__ import annotations

from typing import Any, Literal

from hustings.structs import Struct
from hustings.wire.common import Json, MessageInfo, OwnText
from hustings.wire.play import PhaseInfo

FigureStatus = Literal["confirmed", "inferred", "reconstructed", "not-found", "own"]


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
    figures: bool = False  # whether it has figures to list
    reconstructed: list[str] = []  # figures made up to fit: poll.lines, region.NW.size, topic.health_reform


class BotInfo(Struct):
    name: str
    label: MessageInfo | None = None
    about: MessageInfo | None = None


class ThingInfo(Struct):
    """Something on the table: what it is called, what it is, what it does, and the section ``<book> §<id>``.

    Ids are stable: ``card:3``, ``office:1``, ``phase:media``, ``column:votes``, ``factor``.
    """

    id: str
    name: MessageInfo
    what: MessageInfo
    does: MessageInfo | None
    rule: str


class CountExample(Struct):
    """A count of votes from a game of bots: what ``seat`` saw before it, and the news of it."""

    seats: list[MessageInfo]
    options: Json
    seat: int
    phases: list[PhaseInfo]
    view: Json
    insights: Json
    news: list[MessageInfo]


class GameOverview(Struct):
    """A game in two minutes: ids of things for ``goal``, ``votes`` (how they are counted) and ``moves`` (what does)."""

    game: str
    things: dict[str, list[str]]
    example: CountExample | None


class GameThings(Struct):
    """Everything on the table of a game; ``questions`` names for each kind of question the thing that explains it."""

    game: str
    things: list[ThingInfo]
    questions: dict[str, str]


class ThingNow(Struct):
    """One thing at a table, and what it means there now, as far as a seat may know."""

    thing: ThingInfo
    now: list[MessageInfo]


class CoachInfo(Struct):
    """For newcomers: what a question is for, and what to look at."""

    purpose: MessageInfo
    coach: MessageInfo


class GameCoach(Struct):
    """What the coach says to the questions of a game, by kind; a kind without words is left out."""

    game: str
    questions: dict[str, CoachInfo]


class GameRules(Struct):
    """The rules of a game. Sections are the headings ``## <id> <title>``; messages cite ``<book> §<id>``."""

    game: str
    name: str
    book: str
    language: str
    text: str


class Figure(Struct):
    """One figure of a component. ``label`` and ``text`` are in the language asked for, or English."""

    name: str
    label: str
    value: Any
    text: str
    status: FigureStatus
    sources: list[str]


class FigureRow(Struct):
    """A card, a state, a line of the rules: its figures, and what is known about them."""

    id: str
    label: str
    status: FigureStatus
    note: str
    figures: list[Figure]


class FigureTable(Struct):
    id: str
    label: str
    rows: list[FigureRow]


class GameFigures(Struct):
    """All component figures of a game, each with its status; ``sources`` says where the named ones are."""

    game: str
    name: str
    hash: str
    counts: dict[FigureStatus, int]
    tables: list[FigureTable]
    sources: dict[str, str]
    reconstructed: list[str]
    own: str = ""  # figures of one's own among them, as a text that can be sent again
    facts: Json | None = None  # of a table with own figures: what its board is labelled with


class OwnFigures(Struct, forbid_unknown_fields=True):
    """A TOML file with figures of one's own, or such a text as ``GameFigures.own``."""

    figures: OwnText
