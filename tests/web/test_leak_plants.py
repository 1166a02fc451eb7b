"""The leak suite finds what it is there for: each leak here is planted in the server, and must be reported.

The same scenario without a plant must pass; that is the first test.
"""

from __future__ import annotations

import threading
from hashlib import blake2b
from typing import Any

import pytest

import hustings
from hustings import wire
from hustings.core.action import SPECTATOR, Action
from hustings.core.codec import dumps
from hustings.core.errors import IllegalAction
from hustings.core.message import Message
from hustings.play import receipts, what_if
from hustings.table import draft, positions, presenter, questions, table_view
from hustings.table.aggregate import GameTable
from hustings.table.draft import TableDraft
from hustings.table.entries import EntryRenderer
from hustings.table.feed import Feed
from hustings.table.sse import framed
from hustings.web import notices, submit
from hustings.web.hub import Hub
from hustings.web.routes import play, preview, replay
from hustings.web.site import Site
from tests.web.worlds import Leak, Servers, ask_around, leave_orders, servers, whisper

__all__ = ["servers"]  # a fixture
pytestmark = pytest.mark.interpreted  # compiled classes cannot be patched

Patch = pytest.MonkeyPatch
OBSERVER = 0
BOT, RIVAL = 1, 2
LOW, HIGH = (1,), (4,)  # what a rival seals in one world and in the other


def scenario(servers: Servers, observer: int = OBSERVER) -> None:
    """Pocket Election from its start: a rival and a bot seal different bids, then everybody looks at everything."""
    game = hustings.game("pocket", players=3)
    with servers.pair(game, observer, bots=frozenset({BOT})) as pair:
        pair.begin(None, None, ("5" * 64, "5" * 64))
        for seat in (RIVAL, BOT):
            pair.answer(seat, Action("bid", LOW), Action("bid", HIGH))
        pair.in_private(ask_around)
        pair.ask_for_notices()
        pair.poll()
        pair.come_again()


@pytest.mark.parametrize("observer", [OBSERVER, SPECTATOR])
def test_nothing_is_reported_where_nothing_is_planted(servers: Servers, observer: int) -> None:
    scenario(servers, observer)


def sealed_by_the_rival(table: GameTable) -> tuple[int, ...]:
    values: tuple[int, ...] = table.match.state.sealed.values[RIVAL] if table.match is not None else ()
    return values


class Memory(threading.local):
    """What a plant remembers between two calls; each server has a thread of its own."""

    def __init__(self) -> None:
        self.args: dict[int, list[int]] = {}  # by line
        self.hash = ""
        self.seq: dict[str, int] = {}  # by table


memory = Memory()


# -- the plants --


def receipt_in_clear(patch: Patch) -> None:
    patch.setattr(draft, "receipt", lambda salt, n, seat, kind, args: dumps(list(args)).hex().ljust(64, "0"))


def receipt_without_salt(patch: Patch) -> None:
    """The true length, and nothing to read; but whoever tries all values finds the one."""
    true = receipts.receipt
    patch.setattr(draft, "receipt", lambda salt, n, seat, kind, args: true("00" * 16, n, seat, kind, args))


def receipt_with_values(patch: Patch) -> None:
    note = EntryRenderer.note

    def telling(self: EntryRenderer, row: Any, line: Any, choice: Any) -> wire.Entry:
        entry = note(self, row, line, choice)
        entry.args = memory.args.get(entry.line or 0)
        return entry

    answer = TableDraft.answer

    def noting(self: TableDraft, seat: int, action: Action, *rest: Any) -> Any:
        assert self.table.match is not None
        memory.args[self.table.match.n + 1] = list(action.args)
        return answer(self, seat, action, *rest)

    patch.setattr(EntryRenderer, "note", telling)
    patch.setattr(TableDraft, "answer", noting)


def reason_told_early(patch: Patch) -> None:
    def remark(self: TableDraft, move: Any, reasons: Any) -> str | None:
        own, _ = reasons
        return dumps({"at_once": True, "reason": own.data()}).decode() if own else None

    patch.setattr(TableDraft, "_remark", remark)


def hash_of_the_state(patch: Patch) -> None:
    state = presenter.state

    def signed(table: GameTable, recipient: Any) -> wire.State:
        found = state(table, recipient)
        if table.match is not None:
            found.insights = {"etag": blake2b(dumps(table.match.state.data()), digest_size=8).hexdigest()}
        return found

    patch.setattr(presenter, "state", signed)


def hash_of_the_record(patch: Patch) -> None:
    """The seal of the last line stands for the table in a list."""
    table_info = table_view.table_info

    def signed(row: Any, *rest: Any) -> wire.TableInfo:
        found = table_info(row, *rest)
        found.commitment = memory.hash or found.commitment
        return found

    tell = TableDraft._line

    def noting(self: TableDraft, line: Any, *rest: Any, **more: Any) -> Any:
        memory.hash = line.hash
        return tell(self, line, *rest, **more)

    patch.setattr(TableDraft, "_line", noting)
    from hustings.web import site

    patch.setattr(site, "table_info", signed)


def gap_in_numbers(patch: Patch) -> None:
    """A note to oneself takes a number where a bid is high."""
    answer = TableDraft.answer

    def noting(self: TableDraft, seat: int, action: Action, *rest: Any) -> Any:
        done = answer(self, seat, action, *rest)
        if action.args == HIGH:
            self.write("talk", {"from": seat, "to": [seat], "text": "high!", "by": ""})
        return done

    patch.setattr(TableDraft, "answer", noting)


def longer_message(patch: Patch) -> None:
    move = EntryRenderer.move

    def padded(self: EntryRenderer, row: Any, line: Any, *rest: Any) -> wire.Entry:
        entry = move(self, row, line, *rest)
        entry.by = " " * sum(line.args)
        return entry

    patch.setattr(EntryRenderer, "move", padded)


def message_left_out(patch: Patch) -> None:
    """Nobody is told of a high bid."""
    publish = Hub.publish

    def silent(self: Hub, table: GameTable, feed: Feed) -> None:
        if sealed_by_the_rival(table) != HIGH:
            publish(self, table, feed)

    patch.setattr(Hub, "publish", silent)


def refusal_by_a_hidden_card(patch: Patch) -> None:
    check = questions.check_answer

    def telling(table: GameTable, seat: int, id: str, action: Action) -> None:
        if seat == OBSERVER and action.args == (99,) and sealed_by_the_rival(table) == HIGH:
            raise IllegalAction(Message("not-your-turn"))
        check(table, seat, id, action)

    patch.setattr(submit, "check_answer", telling)


def log_opened_later(patch: Patch) -> None:
    """As it happens a sealed choice is told as it should; read again later, it lies open."""
    move = EntryRenderer.move

    def opened(self: EntryRenderer, row: Any, line: Any, told: Any, *rest: Any) -> wire.Entry:
        entry = move(self, row, line, told, *rest)
        newest = memory.seq[row.table_id] = max(row.seq, memory.seq.get(row.table_id, 0))
        if row.seq < newest:
            for shown, each in zip(entry.events or [], told, strict=False):
                shown.fields = getattr(each, "event", each).named()
        return entry

    patch.setattr(EntryRenderer, "move", opened)


def replay_with_the_line(patch: Patch) -> None:
    position = positions.position

    def told(table: GameTable, *rest: Any) -> wire.Position:
        found = position(table, *rest)
        for line in table.match.lines if table.match is not None else []:
            if line.n == found.n:
                found.line = wire.LineInfo(line.n, line.seat, line.kind, list(line.args))
        return found

    patch.setattr(replay, "position", told)


def notice_that_tells(patch: Patch) -> None:
    """A call that says how high the others have bid."""
    tell = notices.Notices._tell

    def telling(self: Any, person: Any) -> None:
        person.tables = [(at, f"{game} {memory.args.get(0)}", last) for at, game, last in person.tables]
        tell(self, person)

    answer = TableDraft.answer

    def noting(self: TableDraft, seat: int, action: Action, *rest: Any) -> Any:
        done = answer(self, seat, action, *rest)
        memory.args[0] = list(action.args)
        return done

    patch.setattr(TableDraft, "answer", noting)
    patch.setattr(notices.Notices, "_tell", telling)


def figures_of_the_true_state(patch: Patch) -> None:
    """A preview that tries the answer at the table itself, where it is the last to come in and opens the others."""
    tables: list[GameTable] = []

    async def remembering(*rest: Any) -> Any:
        found = await play.my_question(*rest)
        tables.append(found[0])
        return found

    def tried(game: Any, world: Any, seat: int, action: Action, viewer: int) -> Any:
        state = game.copy(tables[-1].playing().state)
        game.apply(state, seat, action)
        return state

    patch.setattr(preview, "my_question", remembering)
    patch.setattr(what_if, "until_opened", tried)


PLANTS = [
    (figures_of_the_true_state, r"P0 POST /decisions/\S+/preview.*\n.*\"figure\":\"money\""),
    (receipt_in_clear, r"stream P0 in words after P2 bid: .*\n.*5b315d0"),
    (receipt_without_salt, r"stream P0 in words after P2 bid: .*\n.*receipt"),
    (receipt_with_values, r"stream P0 in words after P2 bid: .*\n.*\"args\":\[1\]"),
    (reason_told_early, r"stream P0 in words after bot bid: .*\n.*\"reason\""),
    (hash_of_the_state, r"stream P0 in words after P2 bid: .*\n.*etag"),
    (hash_of_the_record, "a seed, a salt or a hash of the record"),
    (gap_in_numbers, r"stream P0 in words after P2 bid: .*\n.*\"seq\":6"),
    (longer_message, r"stream P0 in words after P2 bid: (\d+) and (?!\1)"),
    (message_left_out, r"stream P0 in words after P2 bid: \d+ and 0 bytes"),
    (refusal_by_a_hidden_card, r"P0 POST /decisions/\S+ .*'args': \[99\]"),
    (log_opened_later, r"P0 GET /log.*\n.*\"values\":\[1\]"),
    (replay_with_the_line, r"P0 GET /replay.*\n.*\"args\":\[1\]"),
    (notice_that_tells, r"notices after .*\n.*pocket \[1\]"),
]


@pytest.mark.parametrize(("plant", "said"), PLANTS, ids=[plant.__name__ for plant, _ in PLANTS])
def test_a_planted_leak_is_reported(servers: Servers, monkeypatch: Patch, plant: Any, said: str) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak, match=said):
        scenario(servers)


def against_bots(servers: Servers) -> None:
    """One person, for whom engine help is allowed, branches while two bots have sealed different bids."""
    game = hustings.game("pocket", players=3)
    with servers.pair(game, OBSERVER, bots=frozenset({BOT, RIVAL})) as pair:
        pair.begin(None, None, ("5" * 64, "5" * 64))
        for seat in (RIVAL, BOT):
            pair.answer(seat, Action("bid", LOW), Action("bid", HIGH))
        assert pair.branch(pair.a.match.n)


def test_a_branch_from_the_true_state_is_reported(servers: Servers, monkeypatch: Patch) -> None:
    against_bots(servers)
    made: Any = positions.state_for
    monkeypatch.setattr(replay, "state_for", lambda *rest: made(*rest[:-1], None))
    with pytest.raises(Leak, match=r"P0 branch at \d+, seat 1"):
        against_bots(servers)


# -- what others do in private --


def after_a_request(servers: Servers, patch: Patch, ending: str, then: Any) -> None:
    """Plant in front of the server: after a request to such an address ``then(site, table)`` happens."""
    for world in servers.worlds:
        app = world.server.app
        handler, site = app.asgi_handler, world.server.site

        async def planted(
            scope: Any, receive: Any, send: Any, handler: Any = handler, site: Site = site
        ) -> None:
            await handler(scope, receive, send)
            if scope["method"] != "GET" and scope["path"].endswith(ending):
                then(site, scope["path"].split("/")[3])

        patch.setattr(app, "asgi_handler", planted)


def private(servers: Servers, deed: Any) -> None:
    """The observer sits and listens while a rival does this."""
    with servers.pair(hustings.game("pocket", players=3), OBSERVER, bots=frozenset({BOT})) as pair:
        pair.begin(None, None, ("5" * 64, "5" * 64))
        pair.in_private(deed)
        pair.poll()


def test_a_message_on_a_whisper_is_reported(servers: Servers, monkeypatch: Patch) -> None:
    def ping(site: Site, table: str) -> None:
        for listener in site.hub.rooms.get(table, ()):
            listener.put(0, framed("talk", b"{}"))

    after_a_request(servers, monkeypatch, "/talk", ping)
    with pytest.raises(Leak, match=r"stream P0 .* after P2 in private"):
        private(servers, whisper)


def test_a_table_event_on_standing_orders_is_reported(servers: Servers, monkeypatch: Patch) -> None:
    def announce(site: Site, table: str) -> None:
        site.announce(site.service.slots[table].table)

    after_a_request(servers, monkeypatch, "/orders", announce)
    with pytest.raises(Leak, match=r"stream P0 .* after P2 in private"):
        private(servers, leave_orders)
