"""The golden games of 1997 and 2006. After a change of rules that is meant: ``python -m tests.die_macher.classic.golden``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hustings.core.action import Decision
from hustings.core.rng import Rng
from hustings.testing.golden import Answer, Golden
from tests.die_macher.classic.reached import Reached


def temper(number: int) -> str:
    """How the seats of a random game behave."""
    return ("plain", "thrifty", "eager", "stingy")[number % 4]


def choose(decision: Decision, mood: str, rng: Rng) -> tuple[int, ...]:
    """A random answer, bent a little so that rare things happen more often."""
    kind, space = decision.kind, decision.space
    if mood in ("thrifty", "stingy") and kind in ("bid", "raise") and rng.below(4):
        listed = list(space)
        return listed[rng.below(min(len(listed), 3 if mood == "thrifty" else 1))]
    if mood == "eager":
        if kind in ("coalition", "consent", "cabinet", "convert", "publish") and rng.below(3):
            return space.uniform(rng) if kind == "cabinet" else list(space)[-1]
        if kind == "meetings":
            return max((space.sample(rng) for _ in range(4)), key=sum)
    return space.sample(rng)


def play(state: Any, asked: list[Decision], rng: Rng, seed: int) -> Answer:
    return asked[0], choose(asked[0], temper(seed), rng)


GOLDEN = Golden(Path(__file__).parent, Reached, play, nonce="seat {}")

if __name__ == "__main__":
    GOLDEN.main()
