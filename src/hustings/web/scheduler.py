"""Whose bot thinks next: a job waits here until a process is free for it.

First come the jobs somebody waits for, then those of tables with bots only. Among these the owner goes first
who has fewest jobs running, then who has used least thinking time lately: one owner's twenty tables count as
one owner. Who has used nothing yet is ahead by half a second at most: else somebody who has played for an hour would
have to wait until a newcomer with many tables has used as much, also if that one came while they had nothing to be
thought about. The same holds for clients before it holds for the owners there: twenty guests of one address are one
client. An owner's own jobs go in the order they came.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final

HALF_LIFE: Final = 60.0  # seconds after which thinking time counts half
AHEAD: Final = 0.5  # seconds of thinking time that a newcomer has in hand
FORGOTTEN: Final = 0.001  # seconds of thinking time that need not be remembered


class Job:
    """Something to be worked out; ``people`` says whether a person waits for it."""

    def __init__(self, owner: str, client: str, people: bool, queued: float) -> None:
        self.owner = owner
        self.client = client
        self.people = people
        self.queued = queued
        self.started = queued
        self.ready: asyncio.Future[None] | None = None

    @property
    def waited(self) -> float:
        """Seconds in the queue, once started."""
        return self.started - self.queued


class Queue:
    """The order of jobs, by the clock it is given."""

    def __init__(
        self, places: int, clock: Callable[[], float] = monotonic, half_life: float = HALF_LIFE
    ) -> None:
        self.places = places  # jobs that may run at the same time
        self.clock = clock
        self.half_life = half_life
        self.waiting: dict[tuple[bool, str], deque[Job]] = {}  # by class and owner
        self.running: list[Job] = []
        # Seconds of thinking, and when they were added up: by owner or client, and the least that those have used
        # who have had jobs lately. That one never goes back, but fades like the others.
        self.used: dict[str, tuple[float, float]] = {}
        self.least_owner = self.least_client = (0.0, 0.0)

    def add(self, owner: str, people: bool, client: str = "") -> Job:
        """``client`` is where the owner comes from, if known: guests of one address are one client."""
        client = client or owner
        now = self.clock()
        self._level([], now)
        self._newcomer(client, self.least_client, now)
        if client != owner:
            self._newcomer(owner, self.least_owner, now)
        job = Job(owner, client, people, now)
        self.waiting.setdefault((people, owner), deque()).append(job)
        return job

    def _level(self, ended: list[Job], now: float) -> None:
        """Where newcomers start: at the least that was used by those who have jobs, or had when they last had."""
        jobs = [*ended, *self.running, *[each[0] for each in self.waiting.values()]]
        if jobs:
            least = min(self.usage(job.owner, now) for job in jobs)
            self.least_owner = max(least, self._faded(self.least_owner, now)), now
            least = min(self.usage(job.client, now) for job in jobs)
            self.least_client = max(least, self._faded(self.least_client, now)), now

    def _newcomer(self, name: str, least: tuple[float, float], now: float) -> None:
        """Somebody comes, not far ahead of those who were here before."""
        start = self._faded(least, now) - AHEAD
        if start > self.usage(name, now):
            self.used[name] = start, now

    def start(self) -> Job | None:
        """The job to run now; None if no place is free or nothing waits."""
        if len(self.running) >= self.places or not self.waiting:
            return None
        now = self.clock()
        job = self.waiting[min(self.waiting, key=lambda key: self._rank(key, now))][0]
        self._remove(job)
        job.started = now
        self.running.append(job)
        return job

    def crowd(self) -> float:
        """How many owners share a place for jobs that somebody waits for; 1 if they need not."""
        owners = {owner for people, owner in self.waiting if people}
        owners |= {job.owner for job in self.running if job.people}
        return max(1.0, len(owners) / self.places)

    def _rank(self, key: tuple[bool, str], now: float) -> tuple[bool, int, float, int, float, float]:
        people, owner = key
        first = self.waiting[key][0]
        near = sum(job.client == first.client for job in self.running)
        busy = sum(job.owner == owner for job in self.running)
        used = self.usage(first.client, now)
        return not people, near, used, busy, self.usage(owner, now), first.queued

    def drop(self, job: Job) -> None:
        """Nobody wants this any more, or it is done."""
        if job in self.running:
            self.running.remove(job)
            now = self.clock()
            for name in {job.owner, job.client}:
                self.used[name] = (self.usage(name, now) + now - job.started, now)
            self._level([job], now)
            if len(self.used) > 1000:
                self._forget(now)
        else:
            self._remove(job)

    def _remove(self, job: Job) -> None:
        key = (job.people, job.owner)
        jobs = self.waiting[key]
        jobs.remove(job)
        if not jobs:
            del self.waiting[key]

    def usage(self, owner: str, now: float) -> float:
        """Seconds of thinking this owner has used lately; the longer ago, the less they count."""
        return self._faded(self.used.get(owner, (0.0, now)), now)

    def _faded(self, used: tuple[float, float], now: float) -> float:
        seconds, at = used
        fading: float = 0.5 ** ((now - at) / self.half_life)
        return seconds * fading

    def _forget(self, now: float) -> None:
        self.used = {owner: kept for owner, kept in self.used.items() if self.usage(owner, now) > FORGOTTEN}

    def length(self, people: bool) -> int:
        """How many jobs of a class wait."""
        return sum(len(jobs) for key, jobs in self.waiting.items() if key[0] == people)

    def oldest(self, people: bool) -> float:
        """Seconds the oldest job of a class has waited; 0 if none does."""
        now = self.clock()
        return max(
            (now - jobs[0].queued for key, jobs in self.waiting.items() if key[0] == people), default=0.0
        )


class ProcessTurn:
    """A process for somebody's jobs, one after the other."""

    def __init__(self, scheduler: Scheduler, owner: str, client: str) -> None:
        self.scheduler = scheduler
        self.owner = owner
        self.client = client
        self.job: Job | None = None

    async def next(self, people: bool) -> float:
        """Wait until a process is free for the next job; the seconds that took.

        The job before is done then, but this one is in the queue before its place is free: so nobody with less of
        a claim slips in between.
        """
        queue, done = self.scheduler.queue, self.job
        job = self.job = queue.add(self.owner, people, self.client)
        job.ready = asyncio.get_running_loop().create_future()
        if done is not None:
            queue.drop(done)
        self.scheduler.start()
        await job.ready
        return job.waited

    def end(self) -> None:
        if self.job is not None:
            self.scheduler.queue.drop(self.job)
            self.scheduler.start()


class Scheduler:
    """Lets jobs run in the order of a queue, as many at a time as it has places."""

    def __init__(self, places: int, clock: Callable[[], float] = monotonic) -> None:
        self.queue = Queue(places, clock)

    @asynccontextmanager
    async def turn(self, owner: str, client: str = "") -> AsyncIterator[ProcessTurn]:
        """``next`` gives a process to the block; until it ends, its time goes on the owner's account."""
        turn = ProcessTurn(self, owner, client)
        try:
            yield turn
        finally:
            turn.end()

    def start(self) -> None:
        """Fill the free places."""
        while (job := self.queue.start()) is not None:
            assert job.ready is not None
            if not job.ready.done():  # else it was given up; whoever waited takes it out
                job.ready.set_result(None)
