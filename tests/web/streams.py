"""Event streams held open, as many as one likes, read by a thread of their own."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

import httpx
import msgspec

from tests.web.players import wait_for

SECOND = 1.0


class Heard:
    """One message of a stream."""

    def __init__(self, event: str, data: Any) -> None:
        self.event = event
        self.data = data


class Stream:
    """A stream that somebody holds: all that came, and whether the server has ended it."""

    def __init__(self, url: str, cookies: dict[str, str], token: str = "") -> None:
        self.url = url
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        self.cookies = cookies
        self.status = 0
        self.raw = b""
        self.read = 0
        self.ended = False
        self.task: asyncio.Task[None] | None = None

    async def run(self) -> None:
        try:
            async with (
                httpx.AsyncClient(timeout=None, cookies=self.cookies, headers=self.headers) as client,
                client.stream("GET", self.url) as response,
            ):
                self.status = response.status_code
                async for part in response.aiter_raw():
                    self.raw += part
        except httpx.HTTPError:
            pass
        finally:
            self.ended = True

    def messages(self) -> list[Heard]:
        """What came since they were asked for last."""
        end = self.raw.rfind(b"\n\n") + 2
        fresh, self.read = self.raw[self.read : end], max(end, self.read)
        found = []
        for block in fresh.split(b"\n\n"):
            fields = dict(
                line.split(b": ", 1) for line in block.split(b"\n") if b": " in line and line[:1] != b":"
            )
            if b"data" in fields:
                found.append(Heard(fields[b"event"].decode(), msgspec.json.decode(fields[b"data"])))
        return found


class Reader:
    """Reads all streams."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.streams: list[Stream] = []

    def open(self, url: str, cookies: dict[str, str], token: str = "") -> Stream:
        """A new stream, once its answer has begun."""
        stream = Stream(url, cookies, token)

        def begin() -> None:
            stream.task = self.loop.create_task(stream.run())

        self.loop.call_soon_threadsafe(begin)
        wait_for(lambda: stream.status or stream.ended)
        if stream.status == 200:
            wait_for(lambda: b"retry:" in stream.raw or stream.ended)
            self.streams.append(stream)
        return stream

    def close(self) -> None:
        async def end() -> None:
            tasks = [stream.task for stream in self.streams if stream.task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(end(), self.loop).result(10)
        self.streams = []

    def stop(self) -> None:
        self.close()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
        self.loop.close()


def ends(stream: Stream, seconds: float = SECOND) -> bool:
    """Whether the server ends the stream in time."""
    until = time.monotonic() + seconds
    while not stream.ended and time.monotonic() < until:
        time.sleep(0.002)
    return stream.ended
