"""Log lines can be joined by request and by person, and give nobody away."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest

from hustings.web.config import Config
from hustings.web.logs import JsonLines
from tests.web.conftest import OPEN_LIMITS, Running
from tests.web.players import wait_for
from tests.web.test_database import room


class Lines:
    def __init__(self) -> None:
        self.out = StringIO()

    def of(self, request: str) -> list[dict[str, Any]]:
        return [
            line
            for line in map(json.loads, self.out.getvalue().splitlines())
            if line.get("request") == request
        ]


@pytest.fixture
def log() -> Iterator[Lines]:
    """What would be on stderr."""
    lines = Lines()
    handler = logging.StreamHandler(lines.out)
    handler.setFormatter(JsonLines())
    root, access = logging.getLogger(), logging.getLogger("hustings.access")
    before = access.level
    root.addHandler(handler)
    access.setLevel(logging.INFO)
    yield lines
    root.removeHandler(handler)
    access.setLevel(before)


def ids(answer: httpx.Response) -> str:
    return str(answer.headers["x-request-id"])


def line_of(log: Lines, answer: httpx.Response) -> dict[str, Any]:
    found: list[dict[str, Any]] = wait_for(lambda: log.of(ids(answer)))
    assert len(found) == 1
    return found[0]


def test_every_answer_names_its_request_and_the_log_does_too(server: Running, log: Lines) -> None:
    answers = [httpx.get(server.url + path) for path in ("/health", "/api/tables/none", "/api/me", "/")]
    assert len({ids(answer) for answer in answers}) == 4
    for answer in answers:
        line = line_of(log, answer)
        assert (line["status"], line["method"]) == (answer.status_code, "GET")
        assert "person" not in line


def test_an_id_is_taken_from_a_proxy_that_is_trusted(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def sent(id: str) -> str:
        return ids(httpx.get(server.url + "/health", headers={"X-Request-ID": id}))

    assert sent("from-outside") != "from-outside"
    gate: Any = server.app.asgi_handler
    monkeypatch.setattr(gate, "config", replace(gate.config, trust_proxy=True))
    assert sent("from-the-proxy.7") == "from-the-proxy.7"
    for odd in ("", "a b", "x" * 65, '{"a":1}'):
        assert sent(odd) != odd


def test_a_person_is_the_same_and_nobody_knows_who(server: Running, log: Lines) -> None:
    person, other = server.client(), server.client()
    lines, secrets = [], ["127.0.0.1"]
    for client in (person, person, other):
        table = client.create("pocket", 2)
        answer = client.http.get(f"/api/tables/{table.id}")
        lines.append(line_of(log, answer))
        me = client.http.get("/api/me").json()["user"]
        secrets += [table.id, me["id"], me["name"], *client.http.cookies.values()]
    assert lines[0]["person"] == lines[1]["person"] != lines[2]["person"]
    for secret in secrets:
        assert secret not in log.out.getvalue()


def test_an_error_within_a_request_carries_its_id(tmp_path: Path, log: Lines) -> None:
    running = Running(Config(database=str(tmp_path / "hustings.db"), limits=OPEN_LIMITS, bots=0)).start()
    try:
        person = running.client()
        person.create("pocket", 2)
        room(running, 1)
        headers = {"X-CSRF-Token": person.http.cookies["hustings_csrf"]}
        body = {"game": "pocket", "players": 2}
        answer = person.http.post("/api/tables", json=body, headers=headers)
        while answer.status_code == 201:  # there is still room in the pages it has
            answer = person.http.post("/api/tables", json=body, headers=headers)
        assert answer.status_code == 503
        wait_for(lambda: len(log.of(ids(answer))) == 2)
        found = {line["logger"]: line for line in log.of(ids(answer))}
        assert (
            found["hustings.web"]["message"] == "database unavailable: SQLITE_FULL: database or disk is full"
        )
        assert found["hustings.access"]["status"] == 503
    finally:
        running.stop()
