"""A worker: thinks for the bots of a site, beside its web processes.

The queue is the database itself: a table says since when a bot is asked, a commit tells whoever
listens, and a worker takes a lease on it. A worker that dies leaves a lease that runs out, and
another goes on; an answer is accepted once, however many were worked out.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from contextlib import suppress
from functools import partial

from hustings.web.bots import Runner
from hustings.web.config import Config
from hustings.web.hub import Hub
from hustings.web.metrics import Metrics
from hustings.web.notices import Notices
from hustings.web.problems import trace
from hustings.web.service import Service
from hustings.web.store import games
from hustings.web.store.database import Unavailable, database
from hustings.web.store.news import News, TableNews
from hustings.web.times import later, stamp

logger = logging.getLogger("hustings.worker")
LEASE = 15.0
RENEW = 4.0


class Worker:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.database = database(config.url)
        self.metrics = Metrics()
        self.service = Service(self.database, Hub(), self.metrics, config.limits.tables_kept)
        self.runner = Runner(self.service, max(1, config.bots))
        self.wake = asyncio.Event()
        self.stopping = False

    async def run(self) -> None:
        """Work until told to stop; then put back what is in hand."""
        from hustings.web.store.listen import listen

        await self.database.start()
        if not self.database.notifies:
            raise ValueError("a worker needs PostgreSQL; on SQLite the server thinks for its bots itself")
        tasks = [
            asyncio.create_task(listen(self.config.url, self)),
            asyncio.create_task(self._renew()),
        ]
        if self.config.notifies:
            tasks.append(asyncio.create_task(Notices(self.database, self.config).run()))
        logger.info("ready")
        try:
            while not self.stopping:
                await self._claim()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.wake.wait(), self.config.sweep)
                self.wake.clear()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            held = list(self.runner.tasks)
            await self.runner.stop()
            with suppress(Unavailable):
                await self.database.write(partial(games.renew, ids=held, until=None))
            await self.database.stop()

    def stop(self) -> None:
        self.stopping = True
        self.wake.set()

    async def heard(self, news: News) -> None:
        if isinstance(news, TableNews):
            await self.service.heard(news)
            self.wake.set()

    async def connected(self) -> None:
        await self.service.catch_up()
        self.wake.set()

    def disconnected(self) -> None:
        pass

    async def _claim(self) -> None:
        room = 4 * self.runner.processes - len(self.runner.tasks)
        if room <= 0:
            return
        try:
            mine = await self.database.write(partial(games.claim, now=stamp(), until=later(LEASE), most=room))
        except Unavailable:
            return
        for table in mine:
            self.runner.kick(table)
            self.runner.tasks[table].add_done_callback(partial(self._done, table))

    def _done(self, table: str, _task: object) -> None:
        if not self.stopping:
            task = asyncio.create_task(self._put_back(table))
            task.add_done_callback(lambda _: self.wake.set())

    async def _put_back(self, table: str) -> None:
        with suppress(Unavailable):
            await self.database.write(partial(games.renew, ids=[table], until=None))

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEW)
            try:
                held = list(self.runner.tasks)
                await self.database.write(partial(games.renew, ids=held, until=later(LEASE)))
            except Unavailable:
                pass
            except Exception as error:  # noqa: BLE001 - the next time may do better
                logger.error("renewing leases: %s", trace(error))


def run(config: Config) -> None:
    """``hustings worker``: until SIGTERM or Ctrl-C."""
    from hustings.web.run import log_to_stderr

    log_to_stderr()

    async def main() -> None:
        worker = Worker(config)
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, worker.stop)
        await worker.run()

    asyncio.run(main())


def main() -> None:
    """``python -m hustings.web.worker``: settings from the environment, as for the server."""
    from hustings.web.run import from_environment

    run(from_environment())


if __name__ == "__main__":
    main()
