"""Quick bids for the start of Die Macher."""

from __future__ import annotations

from hustings.core.rng import seeded
from hustings.games.die_macher.common.evaluation import sealed_bid


def test_a_bid_lies_below_a_fixed_sum_and_a_share_of_the_money_and_can_be_paid() -> None:
    rng = seeded(1)
    assert {sealed_bid(0, 100, 3.9, 0.0, rng) for _ in range(200)} == {0, 1, 2}
    assert {sealed_bid(0, 50, 2.0, 0.05, rng) for _ in range(200)} == {0, 1, 2, 3}
    assert {sealed_bid(4, 100, 2.0, 0.0, rng) for _ in range(200)} == {4, 5}  # after a tie
    assert {sealed_bid(0, 1, 5.0, 0.0, rng) for _ in range(200)} == {0, 1}
    assert sealed_bid(0, 0, 0.0, 0.0, rng) == 0
