"""Reading the past takes turns, so that whoever plays never waits long behind whoever reads.

One piece is read at a time, of a millisecond or two, and after each the process rests from reading for twice as
long: moves come in between. The next piece is that of another client, and within a client of another person, if
any of them waits. So one person can make others wait for one piece, not for all they have asked for.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from functools import partial

from hustings import wire
from hustings.table.aggregate import GameTable
from hustings.table.recipients import Recipient
from hustings.web.problems import HttpProblem, not_found
from hustings.web.service import Service
from hustings.web.store.games import EVER, page_after
from hustings.web.store.rows import StoredTable

PIECE = 25  # entries read at a time
REST = 2.0  # seconds without reading after each second of it
LONGEST_REST = 0.05
OF_PERSON, OF_CLIENT = 8, 32  # readings under way or waiting
# Seconds after which a thread that reads lets others have the interpreter.
SWITCH = 0.0002

Waiting = deque[asyncio.Future[None]]


def call_later(seconds: float, work: Callable[[], None]) -> object:
    return asyncio.get_running_loop().call_later(seconds, work)


class Turns:
    """Whose piece is read next."""

    def __init__(
        self,
        rest: float = REST,
        clock: Callable[[], float] = time.perf_counter,
        later: Callable[[float, Callable[[], None]], object] = call_later,
    ) -> None:
        self.rest = rest
        self.clock = clock
        self.later = later
        self.waiting: dict[str, dict[str, Waiting]] = {}  # by client, by person; who was served last is last
        self.under_way: Counter[tuple[str, str]] = Counter()
        self.busy = False

    @contextmanager
    def admitted(self, client: str, person: str) -> Iterator[None]:
        """One more reading of somebody. Raises a 429 when they have too many under way."""
        mine, ours = (client, person), (client, "")
        if self.under_way[mine] >= OF_PERSON or self.under_way[ours] >= OF_CLIENT:
            raise HttpProblem(429, "too many reads at once", retry_after=1)
        self.under_way[mine] += 1
        self.under_way[ours] += 1
        try:
            yield
        finally:
            for key in (mine, ours):
                self.under_way[key] -= 1
                if not self.under_way[key]:
                    del self.under_way[key]

    @asynccontextmanager
    async def turn(self, client: str, person: str) -> AsyncIterator[None]:
        """Wait for a turn, and read one piece in it."""
        if self.busy:
            await self._wait(client, person)
        self.busy = True
        usual = sys.getswitchinterval()
        sys.setswitchinterval(min(usual, SWITCH))
        began = self.clock()
        try:
            yield
        finally:
            sys.setswitchinterval(usual)
            rest = min(self.rest * (self.clock() - began), LONGEST_REST)
            self.later(rest, self._next)

    async def _wait(self, client: str, person: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        mine = self.waiting.setdefault(client, {}).setdefault(person, deque())
        mine.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the turn had come: it is somebody else's now
                self._next()
            raise

    def _next(self) -> None:
        self.busy = False
        while self.waiting and not self.busy:
            client, people = next(iter(self.waiting.items()))
            person, turns = next(iter(people.items()))
            turn = turns.popleft()
            del self.waiting[client], people[person]  # to the end, if more of them wait
            if turns:
                people[person] = turns
            if people:
                self.waiting[client] = people
            if not turn.done():  # else whoever waited has gone away
                self.busy = True
                turn.set_result(None)


class Reading:
    """What one person reads, piece by piece."""

    def __init__(
        self, turns: Turns, service: Service, client: str, person: str, gone: Callable[[], bool] = bool
    ) -> None:
        self.turns = turns
        self.service = service
        self.client = client
        self.person = person
        self.gone = gone  # whether nobody reads any more

    def turn(self) -> AbstractAsyncContextManager[None]:
        return self.turns.turn(self.client, self.person)

    async def past(
        self, table: GameTable, recipient: Recipient, since: int, most: int
    ) -> tuple[list[wire.Entry], bool]:
        """As ``Service.past``."""
        found: list[wire.Entry] = []
        more, size = True, min(PIECE, most)
        while more and len(found) < most:
            async with self.turn():
                if self.gone():
                    break
                entries, more = await self.service.history.entries(table, recipient, since, size)
            last = max([entry.seq for entry in entries if entry.whisper is None], default=since)
            if more and last == since:  # nothing among these was for this seat: look further
                size *= 2
                continue
            found += entries
            since, size = last, min(PIECE, max(1, most - len(found)))
        return found, more

    async def whole(self, id: str) -> StoredTable:
        """A table with all its entries. Raises a 404."""
        async with self.turn():
            loaded = await self.service.database.load(id, since=EVER)
        if loaded is None:
            raise not_found()
        since, until = 0, loaded.row.seq
        while since < until:
            async with self.turn():
                rows = await self.service.read(
                    partial(page_after, id=id, since=since, until=until, most=PIECE)
                )
            loaded.entries += rows
            since = rows[-1].seq if rows else until
        return loaded
