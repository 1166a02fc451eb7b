"""What a listener is sent, at once or when its client has read what came before."""

from __future__ import annotations

import asyncio
from typing import Any

from hustings.table.recipients import Recipient, ResponseFormat
from hustings.web.hub import Listener
from hustings.web.routes.events import TryWrite


class Line:
    """The server's side of a connection; ``slow``: its client does not read."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.slow: asyncio.Event | None = None

    async def send(self, message: Any) -> None:
        if self.slow is not None:
            await self.slow.wait()
        self.sent.append(message["body"])


async def told(line: Line, listener: Listener) -> None:
    while data := await listener.next():
        await line.send({"body": data})


def test_news_goes_out_at_once_and_in_order_whatever_the_client_does() -> None:
    async def run() -> None:
        line = Line()
        listener = Listener("t", Recipient(0, ResponseFormat("")), None)
        listener.try_write = TryWrite(line.send)
        listener.put(1, b"1")  # the stream has not begun
        assert line.sent == []
        task = asyncio.create_task(told(line, listener))
        await asyncio.sleep(0)
        assert line.sent == [b"1"]
        listener.put(2, b"2")
        assert line.sent == [b"1", b"2"]  # nobody had to wait for the task
        listener.put(2, b"again")
        line.slow = asyncio.Event()
        listener.put(3, b"3")
        listener.put(0, b"beat")
        await asyncio.sleep(0)
        listener.put(4, b"4")
        assert line.sent == [b"1", b"2"]
        line.slow.set()
        line.slow = None
        await asyncio.sleep(0.01)
        listener.put(5, b"5")
        assert b"".join(line.sent) == b"123beat45"
        listener.close()
        await task

    asyncio.run(run())
