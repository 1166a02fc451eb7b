"""Long work is bounded, and holds up nobody but who asked for it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from hustings.client import Client
from hustings.core.action import Action
from hustings.core.rng import seeded
from hustings.play.match import MARK_EVERY, Match
from hustings.registry import game as find_game
from hustings.table.archive import WORK, imported
from hustings.web.chores import WAITING, Chores
from hustings.web.config import Limits
from hustings.web.problems import HttpProblem
from hustings.web.store.rows import UserRow
from tests.web.conftest import Running
from tests.web.long_work import answer, endless, stubborn, wait_for_file
from tests.web.players import friends, play_out

SEED = "5eed" * 16


def played(id: str, back: int, players: int = 3) -> bytes:
    """The record of a random game with so many steps back near its end, then played to the end."""
    game, rng = find_game(id, players=players), seeded(1, "chores")
    match = Match.new(game, SEED, [""] * players)

    def to_the_end() -> None:
        while not match.over:
            if match.chance_is_asked():
                match.draw()
            else:
                decision = match.open()[0].decision
                match.answer(decision.seat, Action(decision.kind, decision.space.sample(rng)))

    to_the_end()
    near = match.n - 3
    for _ in range(back):
        match.undo(0, near)
    to_the_end()
    return match.record().dumps()


def send(person: Client, content: bytes) -> httpx.Response:
    person.me()
    headers = {"X-CSRF-Token": person.http.cookies["hustings_csrf"]}
    return person.http.post("/api/import", content=content, headers=headers, timeout=60)


def test_hundreds_of_steps_back_are_cheap(person: Client) -> None:
    """Each carries out a few lines again, not the whole game."""
    content = played("die-macher-2006", 250)
    assert 250 * MARK_EVERY < WORK
    made = send(person, content)
    assert made.status_code == 201
    at = made.json()["id"]
    assert person.record(at) == content
    assert person.request("GET", f"/api/tables/{at}/verify").json()["ok"]


def test_a_record_that_makes_too_much_work_is_refused_by_name(person: Client) -> None:
    content = played("pocket", WORK)
    assert len(content) < Limits().record
    refused = send(person, content)
    assert (refused.status_code, refused.json()["type"]) == (422, "too-much-work")


def test_steps_back_count_by_what_they_carry_out_again(person: Client) -> None:
    content = played("die-macher-2006", 2000)
    assert content.count(b"\n") < WORK
    assert len(content) < Limits().record
    refused = send(person, content)
    assert (refused.status_code, refused.json()["type"]) == (422, "too-much-work")


def test_two_mebibytes_are_enough(person: Client) -> None:
    assert send(person, b"x" * (Limits().record + 1)).status_code == 413


def test_a_cut_record_is_called_cut(server: Running) -> None:
    people = [server.client() for _ in range(2)]
    at = friends(*people)
    play_out(dict(enumerate(people)), at)
    rows = people[0].record(at).splitlines(keepends=True)
    refused = send(people[0], b"".join(rows[:-1]))
    assert (refused.status_code, refused.json()["type"]) == (422, "bad-record")
    assert "cut" in refused.json()["detail"]


class Calls:
    """Counts calls of functions in a thread: what it does, however busy the machine is."""

    def __init__(self) -> None:
        self.number = 0

    def __call__(self, _frame: Any, event: str, _argument: Any) -> None:
        self.number += event == "call"


@pytest.mark.interpreted  # compiled functions are not seen
def test_the_server_itself_has_little_to_do_with_it(server: Running, person: Client) -> None:
    """The work is done in another process: here is a small part of what it takes."""
    content = played("die-macher-2006", 50)
    whole = Calls()
    sys.setprofile(whole)
    try:
        imported(content, UserRow("me", "Me", None, None, "guest", None, ""))
    finally:
        sys.setprofile(None)
    send(person, content)  # the process is there
    at = send(person, content).json()["id"]
    for method, path, body in (
        ("GET", "record", None),
        ("GET", "verify", None),
        ("GET", "story", None),
        ("GET", "chapters", None),
        ("POST", "branch", {"n": 300}),
        ("POST", "import", None),
    ):
        server.loop.call_soon_threadsafe(server.site.service.slots.clear)
        here = Calls()
        server.loop.call_soon_threadsafe(sys.setprofile, here)
        try:
            if path == "import":
                send(person, content)
            else:
                person.request(method, f"/api/tables/{at}/{path}", body)
        finally:
            server.loop.call_soon_threadsafe(sys.setprofile, None)
        assert 100 < here.number < whole.number / 10, path


def test_what_came_in_is_opened_at_its_end(server: Running, person: Client) -> None:
    at = send(person, played("die-macher-2006", 20)).json()["id"]
    server.loop.call_soon_threadsafe(server.site.service.slots.clear)
    assert person.state(at).over
    match = server.site.service.slots[at].table.match
    assert match is not None
    assert match.lines == []
    assert match.n > 300


# -- the room for chores --


def run(chores: Chores, work: Any) -> Any:
    async def main() -> Any:
        try:
            return await work()
        finally:
            chores.close()

    return asyncio.run(main())


def test_what_takes_too_long_is_stopped_and_the_next_goes_on() -> None:
    chores = Chores(1, seconds=0.2)

    async def work() -> int:
        chores.grace = 60.0  # for the start of a process
        with pytest.raises(HttpProblem) as caught:
            await chores.do("me", endless)
        assert (caught.value.problem.status, caught.value.problem.type) == (422, "too-much-work")
        return await chores.do("me", answer)

    assert run(chores, work) == 42


def test_what_does_not_stop_loses_its_process() -> None:
    chores = Chores(1, seconds=0.2)

    async def work() -> int:
        chores.grace = 60.0  # for the start of a process
        await chores.do("me", answer)
        chores.grace = 0.2
        with pytest.raises(HttpProblem):
            await chores.do("me", stubborn)
        chores.grace = 60.0
        return await chores.do("me", answer)

    assert run(chores, work) == 42


def test_one_thing_at_a_time_for_each_person_and_a_few_in_all(tmp_path: Path) -> None:
    chores = Chores(2, seconds=30)
    names = ["mine 1", "mine 2", "mine 3", "yours"]

    async def until(*wanted: str) -> None:
        async with asyncio.timeout(120):
            while {path.name for path in tmp_path.iterdir()} & set(names) != set(wanted):
                await asyncio.sleep(0.01)

    async def work() -> None:
        def begin(name: str) -> asyncio.Task[None]:
            files = str(tmp_path / name), str(tmp_path / f"go {name}")
            return asyncio.create_task(chores.do(name.split(maxsplit=1)[0], wait_for_file, *files))

        tasks = [begin(name) for name in names]
        await until("mine 1", "yours")  # there is room for two, and the second is somebody else's
        assert chores.waiting == 4
        (tmp_path / "go mine 1").touch()
        await until("mine 1", "yours", "mine 2")
        more = [asyncio.create_task(chores.do("mine", answer)) for _ in range(WAITING - 2)]
        await asyncio.sleep(0)
        with pytest.raises(HttpProblem) as caught:
            await chores.do("mine", answer)
        assert caught.value.problem.status == 429
        for name in names:
            (tmp_path / f"go {name}").touch()
        await asyncio.gather(*tasks, *more)
        assert not chores.persons

    run(chores, work)
