"""The tables of this process: loaded when needed, changed one at a time, committed before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from msgspec import structs
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from hustings.core.errors import RecordError
from hustings.table.aggregate import GameTable
from hustings.table.draft import TableDraft
from hustings.table.entries import NeedsWhole
from hustings.table.feed import Feed
from hustings.table.follow import follow, open_table, with_columns
from hustings.web.history import History
from hustings.web.hub import Hub
from hustings.web.metrics import Metrics
from hustings.web.problems import HttpProblem, not_found, trace
from hustings.web.store import games
from hustings.web.store.database import Database
from hustings.web.store.games import Conflict
from hustings.web.store.news import TableNews, encode_news
from hustings.web.store.rows import Commit, StoredTable, WhisperRow

logger = logging.getLogger("hustings.web")
T = TypeVar("T")
IDLE_SECONDS = 30.0  # how long a table nobody listens to stays in memory
ATTEMPTS = 20


def _nobody(_table: GameTable) -> None:
    pass


class Slot:
    """The place of a table in memory; ``lock`` is for whoever puts another version there."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.used = time.monotonic()


class Service:
    """``change(id, work)`` is the only way to change a table."""

    def __init__(self, database: Database, hub: Hub, metrics: Metrics, most_idle: int) -> None:
        self.database = database
        self.hub = hub
        self.metrics = metrics
        self.history = History(database)
        self.most_idle = most_idle  # tables in memory that nobody listens to
        self.origin = secrets.token_hex(6)
        self.slots: OrderedDict[str, Slot] = OrderedDict()  # the one used last comes last
        self.loading: dict[str, asyncio.Future[Slot]] = {}
        self.uncertain: set[str] = set()  # tables whose last commit was cut off
        self.after: list[Callable[[GameTable], None]] = []  # called after each committed change
        self.announce: Callable[[GameTable], None] = _nobody  # called when the table itself looks different

    # -- a move: load, draft, commit, publish --

    async def change(self, id: str, work: Callable[[TableDraft], T]) -> tuple[T, GameTable]:
        """Let ``work`` change the table and commit what it did: its result, and the table after it.

        Until then everybody sees the table as it was. If ``work`` or the commit fails, it stays so. Another
        process may have gone on from the same position: then it is tried again.
        """
        for _ in range(ATTEMPTS):
            slot = self._touch(id) or await self._load(id)
            done: tuple[T, GameTable] | None = None
            async with slot.lock:
                if self.slots.get(id) is slot:  # else it was forgotten while we waited
                    done = await self._change(slot, work)
            if done is not None:
                return done
        raise HttpProblem(503, "the table is too busy", retry_after=1)

    async def _change(self, slot: Slot, work: Callable[[TableDraft], T]) -> tuple[T, GameTable] | None:
        """One try, under the table's lock; None if the table has turned out to be another."""
        table_id = slot.table.id
        if table_id in self.uncertain:
            await self._catch_up(slot)
        before = slot.table
        draft = TableDraft(before, self.hub.recipients(table_id))
        try:
            result = work(draft)
        except NeedsWhole:
            await self._reload(slot)
            return None
        except Exception:  # refused: but is that still so?
            if await self._behind(slot):
                return None
            raise
        if not draft.changed:
            return result, before
        commit = draft.commit()
        try:
            await self._commit(commit)
        except Conflict:
            self.metrics.conflicts += 1
            await self._catch_up(slot)
            return None
        except BaseException:
            self.uncertain.add(table_id)  # it may be committed all the same
            raise
        self._publish(slot, draft.feed)
        return result, draft.table

    def _touch(self, id: str) -> Slot | None:
        """The table's slot if it is in memory."""
        slot = self.slots.get(id)
        if slot is not None:
            self.slots.move_to_end(id)
            slot.used = time.monotonic()
        return slot

    async def _load(self, id: str) -> Slot:
        """Read a table from the database, once however many ask. Raises a 404."""
        coming = self.loading.get(id)
        if coming is not None:
            with suppress(HttpProblem):  # it may have begun before the table was made
                return await asyncio.shield(coming)
            coming = self.loading.get(id)
        if coming is None:
            coming = asyncio.ensure_future(self._admit(id))
            self.loading[id] = coming
            coming.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(coming)

    async def _commit(self, commit: Commit) -> None:
        if self.database.notifies:
            news = TableNews(commit.table_id, self.origin)
            if commit.entries:
                news.was, news.seq = commit.expected, commit.seq
                if not commit.seats:
                    # Without the words: whoever needs them finds them again, and there is little room.
                    news.columns = commit.columns
                    news.entries = [structs.replace(entry, told=None) for entry in commit.entries]
            commit.notify = encode_news(news)
        began = time.perf_counter()
        await self.database.append(commit)
        self.metrics.committed(len(commit.entries), time.perf_counter() - began)

    def _publish(self, slot: Slot, feed: Feed) -> None:
        """What is committed takes the table's place, and everybody hears of it."""
        before, slot.table = slot.table, feed.table
        table = feed.table
        self.hub.publish(table, feed)
        for listener in self.after:
            listener(table)
        if self.hub.has_listeners(table.id) and before.appearance() != table.appearance():
            self.announce(table)

    # -- tables in memory --

    async def table(self, id: str) -> GameTable:
        """The table as it is now. Raises a 404."""
        slot = self._touch(id) or await self._load(id)
        return slot.table

    def in_memory(self, id: str) -> GameTable | None:
        slot = self.slots.get(id)
        return None if slot is None else slot.table

    def tables(self) -> list[GameTable]:
        return [slot.table for slot in self.slots.values()]

    def add(self, stored: StoredTable) -> None:
        """Take in a table that this process has just made; its makers look at it next."""
        self.slots[stored.row.id] = Slot(open_table(stored))

    def drop(self, id: str) -> None:
        self.slots.pop(id, None)

    def trim(self) -> None:
        """Forget tables nobody listens to: all that have rested for a while, and the oldest beyond the bound."""
        idle = [
            (table_id, slot)
            for table_id, slot in self.slots.items()
            if not self.hub.has_listeners(table_id) and not slot.lock.locked()
        ]
        old = time.monotonic() - IDLE_SECONDS
        for at, (table_id, slot) in enumerate(idle):
            if slot.used < old or len(idle) - at > self.most_idle:
                del self.slots[table_id]

    async def _admit(self, id: str) -> Slot:
        slot = self.slots[id] = Slot(await self._read(id))
        self.trim()
        return slot

    async def _reload(self, slot: Slot) -> None:
        """With all its lines; the caller holds the lock."""
        slot.table = await self._read(slot.table.id, whole=True)

    async def _read(self, id: str, whole: bool = False) -> GameTable:
        stored = await self.database.load(id, since=0 if whole else None)
        if stored is None:
            raise not_found()
        try:
            table = open_table(stored)
        except NeedsWhole:
            return await self._read(id, whole=True)
        except RecordError as error:  # never the reason itself: it may tell what is hidden
            logger.error("a table cannot be opened: %s", trace(error))
            raise HttpProblem(
                409, "this game cannot be opened with the rules installed here", "other-rules"
            ) from None
        self.metrics.loads += 1
        return table

    # -- beside the stream --

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self.database.read(work)

    async def write(self, work: Callable[[Connection], T], about: str = "") -> T:
        """Something beside a table's stream; ``about`` names the table others should look at again."""
        news = encode_news(TableNews(about, self.origin)) if about else ""
        return await self.database.write(work, notify=news)

    async def whisper(self, table: GameTable, row: WhisperRow) -> None:
        """Say something to some only: the others cannot notice."""
        news = encode_news(TableNews(table.id, self.origin, whisper=row.id))
        try:
            await self.database.write(partial(games.add_whisper, whisper=row), notify=news)
        except (Conflict, IntegrityError):  # sent twice
            return
        self.hub.whisper(self.in_memory(table.id) or table, row)

    async def _on_whisper(self, table: GameTable, id: str) -> None:
        if self.hub.has_listeners(table.id):
            row = await self.read(partial(games.whisper, id=id))
            if row is not None:
                self.hub.whisper(self.in_memory(table.id) or table, row)

    # -- other processes --

    async def on_news(self, news: TableNews) -> None:
        """Another process has changed a table: catch up if it is in memory or listened to."""
        if news.origin == self.origin:
            return
        table = self.in_memory(news.id)
        try:
            if table is None:
                self.hub.disconnect(news.id)
            elif news.whisper:
                await self._on_whisper(table, news.whisper)
            elif news.seq == 0 or news.seq > table.row.seq:  # else it has been heard of with something else
                await self.refresh(news.id, news)
        except BaseException:
            self.hub.disconnect(news.id)
            raise

    async def catch_up(self) -> None:
        """News comes in again; some may have been missed."""
        for table_id in list(self.slots):
            await self.refresh(table_id)

    async def recheck_uncertain(self) -> None:
        """Look again at tables whose last commit was cut off: it may have come through."""
        for table_id in list(self.uncertain):
            await self.refresh(table_id)
            self.uncertain.discard(table_id)

    async def refresh(self, id: str, news: TableNews | None = None) -> None:
        """Take over what was committed beside this process, if the table is in memory."""
        slot = self.slots.get(id)
        if slot is not None:
            async with slot.lock:
                if self.slots.get(id) is slot:
                    await self._catch_up(slot, news)

    async def _behind(self, slot: Slot) -> bool:
        """Whether another process was ahead; then the table has caught up. The caller holds its lock."""
        if not self.database.notifies:
            return False
        head = await self.database.read(partial(games.head_of, id=slot.table.id))
        if head is None or head <= slot.table.row.seq:
            return False
        await self._catch_up(slot)
        return True

    async def _catch_up(self, slot: Slot, news: TableNews | None = None) -> None:
        """Go on with what others have committed to the table; whoever calls holds its lock."""
        table = slot.table
        table_id, seq = table.id, table.row.seq
        if news is not None and news.seq and news.seq <= seq:  # caught up while waiting for the lock
            return
        stored: StoredTable | None
        if news is not None and news.columns is not None and news.was == seq:
            stored = with_columns(table, news.seq, news.columns, news.entries)
        else:
            stored = await self.database.load(table_id, since=seq)
        self.uncertain.discard(table_id)
        if stored is None or stored.row.seq < seq:
            return
        try:
            feed = follow(table, stored, self.hub.recipients(table_id))
        except NeedsWhole:
            await self._reload(slot)
            self.hub.disconnect(table_id)  # they come again and are told from the log
            return
        except Exception:
            self.drop(table_id)
            raise
        self._publish(slot, feed)
