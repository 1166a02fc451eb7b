"""Unfinished games that go through a file, to a server and from it; and those that must not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from hustings.client import Client
from hustings.core.record import read_record
from hustings.play.replay import Replay
from hustings.web.config import Config
from tests.local.play import Page, go_on, local
from tests.web.conftest import OPEN_LIMITS, Running, database_path
from tests.web.players import friends, play_out, wait_for

ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]


def send(client: Client, path: str, content: bytes = b"{}") -> httpx.Response:
    client.me()
    headers = {"X-CSRF-Token": client.http.cookies["hustings_csrf"]}
    return client.http.post(path, content=content, headers=headers)


def save(client: Client, id: str) -> httpx.Response:
    return send(client, f"/api/tables/{id}/save")


def refusal(reply: httpx.Response) -> tuple[int, str]:
    return reply.status_code, reply.json()["type"]


def begun(client: Client, seats: list[dict[str, Any]] | None = None, answers: int = 3) -> str:
    """A game after some answers of the owner, who is asked again."""
    seats = ALONE if seats is None else seats
    table = client.create("pocket", len(seats), seats)
    client.start(table.id)
    play_out({0: client}, table.id, most=answers)
    wait_for(lambda: client.state(table.id).open)
    return table.id


def test_from_the_browser_to_a_server_and_back(server: Running, person: Client) -> None:
    async def offline() -> tuple[str, bytes]:
        page = Page(local("one"))
        made = await page.post("/tables", {"game": "pocket", "players": 3, "seats": ALONE})
        await page.post(f"/tables/{made['id']}/start")
        await go_on(page, made["id"], 3)
        return made["id"], (await page.ask("POST", f"/tables/{made['id']}/save")).body

    _, file = asyncio.run(offline())
    sent = send(person, "/api/import", file)
    assert sent.status_code == 201, sent.text
    table = sent.json()
    assert (table["status"], table["mine"], table["carried"], table["rated"], table["visibility"]) == (
        "running", [0], True, False, "private",
    )  # fmt: skip
    play_out({0: person}, table["id"], most=2)
    wait_for(lambda: person.state(table["id"]).open)
    again = save(person, table["id"])
    assert again.status_code == 200, again.text
    assert "attachment" in again.headers["Content-Disposition"]

    async def home() -> bytes:
        page = Page(local("two"))
        made = await page.post("/import", again.text)
        await go_on(page, made["id"])
        return (await page.ask("GET", f"/tables/{made['id']}/record")).body

    record = read_record(asyncio.run(home()))
    assert Replay(record).run().over
    notes = [line.note["file"] for line in record.lines if line.note and "file" in line.note]
    assert notes == ["opened", "saved", "opened"]
    # It is the same game all along: each file holds the lines of the one before, as they were.
    lines = [line.line() for line in record.lines]
    for earlier in (file, again.content):
        begin = earlier.split(b"\n")[2:-1]
        assert lines[: len(begin)] == begin
    # And the server goes on with its own, whose record is true as well.
    play_out({0: person}, table["id"])
    assert Replay(read_record(person.record(table["id"]))).run().over
    assert person.request("GET", f"/api/tables/{table['id']}/verify").json()["ok"]


def test_the_seed_of_a_game_with_other_people_never_leaves(server: Running) -> None:
    owner, friend, stranger = server.client(), server.client(), server.client()
    among = friends(owner, friend)
    seed = server.inside(server.site.service.table(among)).row.seed
    for client in (owner, friend, stranger):
        reply = save(client, among)
        assert reply.status_code in (403, 404, 409)
        assert seed not in reply.text
    assert refusal(save(owner, among)) == (409, "stays-here")
    assert not owner.table(among).carried


def test_nor_where_other_people_have_played_before(server: Running) -> None:
    owner, friend = server.client(), server.client()
    at = friends(owner, friend, bots=1)
    play_out({0: owner, 1: friend}, at, most=4)
    friend.me()
    send(friend, "/api/me/delete", b'{"confirm": true}')  # a bot has their seat now
    assert [seat.kind for seat in owner.table(at).seats] == ["human", "bot", "bot"]
    assert refusal(save(owner, at)) == (409, "stays-here")
    assert not owner.table(at).carried


@pytest.mark.parametrize(
    "seats",
    [
        [{"kind": "me"}, {"kind": "hotseat", "name": "Bo", "pin": "1234"}],
        [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}],
    ],
)
def test_only_the_owner_and_nothing_behind_a_pin(server: Running, seats: list[dict[str, Any]]) -> None:
    owner, stranger = server.client(), server.client()
    stranger.me()
    table = owner.create("pocket", len(seats), seats, visibility="public")
    assert refusal(save(owner, table.id)) == (409, "stale-decision")  # not begun
    owner.start(table.id)
    assert save(stranger, table.id).status_code in (401, 403)
    private = any(seat.get("pin") for seat in seats)
    assert save(owner, table.id).status_code == (409 if private else 200)


def test_nobody_joins_a_game_that_was_in_a_file(server: Running) -> None:
    owner = server.client()
    at = begun(owner)
    file = save(owner, at).content
    seed = json.loads(file.split(b"\n")[0])["seed"]
    assert seed == server.inside(server.site.service.table(at)).row.seed
    opened = send(owner, "/api/import", file).json()["id"]
    for table in (at, opened):
        assert owner.table(table).carried
        assert not owner.table(table).rated
        link = send(owner, f"/api/tables/{table}/seats", b'{"seat":1,"kind":"link"}')
        assert refusal(link) == (409, "was-in-a-file")
        assert "was in a file" in link.text
    news = [entry.news.text for entry in owner.log(at) if entry.type == "file" and entry.news]
    assert len(news) == 1


def test_an_administrator_finds_no_new_player_for_it(server: Running) -> None:
    from hustings.table.draft import TableDraft
    from hustings.table.problems import HttpProblem
    from hustings.web.administration import replace_player

    owner = server.client()
    at = begun(owner)
    save(owner, at)
    draft = TableDraft(server.inside(server.site.service.table(at)), [])
    with pytest.raises(HttpProblem, match="nobody joins"):
        replace_player(draft, 0, "")
    replace_player(draft, 0, "greedy")


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Running]:
    limits = replace(OPEN_LIMITS, guest_tables=1)
    running = Running(
        Config(database=database_path(tmp_path), limits=limits, chores=1, heartbeat=0.2)
    ).start()
    yield running
    running.stop()


def test_a_file_counts_as_an_open_table_and_is_bounded(limited: Running) -> None:
    owner = limited.client()
    at = begun(owner)
    file = save(owner, at).content
    found = [refusal(send(owner, "/api/import", file)) for _ in range(2)]
    assert found == [(409, "too-many-tables")] * 2
    assert refusal(send(owner, "/api/import", b"{" * (2 * 1024 * 1024 + 1)))[0] == 413
    many = file + b"{}\n" * 10_001
    assert refusal(send(owner, "/api/import", many)) == (422, "too-much-work")
    first, rest = file.split(b"\n", 1)
    other = json.dumps({**json.loads(first), "seed": "5" * 64}).encode()
    assert refusal(send(owner, "/api/import", other + b"\n" + rest)) == (422, "bad-record")
