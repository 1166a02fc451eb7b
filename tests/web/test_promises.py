"""Offers and promises at a table: in view of those they concern, until they are settled."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.client import Client, ServerError
from tests.web.conftest import Running
from tests.web.players import friends


@pytest.fixture
def people(server: Running) -> list[Client]:
    clients = [server.client() for _ in range(3)]
    for number, client in enumerate(clients):
        client.rename(f"P{number}")
    return clients


def make(client: Client, at: str, seat: int, to: list[int], kind: str = "promise") -> dict[str, Any]:
    wish = {"kind": kind, "text": "no attack in the north", "to": to, "seat": seat}
    made: dict[str, Any] = client.request("POST", f"/api/tables/{at}/promises", wish).json()
    return made


def known(client: Client, at: str, seat: int) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = client.request("GET", f"/api/tables/{at}/promises", seat=seat).json()
    return listed


def settle(client: Client, at: str, promise: dict[str, Any], seat: int, status: str) -> Any:
    path = f"/api/tables/{at}/promises/{promise['id']}"
    return client.request("PUT", path, {"status": status, "seat": seat}).json()


def test_a_private_promise_is_nobody_elses_business(people: list[Client]) -> None:
    at = friends(*people)
    before = people[2].table(at).seq
    made = make(people[0], at, 0, [1])
    assert [each["text"] for each in known(people[1], at, 1)] == ["no attack in the north"]
    assert known(people[2], at, 2) == []
    assert people[2].table(at).seq == before, "not even a number tells of it"
    with pytest.raises(ServerError) as refused:
        settle(people[2], at, made, 2, "kept")
    assert refused.value.status == 404


def test_those_it_was_made_to_say_what_became_of_it(people: list[Client]) -> None:
    at = friends(*people)
    made = make(people[0], at, 0, [])
    assert made["may"] == ["withdrawn"]
    assert known(people[2], at, 2)[0]["may"] == ["kept", "broken"]
    with pytest.raises(ServerError):
        settle(people[0], at, made, 0, "kept")
    told = settle(people[2], at, made, 2, "broken")
    assert (told["status"], told["settled_by"], told["may"]) == ("broken", 2, [])
    with pytest.raises(ServerError):
        settle(people[1], at, made, 1, "kept")


def test_an_offer_is_accepted_before_it_is_kept(people: list[Client]) -> None:
    at = friends(*people)
    made = make(people[0], at, 0, [1], "offer")
    with pytest.raises(ServerError):
        settle(people[1], at, made, 1, "kept")
    assert settle(people[1], at, made, 1, "accepted")["may"] == ["kept", "broken"]
    assert known(people[0], at, 0)[0]["may"] == []
    assert settle(people[1], at, made, 1, "kept")["status"] == "kept"


def test_promises_go_with_the_account(server: Running, people: list[Client]) -> None:
    at = friends(*people)
    make(people[0], at, 0, [])
    people[0].request("POST", "/api/me/delete", {"confirm": True})
    assert known(people[1], at, 1) == []
