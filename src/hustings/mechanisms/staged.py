"""A deck in stages: the first stage is drawn to its end before the next begins.

Zoocracy's events are four of seven cards and then the other three with the end card among
them. Which cards wait in which stage is unknown until they are drawn, so a stage is only a
number of draws from the bag of what has not been seen; what enters later is added when its
stage begins.
"""

from __future__ import annotations

from dataclasses import dataclass

from hustings.core.role import COUNT, NUMBER
from hustings.core.struct import Struct, many, one


@dataclass(init=False, eq=False, repr=False)
class Staged(Struct):
    """``bag`` holds the unseen cards of this stage and all later ones that could be anywhere in them.

    ``lengths`` are the draws of each stage, ``extras[stage]`` the counts that join when it begins.
    """

    bag: list[int] = many(COUNT)
    lengths: list[int] = many(COUNT)
    extras: list[list[int]] = many(many(COUNT))
    stage: int = one(NUMBER)
    drawn: int = one(COUNT)

    def __init__(
        self, bag: list[int], lengths: list[int], extras: list[list[int]], stage: int = 0, drawn: int = 0
    ) -> None:
        self.bag = bag
        self.lengths = lengths
        self.extras = extras
        self.stage = stage
        self.drawn = drawn

    def begin(self) -> None:
        """Before a draw: move on when the stage is used up, and let the newcomers in."""
        while self.stage < len(self.lengths) - 1 and self.drawn == self.lengths[self.stage]:
            self.stage += 1
            self.drawn = 0
            for item in range(len(self.bag)):
                self.bag[item] += self.extras[self.stage][item]

    def remove(self, item: int) -> None:
        """The drawn card leaves the deck."""
        self.bag[item] -= 1
        self.drawn += 1

    def left(self) -> int:
        """Draws still to come."""
        return sum(self.lengths[self.stage :]) - self.drawn
