"""Who gives way where there are fewer cores than work."""

from __future__ import annotations

import os
import sys

LOWER = 10  # of 19 steps below the usual priority


def lower_priority() -> None:
    """The calling thread gives way to whoever answers people; in a new process that is all of it."""
    if sys.platform == "linux":  # where threads have a priority of their own
        os.nice(LOWER)
