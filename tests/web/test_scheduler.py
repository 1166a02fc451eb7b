"""The order in which bots think: people first, then fair by owner, by a clock that the tests turn."""

from __future__ import annotations

import asyncio

import pytest

from hustings.web.scheduler import HALF_LIFE, Job, Queue, Scheduler
from tests.web.conftest import Running


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def run(queue: Queue, clock: Clock, seconds: float) -> Job:
    """The next job, from its start to its end."""
    job = queue.start()
    assert job is not None
    clock.now += seconds
    queue.drop(job)
    return job


def test_nothing_starts_without_a_free_place(clock: Clock) -> None:
    queue = Queue(2, clock)
    jobs = [queue.add(owner, True) for owner in "abc"]
    started = [queue.start(), queue.start()]
    assert started == jobs[:2]
    assert queue.start() is None
    clock.now += 5
    queue.drop(jobs[0])
    assert queue.start() is jobs[2]
    assert jobs[2].waited == 5
    assert jobs[1].waited == 0


def test_people_come_before_tables_of_bots(clock: Clock) -> None:
    queue = Queue(1, clock)
    alone = queue.add("a", False)
    waits = queue.add("b", True)
    queue.used["b"] = (1000.0, clock.now)  # however much they have used
    assert [run(queue, clock, 1), run(queue, clock, 1)] == [waits, alone]


def test_twenty_tables_of_one_owner_count_as_one_owner(clock: Clock) -> None:
    queue = Queue(1, clock)
    many = [queue.add("many", True) for _ in range(20)]
    assert run(queue, clock, 0.7) is many[0]
    one = queue.add("one", True)
    assert run(queue, clock, 0.7) is one  # has used nothing
    # From now on they share evenly, although one has twenty jobs in the queue and the other a single one.
    order = []
    for _ in range(10):
        if not any(key[1] == "one" for key in queue.waiting):
            queue.add("one", True)
        order.append(run(queue, clock, 0.7).owner)
    assert order.count("one") == 5


def test_an_owner_who_thinks_long_comes_less_often(clock: Clock) -> None:
    queue = Queue(1, clock, half_life=1e9)
    spent = {"long": 0.0, "short": 0.0}
    for owner in spent:
        queue.add(owner, True)
    for _ in range(44):
        job = queue.start()
        assert job is not None
        seconds = 1.0 if job.owner == "long" else 0.1
        clock.now += seconds
        spent[job.owner] += seconds
        queue.add(job.owner, True)
        queue.drop(job)
    assert spent["long"] == pytest.approx(spent["short"], abs=1.0)


def test_what_was_used_long_ago_counts_less(clock: Clock) -> None:
    queue = Queue(1, clock)
    queue.add("before", True)
    run(queue, clock, 10)
    assert queue.usage("before", clock.now) == 10
    clock.now += HALF_LIFE
    assert queue.usage("before", clock.now) == pytest.approx(5)
    queue.add("now", True)
    run(queue, clock, 6)
    late, early = queue.add("now", True), queue.add("before", True)
    assert [run(queue, clock, 0), run(queue, clock, 0)] == [early, late]


def test_a_newcomer_who_finds_nobody_is_not_far_ahead_of_who_was_there_before(clock: Clock) -> None:
    queue = Queue(1, clock)
    queue.add("before", True)
    run(queue, clock, 10)
    for number in range(20):  # guests of one address, and nobody else has a job at this moment
        queue.add(f"guest {number}", True, "one address")
    run(queue, clock, 0.2)
    queue.add("before", True)
    assert "before" in [run(queue, clock, 0.2).owner for _ in range(4)]


def test_guests_of_one_address_do_not_wait_long_for_a_newcomer_either(clock: Clock) -> None:
    queue = Queue(1, clock)
    for number in range(20):
        queue.add(f"guest {number}", True, "one address")
        run(queue, clock, 0.5)
    for _ in range(20):
        queue.add("newcomer", True)
    queue.add("guest 1", True, "one address")
    assert "guest 1" in [run(queue, clock, 0.2).owner for _ in range(5)]


def test_with_several_places_nobody_has_two_while_another_waits(clock: Clock) -> None:
    queue = Queue(2, clock)
    many = [queue.add("many", True) for _ in range(5)]
    queue.used["one"] = (100.0, clock.now)
    assert queue.start() is many[0]
    one = queue.add("one", True)
    assert queue.start() is one


def test_an_owners_own_jobs_go_in_the_order_they_came(clock: Clock) -> None:
    queue = Queue(1, clock)
    jobs = [queue.add("a", True) for _ in range(4)]
    queue.drop(jobs[1])  # nobody wants it any more
    assert [run(queue, clock, 1) for _ in range(3)] == [jobs[0], jobs[2], jobs[3]]
    assert queue.usage("a", clock.now) < 3  # the one that was dropped has cost nothing
    assert (queue.length(True), queue.waiting) == (0, {})


def test_how_long_the_queue_is_and_how_old(clock: Clock) -> None:
    queue = Queue(1, clock)
    for owner in "abc":
        queue.add(owner, owner != "a")
        clock.now += 1
    assert (queue.length(True), queue.length(False)) == (2, 1)
    assert (queue.oldest(True), queue.oldest(False)) == (2, 3)
    assert Queue(1, clock).oldest(True) == 0


def test_owners_who_have_used_nothing_lately_are_forgotten(clock: Clock) -> None:
    queue = Queue(1, clock)
    for number in range(1000):
        queue.add(str(number), True)
        run(queue, clock, 1)
    clock.now += 100 * HALF_LIFE
    queue.add("last", True)
    run(queue, clock, 1)
    assert list(queue.used) == ["last"]


def test_the_next_job_of_a_turn_is_in_the_queue_before_its_place_is_free(clock: Clock) -> None:
    """Else a table of bots would slip in between any two answers that a person waits for."""

    async def main() -> list[str]:
        scheduler, order = Scheduler(1, clock), []

        async def play(owner: str, people: bool) -> None:
            async with scheduler.turn(owner) as turn:
                for _ in range(3):
                    await turn.next(people)
                    clock.now += 1
                    order.append(owner)
                    await asyncio.sleep(0)

        await asyncio.gather(play("bots", False), play("person", True))
        return order

    assert asyncio.run(main()) == ["bots", "person", "person", "person", "bots", "bots"]


def test_who_is_cancelled_gives_the_place_back(clock: Clock) -> None:
    async def main() -> None:
        scheduler = Scheduler(1, clock)

        async def hold(owner: str) -> None:
            async with scheduler.turn(owner) as turn:
                await turn.next(True)
                await asyncio.Event().wait()

        first, second = asyncio.create_task(hold("a")), asyncio.create_task(hold("b"))
        await asyncio.sleep(0)
        second.cancel()  # while it waits
        await asyncio.gather(second, return_exceptions=True)
        third = asyncio.create_task(hold("c"))
        await asyncio.sleep(0)
        first.cancel()  # while it runs
        third.cancel()  # at the moment it is given the place
        await asyncio.gather(first, third, return_exceptions=True)
        async with scheduler.turn("d") as turn:
            assert await turn.next(True) == 0
        assert scheduler.queue.running == []
        assert scheduler.queue.waiting == {}

    asyncio.run(main())


def test_where_several_people_wait_all_bots_think_less(clock: Clock) -> None:
    queue = Queue(2, clock)
    assert queue.crowd() == 1
    for owner in ("a", "a", "a", "b", "c"):
        queue.add(owner, True)
    queue.add("d", False)
    queue.start()
    assert queue.crowd() == 1.5  # three people on two places


def test_a_newcomer_with_many_tables_does_not_keep_others_waiting_for_long(clock: Clock) -> None:
    queue = Queue(1, clock)
    queue.used["regular"] = (30.0, clock.now)
    queue.add("regular", True)
    many = [queue.add("newcomer", True) for _ in range(20)]
    mine = queue.add("regular", True)
    order = [run(queue, clock, 0.4) for _ in range(8)]
    assert order[0] is many[0]
    assert mine in order  # two of theirs among eight, not after the newcomer's twenty


def test_twenty_guests_of_one_address_count_as_one_client(clock: Clock) -> None:
    queue = Queue(1, clock)
    for n in range(20):
        queue.add(f"guest {n}", True, "one address")
    alone = [queue.add("alone", True, "elsewhere") for _ in range(3)]
    order = [run(queue, clock, 0.2) for _ in range(8)]
    assert [job for job in order if job in alone] == alone
    assert len({job.owner for job in order if job.client == "one address"}) == 5  # each guest once


def test_where_guests_come_from_is_known_by_the_tables_they_start(server: Running) -> None:
    guest, member = server.client(), server.client()
    member.register("Registered", "long enough")
    for person in (guest, member):
        person.start(person.create("pocket", 2).id)
    ids = [user.id for person in (guest, member) if (user := person.me().user) is not None]
    assert [server.site.runner.clients.get(each) for each in ids] == ["127.0.0.1", None]
