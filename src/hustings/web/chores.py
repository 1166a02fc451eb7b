"""Long work that somebody waits for, and nobody else should: records read, checked, told again.

It runs in processes of its own, a few at a time, one at a time for each person, and only so long. The
processes are started when they are first needed.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from hustings.web.bot_process import ignore_interrupts
from hustings.web.problems import HttpProblem

logger = logging.getLogger("hustings.web")
T = TypeVar("T")
CHORE_SECONDS = 20.0  # for one piece of work
GRACE = 5.0  # more for what does not stop by itself; then its process is ended
WAITING = 4  # of one person, the one under way included
WAITING_IN_ALL = 64


class TooLong(Exception):
    """The time for a piece of work is over."""


def within(seconds: float, work: Callable[..., T], *values: Any) -> T:
    """Carry out ``work`` in a process of its own; raises TooLong when the time is over."""
    signal.signal(signal.SIGALRM, _stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return work(*values)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _stop(_number: int, _frame: Any) -> None:
    raise TooLong


class Chores:
    """``processes`` = 0: in threads, without a limit of time, for tests that replace rules."""

    def __init__(self, processes: int, seconds: float = CHORE_SECONDS) -> None:
        self.processes = processes
        self.seconds = seconds
        self.grace = GRACE
        self.pool: Executor | None = None
        self.room = asyncio.Semaphore(max(1, processes))
        self.persons: dict[str, tuple[asyncio.Lock, list[object]]] = {}
        self.waiting = 0

    async def do(self, person: str, work: Callable[..., T], *values: Any) -> T:
        """What ``work`` gives. Raises what it raises, or a refusal when there is too much to do already."""
        turn, mine = self.persons.setdefault(person, (asyncio.Lock(), []))
        if len(mine) >= WAITING or self.waiting >= WAITING_IN_ALL:
            raise HttpProblem(429, "too many requests under way", retry_after=2)
        mine.append(work)
        self.waiting += 1
        try:
            async with turn, self.room:
                return await self._carry_out(work, *values)
        finally:
            self.waiting -= 1
            mine.remove(work)
            if not mine:
                del self.persons[person]

    async def _carry_out(self, work: Callable[..., T], *values: Any) -> T:
        loop = asyncio.get_running_loop()
        if not self.processes:
            return await loop.run_in_executor(self._pool(), work, *values)
        for attempt in (1, 2):
            pool = self._pool()
            call = loop.run_in_executor(pool, within, self.seconds, work, *values)
            try:
                return await asyncio.wait_for(call, self.seconds + self.grace)
            except (TooLong, TimeoutError) as error:
                if isinstance(error, TimeoutError):
                    self._end(pool)
                raise HttpProblem(422, "this takes too long", "too-much-work") from None
            except BrokenProcessPool:  # also when somebody else's work was ended
                logger.warning("a process for chores died (attempt %d)", attempt)
                self._end(pool)
        raise HttpProblem(503, "please try again", retry_after=1)

    def _pool(self) -> Executor:
        if self.pool is None:
            self.pool = (
                ProcessPoolExecutor(
                    self.processes, mp_context=get_context("spawn"), initializer=ignore_interrupts
                )
                if self.processes
                else ThreadPoolExecutor(1, "hustings-chores")
            )
        return self.pool

    def _end(self, pool: Executor) -> None:
        """Give up a pool, and whatever still runs in it."""
        if self.pool is pool:
            self.pool = None
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def close(self) -> None:
        if self.pool is not None:
            self._end(self.pool)
