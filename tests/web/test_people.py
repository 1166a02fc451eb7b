"""Ratings, profiles, lists of the best."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hustings.client import Client, ServerError
from hustings.web.config import Config
from hustings.web.ratings import BOT, ENOUGH, Strength, rate
from hustings.web.store import ratings as store
from hustings.web.store.ratings import RatedSeatRow, RatingRow
from tests.web.conftest import NUMBERS, OPEN_LIMITS, Running, members, on_database
from tests.web.players import friends, play_out


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from on_database(request, tmp_path_factory, "people")


def id_of(client: Client) -> str:
    user = client.me().user
    assert user is not None
    return user.id


def played(*people: Client, bots: int = 0, **more: Any) -> str:
    at = friends(*people, bots=bots, **more)
    play_out(dict(enumerate(people)), at, seed=next(NUMBERS))
    return at


def get(client: Client, path: str) -> Any:
    return client.request("GET", path).json()


def status(client: Client, method: str, path: str, body: Any = None) -> int:
    try:
        return client.request(method, path, body).status_code
    except ServerError as error:
        return error.status


def rated(site: Running, at: str) -> list[RatedSeatRow]:
    return site.inside(site.site.database.read(partial(store.of_table, table_id=at)))


def known(site: Running, *players: str) -> dict[str, RatingRow]:
    rows = site.inside(site.site.database.read(partial(store.of_players, players=set(players))))
    return {row.player: row for row in rows}


# -- the arithmetic --


def test_who_wins_gains_and_ties_are_alike() -> None:
    first, second, third = rate(["a", "b", "c"], [Strength()] * 3, [1, 2, 2])
    assert first.mu > 25 > second.mu
    assert second == third
    assert first.sigma < Strength().sigma
    assert Strength().rating == 1500


def test_bots_of_a_level_are_one_player_that_never_becomes_less_sure() -> None:
    sure = Strength(30.0, 0.9)
    after = rate(["a", BOT + "club", BOT + "club"], [sure] * 3, [1, 2, 3])
    assert after[1] == after[2]
    assert after[1].sigma < sure.sigma
    alone = rate(["a", "b", "c"], [Strength(30.0, 0.01)] * 3, [1, 2, 3])
    assert alone[0].sigma > 0.01, "people change"


def spread(size: int) -> float:
    """How far apart the halves of twelve players come out, one of which is 300 points stronger."""
    rng = Random(1)
    truth = [300.0 * (player % 2) for player in range(12)]
    known = [Strength()] * 12
    for _ in range(150):
        order = list(range(12))
        rng.shuffle(order)
        for at in range(0, 12, size):
            seats = order[at : at + size]
            times = [rng.expovariate(10 ** (truth[seat] / 400)) for seat in seats]
            ranks = [sorted(times).index(time) + 1 for time in times]
            after = rate([str(seat) for seat in seats], [known[seat] for seat in seats], ranks)
            for seat, strength in zip(seats, after, strict=True):
                known[seat] = strength
    weak, strong = [[known[player].rating for player in range(half, 12, 2)] for half in (0, 1)]
    assert max(weak) < min(strong), "the order is found"
    return (sum(strong) - sum(weak)) / 6


def test_a_difference_means_the_same_at_every_table() -> None:
    found = [spread(size) for size in (2, 3, 4)]
    assert max(found) < 1.25 * min(found)


# -- which games count --


def test_a_game_among_accounts_counts_once(site: Running) -> None:
    people = members(site, 2)
    ids = [id_of(one) for one in people]
    at = played(*people, bots=1)
    rows = rated(site, at)
    assert [row.player for row in rows] == [*ids, BOT + "random"]
    now = known(site, *ids)
    assert {now[player].games for player in ids} == {1}
    assert [now[row.player].mu for row in rows[:2] if row.player] == [row.mu for row in rows[:2]]
    winner = min(rows, key=lambda row: row.rank)
    assert winner.mu > winner.mu_before
    told = get(people[0], f"/api/tables/{at}/ratings")
    assert [one["before"] for one in told[:2]] == [1500, 1500]
    assert [one["after"] for one in told] == [row.strength.rating for row in rows]


def test_what_does_not_count(site: Running) -> None:
    people = members(site, 2)
    guest = site.client()
    for at in (
        played(*people, rated=False),
        played(*people, help=True),
        played(*people, guest),
        played(people[0], bots=1),
    ):
        assert rated(site, at) == []
        assert get(people[0], f"/api/tables/{at}/ratings") == []
    assert known(site, *[id_of(one) for one in people]) == {}
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bea"}, {"kind": "link"}]
    table = people[0].create("pocket", 3, seats)
    people[1].accept(people[0].links(table.id).seats["2"])
    people[0].start(table.id)
    play_out({0: people[0], 1: people[0], 2: people[1]}, table.id)
    assert rated(site, table.id) == [], "one person with two seats"


def test_ratings_follow_from_the_games(site: Running) -> None:
    people = members(site, 3)
    ids = [id_of(one) for one in people]
    for _ in range(2):
        played(*people)
    played(people[0], people[1])
    before = known(site, *ids)
    assert [before[one].games for one in ids] == [3, 3, 2]
    site.inside(site.site.administration.recompute_ratings())
    assert known(site, *ids) == before

    gone = people[2].request("POST", "/api/me/delete", {"confirm": True, "password": "long enough"})
    assert gone.status_code == 204
    assert ids[2] not in known(site, *ids)
    site.inside(site.site.administration.recompute_ratings())
    assert known(site, *ids) == {one: before[one] for one in ids[:2]}, "the others stay where they were"


def test_a_removed_table_does_not_count_any_more(site: Running) -> None:
    people = members(site, 2)
    ids = [id_of(one) for one in people]
    at = played(*people)
    administration = site.site.administration
    site.inside(administration.table("", at, "remove", ""))
    site.inside(administration.recompute_ratings())
    assert known(site, *ids) == {}
    site.inside(administration.table("", at, "restore", ""))
    site.inside(administration.recompute_ratings())
    assert set(known(site, *ids)) == set(ids)


def test_the_command_works_out_ratings_again(tmp_path: Path) -> None:
    from typer.testing import CliRunner

    from hustings.cli.app import app

    path = str(tmp_path / "hustings.db")
    running = Running(Config(database=path, limits=OPEN_LIMITS, bot="random")).start()
    try:
        played(*members(running, 2))
    finally:
        running.stop()
    said = CliRunner().invoke(app, ["admin", "ratings", "--recompute", "--database", path])
    assert said.output == "1 games count.\n"
    assert CliRunner().invoke(app, ["admin", "ratings", "--database", path]).exit_code != 0


# -- profiles --


def test_a_profile_tells_games_ranks_and_rating(site: Running) -> None:
    people = members(site, 2)
    tables = [played(*people), played(*people, rated=False)]
    played(people[0], bots=1)
    me = id_of(people[0])
    mine = get(people[0], f"/api/people/{me}")
    assert (mine["mine"], mine["visibility"], mine["against_bots"]) == (True, "players", 1)
    (title,) = mine["titles"]
    assert (title["game"], title["games"], sum(title["ranks"])) == ("pocket", 2, 2)
    assert title["rating"]["games"] == 1
    assert [point["rating"] for point in title["history"]] == [title["rating"]["rating"]]
    assert [(game["table"], game["rated"]) for game in mine["recent"]] == [
        (tables[1], False),
        (tables[0], True),
    ]
    theirs = get(people[1], f"/api/people/{me}")
    assert (theirs["mine"], len(theirs["recent"])) == (False, 2)


def test_who_may_see_a_profile(site: Running) -> None:
    people = members(site, 3)
    stranger, nobody = people[2], site.client()
    played(*people[:2])
    path = f"/api/people/{id_of(people[0])}"
    readers = (*people, nobody)

    def seen() -> list[int]:
        return [status(one, "GET", path) for one in readers]

    assert seen() == [200, 200, 404, 404]
    people[0].request("PUT", "/api/me/profile", {"visibility": "everyone"})
    assert seen() == [200, 200, 200, 200]
    assert get(stranger, path)["recent"] == [], "the table is private"
    people[0].request("PUT", "/api/me/profile", {"visibility": "nobody"})
    assert seen() == [200, 404, 404, 404]
    assert get(people[0], "/api/me/profile") == {"visibility": "nobody"}
    people[0].request("PUT", "/api/me/profile", {"visibility": "everyone"})
    people[0].request("POST", "/api/me/blocks", {"user": id_of(stranger)})
    assert seen() == [200, 200, 404, 200]
    user = site.inside(site.site.administration.find(id_of(people[0])))
    site.inside(site.site.administration.sanction("", "ban", user, None, "Rude"))
    assert seen()[1:] == [404, 404, 404]


def test_guests_have_no_profile(site: Running) -> None:
    guest, other = site.client(), site.client()
    guest.rename("Guest")
    played(guest, other)
    assert status(guest, "GET", f"/api/people/{id_of(guest)}") == 404
    assert status(guest, "PUT", "/api/me/profile", {"visibility": "everyone"}) == 403


def test_the_list_of_the_best_wants_enough_games(site: Running) -> None:
    people = members(site, 2)
    people[0].request("PUT", "/api/me/profile", {"visibility": "everyone"})
    ids = [id_of(one) for one in people]

    def listed(client: Client) -> list[str]:
        found = get(client, "/api/leaders/pocket?lang=en")["leaders"]
        return [one["user"]["id"] for one in found if one["user"] and one["user"]["id"] in ids]

    for _ in range(ENOUGH - 1):
        played(*people, bots=1)
    assert listed(people[0]) == []
    played(*people, bots=1)
    assert sorted(listed(people[0])) == sorted(ids)
    assert listed(site.client()) == [ids[0]], "the other is seen by players only"
    found = get(people[0], "/api/leaders/pocket?lang=en")["leaders"]
    assert "Chance" in [one["bot"]["text"] for one in found if one["bot"]]
    least = [one["rating"]["rating"] - one["rating"]["uncertainty"] for one in found]
    assert least == sorted(least, reverse=True)
    assert status(people[0], "GET", "/api/leaders/no-such-game") == 404


def test_what_is_kept_of_ratings_is_mine_to_have(site: Running) -> None:
    people = members(site, 2)
    at = played(*people)
    stored = get(people[0], "/api/me/export")
    assert stored["profile"] == "players"
    assert [(one["table"], one["game"]) for one in stored["ratings"]] == [(at, "pocket")]
