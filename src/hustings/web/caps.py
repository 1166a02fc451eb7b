"""How many tables somebody may have at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from hashlib import blake2b

from hustings.table.times import later
from hustings.web.config import Config, Limits
from hustings.web.problems import HttpProblem
from hustings.web.store import games
from hustings.web.store.database import Database
from hustings.web.store.rows import UserRow


def most_open(user: UserRow, limits: Limits) -> int:
    """The tables somebody may have that gather or run; 0: any number."""
    return limits.guest_tables if user.kind == "guest" else limits.account_tables


def too_many(most: int) -> HttpProblem:
    return HttpProblem(
        409, f"you have {most} open tables: finish or close one before you open another", "too-many-tables"
    )


class Caps:
    """``secret`` is what addresses are hashed with; nobody can tell them from what is stored."""

    def __init__(self, database: Database, config: Config, secret: Callable[[], str]) -> None:
        self.database = database
        self.config = config
        self.secret = secret
        self.lock = asyncio.Lock()

    def address(self, client: str) -> str:
        return blake2b(client.encode(), key=self.secret().encode()[:64], digest_size=12).hexdigest()

    @asynccontextmanager
    async def bots_only(self, user: UserRow, client: str) -> AsyncIterator[str]:
        """A table of bots only may be started in this block, from the address it gives. Raises a 409."""
        limits = self.config.limits
        address = self.address(client)
        if not limits.bot_tables and not limits.client_bot_tables:
            yield address
            return
        async with self.lock:  # several at the same moment are counted one after the other
            since = later(-self.config.rest) if self.config.rest else ""
            own, near = await self.database.read(
                partial(games.bot_tables, owner=user.id, client=address, seen_after=since)
            )
            if 0 < limits.bot_tables <= own:
                raise HttpProblem(
                    409,
                    f"you have {own} tables where only bots play: close one, or take a seat at this one",
                    "too-many-tables",
                )
            if 0 < limits.client_bot_tables <= near:
                raise HttpProblem(
                    409,
                    "enough tables where only bots play have been started from your network: "
                    "wait until one is over, or take a seat at this one",
                    "too-many-tables",
                )
            yield address
