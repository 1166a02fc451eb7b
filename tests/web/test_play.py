"""Tables from their opening to their record."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
from typing import Any

import msgspec
import pytest

from hustings.client import Client, ServerError
from hustings.core.record import commit, read_record
from hustings.play.replay import Replay
from tests.web.conftest import Running
from tests.web.players import friends, play_out, some_answer, wait_for


def test_a_guest_plays_a_whole_game_against_bots(person: Client) -> None:
    table = person.create("pocket", 3)
    assert table.status == "gathering"
    assert [seat.kind for seat in table.seats] == ["human", "bot", "bot"]
    started = person.start(table.id)
    assert started.status == "running"
    play_out({0: person}, table.id)
    done = person.table(table.id)
    assert done.status == "finished"
    assert done.result is not None
    assert min(done.result.ranks) == 1


def test_three_people_play_and_the_record_verifies(server: Running) -> None:
    people = [server.client() for _ in range(3)]
    at = friends(*people)
    commitment = people[0].table(at).commitment
    play_out(dict(enumerate(people)), at)
    record = read_record(people[1].record(at))
    match = Replay(record).run()
    assert match.over
    assert record.header.seed_commitment == commitment == commit(record.header.seed)
    assert len({nonce for nonce in record.header.nonces if nonce}) == 3


def test_an_answer_sent_twice_counts_once(person: Client) -> None:
    table = person.start(person.create("pocket", 2).id)
    decision = person.state(table.id).open[0]
    first = person.answer(table.id, decision.id, decision.kind, [1], key="k1")
    again = person.answer(table.id, decision.id, decision.kind, [1], key="k1")
    assert (again.n, again.seq) == (first.n, first.seq)
    mine = [e for e in person.log(table.id) if e.type == "move" and e.seat == 0]
    assert len(mine) == 1


def test_a_sealed_answer_can_be_changed_until_the_last_is_in(server: Running) -> None:
    people = [server.client() for _ in range(2)]
    one, other = people
    at = friends(*people)
    asked = one.state(at, 0).open[0]
    assert asked.final is False
    assert one.state(at, 0).changeable == []
    one.answer(at, asked.id, "bid", [1])
    [mine] = one.state(at, 0).changeable
    assert (mine.question.kind, mine.question.final) == ("bid", False)
    assert mine.answer is not None
    assert mine.answer.values == {"amount": 1}
    assert other.state(at, 1).changeable == []
    with pytest.raises(ServerError, match="not open"):
        one.answer(at, asked.id, "bid", [2])
    with pytest.raises(ServerError, match="not open"):  # of another seat
        other.answer(at, mine.question.id, "bid", [2])
    one.answer(at, mine.question.id, "bid", [3])
    [mine] = one.state(at, 0).changeable
    assert mine.answer is not None
    assert mine.answer.values == {"amount": 3}
    last = other.state(at, 1).open[0]
    assert last.final is True
    other.answer(at, last.id, "bid", [0])
    assert one.state(at, 0).changeable == []
    kinds = [event.kind for entry in other.log(at) for event in entry.events or []]
    assert [kind for kind in kinds if "commit" in kind or kind == "revealed"] == [
        "committed",
        "recommitted",
        "committed",
        "revealed",
        "revealed",
    ]
    play_out(dict(enumerate(people)), at)
    match = Replay(read_record(one.record(at))).run()
    assert [line.args for line in match.lines if line.kind == "bid"][:3] == [(1,), (3,), (0,)]
    opened = [line.note["opened"]["line"] for line in match.lines if line.note and "opened" in line.note]
    bids = [line.n for line in match.lines if line.kind == "bid"]
    assert sorted(opened) == bids
    assert opened[-1] == bids[0]  # what was changed is opened at the end


def test_nobody_sees_what_is_not_committed(server: Running) -> None:
    people = [server.client() for _ in range(2)]
    at = friends(*people)
    heard: list[str] = []
    seen = people[0].state(at, 0)
    done = threading.Event()

    def listen() -> None:
        for event in people[1].events(at, 1, timeout=20):
            heard.append(event.name)
            if done.is_set() and event.name == "state":
                return

    def bid() -> None:
        people[0].answer(at, seen.open[0].id, "bid", [1], 0)

    threads = [threading.Thread(target=listen), threading.Thread(target=bid)]
    threads[0].start()
    wait_for(lambda: server.site.hub.has_listeners(at))
    busy = sqlite3.connect(server.config.database, isolation_level=None)
    try:
        busy.execute("BEGIN IMMEDIATE")  # nobody else can commit
        threads[1].start()
        wait_for(lambda: server.site.service.slots[at].lock.locked())
        looker = server.client()
        looker.http.cookies.update(people[0].http.cookies)
        for _ in range(3):
            assert looker.table(at).seq == seen.seq
            assert looker.state(at, 0) == seen
            assert [e.seq for e in looker.log(at, 0)][-1] == seen.seq
        assert "entry" not in heard
        assert "state" not in heard
        done.set()
        busy.execute("COMMIT")
    finally:
        busy.close()
    for thread in threads:
        thread.join(20)
    assert people[0].state(at, 0).n > seen.n
    assert "entry" in heard


def test_a_stale_answer_is_told_what_is_open(person: Client, other: Client) -> None:
    at = friends(person, other)
    decision = person.state(at).open[0]
    person.answer(at, decision.id, decision.kind, [0])
    with pytest.raises(ServerError) as caught:
        person.answer(at, decision.id, decision.kind, [2])
    problem = caught.value.problem
    assert (problem.status, problem.type) == (409, "stale-decision")
    assert problem.open == []
    assert problem.waiting is not None
    assert [(w.seat, w.kind) for w in problem.waiting] == [(1, "bid")]


def test_simultaneous_answers_do_not_collide(person: Client, other: Client) -> None:
    at = friends(person, other)
    mine, theirs = person.state(at).open[0], other.state(at).open[0]
    other.answer(at, theirs.id, "bid", [1])
    person.answer(at, mine.id, "bid", [2])  # asked before the other answered, and still good
    assert person.state(at).view["funds"] == other.state(at).view["funds"]  # type: ignore[index]


def test_an_illegal_answer_is_refused_with_its_rule(person: Client) -> None:
    table = person.start(person.create("pocket", 2).id)
    decision = person.state(table.id).open[0]
    for ask in (person.answer, person.check):
        with pytest.raises(ServerError) as caught:
            ask(table.id, decision.id, "bid", [99])
        assert caught.value.status == 422
        assert caught.value.problem.rule == "pocket §2"
        assert caught.value.problem.message is not None
    person.check(table.id, decision.id, "bid", [1])
    assert person.state(table.id).open[0].id == decision.id


def test_a_long_answer_is_explained_step_by_step(person: Client, other: Client) -> None:
    at = friends(person, other)
    for client in (person, other):
        client.answer(at, client.state(at).open[0].id, "bid", [5])
    turn = person if person.state(at).open else other
    decision = turn.state(at).open[0]
    assert decision.kind == "meetings"
    step = turn.steps(at, decision.id, [])
    assert [pick.value for pick in step.picks or []] == [0, 1, 2, 3]
    assert not step.complete
    full = turn.steps(at, decision.id, [3])
    assert max(pick.value for pick in full.picks or []) < 3
    assert len(full.blocked) == 1
    assert full.blocked[0].reason.rule


def test_the_table_in_words(person: Client) -> None:
    table = person.start(person.create("pocket", 3).id)
    text = person.text(table.id, lang="en")
    assert "The parties, in the order of play" in str(text.plain)
    assert {block["type"] for block in text.blocks} == {"heading", "line", "table"}
    bare = person.state(table.id)
    assert bare.open[0].ask.id == "pocket-ask-bid"
    assert not isinstance(bare.open[0].ask.text, str)


def test_news_without_gaps_after_every_break(server: Running) -> None:
    """Each listener comes and goes at random; together its pieces are the log."""
    people = [server.client() for _ in range(2)]
    at = friends(*people, bots=1)
    rng = random.Random(5)
    heard: list[int] = []
    last = 0
    while not people[0].state(at).over:
        for seat, client in enumerate(people):
            state = client.state(at, seat)
            if state.open:
                decision = state.open[0]
                client.answer(at, decision.id, decision.kind, some_answer(decision, rng), seat)
        target = people[0].state(at).seq
        for event in people[0].events(at, since=last, timeout=5):
            if event.id is not None:
                last = event.id
            if event.name == "entry":
                heard.append(event.data["seq"])
            if event.name == "state" and event.data["seq"] >= target:
                break
            if rng.random() < 0.2:
                break  # the line drops in the middle of a batch
    people[0].state(at)
    for event in people[0].events(at, since=last, timeout=5):
        if event.name == "entry":
            heard.append(event.data["seq"])
        if event.name == "state" or (event.name == "table" and heard[-1] == people[0].state(at).seq):
            break
    assert heard == [entry.seq for entry in people[0].log(at)]


def test_what_is_heard_live_is_what_is_read_later(server: Running) -> None:
    people = [server.client() for _ in range(2)]
    at = friends(*people)
    listener = server.client()
    listener.http.cookies = people[0].http.cookies
    start = people[0].state(at).seq
    live: list[object] = []

    def listen() -> None:
        for event in listener.events(at, seat=0, since=start, timeout=10):
            if event.name == "entry":
                live.append(event.data)
                if event.data["type"] == "end":
                    return

    thread = threading.Thread(target=listen)
    thread.start()
    wait_for(lambda: people[0].table(at).seats[0].here)
    play_out(dict(enumerate(people)), at)
    thread.join(10)
    later = [msgspec.to_builtins(entry) for entry in people[0].log(at, since=start)]
    assert live == later


def test_a_seat_is_joined_by_its_link_once(person: Client, other: Client, server: Running) -> None:
    table = person.create("pocket", 2, [{"kind": "me"}, {"kind": "link"}])
    token = person.links(table.id).seats["1"]
    assert len(token) >= 32
    with pytest.raises(ServerError) as caught:
        person.start(table.id)
    assert caught.value.status == 409
    joined = other.accept(token, name="Ada")
    assert joined.mine == [1]
    assert other.accept(token).mine == [1]  # sent again
    with pytest.raises(ServerError) as caught:
        server.client().accept(token)
    assert caught.value.status == 404
    assert person.table(table.id).seats[1].name == "Ada"
    with pytest.raises(ServerError):
        other.start(table.id)
    person.start(table.id)


def test_the_lobby_shows_open_public_tables(person: Client, other: Client) -> None:
    hidden = person.create("pocket", 2, [{"kind": "me"}, {"kind": "open"}])
    shown = person.create("pocket", 2, [{"kind": "me"}, {"kind": "open"}], visibility="public")
    lobby = [table.id for table in other.tables("lobby")]
    assert shown.id in lobby
    assert hidden.id not in lobby
    other.join(shown.id)
    assert shown.id not in [table.id for table in other.tables("lobby")]
    person.start(shown.id)
    assert shown.id in [table.id for table in other.tables("running")]
    assert {shown.id, hidden.id} <= {table.id for table in person.tables("mine")}


def test_unknown_games_options_and_folders_are_refused(person: Client) -> None:
    for options, players in (({"nonsense": "1"}, 2), ({"data": "/etc"}, 2), ({}, 40)):
        with pytest.raises(ServerError) as caught:
            person.create("pocket", players, options=options)
        assert caught.value.status == 422
    with pytest.raises(ServerError):
        person.create("chess", 2)


def test_a_table_nobody_listens_to_is_forgotten_and_comes_back(server: Running, person: Client) -> None:
    table = person.start(person.create("pocket", 2).id)
    decision = person.state(table.id).open[0]
    person.answer(table.id, decision.id, "bid", [1])
    wait_for(lambda: person.state(table.id).open)
    before = person.state(table.id)
    slots = server.site.service.slots
    slot = slots[table.id]
    server.site.service.drop(table.id)
    assert person.state(table.id) == before
    assert slots[table.id] is not slot
    play_out({0: person}, table.id)


def test_opening_a_table_twice_with_one_key_opens_one(person: Client) -> None:
    first = person.create("pocket", 2, key="same")
    assert person.create("pocket", 2, key="same").id == first.id


def test_a_hint_is_a_legal_answer_with_a_reason(person: Client) -> None:
    table = person.start(person.create("pocket", 2).id)
    decision = person.state(table.id).open[0]
    path = f"/api/tables/{table.id}/decisions/{decision.id}/hint?lang=en"
    hints = person.request("POST", path, {}).json()["hints"]
    assert 1 <= len(hints) <= 3
    for hint in hints:
        person.check(table.id, decision.id, hint["kind"], hint["args"])
        assert hint["reason"]["text"]


def test_bots_may_not_be_asked_to_think_for_ever(person: Client) -> None:
    for bot in ("planner:1000", "planner@100000000", "nobody"):
        with pytest.raises(ServerError) as caught:
            person.create("pocket", 2, [{"kind": "me"}, {"kind": "bot", "bot": bot}])
        assert caught.value.status == 422


def test_who_comes_while_a_move_is_on_its_way_misses_nothing(server: Running, person: Client) -> None:
    """A listener who was not there when the change was made still gets its entries, not only the state after it."""
    at = friends(person, server.client())
    site = server.site
    decision = person.state(at, 0).open[0]
    quick = site.database.append
    begun, slow = threading.Event(), asyncio.Event()

    async def append(commit: Any) -> None:
        begun.set()
        await slow.wait()
        await quick(commit)

    site.database.append = append  # type: ignore[method-assign]
    stream = person.events(at, 0, since=0)
    args = some_answer(decision, random.Random(1))
    answering = threading.Thread(target=person.answer, args=(at, decision.id, decision.kind, args, 0))
    try:
        answering.start()
        assert begun.wait(10)
        heard = [next(stream)]  # now it is in the room
        server.loop.call_soon_threadsafe(slow.set)
        answering.join()
        head = person.table(at).seq
        while heard[-1].name != "state" or heard[-1].data["seq"] < head:
            heard.append(next(stream))
    finally:
        site.database.append = quick  # type: ignore[method-assign]
    assert [event.id for event in heard if event.name == "entry"] == list(range(1, head + 1))
