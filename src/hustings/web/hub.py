"""Who listens to which table, and bringing the news to them in order."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from hustings.table.aggregate import GameTable
from hustings.table.feed import Feed, renderer
from hustings.table.presenter import state_json
from hustings.table.recipients import Recipient
from hustings.table.sse import framed, message
from hustings.web.access import may_watch
from hustings.web.people import Session
from hustings.web.store.rows import WhisperRow

QUEUE = 256  # messages a listener may lag behind before it has to come again


class Listener:
    """One open stream: what it has still to be sent, and until it must come again."""

    def __init__(self, table_id: str, recipient: Recipient, session: Session | None) -> None:
        self.table_id = table_id
        self.session = session
        self.seat = recipient.seat
        self.recipient = recipient
        self.asked: list[str] = []  # the questions it has been told of, if it wants to hear of these only
        self.user_id = "" if session is None else session.user.id
        self.client = ""  # its address
        self.sent = 0  # the newest change it has been told of; older ones are no news
        self.caught_up = False  # until then it is told no state: the one at the end says it all, once
        self.queue: list[tuple[int, bytes]] = []
        self.read: set[str] = set()  # the whispers it has read in the past
        self.early: dict[str, bytes] = {}  # those that came meanwhile
        self.closed = False
        self.try_write: Callable[[bytes], bool] | None = None  # sends without waiting, if the line is free
        self._woken: asyncio.Future[None] | None = None

    def put(self, seq: int, data: bytes) -> None:
        """``seq`` is 0 for what belongs to no change."""
        if self.closed:
            return
        if self._waits() and self.try_write is not None:  # nothing else is on its way
            if seq != 0 and seq <= self.sent:
                return
            if self.try_write(data):
                self.sent = max(self.sent, seq)
                return
        if len(self.queue) >= QUEUE:
            self.close()
        else:
            self.queue.append((seq, data))
            self._wake()

    def whisper(self, id: str, data: bytes) -> None:
        """What was said to some has no number: whoever reads the past may meet it there, and is not told again."""
        if not self.caught_up:
            if len(self.early) >= QUEUE:
                self.close()
            self.early[id] = data
        elif id not in self.read:
            self.put(0, data)

    def catch_up(self) -> None:
        """The past is read: from now on it is told everything as it happens."""
        self.caught_up = True
        for whisper_id, data in self.early.items():
            self.whisper(whisper_id, data)
        self.early.clear()

    def has_news(self) -> bool:
        """Whether changes wait to be sent that it has not been told of."""
        return any(seq > self.sent for seq, _ in self.queue)

    def close(self) -> None:
        """The stream ends; its client comes again and catches up from the log."""
        self.closed = True
        self.queue.clear()
        self._wake()

    def _waits(self) -> bool:
        return self._woken is not None and not self._woken.done()

    def _wake(self) -> None:
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    async def next(self) -> bytes:
        """All that has come since, at least something; nothing once it is closed."""
        while not self.closed:
            news, self.queue = self.queue, []
            fresh = [data for seq, data in news if seq == 0 or seq > self.sent]
            if fresh:
                self.sent = max(self.sent, news[-1][0])
                return fresh[0] if len(fresh) == 1 else b"".join(fresh)
            self._woken = asyncio.get_running_loop().create_future()
            await self._woken
        return b""


class Hub:
    def __init__(self) -> None:
        self.rooms: dict[str, set[Listener]] = {}
        self.by_client: Counter[str] = Counter()
        self.sent = 0
        self.draining = False

    def add(self, listener: Listener) -> None:
        self.rooms.setdefault(listener.table_id, set()).add(listener)
        if listener.session is not None:
            listener.session.streams += 1
        if self.draining:
            listener.close()

    def remove(self, listener: Listener) -> None:
        room = self.rooms.get(listener.table_id)
        if room is not None and listener in room:
            room.discard(listener)
            if listener.session is not None:
                listener.session.streams -= 1
            if not room:
                del self.rooms[listener.table_id]

    def drain(self) -> None:
        self.draining = True
        self.disconnect_all()

    def disconnect(self, table_id: str) -> None:
        for listener in self.rooms.get(table_id, ()):
            listener.close()

    def disconnect_all(self) -> None:
        for table_id in self.rooms:
            self.disconnect(table_id)

    def session_changed(self, session: Session, table_of: Callable[[str], GameTable | None]) -> None:
        """End the streams that a session may not hold any more."""
        if not session.streams:
            return
        for table_id, room in self.rooms.items():
            table = table_of(table_id)
            for listener in room:
                if listener.session is session and (
                    table is None or not may_watch(table, session, listener.seat)
                ):
                    listener.close()

    def heartbeat(self) -> None:
        """A sign of life on every stream, so that proxies keep it and dead ones are found."""
        for room in self.rooms.values():
            for listener in room:
                listener.put(0, b": still here\n\n")

    def has_listeners(self, table_id: str) -> bool:
        return table_id in self.rooms

    def recipients(self, table_id: str) -> list[Recipient]:
        return [listener.recipient for listener in self.rooms.get(table_id, ())]

    def clients_of(self, user_id: str) -> list[str]:
        """The addresses from which somebody listens."""
        found = {one.client for room in self.rooms.values() for one in room if one.user_id == user_id}
        return sorted(found)

    def seats_present(self, table_id: str) -> set[int]:
        return {listener.seat for listener in self.rooms.get(table_id, ())}

    def publish(self, table: GameTable, feed: Feed) -> None:
        """Bring a committed change to everyone who listens and may: its entries, then the newest state."""
        room = self.rooms.get(table.id)
        if not room:
            return
        for listener in list(room):
            if not may_watch(table, listener.session, listener.seat):
                listener.close()
                continue
            entries = feed.messages_for(listener.recipient)
            if entries is None:
                listener.close()
                continue
            parts = entries + self.state(table, listener) if listener.caught_up else entries
            if parts:
                listener.put(table.row.seq, parts[0] if len(parts) == 1 else b"".join(parts))
                self.sent += 1

    def state(self, table: GameTable, listener: Listener, anew: bool = False) -> list[bytes]:
        """The newest state; for who wants it briefly only when there is something to answer, or ``anew``."""
        recipient = listener.recipient
        if not recipient.brief:
            return [framed("state", state_json(table, recipient), table.row.seq)]
        asked = [question.id for question in table.open(listener.seat)]
        known, listener.asked = listener.asked, asked
        if anew or table.over or any(question not in known for question in asked):
            return [framed("brief", state_json(table, recipient), table.row.seq)]
        return []

    def whisper(self, table: GameTable, row: WhisperRow) -> None:
        """Bring what was said to some to them; it has no number, and nobody else is told anything."""
        for listener in list(self.rooms.get(table.id, ())):
            if listener.recipient.brief or not may_watch(table, listener.session, listener.seat):
                continue
            entry = renderer(table, listener.recipient).whisper(row)
            if entry is not None:
                listener.whisper(row.id, message("entry", entry))

    def announce(self, table: GameTable, tell: Callable[[str, str], bytes]) -> None:
        """The table itself has changed: each user is told in their own words, ``tell(user, language)``."""
        ready: dict[tuple[str, str], bytes] = {}
        for listener in list(self.rooms.get(table.id, ())):
            if not may_watch(table, listener.session, listener.seat):
                listener.close()
                continue
            key = (listener.user_id, listener.recipient.language)
            if key not in ready:
                ready[key] = tell(*key)
            listener.put(0, ready[key])
