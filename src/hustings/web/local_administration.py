"""Administration beside a running server, on its database: for the command line."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from sqlalchemy.engine import make_url

from hustings.core.errors import OptionError
from hustings.web.administration import Administration
from hustings.web.config import Config
from hustings.web.hub import Hub
from hustings.web.metrics import Metrics
from hustings.web.problems import HttpProblem
from hustings.web.service import Service
from hustings.web.store.database import Unavailable, database
from hustings.web.store.moderation import count_outside_change

T = TypeVar("T")


class LocalAdministration:
    """Opens a database that servers may have open too; they take note of changes within a second."""

    def __init__(self, url: str) -> None:
        config = Config(database=url)
        address = make_url(config.url)
        if address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
            raise OptionError(f"there is no database at {address.database}")
        self.database = database(config.url)
        service = Service(self.database, Hub(), Metrics(), config.limits.tables_kept)
        self.administration = Administration(self.database, service, _nothing, config.bot)
        self.runner = asyncio.Runner()

    def __enter__(self) -> Self:
        self._wait(self.database.start())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._wait(self.database.stop())
        self.runner.close()

    def read(self, work: Callable[[Administration], Coroutine[Any, Any, T]]) -> T:
        return self._wait(work(self.administration))

    def run(self, work: Callable[[Administration], Coroutine[Any, Any, T]]) -> T:
        """Carry out something that changes the site."""
        done = self._wait(work(self.administration))
        if not self.database.notifies:
            self._wait(self.database.write(count_outside_change))
        return done

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            return self.runner.run(work)
        except HttpProblem as refused:
            raise OptionError(refused.problem.detail or refused.problem.title) from None
        except Unavailable as error:
            raise OptionError(f"the database does not answer: {error}") from None


def _nothing(_user: str) -> Awaitable[None]:
    """Nobody is connected to this process."""
    return asyncio.sleep(0)
