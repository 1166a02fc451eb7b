"""The same again: offered, accepted, declined; and the results of a series."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest

from hustings.client import Client, ServerError
from hustings.web.problems import HttpProblem
from hustings.web.rematch import offer
from hustings.web.standings import score
from hustings.web.store import people as store
from tests.web.conftest import Running
from tests.web.players import friends, play_out, wait_for
from tests.web.streams import Reader


def post(client: Client, path: str) -> Any:
    return client.request("POST", path, {}).json()


def id_of(client: Client) -> str:
    user = client.me().user
    assert user is not None
    return user.id


def status(client: Client, method: str, path: str) -> int:
    try:
        return client.request(method, path, None if method == "GET" else {}).status_code
    except ServerError as error:
        return error.status


@pytest.fixture
def people(server: Running) -> list[Client]:
    found = [server.client() for _ in range(3)]
    for name, client in zip(("Anna", "Ben", "Cleo"), found, strict=True):
        client.rename(name)
    return found


def finished(people: list[Client], bots: int = 0, **more: Any) -> str:
    at = friends(*people, bots=bots, **more)
    play_out(dict(enumerate(people)), at)
    return at


def kinds(table: Any) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_an_offer_waits_for_everybody(people: list[Client]) -> None:
    at = finished(people, bots=1)
    offered = post(people[0], f"/api/tables/{at}/rematch")
    assert kinds(offered) == ["human", "link", "link", "bot"]
    assert [seat["name"] for seat in offered["seats"]][:3] == ["Anna", "Ben", "Cleo"]
    assert offered["is_owner"]
    for number, guest in enumerate(people[1:], 1):
        assert guest.table(at).rematch == offered["id"]
        (listed,) = [table for table in guest.tables("mine") if table.id == offered["id"]]
        assert (listed.invited, listed.mine) == ([number], [])
    with pytest.raises(ServerError):
        people[0].start(offered["id"])  # two have not answered
    assert post(people[1], f"/api/tables/{offered['id']}/invitation")["mine"] == [1]
    assert post(people[2], f"/api/tables/{at}/rematch")["mine"] == [2], "asking for the same is accepting it"
    assert people[0].start(offered["id"]).status == "running"


@pytest.mark.interpreted  # methods of the service are replaced
def test_a_look_that_comes_too_early_does_not_spoil_the_offer(
    server: Running, people: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others hear where the next game will be before it is there, and look at once."""
    at, anna = finished(people), id_of(people[0])
    service = server.site.service
    read, write = service._read, service.write
    looks: list[asyncio.Task[Any]] = []

    async def offered() -> None:
        made, missed = asyncio.Event(), asyncio.Event()

        async def reading(id: str, whole: bool = False) -> Any:
            try:
                return await read(id, whole)
            except HttpProblem:
                if looks and not made.is_set():
                    missed.set()
                    await made.wait()
                raise

        async def writing(work: Any, about: str = "") -> Any:
            looks.append(asyncio.ensure_future(service.table(about)))
            await missed.wait()
            found = await write(work, about)
            asyncio.get_running_loop().call_soon(made.set)
            return found

        monkeypatch.setattr(service, "_read", reading)
        monkeypatch.setattr(service, "write", writing)
        user = await server.site.database.read(partial(store.user, id=anna))
        assert user is not None
        table = await offer(server.site, await service.table(at), user, False)
        assert table.row.rematch_of == at
        with pytest.raises(HttpProblem):
            await looks[0]

    server.inside(offered())


def test_whoever_declines_leaves_the_seat_to_a_link(server: Running, people: list[Client]) -> None:
    at = finished(people)
    again = post(people[0], f"/api/tables/{at}/rematch")["id"]
    assert people[1].request("POST", f"/api/tables/{again}/decline", {}).status_code == 204
    assert status(people[1], "GET", f"/api/tables/{again}") == 404
    table = people[0].table(again)
    assert [(seat.kind, seat.name, seat.user) for seat in table.seats][1] == ("link", "", None)
    assert "declined" in [entry.type for entry in people[0].log(again)]
    server.client().accept(people[0].links(again).seats["1"], name="Dora")
    post(people[2], f"/api/tables/{again}/invitation")
    assert people[0].start(again).status == "running"


def test_who_declined_may_think_again_while_there_is_room(people: list[Client]) -> None:
    at = finished(people)
    again = post(people[0], f"/api/tables/{at}/rematch")["id"]
    people[1].request("POST", f"/api/tables/{again}/decline", {})
    assert post(people[1], f"/api/tables/{at}/rematch")["mine"] == [1]


def test_seats_can_be_turned(people: list[Client]) -> None:
    at = finished(people)
    again = people[0].request("POST", f"/api/tables/{at}/rematch", {}, seats="turned").json()
    assert [seat["name"] for seat in again["seats"]] == ["Cleo", "Anna", "Ben"]
    assert again["mine"] == [1]


def test_an_offer_that_was_closed_makes_room_for_another(people: list[Client]) -> None:
    at = finished(people)
    first = post(people[0], f"/api/tables/{at}/rematch")["id"]
    people[0].leave(first)
    second = post(people[1], f"/api/tables/{at}/rematch")
    assert second["id"] != first
    assert second["is_owner"]
    assert people[0].table(second["id"]).invited == [0]


def test_everybody_at_the_table_hears_of_the_offer(server: Running, people: list[Client]) -> None:
    at = finished(people)
    reader = Reader()
    try:
        stream = reader.open(f"{server.url}/api/tables/{at}/events", dict(people[1].http.cookies))
        again = post(people[0], f"/api/tables/{at}/rematch")["id"]
        offers: list[str] = []

        def told() -> list[str]:
            for heard in stream.messages():
                if heard.event == "table" and heard.data["rematch"]:
                    offers.append(heard.data["rematch"])
            return offers

        assert wait_for(told) == [again]
    finally:
        reader.stop()
        reader.loop.close()


def test_strangers_have_no_part_in_it(server: Running, people: list[Client]) -> None:
    at = finished(people)
    again = post(people[0], f"/api/tables/{at}/rematch")["id"]
    stranger = server.client()
    stranger.rename("Stranger")
    assert status(stranger, "GET", f"/api/tables/{again}") == 404
    for what in ("invitation", "decline"):
        assert status(stranger, "POST", f"/api/tables/{again}/{what}") == 404
    assert status(people[0], "POST", f"/api/tables/{again}/decline") == 409
    public = finished(people[:2], visibility="public")
    offered = post(people[0], f"/api/tables/{public}/rematch")["id"]
    assert status(stranger, "POST", f"/api/tables/{offered}/invitation") == 403


def test_bots_at_the_start_take_the_seats_of_those_who_did_not_answer(people: list[Client]) -> None:
    at = finished(people)
    again = post(people[0], f"/api/tables/{at}/rematch")["id"]
    started = people[0].start(again, fill="random")
    assert [(seat.kind, seat.user) for seat in started.seats][1:] == [("bot", None)] * 2
    assert status(people[1], "GET", f"/api/tables/{again}") == 404


def test_who_is_invited_and_deleted_leaves_no_name(people: list[Client]) -> None:
    at = finished(people)
    again = post(people[0], f"/api/tables/{at}/rematch")["id"]
    people[1].request("POST", "/api/me/delete", {"confirm": True})
    seat = people[0].table(again).seats[1]
    assert (seat.kind, seat.name, seat.user) == ("link", "", None)
    assert "1" in people[0].links(again).seats


# -- series --


def test_points_by_rank_do_not_depend_on_the_number_of_players() -> None:
    assert [score([1, 2, 3], seat) for seat in range(3)] == [10.0, 5.0, 0.0]
    assert [score([2, 1, 2, 2], seat) for seat in range(4)] == [3.3, 10.0, 3.3, 3.3]
    assert score([1, 1], 0) == 5.0


def test_a_series_adds_up_the_games(server: Running, people: list[Client]) -> None:
    first = finished(people[:2])
    again = people[0].request("POST", f"/api/tables/{first}/rematch", {}, seats="turned").json()["id"]
    post(people[1], f"/api/tables/{again}/invitation")
    people[0].start(again)
    play_out({1: people[0], 0: people[1]}, again, seed=3)
    third = post(people[1], f"/api/tables/{again}/rematch")["id"]
    found = [people[1].request("GET", f"/api/tables/{at}/series").json() for at in (first, again, third)]
    assert found[0] == found[1] == found[2]
    series = found[0]
    assert [game["table"] for game in series["games"]] == [first, again, third]
    ids = [id_of(one) for one in people[:2]]
    results = [people[0].table(at).result for at in (first, again)]
    assert [game["ranks"][ids[0]] for game in series["games"][:2]] == [
        results[0].ranks[0] if results[0] else 0,
        results[1].ranks[1] if results[1] else 0,
    ]
    assert sum(player["score"] for player in series["players"] if player["user"] in ids) == 20.0
    assert {player["games"] for player in series["players"] if player["user"] in ids} >= {2}
    assert status(server.client(), "GET", f"/api/tables/{first}/series") == 404
