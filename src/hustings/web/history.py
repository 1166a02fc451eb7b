"""Reading the past of tables: pages of the log, earlier positions, and what a seat has heard."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from weakref import WeakValueDictionary

from hustings import wire
from hustings.core.event import Event
from hustings.table.aggregate import GameTable
from hustings.table.draft import SNAPSHOT_EVERY
from hustings.table.entries import NeedsWhole, ReplayCursor, line_of
from hustings.table.feed import renderer
from hustings.table.past import events_heard, lacks_words, replay_to, words_of, words_since
from hustings.table.recipients import Recipient
from hustings.web.problems import trace
from hustings.web.store import games
from hustings.web.store.database import Database, Unavailable
from hustings.web.store.rows import EntryRow, Position

logger = logging.getLogger("hustings.web")
AT_ONCE = 25  # entries written before others have their turn


def _order(entry: wire.Entry) -> tuple[int, bool, str]:
    """Whispers come after the entry they followed."""
    return entry.seq, entry.whisper is not None, entry.at


def _all_words(rows: list[EntryRow], found: dict[int, str]) -> dict[int, str]:
    """Those that were found with those that were known."""
    return {row.seq: row.told for row in rows if row.told is not None} | found


class History:
    """Reads what is stored. Words that lines were stored without are found here, once, and stored."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.finding: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # words, by table
        self.unstored: dict[str, dict[int, str]] = {}  # words on their way there, by table and entry
        self.storing: set[asyncio.Task[None]] = set()

    async def entries(
        self, table: GameTable, recipient: Recipient, since: int, most: int
    ) -> tuple[list[wire.Entry], bool]:
        """The first entries after ``since`` as a seat may read them, and whether there are more."""
        head = table.row.seq
        rows: list[EntryRow] = []
        if since < head:
            rows = await self._page(table, since, head, most + 1)
        more = len(rows) > most
        rows = rows[:most]
        until = rows[-1].seq if more else games.EVER
        writer = renderer(table, recipient)
        found: list[wire.Entry | None] = []
        for at, row in enumerate(rows):
            if at % AT_ONCE == AT_ONCE - 1:  # nobody else waits for a long page
                await asyncio.sleep(0)
            found.append(writer.entry(row))
        if recipient.seat >= 0 and not recipient.brief:
            whispers = partial(games.whispers_after, id=table.id, since=since, until=until)
            found += [writer.whisper(row) for row in await self.database.read(whispers)]
        entries = [entry for entry in found if entry is not None]
        entries.sort(key=_order)
        return entries, more

    async def position(self, table: GameTable, n: int) -> tuple[ReplayCursor, EntryRow | None]:
        """The game after line ``n``, and that line's entry."""
        checkpoint, rows = await self.database.read(partial(games.lines_until, id=table.id, n=n))
        try:
            cursor = await asyncio.to_thread(replay_to, table, checkpoint, rows)
        except NeedsWhole:
            _, rows = await self.database.read(partial(games.lines_until, id=table.id, n=n, whole=True))
            cursor = await asyncio.to_thread(replay_to, table, None, rows)
        row = self._with_words(table, rows)[-1] if rows and n else None
        if row is not None and lacks_words(row):
            async with self._finder(table):  # with those after it, which are asked for next
                found = await self._find_words(table, row, row.seq + SNAPSHOT_EVERY)
            row.told = found.get(row.seq)
        return cursor, row

    async def events_heard_by(self, table: GameTable, seat: int) -> list[Event]:
        """All events so far as ``seat`` may know them; what was taken back has not happened."""
        rows = await self.database.read(
            partial(games.entries_after, id=table.id, since=0, until=table.row.seq)
        )
        self._with_words(table, rows)
        if any(lacks_words(row) for row in rows):
            async with self._finder(table):
                found = await self._find_all_words(table)
            for row in rows:
                row.told = found.get(row.seq, row.told)
        return await asyncio.to_thread(events_heard, table.game, rows, seat)

    async def stored(self) -> None:
        """Wait until all words that were found are stored."""
        if self.storing:
            await asyncio.wait(self.storing)

    async def _page(self, table: GameTable, since: int, until: int, most: int) -> list[EntryRow]:
        page = partial(games.page_after, id=table.id, since=since, until=until, most=most)
        rows = self._with_words(table, await self.database.read(page))
        if any(lacks_words(row) for row in rows):
            async with self._finder(table):
                self._with_words(table, rows)  # somebody else may have found them by now
                lacking = [row for row in rows if lacks_words(row)]
                if lacking:
                    found = await self._find_words(table, lacking[0], lacking[-1].seq)
                    for row in lacking:
                        row.told = found.get(row.seq)
        return rows

    def _finder(self, table: GameTable) -> asyncio.Lock:
        """So that the words of a table are found once, however many ask for them."""
        lock = self.finding.get(table.id)
        if lock is None:
            lock = self.finding[table.id] = asyncio.Lock()
        return lock

    def _with_words(self, table: GameTable, rows: list[EntryRow]) -> list[EntryRow]:
        """Add the words that were found and are not in the database yet."""
        known = self.unstored.get(table.id)
        if known:
            for row in rows:
                row.told = known.get(row.seq, row.told)
        return rows

    async def _find_words(self, table: GameTable, first: EntryRow, until: int) -> dict[int, str]:
        """The words of lines by entry; those that were stored without them are found and stored.

        From the checkpoint before ``first`` to the entry ``until``, or if need be those of the whole game. The
        caller has the ``_finder``.
        """
        n = line_of(first).n
        lines = partial(games.lines_since, id=table.id, n=n, until=until)
        checkpoint, rows = await self.database.read(lines)
        self._with_words(table, rows)
        try:
            found = await asyncio.to_thread(words_since, table, checkpoint, rows, n)
        except NeedsWhole:
            return await self._find_all_words(table)
        self._store_soon(table, found, [])
        return _all_words(rows, found)

    async def _find_all_words(self, table: GameTable) -> dict[int, str]:
        loaded = await self.database.load(table.id, since=0)
        if loaded is None:
            return {}
        self._with_words(table, loaded.entries)
        found, positions = await asyncio.to_thread(words_of, table.title, loaded)
        self._store_soon(table, found, positions)
        return _all_words(loaded.entries, found)

    def _store_soon(self, table: GameTable, found: dict[int, str], positions: list[Position]) -> None:
        """Who reads does not wait for that: reading goes on while nothing can be written."""
        if not found and not positions:
            return
        self.unstored.setdefault(table.id, {}).update(found)
        task = asyncio.ensure_future(self._store(table.id, found, positions))
        self.storing.add(task)
        task.add_done_callback(self.storing.discard)

    async def _store(self, id: str, found: dict[int, str], positions: list[Position]) -> None:
        try:
            await self.database.write(partial(games.store_words, id=id, words=found, positions=positions))
        except Unavailable:
            pass
        except Exception as error:  # noqa: BLE001 - they are found again
            logger.error("storing words: %s", trace(error))
        finally:
            left = {seq: words for seq, words in self.unstored.pop(id, {}).items() if seq not in found}
            if left:
                self.unstored[id] = left
