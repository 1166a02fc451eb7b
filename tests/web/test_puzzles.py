"""Puzzles on a server."""

from __future__ import annotations

import pytest

from hustings.client import ServerError
from hustings.puzzles import all_puzzles, puzzles
from tests.web.conftest import Running


def test_a_puzzle_is_listed_shown_and_solved(server: Running) -> None:
    person = server.client()
    listed = person.request("GET", "/api/puzzles?lang=en").json()
    assert {each["id"] for each in listed} == {each.id for each in all_puzzles()}
    assert all(1 <= each["grade"] <= 4 for each in listed)
    each = puzzles("pocket")[0]
    shown = person.request("GET", f"/api/puzzles/{each.id}?lang=en").json()
    (asked,) = shown["state"]["open"]
    assert shown["puzzle"]["ask"]["text"]
    assert asked["kind"] == each.kind
    assert shown["state"]["seat"] == each.seat
    assert "solution" not in str(shown)
    right = person.request("POST", f"/api/puzzles/{each.id}?lang=en", {"args": each.solution}).json()
    assert right["solved"]
    assert right["verdict"]["text"]
    wrong = person.request("POST", f"/api/puzzles/{each.id}?lang=de", {"args": each.others[0]}).json()
    assert not wrong["solved"]
    assert wrong["solution"] == each.solution
    assert wrong["label"]["text"]


def test_todays_puzzle_is_one_of_them(server: Running) -> None:
    person = server.client()
    today = person.request("GET", "/api/puzzle-of-the-day?lang=he").json()
    assert today["puzzle"]["id"] in {each.id for each in all_puzzles()}


def test_what_is_no_answer_is_refused(server: Running) -> None:
    person = server.client()
    each = puzzles("pocket")[0]
    for path, args, status in ((each.id, [999], 422), ("no-such", [0], 404)):
        with pytest.raises(ServerError) as refused:
            person.request("POST", f"/api/puzzles/{path}?lang=en", {"args": args})
        assert refused.value.status == status
