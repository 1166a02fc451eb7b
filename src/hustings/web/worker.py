"""A worker: thinks for the bots of a site, beside its web processes.

The queue is the database itself: a table says since when a bot is asked, a commit tells whoever
listens, and a worker takes a lease on it. A worker that dies leaves a lease that runs out, and
another goes on; an answer is accepted once, however many were worked out.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
import socket
import sys
from contextlib import suppress
from functools import partial

from hustings.table.times import later, stamp
from hustings.web.bots import Runner
from hustings.web.config import Config
from hustings.web.hub import Hub
from hustings.web.logs import log_to_stderr
from hustings.web.metrics import Metrics
from hustings.web.notices import Notices, warn
from hustings.web.push import PushNotices
from hustings.web.repeat import repeat
from hustings.web.service import Service
from hustings.web.store import queue, workers
from hustings.web.store.database import Unavailable, database
from hustings.web.store.files import UnusableDatabase
from hustings.web.store.news import News, TableNews

logger = logging.getLogger("hustings.worker")
LEASE = 15.0
RENEW = 4.0
HOLD = 2.0  # seconds a table of bots only stays in hand, where others may wait
# Tables in hand for each process: of owners who have no other in hand, and of any. More of the former, so that
# nobody waits for a place here behind somebody else's many tables.
FIRSTS = 16
OTHERS = 4


class Worker:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.database = database(config.url)
        self.metrics = Metrics()
        self.service = Service(self.database, Hub(), self.metrics, config.limits.tables_kept)
        self.runner = Runner(self.service, max(1, config.bots), config.rest, HOLD, bot=config.bot)
        self.notices = Notices(self.database, config)
        self.push = PushNotices(self.database, config)
        self.held: dict[str, bool] = {}  # tables in hand, and whether people play there
        self.wake = asyncio.Event()
        self.stopping = False
        self.row = workers.WorkerRow(secrets.token_hex(8), socket.gethostname(), stamp(), "", 0)

    async def run(self) -> None:
        """Work until told to stop; then put back what is in hand."""
        from hustings.web.store.listen import listen

        await self.database.start()
        if not self.database.notifies:
            raise UnusableDatabase(
                "a worker needs PostgreSQL; on SQLite the server thinks for its bots itself"
            )
        await self._beat()
        tasks = [
            asyncio.create_task(listen(self.config.url, self)),
            asyncio.create_task(repeat("renewing leases", self._renew, lambda: asyncio.sleep(RENEW))),
        ]
        notices = self.notices
        if self.config.notifies:
            warn(self.config)
            tasks.append(asyncio.create_task(notices.run()))
        push = self.push
        if push.on:
            tasks.append(asyncio.create_task(push.run()))
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
            await notices.close()
            await push.close()
            held = list(self.runner.tasks)
            await self.runner.stop()
            with suppress(Unavailable):
                await self.database.write(partial(queue.renew, ids=held, until=None))
                await self.database.write(partial(workers.leave, id=self.row.id))
            await self.database.stop()

    def stop(self) -> None:
        self.stopping = True
        self.wake.set()

    async def on_news(self, news: News) -> None:
        if isinstance(news, TableNews):
            self.push.recent.touch(news.id)
            self.notices.recent.touch(news.id)
            await self.service.on_news(news)
            self.wake.set()

    async def connected(self) -> None:
        await self.service.catch_up()
        self.push.recent.touch_all()
        self.notices.recent.touch_all()
        self.wake.set()

    def disconnected(self) -> None:
        pass

    async def _claim(self) -> None:
        """Take what there is room for: first the tables people wait at, everybody's first before another's second."""
        count = self.runner.processes
        people = sum(self.held.values())
        room = [FIRSTS * count - people, OTHERS * count - people, count - (len(self.held) - people)]
        firsts, others, alone = [max(0, free) for free in room]
        if not firsts and not alone:
            return
        rest = self.config.rest
        try:
            mine = await self.database.write(
                partial(
                    queue.claim,
                    now=stamp(),
                    until=later(LEASE),
                    seen=later(-rest) if rest else "",
                    firsts=firsts,
                    others=others,
                    alone=alone,
                )
            )
        except Unavailable:
            return
        for table in mine:
            self.runner.kick(table.id)
            task = self.runner.tasks.get(table.id)
            if task is None:  # it has failed here lately
                self._done(table.id)
            else:
                self.held[table.id] = table.people
                task.add_done_callback(partial(self._done, table.id))

    def _done(self, table: str, _task: object = None) -> None:
        self.held.pop(table, None)
        if not self.stopping:
            task = asyncio.create_task(self._put_back(table))
            task.add_done_callback(lambda _: self.wake.set())

    async def _put_back(self, table: str) -> None:
        """For whoever has room; but not before it is worth another try."""
        pause = self.runner.pause(table)
        with suppress(Unavailable):
            until = later(pause) if pause else None
            await self.database.write(partial(queue.renew, ids=[table], until=until))

    async def _renew(self) -> None:
        held = list(self.runner.tasks)
        await self.database.write(partial(queue.renew, ids=held, until=later(LEASE)))
        await self._beat()

    async def _beat(self) -> None:
        """Say that this worker is alive."""
        self.row.seen_at, self.row.busy = stamp(), len(self.runner.tasks)
        with suppress(Unavailable):
            await self.database.write(partial(workers.beat, row=self.row))


def run(config: Config) -> None:
    """``hustings worker``: until SIGTERM or Ctrl-C."""
    log_to_stderr()

    async def main() -> None:
        worker = Worker(config)
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            if sys.platform == "win32":  # its loops know no signals
                signal.signal(name, lambda *_: loop.call_soon_threadsafe(worker.stop))
            else:
                loop.add_signal_handler(name, worker.stop)
        await worker.run()

    asyncio.run(main())


def main() -> None:
    """``python -m hustings.web.worker``: settings from the environment, as for the server."""
    from hustings.web.run import from_environment, refuse

    try:
        run(from_environment())
    except UnusableDatabase as error:
        sys.exit(refuse(error))


if __name__ == "__main__":
    main()
