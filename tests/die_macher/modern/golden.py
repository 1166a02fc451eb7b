"""The golden games of 2019. After a change of rules that is meant: ``python -m tests.die_macher.modern.golden``."""

from __future__ import annotations

from pathlib import Path

from hustings.core.action import Decision
from hustings.core.rng import Rng
from hustings.games.die_macher.modern.state import ModernState
from hustings.testing.golden import Answer, Golden
from tests.die_macher.modern.reached import Reached

SPENDING = ("bid", "raise", "poll-bid", "send", "meetings")
ACTING = ("pay", "main", "secondary", "influence", "media", "publish")


def sensible(state: ModernState, decision: Decision, rng: Rng, style: int) -> tuple[int, ...]:
    """A random answer of somebody with a plan, so that everything is played.

    Style 0 keeps money for the next round and acts rather than passes; style 1 puts it all into
    meetings; style 2 bids little, so that ties come up; style 3 thinks of the last election only.
    """
    drawn = [decision.space.sample(rng) for _ in range(4)]
    if style == 3:
        return single_minded(state, decision, drawn)
    if decision.kind == "meetings" and style == 1:
        return max(drawn, key=sum)
    if decision.kind == "convert" and style == 1:
        return max(drawn)
    if decision.kind in ("bid", "raise") and style == 2:
        return (min(drawn)[0] // 9 if decision.kind == "bid" else 0,)
    if decision.kind in SPENDING:
        return min(drawn, key=sum)
    if decision.kind in ACTING and rng.below(4):
        return max(drawn)
    return drawn[0]


def single_minded(state: ModernState, decision: Decision, drawn: list[tuple[int, ...]]) -> tuple[int, ...]:
    """All meetings where the last election of the short game will be, and nothing else."""
    if decision.kind == "meetings":
        last = (state.ballot - state.round + 3) % 4
        for n in range(8, 0, -1):
            args = tuple(n if board == last else 0 for board in range(4))
            if args in decision.space:
                return args
    if decision.kind == "convert":
        return max(decision.space)
    if decision.kind == "package":
        return next(iter(decision.space))
    if decision.kind in ("take", "swap", "media", "send", "poll-bid", "bid", "raise"):
        return next(iter(decision.space))
    return drawn[0]


def play(state: ModernState, asked: list[Decision], rng: Rng, seed: int) -> Answer:
    decision = asked[rng.below(len(asked))]
    return decision, sensible(state, decision, rng, seed % 4)


GOLDEN = Golden(Path(__file__).parent, Reached, play)

if __name__ == "__main__":
    GOLDEN.main()
