"""Seeing and answering, talk, time and undo."""

from __future__ import annotations

from typing import Annotated, Literal

from hustings.structs import UNSET, Meta, Struct, UnsetType
from hustings.wire.common import Args, Json, Key, MessageInfo, Pick, Pin, SeatNumber, Seats
from hustings.wire.tables import ResultInfo, Waiting


class ChoiceInfo(Struct):
    args: list[int]
    label: MessageInfo


class AnswerField(Struct):
    """One field of an answer, and what its numbers are: a seat, money, a card. A list takes what the others leave."""

    name: str
    role: str
    list: bool


class PhaseInfo(Struct):
    """A phase that is on, and what it is about."""

    name: str
    about: dict[str, int | list[int]]


class PickInfo(Struct):
    value: int
    label: MessageInfo


class DecisionInfo(Struct):
    """A question. ``choices`` are whole answers in words when they are few; ``answer`` says what one consists of.

    With insights also: ``items``, the values of a first pick; ``slots``, what each value of an answer is
    about; ``final``, whether there are answers that I cannot take back by myself (null: not known).
    """

    id: str
    kind: str
    space: Json
    ask: MessageInfo
    answer: list[AnswerField]
    choices: list[ChoiceInfo] | None
    items: list[PickInfo] | None = None
    slots: list[MessageInfo] | None = None
    final: bool | None = None


class ChangeableInfo(Struct):
    """A sealed answer of mine that I may change while others are still choosing: answer ``question`` again."""

    question: DecisionInfo
    answer: MessageInfo | None  # null: given before this table began


class UndoneMove(Struct):
    """An answer that a step back takes away; chance has the seat -1. ``news``: what it brought about."""

    n: int
    seat: int
    news: list[MessageInfo] | UnsetType = UNSET


class UndoAsked(Struct):
    """Seat ``by`` asks to take back ``moves``, to the position after line ``to``; all of ``voters`` must agree.

    ``moves`` stand here without their news: see ``/undo``.
    """

    by: int
    to: int
    agreed: list[int]
    voters: list[int] = []
    moves: list[UndoneMove] = []


class StepBack(Struct):
    """What I could take back, or am asked to let somebody take back (``asked``), move by move.

    ``alone``: without asking. ``refused``: "off" or "own", by the setting of the table; "nothing" of mine is there.
    ``voters``: who must agree.
    """

    by: int
    to: int
    asked: bool
    alone: bool
    refused: Literal["", "off", "own", "nothing"]
    moves: list[UndoneMove]
    voters: list[int]
    agreed: list[int]


class SeatClock(Struct):
    """A person's time at a table with a clock: ``left`` seconds for the next answer, or until ``ends`` while it runs.

    ``reserve``: the part of it that is for the whole game. ``quiet``: from and to, in order, when it stands until
    ``ends``, the nights and holidays of its person. ``missed``: answers in a row that a bot has given. ``stopped``: why it
    stands though its person is asked.
    """

    seat: int
    ends: str | None
    left: int
    reserve: int = 0
    warned: bool = False
    missed: int = 0
    stopped: Literal["", "late", "absent", "pause"] = ""
    quiet: list[list[str]] = []


AbsentChoice = Literal["wait", "standin", "replace", "end"]


class AbsentVote(Struct):
    seat: int
    choice: str


class AbsentInfo(Struct):
    """Somebody's time has run out several times in a row, or a table without a clock waits for long: what to do?

    More than half of ``voters`` decide. The person is back with the next answer, or with ``hand``.
    """

    seat: int
    since: str
    voters: list[int]
    votes: list[AbsentVote]


class PauseInfo(Struct):
    """``on``: the clocks stand since ``since``. Else seat ``by`` asks for it, and these have ``agreed``."""

    on: bool
    by: int
    agreed: list[int]
    since: str
    voters: list[int]


class VoteAbsent(Struct, forbid_unknown_fields=True):
    """Wait for them, let a bot stand in until they return, give the seat to somebody else, or end the game.

    At a table without a clock the first who says so asks the others; see ``Patience``.
    """

    choice: AbsentChoice
    seat: SeatNumber | None = None


class Pause(Struct, forbid_unknown_fields=True):
    """Ask for a pause or agree to one (``on``); else withdraw, refuse, or agree to go on."""

    on: bool
    seat: SeatNumber | None = None


class State(Struct):
    """All that one seat may know now."""

    table: str
    seat: int
    seq: int
    n: int
    over: bool
    phases: list[PhaseInfo]  # from the whole game down to what is asked now
    view: Json | None
    insights: Json
    open: list[DecisionInfo]
    waiting: list[Waiting]
    deadline: str | None
    may_undo: bool
    undo_asked: UndoAsked | None
    result: ResultInfo | None
    changeable: list[ChangeableInfo] = []  # sealed answers of this seat
    heading: MessageInfo | None = None  # where the game stands, when a language was asked for
    blocks: list[Json] | UnsetType = UNSET  # the table in words, when asked for
    clocks: list[SeatClock] = []  # of all people, where the table has a clock
    absent: list[AbsentInfo] = []
    pause: PauseInfo | None = None


class Answer(Struct, forbid_unknown_fields=True):
    kind: Annotated[str, Meta(max_length=64)]
    args: Args
    seat: SeatNumber | None = None
    key: Key = ""
    check: bool = False


class Accepted(Struct):
    seq: int
    n: int
    state: State


class BriefDecision(Struct):
    """A question to a program. ``choices`` are some whole answers, all of them unless there are ``more``."""

    id: str
    kind: str
    space: Json
    choices: list[list[int]]
    more: bool


class BriefChangeable(Struct):
    """A sealed answer of this seat that may be changed while others are still choosing: answer ``question`` again."""

    question: BriefDecision
    answer: list[int] | None  # null: given before this table began


class Brief(Struct):
    """What a program needs to know to answer; ``open`` is empty at the end of the game."""

    table: str
    seat: int
    seq: int
    n: int
    over: bool
    view: Json | None
    open: list[BriefDecision]
    waiting: list[Waiting]
    deadline: str | None
    result: ResultInfo | None
    changeable: list[BriefChangeable] = []


class Noted(Struct):
    """An answer was taken; ``brief`` is there if the same seat is asked again, or the game is over.

    ``changeable``: the questions, by id, whose sealed answers of this seat may be changed by answering again.
    """

    seq: int
    n: int
    brief: Brief | None
    changeable: list[str] = []


class Steps(Struct, forbid_unknown_fields=True):
    prefix: Args = []


class PlannedAnswers(Struct, forbid_unknown_fields=True):
    """An answer, and those of the same kind that are to follow at once."""

    prefix: Args
    then: Annotated[list[Args], Meta(max_length=32)] = []


class Blocked(Struct):
    """What one might try and may not, all that has the same reason in one, and that reason."""

    label: MessageInfo
    reason: MessageInfo


class StepInfo(Struct):
    prefix: list[int]
    complete: bool
    step: MessageInfo | None
    choice: MessageInfo | None
    picks: list[PickInfo] | None
    blocked: list[Blocked]


class HintInfo(Struct):
    """A good answer: ``args`` are all of it.

    ``chance`` to win with it, give or take ``error`` (95 %), and how much that is above the other answers looked at
    (``gain``). ``even``: it cannot be told from the best one, a matter of taste. ``now``: what it changes at once;
    ``later``: what it brings on average against the other answers. ``reason``: one sentence of all that.
    """

    kind: str
    args: list[int]
    chance: float
    error: float
    gain: float
    even: bool
    label: MessageInfo
    now: list[MessageInfo]
    later: list[MessageInfo]
    reason: MessageInfo


class Hints(Struct):
    hints: list[HintInfo]


class FigureChange(Struct):
    """A figure on the table before and after an answer. ``seat`` is -1 where it is nobody's own.

    ``place`` names a part of the board: ``state:2``, ``enclosure:4``, ``seat:1``, ``national``. An ``estimate``
    holds only if it comes as supposed: a bid wins, an offer is accepted, dice fall as they do on average.
    """

    figure: str
    place: str
    seat: int
    before: int
    after: int
    text: MessageInfo
    estimate: bool = False


class Preview(Struct):
    """What an answer would surely bring about: the news of it as far as nothing hidden takes part, and the figures.

    ``final``: I could not take it back by myself. ``nothing``: what is to be said where it changes no figure.
    """

    choice: MessageInfo
    effects: list[MessageInfo]
    final: bool = False
    figures: list[FigureChange] = []
    nothing: MessageInfo | None = None


class RivalChoice(Struct):
    """An answer that another seat may give, and what it would surely change."""

    args: list[int]
    label: MessageInfo
    figures: list[FigureChange]


class RivalQuestion(Struct):
    """A question that is open to another seat, with all its answers, which everybody can see."""

    seat: int
    kind: str
    ask: MessageInfo
    choices: list[RivalChoice]


class Rivals(Struct):
    questions: list[RivalQuestion]


class Text(Struct):
    seq: int
    blocks: list[Json]
    plain: str | UnsetType = UNSET


class Happened(Struct):
    """An event: ``fields`` as its kind declares them, what is secret only for its ``owner``."""

    kind: str
    fields: dict[str, int | list[int]]
    owner: int


class EventInfo(Happened, omit_defaults=True):
    news: MessageInfo
    about: int | None  # the seat it is about, if it is about one
    negotiation: bool = False  # part of what players offer, promise and refuse each other


class Entry(Struct, omit_defaults=True):
    """One thing that happened; which fields are there depends on ``type``."""

    seq: int
    at: str
    type: str
    n: int | None = None
    seat: int | None = None
    events: list[EventInfo] | None = None
    happened: list[Happened] | None = None  # instead, for who listens briefly
    to: int | list[int] | None = None
    line: int | None = None
    hash: str | None = None
    kind: str | None = None
    args: list[int] | None = None
    salt: str | None = None
    by: str | None = None
    now: str | None = None
    text: str | None = None
    agree: bool | None = None
    reason: MessageInfo | None = None  # why a bot did it
    news: MessageInfo | None = None  # what happened beside the game, in one sentence
    undone: bool = False  # it was taken back later
    whisper: str | None = None  # of what was said to some: has no number of its own, and may come twice


class LogPage(Struct):
    entries: list[Entry]
    seq: int
    more: bool


class Talk(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    to: Seats = []
    seat: SeatNumber | None = None
    key: Key = ""


class Undo(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    ask: bool = False
    key: Key = ""


class UndoAnswer(Struct, forbid_unknown_fields=True):
    agree: bool
    seat: SeatNumber | None = None


class Hand(Struct, forbid_unknown_fields=True):
    to: Literal["bot", "me"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class Unlock(Struct, forbid_unknown_fields=True):
    pin: Pin


class Order(Struct, forbid_unknown_fields=True):
    """When ``kind`` is asked: answer ``args`` if that is legal; or bid the least that counts, up to ``most``;
    or pass, unless one of the values in ``unless`` can be picked first: then I am asked.

    ``here``: only as long as what is on now goes on: the auction, or with ``phase`` the whole phase, all the auctions
    of a round for example. ``within`` says which it is, and comes from the server.
    """

    kind: Annotated[str, Meta(max_length=64)]
    then: Literal["answer", "pass", "bid"]
    args: Args = []
    most: Pick = 0
    unless: Args = []
    once: bool = False
    here: bool = False
    phase: bool = False
    within: Annotated[str, Meta(max_length=1000)] = ""


class Orders(Struct, forbid_unknown_fields=True):
    orders: Annotated[list[Order], Meta(max_length=20)]
