"""The rarer spaces against a listing by brute force."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from hustings.core.rng import seeded
from hustings.core.space import Args, Space
from hustings.mechanisms.spaces import Envoys, Offer, Supplied


def obeys(space: Space, wanted: Sequence[Args], noise: Sequence[Args]) -> None:
    """Listing, counting, membership, sampling and reasons agree with the brute list."""
    assert list(space) == sorted(wanted)
    assert space.count() == len(wanted)
    for prefix in {args[:n] for args in wanted for n in range(len(args) + 1)}:
        assert space.tally(prefix) == sum(args[: len(prefix)] == prefix for args in wanted), prefix
    for args in noise:
        assert (args in space) == (args in wanted), args
        assert (space.why_not(args) is None) == (args in wanted), args
    rng = seeded(1)
    drawn = [space.sample(rng) for _ in range(200)] + [space.uniform(rng) for _ in range(50)]
    assert set(drawn) <= set(wanted)
    if len(wanted) <= 8:
        assert set(drawn) == set(wanted)


@pytest.mark.parametrize(("low", "high"), [(1, 5), (4, 8), (3, 2), (7, 7)])
def test_offer(low: int, high: int) -> None:
    wanted = [(0,)] + [(n,) for n in range(low, high + 1)]
    space = Offer(low, high)
    obeys(space, wanted, [(), *[(n,) for n in range(12)], (0, 0)])
    refused = space.why_not((9,))
    assert refused is not None
    assert refused.id == ("space-range" if low <= high else "space-pick")


@pytest.mark.parametrize(("budget", "most"), [(0, 9), (4, 9), (9, 3), (30, 20), (30, 0)])
def test_supplied(budget: int, most: int) -> None:
    cost = (0, 1, 2, 3, 5, 7)
    rows = (cost, cost[:3], cost[:1], cost[:5])
    every: list[Args] = list(product(range(7), range(4), range(2), range(6)))
    wanted = [
        args
        for args in every
        if all(n < len(row) for n, row in zip(args, rows, strict=True))
        and sum(row[n] for n, row in zip(args, rows, strict=True)) <= budget
        and sum(args) <= most
    ]
    obeys(Supplied(rows, budget, most), wanted, [*every[::7], (), (0, 0, 0), (0, 0, 0, 0, 0)])


def test_supplied_draws_everything_and_says_what_is_wrong() -> None:
    space = Supplied(((0, 1, 2), (0, 2)), 3, 3)
    obeys(space, [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)], [(2, 1), (3, 0)])
    for args, reason in (((3, 0), "slot"), ((-1, 0), "slot"), ((2, 1), "budget")):
        refused = space.why_not(args)
        assert refused is not None
        assert refused.id == f"space-{reason}"
    refused = Supplied(((0, 1, 2), (0, 2)), 9, 2).why_not((2, 1))
    assert refused is not None
    assert refused.id == "space-sum"


@pytest.mark.parametrize(
    ("items", "slots"),
    [((0, 2, 3), (1, 1, 0, 1)), ((), (1, 1)), ((5,), (1, 1, 1)), ((1, 4), (0, 0)), ((0, 2, 3), (1,))],
)
def test_envoys(items: tuple[int, ...], slots: tuple[int, ...]) -> None:
    every = list(product(range(7), repeat=len(slots)))
    wanted = []
    for args in every:
        sent = [n - 1 for n in args if n]
        fits = all(not n or slot for n, slot in zip(args, slots, strict=True))
        if fits and len(set(sent)) == len(sent) and set(sent) <= set(items):
            wanted.append(args)
    obeys(Envoys(items, slots), wanted, every[::5])
