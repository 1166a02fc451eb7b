"""Two worlds that an observer cannot tell apart, played forward in step over HTTP.

Each world is a table on a server of its own. Both have the same ids, people and numbers; what differs is what the
observer may not know: cards in others' hands, sealed choices, what bots think, and what others do in private.
A ``Pair`` keeps both going and compares, byte for byte, everything that reaches the observer.

That the two worlds *should* look alike is the engine's word (``look``): the same view, the same news, the same
questions. ``hustings.testing.leaks`` holds the engine to that; here the server is held to it.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from sqlalchemy import delete, select

from hustings.client import Client
from hustings.core.action import CHANCE, SPECTATOR, Action
from hustings.core.codec import dumps
from hustings.core.errors import HustingsError
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.record import RecordLine, commit, header_for
from hustings.core.rng import Rng, seeded
from hustings.play.match import Match, OpenDecision
from hustings.play.receipts import receipt, salt_for
from hustings.registry import title as find_title
from hustings.table import chance, seating
from hustings.table import positions as earlier
from hustings.table.aggregate import GameTable
from hustings.table.bot_turn import apply_standing_order
from hustings.table.draft import TableDraft
from hustings.table.entries import NeedsWhole
from hustings.table.thinking import open_reason
from hustings.table.times import now, stamp
from hustings.testing.walk import some_args, steps
from hustings.web.config import Config
from hustings.web.service import Service
from hustings.web.store import contacts, games, push, schema
from hustings.web.store.rows import ContactRow, EntryRow, SeatRow, UserRow
from tests.web.conftest import OPEN_LIMITS, Running
from tests.web.players import wait_for
from tests.web.storm import postgres
from tests.web.test_notices import Hook, Mailbox

T = TypeVar("T")
PEOPLE = 4
BEAT = b": still here\n\n"  # a heartbeat: all that was said before it has arrived
TRIES = 24  # answers tried for one that looks the same
SEEDS = 60  # seeds tried for draws that look the same


class Leak(AssertionError):
    """Something that reached the observer tells the two worlds apart."""


# -- what is normalised, and why --


class Normal:
    """The text of one world with everything replaced that must differ, and nothing else.

    * Times: the worlds run one after the other. Every time has the same length, or it is not replaced.
    * User ids: the servers draw them by chance. Replaced one by one, by the ids that are known.
    * Commitments to the seed, where the worlds have different seeds.
    * Receipts, and salts of opened receipts: they depend on the sealed value. Only the true ones are replaced: any
      other hash is compared as it is.

    * Tokens to unsubscribe from mail: made of the user's id and the server's own secret.

    A replacement is as long as what it replaces, so lengths are compared too. Of the headers only ``date``
    and ``x-request-id``, which is drawn for each request, are left out.
    """

    STAMP = re.compile(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z")
    HASH = re.compile(rb"[0-9a-f]{32,}")
    UNSUBSCRIBE = re.compile(rb"/unsubscribe/[\w-]+\.[0-9a-f]{32}")
    HEADERS = frozenset({"date", "x-request-id"})

    def __init__(self) -> None:
        self.users: dict[bytes, bytes] = {}
        self.hashes: dict[bytes, bytes] = {}

    def user(self, id: str, name: str) -> None:
        self.users[id.encode()] = name.encode().ljust(len(id), b"~")

    def hash(self, value: str, name: str) -> None:
        self.hashes[value.encode()] = name.encode().ljust(len(value), b"~")

    def __call__(self, text: bytes) -> bytes:
        text = self.UNSUBSCRIBE.sub(lambda found: b"/unsubscribe/".ljust(len(found[0]), b"~"), text)
        text = self.STAMP.sub(lambda found: b"~" * len(found[0]), text)
        text = self.HASH.sub(lambda found: self.hashes.get(found[0], found[0]), text)
        for user, name in self.users.items():
            text = text.replace(user, name)
        return text

    def response(self, response: httpx.Response) -> bytes:
        """A whole answer: status, headers in order, body."""
        lines = [f"{response.status_code} {response.reason_phrase}"]
        for name, value in response.headers.multi_items():
            lines.append(f"{name}: {value if name not in self.HEADERS else '~'}")
        return self("\n".join(lines).encode() + b"\n\n" + response.content)


class FixedRandom:
    """Stands for ``secrets`` where worlds are made up for a request: the same numbers in both for the same request."""

    def __init__(self) -> None:
        self.count = 0

    def token_bytes(self, size: int) -> bytes:
        self.count += 1
        return blake2b(b"%d" % self.count, digest_size=size).digest()

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()

    def replace(self, patch: pytest.MonkeyPatch) -> None:
        for module in (earlier, chance):
            patch.setattr(module, "secrets", self)


# -- one world --


class Stream:
    """An open event stream. What has come is known up to the last heartbeat."""

    def __init__(self, client: Client, path: str, headers: dict[str, str]) -> None:
        request = client.http.build_request("GET", path, headers=headers)
        self.response = client.http.send(request, stream=True)
        self.chunks = self.response.iter_raw() if self.response.status_code == 200 else iter(())
        self.buffer = b""
        self.ended = self.response.status_code != 200
        if self.ended:
            self.buffer = b"%d " % self.response.status_code + self.response.read()
        else:
            self._until(b"retry:")  # from now on it is told everything

    def _until(self, mark: bytes) -> None:
        while mark not in self.buffer and not self.ended:
            chunk = next(self.chunks, None)
            self.ended = chunk is None
            self.buffer += chunk or b""

    def take(self) -> bytes:
        """All that came before the next heartbeat."""
        self._until(BEAT)
        if self.ended:
            taken, self.buffer = self.buffer + b"(ended)", b""
        else:
            taken, _, self.buffer = self.buffer.partition(BEAT)
        return taken

    def close(self) -> None:
        self.response.close()


class World:
    """A server with a table that is one of the two. Plays for everybody at it.

    ``apart``: those who observe are at another process of the site, on the same database.
    """

    def __init__(self, name: str, database: str, apart: bool = False) -> None:
        self.name = name
        self.mailbox, self.hook = Mailbox(), Hook()
        for sink in (self.mailbox, self.hook):
            threading.Thread(target=sink.serve_forever, daemon=True).start()
        config = Config(
            database=database,
            limits=OPEN_LIMITS,
            heartbeat=3600,  # beats when we say so
            sweep=3600,
            bots=0,  # we think for them
            mail=f"smtp://127.0.0.1:{self.mailbox.server_address[1]}",
            webhooks="any",
            push_look=3600.0,
            address="https://games.example.org",
            notice_pause=0.0,
        )
        self.server = Running(config).start()
        self.front = Running(config).start() if apart else self.server
        self.normal = Normal()
        self.people = {f"P{seat}": self.server.client() for seat in range(PEOPLE)}
        self.people["watcher"] = self.server.client()
        self.ids: dict[str, str] = {}
        for called, client in self.people.items():
            self.ids[called] = client.rename(called).id
            self.normal.user(self.ids[called], called)
        self.people["stranger"] = self.server.client()
        self.people["stranger"].me()  # nobody, with a token against forgery
        self.observers: dict[str, Client] = {}
        self.table = ""
        self.branches: list[str] = []
        self.seed = ""
        self.learned = -1
        self.forbidden: set[bytes] = set()
        self.streams: dict[str, Stream] = {}

    def stop(self) -> None:
        for server in {self.front, self.server}:
            server.stop()
        for sink in (self.mailbox, self.hook):
            sink.shutdown()
            sink.server_close()

    def observe(self, names: list[str]) -> None:
        """These are the ones who observe now."""
        self.observers = {}
        for name in names if self.front is not self.server else ():
            self.observers[name] = self.front.client()
            self.observers[name].http.cookies.update(self.people[name].http.cookies)

    def client(self, name: str) -> Client:
        return self.observers.get(name) or self.people[name]

    # -- its table --

    def lay(self, table: Table, state: Any, seed: str) -> None:
        """Put a table here: gathering if there is no ``state``, else running in exactly that one."""
        self.seed, self.table, self.learned = seed, table.id, -1
        self.forbidden = {seed.encode()}
        self.normal.hashes.clear()
        self.normal.hash(commit(seed), "commitment")
        game, owner = table.game, self.ids["P0"]
        user = UserRow(owner, "P0", None, None, "guest", None, "")
        row = seating.new_row(
            user, game.id, game.players, game.options, visibility=table.visibility, pace="async"
        )
        row.id, row.seed, row.commitment = table.id, seed, commit(seed)
        row.watch_token = f"watch-{table.id}"
        start: list[EntryRow] = []
        if state is not None:
            header = header_for(game, seed, [""] * game.players)
            base = {"n": 0, "last": header.seal(), "since": [], "state": state.data()}
            row.header, row.base = header.line().decode(), dumps(base).decode()
            row.status, row.seq = "running", 1
            row.waiting = dumps([[d.seat, d.kind] for d in game.pending(state)]).decode()
            start = [EntryRow(row.id, 1, row.created_at, "start", "", None, "{}")]
        seats = [self._seat(table, seat) for seat in range(game.players)]
        write = partial(games.create, table=row, seat_rows=seats, entry_rows=start)
        self.server.inside(self.server.site.service.write(write))
        watch = partial(games.watch, id=table.id, user_id=self.ids["watcher"])
        self.server.inside(self.server.site.service.write(watch))

    def _seat(self, table: Table, seat: int) -> SeatRow:
        row = SeatRow(table.id, seat, "bot", None, "greedy", "greedy", False, "", None, None, None)
        if seat not in table.bots:
            row.kind, row.user_id, row.name, row.bot = "human", self.ids[f"P{seat}"], f"P{seat}", None
        if seat in table.pins:
            row.pin = self.server.inside(self.server.site.people.hash_pin(self.pin(seat)))
        return row

    def pin(self, seat: int) -> str:
        """Not the same in both worlds."""
        return f"{seat}{self.name}"

    @property
    def game_table(self) -> GameTable:
        return self.server.inside(self.server.site.service.table(self.table))

    @property
    def match(self) -> Match:
        match = self.game_table.match
        assert match is not None
        return match

    def change(self, work: Callable[[TableDraft], Any]) -> None:
        self.server.inside(self.server.site.service.change(self.table, work))
        self.sync()

    def sync(self) -> None:
        """Both processes have heard of everything."""
        if self.front is not self.server:
            wait_for(lambda: len({_seq(server, self.table) for server in (self.front, self.server)}) == 1)

    def clear(self) -> None:
        """Take the table away, as if it had never been."""

        def write(connection: Any) -> None:
            for table in reversed(schema.metadata.sorted_tables):
                of = table.c.id if table is schema.tables else table.c.get("table_id")
                if of is not None:
                    connection.execute(table.delete().where(of.in_([self.table, *self.branches])))

        self.hang_up()
        self.notify(None)
        if self.table:
            self.server.inside(self.server.site.service.write(write))
            self.reload()
            self.table, self.branches = "", []

    def reload(self) -> None:
        """Forget the table; whoever asks next opens it from the database."""

        async def forget(service: Service) -> None:
            service.drop(self.table)

        for server in {self.front, self.server}:
            server.inside(forget(server.site.service))

    def learn(self) -> None:
        """Take note of what is on record: receipts and opened salts may differ, the rest never leaves.

        The seed, the hashes of the record and the salts of sealed choices are looked for in every text,
        although they may be the same in both worlds.
        """
        live = self.game_table
        if live.match is None or live.row.seq == self.learned:
            return
        self.learned = live.row.seq
        lines = {line.n: line for line in live.match.lines}
        for n, line in lines.items():
            self.forbidden.add(line.hash.encode())
            if line.note is None:
                salt = salt_for(self.seed, n)
                if salt.encode() not in self.normal.hashes:
                    self.forbidden.add(salt.encode())
            elif "receipt" in line.note and line.note["receipt"]["line"] in lines:
                chosen = lines[line.note["receipt"]["line"]]
                salt = salt_for(self.seed, chosen.n)
                true = receipt(salt, chosen.n, chosen.seat, chosen.kind, chosen.args)
                self.normal.hash(true, f"receipt {chosen.n}")
            elif "opened" in line.note:
                salt = salt_for(self.seed, line.note["opened"]["line"])
                self.normal.hash(salt, f"salt {line.note['opened']['line']}")
                self.forbidden.discard(salt.encode())

    # -- its people --

    def ask(self, name: str, method: str, path: str, body: Any = None) -> httpx.Response:
        """One request of one person to this table, or to the server if the path begins with ``/api``."""
        client = self.client(name)
        headers = {"X-CSRF-Token": client.http.cookies.get("hustings_csrf") or ""}
        if body is not None:
            headers["Content-Type"] = "application/json"
        where = path if path.startswith("/api") else f"/api/tables/{self.table}{path}"
        content = None if body is None else dumps(body)
        response = client.http.request(method, where, content=content, headers=headers)
        if method not in ("GET", "HEAD", "OPTIONS"):
            self.sync()
        return response

    def question(self, seat: int, kind: str) -> OpenDecision:
        return next(o for o in self.match.open() if (o.decision.seat, o.decision.kind) == (seat, kind))

    def answer(self, seat: int, action: Action) -> None:
        path = f"/decisions/{self.question(seat, action.kind).id}"
        body = {"kind": action.kind, "args": list(action.args), "seat": seat}
        answered(self.ask(f"P{seat}", "POST", path, body))

    def resolve(self, seat: int, action: Action) -> None:
        """Somebody leaves an instruction for what they are asked, and it is carried out."""
        order = {"kind": action.kind, "then": "answer", "args": list(action.args), "once": True}
        answered(self.ask(f"P{seat}", "PUT", f"/seats/{seat}/orders", {"orders": [order]}))
        self.server.inside(self.server.site.service.change(self.table, apply_standing_order))
        self.sync()

    def listen(self, name: str, key: str, query: str, headers: dict[str, str]) -> None:
        path = f"/api/tables/{self.table}/events?{query}"
        self.streams[key] = Stream(self.client(name), path, headers)

    def fence(self) -> dict[str, bytes]:
        """What has come on every stream since the last time."""

        async def heartbeat() -> None:
            self.front.site.hub.heartbeat()

        self.front.inside(heartbeat())
        return {key: stream.take() for key, stream in self.streams.items()}

    def hang_up(self) -> None:
        for stream in self.streams.values():
            stream.close()
        self.streams = {}

    def notify(self, name: str | None) -> None:
        """Have one person told by mail, webhook and browser when they are waited for, and nobody else."""

        def write(connection: Any) -> None:
            for called, user in self.ids.items():
                row = ContactRow(user, "", False, None, "", "en")
                if called == name:
                    row.email, row.confirmed = f"{called}@example.org", True
                    row.webhook = f"http://127.0.0.1:{self.hook.server_address[1]}/{called}"
                contacts.keep(connection, row)
            connection.execute(delete(schema.push_subscriptions))
            if name is not None:
                _subscribe(connection, self.ids[name])

        self.server.inside(self.server.site.service.write(write))

    def notices(self) -> list[bytes]:
        """All calls, mails and messages to browsers since the last time."""
        notices = self.server.site.notices
        browsers: list[bytes] = []

        async def look() -> None:
            await notices.look()
            await asyncio.gather(*notices.under_way)
            service, at = self.server.site.service, stamp()
            due = partial(push.due, now=now(), stamp=at, before=at, recent="")
            for person in await service.read(due):
                said = self.server.site.push.said
                browsers.extend(dumps([item.kind, said(item, "en")]) for item in person.items)
                await service.write(partial(push.claim, person=person, before=at, now=at))

        self.server.inside(look())
        said = [*browsers, *[dumps(call) for call in self.hook.calls]]
        for mail in self.mailbox.mails:
            kept = [f"{name}: {value}" for name, value in mail.items() if name not in ("Date", "Message-ID")]
            said.append("\n".join([*kept, "", mail.get_content()]).encode())
        self.hook.calls.clear()
        self.mailbox.mails.clear()
        return said


def _subscribe(connection: Any, user: str) -> None:
    """A browser for each session of somebody."""
    sessions = select(schema.sessions.c.hash).where(schema.sessions.c.user_id == user)
    for session in list(connection.execute(sessions).scalars()):
        endpoint = f"https://push.example.org/{session}"
        row = push.SubscriptionRow(session, user, session, endpoint, "", "", "en", stamp())
        push.subscribe(connection, row)


def _seq(server: Running, table: str) -> int:
    return server.inside(server.site.service.table(table)).row.seq


# -- what the engine says an observer may know --


def line_look(line: RecordLine, events: list[Event], seat: int) -> tuple[Any, ...]:
    if line.undo >= 0:
        return ("undo", line.n, line.seat, line.undo)
    if line.note is not None:
        kind = next(iter(line.note))
        value = {name: said for name, said in line.note[kind].items() if name not in ("hash", "salt")}
        return ("note", line.n, kind, dumps(value))
    seen = [(e.kind, e.public, e.secret if e.owner == seat else (), e.owner) for e in events]
    return ("move", line.n, line.seat, tuple(seen))


def retold(
    game: Game[Any, Any], state: Any, lines: Sequence[RecordLine]
) -> Iterator[tuple[RecordLine, list[Event]]]:
    """New lines with their events, unscrubbed; ``state`` is from before the first of them."""
    state = game.copy(state)
    for line in lines:
        played = line.undo < 0 and line.note is None
        yield line, game.apply(state, line.seat, Action(line.kind, line.args)) if played else []


def look(match: Match, news: list[tuple[RecordLine, list[Event]]], seat: int) -> tuple[Any, ...]:
    """All that ``seat`` may know of the news and of what comes after them."""
    game, state = match.game, match.state
    asked = game.pending(state)
    return (
        [line_look(line, events, seat) for line, events in news],
        game.view(state, seat).key(),
        [(d.seat, d.kind) for d in asked],
        [d.space.data() for d in asked if d.seat == seat],
        game.outcome(state).data() if not asked else None,
    )


def opening(
    game: Game[Any, Any], state: Any, seed: str
) -> tuple[Match, list[tuple[RecordLine, list[Event]]]]:
    """What chance does first, from this state with this seed."""
    header = header_for(game, seed, [""] * game.players)
    match = Match(game, header, seed)
    match.jump({"n": 0, "last": header.seal(), "since": [], "state": state.data()})
    news: list[tuple[RecordLine, list[Event]]] = []
    while match.chance_is_asked():
        move = match.draw()
        news.append((move.line, move.events))
    return match, news


# -- the pair --


@dataclass
class Table:
    """What is public about a table, the same in both worlds."""

    id: str
    game: Game[Any, Any]
    bots: frozenset[int] = frozenset()
    pins: frozenset[int] = frozenset()
    visibility: str = "public"


@dataclass
class Met:
    """Kinds of decisions, and of events with a secret part, whose hidden values differed between the worlds."""

    decisions: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    compared: int = 0
    openings: int = 0
    undone: int = 0
    reasons: int = 0

    def add(self, other: Met) -> None:
        self.decisions |= other.decisions
        self.events |= other.events
        for name in ("compared", "openings", "undone", "reasons"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Servers:
    """The two servers, for as many pairs of tables as a test wants; one after the other."""

    def __init__(self, database: Callable[[str], str], apart: bool = False) -> None:
        self.random = FixedRandom()
        self.worlds = (World("a", database("a"), apart), World("b", database("b"), apart))
        self.made = 0

    def stop(self) -> None:
        for world in self.worlds:
            world.stop()

    def pair(self, game: Game[Any, Any], observer: int, turn: str = "", **more: Any) -> Pair:
        """``turn`` names the chance by which they are played."""
        self.made += 1
        table = Table(f"table-{self.made:06}", game, **more)
        return Pair(self, table, observer, seeded(observer, f"{game.id} {turn}"))


class Pair:
    """Two tables, an observer, and everything that reaches it, compared as it comes.

    ``observer`` is a seat or SPECTATOR. Whatever a seat cannot tell apart, those who only watch cannot either: a
    signed-in watcher and a stranger are always there too.
    """

    def __init__(self, servers: Servers, table: Table, observer: int, rng: Rng) -> None:
        self.servers = servers
        self.table = table
        self.game = table.game
        self.observer = observer
        self.a, self.b = servers.worlds
        self.worlds = servers.worlds
        self.seats = {"watcher": SPECTATOR, "stranger": SPECTATOR}
        if observer != SPECTATOR:
            self.seats = {f"P{observer}": observer, **self.seats}
        self.met = Met()
        self.rng = rng
        self.polls = rng.below(3)
        self.patch = pytest.MonkeyPatch()

    def __enter__(self) -> Pair:
        self.servers.random.replace(self.patch)
        return self

    def __exit__(self, *_: object) -> None:
        self.patch.undo()
        for world in self.worlds:
            world.clear()

    # -- comparing --

    def same(self, what: str, here: bytes, there: bytes) -> None:
        """``here`` and ``there`` are normal already."""
        self.met.compared += 1
        for text, world in zip((here, there), self.worlds, strict=True):
            if any(secret in text for secret in world.forbidden):
                raise Leak(f"{what}: a seed, a salt or a hash of the record")
        if here != there:
            at = next((i for i in range(min(len(here), len(there))) if here[i] != there[i]), -1)
            at = at if at >= 0 else min(len(here), len(there))
            near = slice(max(0, at - 120), at + 120)
            raise Leak(
                f"{what}: {len(here)} and {len(there)} bytes, different at {at}:\n"
                f"  {here[near]!r}\n  {there[near]!r}"
            )

    def ask(self, name: str, method: str, path: str, body: Any = None) -> httpx.Response:
        """The same request in both worlds, with the same answer; it is world a's."""
        said = []
        for world in self.worlds:
            self.servers.random.count = 0
            said.append(world.ask(name, method, path, body))
            world.learn()
        here, there = (world.normal.response(answer) for world, answer in zip(self.worlds, said, strict=True))
        assert said[0].status_code < 500, said[0].text
        self.same(f"{name} {method} {path} {body or ''}", here, there)
        return said[0]

    def settle(self, what: str) -> None:
        """Everything that has come by itself since the last time: streams, mails, calls."""
        for world in self.worlds:
            world.learn()
        streams = [world.fence() for world in self.worlds]
        for key in streams[0]:
            here, there = (world.normal(said[key]) for world, said in zip(self.worlds, streams, strict=True))
            self.same(f"stream {key} after {what}", here, there)
        notices = [world.normal(b"\n".join(world.notices())) for world in self.worlds]
        self.same(f"notices after {what}", *notices)

    # -- beginning --

    def begin(self, here: Any, there: Any, seeds: tuple[str, str]) -> None:
        """Lay both tables, open the observer's streams, and let chance begin."""
        for world, state, seed in zip(self.worlds, (here, there), seeds, strict=True):
            world.lay(self.table, state, seed)
            world.observe(list(self.seats))
            world.notify(f"P{self.observer}" if self.observer != SPECTATOR else None)
        for name, seat in self.seats.items():
            self.listen(name, f"{name} in words", f"seat={seat}&lang=en&text=1")
            self.listen(name, f"{name} briefly", f"seat={seat}&brief=1")
            self.settle(f"{name} has come")
        for seat in self.table.pins:
            for world in self.worlds:
                answered(world.ask(f"P{seat}", "POST", f"/seats/{seat}/unlock", {"pin": world.pin(seat)}))
        before = [world.game_table.match for world in self.worlds]
        if here is None:
            for world in self.worlds:
                answered(world.ask("P0", "POST", "/start", {"nonce": ""}))
        elif self.a.match.chance_is_asked():
            for world in self.worlds:
                world.change(TableDraft.go_on)
        else:
            return
        started = [match or Match.new(self.game, seeds[0], [""] * self.game.players) for match in before]
        self.note_differences(started)
        self.settle("the opening")

    def listen(self, name: str, key: str, query: str, **headers: str) -> None:
        for world in self.worlds:
            world.listen(name, key, query, headers)

    # -- playing --

    def note_differences(self, before: list[Match]) -> None:
        """What was hidden and differed in what has happened since."""
        news = [
            list(retold(self.game, old.state, world.match.lines[len(old.lines) :]))
            for old, world in zip(before, self.worlds, strict=True)
        ]
        for (line, events), (other, others) in zip(*news, strict=True):
            if line.note is not None:
                self.met.openings += "opened" in line.note
            elif line.args != other.args:
                self.met.decisions.add(line.kind)
            for event, twin in zip(events, others, strict=True):
                if event.secret != twin.secret:
                    self.met.events.add(event.kind)

    def step(self, what: str, here: Callable[[World], Any], there: Callable[[World], Any]) -> None:
        """One thing happens, in each world in its own way; what comes of it is compared."""
        before = [world.match for world in self.worlds]
        here(self.a)
        there(self.b)
        self.note_differences(before)
        self.settle(what)

    def play(self, many: int, focus: str = "", differ: int = 4) -> int:
        """Answer ``many`` questions, if the worlds stay alike that long; how many were answered.

        ``focus``: the first is of this kind, and is answered differently. ``differ``: so many of four hidden
        answers differ.
        """
        for done in range(many):
            found = self.find(focus if done == 0 else "", differ)
            if found is None:
                return done
            self.answer(*found)
        return many

    def find(self, focus: str, differ: int) -> tuple[int, Action, Action] | None:
        """Who is asked, and an answer in each world after which the observer still cannot tell them apart."""
        asked = [o for o in self.a.match.open() if not focus or o.decision.kind == focus]
        asked = shuffled(self.rng, asked)
        if focus:
            asked = [o for o in asked if o.decision.seat != self.observer]
        for o in asked:
            for _ in range(3):
                found = self._pair_up(o, bool(focus), self.rng.below(4) < differ)
                if found is not None:
                    return (o.decision.seat, *found)
        return None

    def _pair_up(self, o: OpenDecision, must: bool, differ: bool) -> tuple[Action, Action] | None:
        decision, seat = o.decision, o.decision.seat
        action = Action(decision.kind, decision.space.sample(self.rng))
        shown, hidden = self.outcome(self.a, seat, action)
        if shown is None:
            return None
        twin = self.b.question(seat, decision.kind).decision
        others: list[tuple[int, ...]] = []
        if hidden and differ and seat != self.observer:
            found = [args for args in some_args(twin, self.rng, TRIES) if args != action.args]
            others = shuffled(self.rng, found)
        if not must and twin.space.contains(action.args):
            others.append(action.args)
        for args in others:
            other = Action(decision.kind, args)
            if self.outcome(self.b, seat, other)[0] == shown:
                return action, other
        return None

    def outcome(self, world: World, seat: int, action: Action) -> tuple[tuple[Any, ...] | None, bool]:
        """How an answer would look to the observer, and whether something about it is hidden."""
        live = world.game_table
        assert live.match is not None
        draft = TableDraft(live, [])
        try:
            draft.answer(seat, action, "", "", "")
        except HustingsError:
            return None, False
        assert draft.table.match is not None
        if draft.table.over:  # and everything is opened
            return None, False
        news = list(retold(self.game, live.match.state, draft.table.match.lines[len(live.match.lines) :]))
        secret = action.kind in self.game.secret_kinds() or any(
            e.secret for _, events in news for e in events
        )
        return look(draft.table.match, news, self.observer), secret

    def answer(self, seat: int, here: Action, there: Action) -> None:
        kind = here.kind
        if seat in self.table.bots:
            think = partial(self.think, seat=seat)
            self.step(f"bot {kind}", partial(think, action=here), partial(think, action=there))
        elif seat == self.observer:
            path = f"/decisions/{self.a.question(seat, kind).id}?lang=en"
            body = {"kind": kind, "args": list(here.args), "seat": seat}
            self.step(f"own {kind}", lambda _: self.ask(f"P{seat}", "POST", path, body), id)
        else:
            self.step(
                f"P{seat} {kind}",
                lambda world: world.answer(seat, here),
                lambda world: world.answer(seat, there),
            )

    def answer_by_orders(self, seat: int, here: Action, there: Action) -> None:
        """In one world a person answers, in the other a standing instruction of theirs does."""
        self.step(
            f"P{seat} {here.kind} by orders",
            lambda world: world.answer(seat, here),
            lambda world: world.resolve(seat, there),
        )

    def think(self, world: World, seat: int, action: Action) -> None:
        """A bot answers: with a reason of its own, which rests on all there is to know, and one for everybody."""
        match, question = world.match, world.question(seat, action.kind)
        truth = blake2b(dumps(match.state.data()), digest_size=4).hexdigest()
        own = Message("not-asked", {"kind": action.kind, "asked": truth * (1 + int(truth, 16) % 3)})
        public = self.game.view(match.state, SPECTATOR)
        evaluator = find_title(self.game.id).evaluator.new()
        said = open_reason(self.game, evaluator, public, question.decision, action) or Message(
            "not-your-turn"
        )
        world.change(lambda draft: draft.answer(seat, action, question.id, "", "", (own, said)))
        self.met.reasons += 1

    def undo(self) -> bool:
        """Whoever may take back an answer by themselves does so."""
        may = [world.game_table.undo_steps[-1:] for world in self.worlds]
        if not may[0] or may[0] != may[1] or may[0][0][0] in self.table.bots:
            return False
        seat, _, to = may[0][0]
        if not self._may_go_back(seat, to):
            return False
        self._both(f"P{seat}", "/undo", {"seat": seat})
        self.met.undone += 1
        return True

    def ask_undo(self) -> bool:
        """Somebody asks to step back behind an answer, sealed or not; everybody agrees."""
        mine = [
            line
            for line in reversed(self.a.match.lines)
            if line.seat >= 0 and line.kind and line.seat not in self.table.bots
        ]
        if not mine or not self._may_go_back(mine[0].seat, mine[0].n - 1):
            return False
        seat = mine[0].seat
        self._both(f"P{seat}", "/undo", {"seat": seat, "ask": True})
        for other in range(self.game.players):
            if other != seat and other not in self.table.bots:
                self._both(f"P{other}", "/undo/answer", {"seat": other, "agree": True})
        self.met.undone += 1
        return True

    def _may_go_back(self, seat: int, to: int) -> bool:
        looks = []
        for world in self.worlds:
            draft = TableDraft(world.game_table, [])
            try:
                draft.undo(seat, to, "", "")
            except (HustingsError, NeedsWhole):
                return False
            assert draft.table.match is not None
            drawn = draft.table.match.lines[len(world.match.lines) + 1 :]
            news = list(retold(self.game, world.match.state_after(to), drawn))
            looks.append(look(draft.table.match, news, self.observer))
        return looks[0] == looks[1]

    def _both(self, name: str, path: str, body: Any) -> None:
        """The same thing by the same person in both worlds; the answer is compared if it is the observer's."""
        if name == f"P{self.observer}":
            self.step(f"own {path}", lambda _: self.ask(name, "POST", path, body), id)
        else:

            def act(world: World) -> None:
                answered(world.ask(name, "POST", path, body))

            self.step(f"{name} {path}", act, act)

    def talk(self, seat: int, text: str) -> None:
        """Somebody says something to all: the same in both worlds."""
        self._both(f"P{seat}", "/talk", {"seat": seat, "text": text})

    def others(self) -> list[int]:
        """The people at the table besides the observer."""
        return [s for s in range(self.game.players) if s != self.observer and s not in self.table.bots]

    def in_private(self, deed: Callable[[World, int, int], object]) -> None:
        """Everybody but the observer does something in one world only, which concerns at most one other of them."""
        for seat in self.others():
            partner = next(s for s in range(self.game.players) if s not in (seat, self.observer))
            deed(self.b, seat, partner)
            self.settle(f"P{seat} in private")

    # -- looking --

    def poll(self) -> None:
        """Everybody who observes asks for everything they can ask for; a stranger for some of it, in turns."""
        self.polls += 1
        for name, seat in self.seats.items():
            asked = inquiries(self, seat)
            for method, path, body in asked[self.polls % 3 :: 3] if name == "stranger" else asked:
                self.ask(name, method, path, body)

    def glance(self) -> None:
        """The same in short."""
        for name, seat in self.seats.items():
            self.ask(name, "GET", f"/state?seat={seat}&lang=en")
            self.ask(name, "GET", f"/log?seat={seat}&since={max(0, self.a.game_table.row.seq - 4)}")

    def come_again(self) -> None:
        """Open every stream anew, from several places of the past."""
        seq = self.a.game_table.row.seq
        for name, seat in self.seats.items():
            self.listen(name, f"{name} from the start", f"seat={seat}&lang=de&since=0")
            self.listen(name, f"{name} briefly from the start", f"seat={seat}&brief=1&since=0")
            self.listen(name, f"{name} again", f"seat={seat}", **{"Last-Event-ID": str(seq // 2)})
            self.listen(name, f"{name} from the future", f"seat={seat}&since={seq + 5}")
            self.settle(f"{name} has come again")

    def branch(self, n: int) -> bool:
        """The observer tries things out from line ``n`` on, with others' secrets made up; whether it may."""
        name, seat = next(iter(self.seats.items()))
        made = []
        for world in self.worlds:
            self.servers.random.count = 0
            made.append(world.ask(name, "POST", "/branch", {"n": n, **({"seat": seat} if seat >= 0 else {})}))
            if made[-1].status_code < 300:
                world.branches.append(made[-1].json()["id"])
                world.normal.user(world.branches[-1], f"branch {n}")
        here, there = (world.normal.response(said) for world, said in zip(self.worlds, made, strict=True))
        self.same(f"{name} branch at {n}", here, there)
        if made[0].status_code >= 300:
            return False
        for each in range(self.game.players):
            shown = []
            for world in self.worlds:
                at = f"/api/tables/{world.branches[-1]}/state?seat={each}&lang=en&text=1"
                shown.append(world.normal.response(world.ask(name, "GET", at)))
            self.same(f"{name} branch at {n}, seat {each}", *shown)
        return True

    def ask_for_notices(self) -> None:
        """The observer wants to be told anew what it is waited for."""
        if self.observer != SPECTATOR:
            for world in self.worlds:
                world.notify(f"P{self.observer}")
            self.settle("a wish for notices")

    def reload(self) -> None:
        """As after a restart: nothing is in memory."""
        for world in self.worlds:
            world.reload()


def answered(response: httpx.Response) -> None:
    assert response.status_code < 300, response.text


Inquiry = tuple[str, str, Any]


def inquiries(pair: Pair, seat: int) -> list[Inquiry]:
    """Everything one can ask about a running table, allowed or not, that changes nothing."""
    live = pair.a.game_table
    n, seq, players = live.row.n, live.row.seq, live.row.players
    open_now = live.open(seat) if seat >= 0 else []
    other = (max(seat, 0) + 1) % players
    asked: list[Inquiry] = [
        ("GET", "", None),
        ("GET", "?lang=de", None),
        ("POST", "/save", {}),
        *[("GET", f"/api/tables?scope={scope}", None) for scope in ("lobby", "running", "mine", "finished")],
        ("GET", f"/state?seat={seat}&lang=en&text=1", None),
        ("GET", f"/state?seat={seat}&insights=0", None),
        ("GET", "/state", None),
        ("GET", f"/state?seat={other}", None),
        ("GET", f"/text?seat={seat}&lang=en", None),
        ("GET", f"/log?seat={seat}&lang=en", None),
        *[
            ("GET", f"/log?seat={seat}&since={since}&limit=2", None)
            for since in sorted({0, 1, seq // 2, max(0, seq - 2), seq})
        ],
        ("GET", f"/log?seat={other}", None),
        *[("GET", f"/rivals?seat={one}&lang=en", None) for one in (seat, other)],
        *[("GET", f"/things/{thing}?seat={seat}&lang=en", None) for thing in ("card:1", "hand", "money")],
        ("GET", f"/things/card:1?seat={other}", None),
        *[
            ("GET", f"/replay?n={at}&seat={seat}&lang=en&text=1", None)
            for at in sorted({0, 1, n // 2, max(0, n - 1), n, n + 1})
        ],
        ("GET", "/replay?n=1&seat=-3", None),
        ("GET", f"/replay?n={n}&seat={other}", None),
        *[
            ("GET", path, None)
            for path in ("/links", "/record", "/verify", "/story", "/chapters", "/nothing")
        ],
        ("GET", f"/seats/{other}/orders", None),
        ("GET", f"/seats/{max(seat, 0)}/orders", None),
        *[("OPTIONS", path, None) for path in ("", "/state", "/decisions/1.0.x", "/talk")],
        ("HEAD", "/state", None),
        ("POST", "/branch", {"n": n + 1}),
        ("POST", "/rematch", {}),
        ("POST", f"/seats/{other}/unlock", {"pin": "0"}),
        ("POST", f"/seats/{other}/hand", {"to": "bot"}),
        ("POST", "/undo", {"seat": other}),
        ("POST", "/undo/answer", {"agree": True, "seat": max(seat, 0)}),
        ("POST", "/talk", {"text": "x", "to": [63]}),
    ]
    kinds = sorted(pair.game.pick_bounds())
    for kind in kinds:
        asked.append(("POST", "/decisions/0.0.x", {"kind": kind, "args": [0], "seat": max(seat, 0)}))
    for o in live.match.open() if live.match is not None else []:
        if o.decision.seat != seat:  # questions to others
            body = {"kind": o.decision.kind, "args": [0], "check": True, "seat": max(seat, 0)}
            asked.append(("POST", f"/decisions/{o.id}", body))
    for o in open_now:
        asked += about_a_question(pair, o, seat, kinds)
    return asked


def about_a_question(pair: Pair, o: OpenDecision, seat: int, kinds: list[str]) -> list[Inquiry]:
    """Trying out answers to one's own question: good ones, bad ones, and parts of them."""
    path, space = f"/decisions/{o.id}", o.decision.space
    good = [list(space.sample(pair.rng)) for _ in range(2)]
    bounds = pair.game.pick_bounds()[o.decision.kind]
    noise = [[pair.rng.below(bounds[min(i, len(bounds) - 1)]) for i in range(len(good[0]))] for _ in range(3)]
    asked: list[Inquiry] = [("POST", f"{path}/hint?seat={seat}", {})]
    for args in (*good, *noise, [], [0], [1, 1], [99]):
        body = {"kind": o.decision.kind, "args": args, "seat": seat, "check": True}
        asked.append(("POST", f"{path}?lang=en", body))
    for args in (*good, noise[0]):
        asked.append(("POST", f"{path}/preview?seat={seat}&lang=en", {"prefix": args}))
    for prefix in ([], good[0][:1], noise[0][:1]):
        asked.append(("POST", f"{path}/steps?seat={seat}&lang=en", {"prefix": prefix}))
    wrong = next(kind for kind in kinds if kind != o.decision.kind)
    asked.append(("POST", path, {"kind": wrong, "args": [0], "seat": seat, "check": True}))
    return asked


# -- what others do in private --


def ask_around(world: World, seat: int, _partner: int) -> None:
    """Look at everything, try out answers, be refused."""
    name = f"P{seat}"
    for path in (
        "",
        f"/state?seat={seat}&lang=fr&text=1",
        f"/text?seat={seat}",
        f"/log?seat={seat}",
        f"/rivals?seat={seat}",
        f"/things/card:1?seat={seat}",
        "/links",
    ):
        world.ask(name, "GET", path)
    world.ask(name, "GET", f"/replay?n=0&seat={seat}")
    world.ask(name, "POST", "/undo", {"seat": (seat + 1) % world.game_table.row.players})
    world.ask(name, "POST", "/talk", {"text": "", "to": [seat], "seat": seat})
    for o in world.game_table.open(seat):
        path, args = f"/decisions/{o.id}", list(o.decision.space.sample(Rng(b"private")))
        world.ask(name, "POST", path, {"kind": o.decision.kind, "args": args, "seat": seat, "check": True})
        world.ask(name, "POST", path, {"kind": o.decision.kind, "args": [10**6], "seat": seat})
        world.ask(name, "POST", f"{path}/preview?seat={seat}", {"prefix": args})
        world.ask(name, "POST", f"{path}/steps?seat={seat}", {"prefix": []})
        world.ask(name, "POST", f"{path}/hint?seat={seat}", {})
    world.ask(name, "POST", "/decisions/0.0.x", {"kind": "bid", "args": [0], "seat": seat})


def whisper(world: World, seat: int, partner: int) -> None:
    answered(world.ask(f"P{seat}", "POST", "/talk", {"text": "between us", "to": [partner], "seat": seat}))


def leave_orders(world: World, seat: int, _partner: int) -> None:
    """Leave an instruction for a question that is not asked now, look at it, and take it back."""
    asked = {o.decision.kind for o in world.match.open()}
    kind = next(kind for kind in sorted(world.game_table.game.pick_bounds()) if kind not in asked)
    order = {"kind": kind, "then": "answer", "args": [1], "once": True}
    for orders in ([order], []):
        answered(world.ask(f"P{seat}", "PUT", f"/seats/{seat}/orders", {"orders": orders}))
        answered(world.ask(f"P{seat}", "GET", f"/seats/{seat}/orders"))


def use_pin(world: World, seat: int, _partner: int) -> None:
    """Draw the curtain, fail to open it, open it again."""
    name = f"P{seat}"
    answered(world.ask(name, "POST", "/lock"))
    assert world.ask(name, "POST", f"/seats/{seat}/unlock", {"pin": "wrong"}).status_code == 403
    answered(world.ask(name, "POST", f"/seats/{seat}/unlock", {"pin": world.pin(seat)}))


# -- positions --


def secrets_of(game: Game[Any, Any], seeds: range) -> dict[str, set[str]]:
    """The kinds of decision that hide something, each with the kinds of event that tell a part to one seat only.

    As declared, and as seen in these random games.
    """
    found: dict[str, set[str]] = {kind: set() for kind in game.secret_kinds()}
    for seed in seeds:
        for step in steps(game, seed):
            told = game.apply(game.copy(step.state), step.decision.seat, step.action)
            hidden = {event.kind for event in told if event.secret}
            if hidden:
                found.setdefault(step.decision.kind, set()).update(hidden)
    return found


def positions(game: Game[Any, Any], kind: str, seeds: Sequence[int]) -> Iterator[Any]:
    """States of random games in which this is asked, two of each game: of as many seats as possible first.

    Of chance the last time first: then the fewest other draws follow, which all would have to look alike.
    """
    for seed in seeds:
        found: list[tuple[int, int, Any]] = []
        chance = False
        for step in steps(game, seed):
            many = sum(d.kind == kind for d in step.asked)
            chance = chance or (many > 0 and step.asked[0].seat == CHANCE)
            if many:
                found.append((-many, step.n, game.copy(step.state)))
        found.sort(key=lambda each: each[:2])
        for at in sorted({0, len(found) - 1}, reverse=chance) if found else ():
            yield found[at][2]


def alike(pair: Pair, state: Any, kind: str, apart: bool = True) -> tuple[Any, Any, tuple[str, str]] | None:
    """A state and one the observer cannot tell from it, with seeds: chance differs too where it is asked first.

    Not ``apart``: both are the same, and part later only, by different answers.
    """
    game, rng = pair.game, pair.rng
    seed = rng_seed(rng)
    other = game.determinize(game.view(state, pair.observer), rng)
    if game.pending(state)[0].seat != CHANCE:
        return state, other if apart else state, (seed, seed)
    match, news = opening(game, state, seed)
    if match.over:
        return None
    shown = look(match, news, pair.observer)
    for turn in range(SEEDS):
        # With the same seed chance draws otherwise where others hold other cards, and what is public stays.
        different = rng_seed(rng) if turn % 2 else seed
        twin, others = opening(game, other, different)
        if look(twin, others, pair.observer) == shown and any(
            a.kind == kind and a.args != b.args for (a, _), (b, _) in zip(news, others, strict=True)
        ):
            return state, other, (seed, different)
        other = game.determinize(game.view(state, pair.observer), rng)
    return None


def shuffled(rng: Rng, items: Sequence[T]) -> list[T]:
    left = list(items)
    return [left.pop(rng.below(len(left))) for _ in items]


def rng_seed(rng: Rng) -> str:
    return "".join(f"{rng.below(256):02x}" for _ in range(32))


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    folder = tmp_path_factory.mktemp("worlds")
    both = Servers(lambda name: str(folder / f"{name}.db"))
    yield both
    both.stop()


@pytest.fixture(scope="module")
def servers_apart() -> Iterator[Servers]:
    """On PostgreSQL; those who observe are at another process than those who play."""
    with tempfile.TemporaryDirectory(prefix="hustings-pg-") as name:
        Path(name).chmod(0o755)  # PostgreSQL runs as another user when we are root
        with postgres(Path(name) / "data") as pg:

            def database(called: str) -> str:
                pg.psql(f"CREATE DATABASE {called}")
                return str(pg.get_uri(called))

            both = Servers(database, apart=True)
            yield both
            both.stop()
