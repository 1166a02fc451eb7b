"""Notices off the page, to a real mail server and a real web server of the test's own."""

from __future__ import annotations

import asyncio
import json
import re
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from email import message_from_string, policy
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from hustings.client import ServerError
from hustings.table import times
from hustings.web.config import Config
from hustings.web.mail import Mailer
from hustings.web.store.schema import mail_asks
from tests.web.conftest import OPEN_LIMITS, Running, free_port
from tests.web.players import friends, wait_for


class Mailbox(socketserver.ThreadingTCPServer):
    """As much of a mail server as it takes to receive."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        self.mails: list[Any] = []
        super().__init__(("127.0.0.1", 0), Postman)


class Postman(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        server = self.server
        assert isinstance(server, Mailbox)
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            if line.upper().startswith(b"DATA"):
                self.wfile.write(b"354 go on\r\n")
                text = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    text += (
                        part[1:] if part.startswith(b".") else part
                    )  # a dot in front is doubled on the way
                server.mails.append(message_from_string(text.decode(), policy=policy.default))
            if line.upper().startswith(b"QUIT"):
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 fine\r\n")


class Hook(HTTPServer):
    def __init__(self) -> None:
        self.calls: list[Any] = []
        super().__init__(("127.0.0.1", 0), Called)


class Called(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Hook)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.calls.append(json.loads(body))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Be quiet."""


@pytest.fixture
def sinks() -> Iterator[tuple[Mailbox, Hook]]:
    mailbox, hook = Mailbox(), Hook()
    for server in (mailbox, hook):
        threading.Thread(target=server.serve_forever, daemon=True).start()
    yield mailbox, hook
    for server in (mailbox, hook):
        server.shutdown()
        server.server_close()


@pytest.fixture
def site(tmp_path: Path, sinks: tuple[Mailbox, Hook]) -> Iterator[Running]:
    config = Config(
        database=str(tmp_path / "t.db"),
        limits=OPEN_LIMITS,
        mail=f"smtp://127.0.0.1:{sinks[0].server_address[1]}",
        webhooks="any",
        address="https://games.example.org",
        notice_pause=0.0,
        notice_look=0.05,
        bot="random",
    )
    running = Running(config).start()
    yield running
    running.stop()


def test_who_is_waited_for_is_told_once_a_turn(site: Running, sinks: tuple[Mailbox, Hook]) -> None:
    mailbox, hook = sinks
    me, other = site.client(), site.client()
    other.rename("Secretive")
    me.rename("Me")
    url = f"http://127.0.0.1:{hook.server_address[1]}/mine"
    set_to = me.request("PUT", "/api/me/notices", {"email": "me@example.org", "webhook": url}).json()
    assert (set_to["email"], set_to["confirmed"]) == ("me@example.org", False)
    asked = wait_for(lambda: mailbox.mails)[0]
    assert asked["To"] == "me@example.org"

    at = friends(other, me, pace="async")
    call = wait_for(lambda: hook.calls)[0]
    link = f"https://games.example.org/t/{at}"
    assert call == {"type": "your-turn", "tables": [{"table": at, "game": "pocket", "url": link}]}
    assert len(mailbox.mails) == 1, "nobody has agreed to mails yet"

    token = re.search(r"https://games.example.org/notices/(\S+)", asked.get_content())
    assert token is not None
    assert site.client().http.get(f"/notices/{token[1]}").headers["Content-Type"].startswith("text/html")
    assert site.client().http.get(f"/api/notices/{token[1]}").status_code == 405
    assert not me.request("GET", "/api/me/notices").json()["confirmed"], "looking is not agreeing"
    assert site.client().request("POST", f"/api/notices/{token[1]}").status_code == 204
    assert me.request("GET", "/api/me/notices").json()["confirmed"]
    for person, seat in ((other, 0), (me, 1)):  # my answer: from now on another turn is news
        person.answer(at, person.state(at, seat).open[0].id, "bid", [1], seat)
    if not me.state(at, 1).open:
        other.answer(at, other.state(at, 0).open[0].id, "meetings", [1, 0], 0)
    wait_for(lambda: len(hook.calls) == 2 and len(mailbox.mails) == 2)
    mail = mailbox.mails[1]
    assert mail["Subject"] == "A game is waiting for you."
    assert f"Pocket Election: {link}" in mail.get_content()
    assert "Secretive" not in mail.get_content()
    off = re.fullmatch(r"<https://games.example.org(/unsubscribe/\S+)>", mail["List-Unsubscribe"])
    assert off is not None
    assert f"https://games.example.org{off[1]}" in mail.get_content()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    looks = site.site.notices.look
    site.inside(looks())
    site.inside(looks())
    assert (len(hook.calls), len(mailbox.mails)) == (2, 2), "the same question is no news"

    assert httpx.get(site.url + off[1]).headers["Content-Type"].startswith("text/html")
    assert me.request("GET", "/api/me/notices").json()["email"] == "me@example.org"
    one_click = {"List-Unsubscribe": "One-Click"}  # as a mail program does, without cookies
    assert httpx.post(site.url + off[1], data=one_click).status_code == 204
    assert httpx.post(site.url + off[1], data=one_click).status_code == 404
    assert httpx.post(f"{site.url}/unsubscribe/{'x' * 40}", data=one_click).status_code == 404
    left = me.request("GET", "/api/me/notices").json()
    assert (left["email"], left["webhook"]) == ("", url)

    me.request("PUT", "/api/me/notices", {})
    assert me.request("GET", "/api/me/notices").json()["email"] == ""


def test_live_games_and_other_people_are_left_alone(site: Running, sinks: tuple[Mailbox, Hook]) -> None:
    me, other = site.client(), site.client()
    me.rename("Me")
    url = f"http://127.0.0.1:{sinks[1].server_address[1]}/mine"
    me.request("PUT", "/api/me/notices", {"webhook": url})
    friends(me, other)  # live
    site.inside(site.site.notices.look())
    assert sinks[1].calls == []
    assert other.request("GET", "/api/me/notices").json()["webhook"] == ""


def test_off_by_default_and_never_into_the_house(server: Running, tmp_path: Path) -> None:
    person = server.client()
    person.rename("Me")
    with pytest.raises(ServerError) as caught:
        person.request("PUT", "/api/me/notices", {"email": "me@example.org"})
    assert caught.value.status == 422
    config = Config(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS, webhooks="public", bots=0)
    running = Running(config).start()
    try:
        person = running.client()
        person.rename("Me")
        for url in (
            "https://127.0.0.1/x",
            "https://localhost:8000/x",
            "https://[::1]/",
            "http://example.org",
        ):
            with pytest.raises(ServerError) as caught:
                person.request("PUT", "/api/me/notices", {"webhook": url})
            assert caught.value.status == 422
    finally:
        running.stop()


class Deaf(socketserver.ThreadingTCPServer):
    """Takes calls and never has done with its answer: a little of it now and then, until the test is over."""

    allow_reuse_address = True
    daemon_threads = True
    request_queue_size = 200

    def __init__(self) -> None:
        self.over = threading.Event()
        self.callers = 0
        super().__init__(("127.0.0.1", 0), Dripping)


class Dripping(socketserver.BaseRequestHandler):
    def handle(self) -> None:
        assert isinstance(self.server, Deaf)
        self.server.callers += 1
        with suppress(OSError):
            while not self.server.over.wait(0.05):
                self.request.sendall(b"2")


@pytest.fixture
def deaf() -> Iterator[Deaf]:
    server = Deaf()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.over.set()
    server.shutdown()
    server.server_close()


def test_a_slow_address_keeps_nobody_else_waiting(
    site: Running, sinks: tuple[Mailbox, Hook], deaf: Deaf
) -> None:
    """More of them than calls at the same time, and all are told before me."""
    notices = site.site.notices
    notices.lanes.usual = asyncio.Semaphore(3)
    notices.seconds = 0.3
    owner = site.client()
    owner.rename("Owner")
    slow = f"http://127.0.0.1:{deaf.server_address[1]}/"
    for number in range(9):
        person = site.client()
        person.rename(f"Slow {number}")
        person.request("PUT", "/api/me/notices", {"webhook": slow})
        friends(owner, person, pace="async")
    wait_for(lambda: deaf.callers)
    me = site.client()
    me.rename("Me")
    me.request("PUT", "/api/me/notices", {"webhook": f"http://127.0.0.1:{sinks[1].server_address[1]}/mine"})
    friends(owner, me, pace="async")
    wait_for(lambda: sinks[1].calls, 5)


def test_a_slow_mail_server_delays_no_request_and_no_call(
    tmp_path: Path, sinks: tuple[Mailbox, Hook], deaf: Deaf
) -> None:
    config = Config(
        database=str(tmp_path / "t.db"),
        limits=OPEN_LIMITS,
        mail=f"smtp://127.0.0.1:{deaf.server_address[1]}",
        webhooks="any",
        address="https://games.example.org",
        notice_look=0.05,
    )
    running = Running(config).start()
    try:
        me, other = running.client(), running.client()
        url = f"http://127.0.0.1:{sinks[1].server_address[1]}/mine"
        me.rename("Me")
        began = time.monotonic()
        me.request("PUT", "/api/me/notices", {"email": "me@example.org", "webhook": url})
        assert time.monotonic() - began < 5
        wait_for(lambda: deaf.callers)
        friends(other, me, pace="async")
        wait_for(lambda: sinks[1].calls, 5)
    finally:
        running.stop()


def test_a_mail_has_a_time_of_its_own_from_first_to_last(deaf: Deaf) -> None:
    """However often a server says a little."""

    async def send() -> bool:
        mailer = Mailer(f"smtp://127.0.0.1:{deaf.server_address[1]}", "", seconds=0.5)
        async with asyncio.timeout(5):
            return await mailer.send("me@example.org", "Hello", "there")

    assert not asyncio.run(send())


def test_an_address_is_asked_once_a_day_whoever_names_it(site: Running, sinks: tuple[Mailbox, Hook]) -> None:
    mailbox = sinks[0]
    for spelt in ("victim@example.org", "Victim@Example.org", "victim+1@example.org", "victim@example.org"):
        person = site.client()
        person.rename("Bomber")
        kept = person.request("PUT", "/api/me/notices", {"email": spelt}).json()
        assert (kept["email"], kept["confirmed"]) == (spelt, False), "nobody learns whom others have named"
    one = site.client()
    one.rename("Bomber")
    for number in range(3):
        one.request("PUT", "/api/me/notices", {"email": f"other{number}@example.org"})
    with pytest.raises(ServerError) as caught:
        one.request("PUT", "/api/me/notices", {"email": "another@example.org"})
    assert caught.value.status == 429
    wait_for(lambda: len(mailbox.mails) == 4 and not site.site.notices.under_way)
    assert sorted(mail["To"] for mail in mailbox.mails) == [
        *(f"other{number}@example.org" for number in range(3)),
        "victim@example.org",
    ]
    rows = site.inside(site.site.database.read(lambda c: c.execute(select(mail_asks)).all()))
    assert len(rows) == 4
    assert "example" not in repr(rows)


def test_who_could_not_be_asked_may_be_asked_again(tmp_path: Path, sinks: tuple[Mailbox, Hook]) -> None:
    port = free_port()  # nobody there
    config = Config(
        database=str(tmp_path / "t.db"),
        limits=OPEN_LIMITS,
        mail=f"smtp://127.0.0.1:{port}",
        address="https://games.example.org/",
    )
    running = Running(config).start()
    try:
        me = running.client()
        me.rename("Me")
        me.request("PUT", "/api/me/notices", {"email": "me@example.org"})
        wait_for(lambda: not running.site.notices.under_way)
        running.site.notices.mailer.server = f"smtp://127.0.0.1:{sinks[0].server_address[1]}"
        me.request("PUT", "/api/me/notices", {"email": "me@example.org"})
        asked = wait_for(lambda: sinks[0].mails)[0]
        assert "https://games.example.org/notices/" in asked.get_content()
    finally:
        running.stop()


@pytest.mark.parametrize("address", ["", "games.example.org", "/games"])
def test_without_a_full_address_there_is_no_mail_and_the_log_says_so(
    tmp_path: Path, sinks: tuple[Mailbox, Hook], address: str, caplog: pytest.LogCaptureFixture
) -> None:
    config = Config(
        database=str(tmp_path / "t.db"),
        limits=OPEN_LIMITS,
        mail=f"smtp://127.0.0.1:{sinks[0].server_address[1]}",
        webhooks="any",
        address=address,
        notice_look=0.05,
    )
    running = Running(config).start()
    try:
        assert [record.getMessage() for record in caplog.records if "HUSTINGS_ADDRESS" in record.getMessage()]
        me, other = running.client(), running.client()
        me.rename("Me")
        assert me.request("GET", "/api/me/notices").json()["ways"] == ["webhook"]
        with pytest.raises(ServerError) as caught:
            me.request("PUT", "/api/me/notices", {"email": "me@example.org"})
        assert caught.value.status == 422
        me.request(
            "PUT", "/api/me/notices", {"webhook": f"http://127.0.0.1:{sinks[1].server_address[1]}/mine"}
        )
        at = friends(other, me, pace="async")
        call = wait_for(lambda: sinks[1].calls)[0]
        assert call["tables"] == [{"table": at, "game": "pocket"}], "no link that leads nowhere"
    finally:
        running.stop()


def test_who_has_little_time_left_is_told_once_more(site: Running, sinks: tuple[Mailbox, Hook]) -> None:
    hook = sinks[1]
    me, other = site.client(), site.client()
    me.rename("Me")
    me.request("PUT", "/api/me/notices", {"webhook": f"http://127.0.0.1:{hook.server_address[1]}/mine"})
    at = friends(other, me, pace="async", clock={"seconds": 3600, "bank": 0, "then": "bot"})
    assert "ends" not in wait_for(lambda: hook.calls)[0]["tables"][0]
    try:
        times.set_ahead(3000.0)
        site.inside(site.site.alarm.look())
        wait_for(lambda: len(hook.calls) == 2)
        [table] = hook.calls[1]["tables"]
        assert (table["table"], table["ends"]) == (at, me.state(at, 1).deadline)
        site.inside(site.site.notices.look())
        assert len(hook.calls) == 2
    finally:
        times.set_ahead(0.0)
