"""Whatever is sent, a refusal has a name: never a 5xx, on either database."""

from __future__ import annotations

import socket
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from hustings.client import Client
from hustings.web.config import Config
from tests.web.conftest import OPEN_LIMITS, Running
from tests.web.players import friends, play_out
from tests.web.storm import postgres


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with ExitStack() as stack:
        if request.param == "sqlite":
            url = str(tmp_path_factory.mktemp("input") / "t.db")
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            url = stack.enter_context(postgres(Path(folder) / "data")).get_uri()
        running = Running(Config(database=url, limits=OPEN_LIMITS, bot="random")).start()
        stack.callback(running.stop)
        yield running


def send(person: Client, method: str, path: str, content: bytes | None = None) -> httpx.Response:
    person.me()
    headers = {"X-CSRF-Token": person.http.cookies["hustings_csrf"], "Content-Type": "application/json"}
    return person.http.request(method, path, content=content, headers=headers)


def named(answer: httpx.Response, *wanted: int) -> None:
    assert answer.status_code in wanted, (answer.status_code, answer.text[:300])
    assert answer.headers["Content-Type"].startswith("application/problem+json")
    assert answer.json()["type"]


TABLE = b'{"game":"pocket","players":2,"key":"%b"}'
BODIES = [
    ("POST", "/api/me", b'{"name":"%b"}'),
    ("POST", "/api/account", b'{"name":"%b","password":"long enough"}'),
    ("POST", "/api/login", b'{"name":"%b","password":"long enough"}'),
    ("POST", "/api/login", b'{"name":"Ada","password":"long %b enough"}'),
    ("PUT", "/api/me/notices", b'{"language":"%b"}'),
    ("POST", "/api/tables", TABLE),
    ("POST", "/api/tables", b'{"game":"%b","players":2}'),
    ("POST", "/api/tables", b'{"game":"pocket","players":2,"options":{"%b":"x"}}'),
    ("POST", "/api/tables", b'{"game":"zoocracy","players":2,"options":{"open_funds":"%b"}}'),
    ("POST", "/api/tables", b'{"game":"pocket","players":1,"seats":[{"kind":"hotseat","name":"%b"}]}'),
    ("POST", "/api/tables/{at}/talk", b'{"text":"a%bb"}'),
    ("POST", "/api/tables/{at}/talk", b'{"text":"hello","key":"%b"}'),
    ("POST", "/api/tables/{at}/undo", b'{"key":"%b"}'),
    ("POST", "/api/tables/{at}/decisions/{decision}", b'{"kind":"bid","args":[1],"key":"%b"}'),
    ("POST", "/api/tables/{at}/decisions/{decision}", b'{"kind":"%b","args":[1]}'),
    ("PUT", "/api/tables/{at}/seats/0/orders", b'{"orders":[{"kind":"%b","then":"pass"}]}'),
    ("POST", "/api/tables/{at}/seats/0/hand", b'{"to":"bot","bot":"%b"}'),
    ("POST", "/api/tables/{at}/start", b'{"fill":"%b"}'),
    ("POST", "/api/bot-accounts", b'{"name":"%b"}'),
    ("POST", "/api/import", b'{"format":"hustings-record-1","game":"%b"}\n'),
]
NOT_TEXT = {"a NUL": rb"\u0000", "half a character": rb"\ud800", "no UTF-8": b"\xff", "a raw NUL": b"\x00"}


@pytest.fixture(scope="module")
def place(site: Running) -> tuple[Client, str, str]:
    people = [site.client() for _ in range(2)]
    at = friends(*people)
    return people[0], at, people[0].state(at, 0).open[0].id


@pytest.mark.parametrize("what", NOT_TEXT)
@pytest.mark.parametrize(("method", "path", "body"), BODIES)
def test_what_is_no_text(place: Any, method: str, path: str, body: bytes, what: str) -> None:
    person, at, decision = place
    answer = send(person, method, path.format(at=at, decision=decision), body % NOT_TEXT[what])
    named(answer, 400, 422)


def test_a_backslash_before_zeros_is_no_nul(place: Any) -> None:
    person, at, _ = place
    body = rb'{"text":"C:\\u0000 and \\\\u0000"}'
    assert send(person, "POST", f"/api/tables/{at}/talk", body).status_code == 200
    assert [entry.text for entry in person.log(at) if entry.type == "talk"] == [r"C:\u0000 and \\u0000"]


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/a%00b/state",
        "/api/tables/%00/decisions/0.0.bid",
        "/api/join/%00",
        "/api/rules/%00",
        "/api/tables?before=%00",
        "/api/tables?before=2026%00",
        "/api/games?lang=%00",
        "/api/notices/%00",
        "/api/unsubscribe/%00.x",
        "/api/bot-accounts/%00",
    ],
)
def test_no_address_holds_a_nul(place: Any, path: str) -> None:
    person, _, _ = place
    method = "DELETE" if "bot-accounts" in path else "POST" if "notices" in path or "unsub" in path else "GET"
    if "decisions" in path:
        named(send(person, "POST", path, b'{"kind":"bid","args":[1]}'), 422)
    else:
        named(send(person, method, path, b"{}" if method == "POST" else None), 404, 422)


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/assets/%00.js",
        "/" + "a" * 5000,
        "/assets/" + "a" * 5000 + ".js",
        "/" + "a/" * 3000 + "x.js",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/%ff%fe.js",
        "/%",
        "/%zz%1",
        "/%ed%a0%80",  # half a character
        "/\u202e.js",
        "/api/%ed%a0%80",
        "/api/tables/%ed%a0%80",
        "/api/tables/%ff/state?seat=%ff&lang=%ff",
        "/api/tables?before=%ed%a0%80",
        "/api/tables?scope=%00",
        "/api/tables?before=%",
        "/unsubscribe/%00",
    ],
)
def test_odd_addresses(site: Running, path: str) -> None:
    answer = site.client().http.get(path)
    assert answer.status_code < 500, answer.text[:200]


@pytest.mark.parametrize(
    "line",
    [
        b"GET /\xff HTTP/1.1",
        b"GET /api/tables/\xed\xa0\x80 HTTP/1.1",
        b"GET /api/tables?before=\xff HTTP/1.1",
        b"POST /api/tables/\xff/decisions/\xfe HTTP/1.1",
        b"GET http://[ HTTP/1.1",
        b"GET //[ HTTP/1.1",
        b"BREW / HTTP/1.1",
        b"GET /api/me HTTP/1.1\r\nCookie: hustings_session=\xff; hustings_csrf=\xff",
        b"GET /api/me HTTP/1.1\r\nAuthorization: Bearer \xff",
        b"GET /api/me HTTP/1.1\r\nX-Forwarded-For: \xff",
        b"GET / HTTP/1.1\r\nAccept-Encoding: \xff",
        b"POST /api/me HTTP/1.1\r\nX-CSRF-Token: \xff\r\nContent-Length: 0",
        b"POST /api/me HTTP/1.1\r\nContent-Length: -1",
    ],
)
def test_bytes_no_client_would_send(site: Running, line: bytes) -> None:
    with socket.create_connection(("127.0.0.1", site.config.port), timeout=10) as connection:
        connection.sendall(line + b"\r\nHost: here\r\nConnection: close\r\n\r\n")
        said = connection.makefile("rb").readline()
    assert said == b"" or 400 <= int(said.split()[1]) < 500 or said.split()[1] == b"200", said


DEPTH = 20_000


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me", b'{"name":"x","y":%b}'),
        ("/api/me", b"%b"),
        ("/api/tables", b'{"game":"pocket","players":2,"options":{"a":%b}}'),
        ("/api/tables/{at}/decisions/{decision}", b'{"kind":"bid","args":%b}'),
        ("/api/tables/{at}/decisions/{decision}", b'{"kind":"bid","x":%b}'),
        ("/api/tables/{at}/talk", b'{"text":"x","to":%b}'),
        ("/api/import", b'{"format":%b}\n'),
    ],
)
@pytest.mark.parametrize("nest", [b"[", b'{"a":'])
@pytest.mark.parametrize("closed", [True, False])
def test_deep_json(place: Any, path: str, body: bytes, nest: bytes, closed: bool) -> None:
    person, at, decision = place
    depth = min(DEPTH, 60_000 // (len(nest) + 1))
    deep = nest * depth + (b"1" + (b"]" if nest == b"[" else b"}") * depth) * closed
    named(send(person, "POST", path.format(at=at, decision=decision), body % deep), 400, 422)


def test_steps_back_at_every_moment(site: Running) -> None:
    people = [site.client() for _ in range(2)]
    people[0].rename("Host")
    at = people[0].create("pocket", 2, [{"kind": "me"}, {"kind": "link"}]).id
    stranger = site.client()
    stranger.rename("Stranger")

    def ask_all(*wanted: int) -> None:
        for person in (*people, stranger, site.client()):
            for path, body in (
                ("undo", b"{}"),
                ("undo", b'{"ask":true}'),
                ("undo", b'{"ask":true,"seat":1,"key":"k"}'),
                ("undo", b'{"seat":63}'),
                ("undo/answer", b'{"agree":true}'),
                ("undo/answer", b'{"agree":false,"seat":0}'),
            ):
                answer = send(person, "POST", f"/api/tables/{at}/{path}", body)
                assert answer.status_code in wanted, answer.text

    ask_all(401, 403, 404, 409)
    people[1].accept(people[0].links(at).seats["1"])
    ask_all(401, 403, 404, 409)
    people[0].start(at)
    ask_all(200, 401, 403, 404, 409)
    play_out(dict(enumerate(people)), at)
    ask_all(401, 403, 404, 409)
    closed = people[0].create("pocket", 2, [{"kind": "me"}, {"kind": "link"}]).id
    people[0].leave(closed)
    at = closed
    ask_all(401, 403, 404, 409)


def test_a_long_name_of_a_file_is_no_file(tmp_path: Path) -> None:
    from hustings.web.pages import find

    (tmp_path / "a.js").write_text("")
    assert find(tmp_path, "a.js") is not None
    for name in ("x" * 300 + ".js", "x/" * 3000 + "a.js", "a\0.js", "\ud800.js", "../a.js"):
        assert find(tmp_path, name) is None
