"""The protocol that every game speaks. Pure: no chance, no clock, no files, no game.

Read in this order: action, space, compound, role, struct, vocabulary, event, frame, game; then rng, message, words, title, codec, record.
"""

from hustings.core.action import CHANCE, SPECTATOR, Action, Args, Decision, Seat, seat_after
from hustings.core.compound import Branch, Product, branch
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
from hustings.core.evaluator import Chooser, Evaluator, Figures, QuickEvaluator
from hustings.core.event import Event, Log
from hustings.core.frame import Board, Frame, Phase
from hustings.core.game import Game, Outcome
from hustings.core.message import Message, Value
from hustings.core.payload import Payload
from hustings.core.rng import Rng, seeded
from hustings.core.role import COUNT, FLAG, MONEY, NUMBER, SEAT, Role, set_of, shift, shifted, unshift
from hustings.core.space import Draw, OneOf, Ordered, Priced, Range, Space, Subset, Unit, Vector
from hustings.core.struct import Field, Struct, blank, by, by_seat, many, one, row
from hustings.core.title import OPEN_FUNDS, Choice, Flag, Option, Title
from hustings.core.vocabulary import Question, Vocabulary
from hustings.core.words import Block, Heading, Line, Table, Words

__all__ = [
    "CHANCE",
    "COUNT",
    "FLAG",
    "MONEY",
    "NUMBER",
    "OPEN_FUNDS",
    "SEAT",
    "SPECTATOR",
    "Action",
    "Args",
    "Block",
    "Board",
    "Branch",
    "Choice",
    "Chooser",
    "CodecError",
    "Decision",
    "Draw",
    "Evaluator",
    "Event",
    "Field",
    "Figures",
    "FiguresError",
    "Flag",
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
    "Payload",
    "Phase",
    "Priced",
    "Product",
    "Question",
    "QuickEvaluator",
    "Range",
    "RecordError",
    "Rng",
    "Role",
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
    "Vocabulary",
    "Words",
    "blank",
    "branch",
    "by",
    "by_seat",
    "many",
    "one",
    "row",
    "seat_after",
    "seeded",
    "set_of",
    "shift",
    "shifted",
    "unshift",
]
