"""The tables of this process: loaded when needed, changed one at a time, committed before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

from msgspec import structs
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from hustings.core.errors import RecordError
from hustings.core.event import Event
from hustings.web import wire
from hustings.web.entries import NeedsWhole, ReplayCursor, line_of
from hustings.web.hub import Hub
from hustings.web.live import SNAPSHOT_EVERY, Live
from hustings.web.metrics import Metrics
from hustings.web.past import events_heard, untold, walked, words_of, words_since
from hustings.web.problems import HttpProblem, not_found, trace
from hustings.web.recipients import Recipient
from hustings.web.store import games
from hustings.web.store.database import Database, Unavailable
from hustings.web.store.games import Conflict
from hustings.web.store.news import TableNews, encode_news
from hustings.web.store.rows import EntryRow, WhisperRow

logger = logging.getLogger("hustings.web")
T = TypeVar("T")
KEPT_SECONDS = 30.0  # how long a table nobody listens to stays in memory
ATTEMPTS = 20
AT_ONCE = 25  # entries written before others have their turn


def _nobody(_live: Live) -> None:
    pass


def _place(entry: wire.Entry) -> tuple[int, bool, str]:
    """Whispers come after the entry they followed."""
    return entry.seq, entry.whisper is not None, entry.at


def _all_words(rows: list[EntryRow], found: dict[int, str]) -> dict[int, str]:
    """Those that were found with those that were known."""
    return {row.seq: row.told for row in rows if row.told is not None} | found


class Service:
    """``change(id, work)`` is the only way to change a table."""

    def __init__(self, database: Database, hub: Hub, metrics: Metrics, kept: int) -> None:
        self.database = database
        self.hub = hub
        self.metrics = metrics
        self.kept = kept
        self.origin = secrets.token_hex(6)
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.doubtful: set[str] = set()  # tables whose last commit was cut off
        self.finding: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # words, by table
        self.unkept: dict[str, dict[int, str]] = {}  # words on their way to the database, by table and entry
        self.keeping: set[asyncio.Task[None]] = set()
        self.after: list[Callable[[Live], None]] = []  # called after each committed change
        self.announce: Callable[[Live], None] = _nobody  # called when the table itself looks different

    # -- loading --

    async def live(self, id: str) -> Live:
        """The table, loaded if it is not in memory. Raises a 404."""
        live = self.lives.get(id)
        if live is not None:
            self.lives.move_to_end(id)
            live.used = time.monotonic()
            return live
        coming = self.loading.get(id)
        if coming is None:
            coming = asyncio.ensure_future(self._load(id))
            self.loading[id] = coming
            coming.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(coming)

    async def _load(self, id: str, whole: bool = False) -> Live:
        loaded = await self.database.load(id, since=0 if whole else None)
        if loaded is None:
            raise not_found()
        try:
            live = Live(loaded)
        except NeedsWhole:
            return await self._load(id, whole=True)
        except RecordError as error:  # never the reason itself: it may tell what is hidden
            logger.error("a table cannot be opened: %s", trace(error))
            raise HttpProblem(
                409, "this game cannot be opened with the rules installed here", "other-rules"
            ) from None
        self.metrics.loads += 1
        self.lives[id] = live
        self.trim()
        return live

    def admit(self, loaded: games.Loaded) -> None:
        """Take in a table that this process has just made; its makers look at it next."""
        self.lives[loaded.table.id] = Live(loaded)

    def drop(self, live: Live) -> None:
        if (known := self.lives.get(live.id)) is not None and known.lock is live.lock:
            del self.lives[live.id]

    def trim(self) -> None:
        """Forget tables nobody listens to: all that have rested for a while, and the oldest beyond the bound."""
        idle = [
            live for live in self.lives.values() if not self.hub.listens(live.id) and not live.lock.locked()
        ]
        old = time.monotonic() - KEPT_SECONDS
        for place, live in enumerate(idle):
            if live.used < old or len(idle) - place > self.kept:
                self.drop(live)

    # -- changing --

    async def change(self, id: str, work: Callable[[Live], T]) -> tuple[T, Live]:
        """Let ``work`` change the table and commit what it did; other processes may force another try.

        Until then everybody sees the table as it was. If ``work`` or the commit fails, it stays so.
        """
        for _ in range(ATTEMPTS):
            lock = (await self.live(id)).lock
            async with lock:
                done = await self._attempt(id, lock, work)
            if done is not None:
                return done
        raise HttpProblem(503, "the table is too busy", retry_after=1)

    async def _attempt(self, id: str, lock: asyncio.Lock, work: Callable[[Live], T]) -> tuple[T, Live] | None:
        """One try of ``change``, under the table's lock; None if the table has turned out to be another."""
        live = self.lives.get(id)
        if live is None or live.lock is not lock:  # forgotten while we waited
            return None
        if id in self.doubtful:
            live = await self._catch_up(live)
        draft = live.draft(self.hub.audience(id))
        try:
            result = work(draft)
        except NeedsWhole:
            await self._load(id, whole=True)
            return None
        except Exception:  # refused: but is that still so?
            if await self._behind(live):
                return None
            raise
        if not draft.dirty:
            return result, live
        draft.settle()
        try:
            await self._commit(draft)
        except Conflict:
            self.metrics.conflicts += 1
            await self._catch_up(live)
            return None
        except BaseException:
            self.doubtful.add(id)  # it may be committed all the same
            raise
        self._show(draft)
        return result, draft

    def _show(self, draft: Live) -> None:
        """A committed draft becomes the table."""
        before = self.lives.get(draft.id)
        self.lives[draft.id] = draft
        self.hub.publish(draft)
        draft.before = None
        for listener in self.after:
            listener(draft)
        if not self.hub.listens(draft.id) or not draft.may_look_different():
            return
        if before is None or before.face() != draft.face():
            self.announce(draft)

    async def _commit(self, live: Live) -> None:
        tell = ""
        if self.database.notifies:
            news = TableNews(live.id, self.origin)
            if live.new:
                news.was, news.seq = live.base_seq, live.row.seq
                if not live.places:
                    # Without the words: whoever needs them finds them again, and there is little room.
                    news.columns = live.columns
                    news.said = [structs.replace(entry, told=None) for entry in live.new]
            tell = encode_news(news)
        change = games.Change(
            live.id, live.base_seq, live.new, live.columns, live.places, live.kept, tell, live.row.n
        )
        began = time.perf_counter()
        await self.database.append(change)
        self.metrics.committed(len(live.new), time.perf_counter() - began)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self.database.read(work)

    async def write(self, work: Callable[[Connection], T], about: str = "") -> T:
        """Something beside a table's stream; ``about`` names the table others should look at again."""
        return await self.database.write(
            work, tell=encode_news(TableNews(about, self.origin)) if about else ""
        )

    # -- the past --

    async def past(
        self, live: Live, audience: Recipient, since: int, most: int
    ) -> tuple[list[wire.Entry], bool]:
        """The first entries after ``since`` as a seat may read them, and whether there are more."""
        head = live.row.seq
        rows: list[EntryRow] = []
        if since < head:
            rows = await self._page(live, since, head, most + 1)
        more = len(rows) > most
        rows = rows[:most]
        until = rows[-1].seq if more else games.EVER
        scribe = live.scribe(audience)
        found: list[wire.Entry | None] = []
        for at, row in enumerate(rows):
            if at % AT_ONCE == AT_ONCE - 1:  # nobody else waits for a long page
                await asyncio.sleep(0)
            found.append(scribe.entry(row))
        if audience.seat >= 0 and not audience.brief:
            said = await self.read(partial(games.whispers_after, id=live.id, since=since, until=until))
            found += [scribe.whisper(row) for row in said]
        entries = [entry for entry in found if entry is not None]
        entries.sort(key=_place)
        return entries, more

    async def _page(self, live: Live, since: int, until: int, most: int) -> list[EntryRow]:
        page = partial(games.page_after, id=live.id, since=since, until=until, most=most)
        rows = self._with_words(live, await self.read(page))
        if any(untold(row) for row in rows):
            async with self._finder(live):
                self._with_words(live, rows)  # somebody else may have found them by now
                lacking = [row for row in rows if untold(row)]
                if lacking:
                    found = await self._find_words(live, lacking[0], lacking[-1].seq)
                    for row in lacking:
                        row.told = found.get(row.seq)
        return rows

    def _finder(self, live: Live) -> asyncio.Lock:
        """So that the words of a table are found once, however many ask for them."""
        lock = self.finding.get(live.id)
        if lock is None:
            lock = self.finding[live.id] = asyncio.Lock()
        return lock

    def _with_words(self, live: Live, rows: list[EntryRow]) -> list[EntryRow]:
        """Add the words that were found and are not in the database yet."""
        known = self.unkept.get(live.id)
        if known:
            for row in rows:
                row.told = known.get(row.seq, row.told)
        return rows

    async def _find_words(self, live: Live, first: EntryRow, until: int) -> dict[int, str]:
        """The words of lines by entry; those that were stored without them are found and kept.

        From the checkpoint before ``first`` to the entry ``until``, or if need be those of the whole game. The
        caller has the ``_finder``.
        """
        n = line_of(first).n
        checkpoint, rows = await self.read(partial(games.lines_since, id=live.id, n=n, until=until))
        self._with_words(live, rows)
        try:
            found = await asyncio.to_thread(words_since, live, checkpoint, rows, n)
        except NeedsWhole:
            return await self._find_all_words(live)
        self._keep_words(live, found, [])
        return _all_words(rows, found)

    async def _find_all_words(self, live: Live) -> dict[int, str]:
        loaded = await self.database.load(live.id, since=0)
        if loaded is None:
            return {}
        self._with_words(live, loaded.entries)
        found, positions = await asyncio.to_thread(words_of, live.title, loaded)
        self._keep_words(live, found, positions)
        return _all_words(loaded.entries, found)

    def _keep_words(self, live: Live, found: dict[int, str], positions: list[games.Position]) -> None:
        """So that they are found once. Who reads does not wait for that: reading goes on while nothing can be written."""
        if not found and not positions:
            return
        self.unkept.setdefault(live.id, {}).update(found)
        task = asyncio.ensure_future(self._store_words(live.id, found, positions))
        self.keeping.add(task)
        task.add_done_callback(self.keeping.discard)

    async def _store_words(self, id: str, found: dict[int, str], positions: list[games.Position]) -> None:
        try:
            await self.write(partial(games.keep_told, id=id, told=found, positions=positions))
        except Unavailable:
            pass
        except Exception as error:  # noqa: BLE001 - they are found again
            logger.error("keeping words: %s", trace(error))
        finally:
            left = {seq: words for seq, words in self.unkept.pop(id, {}).items() if seq not in found}
            if left:
                self.unkept[id] = left

    async def kept_words(self) -> None:
        """Wait until all words that were found are kept."""
        if self.keeping:
            await asyncio.wait(self.keeping)

    async def position(self, live: Live, n: int) -> tuple[ReplayCursor, EntryRow | None]:
        """The game after line ``n``, and that line's entry."""
        checkpoint, rows = await self.read(partial(games.lines_until, id=live.id, n=n))
        try:
            walk = await asyncio.to_thread(walked, live, checkpoint, rows)
        except NeedsWhole:
            _, rows = await self.read(partial(games.lines_until, id=live.id, n=n, whole=True))
            walk = await asyncio.to_thread(walked, live, None, rows)
        row = self._with_words(live, rows)[-1] if rows and n else None
        if row is not None and untold(row):
            async with self._finder(live):  # with those after it, which are asked for next
                found = await self._find_words(live, row, row.seq + SNAPSHOT_EVERY)
            row.told = found.get(row.seq)
        return walk, row

    async def heard_by(self, live: Live, seat: int) -> list[Event]:
        """All events so far as ``seat`` may know them; what was taken back has not happened."""
        rows = await self.read(partial(games.entries_after, id=live.id, since=0, until=live.row.seq))
        self._with_words(live, rows)
        if any(untold(row) for row in rows):
            async with self._finder(live):
                found = await self._find_all_words(live)
            for row in rows:
                row.told = found.get(row.seq, row.told)
        return await asyncio.to_thread(events_heard, live.game, rows, seat)

    # -- whispers --

    async def whisper(self, live: Live, row: WhisperRow) -> None:
        """Say something to some only: the others cannot notice."""
        tell = encode_news(TableNews(live.id, self.origin, whisper=row.id))
        try:
            await self.database.write(partial(games.add_whisper, whisper=row), tell=tell)
        except (Conflict, IntegrityError):  # sent twice
            return
        self.hub.whisper(self.lives.get(live.id, live), row)

    async def _heard_whisper(self, live: Live, id: str) -> None:
        if self.hub.listens(live.id):
            row = await self.read(partial(games.whisper, id=id))
            if row is not None:
                self.hub.whisper(self.lives.get(live.id, live), row)

    # -- other processes --

    async def heard(self, news: TableNews) -> None:
        """Another process has changed a table: catch up if it is in memory or listened to."""
        if news.origin == self.origin:
            return
        live = self.lives.get(news.id)
        try:
            if live is None:
                self.hub.send_away(news.id)
            elif news.whisper:
                await self._heard_whisper(live, news.whisper)
            elif news.seq == 0 or news.seq > live.row.seq:  # else it has been heard of with something else
                await self.refresh(news.id, news)
        except BaseException:
            self.hub.send_away(news.id)
            raise

    async def catch_up(self) -> None:
        """News comes in again; some may have been missed."""
        for table in list(self.lives):
            await self.refresh(table)

    async def clear_doubts(self) -> None:
        """Look again at tables whose last commit was cut off: it may have come through."""
        for table in list(self.doubtful):
            await self.refresh(table)
            self.doubtful.discard(table)

    async def refresh(self, id: str, news: TableNews | None = None) -> None:
        """Take over what was committed beside this process, if the table is in memory."""
        live = self.lives.get(id)
        if live is not None:
            async with live.lock:
                if (known := self.lives.get(id)) is not None and known.lock is live.lock:
                    await self._catch_up(known, news)

    async def _behind(self, live: Live) -> bool:
        """Whether another process was ahead; then the table has caught up. The caller holds its lock."""
        if not self.database.notifies:
            return False
        head = await self.database.read(partial(games.head_of, id=live.id))
        if head is None or head <= live.row.seq:
            return False
        await self._catch_up(live)
        return True

    async def _catch_up(self, live: Live, news: TableNews | None = None) -> Live:
        """The table with what others have committed to it; whoever calls holds its lock."""
        seq = live.row.seq
        if news is not None and news.seq and news.seq <= seq:  # caught up while waiting for the lock
            return live
        if news is not None and news.columns is not None and news.was == seq:
            loaded: games.Loaded | None = live.with_news(news)
        else:
            loaded = await self.database.load(live.id, since=seq)
        self.doubtful.discard(live.id)
        if loaded is None or loaded.table.seq < seq:
            return live
        draft = live.draft(self.hub.audience(live.id))
        try:
            draft.follow(loaded)
        except NeedsWhole:
            fresh = await self._load(live.id, whole=True)
            self.hub.send_away(live.id)  # they come again and are told from the log
            return fresh
        except Exception:
            self.drop(live)
            raise
        self._show(draft)
        return draft
