"""Hearing from other processes, through PostgreSQL. What was missed while the line was down is caught up with."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import asyncpg

from hustings.web.store.games import CHANNEL

logger = logging.getLogger("hustings.web")


async def listen(url: str, heard: Callable[[str], Awaitable[None]]) -> None:
    """Pass on every message until cancelled; connects again whenever the line breaks."""
    while True:
        try:
            await _listen_once(url.replace("+asyncpg", ""), heard)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            logger.warning("lost the line to PostgreSQL: %s", type(error).__name__)
        await asyncio.sleep(0.5)


async def _listen_once(url: str, heard: Callable[[str], Awaitable[None]]) -> None:
    connection = await asyncpg.connect(url, server_settings={"application_name": "hustings"})
    told: asyncio.Queue[str | None] = asyncio.Queue()

    def on_message(_connection: object, _pid: int, _channel: str, payload: object) -> None:
        told.put_nowait(str(payload))

    def on_end(_connection: object) -> None:
        told.put_nowait(None)

    try:
        await connection.add_listener(CHANNEL, on_message)
        connection.add_termination_listener(on_end)
        await heard("")  # whatever was told while nobody listened
        while (payload := await told.get()) is not None:
            try:
                await heard(payload)
            except Exception as error:  # noqa: BLE001 - one table must not cut off the others
                logger.error("could not catch up: %s", type(error).__name__)
    finally:
        await connection.close(timeout=2)
