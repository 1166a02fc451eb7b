"""Workers on PostgreSQL take tables in a fair order, and none twice."""

from __future__ import annotations

import asyncio
import subprocess
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hustings.client import Client
from hustings.table.times import later, stamp
from hustings.web.config import Config
from hustings.web.store import queue
from tests.web.conftest import OPEN_LIMITS, Running
from tests.web.players import play_out, wait_for
from tests.web.storm import postgres
from tests.web.test_operations import worker

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def pg() -> Iterator[Any]:
    with tempfile.TemporaryDirectory(prefix="hustings-pg-") as name:
        Path(name).chmod(0o755)
        with postgres(Path(name) / "data") as server:
            yield server


@pytest.fixture
def web(pg: Any) -> Iterator[Running]:
    """A web process that leaves the bots to workers, of which there are none yet."""
    running = Running(Config(database=pg.get_uri(), limits=OPEN_LIMITS, bots=0)).start()
    yield running
    # What is left over would be in the way of the next test.
    running.inside(running.site.database.write(_end_all))
    running.stop()


def _end_all(connection: Any) -> None:
    connection.exec_driver_sql("UPDATE tables SET status = 'closed', bot_due = NULL, bot_lease = NULL")


def table(person: Client, me: bool = True, bot: str = "random") -> str:
    seats = [{"kind": "me" if me else "bot", "bot": "" if me else bot}, {"kind": "bot", "bot": bot}]
    return person.start(person.create("pocket", 2, seats).id).id


def claim(web: Running, firsts: int, others: int, alone: int, seen: str = "") -> set[str]:
    work = partial(
        queue.claim,
        now=stamp(),
        until=later(60),
        seen=seen,
        firsts=firsts,
        others=others,
        alone=alone,
    )
    return {found.id for found in web.inside(web.site.database.write(work))}


def test_everybodys_first_table_comes_before_anybodys_second(web: Running) -> None:
    many, one = web.client(), web.client()
    alone = [table(many, me=False) for _ in range(2)]
    first, *more = [table(many) for _ in range(5)]
    last = table(one)
    assert claim(web, 2, 0, 0) == {first, last}  # although it was asked last of all
    assert claim(web, 9, 0, 0) == set()  # both have one in hand
    late = table(one)
    assert claim(web, 0, 2, 0) == {more[0], late}
    assert claim(web, 9, 9, 0) == set(more[1:])
    assert claim(web, 9, 9, 1) == {alone[0]}
    assert claim(web, 9, 9, 9) == {alone[1]}
    assert claim(web, 9, 9, 9) == set()


def test_tables_of_bots_are_taken_only_while_somebody_looks(web: Running) -> None:
    person = web.client()
    at = table(person, me=False)
    assert claim(web, 9, 9, 9, seen=later(60)) == set()
    assert claim(web, 9, 9, 9, seen=later(-60)) == {at}


def test_a_web_process_says_that_somebody_looks(web: Running) -> None:
    person = web.client()
    at = table(person, me=False)
    web.inside(web.site.database.write(partial(queue.see, ids=[at], now=later(-3600))))
    assert claim(web, 9, 9, 9, seen=later(-60)) == set()
    stream = person.events(at, since=0)
    next(stream)
    wait_for(lambda: claim(web, 9, 9, 9, seen=later(-60)) == {at})


def test_of_workers_that_come_at_the_same_moment_each_gets_others(web: Running) -> None:
    people = [web.client() for _ in range(3)]
    made = [table(person, me) for person in people for me in (True, True, False)]

    async def both() -> list[list[queue.Claimed]]:
        work = partial(queue.claim, now=stamp(), until=later(60), seen="", firsts=2, others=2, alone=2)
        return await asyncio.gather(*[web.site.database.write(work) for _ in range(6)])

    taken = [found.id for some in web.inside(both()) for found in some]
    assert len(taken) == len(set(taken))
    rest = claim(web, 9, 9, 9)
    assert {*taken, *rest} == set(made)


def test_a_person_is_answered_although_a_worker_has_bots_to_play(web: Running, pg: Any) -> None:
    """A table of bots only goes on as well, in turns with others of its kind."""
    watcher, person = web.client(), web.client()
    alone = [
        watcher.start(watcher.create("die-macher-2006", 5, [{"kind": "bot", "bot": "planner:10"}] * 5).id).id
        for _ in range(3)
    ]
    process = worker(pg.get_uri())
    try:
        wait_for(lambda: all(watcher.table(at).n > 12 for at in alone), 120)
        at = person.start(person.create("pocket", 3).id).id
        play_out({0: person}, at)
        assert person.table(at).status == "finished"
        assert {watcher.table(other).status for other in alone} == {"running"}
    finally:
        stop(process)


def stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    process.wait(20)
