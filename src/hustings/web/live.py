"""A table in memory: its row, its seats, the match, and the change in the making.

``Live`` is the only place that holds a true state. What goes out goes through ``state``,
``text`` and the scribes, which know views and scrubbed events only.

A table that is shown is never changed: whoever changes it does so on a ``draft``, which takes its
place once it is committed. So nobody sees what is not yet safe, and nobody waits to look.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from msgspec import convert, structs
from msgspec.json import Encoder

from hustings.bots import remembers
from hustings.core.action import Action, Decision
from hustings.core.codec import dumps, loads
from hustings.core.errors import OptionError, RecordError
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.record import Line, read_header
from hustings.core.title import Title
from hustings.play.match import Match, Move, Open, StaleDecision
from hustings.play.receipts import opened_by, receipt, salt_for
from hustings.web import wire
from hustings.web.decisions import harmless, in_brief, phases, questions, shown
from hustings.web.entries import EntryRenderer, NeedsWhole, ReplayCursor, find_words, line_of
from hustings.web.localizer import Localizer
from hustings.web.presence import presence
from hustings.web.recipients import FeedKey, Recipient
from hustings.web.setup import Setup, set_up, setup_of
from hustings.web.sse import message
from hustings.web.standing_orders import resolve
from hustings.web.store.games import Loaded
from hustings.web.store.news import TableNews
from hustings.web.store.rows import EntryRow, TableRow
from hustings.web.stored_words import Told, dump, dump_choice, tell, without_words
from hustings.web.times import later, moment, now, stamp

encode = Encoder().encode
SNAPSHOT_EVERY = 48  # lines
Reasons = tuple[Message | None, Message | None]


def start_of(row: TableRow) -> Match:
    """The match before its first line."""
    assert row.header is not None
    header = read_header(row.header.encode())
    try:
        game = set_up(setup_of(row))[1]
    except OptionError as error:
        raise RecordError(1, str(error)) from None
    match = Match(game, header, row.seed)
    if row.base is not None:
        match.jump(loads(row.base.encode()))
    return match


class Live:
    def __init__(self, loaded: Loaded, lock: asyncio.Lock | None = None) -> None:
        self.row = loaded.table
        self.seats = loaded.seats
        self.watchers = loaded.watchers
        self.match: Match | None = None
        self.before: Match | None = None  # of a draft: the match it goes on from
        self.sealed: list[Line] = []  # secret choices with a receipt out, not yet opened
        self.void: list[int] = []  # those of them that were taken back
        self.steps: list[list[int]] = []  # [seat, line, line before]: what this seat may take back by itself
        self.snapshot_n = 0
        self.used = time.monotonic()
        self.states: dict[tuple[object, ...], bytes] = {}
        self.views: dict[int, Any] = {}
        self.views_at = -1
        self._seen: dict[int, Line] = {}
        self._asked: dict[int, list[Open]] = {}
        self._waiting: list[wire.Waiting] = []
        self._asked_at = -1
        if lock is not None:  # a draft, which takes the rest from its table
            self.lock = lock
            return
        self.lock = asyncio.Lock()  # of whoever changes; shared with the drafts
        self.title, self.game = self._set_up()
        self.begin([])
        if self.row.header is not None:
            self._open(loaded.entries, loaded.snapshot)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def setup(self) -> Setup:
        return setup_of(self.row)

    def _set_up(self) -> tuple[Title, Game[Any, Any]]:
        try:
            return set_up(self.setup)
        except OptionError as error:
            raise RecordError(1, str(error)) from None

    def _open(self, entries: list[EntryRow], kept: str | None) -> None:
        row = self.row
        self.match = start_of(row)
        self.title, self.game = self._set_up()
        if kept is not None:
            snapshot = loads(kept.encode())
            self.match.jump(snapshot["match"])
            self.snapshot_n = self.match.n
            self.sealed = [Line(n, seat, kind, tuple(args), "") for n, seat, kind, args in snapshot["sealed"]]
            self.void = snapshot["void"]
            self.steps = snapshot["steps"]
        for entry in entries:
            if entry.type == "line":
                self._follow(entry)

    # -- the change in the making --

    def draft(self, audience: list[Recipient]) -> Live:
        """The same table, to be changed; ``audience`` is whom to write entries for."""
        draft = Live(Loaded(structs.replace(self.row), list(self.seats), [], self.watchers), self.lock)
        draft.title, draft.game = self.title, self.game
        draft.before = self.match
        draft.match = self.match.copy() if self.match is not None else None
        draft.sealed, draft.void, draft.steps = list(self.sealed), list(self.void), self.steps
        draft.snapshot_n = self.snapshot_n
        draft._seen = self._seen
        draft.begin(audience)
        return draft

    def begin(self, audience: list[Recipient]) -> None:
        self.new: list[EntryRow] = []
        self.columns: dict[str, Any] = {}
        self.places: dict[int, dict[str, Any]] = {}
        self.told: dict[FeedKey, list[bytes]] = {}  # entries on their way
        self.scribes: dict[FeedKey, EntryRenderer] = {}
        self.heard_in_words = False  # whether somebody listens who is told in words
        self.bots_remember: bool | None = None  # None: not looked at yet
        for one in audience:
            if one.ear not in self.scribes:
                self.scribes[one.ear] = self.scribe(one)
                self.told[one.ear] = []
                self.heard_in_words = self.heard_in_words or not one.brief
        self.base_seq = self.row.seq
        self.fresh = 0  # entries of this change, ours or followed
        self.kept: str | None = None  # a new snapshot

    @property
    def dirty(self) -> bool:
        return bool(self.new or self.columns or self.places)

    def set(self, **columns: Any) -> None:
        for name, value in columns.items():
            if getattr(self.row, name) != value:
                setattr(self.row, name, value)
                self.columns[name] = value

    def set_seat(self, seat: int, **columns: Any) -> None:
        self.seats[seat] = structs.replace(self.seats[seat], **columns)
        self.places.setdefault(seat, {}).update(columns)
        self.bots_remember = None

    def write(self, type: str, body: dict[str, Any], actor: str = "", key: str = "") -> EntryRow:
        """An entry that is no line of the record."""
        row = self._entry(type, dumps(body).decode(), actor, key)
        self._tell_other(row)
        return row

    def _tell_other(self, row: EntryRow) -> None:
        for ear, scribe in self.scribes.items():
            entry = scribe.other(row)
            if entry is not None:
                self.told[ear].append(message("entry", entry, row.seq))

    def told_to(self, audience: Recipient) -> list[bytes] | None:
        """The entries of this change for somebody; None if they have to read them from the log."""
        told = self.told.get(audience.ear)
        if told is not None or not self.fresh:
            return told if told is not None else []
        if len(self.new) != self.fresh:
            return None
        # Came while the change was on its way.
        try:
            self._find_words()
        except NeedsWhole:
            return None
        scribe = self.scribe(audience)
        late = [(row.seq, scribe.entry(row)) for row in self.new]
        return [message("entry", entry, seq) for seq, entry in late if entry is not None]

    def _find_words(self) -> None:
        """The words of this change, where nobody wanted them when it was made. Raises NeedsWhole."""
        rows = [row for row in self.new if row.type == "line"]
        if rows:
            start = self.before if self.before is not None else start_of(self.row)
            found = find_words(self.title.words, ReplayCursor(self.game, start.state, start.n), rows)
            for row in rows:
                row.told = found.get(row.seq, row.told)

    def _entry(self, type: str, body: str, actor: str, key: str) -> EntryRow:
        self.row.seq += 1
        row = EntryRow(self.id, self.row.seq, stamp(), type, actor, key or None, body)
        self.new.append(row)
        self.fresh += 1
        return row

    def settle(self) -> None:
        """Bring the columns that others search by up to date; the last step of a change."""
        match = self.match
        self.set(**presence(self.row, self.seats, self.new, bool(self.places)))
        if match is None:
            return
        running = self.row.status == "running"
        asked: list[tuple[int, str]] = match.waiting() if running else []
        self.set(n=match.n, waiting=encode(asked).decode())
        bots = any(self.seats[seat].by_bot for seat, _ in asked) or self.standing() is not None
        if bots and (self.row.bot_due is None or self.new):
            self.set(bot_due=stamp())
        elif not bots:
            self.set(bot_due=None)
        self._clocks(asked)
        if running and self.row.n - self.snapshot_n >= SNAPSHOT_EVERY:
            self.snapshot_n = self.row.n
            self.kept = encode(self.snapshot()).decode()
        elif self.row.status == "closed":
            self.kept = ""

    def snapshot(self) -> dict[str, Any]:
        assert self.match is not None
        return {
            "match": self.match.snapshot(),
            "sealed": [[line.n, line.seat, line.kind, list(line.args)] for line in self.sealed],
            "void": self.void,
            "steps": self.steps,
        }

    # -- playing --

    def start(self, nonces: list[str]) -> None:
        self.match = Match.new(self.game, self.row.seed, nonces)
        self.set(header=self.match.header.line().decode(), status="running", started_at=stamp())
        self.write("start", {})
        self._run_on()

    def go_on(self) -> None:
        """Let chance answer where a table begins in the middle of a game."""
        self.playing()
        self._run_on()
        self.settle()

    def answer(
        self, seat: int, action: Action, id: str, actor: str, key: str, reasons: Reasons = (None, None)
    ) -> tuple[int, int]:
        """The entry and the line this becomes. Raises StaleDecision, IllegalAction or InvalidAction.

        ``reasons`` are a bot's own, for after the game, and what it may say at once if its answer is open.
        """
        match = self.playing()
        before = match.n
        move = match.answer(seat, action, id)
        line = move.line
        row = self._line(line, move.events, actor, key, remark=self._remark(move, reasons))
        if line.kind in self.game.secret_kinds():
            self.sealed.append(line)
            said = receipt(salt_for(self.row.seed, line.n), line.n, seat, line.kind, line.args)
            self._note({"receipt": {"line": line.n, "seat": seat, "hash": said}})
        self._open_receipts(move.events)
        if self.row.undo_ask is not None:
            self.set(undo_ask=None)
        drawn = self._run_on()
        self._count_step(move, before, drawn)
        return row.seq, line.n

    def _remark(self, move: Move, reasons: Reasons) -> str | None:
        own, said = reasons
        hidden = move.line.kind in self.game.secret_kinds() or any(event.secret for event in move.events)
        reason = own if hidden or said is None else said
        if reason is None:
            return None
        return dumps({"at_once": reason is said and not hidden, "reason": reason.data()}).decode()

    def _count_step(self, move: Move, before: int, drawn: bool) -> None:
        """Note an answer as one its seat may take back by itself, or that nothing may be taken back now."""
        line = move.line
        if drawn or self.row.status != "running" or not harmless(self.game, line.kind, move.events):
            self.steps = []
            return
        mine = self.steps if self.steps and self.steps[-1][0] == line.seat else []
        self.steps = [*mine, [line.seat, line.n, before]]

    def playing(self) -> Match:
        if self.match is None or self.row.status != "running":
            raise StaleDecision("the game is not running")
        return self.match

    def undo(self, seat: int, to: int, actor: str, key: str) -> None:
        match = self.playing()
        try:
            line = match.undo(seat, to)
        except RecordError:
            raise NeedsWhole from None
        self.void += [choice.n for choice in self.sealed if choice.n > to and choice.n not in self.void]
        self.steps = [step for step in self.steps if step[1] <= to]
        self.set(undo_ask=None)
        self._line(line, [], actor, key)
        self._run_on()

    def hand_over(self, seat: int, to: str, by: str = "") -> None:
        """Note a change of hands in the record, or before the start in the stream; never with a person's name."""
        hands = {"seat": seat, "by": by, "now": to} if by else {"seat": seat, "now": to}
        if self.match is not None and self.row.status == "running":
            self._note({"hands": hands})
        else:
            self.write("seat", hands)

    def _run_on(self) -> bool:
        """Let chance answer until somebody is asked; close the game if it is over. Whether chance was asked."""
        match = self.match
        assert match is not None
        drawn = False
        while match.chance_is_asked():
            move = match.draw()
            drawn = True
            self._line(move.line, move.events, "", "")
            self._open_receipts(move.events)
        if match.over and self.row.status == "running":
            for line in self.sealed:
                self._opened(line)
            self.sealed, self.void = [], []
            self.set(status="finished", finished_at=stamp(), result=dumps(match.outcome().data()).decode())
            self.write("end", {})
        return drawn

    def _open_receipts(self, events: list[Event]) -> None:
        """Open the receipts of sealed choices that have just been told to all."""
        for line in opened_by(self.game, self.sealed, events):
            if line.n not in self.void:
                self._opened(line)
                self.sealed.remove(line)

    def _opened(self, line: Line) -> None:
        self._note({"opened": {"line": line.n, "salt": salt_for(self.row.seed, line.n)}}, line)

    def _note(self, note: dict[str, Any], choice: Line | None = None) -> Line:
        assert self.match is not None
        line = self.match.note(note)
        self._line(line, [], "", "", choice)
        return line

    def _line(
        self,
        line: Line,
        events: list[Event],
        actor: str,
        key: str,
        choice: Line | None = None,
        remark: str | None = None,
    ) -> EntryRow:
        row = self._entry("line", line.line().decode(), actor, key)
        row.remark = remark
        told: list[Told] = []
        if choice is not None:
            row.told = dump_choice(choice)
        elif line.undo < 0 and line.note is None:
            if self.heard_in_words or self._bots_remember():
                told = tell(self.game, self.title.words, self.view, events)
                row.told = dump(told)
            else:  # found when somebody reads this
                told = without_words(events)
        self._tell(row, line, told, choice)
        return row

    def _bots_remember(self) -> bool:
        """Whether bots play here that are told all that happened before each answer."""
        if self.bots_remember is None:
            self.bots_remember = any(seat.by_bot for seat in self.seats) and remembers(self.game)
        return self.bots_remember

    def _tell(self, row: EntryRow, line: Line, told: list[Told], choice: Line | None) -> None:
        secret = any(each.event.secret for each in told)
        same: dict[tuple[str, bool], bytes] = {}  # what reads the same to several
        for ear, scribe in self.scribes.items():
            written = same.get(ear[1:])
            if written is None or secret:
                if line.undo >= 0:
                    entry = scribe.undo(row, line)
                elif line.note is not None:
                    entry = scribe.note(row, line, choice)
                else:
                    entry = scribe.move(row, line, told)
                written = same[ear[1:]] = message("entry", entry, row.seq)
            self.told[ear].append(written)

    def _follow(self, row: EntryRow) -> None:
        """Take over a line that is in the database already."""
        match = self.match
        assert match is not None
        line = line_of(row)
        before = match.n
        asked = len(match.lines)
        try:
            move = match.take(line)
        except RecordError:
            if line.undo >= 0 and len(match.lines) == asked:
                raise NeedsWhole from None
            raise
        choice: Line | None = None
        if line.undo >= 0:
            self.void += [c.n for c in self.sealed if c.n > line.undo and c.n not in self.void]
            self.steps = [step for step in self.steps if step[1] <= line.undo]
        elif line.note is not None:
            if "receipt" in line.note:
                self.sealed.append(self._seen[line.note["receipt"]["line"]])
            elif "opened" in line.note:
                n = line.note["opened"]["line"]
                choice = next((c for c in self.sealed if c.n == n), None)
                self.sealed = [c for c in self.sealed if c.n != n]
        else:
            self._seen = {line.n: line}
            self._count_step(move, before, line.seat < 0)
        if self.scribes:
            if self.heard_in_words:
                told = tell(self.game, self.title.words, self.view, move.events)
            else:
                told = without_words(move.events)
            self._tell(row, line, told, choice)

    def with_news(self, news: TableNews) -> Loaded:
        """The table as another process has left it."""
        row = structs.replace(self.row)
        row.seq = news.seq
        for name, value in (news.columns or {}).items():
            setattr(row, name, value)
        return Loaded(row, self.seats, news.said, self.watchers)

    def follow(self, loaded: Loaded) -> None:
        """Catch up with what another process has committed."""
        if self.match is None and loaded.table.header is not None:
            self.row, self.seats = loaded.table, loaded.seats
            self._open([], None)
        self.row, self.seats, self.watchers = loaded.table, loaded.seats, loaded.watchers
        self.fresh = len(loaded.entries)
        for entry in loaded.entries:
            if entry.type == "line":
                self._follow(entry)
            else:
                self._tell_other(entry)

    # -- clocks --

    def clocks(self) -> dict[str, dict[str, Any]]:
        return dict(loads(self.row.clocks.encode())) if self.row.clocks else {}

    def _clocks(self, asked: list[tuple[int, str]]) -> None:
        """Stop the clocks of those who have answered and start those of the newly asked."""
        if self.row.clock is None:
            return
        terms = loads(self.row.clock.encode())
        clocks = self.clocks()
        ids = {seat: [o.id for o in self.open(seat)] for seat, _ in asked if not self.seats[seat].by_bot}
        moment_now = now()
        for name in [name for name, clock in clocks.items() if clock.get("since")]:
            clock = clocks[name]
            if ids.get(int(name)) != clock["ids"]:
                spent = (moment_now - moment(clock["since"])).total_seconds()
                clock["bank"] = max(0, int(clock["bank"] - max(0.0, spent - terms["seconds"])))
                clock["since"] = ""
        for seat, waiting in ids.items():
            clock = clocks.setdefault(str(seat), {"bank": terms["bank"], "since": "", "ids": []})
            if not clock["since"]:
                clock["since"], clock["ids"] = stamp(moment_now), waiting
        self.set(clocks=dumps(clocks).decode())
        ends = [self._deadline(clock, terms) for clock in clocks.values() if clock["since"]]
        self.set(deadline=min(ends, default=None) if terms["then"] == "bot" else None)

    @staticmethod
    def _deadline(clock: dict[str, Any], terms: dict[str, Any]) -> str:
        return later(terms["seconds"] + clock["bank"], moment(clock["since"]))

    def deadline(self, seat: int) -> str | None:
        if self.row.clock is None:
            return None
        clock = self.clocks().get(str(seat))
        return (
            None if not clock or not clock["since"] else self._deadline(clock, loads(self.row.clock.encode()))
        )

    # -- looking --

    @property
    def over(self) -> bool:
        return self.row.status == "finished"

    def asked(self, seat: int) -> list[str]:
        """The names of the open questions of a seat."""
        return [o.id for o in self.open(seat)]

    def open(self, seat: int) -> list[Open]:
        if self.match is None or self.row.status != "running":
            return []
        self._look()
        return self._asked.get(seat, [])

    def _look(self) -> None:
        """Sort what is open by seat; once for each line."""
        assert self.match is not None
        if self._asked_at == self.match.n:
            return
        self._asked_at = self.match.n
        self._asked, self._waiting = {}, []
        for o in self.match.open():
            self._asked.setdefault(o.decision.seat, []).append(o)
            self._waiting.append(wire.Waiting(o.decision.seat, o.decision.kind))

    def scribe(self, audience: Recipient) -> EntryRenderer:
        speaker = Localizer(self.title, audience.language)
        return EntryRenderer(self.game, speaker, audience.seat, self.over, audience.brief)

    def view(self, seat: int) -> Any:
        """What ``seat`` knows now; worked out once for each line."""
        assert self.match is not None
        if self.views_at != self.match.moved:
            self.views_at = self.match.moved
            self.views = {}
        view = self.views.get(seat)
        if view is None:
            view = self.views[seat] = self.game.view(self.match.state, seat)
        return view

    def state_json(self, audience: Recipient) -> bytes:
        """All that a seat may know now, as JSON; worked out once for each change."""
        found = self.states.get(audience.key)
        if found is None:
            state = self.brief(audience.seat) if audience.brief else self.state(audience)
            found = self.states[audience.key] = encode(state)
        return found

    def brief(self, seat: int) -> wire.Brief:
        row, match = self.row, self.match
        return wire.Brief(
            row.id,
            seat,
            row.seq,
            match.n if match is not None else 0,
            self.over,
            self.view(seat).data_shared() if match is not None else None,
            in_brief(self.open(seat)),
            self.waiting(),
            self.deadline(seat),
            self.result(),
        )

    def state(self, audience: Recipient) -> wire.State:
        seat, language, insights = audience.seat, audience.language, audience.insights
        row, match = self.row, self.match
        view = self.view(seat) if match is not None else None
        state = wire.State(
            row.id,
            seat,
            row.seq,
            match.n if match is not None else 0,
            self.over,
            phases(self.game, view) if view is not None else [],
            shown(view) if view is not None else None,
            dict(self.game.insights(view)) if view is not None and insights else {},
            self.decisions(seat, language, view, insights),
            self.waiting(),
            self.deadline(seat),
            bool(self.steps) and row.status == "running" and self.steps[-1][0] == seat,
            self.undo_asked(),
            self.result(),
        )
        if language and view is not None:
            heading = self.title.words.heading(self.game, view)
            state.heading = Localizer(self.title, language)(heading) if heading is not None else None
        if audience.text:
            state.blocks = self._in_words(seat, Localizer(self.title, language))
        return state

    def decisions(
        self, seat: int, language: str, view: Any = None, full: bool = False
    ) -> list[wire.Decision]:
        asked = self.open(seat)
        if not asked:
            return []
        if view is None:
            view = self.view(seat)
        return questions(self.game, Localizer(self.title, language), view, asked, full)

    def waiting(self) -> list[wire.Waiting]:
        if self.match is None or self.row.status != "running":
            return []
        self._look()
        return self._waiting

    def result(self) -> wire.Result | None:
        if self.row.result is None:
            return None
        return wire.Result(**loads(self.row.result.encode()))

    def undo_asked(self) -> wire.UndoAsked | None:
        if self.row.undo_ask is None:
            return None
        ask = loads(self.row.undo_ask.encode())
        return wire.UndoAsked(ask["by"], ask["to"], ask["agreed"])

    def _in_words(self, seat: int, speaker: Localizer) -> list[dict[str, Any]]:
        if self.match is None:
            return []
        return speaker.blocks(self.title.words.table(self.game, self.view(seat)))

    def text(self, seat: int, language: str) -> wire.Text:
        speaker = Localizer(self.title, language)
        text = wire.Text(self.row.seq, self._in_words(seat, speaker))
        if language and self.match is not None:
            text.plain = speaker.plain(self.title.words.table(self.game, self.view(seat)))
        return text

    def find(self, seat: int, id: str) -> Decision:
        """An open decision of a seat. Raises StaleDecision."""
        for o in self.open(seat):
            if o.id == id:
                return o.decision
        raise StaleDecision(f"decision {id} is not open")

    def standing(self) -> tuple[Open, Action, wire.Order] | None:
        """The first open question that its person has left an instruction for, with the answer."""
        if self.match is None or self.row.status != "running":
            return None
        for o in self.match.open():
            place = self.seats[o.decision.seat] if o.decision.seat >= 0 else None
            if place is None or place.orders is None or place.by_bot:
                continue
            for order in convert(loads(place.orders.encode()), type=list[wire.Order]):
                args = resolve(order, o.decision)
                if args is not None:
                    return o, Action(o.decision.kind, args), order
        return None

    def seats_of(self, user_id: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.user_id == user_id and seat.kind == "human"]

    def may_look_different(self) -> bool:
        """Whether ``face`` can be another after this change."""
        if self.places or not self.new:  # seats, or a change by another process
            return True
        columns = self.columns
        return "status" in columns or "visibility" in columns or "rematch" in columns

    def face(self) -> tuple[object, ...]:
        """What everybody who may see the table sees of it beside the game."""
        row = self.row
        seats = [
            (
                seat.kind,
                seat.user_id,
                seat.name,
                seat.by_bot and seat.bot,
                seat.nonce is None,
                seat.pin is None,
            )
            for seat in self.seats
        ]
        return (row.status, row.visibility, row.rematch, tuple(seats))

    def is_seat_of(self, seat: int, user_id: str) -> bool:
        place = self.seats[seat]
        return place.user_id == user_id and place.kind == "human"

    def header_nonces(self) -> list[str]:
        return [seat.nonce or "" for seat in self.seats]
