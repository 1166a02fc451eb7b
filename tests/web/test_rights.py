"""A right ends when it ends: whoever may not see a seat any more is told nothing more, in every process."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from hustings.client import Client, ServerError
from hustings.web.config import Config
from tests.web.conftest import OPEN_LIMITS, Running, free_port
from tests.web.players import wait_for
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
    running = Running(config).start()
    running.site.people.hasher = PasswordHasher(
        time_cost=1, memory_cost=8, parallelism=1
    )  # PINs by the dozen
    return running


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
