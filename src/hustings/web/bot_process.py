"""The processes bots think in."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from multiprocessing import parent_process
from typing import Any

from hustings.registry import titles
from hustings.web.priority import lower_priority


def ignore_interrupts() -> None:
    """For a process that works for a server.

    Ctrl-C is for the parent; and when the parent is gone, so is this process, however it went. Where they
    share a core the server comes first: a thought is a little shorter then, an answer a lot quicker.
    """
    lower_priority()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_outlive_nobody, args=(parent,), daemon=True).start()


def _outlive_nobody(parent: Any) -> None:
    parent.join()
    os._exit(0)


def within(seconds: float, work: Callable[..., Any], *values: Any) -> Any:
    """Work whose process ends if it takes longer: nothing else stops a bot that does not come to an end."""
    signal.setitimer(signal.ITIMER_REAL, seconds)  # SIGALRM is left to the system, which ends the process
    try:
        return work(*values)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def get_ready() -> None:
    """Load all games and their evaluators, so that the first question need not wait for that."""
    for title in titles():
        title.evaluator.new()
        title.game(max(title.players)).initial()
