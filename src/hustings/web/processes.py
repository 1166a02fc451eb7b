"""The processes in which bots think: each does one thing at a time, and is replaced when it dies."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from hustings.web.bot_process import get_ready, ignore_interrupts, within

__all__ = ["BrokenProcessPool", "Processes"]


class Processes:
    """A process a job: how many run at the same time is for the caller to say."""

    def __init__(self) -> None:
        self.idle: list[ProcessPoolExecutor] = []
        self.busy: set[ProcessPoolExecutor] = set()

    def warm(self, count: int) -> None:
        """Start some before they are needed: the first answer of a bot should not wait for it."""
        for _ in range(count):
            fresh = self._new()
            fresh.submit(get_ready)
            self.idle.append(fresh)

    @staticmethod
    def _new() -> ProcessPoolExecutor:
        # Fresh processes rather than forks: no inherited threads, sockets or database.
        return ProcessPoolExecutor(1, get_context("spawn"), initializer=ignore_interrupts)

    async def run(self, seconds: float, work: Callable[..., Any], *values: Any) -> Any:
        """What ``work`` gives or raises. BrokenProcessPool if its process died, as it does after ``seconds``."""
        process = self.idle.pop() if self.idle else self._new()
        self.busy.add(process)
        whole = False
        try:
            result = await asyncio.get_running_loop().run_in_executor(process, within, seconds, work, *values)
            whole = True
            return result
        except (BrokenProcessPool, asyncio.CancelledError):
            raise
        except BaseException:  # of the work
            whole = True
            raise
        finally:
            self.busy.discard(process)
            if whole:
                self.idle.append(process)
            else:  # dead, or still at work for nobody
                process.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        for process in [*self.idle, *self.busy]:
            process.shutdown(wait=False, cancel_futures=True)
        self.idle.clear()
