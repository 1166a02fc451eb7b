"""Club nights: drawing tables, joining late, being away, standings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import combinations
from random import Random
from typing import Any

import pytest

from hustings.client import Client, ServerError
from hustings.web.clubs import draw, pair, sizes
from hustings.web.store import ratings
from tests.web.conftest import NUMBERS, Running, members, on_database
from tests.web.players import play_out


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from on_database(request, tmp_path_factory, "clubs")


def post(client: Client, path: str, body: Any = None) -> Any:
    return client.request("POST", path, body or {}).json()


def get(client: Client, path: str) -> Any:
    return client.request("GET", path).json()


def status(client: Client, method: str, path: str, body: Any = None) -> int:
    try:
        return client.request(method, path, None if method == "GET" else body or {}).status_code
    except ServerError as error:
        return error.status


def opened(host: Client, **more: Any) -> Any:
    return post(host, "/api/clubs", {"name": "Friday", "game": "pocket", "players": 2, **more})


def play_round(night: Any, people: list[Client]) -> None:
    """Play the tables of the last round to their end; ``people`` by their number."""
    for table in night["played"][-1]["tables"]:
        at = {number: people[seat["player"]] for number, seat in enumerate(table["seats"])}
        play_out(at, table["table"], seed=next(NUMBERS))


# -- the draw --


def test_sizes_fit_the_game_and_are_near_to_the_wish() -> None:
    assert sizes(8, (2, 3, 4, 5), 4) == [4, 4]
    assert sizes(7, (3, 4, 5), 4) == [4, 3]
    assert sizes(9, (3, 4, 5), 5) == [5, 4]
    assert sizes(6, (4,), 4) == [3, 3], "two bots join"
    assert sizes(2, (3, 4, 5), 4) == [2]
    for people in range(2, 40):
        assert sum(sizes(people, (3, 4, 5), 4)) == people


def test_nobody_meets_twice_while_that_is_possible() -> None:
    rng = Random(5)
    met: dict[tuple[int, int], int] = {}
    for _ in range(3):  # twelve people can play three rounds at tables of three
        tables = draw(list(range(12)), [3] * 4, met, set(), rng)
        assert sorted(one for table in tables for one in table) == list(range(12))
        for table in tables:
            for a, b in combinations(table, 2):
                met[pair(a, b)] = met.get(pair(a, b), 0) + 1
    assert Counter(met.values()) == {1: 36}


def test_people_who_blocked_each_other_are_kept_apart() -> None:
    apart = {(0, 1), (0, 2), (1, 2)}
    for seed in range(20):
        tables = draw(list(range(6)), [2] * 3, {}, apart, Random(seed))
        assert not apart & {pair(*table) for table in tables}


# -- a night --


def test_a_whole_night(site: Running) -> None:
    people = members(site, 4)
    night = opened(people[0], rounds=3)
    assert (night["status"], night["is_host"], night["me"], night["may_draw"]) == ("open", True, 0, True)
    link = f"/api/club-links/{night['token']}"
    assert get(people[1], link)["people"] == 1
    joined = [post(guest, link) for guest in people[1:]][-1]
    assert (joined["me"], joined["token"], joined["is_host"]) == (3, None, False)
    at = f"/api/clubs/{night['id']}"
    opponents: Counter[tuple[int, int]] = Counter()
    for number in range(1, 4):
        night = post(people[0], at + "/round")
        assert (night["round"], night["status"], night["may_draw"]) == (number, "running", False)
        tables = night["played"][-1]["tables"]
        assert [table["status"] for table in tables] == ["running", "running"]
        opponents.update(pair(*[seat["player"] for seat in table["seats"]]) for table in tables)
        assert status(people[0], "POST", at + "/round") == 409, "tables still play"
        play_round(night, people)
    assert set(opponents.values()) == {1}, "everybody has met everybody once"
    night = get(people[2], at)
    assert sum(one["score"] for one in night["standings"]) == 60.0
    scores = [one["score"] for one in night["standings"]]
    assert scores == sorted(scores, reverse=True)
    assert night["standings"][0]["place"] == 1
    assert not night["may_draw"]
    assert status(people[0], "POST", at + "/round") == 409, "all rounds are played"
    table = night["played"][0]["tables"][0]["table"]
    rows = site.inside(site.site.database.read(partial(ratings.of_table, table_id=table)))
    assert len(rows) == 2, "it counts"
    assert post(people[0], at + "/finish")["status"] == "finished"
    assert status(people[0], "GET", link) == 404
    assert [one["id"] for one in get(people[3], "/api/clubs")] == [night["id"]]


def test_late_joiners_and_absences(site: Running) -> None:
    people = members(site, 4)
    night = opened(people[0], rounds=3, rated=False)
    link, at = f"/api/club-links/{night['token']}", f"/api/clubs/{night['id']}"
    post(people[1], link)
    night = post(people[0], at + "/round")
    play_round(night, people)
    post(people[2], link)
    post(people[3], link)
    post(people[1], at + "/presence", {"player": 1, "away": True})
    night = post(people[0], at + "/round")
    drawn = [seat["player"] for table in night["played"][-1]["tables"] for seat in table["seats"]]
    assert sorted(drawn) == [0, 2, 3]
    play_round(night, people)
    by_player = {one["player"]: one for one in get(people[0], at)["standings"]}
    assert by_player[1]["rounds"][1] is None
    assert by_player[1]["away"]
    assert by_player[2]["rounds"][0] is None
    assert by_player[2]["rounds"][1] is not None
    post(people[1], link)  # back again, by the same link
    assert not {one["player"]: one for one in get(people[0], at)["standings"]}[1]["away"]
    assert status(people[2], "POST", at + "/presence", {"player": 0, "away": True}) == 403
    assert status(people[0], "POST", at + "/presence", {"player": 2, "away": True}) == 200, "the host may"
    assert status(people[2], "POST", at + "/presence", {"player": 9, "away": True}) == 404


def test_bots_join_where_there_are_too_few(site: Running) -> None:
    people = members(site, 2)
    night = opened(people[0], game="die-macher-2006", players=4)
    post(people[1], f"/api/club-links/{night['token']}")
    night = post(people[0], f"/api/clubs/{night['id']}/round")
    (table,) = night["played"][0]["tables"]
    assert len(table["seats"]) == 2
    assert table["bots"] >= 1
    kinds = [seat.kind for seat in people[0].table(table["table"]).seats]
    assert kinds == ["human"] * 2 + ["bot"] * table["bots"]


def test_a_table_that_was_closed_holds_nobody_up(site: Running) -> None:
    people = members(site, 2)
    night = opened(people[0], rounds=2)
    at = f"/api/clubs/{night['id']}"
    post(people[1], f"/api/club-links/{night['token']}")
    night = post(people[0], at + "/round")
    table = night["played"][0]["tables"][0]["table"]
    site.inside(site.site.administration.table("", table, "end", ""))
    night = get(people[0], at)
    assert night["may_draw"]
    assert [one["rounds"] for one in night["standings"]] == [[None], [None]]
    assert post(people[0], at + "/round")["round"] == 2


def test_who_may_do_what(site: Running) -> None:
    people = members(site, 3)
    guest = site.client()
    guest.rename("Guest")
    body = {"name": "Friday", "game": "pocket", "players": 2}
    assert status(guest, "POST", "/api/clubs", body) == 403
    assert status(site.client(), "POST", "/api/clubs", body) == 401
    assert status(people[0], "POST", "/api/clubs", {**body, "players": 60}) == 422
    night = opened(people[0], play=False)
    assert night["me"] is None
    at, link = f"/api/clubs/{night['id']}", f"/api/club-links/{night['token']}"
    assert status(people[1], "GET", at) == 404
    assert post(guest, link)["me"] == 0, "guests may play"
    assert status(guest, "POST", at + "/round") == 403
    assert status(people[0], "POST", at + "/round") == 409, "one person alone"
    people[0].request("POST", "/api/me/blocks", {"user": people[1].me().user.id})  # type: ignore[union-attr]
    assert status(people[1], "POST", link) == 403
    assert status(people[2], "GET", "/api/club-links/no-such") == 404


def test_a_deleted_player_leaves_results_and_no_name(site: Running) -> None:
    people = members(site, 2)
    night = opened(people[0], rounds=2)
    at = f"/api/clubs/{night['id']}"
    post(people[1], f"/api/club-links/{night['token']}")
    play_round(post(people[0], at + "/round"), people)
    people[1].request("POST", "/api/me/delete", {"confirm": True, "password": "long enough"})
    gone = {one["player"]: one for one in get(people[0], at)["standings"]}[1]
    assert (gone["name"], gone["user"], gone["away"]) == ("Deleted player", None, True)
    assert gone["rounds"][0] is not None
    assert status(people[0], "POST", at + "/presence", {"player": 1, "away": False}) == 409
