"""Lessons on a server: begun, followed, left and gone on with, strayed from and led back."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.client import Client, ServerError
from tests.web.conftest import Running
from tests.web.players import wait_for


def begin(person: Client, game: str = "pocket", **more: Any) -> str:
    return str(person.request("POST", "/api/lessons?lang=en", {"game": game, **more}).json()["id"])


def card(person: Client, at: str, lang: str = "en") -> dict[str, Any]:
    """The card that is due once the others have played."""

    def found() -> dict[str, Any] | None:
        told: dict[str, Any] = person.request("GET", f"/api/tables/{at}/lesson?lang={lang}").json()
        return told if told["say"] or told["finished"] else None

    due: dict[str, Any] = wait_for(found)
    return due


def go_on(person: Client, at: str, step: int | None) -> dict[str, Any]:
    told: dict[str, Any] = person.request("POST", f"/api/tables/{at}/lesson?lang=en", {"step": step}).json()
    return told


def answer(person: Client, at: str, args: list[int]) -> None:
    asked = person.state(at, 1).open[0]
    person.answer(at, asked.id, asked.kind, args, 1)


def read_to(person: Client, at: str, id: str) -> dict[str, Any]:
    """Follow the lesson until it says this."""
    for _ in range(40):
        told = card(person, at)
        if told["id"] == id:
            return told
        if told["decision"] is None:
            go_on(person, at, told["step"])
        else:
            answer(person, at, told["answers"][0]["args"])
    raise AssertionError(f"the lesson never says {id}")


def mine(person: Client, game: str = "pocket") -> dict[str, Any]:
    listed: list[dict[str, Any]] = person.request("GET", "/api/lessons").json()
    return next(each for each in listed if each["game"] == game)


def test_a_lesson_is_followed_to_its_end_and_the_game_goes_on(server: Running) -> None:
    person = server.client()
    assert (mine(person)["table"], mine(person)["done"]) == (None, False)
    at = begin(person)
    last = read_to(person, at, "alone")
    assert mine(person)["table"] == at
    assert go_on(person, at, last["step"])["finished"]
    assert (mine(person)["table"], mine(person)["done"]) == (None, True)
    assert person.state(at, 1).open, "the rest of the game is the learner's own"


def test_the_same_deal_every_time(server: Running) -> None:
    """Cards and bots: two people who follow the lesson see the same table."""
    seen = []
    for _ in range(2):
        person = server.client()
        at = begin(person)
        read_to(person, at, "counted")
        seen.append(person.state(at, 1).view)
    assert seen[0] == seen[1]


def test_a_lesson_is_left_and_gone_on_with(server: Running) -> None:
    person = server.client()
    at = begin(person)
    told = read_to(person, at, "money")
    assert begin(person) == at
    assert card(person, at)["step"] == told["step"]
    assert begin(person, again=True) != at


def test_whoever_strays_is_told_and_may_take_it_back(server: Running) -> None:
    person = server.client()
    at = begin(person)
    told = read_to(person, at, "bid")
    answer(person, at, [3])
    assert card(person, at)["strayed"]
    person.undo(at, 1, ask=True)
    again = card(person, at)
    assert (again["id"], again["strayed"]) == ("bid", False)
    answer(person, at, told["answers"][0]["args"])
    assert not card(person, at)["strayed"]


def test_a_step_that_is_read_twice_counts_once(server: Running) -> None:
    person = server.client()
    at = begin(person)
    first = card(person, at)
    assert go_on(person, at, first["step"])["step"] == 1
    assert go_on(person, at, first["step"])["step"] == 1


def test_a_lesson_can_be_ended_at_any_time(server: Running) -> None:
    person = server.client()
    at = begin(person)
    assert go_on(person, at, None)["finished"]
    assert person.state(at, 1).open


def test_a_lesson_speaks_the_language_asked_for(server: Running) -> None:
    person = server.client()
    at = begin(person)
    said = {lang: card(person, at, lang)["say"]["text"] for lang in ("en", "de", "fr", "it", "he")}
    assert len(set(said.values())) == len(said)


def test_what_is_no_lesson_is_not_found(server: Running) -> None:
    person = server.client()
    with pytest.raises(ServerError) as refused:
        begin(person, "no-such-game")
    assert refused.value.status == 404
