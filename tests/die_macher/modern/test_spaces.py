"""The spaces of this edition against a listing by brute force."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from hustings.core.space import Args
from hustings.games.die_macher.modern.spaces import Platform, Swap
from tests.die_macher.modern.scenario import PROGRAMME, kinds
from tests.mechanisms.test_spaces import obeys


@pytest.mark.parametrize(
    ("cards", "size"),
    [
        (("education+", "education-", "digital+", "welfare-", "traffic+", "traffic-", "genetics+"), 5),
        (("education+", "digital+", "welfare-"), 3),
        (("education+", "education-"), 1),
        (("digital+", "genetics+", "genetics-", "security-"), 2),
    ],
)
def test_platform(cards: tuple[str, ...], size: int) -> None:
    hand = kinds(*cards)
    every = list(combinations(hand, size))
    wanted = [args for args in every if len({card >> 1 for card in args}) == size]
    noise = [*every, *product(hand, repeat=min(size, 2)), ()]
    obeys(Platform(tuple(hand), size), wanted, noise)


@pytest.mark.parametrize("most", [0, 1, 2])
@pytest.mark.parametrize(
    "hand",
    [
        ("traffic+",),
        ("genetics-", "traffic+"),
        ("education-", "genetics-", "traffic-"),
        ("traffic+", "traffic+", "traffic-"),
        (),
    ],
)
def test_swap(hand: tuple[str, ...], most: int) -> None:
    """Which cards come and go is all that matters; afterwards five topics."""
    cards, programme = kinds(*hand), kinds(*PROGRAMME)
    wanted = set()
    for n in range(min(most, len(cards)) + 1):
        for come in combinations(cards, n):
            for go in combinations(programme, n):
                after = [card for card in programme if card not in go] + list(come)
                if len({card >> 1 for card in after}) == 5:
                    wanted.add(tuple(card for pair in zip(come, go, strict=True) for card in pair))
    noise: list[Args] = [(a, b, c, d) for a in cards for b in programme for c in cards for d in programme]
    noise += [(a, b) for a in cards for b in programme]
    obeys(Swap(tuple(cards), tuple(programme), most), sorted(wanted), [(), *noise])
