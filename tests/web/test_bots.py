"""Bots with real processes: who comes first, what happens when they fail, how many tables, and for how long."""

from __future__ import annotations

import asyncio
import math
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hustings import wire
from hustings.client import Client, ServerError
from hustings.play.thinking_budget import Pace
from hustings.table.draft import TableDraft
from hustings.table.times import later
from hustings.web import bots
from hustings.web.bot_process import get_ready
from hustings.web.bots import Runner
from hustings.web.config import Closing, Config, Limits
from hustings.web.verify import verify
from tests.web.conftest import OPEN_LIMITS, Running, database_path
from tests.web.players import friends, wait_for

CAPS = replace(
    OPEN_LIMITS,
    guest_tables=Limits().guest_tables,
    account_tables=Limits().account_tables,
    bot_tables=Limits().bot_tables,
    client_bot_tables=Limits().client_bot_tables,
)
DAY = 24 * 60 * 60


def serve(tmp_path: Path, **more: Any) -> Running:
    settings = {"limits": OPEN_LIMITS, "bot": "random", "sweep": 0.1, **more}
    return Running(Config(database=database_path(tmp_path), **settings)).start()


@pytest.fixture
def quiet(tmp_path: Path) -> Iterator[Running]:
    """A server that leaves its bots to others."""
    running = serve(tmp_path, bots=0)
    yield running
    running.stop()


def with_bots(person: Client, bot: str, game: str = "pocket", players: int = 3, me: bool = True) -> str:
    """A running table of mine with bots on the other seats, or on all."""
    mine = [{"kind": "me"}] if me else []
    seats = mine + [{"kind": "bot", "bot": bot}] * (players - len(mine))
    return person.start(person.create(game, players, seats).id).id


# -- the order --


def test_one_guests_tables_do_not_keep_others_waiting(tmp_path: Path) -> None:
    """One guest fills their caps with bots that think as long as they may; another person's bots answer first."""
    server = serve(tmp_path, limits=CAPS, rest=0.0)
    try:
        greedy, person = server.client(), server.client()
        game, players, bot = "zoocracy", 5, "planner:10"
        alone = [{"kind": "bot", "bot": bot}] * players
        played = [*alone[1:], {"kind": "me"}]
        many = [alone] * CAPS.bot_tables + [played] * (CAPS.guest_tables - CAPS.bot_tables)
        made = [greedy.create(game, players, seats).id for seats in many]
        for table in made:
            greedy.start(table)
        with pytest.raises(ServerError) as refused:
            greedy.create("pocket", 3)
        assert (refused.value.status, refused.value.type) == (409, "too-many-tables")
        site = server.site
        queue = site.runner.scheduler.queue
        wait_for(lambda: queue.length(True) >= 5 and any(used > 2 for used, _ in queue.used.values()), 30)
        begun: list[str] = []  # whose bot was given a process, in order
        start = queue.start

        def noted() -> Any:
            job = start()
            if job is not None:
                begun.append(job.owner)
            return job

        queue.start = noted  # type: ignore[method-assign]
        at = with_bots(person, "planner:0.3", "pocket", 4)
        wait_for(lambda: {w.seat for w in person.state(at).waiting} == {0}, 60)
        assert queue.length(True)  # the other's bots still wait
        own = moves(person, at)
        assert {entry.seat for entry in own} == {1, 2, 3}
        me = person.me().user
        assert me is not None
        turns = [at for at, owner in enumerate(begun) if owner == me.id]
        assert len(turns) >= 3
        assert turns == list(range(turns[0], turns[0] + len(turns)))  # nobody's bot came in between
        assert site.metrics.bot_failures == 0
    finally:
        server.stop()


def moves(person: Client, at: str) -> list[wire.Entry]:
    """What anybody has answered at a table, chance left out."""
    return [entry for entry in person.log(at) if entry.type == "move" and (entry.seat or 0) >= 0]


def test_time_in_the_queue_is_no_thinking_time(quiet: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a bot waits for a process, it has all its time then and is not replaced."""
    monkeypatch.setattr(bots, "LIMIT", 1.0)
    person = quiet.client()
    at = with_bots(person, "greedy")

    async def main() -> float:
        runner = Runner(quiet.site.service, 1)
        await runner.pool.run(60.0, get_ready)
        queue = runner.scheduler.queue
        pace = Pace(wait=1.0)
        async with runner.scheduler.turn("somebody else") as turn:
            await turn.next(people=True)
            playing = asyncio.create_task(runner.play(at, pace))
            while queue.oldest(True) < 2.0:  # longer than the limit, and than people wait for bots
                await asyncio.sleep(0.05)
            began = pace.since
        await playing
        await runner.stop()
        return pace.since - began

    assert quiet.inside(main()) >= 2.0
    assert {w.seat for w in person.state(at).waiting} == {0}
    metrics = quiet.site.metrics
    assert (metrics.bot_failures, metrics.bot_replaced) == (0, 0)


def test_bots_think_less_where_several_people_wait(quiet: Running) -> None:
    person = quiet.client()
    table = quiet.inside(quiet.site.service.table(with_bots(person, "greedy")))
    runner, pace = Runner(quiet.site.service, 1), Pace(clock=lambda: 0.0)
    alone = runner.thinking_seconds(table, pace)
    for owner in ("a", "b", "b", "c"):
        runner.scheduler.queue.add(owner, people=True)
    assert runner.thinking_seconds(table, pace) == pytest.approx(alone / 3)
    pace.since -= pace.wait / 2  # more than a third of the time: this table has had its part
    assert runner.thinking_seconds(table, pace) == 0


def test_hints_wait_in_the_same_queue_on_the_askers_account(tmp_path: Path) -> None:
    server = serve(tmp_path)
    try:
        person = server.client()
        at = with_bots(person, "random")
        wait_for(lambda: {w.seat for w in person.state(at).waiting} == {0})
        queue = server.site.runner.scheduler.queue
        queue.half_life = math.inf  # so that only what is added makes a difference
        me = person.me().user
        assert me is not None
        before = queue.usage(me.id, time.monotonic())
        question = person.state(at).open[0].id
        person.request("POST", f"/api/tables/{at}/decisions/{question}/hint", {})
        assert queue.usage(me.id, time.monotonic()) > before
    finally:
        server.stop()


# -- failures --


def test_a_bot_that_is_not_there_any_more_is_replaced_by_a_simpler_one(tmp_path: Path) -> None:
    server = serve(tmp_path, bots=0)
    try:
        person = server.client()
        at = with_bots(person, "random", players=2)

        def spoil(draft: TableDraft) -> None:
            draft.set_seat(1, bot="oracle")

        server.inside(server.site.service.change(at, spoil))

        async def play() -> None:
            runner = Runner(server.site.service, 1)
            await runner.play(at, Pace())
            await runner.stop()

        server.inside(play())
        metrics = server.site.metrics
        assert (metrics.bot_failures, metrics.bot_replaced, metrics.bot_moves) == (3, 1, 1)
        assert {w.seat for w in person.state(at).waiting} == {0}
    finally:
        server.stop()


def test_where_no_bot_answers_the_table_is_tried_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every process dies before it can answer: nothing is answered by chance."""
    monkeypatch.setattr(bots, "LIMIT", 0.0001)
    monkeypatch.setattr(bots, "PAUSE", 0.5)
    server = serve(tmp_path)
    try:
        person = server.client()
        at = with_bots(person, "greedy")
        runner = server.site.runner
        wait_for(lambda: at in runner.failed, 30)
        assert server.site.metrics.bot_moves == 0
        assert [entry for entry in person.log(at) if entry.seat in (1, 2)] == []
        assert server.inside(server.site.service.table(at)).row.bot_due is not None
        times, _ = runner.failed[at]
        wait_for(lambda: runner.failed[at][0] > times, 30)  # and again, after a longer pause
        monkeypatch.setattr(bots, "LIMIT", 20.0)
        wait_for(lambda: {w.seat for w in person.state(at).waiting} == {0}, 30)
        wait_for(lambda: at not in runner.failed)
        assert server.site.metrics.bot_replaced == 0
    finally:
        server.stop()


def test_a_process_that_does_not_come_to_an_end_is_ended(quiet: Running) -> None:
    async def main() -> Any:
        runner = Runner(quiet.site.service, 1)
        try:
            with pytest.raises(BrokenProcessPool):
                await runner.pool.run(0.2, time.sleep, 60)
            assert await runner.pool.run(20.0, max, 1, 2) == 2
            with pytest.raises(ZeroDivisionError):
                await runner.pool.run(20.0, divmod, 1, 0)
            return len(runner.pool.idle)
        finally:
            await runner.stop()

    assert quiet.inside(main()) == 1  # the one that raised is as good as before


# -- tables of bots only --


def test_a_table_of_bots_rests_when_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "LOOK", 0.0)
    server = serve(tmp_path, rest=1.0)
    try:
        person = server.client()
        at = with_bots(person, "planner:10", "die-macher-2006", 5, me=False)
        runner = server.site.runner
        wait_for(lambda: at in runner.tasks)
        wait_for(lambda: at not in runner.tasks, 30)
        table = person.table(at)
        assert table.status == "running"
        assert {w.seat for w in table.waiting} <= set(range(5))
        with sqlite3.connect(server.config.url.removeprefix("sqlite:///")) as raw:
            seen, due = raw.execute("SELECT seen_at, bot_due FROM tables WHERE id = ?", (at,)).fetchone()
        raw.close()
        assert seen < later(-1.0)
        assert due is not None  # it would go on
        heard = [
            event.data["seq"] for event, _ in zip(entries(person, at, table.seq), range(2), strict=False)
        ]
        assert heard == [table.seq + 1, table.seq + 2]
    finally:
        server.stop()


def entries(person: Client, at: str, since: int) -> Iterator[Any]:
    return (event for event in person.events(at, since=since, timeout=30) if event.name == "entry")


def test_at_a_table_with_a_person_bots_need_no_audience(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "LOOK", 0.0)
    server = serve(tmp_path, rest=1e-6)
    try:
        person = server.client()
        at = with_bots(person, "random")
        wait_for(lambda: {w.seat for w in person.state(at).waiting} == {0})
        person.leave(at)  # now there are only bots
        wait_for(lambda: at not in server.site.runner.tasks)
        assert person.table(at).status == "running"
        person.request("POST", f"/api/tables/{at}/seats/0/hand", {"to": "me"})
        table = server.inside(server.site.service.table(at))
        assert (table.row.people, table.row.seen_at) == (True, None)
        wait_for(lambda: {w.seat for w in person.state(at).waiting} == {0})
    finally:
        server.stop()


def test_how_many_tables_of_bots_one_may_start(tmp_path: Path) -> None:
    """Also at the same moment; and again when one is closed."""
    server = serve(tmp_path, limits=CAPS, bots=0)
    try:
        person = server.client()
        person.rename("Somebody")
        seats = [{"kind": "bot"}] * 3
        made = [person.create("pocket", 3, seats).id for _ in range(6)]
        with ThreadPoolExecutor(6) as pool:
            answers = list(pool.map(lambda at: start(person, at), made))
        assert sorted(answers) == [200] * CAPS.bot_tables + [409] * (6 - CAPS.bot_tables)
        going = [at for at, status in zip(made, answers, strict=True) if status == 200]
        rest = [at for at in made if at not in going]
        assert start(person, going[0]) == 200  # sent twice
        person.request("POST", f"/api/tables/{going[0]}/close", {})
        assert person.table(going[0]).status == "closed"
        assert start(person, rest[0]) == 200
        # Others at the same address, until there are enough; but one may always play oneself.
        friend = server.client()
        more = [friend.create("pocket", 3, seats).id for _ in range(2)]
        assert [start(friend, at) for at in more] == [200, 200]
        third = server.client()
        assert start(third, third.create("pocket", 3, seats).id) == 409
        assert start(third, third.create("pocket", 3).id) == 200
    finally:
        server.stop()


def start(client: Client, at: str) -> int:
    try:
        client.start(at)
    except ServerError as error:
        if error.type != "too-many-tables":
            raise
        return error.status
    return 200


def test_how_many_open_tables_one_may_have(tmp_path: Path) -> None:
    server = serve(tmp_path, limits=replace(CAPS, guest_tables=3, account_tables=5), bots=0)
    try:
        person = server.client()
        person.rename("Somebody")

        def create(_: int) -> str:
            try:
                return person.create("pocket", 2, [{"kind": "me"}] * 2, help=True).id
            except ServerError as error:
                return error.type

        with ThreadPoolExecutor(6) as pool:
            made = list(pool.map(create, range(6)))
        assert made.count("too-many-tables") == 3
        mine = [at for at in made if at != "too-many-tables"]
        person.start(mine[0])
        with pytest.raises(ServerError, match="finish or close one"):
            analyse(person, mine[0])
        person.leave(mine[1])  # before the start: it is closed
        branch = analyse(person, mine[0])
        assert create(0) == "too-many-tables"
        person.request("POST", f"/api/tables/{branch}/close", {})
        assert create(0) != "too-many-tables"
        person.register("An account", "correct horse")
        assert [create(n) == "too-many-tables" for n in range(3)] == [False, False, True]
    finally:
        server.stop()


def analyse(person: Client, at: str) -> str:
    """The id of a new analysis table."""
    return str(person.request("POST", f"/api/tables/{at}/branch", {"n": 0, "seat": 0}).json()["id"])


# -- forgotten tables --


def make_old(server: Running, **days: float) -> None:
    """Set back when tables were touched (``id=days``), behind the server's back."""
    raw = sqlite3.connect(server.config.url.removeprefix("sqlite:///"))
    with raw:
        for at, ago in days.items():
            then = later(-ago * DAY)
            raw.execute("UPDATE tables SET touched_at = ?, seen_at = ? WHERE id = ?", (then, then, at))
    raw.close()
    server.site.service.slots.clear()


def test_forgotten_tables_are_closed_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hustings.table.draft.SNAPSHOT_EVERY", 1)
    server = serve(tmp_path, bots=0, tidy=1e6)
    try:
        person, friend = server.client(), server.client()
        two = [{"kind": "me"}] * 2
        bots_only = [{"kind": "bot"}] * 2
        tables = {
            "gathering": (person.create("pocket", 2, two).id, 7),
            "gathering async": (person.create("pocket", 2, two, pace="async").id, 30),
            "running": (friends(person, friend, help=True), 14),
            "running async": (friends(person, friend, pace="async"), 90),
            "bots": (person.start(person.create("pocket", 2, bots_only).id).id, 1),
        }
        at = tables["running"][0]
        person.answer(at, person.state(at, 0).open[0].id, "bid", [1], 0)
        analysis = analyse(person, at)
        tables["analysis"] = (analysis, 14)
        before = [entry.seq for entry in friend.log(at)]
        close_some = server.site.abandoned.close_some
        assert server.inside(close_some()) == 0
        make_old(server, **{table: days - 0.1 for table, days in tables.values()})
        assert server.inside(close_some()) == 0
        make_old(server, **{table: days + 0.1 for table, days in tables.values()})
        assert server.inside(close_some()) == len(tables)
        assert server.inside(close_some()) == 0
        for table, _ in tables.values():
            assert person.table(table).status == "closed"
        assert person.tables("mine") == []
        # What happened can be read by who could before, and nobody else; and nothing of it has changed.
        assert [entry.type for entry in friend.log(at)][-1] == "closed"
        assert [entry.seq for entry in friend.log(at)][:-1] == before
        assert friend.state(at, 1).open == []
        with pytest.raises(ServerError) as hidden:
            server.client().log(at)
        assert hidden.value.status == 404
        path = server.config.url.removeprefix("sqlite:///")
        raw = sqlite3.connect(path)
        assert raw.execute("SELECT count(*) FROM snapshots").fetchone() == (0,)
        reasons = raw.execute("SELECT body FROM entries WHERE type = 'closed'").fetchall()
        assert reasons == [('{"by":"abandoned"}',)] * len(tables)
        raw.close()
    finally:
        server.stop()
    assert {game.problem for game in verify(path)} == {""}


def test_a_table_that_somebody_comes_back_to_is_not_closed(tmp_path: Path) -> None:
    server = serve(tmp_path, bots=0, tidy=1e6)
    try:
        person, friend = server.client(), server.client()
        at = friends(person, friend)
        make_old(server, **{at: 13.9})
        person.answer(at, person.state(at, 0).open[0].id, "bid", [1], 0)
        row = server.inside(server.site.service.table(at)).row
        assert row.touched_at is not None
        assert row.touched_at > later(-60)
    finally:
        server.stop()


def test_closing_can_be_turned_off(tmp_path: Path) -> None:
    never = Closing(0, 0, 0, 0, 0)
    server = serve(tmp_path, bots=0, tidy=1e6, closing=never)
    try:
        person = server.client()
        at = person.create("pocket", 2, [{"kind": "me"}] * 2).id
        make_old(server, **{at: 10_000})
        assert server.inside(server.site.abandoned.close_some()) == 0
    finally:
        server.stop()
