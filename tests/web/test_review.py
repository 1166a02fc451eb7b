"""Reviews on a server: in the background, kept, and only when the game is over."""

from __future__ import annotations

import asyncio
import json

import pytest

from hustings.client import Client, ServerError
from hustings.web.problems import HttpProblem
from hustings.web.reviews import in_pieces
from tests.web.conftest import Running
from tests.web.players import wait_for
from tests.web.test_table_help import imported


def reviewed(person: Client, at: str, language: str = "en") -> dict[str, object]:
    def done() -> dict[str, object] | None:
        found: dict[str, object] = person.request("GET", f"/api/tables/{at}/review?lang={language}").json()
        assert found["status"] in ("running", "done")
        return found if found["status"] == "done" else None

    found: dict[str, object] = wait_for(done, 60)
    return found


def test_a_review_is_made_once_and_kept(server: Running) -> None:
    person = server.client()
    at = imported(person, "pocket")
    before = person.request("GET", f"/api/tables/{at}/review").json()
    assert before["status"] == "none"
    begun = person.request("POST", f"/api/tables/{at}/review", {}).json()
    assert begun["status"] == "running"
    found = reviewed(person, at)
    assert found["done"] == found["steps"]
    again = person.request("POST", f"/api/tables/{at}/review", {}).json()
    assert again["status"] == "done"
    assert reviewed(person, at) == found
    review = found["review"]
    assert isinstance(review, dict)
    assert [seat["seat"] for seat in review["seats"]] == list(range(len(review["seats"])))
    assert any(draw["news"] for draw in review["draws"])
    for decision in review["decisions"]:
        assert decision["label"]["text"]
        assert decision["ask"]["text"]
        assert decision["heading"]["text"]
        for better in decision["better"]:
            assert better["label"]["text"]
    german = reviewed(person, at, "de")["review"]
    assert isinstance(german, dict)
    assert [each["loss"] for each in german["decisions"]] == [each["loss"] for each in review["decisions"]]
    assert json.dumps(german) != json.dumps(review)


def test_what_takes_too_long_is_cut_smaller() -> None:
    asked: list[tuple[int, int]] = []

    async def work(first: int, last: int) -> int:
        asked.append((first, last))
        if last - first > most:
            raise HttpProblem(422, "this takes too long", "too-much-work")
        return last - first

    async def all_of(steps: int) -> list[tuple[int, int]]:
        return [each async for each in in_pieces(steps, work, 16)]

    most = 5
    assert asyncio.run(all_of(10)) == [(4, 4), (4, 8), (2, 10)]
    assert asked[0] == (0, 10)
    most = 0
    with pytest.raises(HttpProblem):
        asyncio.run(all_of(10))


def test_my_accuracy_can_be_followed(server: Running) -> None:
    person = server.client()
    at = imported(person, "pocket")
    assert person.request("GET", "/api/me/reviews").json() == []
    person.request("POST", f"/api/tables/{at}/review", {})
    reviewed(person, at)
    mine = person.request("GET", "/api/me/reviews").json()
    seats = set(person.table(at).mine)
    assert {each["seat"] for each in mine} == seats
    for each in mine:
        assert each["table"] == at
        assert each["accuracy"] is None or 0 <= each["accuracy"] <= 100


def test_a_moment_is_tried_again_against_bots(server: Running) -> None:
    person = server.client()
    at = imported(person, "pocket")
    made = person.request("POST", f"/api/tables/{at}/branch", {"n": 3, "seat": 1, "bot": "greedy"}).json()
    assert made["mine"] == [1]
    assert [seat["kind"] for seat in made["seats"]].count("human") == 1
    wait_for(lambda: person.request("GET", f"/api/tables/{made['id']}/state").json()["open"] or None, 30)
    with pytest.raises(ServerError) as refused:
        person.request("POST", f"/api/tables/{at}/branch", {"n": 3, "seat": 1, "bot": "nobody"})
    assert refused.value.status == 422
