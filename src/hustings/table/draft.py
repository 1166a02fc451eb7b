"""A change of a table in the making: what is said and done, until it can be committed."""

from __future__ import annotations

from typing import Any

from hustings.bots import remembers
from hustings.core.action import Action
from hustings.core.codec import dumps
from hustings.core.errors import RecordError
from hustings.core.event import Event
from hustings.core.message import Message
from hustings.core.record import RecordLine
from hustings.play.match import Match, Move
from hustings.play.receipts import receipt, salt_for
from hustings.structs import Encoder, replace
from hustings.table.aggregate import GameTable
from hustings.table.clocks import clocks_of, run_clocks, run_out, still_asked, write_clocks
from hustings.table.entries import NeedsWhole
from hustings.table.feed import Feed
from hustings.table.presence import presence
from hustings.table.recipients import Recipient
from hustings.table.rows import Commit, EntryRow, SeatRow, TableRow
from hustings.table.standing_orders import expired, living, next_order, write_orders
from hustings.table.stored_words import EventWords, describe, dump, dump_choice, without_words
from hustings.table.times import now, stamp
from hustings.table.undo import after_answer, after_undo, harmless, mark_undone, read_request

encode = Encoder().encode
SNAPSHOT_EVERY = 48  # lines
Reasons = tuple[Message | None, Message | None]


class TableDraft:
    """Works on a copy of the table. ``recipients`` listen: entries are written for them as they come about."""

    def __init__(self, before: GameTable, recipients: list[Recipient]) -> None:
        self.table = before.copy()
        self.feed = Feed(before, self.table, recipients)
        self.expected = before.row.seq  # where the table must still be when this is committed
        self.entries: list[EntryRow] = []
        self.columns: dict[str, Any] = {}
        self.seat_columns: dict[int, dict[str, Any]] = {}
        self._begun = False
        self._bots_remember: bool | None = None  # None: not looked at yet

    @property
    def row(self) -> TableRow:
        return self.table.row

    @property
    def seats(self) -> list[SeatRow]:
        return self.table.seats

    @property
    def changed(self) -> bool:
        return bool(self.entries or self.columns or self.seat_columns or self._begun)

    # -- the table itself --

    def set(self, **columns: Any) -> None:
        self._set(columns)

    def _set(self, columns: dict[str, Any]) -> None:
        row = self.table.row
        for name, value in columns.items():
            if getattr(row, name) != value:
                setattr(row, name, value)
                self.columns[name] = value

    def set_seat(self, seat: int, **columns: Any) -> None:
        self.table.seats[seat] = replace(self.table.seats[seat], **columns)
        self.seat_columns.setdefault(seat, {}).update(columns)
        self._bots_remember = None

    def write(self, type: str, body: dict[str, Any], actor: str = "", key: str = "") -> None:
        """An entry that is no line of the record."""
        self.feed.add_other(self._entry(type, dumps(body).decode(), actor, key))

    def _entry(self, type: str, body: str, actor: str, key: str) -> EntryRow:
        row = self.table.row
        row.seq += 1
        entry = EntryRow(row.id, row.seq, stamp(), type, actor, key or None, body)
        self.entries.append(entry)
        return entry

    def hand_over(self, seat: int, to: str, by: str = "") -> None:
        """Note a change of hands in the record, or before the start in the stream; never with a person's name."""
        hands = {"seat": seat, "by": by, "now": to} if by else {"seat": seat, "now": to}
        match = self.table.match
        if match is not None and self.table.row.status == "running":
            self._note(match, {"hands": hands})
        else:
            self.write("seat", hands)

    def look_at_clocks(self, bot: str) -> None:
        """Warn whose time is low; where it has run out ``bot`` answers that question, or the others are asked."""
        found, clocks = run_out(self.row, self.seats, now())
        if not any(found):
            return
        self.set(clocks=clocks)
        for seat in found.warned:
            self.write("time-low", {"seat": seat})
        for seat in found.late:
            self._note(self.table.playing(), {"late": {"seat": seat, "bot": bot}})
        for seat in found.absent:
            self.write("absent", {"seat": seat})

    # -- the game --

    def start(self) -> None:
        """Begin the game, with the share of the chance that each seat has thrown in."""
        table = self.table
        nonces = [seat.nonce or "" for seat in table.seats]
        match = table.match = Match.new(table.game, table.row.seed, nonces)
        self.set(header=match.header.line().decode(), status="running", started_at=stamp())
        self.write("start", {})
        self._run_on(match)

    def carry(self, how: str) -> None:
        """The game goes through a file ("saved", "opened"), which its record says: it counts for nothing any more."""
        self.set(carried=True, rated=False)
        self._note(self.table.playing(), {"file": how})

    def go_on(self) -> None:
        """Let chance answer where a table begins in the middle of a game."""
        self._begun = True
        self._run_on(self.table.playing())

    def answer(
        self, seat: int, action: Action, id: str, actor: str, key: str, reasons: Reasons = (None, None)
    ) -> tuple[int, int]:
        """The entry and the line this becomes. Raises StaleDecision, IllegalAction or InvalidAction.

        ``reasons`` are a bot's own, for after the game, and what it may say at once if its answer is open.
        """
        table = self.table
        match = table.playing()
        before = match.n
        move = match.answer(seat, action, id)
        line = move.line
        entry = self._line(line, move.events, actor, key, remark=self._remark(move, reasons))
        if line.kind in table.game.secret_kinds():
            table.sealed.add(line)
            sealed = receipt(salt_for(table.row.seed, line.n), line.n, seat, line.kind, line.args)
            self._note(match, {"receipt": {"line": line.n, "seat": seat, "hash": sealed}})
        self._open_revealed(match, move.events)
        request = read_request(table.row.undo_ask)
        if request is not None:  # the game has gone on
            self.set(undo_ask=None)
            self.write("end-undo", {"seat": request.by, "now": "lapsed"})
        drawn = self._run_on(match)
        if drawn or table.row.status != "running" or not harmless(table.game, line.kind, move.events):
            table.undo_steps = []
        else:
            table.undo_steps = after_answer(table.undo_steps, seat, line.n, before)
        return entry.seq, line.n

    def undo(self, seat: int, to: int, actor: str, key: str) -> None:
        """Go back to the position after line ``to``; whether that is fair is for the caller to know."""
        table = self.table
        match = table.playing()
        try:
            line = match.undo(seat, to)
        except RecordError:
            raise NeedsWhole from None
        table.sealed.take_back(to)
        table.undo_steps = after_undo(table.undo_steps, to)
        self.set(undo_ask=None, undone=mark_undone(table.row.undone, to + 1, line.n - 1))
        self._line(line, [], actor, key)
        self._run_on(match)

    def _run_on(self, match: Match) -> bool:
        """Let chance answer until somebody is asked; end the game if it is over. Whether chance was asked."""
        drawn = False
        while match.chance_is_asked():
            move = match.draw()
            drawn = True
            self._line(move.line, move.events, "", "")
            self._open_revealed(match, move.events)
        if match.over and self.table.row.status == "running":
            for line in self.table.sealed.reveal_all():
                self._open(match, line)
            self.set(status="finished", finished_at=stamp(), result=dumps(match.outcome().data()).decode())
            self.write("end", {})
        return drawn

    def _open_revealed(self, match: Match, events: list[Event]) -> None:
        for line in self.table.sealed.reveal(self.table.game, events):
            self._open(match, line)

    def _open(self, match: Match, choice: RecordLine) -> None:
        salt = salt_for(self.table.row.seed, choice.n)
        self._note(match, {"opened": {"line": choice.n, "salt": salt}}, choice)

    def _note(self, match: Match, note: dict[str, Any], choice: RecordLine | None = None) -> None:
        self._line(match.note(note), [], "", "", choice)

    def _line(
        self,
        line: RecordLine,
        events: list[Event],
        actor: str,
        key: str,
        choice: RecordLine | None = None,
        remark: str | None = None,
    ) -> EntryRow:
        """A line of the record; ``choice`` is the sealed one that it opens."""
        table = self.table
        entry = self._entry("line", line.line().decode(), actor, key)
        entry.remark = remark
        described: list[EventWords] = []
        if choice is not None:
            entry.told = dump_choice(choice)
        elif line.undo < 0 and line.note is None:
            if self.feed.in_words or self._needs_words():
                described = describe(table.game, table.title.words, table.view, events)
                entry.told = dump(described)
            else:  # found when somebody reads this
                described = without_words(events)
        self.feed.add_line(entry, line, described, choice)
        return entry

    def _needs_words(self) -> bool:
        """Whether bots play here that are told all that happened before each answer."""
        if self._bots_remember is None:
            table = self.table
            self._bots_remember = any(seat.by_bot for seat in table.seats) and remembers(table.game)
        return self._bots_remember

    def _remark(self, move: Move, reasons: Reasons) -> str | None:
        own, public = reasons
        hidden = move.line.kind in self.table.game.secret_kinds() or any(
            event.secret for event in move.events
        )
        reason = own if hidden or public is None else public
        if reason is None:
            return None
        return dumps({"at_once": reason is public and not hidden, "reason": reason.data()}).decode()

    # -- the end of the change --

    def commit(self) -> Commit:
        """What is to be stored; the columns that others search by are brought up to date first."""
        table = self.table
        row = table.row
        self._set(presence(row, table.seats, self.entries, bool(self.seat_columns)))
        snapshot: str | None = None
        if table.match is not None:
            self._settle(table.match)
            snapshot = self._snapshot(table.match)
        return Commit(row.id, self.expected, self.entries, self.columns, self.seat_columns, snapshot, n=row.n)

    def _settle(self, match: Match) -> None:
        table = self.table
        row = table.row
        asked = table.waiting()
        for seat in range(row.players):
            if expired(table, seat):
                self.set_seat(seat, orders=write_orders(living(table, seat)))
        self.set(n=match.n, waiting=encode(asked).decode())
        if row.clock is not None:
            self._run_clocks(asked)
        elif row.clocks is not None:
            self.set(clocks=still_asked(row, [seat for seat, _ in asked], self._new_people()))
        bots = row.status == "running" and any(table.asks_bot(question) for question in match.open())
        if not bots and next_order(table) is None:
            self.set(bot_due=None)
        elif row.bot_due is None or self.entries:
            self.set(bot_due=stamp())

    def _run_clocks(self, asked: list[tuple[int, str]]) -> None:
        table = self.table
        row = table.row
        ids = {
            seat: [question.id for question in table.open(seat)]
            for seat, _ in asked
            if seat >= 0 and table.seats[seat].kind == "human" and not table.seats[seat].by_bot
        }
        others = self._new_people()
        if others and row.clocks is not None:  # whoever sits down has all the time
            kept = {name: clock for name, clock in clocks_of(row).items() if int(name) not in others}
            self.set(clocks=write_clocks(kept))
        anew = {seat for seat, changed in self.seat_columns.items() if "availability" in changed}
        self._set(run_clocks(row, ids, table.seats, now(), anew))

    def _new_people(self) -> list[int]:
        return [seat for seat, changed in self.seat_columns.items() if "user_id" in changed]

    def _snapshot(self, match: Match) -> str | None:
        """The position, from time to time; nothing for a closed table, which takes the earlier ones away."""
        table = self.table
        if table.row.status == "closed":
            return ""
        if table.row.status != "running" or match.n - table.snapshot_n < SNAPSHOT_EVERY:
            return None
        table.snapshot_n = match.n
        return position_of(table)


def position_of(table: GameTable) -> str:
    """All that is needed to go on from here, see ``follow.open_table``. Secret."""
    assert table.match is not None
    position = {
        "match": table.match.snapshot(),
        "sealed": table.sealed.data(),
        "void": table.sealed.void,
        "steps": table.undo_steps,
    }
    return encode(position).decode()
