"""A right ends when it ends: whoever may not see a seat any more is told nothing more, in every process."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from hustings import wire
from hustings.client import Client, ServerError
from hustings.core.event import Event
from hustings.core.record import RecordLine
from hustings.table.entries import ReplayCursor
from hustings.table.recipients import Recipient, ResponseFormat
from hustings.web.config import Config
from hustings.web.hub import Listener
from hustings.web.routes.events import EventStream
from hustings.web.store.schema import checkpoints
from tests.web.conftest import OPEN_LIMITS, Running, free_port
from tests.web.players import friends, play_out, wait_for
from tests.web.storm import postgres
from tests.web.streams import Reader, Stream, ends


@pytest.fixture(scope="module")
def reader() -> Iterator[Reader]:
    reader = Reader()
    yield reader
    reader.stop()


@pytest.fixture(scope="module", params=["one process", "two processes"])
def servers(request: pytest.FixtureRequest) -> Iterator[list[Running]]:
    """One process on SQLite, or two on PostgreSQL: rights end in one, streams are held in the other."""
    with tempfile.TemporaryDirectory(prefix="hustings-rights-") as name:
        Path(name).chmod(0o755)
        if request.param == "one process":
            running = [start(str(Path(name) / "hustings.db"))]
            yield running
            running[0].stop()
        else:
            with postgres(Path(name) / "data") as database:
                running = [start(database.get_uri()) for _ in range(2)]
                for server in running:
                    wait_for(server.site.informed.is_set)
                yield running
                for server in running:
                    server.stop()


def start(database: str) -> Running:
    config = Config(database=database, limits=OPEN_LIMITS, heartbeat=0.2, bot="random", port=free_port())
    return Running(config).start()


class Place:
    """People at a private table that gathers, and the other process, where they listen."""

    def __init__(self, servers: list[Running], reader: Reader) -> None:
        self.here, self.there = servers[0], servers[-1]
        self.reader = reader
        self.host, self.guest = self.here.client(), self.here.client()
        seats = [
            {"kind": "me"},
            {"kind": "hotseat", "pin": "one"},
            {"kind": "hotseat", "pin": "two"},
            {"kind": "link"},
        ]
        self.id = self.host.create("pocket", 4, seats).id
        self.host.request("POST", f"/api/tables/{self.id}/seats", {"seat": 3, "kind": "link"})

    def sit(self) -> None:
        self.guest.accept(self.host.links(self.id).seats["3"])

    def listen(self, client: Client, seat: int, token: str = "") -> Stream:
        url = f"{self.there.url}/api/tables/{self.id}/events?seat={seat}&since=0&lang=en"
        stream = self.reader.open(url, dict(client.http.cookies), token)
        assert stream.status == 200
        return stream

    def start(self) -> None:
        self.host.start(self.id, fill="random")

    def post(self, client: Client, path: str, body: object) -> None:
        client.request("POST", f"/api/tables/{self.id}{path}", body)


def left(place: Place) -> Stream:
    place.sit()
    stream = place.listen(place.guest, 3)
    place.post(place.guest, "/leave", {})
    return stream


def removed(place: Place) -> Stream:
    place.sit()
    stream = place.listen(place.guest, 3)
    place.post(place.host, "/seats", {"seat": 3, "kind": "bot", "bot": "random"})
    return stream


def removed_as_spectator(place: Place) -> Stream:
    place.sit()
    stream = place.listen(place.guest, -2)
    place.post(place.host, "/seats", {"seat": 3, "kind": "bot", "bot": "random"})
    return stream


def gave_a_hot_seat_away(place: Place) -> Stream:
    place.post(place.host, "/seats", {"seat": 3, "kind": "hotseat"})
    stream = place.listen(place.host, 3)
    place.post(place.host, "/seats", {"seat": 3, "kind": "link"})
    place.sit()
    return stream


def token_retired(place: Place) -> Stream:
    keeper = place.here.client()
    keeper.register(f"keeper {place.id}", "a long password")
    account = keeper.request("POST", "/api/bot-accounts", {"name": "Bot"}).json()
    bot = place.here.client(account["token"])
    bot.accept(place.host.links(place.id).seats["3"])
    stream = place.listen(bot, 3, account["token"])
    keeper.request("DELETE", f"/api/bot-accounts/{account['user']['id']}")
    return stream


def logged_out(place: Place) -> Stream:
    place.sit()
    stream = place.listen(place.guest, 3)
    place.guest.request("POST", "/api/logout", {})
    return stream


def locked(place: Place) -> Stream:
    place.post(place.host, "/seats/1/unlock", {"pin": "one"})
    stream = place.listen(place.host, 1)
    place.post(place.host, "/lock", {})
    return stream


def unlocked_another(place: Place) -> Stream:
    place.post(place.host, "/seats/1/unlock", {"pin": "one"})
    stream = place.listen(place.host, 1)
    place.post(place.host, "/seats/2/unlock", {"pin": "two"})
    return stream


def made_private(place: Place) -> Stream:
    place.host.request("PUT", f"/api/tables/{place.id}/visibility", {"visibility": "public"})
    stream = place.listen(place.guest, -2)
    place.host.request("PUT", f"/api/tables/{place.id}/visibility", {"visibility": "private"})
    return stream


def made_private_to_nobody(place: Place) -> Stream:
    """Somebody without a session."""
    place.host.request("PUT", f"/api/tables/{place.id}/visibility", {"visibility": "public"})
    stream = place.listen(place.there.client(), -2)
    place.host.request("PUT", f"/api/tables/{place.id}/visibility", {"visibility": "private"})
    return stream


def watching_revoked(place: Place) -> Stream:
    place.guest.accept(place.host.links(place.id).watch)
    stream = place.listen(place.guest, -2)
    place.post(place.host, "/links", {})
    return stream


WAYS: list[Callable[[Place], Stream]] = [
    left,
    removed,
    removed_as_spectator,
    gave_a_hot_seat_away,
    token_retired,
    logged_out,
    locked,
    unlocked_another,
    made_private,
    made_private_to_nobody,
    watching_revoked,
]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_a_stream_ends_with_its_right(
    way: Callable[[Place], Stream], servers: list[Running], reader: Reader
) -> None:
    place = Place(servers, reader)
    stream = way(place)
    assert ends(stream), "the stream outlives the right to it"
    heard = len(stream.raw)
    place.start()
    assert len(stream.raw) == heard


def test_other_streams_stay(servers: list[Running], reader: Reader) -> None:
    """Locking one device closes nothing on another, and nothing that needs no PIN."""
    place = Place(servers, reader)
    place.sit()
    place.host.register(f"host {place.id}", "a long password")
    other = place.here.client()
    other.login(f"host {place.id}", "a long password")
    place.post(other, "/seats/1/unlock", {"pin": "one"})
    stays = [place.listen(other, 1), place.listen(place.host, 0), place.listen(place.guest, 3)]
    place.post(place.host, "/seats/1/unlock", {"pin": "one"})
    goes = place.listen(place.host, 1)
    place.post(place.host, "/lock", {})
    assert ends(goes)
    place.start()
    for stream in stays:
        wait_for(lambda stream=stream: b'"type":"start"' in stream.raw)
        assert not stream.ended


def may_read(client: Client, id: str) -> bool:
    try:
        client.state(id, 1)
    except ServerError as refused:
        if refused.type != "locked":
            raise
        return False
    return True


def test_a_locked_seat_cannot_be_read_or_left(servers: list[Running], reader: Reader) -> None:
    place = Place(servers, reader)
    there = place.there.client()
    place.post(place.host, "/seats/1/unlock", {"pin": "one"})
    there.http.cookies = place.host.http.cookies
    wait_for(lambda: may_read(there, place.id))
    place.post(place.host, "/lock", {})
    wait_for(lambda: not may_read(there, place.id), 1.0)
    place.start()
    place.post(place.host, "/leave", {})
    seats = place.host.table(place.id).seats
    assert seats[0].standin
    assert not seats[1].standin
    assert not seats[2].standin


def test_a_slow_look_does_not_bring_back_what_was_locked(server: Running) -> None:
    """A session that is read from the database while it is locked is locked."""
    client = server.client()
    at = client.create("pocket", 2, [{"kind": "me"}, {"kind": "hotseat", "pin": "one"}]).id
    client.request("POST", f"/api/tables/{at}/seats/1/unlock", {"pin": "one"})
    people = server.site.people
    token = client.http.cookies["hustings_session"]

    async def race() -> str:
        session = await people.session(token)
        assert session is not None
        assert session.unlocked
        session.until = 0.0  # the next request looks it up
        quick = people.database.read
        slow = asyncio.Event()

        async def read(work: Any) -> Any:
            found = await quick(work)
            await slow.wait()
            return found

        people.database.read = read  # type: ignore[method-assign]
        try:
            looking = asyncio.create_task(people.session(token))
            await asyncio.sleep(0.05)
            await people.unlock(session, "")
            slow.set()
            await looking
        finally:
            people.database.read = quick  # type: ignore[method-assign]
        return session.unlocked

    assert server.inside(race()) == ""


def test_without_news_nobody_is_told_anything(servers: list[Running], reader: Reader) -> None:
    """A process that does not hear of others ends its streams, and begins again when it does."""
    if len(servers) == 1:
        pytest.skip("one process hears of itself")
    place = Place(servers, reader)
    place.sit()
    stream = place.listen(place.guest, 3)
    site = place.there.site

    async def cut() -> None:
        await site.database.read(
            lambda connection: connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%%' OR query = 'SELECT 1'"
            ).all()
        )

    place.there.inside(cut())
    assert ends(stream)
    again = place.listen(place.guest, 3)
    place.start()
    wait_for(lambda: b'"type":"start"' in again.raw)
    assert site.informed.is_set()


def test_whispers_reach_whom_they_are_for_in_every_process(servers: list[Running], reader: Reader) -> None:
    place = Place(servers, reader)
    place.sit()
    place.start()
    streams = {seat: place.listen(place.guest if seat == 3 else place.host, seat) for seat in (0, 3, -2)}
    head = place.host.table(place.id).seq
    body = {"text": "between us", "to": [3], "seat": 0, "key": "once"}
    for _ in range(2):  # sent twice, said once
        place.post(place.host, "/talk", body)
    for seat in (0, 3):
        wait_for(lambda seat=seat: b"between us" in streams[seat].raw)
    place.post(place.host, "/talk", {"text": "to all", "seat": 0})
    for stream in streams.values():
        wait_for(lambda stream=stream: b"to all" in stream.raw)
        said = [heard.data for heard in stream.messages() if heard.event == "entry"]
        numbers = [entry["seq"] for entry in said if "whisper" not in entry]
        assert numbers == list(range(1, head + 2))  # no gap
        assert len([entry for entry in said if "whisper" in entry]) == (0 if stream is streams[-2] else 1)
    log = place.guest.log(place.id, 3)
    assert [entry.text for entry in log if entry.type == "talk"] == ["between us", "to all"]
    assert "between us" not in str(place.host.log(place.id, -2))


def test_a_whisper_that_comes_while_the_past_is_read_comes_once(server: Running) -> None:
    """Whoever has just come finds it in the past, and was in the room already when it was said."""
    host = server.client()
    at = friends(host, game="pocket", bots=2)

    session = server.inside(server.site.people.session(host.http.cookies["hustings_session"]))
    listener = Listener(at, Recipient(0, ResponseFormat("en")), session)
    stream = EventStream(server.site, listener, 0, "client")

    async def come() -> None:
        server.site.hub.add(listener)

    async def told() -> bytes:
        parts = [part async for part in stream.missed()]
        server.site.hub.remove(listener)
        return b"".join(parts + [data for _, data in listener.queue])

    server.inside(come())
    host.request("POST", f"/api/tables/{at}/talk", {"text": "between us", "to": [1], "seat": 0, "key": "k"})
    assert len(listener.early) == 1
    assert server.inside(told()).count(b"between us") == 1


@pytest.mark.interpreted
def test_reading_the_past_plays_nothing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A log costs what is read of it; a replay at most the lines since the checkpoint before."""
    monkeypatch.setattr("hustings.table.draft.SNAPSHOT_EVERY", 8)
    client = server.client()
    at = friends(client, game="pocket", bots=2)
    play_out({0: client}, at)
    whole, last = client.log(at, -2), client.table(at).n
    steps: list[int] = []

    class Counting(ReplayCursor):
        def step(self, line: RecordLine) -> list[Event]:
            steps.append(line.n)
            return super().step(line)

    monkeypatch.setattr("hustings.table.past.ReplayCursor", Counting)
    paged: list[wire.Entry] = []
    while True:
        query = f"since={paged[-1].seq if paged else 0}&limit=7&seat=-2"
        page = client.request("GET", f"/api/tables/{at}/log?{query}").json()
        paged += msgspec.convert(page["entries"], list[wire.Entry])
        if not page["more"]:
            break
    assert paged == whole
    assert steps == []
    positions = [
        client.request("GET", f"/api/tables/{at}/replay?n={n}&seat=-2").json() for n in range(last + 1)
    ]
    assert len(steps) < 12 * last  # else about half of last * last
    monkeypatch.setattr("hustings.web.store.games.ITS_CHECKPOINT", NO_CHECKPOINT)
    for n in (0, last // 2, last):
        assert client.request("GET", f"/api/tables/{at}/replay?n={n}&seat=-2").json() == positions[n]


NO_CHECKPOINT = select(checkpoints.c.seq, checkpoints.c.body).where(checkpoints.c.n < 0)
