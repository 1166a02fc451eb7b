"""Connections that only hold a place are dropped: half requests, bodies that stall, answers nobody reads.

uvicorn waits for all of them without end. Here a request must be complete within its time, and whoever is sent
something must read it. An event stream that is read may stay open for ever.
"""

from __future__ import annotations

import asyncio
import importlib.util
import socket
from collections import Counter
from typing import TYPE_CHECKING, Any

from hustings.web.config import Config

if TYPE_CHECKING:
    Base = asyncio.Protocol
else:
    Base = object

HEAD, BODY, COMPLETE = "head", "body", "complete"
MOST_HEAD = 64 * 1024  # bytes of a request before its body; h11 has the same limit
SLOWEST = 500  # bytes a second at least, of a body and of an answer that are under way
INTERNET = (socket.AF_INET, socket.AF_INET6)
USER_TIMEOUT = getattr(socket, "TCP_USER_TIMEOUT", None)  # Linux

dropped: Counter[str] = Counter()  # connections of this process, by what was waited for


class Deadlines(Base):
    """For a protocol of uvicorn. A request that arrives in one piece costs no timer."""

    request_seconds = 10.0
    reading_seconds = 30.0

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    cycle: Any
    flow: Any
    request_timer: asyncio.TimerHandle | None = None
    reading_timer: asyncio.TimerHandle | None = None
    waits_for = COMPLETE
    received = 0  # bytes since the timer was set
    unsent = 0  # bytes when the timer was set

    def phase(self) -> str:
        """Which part of a request comes next; COMPLETE if one has arrived and is being answered."""
        raise NotImplementedError

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        if USER_TIMEOUT is not None and line is not None and line.family in INTERNET:
            # The kernel's part: a peer that has vanished, or takes nothing of the little that is left.
            line.setsockopt(socket.IPPROTO_TCP, USER_TIMEOUT, round(self.reading_seconds * 1000))
        self._wait_for(HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for(COMPLETE)
        self._stop_reading_timer()
        super().connection_lost(exc)

    # -- requests --

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        phase = self.phase()
        if phase == COMPLETE and (self.cycle is None or self.cycle.response_complete):
            phase = HEAD  # blank lines, or the rest of a request that has its answer
        if phase != self.waits_for:
            self._wait_for(phase)
        elif phase != COMPLETE:
            self.received += len(data)
            if phase == HEAD and self.received > MOST_HEAD:
                self._drop(HEAD)

    def _wait_for(self, phase: str) -> None:
        self.waits_for = phase
        self.received = 0
        if self.request_timer is not None:
            self.request_timer.cancel()
            self.request_timer = None
        if phase != COMPLETE:
            self.request_timer = self.loop.call_later(self.request_seconds, self._request_late)

    def _request_late(self) -> None:
        """A head has one time for all of it; a body must go on."""
        ours = self.flow is not None and self.flow.read_paused  # we have enough to do with what there is
        moving = self.waits_for == BODY and self.received >= SLOWEST * self.request_seconds
        if ours or moving:
            self._wait_for(self.waits_for)
        else:
            self._drop(self.waits_for)

    # -- answers --

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stop_reading_timer()
        self.unsent = self.transport.get_write_buffer_size()
        self.reading_timer = self.loop.call_later(self.reading_seconds, self._reading_late)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_reading_timer()

    def _reading_late(self) -> None:
        """Still too much unsent. A large answer over a slow line takes its time, if it goes on."""
        left = self.transport.get_write_buffer_size()
        if self.unsent - left < SLOWEST * self.reading_seconds:
            self._drop("answer")
            return
        self.unsent = left
        self.reading_timer = self.loop.call_later(self.reading_seconds, self._reading_late)

    def _stop_reading_timer(self) -> None:
        if self.reading_timer is not None:
            self.reading_timer.cancel()
            self.reading_timer = None

    def timeout_keep_alive_handler(self) -> None:
        self.transport.abort()  # nothing is under way; and what is still unsent was not wanted

    def _drop(self, what: str) -> None:
        dropped[what] += 1
        self.transport.abort()


def protocol(config: Config, name: str = "") -> type[asyncio.Protocol]:
    """The protocol of uvicorn with our times: of httptools where that is installed, else of h11."""
    times = {"request_seconds": config.request_seconds, "reading_seconds": config.reading_seconds}
    name = name or ("httptools" if importlib.util.find_spec("httptools") else "h11")
    if name == "httptools":
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

        class HttpTools(Deadlines, HttpToolsProtocol):
            """Its parser calls us when a part begins or ends."""

            part = HEAD

            def phase(self) -> str:
                return self.part

            def on_message_begin(self) -> None:
                self.part = HEAD
                super().on_message_begin()

            def on_headers_complete(self) -> None:
                self.part = BODY
                super().on_headers_complete()

            def on_message_complete(self) -> None:
                self.part = COMPLETE
                super().on_message_complete()

        return type("HttpTools", (HttpTools,), times)

    import h11
    from uvicorn.protocols.http.h11_impl import H11Protocol

    parts = {h11.IDLE: HEAD, h11.SEND_BODY: BODY}

    class H11(Deadlines, H11Protocol):
        def phase(self) -> str:
            return parts.get(self.conn.their_state, COMPLETE)

    return type("H11", (H11,), times)
