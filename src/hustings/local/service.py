"""Tables on one device: load, draft, commit, publish, as on a server; but for one person and one process."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from hashlib import blake2b
from typing import NamedTuple, TypeVar

from hustings import wire
from hustings.core.action import SPECTATOR
from hustings.core.errors import RecordError
from hustings.local.bots import Bots, Thinker
from hustings.local.reviews import LocalReviews
from hustings.local.store import Store, read_head, read_stored, write_entry, write_head
from hustings.table.aggregate import GameTable
from hustings.table.draft import TableDraft
from hustings.table.feed import Feed
from hustings.table.follow import open_table
from hustings.table.presenter import state_json
from hustings.table.problems import HttpProblem, not_found
from hustings.table.recipients import Recipient
from hustings.table.rows import EntryRow, SeatRow, StoredTable, TableRow
from hustings.table.sse import framed, message
from hustings.table.table_view import table_info
from hustings.table.times import moment, now

T = TypeVar("T")
BOT = "greedy"  # who stands in where nobody else is named


class Owner(NamedTuple):
    """Whoever sits before this device."""

    id: str = "local"
    name: str = ""
    availability: str | None = None


class OpenTable:
    """A table in memory with all its entries."""

    def __init__(self, stored: StoredTable) -> None:
        self.entries: list[EntryRow] = stored.entries
        self.table: GameTable = open_table(stored)
        self.lock = asyncio.Lock()


class LocalListener:
    """An open stream: ``send`` is given messages as a server would send them."""

    def __init__(self, table_id: str, recipient: Recipient, send: Callable[[bytes], None]) -> None:
        self.table_id = table_id
        self.recipient = recipient
        self.send = send


class Local:
    """``change(id, work)`` is the only way to change a table."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        owner: Owner | None = None,
        chance: Callable[[int], str] = secrets.token_hex,
    ) -> None:
        self.store = store
        self.owner = owner or Owner()
        self.chance = chance  # so many bytes of it, in hexadecimal
        self.unlocked = ""  # the one seat behind a PIN whose curtain is open
        self.heads: dict[str, tuple[TableRow, list[SeatRow]]] = {}
        self.slots: dict[str, OpenTable] = {}
        self.listeners: list[LocalListener] = []
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.bots = Bots(self, thinker)
        self.reviews = LocalReviews(self)

    async def start(self) -> None:
        """Read what is kept, and let bots go on where they were interrupted."""
        for text in await self.store.heads():
            row, seats = read_head(text)
            self.heads[row.id] = (row, seats)
            if row.bot_due is not None and row.status == "running":
                self.bots.kick(row.id)

    # -- tables --

    async def slot(self, id: str) -> OpenTable:
        """A table in memory. Raises HttpProblem."""
        found = self.slots.get(id)
        if found is not None:
            return found
        if id not in self.heads:
            raise not_found()
        stored = read_stored(*self.heads[id], await self.store.entries(id))
        if id not in self.slots:
            try:
                self.slots[id] = OpenTable(stored)
            except RecordError:
                raise HttpProblem(
                    409, "this game cannot be opened with the rules installed here", "other-rules"
                ) from None
            self._set_alarm(self.slots[id].table)
        return self.slots[id]

    async def table(self, id: str) -> GameTable:
        return (await self.slot(id)).table

    async def stored(self, id: str) -> StoredTable:
        """A table with all that has happened there."""
        slot = await self.slot(id)
        return StoredTable(slot.table.row, slot.table.seats, list(slot.entries), set())

    async def add(self, row: TableRow, seats: list[SeatRow], entries: list[EntryRow]) -> GameTable:
        """Keep a new table."""
        stored = StoredTable(row, seats, entries, set())
        slot = OpenTable(stored)
        await self.store.save(row.id, write_head(row, seats), 1, [write_entry(each) for each in entries])
        self.slots[row.id] = slot
        self.heads[row.id] = (row, seats)
        return slot.table

    async def delete(self, id: str) -> None:
        await self.slot(id)
        self.reviews.stop(id)
        await self.store.delete(id)
        del self.heads[id], self.slots[id]

    async def change(self, id: str, work: Callable[[TableDraft], T]) -> tuple[T, GameTable]:
        """Let ``work`` change the table and keep what it did: its result, and the table after it."""
        slot = await self.slot(id)
        async with slot.lock:
            before = slot.table
            draft = TableDraft(before, [one.recipient for one in self.listeners if one.table_id == id])
            result = work(draft)
            if not draft.changed:
                return result, before
            commit = draft.commit()
            after = draft.table
            head = write_head(after.row, after.seats)
            await self.store.save(
                id, head, commit.expected + 1, [write_entry(each) for each in commit.entries]
            )
            slot.table = after
            slot.entries += commit.entries
            self.heads[id] = (after.row, after.seats)
        self._publish(before, after, draft.feed)
        self._set_alarm(after)
        if after.row.bot_due is not None:
            self.bots.kick(id)
        return result, after

    # -- telling --

    def info(self, table: GameTable, language: str) -> wire.TableInfo:
        return table_info(table.row, table.seats, self.owner, set(range(table.row.players)), language)

    def _publish(self, before: GameTable, table: GameTable, feed: Feed) -> None:
        looks_different = before.appearance() != table.appearance()
        for listener in list(self.listeners):
            if listener.table_id != table.id:
                continue
            recipient = listener.recipient
            if not self.may_watch(table, recipient.seat):
                self.listeners.remove(listener)
                continue
            parts = feed.messages_for(recipient) or []
            parts = [*parts, framed("state", state_json(table, recipient), table.row.seq)]
            if looks_different:
                parts.append(message("table", self.info(table, recipient.language)))
            listener.send(b"".join(parts))

    # -- who may see what --

    def locked(self, table: GameTable, seat: int) -> bool:
        """A seat behind a PIN whose curtain is drawn."""
        return table.seats[seat].pin is not None and self.unlocked != f"{table.id}:{seat}"

    def may_watch(self, table: GameTable, seat: int) -> bool:
        if seat == SPECTATOR:
            return True
        return table.is_seat_of(seat, self.owner.id) and not self.locked(table, seat)

    def viewing_seat(self, table: GameTable, wanted: int | None) -> int:
        """The seat whose view is asked for. Raises HttpProblem."""
        mine = table.seats_of(self.owner.id)
        if wanted is None:
            return next((seat for seat in mine if not self.locked(table, seat)), SPECTATOR)
        if wanted == SPECTATOR:
            return SPECTATOR
        if wanted not in mine:
            raise HttpProblem(403, "this seat is not yours")
        if self.locked(table, wanted):
            raise HttpProblem(403, "this seat is behind its PIN", "locked")
        return wanted

    def acting_seat(self, table: GameTable, wanted: int | None) -> int:
        seat = self.viewing_seat(table, wanted)
        if seat == SPECTATOR:
            raise HttpProblem(
                403, "say which seat" if table.seats_of(self.owner.id) else "you have no seat here"
            )
        return seat

    def hashed(self, table_id: str, pin: str) -> str | None:
        """What is kept of a PIN. It keeps a neighbour out, not somebody who reads what the browser keeps."""
        return blake2b(pin.encode(), key=table_id.encode(), digest_size=16).hexdigest() if pin else None

    # -- clocks --

    def _set_alarm(self, table: GameTable) -> None:
        waiting = self.alarms.pop(table.id, None)
        if waiting is not None:
            waiting.cancel()
        if table.row.deadline is None or table.row.status != "running":
            return
        left = max(0.0, (moment(table.row.deadline) - now()).total_seconds())
        loop = asyncio.get_running_loop()
        self.alarms[table.id] = loop.call_later(left, self._ring, table.id)

    def _ring(self, id: str) -> None:
        self.bots.later(self.change(id, lambda draft: draft.look_at_clocks(BOT)))
