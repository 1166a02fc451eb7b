"""Hearing from other processes, through PostgreSQL. What was missed while the line was down is caught up with."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Protocol

import asyncpg
from msgspec import MsgspecError

from hustings.web.store.database import Unavailable
from hustings.web.store.games import CHANNEL
from hustings.web.store.news import News, TableNews, read_news

logger = logging.getLogger("hustings.web")
LOOK = 2.0  # seconds between looks whether the line still stands, and for an answer


class Follower(Protocol):
    """Whoever keeps up with other processes."""

    async def on_news(self, news: News) -> None:
        """Of a change by some process, this one perhaps. If it cannot be followed, streams must end."""

    async def connected(self) -> None:
        """News comes in from now on; what came before may have been missed."""

    def disconnected(self) -> None:
        """No news comes in from now on."""


async def listen(url: str, follower: Follower) -> None:
    """Pass on every message until cancelled; connects again whenever the line breaks."""
    while True:
        try:
            await _listen_once(url.replace("+asyncpg", ""), follower)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError, Unavailable) as error:
            logger.warning("lost the line to PostgreSQL: %s", type(error).__name__)
        finally:
            follower.disconnected()
        await asyncio.sleep(0.5)


async def _listen_once(url: str, follower: Follower) -> None:
    connection = await asyncpg.connect(url, timeout=10, server_settings={"application_name": "hustings"})
    # Apart: who may see what must not wait until tables have caught up.
    tables: asyncio.Queue[News] = asyncio.Queue()
    sessions: asyncio.Queue[News] = asyncio.Queue()
    lost = asyncio.Event()

    def on_message(_connection: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            news = read_news(str(payload))
        except MsgspecError:  # of another version
            logger.error("could not read what another process said")
            return
        (tables if isinstance(news, TableNews) else sessions).put_nowait(news)

    def on_end(_connection: object) -> None:
        lost.set()

    tasks: list[asyncio.Task[None]] = []
    try:
        await connection.add_listener(CHANNEL, on_message)
        connection.add_termination_listener(on_end)
        await follower.connected()
        tasks = [
            asyncio.create_task(work)
            for work in (_pass_on(tables, follower), _pass_on(sessions, follower), _look(connection, lost))
        ]
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        connection.terminate()


async def _pass_on(queue: asyncio.Queue[News], follower: Follower) -> None:
    while True:
        news = await queue.get()
        try:
            await follower.on_news(news)
        except Exception as error:  # noqa: BLE001 - one table must not cut off the others
            logger.error("could not catch up: %s", type(error).__name__)


async def _look(connection: asyncpg.Connection[asyncpg.Record], lost: asyncio.Event) -> None:
    """Until the line is lost, or silent for too long."""
    while True:
        with suppress(TimeoutError):
            await asyncio.wait_for(lost.wait(), LOOK)
            return
        await connection.execute("SELECT 1", timeout=LOOK)
