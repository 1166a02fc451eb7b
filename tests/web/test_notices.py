"""Notices off the page, to a real mail server and a real web server of the test's own."""

from __future__ import annotations

import json
import re
import socketserver
import threading
from collections.abc import Iterator
from email import message_from_string, policy
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from hustings.client import ServerError
from hustings.web.config import Config
from tests.web.conftest import OPEN_LIMITS, Running
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
                    text += part
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

    token = re.search(r"/api/notices/(\S+)", asked.get_content())
    assert token is not None
    assert site.client().request("GET", f"/api/notices/{token[1]}").status_code == 200
    assert me.request("GET", "/api/me/notices").json()["confirmed"]
    for person, seat in ((other, 0), (me, 1)):  # my answer: from now on another turn is news
        person.answer(at, person.state(at, seat).open[0].id, "bid", [1], seat)
    if not me.state(at, 1).open:
        other.answer(at, other.state(at, 0).open[0].id, "meetings", [1, 0], 0)
    wait_for(lambda: len(hook.calls) == 2 and len(mailbox.mails) == 2)
    mail = mailbox.mails[1]
    assert mail["Subject"] == "A game waits for you."
    assert f"Pocket Election: {link}" in mail.get_content()
    assert "Secretive" not in mail.get_content()

    looks = site.site.notices.look
    site.inside(looks())
    site.inside(looks())
    assert (len(hook.calls), len(mailbox.mails)) == (2, 2), "the same question is no news"

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
