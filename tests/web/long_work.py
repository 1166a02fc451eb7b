"""Work for other processes, which find it by the name of this module."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path


def endless() -> None:
    while True:
        pass


def stubborn() -> None:
    """Does not stop when told to."""
    while True:
        with suppress(BaseException):
            endless()


def answer() -> int:
    return 42


def wait_for_file(begun: str, go: str) -> None:
    Path(begun).touch()
    while not Path(go).exists():
        time.sleep(0.005)
