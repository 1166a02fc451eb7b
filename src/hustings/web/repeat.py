"""What a server does again and again, beside what it is asked for."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from hustings.web.problems import trace
from hustings.web.store.database import Unavailable

logger = logging.getLogger("hustings.web")
Step = Callable[[], Awaitable[object]]


async def repeat(what: str, work: Step, rest: Step) -> None:
    """``work``, then ``rest``, until cancelled. Work that fails is logged as ``what``, and tried again after the rest.

    A database that does not answer is not logged here: it says so itself, and comes back.
    """
    while True:
        try:
            await work()
        except Unavailable:
            pass
        except Exception as error:  # noqa: BLE001 - the next time may do better
            logger.error("%s: %s", what, trace(error))
        await rest()
