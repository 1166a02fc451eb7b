"""How long bots may think while a person waits: all of them together, however many questions they have.

One pace is shared by the bots of a table. A wait begins when a person has answered; every thought is
given a part of what is left of it, so that the first questions get most and no number of them
together takes longer than the whole. When it is used up they answer at once.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

# A person never waits longer than five seconds for all bots together. The rest of the five is for what is
# not thinking: the rules, the record, the way between processes, and answers at once after this time.
WAIT: Final = 3.5
PART: Final = 0.2


class Pace:
    """The thinking time of one table, by the world's clock: what else keeps a person waiting counts too."""

    def __init__(self, wait: float = WAIT, clock: Callable[[], float] = monotonic) -> None:
        self.wait = wait
        self.clock = clock
        self.since = clock()

    def begin(self) -> None:
        """A person has answered: from now on they wait."""
        self.since = self.clock()

    def most(self, sharing: float = 1.0) -> float:
        """The seconds the next thought may take; 0 when there is no time left.

        Where ``sharing`` people wait for the same processor, each has that part of the time.
        """
        return PART * max(self.wait / sharing - (self.clock() - self.since), 0.0)
