"""The protocol that every game speaks. Pure: no chance, no clock, no files, no game.

Read in this order: action, space, compound, role, struct, vocabulary, event, frame, game; then rng, message, words, title, codec, record.
"""

from hustings.core.action import CHANCE, SPECTATOR, Action, Decision, Seat
from hustings.core.compound import Branch, Product
from hustings.core.errors import (
    CodecError,
    FiguresError,
    HustingsError,
    IllegalAction,
    InvalidAction,
    OptionError,
    RecordError,
    RulebookError,
    RulesBug,
)
from hustings.core.event import Event, Log
from hustings.core.frame import Board, Frame, Phase
from hustings.core.game import Game, Outcome
from hustings.core.message import Message, Value
from hustings.core.rng import Rng, seeded
from hustings.core.space import Draw, OneOf, Ordered, Priced, Range, Space, Subset, Unit, Vector
from hustings.core.struct import Field, Struct, by, by_seat, many, one, row
from hustings.core.title import Option, Title
from hustings.core.words import Block, Heading, Line, Table, Words

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Action",
    "Block",
    "Board",
    "Branch",
    "CodecError",
    "Decision",
    "Draw",
    "Event",
    "Field",
    "FiguresError",
    "Frame",
    "Game",
    "Heading",
    "HustingsError",
    "IllegalAction",
    "InvalidAction",
    "Line",
    "Log",
    "Message",
    "OneOf",
    "Option",
    "OptionError",
    "Ordered",
    "Outcome",
    "Phase",
    "Priced",
    "Product",
    "Range",
    "RecordError",
    "Rng",
    "RulebookError",
    "RulesBug",
    "Seat",
    "Space",
    "Struct",
    "Subset",
    "Table",
    "Title",
    "Unit",
    "Value",
    "Vector",
    "Words",
    "by",
    "by_seat",
    "many",
    "one",
    "row",
    "seeded",
]
