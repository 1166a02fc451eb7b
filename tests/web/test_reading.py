"""Reading the past: in pieces, in turns, and never in the way of whoever plays."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher

from hustings.client import Client
from hustings.core.action import SPECTATOR
from hustings.table.draft import TableDraft
from hustings.table.localizer import _translator
from hustings.table.recipients import Recipient, ResponseFormat
from hustings.table.setup import set_up
from hustings.web.config import Config
from hustings.web.hub import Listener
from hustings.web.priority import LOWER
from hustings.web.reading import LONGEST_REST, OF_PERSON, PIECE, REST, Reading, Turns
from hustings.web.routes.events import EventStream
from hustings.web.routes.play import PAGE
from tests.web.conftest import OPEN_LIMITS, Running
from tests.web.test_chores import played, send


class Later:
    """What is to be done after a rest; the tests say when."""

    def __init__(self) -> None:
        self.now = 0.0
        self.rests: list[float] = []
        self.work: list[Callable[[], None]] = []

    def clock(self) -> float:
        return self.now

    def __call__(self, seconds: float, work: Callable[[], None]) -> None:
        self.rests.append(seconds)
        self.work.append(work)


async def read(turns: Turns, later: Later, who: list[tuple[str, str]], seconds: float = 0.001) -> list[str]:
    """Everybody reads one piece; whose came when."""
    order: list[str] = []

    async def piece(client: str, person: str) -> None:
        async with turns.turn(client, person):
            order.append(person)
            later.now += seconds

    tasks = [asyncio.create_task(piece(*each)) for each in who]
    while len(order) < len(who):
        await asyncio.sleep(0)
        while later.work:
            later.work.pop(0)()
    await asyncio.gather(*tasks)
    return order


def test_everybody_comes_before_anybody_comes_again() -> None:
    later = Later()
    turns = Turns(clock=later.clock, later=later)
    greedy = [("one house", "greedy")] * 5
    order = asyncio.run(read(turns, later, [*greedy, ("one house", "neighbour"), ("far away", "other")]))
    assert order == ["greedy", "greedy", "other", "neighbour", "greedy", "greedy", "greedy"]
    assert not turns.waiting
    assert not turns.busy


def test_after_each_piece_moves_have_twice_as_long_for_themselves() -> None:
    later = Later()
    turns = Turns(clock=later.clock, later=later)

    async def one() -> None:
        for seconds in (0.002, 5.0):
            async with turns.turn("client", "person"):
                later.now += seconds
            assert turns.busy  # until the rest is over
            later.work.pop()()

    asyncio.run(one())
    assert later.rests == pytest.approx([0.002 * REST, LONGEST_REST])


def test_a_turn_that_is_not_wanted_any_more_goes_to_the_next() -> None:
    later = Later()
    turns = Turns(clock=later.clock, later=later)

    async def work() -> list[str]:
        order: list[str] = []

        async def piece(person: str) -> None:
            async with turns.turn(person, person):
                order.append(person)

        async with turns.turn("first", "first"):
            tasks = [asyncio.create_task(piece(name)) for name in "abc"]
            await asyncio.sleep(0)
            tasks[0].cancel()  # while it waits
            await asyncio.sleep(0)
        later.work.pop()()
        tasks[1].cancel()  # when its turn has come
        await asyncio.gather(*tasks, return_exceptions=True)
        return order

    assert asyncio.run(work()) == ["c"]


def test_one_person_s_reading_is_not_another_s(server: Running) -> None:
    greedy, other = server.client(), server.client()
    table = greedy.create("pocket", 2, visibility="public").id
    server.inside(server.site.service.change(table, lambda draft: talk(draft, [], 2)))
    assert other.me().csrf
    path = f"/api/tables/{table}/log"
    turns = server.site.turns
    found: list[int] = []

    async def pause(busy: bool) -> None:
        if busy:
            assert not turns.busy
            turns.busy = True
        else:
            turns._next()

    async def waiting() -> int:
        return sum(turns.under_way[key] for key in turns.under_way if key[1])

    def ask(person: Client) -> threading.Thread:
        thread = threading.Thread(target=lambda: found.append(person.http.get(path).status_code))
        thread.start()
        return thread

    server.inside(pause(True))  # as if a long piece were being read
    threads = [ask(greedy) for _ in range(OF_PERSON)]
    while server.inside(waiting()) < OF_PERSON:
        assert not found
    refused = greedy.http.get(path)
    assert (refused.status_code, refused.json()["type"]) == (429, "too-many")
    assert int(refused.headers["retry-after"]) >= 1
    threads.append(ask(other))
    while server.inside(waiting()) <= OF_PERSON:
        assert not found
    server.inside(pause(False))
    for thread in threads:
        thread.join()
    assert found == [200] * (OF_PERSON + 1)
    assert not turns.under_way


def test_a_page_of_the_log_is_bounded_and_says_that_there_is_more(server: Running, person: Client) -> None:
    table = person.create("pocket", 2).id
    server.inside(server.site.service.change(table, lambda draft: talk(draft, [], PAGE + 10)))
    page = person.request("GET", f"/api/tables/{table}/log", limit=1000).json()
    assert (len(page["entries"]), page["more"]) == (PAGE, True)
    assert len(person.log(table)) == PAGE + 10


def talk(draft: TableDraft, to: list[int], times: int) -> None:
    for n in range(times):
        draft.write("talk", {"from": 1, "to": to, "text": str(n), "by": "B"}, "")


def test_a_long_stretch_that_is_not_for_this_seat_ends_no_page(server: Running, person: Client) -> None:
    """As whispers were stored once."""
    table = person.create("pocket", 2).id

    def work(draft: TableDraft) -> None:
        talk(draft, [], 2)
        talk(draft, [1], 3 * PIECE)
        talk(draft, [], 2)

    _, there = server.inside(server.site.service.change(table, work))
    reading = Reading(server.site.turns, server.site.service, "client", "person")
    recipient = Recipient(0, ResponseFormat(""))
    found, more = server.inside(reading.past(there, recipient, 0, 50))
    assert [entry.text for entry in found] == ["0", "1", "0", "1"]
    assert not more
    found, more = server.inside(reading.past(there, recipient, 2, 1))
    assert [entry.text for entry in found][:1] == ["0"]


def test_nothing_is_read_for_a_stream_that_has_been_dropped(server: Running, person: Client) -> None:
    table = person.create("pocket", 2, visibility="public").id
    server.inside(server.site.service.change(table, lambda draft: talk(draft, [], 2 * PIECE)))
    turns = server.site.turns

    async def read(dropped: bool) -> bytes:
        listener = Listener(table, Recipient(SPECTATOR, ResponseFormat("en")), None)
        stream = EventStream(server.site, listener, 0, "client")

        async def missed() -> bytes:
            parts = [part async for part in stream.missed()]
            return b"".join(parts + [data for _, data in listener.queue])

        async with turns.turn("somebody", "else"):
            reading = asyncio.create_task(missed())
            while not turns.waiting and not reading.done():
                await asyncio.sleep(0)
            if dropped:
                listener.close()
        return await reading

    everything = server.inside(read(dropped=False))
    assert everything.count(b"event: entry") >= 2 * PIECE
    assert everything.count(b"event: state") == 1
    assert server.inside(read(dropped=True)) == b"retry: 1000\n\n"


def limited(tmp_path: Path, **limits: Any) -> Running:
    config = Config(database=str(tmp_path / "limits.db"), limits=replace(OPEN_LIMITS, **limits), bot="random")
    return Running(config).start()


def test_streams_cannot_be_opened_again_and_again(tmp_path: Path) -> None:
    running = limited(tmp_path, streams=(2, 1))
    try:
        person = running.client()
        path = f"{running.url}/api/tables/{person.create('pocket', 2).id}/events"
        found: list[httpx.Response] = []
        for _ in range(3):
            with httpx.stream("GET", path, cookies=person.http.cookies) as response:
                found.append(response)
        assert [each.status_code for each in found] == [200, 200, 429]
        assert int(found[-1].headers["retry-after"]) >= 1
    finally:
        running.stop()


def test_imports_are_few(tmp_path: Path) -> None:
    running = limited(tmp_path, imports=(1, 1))
    try:
        person, record = running.client(), played("pocket", 0)
        first, second = send(person, record), send(person, record)
        assert (first.status_code, second.status_code) == (201, 429)
        assert int(second.headers["retry-after"]) >= 1
    finally:
        running.stop()


# -- giving way --


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no priority of their own")
def test_whoever_thinks_or_hashes_gives_way_to_moves(server: Running) -> None:
    site = server.site
    lower = min(19, os.nice(0) + LOWER)

    async def hashing() -> int:
        return await asyncio.get_running_loop().run_in_executor(site.people.hashing, os.nice, 0)

    async def serving() -> int:
        return os.nice(0)

    assert server.inside(site.runner.pool.run(20, os.nice, 0)) == lower
    assert server.inside(site.chores.do("somebody", os.nice, 0)) == lower
    assert server.inside(hashing()) == lower
    assert server.inside(serving()) == os.nice(0)


def test_a_password_costs_one_core(server: Running) -> None:
    """And those stored before are still good."""
    people = server.site.people
    assert ",p=1$" in server.inside(people.hash_password("long enough"))
    before = PasswordHasher(time_cost=1, memory_cost=64, parallelism=4).hash("long enough")
    assert server.inside(people.password_fits(before, "long enough"))
    assert not server.inside(people.password_fits(before, "something else"))


def test_no_game_is_set_up_for_the_first_time_while_others_play(server: Running, person: Client) -> None:
    before = set_up.cache_info().misses, _translator.cache_info().misses
    for game in ("die-macher-2006", "zoocracy"):
        table = person.start(person.create(game, 5).id).id
        person.log(table, lang="he")
    assert (set_up.cache_info().misses, _translator.cache_info().misses) == before
