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


def test_a_long_answer_is_put_into_words_and_looked_ahead_at(server: Running) -> None:
    person = server.client()
    each = puzzles("pocket")[0]
    first = person.request("POST", f"/api/puzzles/{each.id}/steps?lang=en", {"prefix": []}).json()
    assert [pick["label"]["text"] for pick in first["picks"]]
    preview = person.request("POST", f"/api/puzzles/{each.id}/preview?lang=en", {"prefix": each.solution})
    assert preview.json()["choice"]["text"]
    for what in ("steps", "preview"):
        with pytest.raises(ServerError) as refused:
            person.request("POST", f"/api/puzzles/{each.id}/{what}?lang=en", {"prefix": [999]})
        assert refused.value.status == 422


def test_what_an_account_has_solved_is_kept_and_stays_solved(server: Running) -> None:
    person = server.client()
    each = puzzles("pocket")[0]
    path = f"/api/puzzles/{each.id}?lang=en"
    person.request("POST", "/api/me", {"name": "Guest"})
    person.request("POST", path, {"args": each.solution})
    assert person.request("GET", "/api/me/puzzles").json() == [], "a guest's are kept in the browser"
    person.request("POST", "/api/account", {"name": "Puzzler", "password": "correct horse"})
    for args in (each.others[0], each.solution, each.others[0]):
        person.request("POST", path, {"args": args})
    (mine,) = person.request("GET", "/api/me/puzzles").json()
    assert (mine["puzzle"], mine["tries"]) == (each.id, 3)
    assert mine["solved_at"] is not None
    assert person.request("GET", "/api/me/export").json()["puzzles"] == [mine]
    assert server.client().request("GET", "/api/me").json()  # somebody else has none
    person.request("POST", "/api/me/delete", {"confirm": True, "password": "correct horse"})
