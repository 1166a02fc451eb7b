"""How well a seat decided, as one number from 0 to 100."""

from __future__ import annotations

from collections.abc import Iterable

from hustings.review.model import DecisionReview


def accuracy(decisions: Iterable[DecisionReview]) -> float | None:
    """``100 * (1 - lost / at stake)``.

    At stake in a decision is the chance between the best and the worst answer looked at, or what was lost where
    that is more; a decision in which nothing is at stake counts for nothing. None where that is all of them.
    """
    lost = 0.0
    at_stake = 0.0
    for decision in decisions:
        lost += decision.loss
        at_stake += max(decision.spread, decision.loss)
    return round(100.0 * (1.0 - lost / at_stake), 1) if at_stake > 0 else None
