"""After the game: replay, analysis, verification, and how it went."""

from __future__ import annotations

from typing import Annotated, Literal

from hustings.structs import UNSET, Meta, Struct, UnsetType
from hustings.wire.common import Args, Json, MessageInfo, SeatNumber
from hustings.wire.play import Entry, PhaseInfo, State
from hustings.wire.tables import ResultInfo, Waiting


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
    result: ResultInfo | None
    blocks: list[Json] | UnsetType = UNSET


class Chapter(Struct):
    """From line ``n`` on: where the game stands, and which part of the round is on; empty before the first round."""

    n: int
    heading: MessageInfo | None
    phase: str


class Chapters(Struct):
    chapters: list[Chapter]


class NewBranch(Struct, forbid_unknown_fields=True):
    """``bot`` plays all seats but ``seat``; without one, all seats are mine."""

    n: Annotated[int, Meta(ge=0)]
    seat: SeatNumber | None = None
    bot: Annotated[str, Meta(max_length=40)] = ""


class Verified(Struct):
    ok: bool
    lines: int
    commitment: str
    seed: str
    nonces: list[str]
    receipts: int
    problem: str


class Standing(Struct):
    n: int
    points: list[int]


class TurningPoint(Struct):
    """A line after which the standing was another: who gained or lost most on the best of the others."""

    n: int
    seat: int
    gain: int
    lead: bool  # somebody else is ahead since
    label: MessageInfo


class Source(Struct):
    """Points by what they came from."""

    label: MessageInfo
    points: list[int]


class Story(Struct):
    """How a finished game went: the standing after every line that changed it, its turning points, its sources."""

    race: list[Standing]
    turns: list[TurningPoint] = []
    sources: list[Source] = []


class ReviewBetter(Struct):
    """An answer that was better without doubt: by ``gain``, with its standard error, and why."""

    args: list[int]
    label: MessageInfo
    chance: float
    gain: float
    error: float
    why: MessageInfo | None


class ReviewDecision(Struct):
    """The answer on line ``n``, by what its seat could know: the chance to win with the best answer, and with it.

    ``loss`` is 0 and ``better`` empty where no answer was surely better. ``heading`` says when it was.
    """

    n: int
    seat: int
    kind: str
    ask: MessageInfo
    heading: MessageInfo | None
    args: list[int]
    label: MessageInfo
    before: float
    after: float
    error: float
    loss: float
    better: list[ReviewBetter]


class ReviewDraw(Struct):
    """What a draw did to each seat's chance to win, against what could have been drawn instead.

    ``news``: what was drawn, as the seat heard it to which it meant most.
    """

    n: int
    kind: str
    effects: list[float]
    errors: list[float]
    news: list[MessageInfo]


class ReviewTurn(Struct):
    """A moment that changed a seat's chance much: its own mistake, another's, a draw, or what the others did."""

    n: int
    what: Literal["mistake", "gift", "luck", "others"]
    seat: int
    change: float
    before: float
    after: float
    label: MessageInfo


class ReviewSeat(Struct):
    """One seat's game: from ``start`` to ``result`` by its mistakes, by luck, and by what others did."""

    seat: int
    accuracy: float | None
    start: float
    result: float
    mistakes: float
    luck: float
    luck_error: float
    others: float
    turns: list[ReviewTurn]


class Review(Struct):
    playouts: int
    seats: list[ReviewSeat]
    decisions: list[ReviewDecision]
    draws: list[ReviewDraw]


class ReviewState(Struct):
    """How far the review of a game has come; ``review`` once it is done."""

    status: Literal["none", "running", "done", "failed"]
    done: int
    steps: int
    review: Review | None = None


class ReviewedGame(Struct):
    """A reviewed game of mine, and how well I decided in it: 0 to 100."""

    table: str
    game: str
    players: int
    finished_at: str
    seat: int
    accuracy: float | None


class PuzzleInfo(Struct):
    """A puzzle of a game; ``grade`` is 1 for beginners to 4 for experts."""

    id: str
    game: str
    players: int
    grade: int
    kind: str
    ask: MessageInfo | None  # not in the list


class PuzzlePosition(Struct):
    """A puzzle set up: ``state`` is all that its seat knows, with the one question that is open.

    ``seats``: what the parties are called.
    """

    puzzle: PuzzleInfo
    options: Json
    seats: list[MessageInfo]
    state: State


class TriedPuzzle(Struct):
    """A puzzle that I have tried; ``solved_at`` once I have solved it."""

    puzzle: str
    tries: int
    tried_at: str
    solved_at: str | None


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    args: Args


class PuzzleVerdict(Struct):
    """``solved``: the solution, or as good as far as can be told. Chances to win with it and with the solution;
    ``error`` is the standard error of their difference, ``figures`` what the solution brings more on average.
    """

    solved: bool
    chance: float
    best: float
    error: float
    solution: list[int]
    label: MessageInfo
    verdict: MessageInfo
    figures: list[MessageInfo]
