"""Clocks, absence and pauses; the tests move the clock."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, event

from hustings import seeded, wire
from hustings.client import Client, ServerError
from hustings.core.record import read_record
from hustings.play.replay import Replay
from hustings.table import times
from hustings.table.availability import OwnTime, after, counted
from hustings.table.clocks import MOST_MISSED
from hustings.table.times import moment
from hustings.web.config import Config
from hustings.web.store import games
from hustings.web.store.migrate import upgrade
from tests.web.conftest import OPEN_LIMITS, Running, new_database
from tests.web.players import friends, play_out, wait_for
from tests.web.streams import Reader, ends

LIVE = {"seconds": 60, "bank": 100, "then": "bot"}
MINUTE = {"seconds": 60, "bank": 0, "then": "bot"}
DAY = 24 * 60 * 60


class Clocked:
    """A server whose clock the test moves."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.ahead = 0.0

    def client(self) -> Client:
        return self.running.client()

    def pass_time(self, seconds: float) -> None:
        """So much later all clocks were looked at, and bots have answered what they had to."""
        self.ahead += seconds
        times.set_ahead(self.ahead)
        self.look()

    def look(self) -> None:
        self.running.inside(self.running.site.alarm.look())
        wait_for(lambda: not self.running.site.runner.tasks)


def config(path: Path) -> Config:
    return Config(database=str(path / "time.db"), limits=OPEN_LIMITS, bot="random", rest=0.0)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    found = Running(config(tmp_path_factory.mktemp("time"))).start()
    yield found
    found.stop()


@pytest.fixture
def clocked(running: Running) -> Iterator[Clocked]:
    yield Clocked(running)
    times.set_ahead(0.0)


def bid(person: Client, at: str, seat: int) -> None:
    person.answer(at, person.state(at, seat).open[0].id, "bid", [0], seat)


def clock(person: Client, at: str, seat: int) -> wire.SeatClock:
    return next(each for each in person.state(at).clocks if each.seat == seat)


def post(client: Client, path: str, body: Any) -> Any:
    return client.request("POST", path, body).json()


def refused(client: Client, path: str, body: Any) -> str:
    with pytest.raises(ServerError) as caught:
        client.request("POST", path, body)
    return f"{caught.value.status} {caught.value.type}"


def answers(person: Client, at: str) -> list[int]:
    """The seats that have answered, in order."""
    return [entry.seat for entry in person.log(at) if entry.type == "move" and (entry.seat or 0) >= 0]  # type: ignore[misc]


def test_an_answer_says_what_time_it_is_on_the_server(clocked: Clocked) -> None:
    """The clock of a phone may be wrong: the page counts by this one."""
    clocked.pass_time(7 * DAY)
    told = parsedate_to_datetime(clocked.client().http.get("/api/me").headers["Date"])
    assert abs(told - times.now()) < timedelta(seconds=20)


# -- running out --


def test_running_out_costs_one_answer_and_not_the_seat(clocked: Clocked) -> None:
    ann, bob = clocked.client(), clocked.client()
    at = friends(ann, bob, clock=MINUTE)
    bid(ann, at, 0)
    clocked.pass_time(61)
    assert answers(ann, at) == [0, 1]
    seat = ann.table(at).seats[1]
    assert (seat.kind, seat.standin, seat.bot) == ("human", False, None)
    late = [entry for entry in ann.log(at, lang="en") if entry.type == "time-out"]
    assert [(entry.seat, entry.now) for entry in late] == [(1, "bot:random")]
    assert late[0].news is not None
    assert "time is up" in str(late[0].news.text)
    assert clock(ann, at, 1).missed == 1
    play_out({0: ann, 1: bob}, at)  # with the next click
    notes = [line.note for line in read_record(ann.record(at)).lines if line.note and "late" in line.note]
    assert notes == [{"late": {"seat": 1, "bot": "random"}}]
    assert Replay(read_record(ann.record(at))).run().over


def test_who_answers_again_has_missed_nothing_in_a_row(clocked: Clocked) -> None:
    people = clocked.client(), clocked.client()
    at, rng = friends(*people, game="zoocracy", clock=MINUTE), seeded(1)
    late: list[int] = []
    while max(late.count(0), late.count(1)) <= MOST_MISSED:
        clocked.pass_time(61)
        missed = {seat for seat in (0, 1) if clock(people[0], at, seat).missed}
        late += missed
        while missed:  # until each of them has answered once
            table = clocked.running.inside(clocked.running.site.service.table(at))
            seat = next(seat for seat in (0, 1) if table.open(seat))
            asked = table.open(seat)[0]
            args = asked.decision.space.sample(rng)
            people[seat].answer(at, asked.id, asked.decision.kind, list(args), seat)
            missed.discard(seat)
        assert people[0].state(at).absent == []


def test_three_friends_at_dinner_find_their_game_where_they_left_it(clocked: Clocked) -> None:
    """Bots played 118 of 153 moves in 22 seconds once."""
    people = [clocked.client() for _ in range(3)]
    at = friends(*people, clock=MINUTE)
    for _ in range(40):
        clocked.pass_time(61)
    table = people[0].table(at)
    assert table.status == "running"
    assert not any(seat.standin for seat in table.seats)
    given = answers(people[0], at)
    assert max(given.count(seat) for seat in range(3)) == 3  # then the others are asked, who are away too
    asked = [each.seat for each in people[0].state(at).absent]
    assert asked
    assert all(each.seat in asked for each in people[0].state(at).waiting)
    seat = people[0].state(at).waiting[0].seat
    question = people[seat].state(at, seat).open[0]
    people[seat].answer(at, question.id, question.kind, (question.choices or [])[0].args, seat)
    assert seat not in [each.seat for each in people[0].state(at).absent]


def test_one_person_against_bots_is_waited_for(clocked: Clocked) -> None:
    ann = clocked.client()
    at = friends(ann, bots=2, clock=MINUTE)
    for _ in range(10):
        clocked.pass_time(61)
    assert answers(ann, at).count(0) == 3
    assert [(each.seat, each.voters) for each in ann.state(at).absent] == [(0, [])]
    assert clock(ann, at, 0).stopped == "absent"


def absent_table(clocked: Clocked, number: int = 3) -> tuple[str, list[Client], int, list[int]]:
    """A table where everybody has answered but one, who has not for three times; the others' seats last."""
    people = [clocked.client() for _ in range(number)]
    at = friends(*people, clock=MINUTE)
    for _ in range(60):
        asked = [each.seat for each in people[0].state(at).waiting]
        for seat in asked:
            if seat != 1:
                question = people[seat].state(at, seat).open[0]
                people[seat].answer(at, question.id, question.kind, (question.choices or [])[0].args, seat)
        if 1 in asked:
            clocked.pass_time(61)
        if people[0].state(at).absent:
            return at, people, 1, [seat for seat in range(number) if seat != 1]
    raise AssertionError("nobody is asked")


def vote(person: Client, at: str, absent: int, choice: str, seat: int) -> None:
    post(person, f"/api/tables/{at}/seats/{absent}/absent", {"choice": choice, "seat": seat})


def test_the_others_decide_by_more_than_half(clocked: Clocked) -> None:
    at, people, away, others = absent_table(clocked)
    assert people[0].state(at).absent[0].voters == others
    path = f"/api/tables/{at}/seats/{away}/absent"
    assert refused(people[away], path, {"choice": "wait", "seat": away}) == "409 not-asked"
    assert refused(people[0], f"/api/tables/{at}/seats/0/absent", {"choice": "wait"}) == "409 not-asked"
    vote(people[others[0]], at, away, "standin", others[0])
    assert [(v.seat, v.choice) for v in people[0].state(at).absent[0].votes] == [(others[0], "standin")]
    assert not people[0].table(at).seats[away].standin
    vote(people[others[1]], at, away, "standin", others[1])
    wait_for(lambda: not clocked.running.site.runner.tasks)
    assert people[0].table(at).seats[away].standin
    assert people[0].state(at).absent == []
    told = [entry.now for entry in people[0].log(at) if entry.type in ("absent-vote", "absent-decided")]
    assert told == ["standin", "standin", "standin"]


def test_a_stand_in_plays_until_the_person_returns_with_a_click(clocked: Clocked) -> None:
    at, people, away, others = absent_table(clocked)
    for seat in others:
        vote(people[seat], at, away, "standin", seat)
    post(people[away], f"/api/tables/{at}/seats/{away}/hand", {"to": "me"})
    assert not people[0].table(at).seats[away].standin
    assert "back" in [entry.type for entry in people[0].log(at)]
    play_out(dict(enumerate(people)), at)


def test_who_was_away_is_back_even_where_the_stand_in_was_quicker(clocked: Clocked) -> None:
    at, people, away, others = absent_table(clocked)
    for seat in others:
        vote(people[seat], at, away, "standin", seat)
    wait_for(lambda: not clocked.running.site.runner.tasks)
    path = f"/api/tables/{at}/decisions/1.{away}.bid"
    assert refused(people[away], path, {"kind": "bid", "args": [0], "seat": away}) == "409 stale-decision"
    assert not people[0].table(at).seats[away].standin
    people[away].talk(at, "here I am", seat=away)
    play_out(dict(enumerate(people)), at)


def test_stand_ins_do_not_play_on_alone(clocked: Clocked) -> None:
    at, people, away, others = absent_table(clocked, 2)
    vote(people[others[0]], at, away, "standin", others[0])
    post(people[others[0]], f"/api/tables/{at}/seats/{others[0]}/hand", {"to": "bot", "bot": "random"})
    wait_for(lambda: not clocked.running.site.runner.tasks)
    assert people[0].table(at).status == "running"
    post(people[others[0]], f"/api/tables/{at}/seats/{others[0]}/hand", {"to": "me"})
    play_out({others[0]: people[others[0]]}, at)
    assert people[0].table(at).status == "finished"


def test_waiting_gives_the_time_again(clocked: Clocked) -> None:
    at, people, away, others = absent_table(clocked)
    for seat in others:
        vote(people[seat], at, away, "wait", seat)
    found = clock(people[0], at, away)
    assert (found.missed, found.stopped) == (0, "")
    assert people[0].state(at).absent == []


def test_a_seat_is_given_to_somebody_else(clocked: Clocked) -> None:
    at, people, away, others = absent_table(clocked)
    for seat in others:
        vote(people[seat], at, away, "replace", seat)
    assert people[0].table(at).seats[away].kind == "link"
    with pytest.raises(ServerError):
        people[away].state(at, away)
    clocked.pass_time(1000)  # an empty seat has no clock
    assert [each.seat for each in people[0].state(at).clocks] == others
    friend = clocked.client()
    given = people[2].links(at)  # who plays can invite as well: the seat may have been the owner's
    assert given.watch == ""
    friend.accept(given.seats[str(away)])
    assert clock(people[0], at, away).missed == 0
    people[away] = friend
    play_out(dict(enumerate(people)), at)


def test_a_stream_ends_when_its_seat_is_given_away(clocked: Clocked) -> None:
    at, people, away, others = absent_table(clocked)
    reader = Reader()
    try:
        url = f"{clocked.running.url}/api/tables/{at}/events?seat={away}&since=0&lang=en"
        stream = reader.open(url, dict(people[away].http.cookies))
        assert stream.status == 200
        for seat in others:
            vote(people[seat], at, away, "replace", seat)
        assert ends(stream), "the stream outlives the right to it"
    finally:
        reader.stop()


def test_the_game_is_ended_together(clocked: Clocked) -> None:
    at, people, away, others = absent_table(clocked)
    for seat in others:
        vote(people[seat], at, away, "end", seat)
    assert people[0].table(at).status == "closed"
    assert people[0].log(at)[-1].by == "agreement"
    row = clocked.running.site.service.in_memory(at)
    assert row is not None
    assert row.row.deadline is None


def test_where_all_wait_the_others_are_asked_and_no_bot_answers(clocked: Clocked) -> None:
    ann, bob = clocked.client(), clocked.client()
    at = friends(ann, bob, clock={"seconds": 60, "bank": 0, "then": "wait"})
    bid(ann, at, 0)
    clocked.pass_time(61)
    assert answers(ann, at) == [0]
    assert [each.seat for each in ann.state(at).absent] == [1]
    bid(bob, at, 1)
    assert ann.state(at).absent == []


def test_who_is_absent_as_well_has_no_vote(clocked: Clocked) -> None:
    """Of three friends two have vanished: the third is not left with half of the votes."""
    people = [clocked.client() for _ in range(3)]
    ann = people[0]
    at = friends(*people, clock={"seconds": 60, "bank": 0, "then": "wait"})
    bid(ann, at, 0)
    clocked.pass_time(61)
    assert [(each.seat, each.voters) for each in ann.state(at).absent] == [(1, [0]), (2, [0])]
    vote(ann, at, 1, "standin", 0)
    assert ann.table(at).seats[1].standin
    vote(ann, at, 2, "standin", 0)
    assert ann.state(at).absent == []


def test_a_vote_counts_once_the_one_it_waits_for_is_absent_too(clocked: Clocked) -> None:
    people = [clocked.client() for _ in range(3)]
    ann, _, cem = people
    at = friends(*people, clock={"seconds": 60, "bank": 0, "then": "wait"})
    bid(ann, at, 0)
    clocked.pass_time(61)
    post(cem, f"/api/tables/{at}/seats/2/hand", {"to": "me"})
    vote(ann, at, 1, "standin", 0)  # one of two
    assert not ann.table(at).seats[1].standin
    clocked.pass_time(61)
    assert [(each.seat, each.voters) for each in ann.state(at).absent] == [(2, [0])]
    assert ann.table(at).seats[1].standin


# -- without a clock --


def waits(clocked: Clocked, number: int = 3, **more: Any) -> tuple[str, list[Client]]:
    """A table without a clock that waits for seat 1."""
    people = [clocked.client() for _ in range(number)]
    at = friends(*people, **more)
    for seat in range(number):
        if seat != 1:
            bid(people[seat], at, seat)
    return at, people


def test_without_a_clock_somebody_asks_the_others(clocked: Clocked) -> None:
    at, (ann, bob, cem) = waits(clocked)
    path = f"/api/tables/{at}/seats/1/absent"
    assert refused(ann, path, {"choice": "standin"}) == "409 too-early"
    clocked.pass_time(5 * 60 + 1)
    assert refused(bob, path, {"choice": "wait"}) == "409 not-asked"  # oneself
    assert (
        refused(ann, f"/api/tables/{at}/seats/2/absent", {"choice": "end"}) == "409 not-asked"
    )  # not awaited
    assert ann.state(at).absent == []
    vote(ann, at, 1, "standin", 0)
    assert [(each.seat, each.voters) for each in cem.state(at).absent] == [(1, [0, 2])]
    assert cem.state(at).clocks == []
    told = [str(entry.news.text) for entry in cem.log(at, lang="en") if entry.type == "absent" and entry.news]
    assert len(told) == 1
    assert "for a long time" in told[0]
    vote(cem, at, 1, "standin", 2)
    wait_for(lambda: not clocked.running.site.runner.tasks)
    assert answers(ann, at)[:3] == [0, 2, 1]
    assert ann.table(at).seats[1].standin
    post(bob, f"/api/tables/{at}/seats/1/hand", {"to": "me"})
    assert "back" in [entry.type for entry in ann.log(at)]
    play_out({0: ann, 1: bob, 2: cem}, at)


def test_without_a_clock_an_answer_ends_the_question(clocked: Clocked) -> None:
    at, (ann, bob, _) = waits(clocked)
    clocked.pass_time(5 * 60 + 1)
    vote(ann, at, 1, "end", 0)
    bid(bob, at, 1)
    assert ann.state(at).absent == []
    assert ann.table(at).status == "running"


def test_without_a_clock_who_is_there_has_longer_and_waiting_begins_anew(clocked: Clocked) -> None:
    at, (ann, bob) = waits(clocked, 2)

    async def still_here(table: str, seat: int) -> None:
        clocked.running.site.attendance.came(table, seat)

    reader = Reader()
    path = f"/api/tables/{at}/seats/1/absent"
    try:
        url = f"{clocked.running.url}/api/tables/{at}/events?seat=1&since=0&lang=en"
        assert reader.open(url, dict(bob.http.cookies)).status == 200
        clocked.pass_time(60)
        wait_for(lambda: ann.table(at).seats[1].here)
        clocked.ahead += 28 * 60
        times.set_ahead(clocked.ahead)
        clocked.running.inside(still_here(at, 1))
        assert refused(ann, path, {"choice": "end"}) == "409 too-early"
        clocked.pass_time(121)
        vote(ann, at, 1, "wait", 0)  # of two, one decides
        assert refused(ann, path, {"choice": "end"}) == "409 too-early"
    finally:
        reader.stop()


def test_without_a_clock_tables_over_days_wait_for_days(clocked: Clocked) -> None:
    at, (ann, _) = waits(clocked, 2, pace="async")
    clocked.pass_time(2 * DAY)
    path = f"/api/tables/{at}/seats/1/absent"
    assert refused(ann, path, {"choice": "replace"}) == "409 too-early"
    clocked.pass_time(DAY + 1)
    vote(ann, at, 1, "replace", 0)
    assert ann.table(at).seats[1].kind == "link"
    friend = clocked.client()
    friend.accept(ann.links(at).seats["1"])
    assert refused(ann, path, {"choice": "end"}) == "409 too-early"
    play_out({0: ann, 1: friend}, at)


# -- what is on the clock --


def test_the_reserve_is_used_after_the_time_for_the_move(clocked: Clocked) -> None:
    ann, bob = clocked.client(), clocked.client()
    at = friends(ann, bob, clock=LIVE)
    clocked.pass_time(50)
    bid(ann, at, 0)
    assert clock(ann, at, 0).reserve == 100
    clocked.pass_time(50)
    bid(bob, at, 1)
    assert clock(ann, at, 1).reserve in (59, 60)  # 40 over, and what the test took


def test_a_warning_comes_once_before_the_end(clocked: Clocked) -> None:
    ann, bob = clocked.client(), clocked.client()
    at = friends(ann, bob, clock=MINUTE)
    bid(ann, at, 0)
    clocked.pass_time(40)
    assert [entry.type for entry in ann.log(at)].count("time-low") == 0
    clocked.pass_time(10)
    clocked.look()
    low = [entry.seat for entry in ann.log(at) if entry.type == "time-low"]
    assert low == [1]
    assert clock(ann, at, 1).warned
    assert answers(ann, at) == [0]


def test_a_restart_forgets_no_clock(tmp_path: Path) -> None:
    first = Running(config(tmp_path)).start()
    ann, bob = first.client(), first.client()
    at = friends(ann, bob, clock=MINUTE)
    bid(ann, at, 0)
    ends = clock(ann, at, 1).ends
    cookies = ann.http.cookies
    second = None
    try:
        first.stop()
        times.set_ahead(3600.0)
        second = Running(config(tmp_path)).start()
        again = second.client()
        again.http.cookies = cookies
        wait_for(lambda: 1 in answers(again, at))
        assert clock(again, at, 1).ends != ends
    finally:
        times.set_ahead(0.0)
        if second is not None:
            second.stop()


def test_a_table_wakes_by_itself(tmp_path: Path) -> None:
    """Nobody looks: the alarm goes off when the first clock has run out."""
    running = Running(config(tmp_path)).start()
    try:
        ann, bob = running.client(), running.client()
        at = friends(ann, bob, clock={"seconds": 1, "bank": 0, "then": "bot"})
        bid(ann, at, 0)
        wait_for(lambda: 1 in answers(ann, at))
    finally:
        running.stop()


def test_of_two_processes_one_runs_a_clock_out(pg_server: Any) -> None:
    """On PostgreSQL, where both look at the same moment."""
    setup = Config(database=new_database(pg_server, "clocks"), limits=OPEN_LIMITS, bot="random", rest=0.0)
    running = [Running(setup).start(), Running(setup).start()]
    try:
        ann, bob = running[0].client(), running[1].client()
        table = ann.create("pocket", 2, [{"kind": "me"}, {"kind": "link"}], clock=MINUTE).id
        bob.accept(ann.links(table).seats["1"])
        ann.start(table)
        bid(ann, table, 0)
        bob.state(table, 1)
        times.set_ahead(61.0)
        looks = [asyncio.run_coroutine_threadsafe(each.site.alarm.look(), each.loop) for each in running]
        for look in looks:
            look.result(20)
        wait_for(lambda: 1 in answers(bob, table))
        assert [entry.type for entry in ann.log(table)].count("time-out") == 1
        assert clock(bob, table, 1).missed == 1
        assert not bob.table(table).seats[1].standin
    finally:
        times.set_ahead(0.0)
        for each in running:
            each.stop()


def test_a_file_moves_the_clock_for_tests_in_a_browser(tmp_path: Path) -> None:
    file = tmp_path / "clock"
    running = Running(replace(config(tmp_path), clock_file=str(file))).start()
    try:
        ann, bob = running.client(), running.client()
        at = friends(ann, bob, pace="async", clock={"seconds": 3 * DAY, "bank": 0, "then": "bot"})
        bid(ann, at, 0)
        file.write_text(str(3 * DAY + 60))
        wait_for(lambda: 1 in answers(ann, at))
    finally:
        running.stop()
        times.set_ahead(0.0)


def test_three_friends_finish_a_game_over_days(clocked: Clocked) -> None:
    """With absences, a stand-in, a step back, a pause and a new player: there is a way on from everywhere."""
    people = [clocked.client() for _ in range(3)]
    terms = {"seconds": 2 * DAY, "bank": DAY, "then": "bot"}
    at = friends(*people, pace="async", clock=terms)
    absent = 1
    for _ in range(20):  # one of them does not come any more
        for each in people[0].state(at).waiting:
            if each.seat != absent:
                question = people[each.seat].state(at, each.seat).open[0]
                args = (question.choices or [])[0].args
                people[each.seat].answer(at, question.id, question.kind, args, each.seat)
        clocked.pass_time(3 * DAY + 60 if people[0].state(at).waiting else 0)
        if people[0].state(at).absent or people[0].table(at).status != "running":
            break
    assert [each.seat for each in people[0].state(at).absent] == [absent]
    for seat in (0, 2):
        vote(people[seat], at, absent, "standin", seat)
    wait_for(lambda: not clocked.running.site.runner.tasks)
    post(people[absent], f"/api/tables/{at}/seats/{absent}/hand", {"to": "me"})
    for seat in range(3):
        pause(people[seat], at, True, seat)
    clocked.pass_time(14 * DAY)
    assert people[0].state(at).absent == []
    for seat in (0, 1):
        pause(people[seat], at, False, seat)
    asked = people[0].request("GET", f"/api/tables/{at}/undo", seat=0).json()
    assert asked["moves"]
    people[0].undo(at, 0, ask=True)
    for seat in (1, 2):
        if people[0].state(at, 0).undo_asked is not None:
            post(people[seat], f"/api/tables/{at}/undo/answer", {"agree": True, "seat": seat})
    assert "undo" in [entry.type for entry in people[0].log(at)]
    play_out(dict(enumerate(people)), at)
    assert Replay(read_record(people[0].record(at))).run().over


def test_what_sleeps_is_not_looked_at(tmp_path: Path) -> None:
    """What a server asks its database every few seconds goes by an index on what is due, not through all running games."""
    upgrade(f"sqlite:///{tmp_path / 'plan.db'}")
    engine = create_engine(f"sqlite:///{tmp_path / 'plan.db'}")
    asked: list[tuple[str, Any]] = []
    event.listen(engine, "before_cursor_execute", lambda *args: asked.append((args[2], args[3])))
    with engine.connect() as connection:
        games.due(connection, "2026", "")
        games.deadlines(connection, 100)
        plans = []
        for statement, values in list(asked):
            rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
            plans.append(rows.first()[3])  # type: ignore[index]
    engine.dispose()
    assert [re.sub(r" \(.*", "", plan) for plan in plans] == [
        "SEARCH tables USING INDEX ix_tables_bot_due",
        "SEARCH tables USING INDEX ix_tables_deadline",
    ]


# -- pauses --


def pause(person: Client, at: str, on: bool, seat: int) -> None:
    post(person, f"/api/tables/{at}/pause", {"on": on, "seat": seat})


def test_the_clocks_stop_when_all_agree(clocked: Clocked) -> None:
    people = [clocked.client() for _ in range(3)]
    at = friends(*people, bots=1, clock=MINUTE)
    clocked.pass_time(20)
    pause(people[0], at, True, 0)
    pause(people[1], at, True, 1)
    found = people[2].state(at).pause
    assert found is not None
    assert (found.on, found.by, found.agreed, found.voters) == (False, 0, [0, 1], [0, 1, 2])
    assert clock(people[0], at, 2).ends is not None
    pause(people[2], at, True, 2)
    assert {(each.ends, each.stopped) for each in people[0].state(at).clocks} == {(None, "pause")}
    clocked.pass_time(7 * DAY)
    assert answers(people[0], at).count(2) == 0
    pause(people[0], at, False, 0)
    assert people[0].state(at).pause is not None
    pause(people[1], at, False, 1)
    assert people[0].state(at).pause is None
    left = moment(clock(people[0], at, 2).ends or "") - times.now()
    assert timedelta(seconds=35) < left <= timedelta(seconds=40)  # what was used stays used
    said = [entry.now for entry in people[0].log(at) if entry.type == "pause"]
    assert said == ["ask", "ask", "ask", "on", "go-on", "go-on", "off"]


def test_a_pause_is_withdrawn_or_refused(clocked: Clocked) -> None:
    people = [clocked.client() for _ in range(2)]
    at = friends(*people, clock=MINUTE)
    pause(people[0], at, True, 0)
    pause(people[0], at, False, 0)
    assert people[0].state(at).pause is None
    pause(people[0], at, True, 0)
    pause(people[1], at, False, 1)
    assert people[0].state(at).pause is None
    assert [entry.now for entry in people[0].log(at) if entry.type == "pause"] == [
        "ask",
        "withdrawn",
        "ask",
        "refused",
    ]
    assert refused(people[0], f"/api/tables/{friends(*people)}/pause", {"on": True}) == "409 no-clock"


def test_time_is_public_and_says_nothing_to_strangers(clocked: Clocked) -> None:
    ann, bob, stranger = clocked.client(), clocked.client(), clocked.client()
    at = friends(ann, bob, clock=MINUTE)
    stranger.create("pocket", 2)
    assert refused(stranger, f"/api/tables/{at}/pause", {"on": True}) == "404 not-found"
    assert refused(stranger, f"/api/tables/{at}/seats/1/absent", {"choice": "end"}) == "404 not-found"


# -- nights and holidays --

BERLIN = OwnTime("Europe/Berlin", (22 * 60, 7 * 60))
HOUR = 3600.0


def utc(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("start", "hours", "ends"),
    [
        ("2026-06-01T10:00", 5, "2026-06-01T15:00"),  # before the night, which begins at 20:00 UTC
        ("2026-06-01T19:00", 1, "2026-06-01T20:00"),
        ("2026-06-01T19:00", 2, "2026-06-02T06:00"),  # one hour, the night, one hour
        ("2026-06-01T23:00", 1, "2026-06-02T06:00"),  # asked at night
        ("2026-06-01T05:00", 31, "2026-06-03T06:00"),  # two whole days of fifteen hours, and one
        ("2026-03-28T20:00", 2, "2026-03-29T06:00"),  # the night the clocks go forward has eight hours
        ("2026-10-24T19:00", 2, "2026-10-25T07:00"),  # and ten when they go back
    ],
)
def test_nights_do_not_count(start: str, hours: int, ends: str) -> None:
    found, _ = after(utc(start), hours * HOUR, BERLIN)
    assert found == utc(ends)
    assert counted(utc(start), found, BERLIN) == hours * HOUR


def test_holidays_do_not_count_from_midnight_to_midnight() -> None:
    away = OwnTime("Europe/Berlin", None, [(date(2026, 12, 24), date(2026, 12, 26))])
    assert after(utc("2026-12-23T22:00"), 2 * HOUR, away)[0] == utc("2026-12-27T00:00")
    assert after(utc("2026-12-27T00:00"), 2 * HOUR, away)[0] == utc("2026-12-27T02:00")
    both = OwnTime("Europe/Berlin", BERLIN.quiet, away.holidays)
    found, spans = after(utc("2026-12-23T20:00"), 2 * HOUR, both)
    assert found == utc("2026-12-27T07:00")  # the nights before and after are part of one long quiet
    assert spans == [(utc("2026-12-23T21:00"), utc("2026-12-27T06:00"))]
    assert counted(utc("2026-12-23T20:00"), utc("2026-12-25T00:00"), both) == HOUR


def test_a_clock_over_days_stands_at_night(clocked: Clocked) -> None:
    ann, bob = clocked.client(), clocked.client()
    hours = {"zone": "Etc/UTC", "quiet_from": "20:00", "quiet_to": "08:00"}
    now = times.now()
    noon = now.replace(hour=12, minute=0, second=0, microsecond=0) + timedelta(days=1)
    clocked.pass_time((noon - now).total_seconds())
    ann.me()
    bob.rename("Bob")
    bob.request("PUT", "/api/me/availability", hours)
    days = {"seconds": DAY // 2, "bank": 0, "then": "bot"}
    at = friends(ann, bob, pace="async", clock=days)
    bid(ann, at, 0)
    ends = moment(clock(ann, at, 1).ends or "")
    assert abs(ends - (noon + DAY * timedelta(seconds=1))) < timedelta(
        seconds=10
    )  # 8 hours, the night, 4 hours
    [(begin, end)] = clock(ann, at, 1).quiet
    assert (moment(begin).hour, moment(end).hour) == (20, 8)
    live = friends(ann, bob, clock=days)
    assert clock(ann, live, 1).quiet == []
    clocked.pass_time(0.9 * DAY)
    assert answers(ann, at) == [0]
    holiday = str((noon + timedelta(days=1)).date())
    bob.request("PUT", "/api/me/availability", {**hours, "holidays": [{"first": holiday, "last": holiday}]})
    later = moment(clock(ann, at, 1).ends or "")
    assert timedelta(hours=23) < later - ends < timedelta(hours=25)
    clocked.pass_time(0.3 * DAY)
    assert answers(ann, at) == [0]
    clocked.pass_time(DAY)
    assert answers(ann, at) == [0, 1]


def test_nights_and_holidays_are_checked(clocked: Clocked) -> None:
    ann = clocked.client()
    ann.create("pocket", 2)

    def put(**wish: Any) -> int:
        try:
            return ann.request("PUT", "/api/me/availability", wish).status_code
        except ServerError as error:
            return error.status

    assert put(zone="Europe/Berlin", quiet_from="22:00", quiet_to="07:00") == 200
    assert ann.request("GET", "/api/me/availability").json()["quiet_to"] == "07:00"
    assert put(zone="Mars/Base", quiet_from="22:00", quiet_to="07:00") == 422
    assert put(zone="Europe/Berlin", quiet_from="22:00") == 422
    assert put(zone="Europe/Berlin", quiet_from="07:00", quiet_to="22:00") == 422  # a night of fifteen hours
    assert put(zone="Europe/Berlin", quiet_from="7:00", quiet_to="22:00") in (400, 422)
    far = [{"first": "2026-01-01", "last": "2027-01-01"}]
    assert put(zone="Europe/Berlin", holidays=far) == 422
    assert put() == 200
    assert ann.request("GET", "/api/me/availability").json()["zone"] == ""


# -- the next table --


def test_the_tables_that_wait_for_me_come_by_urgency(clocked: Clocked) -> None:
    ann, bob = clocked.client(), clocked.client()
    calm = friends(bob, ann, clock={"seconds": 3600, "bank": 0, "then": "bot"})
    none = friends(bob, ann)
    soon = friends(bob, ann, clock=MINUTE)
    done = friends(bob, ann)
    bid(ann, done, 1)
    found = ann.request("GET", "/api/me/waiting").json()
    assert [each["table"] for each in found] == [soon, calm, none]
    assert [each["ends"] is None for each in found] == [False, False, True]
    assert {each["seat"] for each in found} == {1}
    with pytest.raises(ServerError):
        clocked.client().request("GET", "/api/me/waiting")
