"""People sit down, leave, are removed, lock, log out and come back at random, and hold every stream they ever opened.

The model knows in its own words who may see what. After every step each stream whose right has ended must be
ended by the server within a second, all others must be open, and nobody may have been told anything that
happened when they might not see it.

    python -m pytest -m slow tests/web/test_rights_at_random.py      10,000 steps
"""

from __future__ import annotations

import random
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from hustings.client import Client, ServerError
from tests.web.conftest import Running
from tests.web.players import secrets_in, some_answer
from tests.web.streams import Reader, Stream, ends
from tests.web.test_rights import reader, servers  # noqa: F401 - fixtures

SPECTATOR = -2
number = st.integers(0, 999)


class Device:
    """Somebody's browser or program."""

    def __init__(self, client: Client, token: str = "", keeper: Device | None = None) -> None:
        self.client = client
        self.token = token
        self.keeper = keeper
        self.account = ""  # whose password this person knows
        self.signed_in = False
        self.alive = False
        self.session = 0  # grows with every new session
        self.user = ""
        self.unlocked: tuple[str, int] | None = None

    def enter(self) -> None:
        """Be somebody, if only a guest."""
        if not self.alive:
            self.client.request("POST", "/api/me", {"name": "Guest"})
            self.begin()
            self.signed_in = False

    def begin(self) -> None:
        """A new session."""
        self.session += 1
        self.alive, self.unlocked = True, None
        self.user = self.client.request("GET", "/api/me").json()["user"]["id"]


class Seat:
    def __init__(self, kind: str, holder: str = "", pin: str = "") -> None:
        self.kind = kind
        self.holder = holder
        self.pin = pin


class Table:
    def __init__(self, id: str, owner: Device, seats: list[Seat], public: bool) -> None:
        self.id = id
        self.owner = owner
        self.owner_id = owner.user
        self.seats = seats
        self.public = public
        self.watchers: set[str] = set()
        self.running = False


class Held:
    """A stream, with what it was opened for and what was true when its right ended."""

    def __init__(self, stream: Stream, device: Device, table: Table, seat: int) -> None:
        self.stream = stream
        self.device = device
        self.session = device.session
        self.anonymous = not device.alive
        self.table = table
        self.seat = seat
        self.over = False  # its right has ended
        self.last = 0  # the newest entry at that moment
        self.whispers = 0


class Rights(RuleBasedStateMachine):
    servers: ClassVar[list[Running]]
    reader: ClassVar[Reader]

    @initialize()
    def begin(self) -> None:
        self.devices = [Device(self.client(0)) for _ in range(4)]
        for device in self.devices:
            device.enter()
        self.tables: list[Table] = []
        self.held: list[Held] = []
        self.whispers = 0
        self.rng = random.Random(1)

    def teardown(self) -> None:
        self.reader.close()

    def client(self, which: int) -> Client:
        return self.servers[which % len(self.servers)].client()

    def device(self, pick: int) -> Device:
        return self.devices[pick % len(self.devices)]

    def table(self, pick: int) -> Table:
        return self.tables[pick % len(self.tables)]

    # -- what the model knows --

    def may_see(self, device: Device, table: Table) -> bool:
        if table.public:
            return True
        mine = device.user == table.owner_id or device.user in [seat.holder for seat in table.seats]
        return device.alive and (mine or device.user in table.watchers)

    def may_watch(self, device: Device, table: Table, seat: int) -> bool:
        if not self.may_see(device, table):
            return False
        if seat == SPECTATOR:
            return True
        place = table.seats[seat]
        unlocked = not place.pin or device.unlocked == (table.id, seat)
        return device.alive and place.holder == device.user and unlocked

    def still(self, held: Held) -> bool:
        device = held.device
        if held.anonymous:
            return held.table.public
        if held.session != device.session or not device.alive:  # the one it was opened with has ended
            return False
        return self.may_watch(device, held.table, held.seat)

    def head(self, table: Table) -> int:
        there = self.servers[0].inside(self.servers[0].site.service.table(table.id))
        return there.row.seq

    def post(self, device: Device, path: str, body: Any = None, method: str = "POST") -> bool:
        """Whether it was accepted."""
        try:
            device.client.request(method, path, {} if body is None else body)
        except ServerError as refused:
            if refused.status >= 500:
                raise
            return False
        return True

    # -- tables and seats --

    @rule(
        pick=number,
        public=st.booleans(),
        kinds=st.lists(st.sampled_from(["me", "pin", "link", "bot"]), min_size=1, max_size=3),
    )
    def open_table(self, pick: int, public: bool, kinds: list[str]) -> None:
        owner = self.device(pick)
        if owner.token or len(self.tables) >= 4:
            return
        owner.enter()
        wishes: list[dict[str, Any]] = [{"kind": "me"}]
        seats = [Seat("human", owner.user)]
        for kind in kinds:
            if kind == "pin":
                wishes.append({"kind": "hotseat", "pin": "1234"})
                seats.append(Seat("human", owner.user, "1234"))
            elif kind == "me":
                wishes.append({"kind": "hotseat"})
                seats.append(Seat("human", owner.user))
            else:
                wishes.append({"kind": kind, "bot": "random"} if kind == "bot" else {"kind": kind})
                seats.append(Seat(kind))
        visibility = "public" if public else "private"
        made = owner.client.create("pocket", len(seats), wishes, visibility=visibility)
        self.tables.append(Table(made.id, owner, seats, public))

    @precondition(lambda self: self.tables)
    @rule(who=number, where=number, seat=number)
    def sit_down(self, who: int, where: int, seat: int) -> None:
        device, table = self.device(who), self.table(where)
        seat %= len(table.seats)
        if table.seats[seat].kind != "link" or table.running or not table.owner.alive:
            return
        if table.owner.user != table.owner_id:
            return
        token = table.owner.client.links(table.id).seats[str(seat)]
        if not device.token:
            device.enter()
        elif not device.alive:
            return
        device.client.accept(token)
        table.seats[seat] = Seat("human", device.user)

    @precondition(lambda self: self.tables)
    @rule(who=number, where=number)
    def leave(self, who: int, where: int) -> None:
        device, table = self.device(who), self.table(where)
        if table.running or not device.alive or device.user == table.owner_id:
            return
        if self.post(device, f"/api/tables/{table.id}/leave"):
            for number_, seat in enumerate(table.seats):
                if seat.holder == device.user and (not seat.pin or device.unlocked == (table.id, number_)):
                    table.seats[number_] = Seat("open" if table.public else "link")

    @precondition(lambda self: self.tables)
    @rule(where=number, seat=number, kind=st.sampled_from(["link", "bot", "me", "pin"]))
    def change_seat(self, where: int, seat: int, kind: str) -> None:
        table = self.table(where)
        seat %= len(table.seats)
        wish: dict[str, Any] = {"seat": seat, "kind": {"me": "hotseat", "pin": "hotseat"}.get(kind, kind)}
        wish |= {"pin": "1234"} if kind == "pin" else {}
        if self.post(table.owner, f"/api/tables/{table.id}/seats", wish):
            human = kind in ("me", "pin")
            holder = table.owner.user if human else ""
            table.seats[seat] = Seat("human" if human else kind, holder, "1234" if kind == "pin" else "")

    @precondition(lambda self: self.tables)
    @rule(where=number)
    def start(self, where: int) -> None:
        table = self.table(where)
        if self.post(table.owner, f"/api/tables/{table.id}/start", {"fill": "random"}) and not table.running:
            table.running = True
            table.seats = [Seat("bot") if seat.kind in ("link", "open") else seat for seat in table.seats]

    @precondition(lambda self: self.tables)
    @rule(where=number, public=st.booleans())
    def set_visibility(self, where: int, public: bool) -> None:
        table = self.table(where)
        visibility = "public" if public else "private"
        if self.post(table.owner, f"/api/tables/{table.id}/visibility", {"visibility": visibility}, "PUT"):
            table.public = public
            if not public:
                for seat in table.seats:
                    seat.kind = "link" if seat.kind == "open" else seat.kind

    @precondition(lambda self: self.tables)
    @rule(who=number, where=number)
    def watch(self, who: int, where: int) -> None:
        device, table = self.device(who), self.table(where)
        if table.owner.alive and table.owner.user == table.owner_id and (device.alive or not device.token):
            token = table.owner.client.links(table.id).watch
            device.enter()
            device.client.accept(token)
            table.watchers.add(device.user)

    @precondition(lambda self: self.tables)
    @rule(where=number)
    def revoke_watching(self, where: int) -> None:
        table = self.table(where)
        if self.post(table.owner, f"/api/tables/{table.id}/links"):
            table.watchers.clear()

    # -- sessions --

    @precondition(lambda self: self.tables)
    @rule(who=number, where=number, seat=number)
    def unlock(self, who: int, where: int, seat: int) -> None:
        device, table = self.device(who), self.table(where)
        seat %= len(table.seats)
        if self.post(device, f"/api/tables/{table.id}/seats/{seat}/unlock", {"pin": "1234"}):
            device.unlocked = (table.id, seat)

    @precondition(lambda self: self.tables)
    @rule(who=number, where=number)
    def lock(self, who: int, where: int) -> None:
        device = self.device(who)
        if self.post(device, f"/api/tables/{self.table(where).id}/lock"):
            device.unlocked = None

    @rule(who=number)
    def register(self, who: int) -> None:
        device = self.device(who)
        if device.alive and not device.signed_in and not device.token:
            before = device.client.http.cookies.get("hustings_session")
            device.account, device.signed_in = f"person {device.user}", True
            device.client.register(device.account, "a long password")
            if device.client.http.cookies.get("hustings_session") != before:
                device.begin()

    @rule(who=number)
    def log_out(self, who: int) -> None:
        device = self.device(who)
        if device.alive and not device.token:
            device.client.request("POST", "/api/logout", {})
            device.alive = False

    @rule(who=number)
    def log_in(self, who: int) -> None:
        """Back as oneself, from here or from a second device; or as somebody new."""
        device = self.device(who)
        if device.alive or device.token:
            return
        if device.account:
            device.client.login(device.account, "a long password")
            device.begin()
            device.signed_in = True
        else:
            device.enter()

    @rule(who=number)
    def second_device(self, who: int) -> None:
        device = self.device(who)
        if device.account and len(self.devices) < 7:
            other = Device(self.client(1))
            other.account, other.signed_in = device.account, True
            other.client.login(device.account, "a long password")
            other.begin()
            self.devices.append(other)

    @rule(who=number)
    def new_bot(self, who: int) -> None:
        keeper = self.device(who)
        if keeper.alive and keeper.signed_in and len(self.devices) < 7:
            account = keeper.client.new_bot_account("Bot")
            bot = Device(self.servers[-1].client(account.token), account.token, keeper)
            bot.begin()
            self.devices.append(bot)

    @rule(who=number)
    def retire_bot(self, who: int) -> None:
        bot = self.device(who)
        if bot.token and bot.alive and bot.keeper is not None and bot.keeper.alive:
            bot.keeper.client.request("DELETE", f"/api/bot-accounts/{bot.user}")
            bot.alive = False

    # -- news --

    @precondition(lambda self: any(table.running for table in self.tables))
    @rule(where=number, pick=number)
    def answer(self, where: int, pick: int) -> None:
        table = self.table(where)
        for device in self.devices:
            for seat in range(len(table.seats)):
                if table.running and device.alive and self.may_watch(device, table, seat):
                    state = device.client.state(table.id, seat)
                    if state.open:
                        decision = state.open[0]
                        args = some_answer(decision, self.rng)
                        body = {"kind": decision.kind, "args": args, "seat": seat}
                        self.post(device, f"/api/tables/{table.id}/decisions/{decision.id}", body)
                        return

    @precondition(lambda self: self.tables)
    @rule(who=number, where=number, seat=number, to=number)
    def whisper(self, who: int, where: int, seat: int, to: int) -> None:
        device, table = self.device(who), self.table(where)
        seat %= len(table.seats)
        to %= len(table.seats)
        self.whispers += 1
        body = {"text": f"whisper {self.whispers}", "seat": seat, "to": [] if seat == to else [to]}
        said = self.post(device, f"/api/tables/{table.id}/talk", body)
        assert said == (device.alive and self.may_watch(device, table, seat))

    # -- listening --

    @precondition(lambda self: self.tables)
    @rule(who=number, where=number, seat=number, brief=st.booleans(), which=st.integers(0, 1))
    def listen(self, who: int, where: int, seat: int, brief: bool, which: int) -> None:
        device, table = self.device(who), self.table(where)
        chosen = seat % (len(table.seats) + 1) - 1
        chosen = SPECTATOR if chosen < 0 else chosen
        server = self.servers[which % len(self.servers)]
        url = f"{server.url}/api/tables/{table.id}/events?seat={chosen}&since=0&brief={str(brief).lower()}"
        dead_token = bool(device.token) and not device.alive
        cookies = {} if device.token else dict(device.client.http.cookies)
        stream = self.reader.open(url, cookies, device.token)
        if self.may_watch(device, table, chosen) and not dead_token:
            assert stream.status == 200, stream.status
            self.held.append(Held(stream, device, table, chosen))
        else:
            assert stream.status in (401, 403, 404), (stream.status, stream.raw)

    # -- what must hold --

    @invariant()
    def rights_hold(self) -> None:
        for held in getattr(self, "held", []):
            if not held.over and not self.still(held):
                assert ends(held.stream), f"seat {held.seat} is still told"
                held.over = True
                held.last, held.whispers = self.head(held.table), self.whispers
            elif not held.over:
                assert not held.stream.ended, "a stream was ended whose right stands"
            for heard in held.stream.messages():
                self.check(held, heard.event, heard.data)

    def check(self, held: Held, event: str, data: Any) -> None:
        if event in ("state", "brief"):
            assert data["seat"] == held.seat
        if event != "entry":
            return
        for happened in data.get("events") or data.get("happened") or []:
            assert not secrets_in("pocket", happened) or happened["owner"] == held.seat
        if data.get("whisper"):
            assert held.seat in [data["seat"], *data["to"]]
        if held.over:
            assert data["seq"] <= held.last
            words = str(data.get("text", "")).split()
            assert not words or int(words[-1]) <= held.whispers


def walk(servers: list[Running], reader: Reader, examples: int) -> None:  # noqa: F811
    Rights.servers, Rights.reader = servers, reader
    run_state_machine_as_test(
        Rights,
        settings=settings(
            max_examples=examples,
            stateful_step_count=50,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            derandomize=examples < 50,
            database=None,
            phases=[Phase.generate],  # to make a failure shorter takes minutes
            print_blob=False,
        ),
    )


def test_rights_at_random(servers: list[Running], reader: Reader) -> None:  # noqa: F811
    walk(servers, reader, 8)


@pytest.mark.slow
def test_rights_at_random_for_long(servers: list[Running], reader: Reader) -> None:  # noqa: F811
    walk(servers, reader, 200)
