"""Notices to browsers: to a push service of the test's own, which decrypts what arrives as a browser would."""

from __future__ import annotations

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import Connection, Table, select

from hustings.client import Client, ServerError
from hustings.table.draft import TableDraft
from hustings.table.ids import new_token
from hustings.web.config import Config
from hustings.web.store import people, push
from hustings.web.store.push import Wishes
from hustings.web.store.schema import notice_wishes, push_subscriptions
from hustings.web.webpush import BadKey, Vapid, check_keys, encrypt
from tests.web.conftest import OPEN_LIMITS, Running, new_database
from tests.web.players import friends, play_out, wait_for

CURVE = ec.SECP256R1()


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), CURVE)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derive(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


class Browser:
    """The keys of a subscription, and how a browser reads a message (RFC 8188, RFC 8291)."""

    def __init__(self, service: PushService, name: str = "b") -> None:
        self.service = service
        self.name = name
        self.key = ec.generate_private_key(CURVE)
        self.auth = bytes(range(16))

    @property
    def wish(self) -> dict[str, Any]:
        keys = {"p256dh": encoded(point(self.key.public_key())), "auth": encoded(self.auth)}
        return {"endpoint": f"{self.service.url}/{self.name}", "keys": keys, "language": "de"}

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = derive(32, self.auth, b"WebPush: info\0" + point(self.key.public_key()) + sender, shared)
        key = derive(16, salt, b"Content-Encoding: aes128gcm\0", secret)
        nonce = derive(12, salt, b"Content-Encoding: nonce\0", secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.rstrip(b"\0").endswith(b"\x02")
        return plain.rstrip(b"\0")[:-1]

    @property
    def messages(self) -> list[dict[str, str]]:
        return [
            json.loads(self.read(body)) for path, _, body in self.service.calls if path == f"/{self.name}"
        ]


class PushService(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        self.calls: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        super().__init__(("127.0.0.1", 0), Received)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Received(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, PushService)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.calls.append((self.path, dict(self.headers), body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Be quiet."""


@pytest.fixture
def service() -> Iterator[PushService]:
    server = PushService()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def settings(database: str) -> Config:
    return Config(
        database=database,
        limits=OPEN_LIMITS,
        push="any",
        push_pause=0.0,
        push_look=0.02,
        address="https://games.example.org",
        bot="random",
    )


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Running]:
    running = Running(settings(str(tmp_path / "t.db"))).start()
    yield running
    running.stop()


@pytest.fixture
def browser(service: PushService) -> Browser:
    return Browser(service)


def member(site: Running, name: str) -> Client:
    client = site.client()
    client.request("POST", "/api/account", {"name": name, "password": "correct horse"})
    return client


def rows_of(connection: Connection, table: Table) -> list[Any]:
    return list(connection.execute(select(table)))


def looked(site: Running) -> None:
    """Whatever was due until now has been told."""
    site.inside(site.site.push.look())
    wait_for(lambda: not site.site.push.under_way)


# -- the messages themselves --


def test_the_example_of_the_standard() -> None:
    """RFC 8291, section 5."""
    own = private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own,
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_signature_names_who_sends_and_to_whom() -> None:
    vapid = Vapid(Vapid.generate())
    header = vapid.header("https://push.example.net", "mailto:me@example.org", now=1000.0)
    signed, _, key = header.removeprefix("vapid t=").partition(", k=")
    head, claims, signature = signed.split(".")
    assert json.loads(decoded(head)) == {"alg": "ES256", "typ": "JWT"}
    assert json.loads(decoded(claims)) == {
        "aud": "https://push.example.net",
        "exp": 1000 + 12 * 60 * 60,
        "sub": "mailto:me@example.org",
    }
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


@pytest.mark.parametrize(
    "keys", [("", ""), ("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"), ("BCVx", "short"), ("!", "!")]
)
def test_what_is_no_key_is_refused(keys: tuple[str, str]) -> None:
    with pytest.raises(BadKey):
        check_keys(*keys)


def test_quiet_hours_by_the_clock_on_the_wall() -> None:
    over_midnight = Wishes(zone="Europe/Berlin", quiet_from="22:00", quiet_to="07:00")

    def at(hour: int) -> datetime:  # an hour behind Berlin
        return datetime(2030, 1, 15, hour, tzinfo=UTC)

    assert [over_midnight.quiet(at(hour)) for hour in (20, 21, 23, 5, 6)] == [False, True, True, True, False]
    noon = Wishes(zone="Europe/Berlin", quiet_from="12:00", quiet_to="13:00")
    assert [noon.quiet(at(hour)) for hour in (10, 11, 12)] == [False, True, False]
    assert not Wishes().quiet(at(3))


# -- what is told --


def test_only_tables_where_something_has_happened_are_looked_at(tmp_path: Path, browser: Browser) -> None:
    """And what was told of the others is not forgotten by that."""
    running = Running(replace(settings(str(tmp_path / "t.db")), push_look=3600.0)).start()
    try:
        push = running.site.push
        me, other = running.client(), running.client()
        me.rename("Me")
        me.request("POST", "/api/me/push", browser.wish)
        one, two = friends(other, me), friends(other, me)
        assert push.recent.next() is None, "who has just subscribed may be due anywhere"
        assert sorted(push.recent.next() or []) == sorted([one, two])
        push.recent.until.clear()
        other.talk(one, "hello", to=[1], seat=0)  # to some only
        assert push.recent.next() == [one]

        def tell(tables: list[str] | None) -> list[str]:
            running.inside(push.look(tables))
            wait_for(lambda: not push.under_way)
            return [message["tag"] for message in browser.messages]

        assert tell([]) == []
        first = [f"{one} turn", f"{one} talk"]
        assert tell([one]) == first
        assert tell([two]) == [*first, f"{two} turn"]
        assert tell(None) == [*first, f"{two} turn"]
    finally:
        running.stop()


def test_a_turn_is_told_once_and_in_the_words_of_the_device(site: Running, browser: Browser) -> None:
    me, other = site.client(), site.client()
    me.rename("Me")
    other.rename("Secretive")
    told = me.request("POST", "/api/me/push", browser.wish).json()
    assert told["here"]
    assert told["devices"] == 1
    at = friends(other, me)
    wait_for(lambda: browser.messages)
    assert browser.messages == [
        {"title": "Pocket Election", "body": "Du bist dran.", "url": f"/t/{at}", "tag": f"{at} turn"}
    ]
    _, headers, _ = browser.service.calls[0]
    assert headers["Content-Encoding"] == "aes128gcm"
    assert headers["Urgency"] == "high"
    assert int(headers["TTL"]) > 0
    assert headers["Authorization"].endswith(f", k={told['key']}")
    looked(site)
    assert len(browser.messages) == 1, "the same turn is no news"
    for person, seat in ((other, 0), (me, 1)):
        person.answer(at, person.state(at, seat).open[0].id, "bid", [1], seat)
    if not me.state(at, 1).open:
        other.answer(at, other.state(at, 0).open[0].id, "meetings", [1, 0], 0)
    wait_for(lambda: len(browser.messages) == 2)


def test_the_key_of_the_site_stays(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS, bot="random")
    keys = []
    for _ in range(2):
        running = Running(config).start()
        client = running.client()
        client.rename("Me")
        keys.append(client.request("GET", "/api/me/push").json()["key"])
        running.stop()
    assert keys[0] == keys[1]
    assert len(decoded(keys[0])) == 65


def test_only_public_addresses_are_called(tmp_path: Path, browser: Browser) -> None:
    running = Running(Config(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS, bot="random")).start()
    me = running.client()
    me.rename("Me")
    with pytest.raises(ServerError) as refused:
        me.request("POST", "/api/me/push", browser.wish)
    assert refused.value.status == 422
    running.stop()


def test_talk_and_questions_are_told_and_nothing_of_what_was_said(site: Running, browser: Browser) -> None:
    me, other = site.client(), site.client()
    me.rename("Me")
    other.rename("Other")
    me.request("PUT", "/api/me/notice-wishes", {"off": ["turn"]})
    me.request("POST", "/api/me/push", browser.wish)
    at = friends(other, me, clock={"seconds": 3600})
    other.request("POST", f"/api/tables/{at}/talk", {"text": "a secret", "to": [1], "seat": 0})
    wait_for(lambda: browser.messages)
    assert browser.messages[0]["tag"] == f"{at} talk"
    assert "secret" not in json.dumps(browser.messages)
    other.request("POST", f"/api/tables/{at}/pause", {"on": True, "seat": 0})
    wait_for(lambda: len(browser.messages) == 2)
    assert browser.messages[1]["tag"] == f"{at} ask"


def test_a_whisper_to_others_is_told_to_nobody_else(site: Running, service: PushService) -> None:
    people = [site.client() for _ in range(3)]
    browsers = [Browser(service, str(seat)) for seat in range(3)]
    for seat, person in enumerate(people):
        person.rename(f"P{seat}")
        person.request("PUT", "/api/me/notice-wishes", {"off": ["turn"]})
        person.request("POST", "/api/me/push", browsers[seat].wish)
    at = friends(*people)
    people[0].request("POST", f"/api/tables/{at}/talk", {"text": "hello", "to": [1], "seat": 0})
    wait_for(lambda: browsers[1].messages)
    looked(site)
    assert not browsers[0].messages
    assert not browsers[2].messages


def test_an_offer_of_another_game_is_told(site: Running, browser: Browser) -> None:
    me, other = member(site, "Me"), member(site, "Other")
    at = friends(other, me)
    play_out({0: other, 1: me}, at)
    me.request("POST", "/api/me/push", browser.wish)
    made = other.request("POST", f"/api/tables/{at}/rematch", {}).json()["id"]
    wait_for(lambda: browser.messages)
    assert browser.messages[-1]["tag"] == f"{made} invite"


def told_of_everything(site: Running, service: PushService) -> None:
    """A turn, talk in private and to all, a question, and a round of a club night."""
    me, other = member(site, "Me"), member(site, "Other")
    browser = Browser(service, "me")
    me.request("POST", "/api/me/push", browser.wish)
    at = friends(other, me, clock={"seconds": 3600})
    other.request("POST", f"/api/tables/{at}/talk", {"text": "hello", "to": [1], "seat": 0})
    other.request("POST", f"/api/tables/{at}/talk", {"text": "hello all", "seat": 0})
    other.request("POST", f"/api/tables/{at}/pause", {"on": True, "seat": 0})

    def tags() -> set[str]:
        return {message["tag"] for message in browser.messages}

    wait_for(lambda: {f"{at} turn", f"{at} talk", f"{at} ask"} <= tags())
    wish = {"name": "Friday", "game": "pocket", "players": 2, "rounds": 1}
    night = other.request("POST", "/api/clubs", wish).json()
    me.request("POST", f"/api/club-links/{night['token']}", {"name": "Me"})
    other.request("POST", f"/api/clubs/{night['id']}/round", {})
    wait_for(lambda: any(tag.endswith(" invite") for tag in tags()))
    bodies = [message["body"] for message in browser.messages if message["tag"].endswith(" invite")]
    assert bodies == ["Eine Runde eures Spieleabends beginnt."]


def test_everything_is_told(site: Running, service: PushService) -> None:
    told_of_everything(site, service)


def test_everything_is_told_on_postgresql(pg_server: Any, service: PushService) -> None:
    running = Running(settings(new_database(pg_server, "push"))).start()
    try:
        told_of_everything(running, service)
    finally:
        running.stop()


# -- wishes --


def test_muted_tables_unwanted_kinds_and_quiet_hours(site: Running, browser: Browser) -> None:
    me, other = site.client(), site.client()
    me.rename("Me")
    other.rename("Other")
    me.request("POST", "/api/me/push", browser.wish)
    hour = datetime.now(UTC).hour
    quiet = {"quiet_from": f"{(hour - 1) % 24:02d}:00", "quiet_to": f"{(hour + 2) % 24:02d}:00"}
    me.request("PUT", "/api/me/notice-wishes", {"zone": "UTC", **quiet})
    muted, loud = friends(other, me), friends(other, me)
    me.request("PUT", f"/api/tables/{muted}/notices", {"on": False})
    looked(site)
    assert not browser.messages
    assert me.request("GET", "/api/me/notice-wishes").json()["muted"] == [muted]
    me.request("PUT", "/api/me/notice-wishes", {"muted": [muted]})
    wait_for(lambda: browser.messages)
    looked(site)
    assert [message["tag"] for message in browser.messages] == [f"{loud} turn"]


# -- rights end --


def test_a_session_that_ends_ends_its_notices(site: Running, browser: Browser) -> None:
    me, other = member(site, "Me"), member(site, "Other")
    me.request("POST", "/api/me/push", browser.wish)
    me.request("POST", "/api/logout")
    again = site.client()
    again.request("POST", "/api/login", {"name": "Me", "password": "correct horse"})
    assert again.request("GET", "/api/me/push").json()["devices"] == 0
    friends(other, again)
    looked(site)
    assert not browser.messages


def test_whoever_is_banned_is_told_nothing(site: Running, browser: Browser) -> None:
    me, other = site.client(), site.client()
    user = me.rename("Me")
    other.rename("Other")
    me.request("PUT", "/api/me/notice-wishes", {"off": ["turn"]})
    me.request("POST", "/api/me/push", browser.wish)
    friends(other, me)
    row = site.inside(site.site.database.read(partial(people.user, id=user.id)))
    assert row is not None
    site.inside(site.site.administration.sanction("", "ban", row, None, "spam"))
    site.inside(site.site.database.write(partial(push.keep_wishes, user_id=user.id, kept=Wishes())))
    looked(site)
    assert not browser.messages


def test_a_seat_that_was_given_away_is_told_nothing(site: Running, browser: Browser) -> None:
    me, other = site.client(), site.client()
    me.rename("Me")
    other.rename("Other")
    me.request("PUT", "/api/me/notice-wishes", {"off": ["turn"]})
    me.request("POST", "/api/me/push", browser.wish)
    at = friends(other, me)

    def give_away(draft: TableDraft) -> None:
        draft.set_seat(1, kind="link", user_id=None, name="", token=new_token())

    site.inside(site.site.service.change(at, give_away))
    me.request("PUT", "/api/me/notice-wishes", {"off": []})
    looked(site)
    assert not browser.messages


def test_a_deleted_account_leaves_no_browser_behind(site: Running, browser: Browser) -> None:
    me = member(site, "Me")
    me.request("POST", "/api/me/push", browser.wish)
    me.request("PUT", "/api/me/notice-wishes", {"off": ["talk"]})
    exported = me.request("GET", "/api/me/export").json()
    assert exported["browsers"][0]["endpoint"] == browser.wish["endpoint"]
    assert exported["notice_wishes"]["off"] == ["talk"]
    me.request("POST", "/api/me/delete", {"confirm": True, "password": "correct horse"})
    for table in (push_subscriptions, notice_wishes):
        assert not site.inside(site.site.database.read(partial(rows_of, table=table)))


def test_a_browser_that_is_gone_is_forgotten(site: Running, browser: Browser) -> None:
    me, other = site.client(), site.client()
    me.rename("Me")
    other.rename("Other")
    browser.service.status = 410
    me.request("POST", "/api/me/push", browser.wish)
    friends(other, me)
    wait_for(lambda: me.request("GET", "/api/me/push").json()["devices"] == 0)


def test_a_browser_tells_whoever_used_it_last(site: Running, browser: Browser) -> None:
    first, second = site.client(), site.client()
    first.rename("First")
    second.rename("Second")
    for person in (first, second):
        person.request("POST", "/api/me/push", browser.wish)
    assert first.request("GET", "/api/me/push").json()["devices"] == 0
    second.request("POST", "/api/me/push/try", {})
    wait_for(lambda: browser.messages)
    assert browser.messages[0]["body"] == ""
