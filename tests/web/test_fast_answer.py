"""The short way of an answer says what the long way says."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.client import Client
from hustings.table.recipients import ResponseFormat
from hustings.web.routes.fast_answer import AnswerFastPath, parse_format
from tests.web.conftest import Running

LONG = {"content-type": "application/json; charset=utf-8"}
PLAIN = {"content-type": "application/json"}


@pytest.fixture
def question(person: Client) -> tuple[str, str, str]:
    table = person.start(person.create("pocket", 2, [{"kind": "me"}] * 2).id)  # nobody answers in between
    decision = person.state(table.id).open[0]
    return table.id, decision.id, decision.kind


def said(client: Client, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, Any, Any]:
    csrf = client.http.cookies.get("hustings_csrf") or ""
    answer = client.http.post(path, content=body, headers={"x-csrf-token": csrf, **headers})
    return answer.status_code, answer.headers["content-type"], answer.json()


BODIES = [
    b'{"kind": "bid", "args": [1], "check": true}',
    b'{"kind": "bid", "args": [1], "seat": 0, "key": "", "check": true}',
    b'{"kind": "bid", "args": [99], "check": true}',
    b'{"kind": "nothing", "args": [], "check": true}',
    b'{"kind": "bid", "args": [1], "seat": 1, "check": true}',
    b'{"kind": "bid", "args": [1], "seat": 64, "check": true}',
    b'{"kind": "bid", "args": [1], "sure": true}',
    b'{"kind": "bid", "args": "1"}',
    b'{"kind": "bid", "args": [1]',
    b'{"kind": "\xff", "args": [1]}',
    b"[]",
    b"",
]
QUERIES = [
    "",
    "?lang=de",
    "?lang=de&text=true",
    "?insights=false",
    "?brief=true",
    "?brief=maybe",
    "?lang=" + 13 * "x",
]


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("query", QUERIES)
def test_both_ways_say_the_same(
    person: Client, question: tuple[str, str, str], body: bytes, query: str
) -> None:
    table, decision, kind = question
    assert kind == "bid"
    path = f"/api/tables/{table}/decisions/{decision}{query}"
    assert said(person, path, body, PLAIN) == said(person, path, body, LONG)


def test_both_ways_refuse_the_same(person: Client, other: Client, question: tuple[str, str, str]) -> None:
    table, decision, _ = question
    other.me()
    for path in (f"/api/tables/{table}/decisions/77.0.bid", "/api/tables/none/decisions/1.0.bid"):
        found = said(person, path, BODIES[0], PLAIN)
        assert found == said(person, path, BODIES[0], LONG)
        assert found[0] in (404, 409)
        assert found[1] == "application/problem+json"
    path = f"/api/tables/{table}/decisions/{decision}"
    strange = said(other, path, BODIES[0], PLAIN)
    assert strange == said(other, path, BODIES[0], LONG)
    assert strange[0] in (403, 404)
    assert said(person, path, BODIES[0], {**PLAIN, "x-csrf-token": "forged"})[0] == 403
    large = b'{"kind": "bid", "args": [' + b" " * 70_000 + b"1]}"
    assert said(person, path, large, PLAIN) == said(person, path, large, LONG)


def test_what_is_plain_does_not_reach_the_framework(
    server: Running, person: Client, question: tuple[str, str, str]
) -> None:
    table, decision, _ = question
    user = person.me().user
    assert user is not None
    sent: list[Any] = []
    asked: list[str] = []

    async def framework(_scope: Any, _receive: Any, _send: Any) -> None:
        asked.append("long way")

    async def post(kind: bytes, query: bytes, method: str = "POST") -> None:
        body = BODIES[0]
        session = next(s for s in server.site.people.cache.values() if s.user.id == user.id)
        scope = {
            "method": method,
            "path": f"/api/tables/{table}/decisions/{decision}",
            "query_string": query,
            "state": {"headers": {b"content-type": kind, b"content-length": b"%d" % len(body)}},
            "user": session.user,
            "auth": session,
        }

        async def receive() -> Any:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await AnswerFastPath(framework, server.site)(scope, receive, send)

    server.inside(post(b"application/json", b"lang=fr"))
    assert [message["type"] for message in sent] == ["http.response.start", "http.response.body"]
    assert sent[0]["status"] == 200
    assert not asked
    server.inside(post(b"text/plain", b""))
    server.inside(post(b"application/json", b"colour=red"))
    server.inside(post(b"application/json", b"", "PUT"))
    assert len(asked) == 3
    assert len(sent) == 2


def test_wishes_are_read_or_left_to_the_framework() -> None:
    assert parse_format(b"") == ResponseFormat("", True, False, False)
    assert parse_format(b"lang=de-AT&insights=false&text=true") == ResponseFormat("de", False, True, False)
    assert parse_format(b"brief=1") == ResponseFormat("", True, False, True)
    for odd in (b"text=yes", b"brief=", b"seat=1", b"lang", b"lang=\xff"):
        assert parse_format(odd) is None
