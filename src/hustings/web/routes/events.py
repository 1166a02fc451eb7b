"""The stream of a table: everything a seat may hear, in order and without gaps."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Any

from litestar import Request
from litestar.params import FromPath, HeaderParameter, QueryParameter
from litestar.types import ASGIApp, Receive, Scope, Send

from hustings import wire
from hustings.table.localizer import known_language
from hustings.table.recipients import Recipient, ResponseFormat
from hustings.table.sse import message
from hustings.web.access import must_still_watch, viewing_seat
from hustings.web.hub import Listener
from hustings.web.middleware import Limiter
from hustings.web.problems import HttpProblem
from hustings.web.reading import PIECE, Reading
from hustings.web.routes.decorators import get
from hustings.web.routes.play import Briefly, Insights, InWords, WantedSeat
from hustings.web.routes.tables import Lang
from hustings.web.site import Site, site_of
from hustings.web.store.database import Unavailable

Req = Request[Any, Any, Any]
HEADERS = [(b"content-type", b"text/event-stream; charset=utf-8"), (b"x-accel-buffering", b"no")]


@get("/api/tables/{id:str}/events", media_type="text/event-stream", summary="What happens, as it happens")
async def events(
    request: Req,
    id: FromPath[str],
    seat: WantedSeat = None,
    lang: Lang = "",
    since: Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)] = None,
    insights: Insights = True,
    text: InWords = False,
    brief: Briefly = False,
    last: Annotated[str, HeaderParameter(name="Last-Event-ID", max_length=20)] = "",
) -> ASGIApp:
    site = site_of(request)
    table = await site.service.table(id)
    session = request.scope["auth"]
    seen = viewing_seat(table, request.scope["user"], session, seat)
    client = site.client(request)
    most = site.config.limits.listeners
    if most and site.hub.by_client[client] >= most:
        raise HttpProblem(429, "too many open streams", retry_after=5)
    Limiter.check(site.limiter.streams, client)
    if last.isascii() and last.isdigit():
        since = int(last)
    request.scope["state"]["stream"] = True
    recipient = Recipient(seen, ResponseFormat(known_language(lang), insights, text, brief))
    listener = Listener(id, recipient, session)
    listener.client = client
    return EventStream(site, listener, since, client)


class TryWrite:
    """Sends without going through the stream's task, which would cost as much again.

    The server's ``send`` waits only before it writes, and only for a client that reads too slowly. Then nothing
    has been sent, and the task sends it when it can.
    """

    def __init__(self, send: Send) -> None:
        self.send = send

    def __call__(self, data: bytes) -> bool:
        sending: Any = self.send({"type": "http.response.body", "body": data, "more_body": True})
        try:
            sending.send(None)
        except StopIteration:
            return True
        except Exception:  # noqa: BLE001 - the task will meet it too, and end the stream
            return False
        sending.close()
        return False


class EventStream:
    """The answer: first what was missed, then what comes, until the client goes away or has to come again.

    Sent without the framework's layers in between, as every change at a table goes out once for each of its
    listeners: 0.6 against 0.7 ms of processor a move (``benchmarks.web_load --without direct-send``).
    """

    def __init__(self, site: Site, listener: Listener, since: int | None, client: str) -> None:
        self.site = site
        self.listener = listener
        self.since = since
        self.client = client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": list(HEADERS)})
        gone = asyncio.ensure_future(self._watch_disconnect(receive))
        self._enter()
        send = scope["state"]["send"]
        self.listener.try_write = TryWrite(send)
        try:
            with suppress(Unavailable, HttpProblem):  # the client comes again
                async for data in self.missed():
                    if not self.listener.closed:
                        await send({"type": "http.response.body", "body": data, "more_body": True})
                while data := await self.listener.next():
                    await send({"type": "http.response.body", "body": data, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            gone.cancel()
            self._leave()

    async def _watch_disconnect(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.listener.close()

    def _enter(self) -> None:
        """Into the room, before the past is read: so nothing falls in between."""
        hub, table_id = self.site.hub, self.listener.table_id
        was_present = self.listener.seat in hub.seats_present(table_id)
        hub.add(self.listener)
        hub.by_client[self.client] += 1
        self.site.attendance.came(table_id, self.listener.seat)
        if not was_present and (table := self.site.service.in_memory(table_id)) is not None:
            self.site.announce(table)

    def _leave(self) -> None:
        hub, table_id = self.site.hub, self.listener.table_id
        hub.remove(self.listener)
        hub.by_client[self.client] -= 1
        if not hub.by_client[self.client]:
            del hub.by_client[self.client]
        if self.listener.seat not in hub.seats_present(table_id):
            self.site.attendance.left(table_id, self.listener.seat)
            table = self.site.service.in_memory(table_id)
            if table is not None:
                self.site.announce(table)

    async def missed(self) -> AsyncIterator[bytes]:
        listener, since = self.listener, self.since
        await self.site.informed.wait()
        table = await self.site.service.table(listener.table_id)
        must_still_watch(table, listener.session, listener.seat)  # asked when it came, but that was before
        head = listener.sent = table.row.seq
        yield b"retry: 1000\n\n"
        if since is not None and since > head:
            yield message("reset", {"seq": head})
        elif since is not None:
            more = True  # whispers perhaps, even if nothing else
            person = listener.user_id or self.client
            reading = Reading(
                self.site.turns, self.site.service, self.client, person, lambda: listener.closed
            )
            while more and not listener.closed:
                entries, more = await reading.past(table, listener.recipient, since, PIECE)
                listener.read.update(entry.whisper for entry in entries if entry.whisper is not None)
                yield b"".join([entry_message(entry) for entry in entries])
                since = entries[-1].seq if entries else head
            listener.sent = max(head, since)
        table = await self.site.service.table(listener.table_id)  # starting a game replaces it
        must_still_watch(table, listener.session, listener.seat)
        listener.catch_up()
        behind = table.row.seq > head or (self.since is not None and self.since < head)
        if behind and not listener.closed:
            state = b"".join(self.site.hub.state(table, listener, anew=True))
            if listener.has_news():  # which the state comes after
                listener.put(0, state)
            else:
                yield state


def entry_message(entry: wire.Entry) -> bytes:
    return message("entry", entry, entry.seq if entry.whisper is None else None)


HANDLERS = [events]
