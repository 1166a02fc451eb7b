"""A table in memory: its row, its seats and the match."""

from __future__ import annotations

from typing import Any

from hustings.core.action import Decision
from hustings.core.codec import loads
from hustings.core.errors import OptionError, RecordError
from hustings.core.game import Game
from hustings.core.record import read_header
from hustings.core.title import Title
from hustings.play.match import Match, OpenDecision, StaleDecision
from hustings.structs import replace
from hustings.table.clocks import clock_of
from hustings.table.rows import SeatRow, TableRow
from hustings.table.sealed import SealedChoices
from hustings.table.setup import GameSetup, set_up, setup_of
from hustings.table.times import stamp
from hustings.table.undo import UndoStep


class GameTable:
    """The only holder of a true state: what goes out is made from ``view`` and from scrubbed events.

    A table that is shown is never changed. Whoever changes it does so on a copy (``TableDraft``), which takes its
    place once it is committed: nobody sees what is not yet safe, and nobody waits to look.
    """

    def __init__(
        self, row: TableRow, seats: list[SeatRow], watchers: set[str], title: Title, game: Game[Any, Any]
    ) -> None:
        self.row = row
        self.seats = seats
        self.watchers = watchers
        self.title = title
        self.game = game
        self.match: Match | None = None
        self.sealed = SealedChoices()
        self.undo_steps: list[UndoStep] = []  # replaced, never changed
        self.snapshot_n = 0  # the line of the newest checkpoint
        self.states: dict[tuple[object, ...], bytes] = {}  # as JSON, by ``Recipient.state_key``
        self._views: dict[int, Any] = {}
        self._views_at = -1
        self._open: dict[int, list[OpenDecision]] = {}
        self._open_at = -1

    def copy(self) -> GameTable:
        """The same table, to be changed."""
        twin = GameTable(replace(self.row), list(self.seats), self.watchers, self.title, self.game)
        if self.match is not None:
            twin.match = self.match.copy()
        twin.sealed = self.sealed.copy()
        twin.undo_steps = self.undo_steps
        twin.snapshot_n = self.snapshot_n
        return twin

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def setup(self) -> GameSetup:
        return setup_of(self.row)

    @property
    def over(self) -> bool:
        return self.row.status == "finished"

    def playing(self) -> Match:
        """The match of a running game. Raises StaleDecision."""
        if self.match is None or self.row.status != "running":
            raise StaleDecision("the game is not running")
        return self.match

    def open(self, seat: int) -> list[OpenDecision]:
        """The open questions of a seat; sorted by seat once for each line."""
        match = self.match
        if match is None or self.row.status != "running":
            return []
        if self._open_at != match.n:
            self._open_at = match.n
            self._open = {}
            for question in match.open():
                self._open.setdefault(question.decision.seat, []).append(question)
        return self._open.get(seat, [])

    def changeable(self, seat: int) -> list[OpenDecision]:
        """The questions whose answers a seat may still change."""
        if self.match is None or self.row.status != "running":
            return []
        return [question for question in self.match.changeable() if question.decision.seat == seat]

    def find(self, seat: int, id: str) -> Decision:
        """A decision of a seat that is open or may be changed. Raises StaleDecision."""
        for question in [*self.open(seat), *self.changeable(seat)]:
            if question.id == id:
                return question.decision
        raise StaleDecision(f"decision {id} is not open")

    def waiting(self) -> list[tuple[int, str]]:
        """Whom the table waits for, and for which kind of answer: public."""
        if self.match is None or self.row.status != "running":
            return []
        return self.match.waiting()

    def asks_bot(self, question: OpenDecision) -> bool:
        """Whether a bot is to answer: it has the seat, or the person's time for this question has run out."""
        seat = question.decision.seat
        if seat < 0:
            return False
        if self.seats[seat].by_bot:
            return not self.rests
        clock = clock_of(self.row, seat)
        return clock is not None and clock.late and question.id in clock.ids

    @property
    def rests(self) -> bool:
        """Nobody is left but bots, and some of them stand in for people who are away: nothing goes on without those."""
        if self.row.clocks is None or any(not seat.by_bot for seat in self.seats):
            return False
        return any(seat.standin and self.is_away(seat.seat) for seat in self.seats)

    def is_away(self, seat: int) -> bool:
        """Whether a bot stands in here because time has run out, until the person returns."""
        clock = clock_of(self.row, seat)
        return clock is not None and clock.away and self.seats[seat].standin

    def view(self, seat: int) -> Any:
        """What ``seat`` knows now; worked out once for each line."""
        match = self.match
        assert match is not None
        if self._views_at != match.moved:
            self._views_at = match.moved
            self._views = {}
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self.game.view(match.state, seat)
        return view

    def seats_of(self, user_id: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.user_id == user_id and seat.kind == "human"]

    def is_seat_of(self, seat: int, user_id: str) -> bool:
        seat_row = self.seats[seat]
        return seat_row.user_id == user_id and seat_row.kind == "human"

    def appearance(self) -> tuple[object, ...]:
        """What everybody who may see the table sees of it beside the game."""
        row, now = self.row, stamp()
        seats = [
            (
                seat.kind,
                seat.user_id,
                seat.name,
                seat.by_bot and seat.bot,
                seat.nonce is None,
                seat.pin is None,
                (seat.here_until or "") > now,
            )
            for seat in self.seats
        ]
        return (row.status, row.visibility, row.rematch, tuple(seats))


def set_up_table(row: TableRow, seats: list[SeatRow], watchers: set[str]) -> GameTable:
    """The table before its first line. Raises RecordError when its game cannot be had here."""
    title, game = _set_up(row)
    table = GameTable(row, seats, watchers, title, game)
    if row.header is not None:
        table.match = start_match(row)
    return table


def start_match(row: TableRow) -> Match:
    """The match before its first line. Raises RecordError."""
    assert row.header is not None
    match = Match(_set_up(row)[1], read_header(row.header.encode()), row.seed)
    if row.base is not None:
        match.jump(loads(row.base.encode()))
    return match


def _set_up(row: TableRow) -> tuple[Title, Game[Any, Any]]:
    try:
        return set_up(setup_of(row))
    except OptionError as error:
        raise RecordError(1, str(error)) from None
