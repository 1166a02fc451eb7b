"""Who is at a table, and who was when."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hustings.client import Client
from hustings.table import times
from hustings.web.config import Config
from tests.web.conftest import OPEN_LIMITS, Running, new_database
from tests.web.players import friends, wait_for


def seat_of(person: Client, at: str, seat: int) -> Any:
    return person.table(at).seats[seat]


@contextmanager
def listening(person: Client, at: str, seat: int) -> Iterator[None]:
    """With the stream of a table open."""
    with person.http.stream("GET", f"/api/tables/{at}/events", params={"seat": seat}) as response:
        chunks = response.iter_raw()
        next(chunks)
        yield


def test_who_is_here_and_who_was(server: Running) -> None:
    ann, bob, watcher = server.client(), server.client(), server.client()
    at = friends(ann, bob, visibility="public")
    assert (seat_of(ann, at, 1).here, seat_of(ann, at, 1).seen_at) == (False, None)
    with listening(bob, at, 1):
        wait_for(lambda: seat_of(ann, at, 1).here)
        assert seat_of(ann, at, 1).seen_at is None
        mine = next(table for table in ann.tables("mine") if table.id == at)
        wait_for(lambda: mine.seats[1].here)
    wait_for(lambda: not seat_of(ann, at, 1).here)
    seen = wait_for(lambda: seat_of(ann, at, 1).seen_at)
    assert abs(times.moment(seen) - times.now()).total_seconds() < 60
    assert seat_of(watcher, at, 1).seen_at is None  # only for who plays here
    assert not seat_of(watcher, at, 1).here


def test_last_seen_survives_a_restart(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "p.db"), limits=OPEN_LIMITS, bot="random")
    first = Running(config).start()
    ann, bob = first.client(), first.client()
    at = friends(ann, bob)
    with listening(bob, at, 1):
        wait_for(lambda: seat_of(ann, at, 1).here)
    seen = wait_for(lambda: seat_of(ann, at, 1).seen_at)
    first.stop()
    second = Running(config).start()
    try:
        again = second.client()
        again.http.cookies = ann.http.cookies
        assert seat_of(again, at, 1).seen_at == seen
        listed = next(table for table in again.tables("mine") if table.id == at)
        assert listed.seats[1].seen_at == seen
    finally:
        second.stop()


def test_other_processes_know_who_is_here(pg_server: Any) -> None:
    config = Config(database=new_database(pg_server, "presence"), limits=OPEN_LIMITS, bot="random", bots=0)
    one, two = Running(config).start(), Running(config).start()
    try:
        ann, bob = one.client(), two.client()
        table = ann.create("pocket", 2, [{"kind": "me"}, {"kind": "link"}])
        bob.accept(ann.links(table.id).seats["1"])
        ann.start(table.id)
        assert not seat_of(ann, table.id, 1).here
        with listening(bob, table.id, 1):
            wait_for(lambda: seat_of(ann, table.id, 1).here)
        wait_for(lambda: not seat_of(ann, table.id, 1).here)
        assert wait_for(lambda: seat_of(ann, table.id, 1).seen_at)
    finally:
        one.stop()
        two.stop()


def test_whom_one_has_blocked_does_not_see_whether_one_is_here(server: Running) -> None:
    ann, bob, cat = server.client(), server.client(), server.client()
    at = friends(ann, bob, cat)
    ann_id = ann.table(at).seats[0].user
    assert ann_id is not None
    bob.request("POST", "/api/me/blocks", {"user": ann_id})
    with listening(bob, at, 1):
        wait_for(lambda: seat_of(cat, at, 1).here)
        assert not seat_of(ann, at, 1).here
        listed = next(table for table in ann.tables("mine") if table.id == at)
        assert not listed.seats[1].here
    wait_for(lambda: seat_of(cat, at, 1).seen_at)
    assert seat_of(ann, at, 1).seen_at is None
    bob.request("DELETE", f"/api/me/blocks/{ann_id}")
    assert seat_of(ann, at, 1).seen_at is not None
