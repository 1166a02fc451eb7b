"""Coming together: one link for a table, links that end, joining late, and another device."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.client import Client, ServerError
from hustings.table import times
from tests.web.conftest import Running
from tests.web.players import friends


def refused(client: Client, status: int, method: str, path: str, body: object = None) -> str:
    with pytest.raises(ServerError) as error:
        client.request(method, path, body)
    assert error.value.status == status
    return str(error.value.type)


def gathering(owner: Client, players: int = 3, **more: Any) -> str:
    owner.rename("Host")
    seats = [{"kind": "me"}, *[{"kind": "link"}] * (players - 1)]
    return owner.create("pocket", players, seats, **more).id


def table_link(owner: Client, at: str, on: bool = True) -> str:
    return str(owner.request("PUT", f"/api/tables/{at}/link", {"on": on}).json()["table"])


# -- one link for the table --


def test_one_link_fills_the_table(server: Running) -> None:
    owner, one, two, three = (server.client() for _ in range(4))
    at = gathering(owner)
    token = table_link(owner, at)
    told = one.request("GET", f"/api/join/{token}").json()
    assert (told["seat"], told["free"], told["host"]) == (-4, [1, 2], "Host")
    one.request("POST", f"/api/join/{token}", {"name": "One", "seat": 2})
    assert refused(two, 409, "POST", f"/api/join/{token}", {"name": "Two", "seat": 2}) == "seat-taken"
    two.request("POST", f"/api/join/{token}", {"name": "Two"})
    assert refused(three, 409, "POST", f"/api/join/{token}", {"name": "Three"}) == "no-seat"
    assert [seat.name for seat in owner.table(at).seats] == ["Host", "Two", "One"]
    one.request("POST", f"/api/join/{token}", {"name": "One"})  # sent twice
    assert [seat.name for seat in owner.table(at).seats] == ["Host", "Two", "One"]


def test_a_link_that_was_renewed_or_revoked_is_void(server: Running) -> None:
    owner, guest = server.client(), server.client()
    at = gathering(owner)
    old = table_link(owner, at)
    fresh = table_link(owner, at)
    assert old != fresh
    refused(guest, 404, "GET", f"/api/join/{old}")
    guest.request("GET", f"/api/join/{fresh}")
    assert table_link(owner, at, on=False) == ""
    refused(guest, 404, "POST", f"/api/join/{fresh}", {})
    assert owner.request("GET", f"/api/tables/{at}/links").json()["table"] == ""


def test_a_seat_without_its_link(server: Running) -> None:
    owner, guest = server.client(), server.client()
    at = gathering(owner)
    token = owner.links(at).seats["1"]
    told = owner.request("POST", f"/api/tables/{at}/links", {"seat": 1, "on": False}).json()
    assert "1" not in told["seats"]
    refused(guest, 404, "POST", f"/api/join/{token}", {})
    told = owner.request("POST", f"/api/tables/{at}/links", {"seat": 1}).json()
    guest.request("POST", f"/api/join/{told['seats']['1']}", {"name": "Guest"})


def test_the_link_leads_past_seats_that_wait_for_somebody(server: Running) -> None:
    owner, invited, stranger = server.client(), server.client(), server.client()
    at = gathering(owner, 2)
    user = invited.rename("Invited").id
    server.inside(server.site.service.change(at, lambda draft: draft.set_seat(1, user_id=user)))
    token = table_link(owner, at)
    refused(stranger, 409, "POST", f"/api/join/{token}", {})
    invited.request("POST", f"/api/join/{token}", {"name": "Invited"})
    assert owner.table(at).seats[1].kind == "human"


# -- during the game --


def test_somebody_joins_late_in_the_place_of_a_bot(server: Running) -> None:
    owner, other, late = server.client(), server.client(), server.client()
    for client, name in ((owner, "Owner"), (other, "Other"), (late, "Late")):
        client.rename(name)
    at = friends(owner, other, bots=1, rated=False)
    refused(other, 403, "POST", f"/api/tables/{at}/seats", {"seat": 2, "kind": "link"})
    refused(owner, 409, "POST", f"/api/tables/{at}/seats", {"seat": 1, "kind": "bot"})
    owner.request("POST", f"/api/tables/{at}/seats", {"seat": 2, "kind": "link"})
    token = owner.links(at).seats["2"]
    refused(other, 409, "POST", f"/api/join/{token}", {})  # nobody sees two hands
    late.accept(token)
    assert late.state(at, 2).seat == 2
    assert owner.table(at).seats[2].name == "Late"
    refused(owner, 409, "POST", f"/api/tables/{at}/seats", {"seat": 2, "kind": "link"})


def test_a_bot_takes_the_seat_nobody_came_for(server: Running) -> None:
    owner, other = server.client(), server.client()
    owner.rename("Owner")
    other.rename("Other")
    at = friends(owner, other, bots=1, rated=False)
    owner.request("POST", f"/api/tables/{at}/seats", {"seat": 2, "kind": "link"})
    token = owner.links(at).seats["2"]
    owner.request("POST", f"/api/tables/{at}/seats", {"seat": 2, "kind": "bot", "bot": "random"})
    assert owner.table(at).seats[2].kind == "bot"
    refused(server.client(), 404, "POST", f"/api/join/{token}", {})


def test_nobody_joins_a_rated_game_late(server: Running) -> None:
    owner, other = server.client(), server.client()
    owner.rename("Owner")
    other.rename("Other")
    at = friends(owner, other, bots=1)
    refused(owner, 409, "POST", f"/api/tables/{at}/seats", {"seat": 2, "kind": "link"})


# -- another device --


def test_another_device_goes_on_with_a_code_and_the_first_one_too(server: Running) -> None:
    phone, laptop, thief = server.client(), server.client(), server.client()
    phone.rename("Me")
    at = gathering(phone, 2)
    code = phone.request("POST", "/api/me/codes", {}).json()["code"]
    user = laptop.request("POST", "/api/codes", {"code": code.lower().replace("-", " ")}).json()
    assert user["name"] == "Host"
    assert laptop.table(at).mine == [0]
    assert phone.table(at).mine == [0]
    assert refused(thief, 401, "POST", "/api/codes", {"code": code}) == "wrong-code"


def test_a_lost_device_is_signed_out_by_the_code_that_was_kept(server: Running) -> None:
    lost, found = server.client(), server.client()
    at = gathering(lost, 2)
    code = lost.request("POST", "/api/me/codes", {"kind": "return"}).json()["code"]
    found.request("POST", "/api/codes", {"code": code})
    assert found.table(at).mine == [0]
    refused(lost, 404, "GET", f"/api/tables/{at}")


def test_a_code_is_old_after_minutes_and_ends_with_the_one_after_it(server: Running) -> None:
    me, other = server.client(), server.client()
    me.rename("Me")
    first = me.request("POST", "/api/me/codes", {}).json()["code"]
    second = me.request("POST", "/api/me/codes", {}).json()["code"]
    refused(other, 401, "POST", "/api/codes", {"code": first})
    times.set_ahead(11 * 60)
    try:
        refused(other, 401, "POST", "/api/codes", {"code": second})
    finally:
        times.set_ahead(0)


def test_signing_out_everywhere_voids_codes(server: Running) -> None:
    me, other = server.client(), server.client()
    me.request("POST", "/api/account", {"name": "Keeper of codes", "password": "correct horse"})
    code = me.request("POST", "/api/me/codes", {"kind": "return"}).json()["code"]
    me.request("PUT", "/api/me/password", {"old": "correct horse", "new": "another horse"})
    refused(other, 401, "POST", "/api/codes", {"code": code})


# -- the lobby --


def test_the_lobby_by_game_and_pace(server: Running) -> None:
    owner = server.client()
    owner.rename("Owner")
    seats = [{"kind": "me"}, {"kind": "open"}]
    live = owner.create("pocket", 2, seats, visibility="public").id
    slow = owner.create("pocket", 2, seats, visibility="public", pace="async").id
    zoo = owner.create("zoocracy", 2, seats, visibility="public").id

    def found(**query: str) -> set[str]:
        listed = owner.request("GET", "/api/tables", scope="lobby", **query).json()["tables"]
        return {table["id"] for table in listed}

    assert found() == {live, slow, zoo}
    assert found(game="pocket") == {live, slow}
    assert found(game="pocket", pace="async") == {slow}
