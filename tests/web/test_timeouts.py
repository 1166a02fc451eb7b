"""Half requests, stalled bodies and answers nobody reads hold no place; streams that are read stay open."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from hustings.client import Client
from hustings.web.config import Config
from hustings.web.timeouts import MOST_HEAD, dropped, protocol
from tests.web.conftest import OPEN_LIMITS, Running
from tests.web.players import friends, wait_for

SHORT = 0.3


@pytest.fixture(scope="module", params=["httptools", "h11"])
def quick(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that has little patience."""
    config = Config(
        database=str(tmp_path_factory.mktemp("slow") / "hustings.db"),
        limits=OPEN_LIMITS,
        bots=0,
        heartbeat=0.05,
        request_seconds=SHORT,
        reading_seconds=SHORT,
    )
    running = Running(config)
    running.server.config.http = protocol(config, request.param)
    running.start()
    yield running
    running.stop()


@contextmanager
def line_to(running: Running, buffer: int = 0) -> Iterator[socket.socket]:
    with socket.socket() as line:
        if buffer:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        line.settimeout(10)
        line.connect(("127.0.0.1", running.config.port))
        yield line


def silent(line: socket.socket, seconds: float) -> bool:
    """Whether nothing comes for a while, not even the end."""
    line.settimeout(seconds)
    try:
        return line.recv(65536) is None
    except TimeoutError:
        return True
    finally:
        line.settimeout(10)


def ended(line: socket.socket) -> bytes:
    """All that still comes, until the other side ends it."""
    got = b""
    try:
        while data := line.recv(65536):
            got += data
    except ConnectionResetError:
        pass
    return got


def test_half_requests_are_dropped(quick: Running) -> None:
    lines = []
    for number in range(50):
        line = socket.create_connection(("127.0.0.1", quick.config.port), timeout=10)
        if number % 5:  # the others say nothing at all
            line.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\nX-Slow: ")
        lines.append(line)
    for line in lines:
        assert ended(line) == b""
        line.close()
    assert httpx.get(quick.url + "/health").status_code == 200


def test_a_trickle_of_headers_gets_no_more_time(quick: Running) -> None:
    with line_to(quick) as line:
        line.sendall(b"GET /health HTTP/1.1\r\n")
        until = time.monotonic() + 20 * SHORT
        while silent(line, SHORT / 10):
            assert time.monotonic() < until
            line.sendall(b"X-A: b\r\n")


def test_heads_without_end_are_dropped(quick: Running) -> None:
    before = dropped["head"]
    with line_to(quick) as line:
        line.sendall(b"GET /health HTTP/1.1\r\n")
        try:
            for _ in range(4):
                line.sendall(b"X-A: " + b"b" * (MOST_HEAD // 2) + b"\r\n")
        except OSError:
            pass
        assert b"200 OK" not in ended(line)
    assert dropped["head"] >= before


def test_the_second_request_of_a_line_has_its_time_too(quick: Running) -> None:
    with line_to(quick) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
        assert b"200 OK" in line.recv(65536)
        for half in (b"\r\n", b"GET /health HTTP/1.1\r\nHost: a\r\nX-Slow"):
            line.sendall(half)
        assert b"200 OK" not in ended(line)


def test_a_body_that_stalls_is_dropped_without_an_error(
    quick: Running, caplog: pytest.LogCaptureFixture
) -> None:
    person = quick.client()
    person.create("pocket", 2)
    before = dropped["body"]
    with caplog.at_level(logging.INFO), line_to(quick) as line:
        line.sendall(post(person, 5000) + b"{")
        assert b"200 OK" not in ended(line)
        wait_for(lambda: not quick.server.server_state.tasks)
    assert dropped["body"] == before + 1
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_body_that_goes_on_may_take_long(quick: Running) -> None:
    """Longer than the time between two pieces."""
    person = quick.client()
    person.create("pocket", 2)
    pieces = [b" " * 2000] * 20 + [b'{"game": "pocket", "players": 2}']
    with line_to(quick) as line:
        line.sendall(post(person, sum(map(len, pieces))))
        for piece in pieces[:-1]:
            line.sendall(piece)
            assert silent(line, SHORT / 8)
        line.sendall(pieces[-1])
        assert b"201 Created" in line.recv(65536)


def post(person: Client, length: int) -> bytes:
    return (
        f"POST /api/tables HTTP/1.1\r\nHost: a\r\nCookie: {cookie(person)}\r\n"
        f"X-CSRF-Token: {person.http.cookies['hustings_csrf']}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    ).encode()


def test_an_answer_nobody_reads_is_given_up(quick: Running) -> None:
    before, others = dropped["answer"], set(quick.server.server_state.connections)
    with line_to(quick, 4096) as line:
        request = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n"
        line.sendall(request * 200)
        wait_for(lambda: dropped["answer"] > before, 20)
        wait_for(lambda: quick.server.server_state.connections <= others)


def test_a_stream_nobody_reads_is_given_up(quick: Running) -> None:
    people = [quick.client(), quick.client()]
    at = friends(*people)
    before = dropped["answer"]
    with line_to(quick, 4096) as line:
        line.sendall(
            f"GET /api/tables/{at}/events HTTP/1.1\r\nHost: a\r\nCookie: {cookie(people[0])}\r\n\r\n".encode()
        )
        assert b"200 OK" in line.recv(500)
        wait_for(lambda: quick.site.hub.has_listeners(at))

        async def flood() -> None:
            table = await quick.site.service.table(at)
            quick.site.hub.announce(table, lambda user, language: b": " + b"x" * 1_000_000 + b"\n\n")

        for _ in range(20):
            quick.inside(flood())
        wait_for(lambda: not quick.site.hub.has_listeners(at), 20)
    assert dropped["answer"] == before + 1


def cookie(person: Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())


def test_a_stream_that_is_read_stays_open(quick: Running) -> None:
    person = quick.client()
    at = friends(person, quick.client())
    with line_to(quick) as line:
        line.sendall(
            f"GET /api/tables/{at}/events HTTP/1.1\r\nHost: a\r\nCookie: {cookie(person)}\r\n\r\n".encode()
        )
        until = time.monotonic() + 4 * SHORT
        while time.monotonic() < until:
            assert line.recv(65536)
        person.talk(at, "still there?")
        heard = b""
        while b"still there?" not in heard:
            heard += line.recv(65536)


def test_a_line_at_rest_is_kept_for_the_next_request(quick: Running) -> None:
    with line_to(quick) as line:
        for _ in range(2):
            line.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
            got = b""
            while not got.endswith(b"alive\n"):
                got += line.recv(65536)
            assert silent(line, 3 * SHORT)
