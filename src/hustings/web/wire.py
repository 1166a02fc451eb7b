"""Everything that crosses the wire, in one place. ``/api/schema`` and the page's types follow from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Key = Annotated[str, Meta(max_length=64, description="Sent twice with the same key, a request counts once.")]
Nonce = Annotated[
    str, Meta(pattern="^[0-9a-f]{0,64}$", description="Your share of the chance, in hexadecimal.")
]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Pin = Annotated[str, Meta(min_length=1, max_length=20)]
Pick = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Args = Annotated[list[Pick], Meta(max_length=512)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Seats = Annotated[list[SeatNumber], Meta(max_length=64)]

Status = Literal["gathering", "running", "finished", "closed"]
Pace = Literal["live", "async"]
Visibility = Literal["public", "private"]
Json = dict[str, Any]


class Message(Struct):
    """A sentence as data; ``text`` is it in the language asked for."""

    id: str
    values: Json
    rule: str
    text: str | UnsetType = UNSET


class Problem(Struct, omit_defaults=True):
    """Why not. ``type`` is stable; the rest is for people."""

    type: str
    title: str
    status: int
    detail: str = ""
    message: Message | None = None
    rule: str = ""
    open: list[Decision] | None = None
    waiting: list[Waiting] | None = None
    seq: int | None = None
    retry_after: int | None = None
    extra: list[Json] | None = None
    until: str = ""
    reason: str = ""


# -- people and the shelf --


class User(Struct):
    id: str
    name: str
    guest: bool
    bot: bool


class Account(User):
    """``recovery_code`` is shown this once: with it one can enter without the password, once."""

    recovery_code: str


class Me(Struct):
    """``login``: the name I sign in with. ``offers``: ``mail`` and ``passkeys``, where the site has them."""

    user: User | None
    csrf: str
    languages: list[str]
    version: str
    login: str = ""
    offers: list[str] = []
    admin: bool = False


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class Notices(Struct, forbid_unknown_fields=True):
    """How I am told, off the page, that a game over days waits for me. Empty: not."""

    email: Annotated[str, Meta(max_length=254, pattern=r"^$|^[^@\s]+@[^@\s]+$")] = ""
    webhook: Annotated[str, Meta(max_length=500, pattern=r"^$|^https?://[^\s]+$")] = ""
    language: Annotated[str, Meta(max_length=12)] = ""
    password: Annotated[str, Meta(max_length=200, description="Of the account, for another address.")] = ""


class MyNotices(Struct):
    """``confirmed``: the mail that was sent to ``email`` has been answered. ``ways``: what this site offers."""

    email: str
    confirmed: bool
    webhook: str
    language: str
    ways: list[str]


class BotAccount(Struct):
    """``token`` is shown this once."""

    user: User
    token: str


class OptionInfo(Struct):
    name: str
    values: list[str]
    default: str
    kind: str  # choice or flag
    label: Message | None = None
    about: Message | None = None
    labels: list[Message | None] = []  # of the values


class GameInfo(Struct):
    id: str
    name: str
    players: list[int]
    options: list[OptionInfo]
    example: bool
    about: Message | None = None
    book: str = ""


class BotInfo(Struct):
    name: str
    label: Message | None = None
    about: Message | None = None


class Rules(Struct):
    """The rules of a game. Sections are the headings ``## <id> <title>``; messages cite ``<book> §<id>``."""

    game: str
    name: str
    book: str
    language: str
    text: str


# -- tables --


class Clock(Struct, forbid_unknown_fields=True):
    """``seconds`` for each answer and a ``bank`` for the game; when both are gone a bot plays, or all wait."""

    seconds: Annotated[int, Meta(ge=1, le=60 * 60 * 24 * 30)]
    bank: Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 30)] = 0
    then: Literal["bot", "wait"] = "bot"


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "link", "open", "bot", "hotseat"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    pin: Annotated[str, Meta(max_length=20)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=64)]
    options: dict[str, str] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=64)] = []
    pace: Pace = "live"
    visibility: Visibility = "private"
    clock: Clock | None = None
    help: Annotated[bool, Meta(description="Hints and analysis while the game runs, also among people.")] = (
        False
    )
    key: Key = ""


class SeatInfo(Struct):
    seat: int
    kind: Literal["human", "bot", "open", "link"]
    name: str
    user: str | None
    bot: str | None
    standin: bool
    here: bool
    ready: bool
    locked: bool
    label: Message


class Waiting(Struct):
    seat: int
    kind: str


class Result(Struct):
    points: list[int]
    ranks: list[int]
    reason: str


class Table(Struct):
    id: str
    game: str
    name: str
    players: int
    options: dict[str, str]
    status: Status
    pace: Pace
    visibility: Visibility
    owner: str
    seats: list[SeatInfo]
    mine: list[int]
    is_owner: bool
    commitment: str
    seq: int
    n: int
    waiting: list[Waiting]
    created_at: str
    started_at: str | None
    finished_at: str | None
    result: Result | None
    clock: Clock | None
    help: bool
    rematch_of: str | None
    rematch: str | None
    branch_of: str | None


class Tables(Struct):
    tables: list[Table]
    before: str | None


class Links(Struct):
    """The tokens of ``/join/<token>`` and ``/watch/<token>``."""

    seats: dict[str, str]
    watch: str


class RenewLink(Struct, forbid_unknown_fields=True):
    """Of a seat, or without one the link for watching."""

    seat: SeatNumber | None = None


class SetVisibility(Struct, forbid_unknown_fields=True):
    visibility: Visibility


class Invitation(Struct):
    table: Table
    seat: int


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    nonce: Nonce = ""
    name: Annotated[str, Meta(max_length=40)] = ""


class ChangeSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    kind: Literal["me", "link", "open", "bot", "hotseat"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    pin: Annotated[str, Meta(max_length=20)] = ""


class Start(Struct, forbid_unknown_fields=True):
    nonce: Nonce = ""
    fill: Annotated[str, Meta(max_length=40)] = ""


# -- playing --


class Choice(Struct):
    args: list[int]
    label: Message


class AnswerField(Struct):
    """One field of an answer, and what its numbers are: a seat, money, a card. A list takes what the others leave."""

    name: str
    role: str
    list: bool


class PhaseInfo(Struct):
    """A phase that is on, and what it is about."""

    name: str
    about: dict[str, int | list[int]]


class Decision(Struct):
    """A question. ``choices`` are whole answers in words when they are few; ``answer`` says what one consists of.

    With insights also: ``items``, the values of a first pick; ``slots``, what each value of an answer is
    about; ``final``, whether there are answers that I cannot take back by myself (null: not known).
    """

    id: str
    kind: str
    space: Json
    ask: Message
    answer: list[AnswerField]
    choices: list[Choice] | None
    items: list[PickInfo] | None = None
    slots: list[Message] | None = None
    final: bool | None = None


class UndoAsked(Struct):
    by: int
    to: int
    agreed: list[int]


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
    open: list[Decision]
    waiting: list[Waiting]
    deadline: str | None
    may_undo: bool
    undo_asked: UndoAsked | None
    result: Result | None
    heading: Message | None = None  # where the game stands, when a language was asked for
    blocks: list[Json] | UnsetType = UNSET  # the table in words, when asked for


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


class Question(Struct):
    """A question to a program. ``choices`` are some whole answers, all of them unless there are ``more``."""

    id: str
    kind: str
    space: Json
    choices: list[list[int]]
    more: bool


class Brief(Struct):
    """What a program needs to know to answer; ``open`` is empty at the end of the game."""

    table: str
    seat: int
    seq: int
    n: int
    over: bool
    view: Json | None
    open: list[Question]
    waiting: list[Waiting]
    deadline: str | None
    result: Result | None


class Noted(Struct):
    """An answer was taken; ``brief`` is there if the same seat is asked again, or the game is over."""

    seq: int
    n: int
    brief: Brief | None


class Steps(Struct, forbid_unknown_fields=True):
    prefix: Args = []


class PickInfo(Struct):
    value: int
    label: Message


class Blocked(Struct):
    """What one might try and may not, all that has the same reason in one, and that reason."""

    label: Message
    reason: Message


class Step(Struct):
    prefix: list[int]
    complete: bool
    step: Message | None
    choice: Message | None
    picks: list[PickInfo] | None
    blocked: list[Blocked]


class HintInfo(Struct):
    """A good answer, the chance to win with it, the points it brings more than others, and why."""

    kind: str
    args: list[int]
    chance: float
    gain: float
    label: Message
    reason: Message


class Hints(Struct):
    hints: list[HintInfo]


class Text(Struct):
    seq: int
    blocks: list[Json]
    plain: str | UnsetType = UNSET


class Happened(Struct):
    """An event: ``fields`` as its kind declares them, what is secret only for its ``owner``."""

    kind: str
    fields: dict[str, int | list[int]]
    owner: int


class EventInfo(Happened):
    news: Message
    about: int | None  # the seat it is about, if it is about one


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
    reason: Message | None = None  # why a bot did it
    whisper: str | None = None  # of what was said to some: has no number of its own, and may come twice


class Log(Struct):
    entries: list[Entry]
    seq: int
    more: bool


# -- talk, time, undo --


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
    """

    kind: Annotated[str, Meta(max_length=64)]
    then: Literal["answer", "pass", "bid"]
    args: Args = []
    most: Pick = 0
    unless: Args = []
    once: bool = False


class Orders(Struct, forbid_unknown_fields=True):
    orders: Annotated[list[Order], Meta(max_length=20)]


# -- after the game --


class LineInfo(Struct):
    n: int
    seat: int
    kind: str
    args: list[int]


class Position(Struct):
    """The position after line ``n``; ``views`` holds every seat's when everything is open."""

    n: int
    last: int
    seat: int
    phases: list[PhaseInfo]
    view: Json | None
    views: list[Json] | None
    insights: Json
    waiting: list[Waiting]
    line: LineInfo | None
    entry: Entry | None
    result: Result | None
    blocks: list[Json] | UnsetType = UNSET


class Branch(Struct, forbid_unknown_fields=True):
    n: Annotated[int, Meta(ge=0)]
    seat: SeatNumber | None = None


class Verified(Struct):
    ok: bool
    lines: int
    commitment: str
    seed: str
    nonces: list[str]
    receipts: int
    problem: str


# -- help at the table --


class Preview(Struct):
    """What an answer would surely bring about: the news of it as far as nothing hidden takes part.

    ``final``: I could not take it back by myself.
    """

    choice: Message
    effects: list[Message]
    final: bool = False


class Standing(Struct):
    n: int
    points: list[int]


class Turn(Struct):
    """A line after which the standing was another: who gained or lost most on the best of the others."""

    n: int
    seat: int
    gain: int
    lead: bool  # somebody else is ahead since
    label: Message


class Source(Struct):
    """Points by what they came from."""

    label: Message
    points: list[int]


class Story(Struct):
    """How a finished game went: the standing after every line that changed it, its turning points, its sources."""

    race: list[Standing]
    turns: list[Turn] = []
    sources: list[Source] = []
