"""Nothing lost: the server, its database and its bots are killed while people play.

A few times here; ``python -m tests.web.storm`` does it hundreds of times.
"""

from __future__ import annotations

import signal
import tempfile
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hustings.client import Client
from tests.web.conftest import OPEN_LIMITS, Running, free_port
from tests.web.players import friends, play_out, some_answer, wait_for
from tests.web.storm import ServerProcess, control, kill_bots, postgres, restart, storm

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def pg() -> Iterator[Any]:
    # Not pytest's own folder: that one is closed to the user PostgreSQL runs as when we are root.
    with tempfile.TemporaryDirectory(prefix="hustings-pg-") as name:
        Path(name).chmod(0o755)
        with postgres(Path(name) / "data") as server:
            yield server


def test_killed_on_sqlite(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "hustings.db"), free_port(), tmp_path / "log")
    result = storm(server, kills=3, players=2)
    assert result["answers"] > 10
    assert server.stop() in (0, -signal.SIGTERM)


def test_killed_on_postgres(tmp_path: Path, pg: Any) -> None:
    server = ServerProcess(pg.get_uri(), free_port(), tmp_path / "log")
    result = storm(server, kills=2, players=2)
    assert result["answers"] > 10
    server.stop()


def test_a_move_in_one_statement_is_what_it_is_in_many(pg: Any) -> None:
    from hustings.web.config import Config
    from hustings.web.store import games
    from hustings.web.store.rows import Commit, EntryRow

    server = Running(Config(database=pg.get_uri(), limits=OPEN_LIMITS)).start()
    try:
        person = server.client()
        at = person.start(person.create("pocket", 2, [{"kind": "me"}] * 2).id).id
        for seat in (0, 1):
            person.answer(at, person.state(at, seat).open[0].id, "bid", [1], seat)
        database = server.site.database

        def read(since: int | None) -> tuple[Any, Any]:
            both = [
                server.inside(database.load(at, since)),
                server.inside(database.read(partial(games.load, id=at, since=since))),
            ]
            for loaded in both:
                assert loaded is not None
            return tuple((x.row, x.seats, x.entries, x.watchers, x.snapshot) for x in both if x)  # type: ignore[return-value]

        for since in (None, 0, 3):
            here, there = read(since)
            assert here == there
            assert here[2]
        before = read(0)[0]
        late = EntryRow(at, 2, "", "line", "", None, "{}")
        with pytest.raises(games.Conflict):
            server.inside(database.append(Commit(at, 1, [late], {"n": 99}, {})))
        assert read(0)[0] == before
        seq = before[0].seq
        kept = Commit(at, seq, [], {"n": 99}, {}, snapshot="{}")
        server.inside(database.append(kept))  # goes with several statements
        here, there = read(None)
        assert here == there
        assert (here[0].n, here[2], here[4]) == (99, [], "{}")
    finally:
        server.stop()


def test_the_database_restarts(tmp_path: Path, pg: Any) -> None:
    server = ServerProcess(pg.get_uri(), free_port(), tmp_path / "log")
    result = storm(server, kills=2, players=2, strike=lambda _server: restart(pg))
    assert result["answers"] > 10
    server.stop()


def test_without_a_database_people_are_asked_to_come_again(pg: Any) -> None:
    """Even where it is not yet known who they are."""
    from hustings.web.config import Config

    server = Running(Config(database=pg.get_uri(), limits=OPEN_LIMITS)).start()
    try:
        person = server.client()
        person.create("pocket", 3)
        control(pg, "-m", "immediate", "-w", "stop")
        try:
            server.site.people.cache.clear()
            answer = person.http.get("/api/tables?scope=mine")
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
        finally:
            restart(pg)
        wait_for(lambda: person.http.get("/api/tables?scope=mine").status_code == 200)
    finally:
        server.stop()


def test_the_bots_are_killed(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "hustings.db"), free_port(), tmp_path / "log")
    result = storm(server, kills=3, players=2, strike=kill_bots)
    assert result["answers"] > 10
    server.stop()


def test_a_bot_that_dies_mid_move_is_replaced(server: Running, person: Client) -> None:
    import psutil  # type: ignore[import-untyped]

    table = person.start(person.create("pocket", 3).id)
    wait_for(lambda: [w.seat for w in person.state(table.id).waiting] == [0])
    pool = server.site.runner.pool
    assert pool is not None
    for pid in [child.pid for child in psutil.Process().children(recursive=True)]:
        with_name = psutil.Process(pid)
        if "spawn_main" in " ".join(with_name.cmdline()):
            with_name.kill()
    play_out({0: person}, table.id)
    assert person.table(table.id).status == "finished"


def test_two_processes_and_one_database(tmp_path: Path, pg: Any) -> None:
    """People on different processes play together; what one commits, listeners of the other hear, in order."""
    from hustings.web.config import Config

    servers = [
        Running(Config(database=pg.get_uri(), limits=OPEN_LIMITS, bot="random")).start() for _ in range(2)
    ]
    try:
        people = [servers[0].client(), servers[1].client()]
        at = friends(*people, bots=1)
        listener = servers[1].client()
        listener.http.cookies = people[1].http.cookies
        heard: list[int] = []
        read: list[str] = []
        database = servers[1].site.database
        load = database.load

        async def counted(id: str, since: int | None = None) -> Any:
            read.append(id)
            return await load(id, since)

        database.load = counted  # type: ignore[method-assign]

        def listen() -> None:
            for event in listener.events(at, seat=1, since=0, timeout=20):
                if event.name == "entry":
                    heard.append(event.data["seq"])
                    if event.data["type"] == "end":
                        return

        thread = threading.Thread(target=listen)
        thread.start()
        play_out(dict(enumerate(people)), at)
        thread.join(20)
        assert heard == [entry.seq for entry in people[1].log(at, 1)]
        assert people[0].table(at).result == people[1].table(at).result
        assert len(heard) > 30
        assert len(read) < len(heard) / 4  # the news of a move says all there is to know
    finally:
        for server in servers:
            server.stop()


def test_what_is_no_news_of_a_game_reaches_the_other_process_too(pg: Any) -> None:
    """Standing orders leave no trace in the stream, and news may be too large to be passed on whole."""
    from hustings.web.config import Config
    from hustings.web.store import news

    servers = [
        Running(Config(database=pg.get_uri(), limits=OPEN_LIMITS, bot="random")).start() for _ in range(2)
    ]
    try:
        here, there = servers[0].client(), servers[1].client()
        at = here.start(here.create("pocket", 2, [{"kind": "me"}] * 2).id).id
        there.http.cookies = here.http.cookies
        there.state(at, 0)  # both have the table in memory
        order = {"kind": "meetings", "then": "pass"}
        here.request("PUT", f"/api/tables/{at}/seats/1/orders", {"orders": [order]})
        slots = servers[1].site.service.slots
        wait_for(lambda: slots[at].table.seats[1].orders is not None)
        text = "x" * 500
        most, news.MOST = news.MOST, 100
        try:
            here.talk(at, text, seat=0)
            wait_for(
                lambda: (
                    text in str(there.log(at, 0)[-1].text)
                    and slots[at].table.row.seq == there.state(at, 0).seq
                )
            )
        finally:
            news.MOST = most
    finally:
        for server in servers:
            server.stop()


def test_both_processes_at_once_on_one_decision(tmp_path: Path, pg: Any) -> None:
    """The same person answers through two processes at the same moment: one is accepted."""
    import random

    from hustings.client import ServerError
    from hustings.web.config import Config

    servers = [
        Running(Config(database=pg.get_uri(), limits=OPEN_LIMITS, bot="random")).start() for _ in range(2)
    ]
    try:
        here, friend = servers[0].client(), servers[0].client()
        there = servers[1].client()
        at = friends(here, friend)
        there.http.cookies = here.http.cookies
        rng = random.Random(1)
        for _ in range(3):
            state = here.state(at, 0)
            if not state.open:
                break
            decision = state.open[0]
            args = some_answer(decision, rng)
            outcomes: list[str] = []

            def send(client: Client, decision: Any = decision, args: Any = args, out: Any = outcomes) -> None:
                try:
                    client.answer(at, decision.id, decision.kind, args, 0)
                    out.append("accepted")
                except ServerError as error:
                    out.append(error.type)

            threads = [threading.Thread(target=send, args=(client,)) for client in (here, there)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(outcomes) == ["accepted", "stale-decision"]
            theirs = friend.state(at, 1)
            if theirs.open:
                friend.answer(at, theirs.open[0].id, theirs.open[0].kind, some_answer(theirs.open[0], rng), 1)
    finally:
        for server in servers:
            server.stop()


def test_a_polite_end_leaves_nothing_half_done(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "hustings.db"), free_port(), tmp_path / "log")
    server.start()
    with Client(server.url) as person:
        table = person.start(person.create("pocket", 3).id)
        stream = person.events(table.id, since=0)
        assert next(stream).name in ("entry", "table")
        began = time.monotonic()
        server.stop()
        assert time.monotonic() - began < 15
        assert list(stream)  # the rest, and then its end
    assert '"level": "error"' not in (tmp_path / "log").read_text()
