"""Reviews of finished games: made in the background a few steps at a time, and kept.

Steps run among the other chores, so nobody waits long for a process; each of them stands for itself, so a review
that was interrupted is simply begun again, by whichever process is asked next.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

from hustings.table import archive
from hustings.table.reviewing import count_steps, make_part, put_together
from hustings.table.setup import GameSetup
from hustings.table.times import later, stamp
from hustings.web.chores import Chores
from hustings.web.problems import HttpProblem, trace
from hustings.web.service import Service
from hustings.web.store import reviews as store
from hustings.web.store.database import Unavailable
from hustings.web.store.reviews import ReviewRow
from hustings.web.store.rows import StoredTable

T = TypeVar("T")
logger = logging.getLogger("hustings.web")
STEPS = 16  # done at a time: about three seconds at most
STALE = 60.0  # seconds after which a review that does not go on is begun again
PATIENCE = 2.0  # seconds before another try where there is too much to do already


class Reviews:
    """The reviews that this process is making."""

    def __init__(self, service: Service, chores: Chores) -> None:
        self.service = service
        self.chores = chores
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def state(self, table_id: str) -> ReviewRow | None:
        return await self.service.read(partial(store.load, table_id=table_id))

    async def begin(self, stored: StoredTable, setup: GameSetup, person: str) -> ReviewRow:
        """Start a review unless there is one; its state. Requires a finished game."""
        table_id = stored.row.id
        row = ReviewRow(table_id, "running", 0, 0, stamp())
        if await self.service.write(partial(store.claim, row=row, stale=later(-STALE))):
            task = asyncio.create_task(self._make(stored, setup, person, row))
            self.tasks[table_id] = task
            task.add_done_callback(lambda _: self.tasks.pop(table_id, None))
            return row
        return await self.state(table_id) or row

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, stored: StoredTable, setup: GameSetup, person: str, row: ReviewRow) -> None:
        try:
            content = await self._chore(person, archive.record_of, stored)
            row.steps = await self._chore(person, count_steps, setup, content)
            parts = []
            async for part, last in in_pieces(
                row.steps, partial(self._chore, person, make_part, setup, content)
            ):
                parts.append(part)
                row.done, row.updated_at = last, stamp()
                await self.service.write(partial(store.save, row=row))
            row.body, row.accuracies = await self._chore(person, put_together, setup, content, parts)
            row.status, row.updated_at = "done", stamp()
        except Unavailable:  # it is begun again when somebody asks
            return
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever waits is told
            logger.error("a review failed: %s", trace(error))
            row.status, row.updated_at = "failed", stamp()
        await self.service.write(partial(store.save, row=row))

    async def _chore(self, person: str, work: Callable[..., T], *values: Any) -> T:
        while True:
            try:
                return await self.chores.do(f"review {person}", work, *values)
            except HttpProblem as problem:
                if problem.problem.status not in (429, 503):
                    raise
            await asyncio.sleep(PATIENCE)


async def in_pieces(
    steps: int, work: Callable[[int, int], Awaitable[T]], size: int = STEPS
) -> AsyncIterator[tuple[T, int]]:
    """What ``work(first, last)`` gives for all the steps, and how many are done; what takes too long is cut smaller."""
    first = 0
    while first < steps:
        last = min(first + size, steps)
        try:
            part = await work(first, last)
        except HttpProblem as problem:
            if problem.problem.type != "too-much-work" or size == 1:
                raise
            size = max(1, size // 4)
            continue
        yield part, last
        first = last
