"""How quick this device is, and how long bots may think on it."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

import hustings
from hustings.core.action import Action
from hustings.core.rng import Rng
from hustings.play.thinking_budget import WAIT

LIMIT: Final = 5.0  # seconds that a person waits for all bots together, at most
DECISIONS: Final = 2000  # at random, to measure by
QUIET: Final = 0.027  # seconds that these take in the browser of a quiet computer: 74,000 a second


def wait_on(slowness: float) -> float:
    """The seconds for thinking alone. What else a turn takes is longer on a slow device, so thinking is shorter."""
    return max(0.0, min(WAIT, LIMIT - (LIMIT - WAIT) * slowness))


def measured(clock: Callable[[], float] = perf_counter) -> float:
    """How many times slower than a quiet computer this device is."""
    game, rng = hustings.game("pocket", players=3), Rng(b"speed")
    state = game.initial()
    began = clock()
    for _ in range(DECISIONS):
        asked = game.pending(state)
        if not asked:
            state = game.initial()
            continue
        decision = asked[0]
        game.apply_trusted(state, decision.seat, Action(decision.kind, decision.space.sample(rng)))
    return (clock() - began) / QUIET
