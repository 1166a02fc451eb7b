"""The election of the President: how much to bid."""

from __future__ import annotations

from hustings.core.rng import Rng
from hustings.games.zoocracy.evaluation.position import rounds_left
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.rules import campaign_limit
from hustings.games.zoocracy.state import ZooState
from hustings.mechanisms.sealed import ABSENT

Args = tuple[int, ...]


def ceiling(game: Zoocracy, state: ZooState, seat: int) -> int:
    """The highest sensible bid: half of it is lost, and the campaign wants feeding."""
    funds = state.funds[seat]
    left = rounds_left(game, state)
    reserve = campaign_limit(game, state) if left >= 0.4 or state.parliamentary == state.round else 0
    most = min(funds, 2 * max(funds - reserve, 0))
    most = max(most, min(funds, 3))
    rival = 0
    for other in range(game.players):
        if other != seat and state.sealed.status[other] != ABSENT:
            rival = max(rival, state.funds[other])
    return min(most, rival + 1)


def bid(game: Zoocracy, state: ZooState, seat: int, rng: Rng) -> Args:
    """Somewhere below the ceiling, hard to foresee; more often near it than not."""
    most = ceiling(game, state, seat)
    if most == 0:
        return (0,)
    return (max(rng.below(most + 1), rng.below(most + 1)),)


def bids(game: Zoocracy, state: ZooState, seat: int) -> list[Args]:
    funds = state.funds[seat]
    found: list[Args] = []
    step = max(1, funds // 10)
    for bid in range(0, funds + 1, step):
        found.append((bid,))
    return found
