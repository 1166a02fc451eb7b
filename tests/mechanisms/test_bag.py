"""Bags and staged decks: nothing is lost, and the chances are those of a shuffled deck."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hustings.core.rng import seeded
from hustings.core.space import Draw
from hustings.core.struct import read
from hustings.mechanisms.bag import counted, is_empty, listed, plus, refill, remove, restore, shuffle, take
from hustings.mechanisms.staged import Staged
from tests.laws import few

KINDS = 5
bags = st.lists(st.integers(0, 3), min_size=KINDS, max_size=KINDS)


@few
@given(bags)
def test_listing_and_counting_undo_each_other(bag: list[int]) -> None:
    items = listed(bag)
    assert items == sorted(items)
    assert len(items) == sum(bag)
    assert counted(items, KINDS) == bag
    assert is_empty(bag) == (not items)


@few
@given(bags, st.data())
def test_removed_items_can_be_restored(bag: list[int], data: st.DataObject) -> None:
    some = data.draw(st.lists(st.sampled_from(listed(bag)), unique=False, max_size=3)) if any(bag) else []
    kept = bag[:]
    remove(bag, some)
    assert plus(bag, counted(some, KINDS)) == kept
    restore(bag, some)
    assert bag == kept


@few
@given(bags, bags)
def test_a_refill_moves_everything(bag: list[int], discards: list[int]) -> None:
    total = plus(bag, discards)
    refill(bag, discards)
    assert (bag, discards) == (total, [0] * KINDS)


@few
@given(bags, bags)
def test_adding_bags_makes_a_new_one(a: list[int], b: list[int]) -> None:
    together = plus(a, b)
    assert together == [x + y for x, y in zip(a, b, strict=True)]
    together[0] += 1
    assert plus(a, b)[0] == together[0] - 1


@few
@given(bags, st.integers(0, 1000), st.data())
def test_taking_draws_what_is_in_the_bag_and_no_more(bag: list[int], seed: int, data: st.DataObject) -> None:
    n = data.draw(st.integers(0, sum(bag)))
    kept = bag[:]
    drawn = take(bag, seeded(seed), n)
    assert len(drawn) == n
    assert min(bag) >= 0
    assert plus(bag, counted(drawn, KINDS)) == kept


def test_taking_follows_the_copies() -> None:
    """A fixed seed with generous bounds: 3 of 4 copies should come first in 750 of 1000 draws."""
    rng = seeded(11)
    first = Counter(take([1, 0, 3], rng)[0] for _ in range(1000))
    assert set(first) == {0, 2}
    assert 680 < first[2] < 820


# -- staged ------------------------------------------------------------------------------------


def zoo() -> Staged:
    """Two of three cards first; then the third with the end card (number 3) among it."""
    return Staged([1, 1, 1, 0], [2, 2], [[0] * 4, [0, 0, 0, 1]])


def chances(deck: Staged) -> dict[tuple[int, ...], Fraction]:
    """The exact chance of every order in which the deck can come, drawn card by card."""
    found: dict[tuple[int, ...], Fraction] = {}
    waiting: list[tuple[Staged, tuple[int, ...], Fraction]] = [(deck.copy(), (), Fraction(1))]
    while waiting:
        now, drawn, chance = waiting.pop()
        if not now.left():
            found[drawn] = chance
            continue
        now.begin()
        space = Draw(tuple(now.bag))
        for (item,) in space:
            after = now.copy()
            after.remove(item)
            waiting.append((after, (*drawn, item), chance * Fraction(*space.odds((item,)))))
    return found


def test_a_staged_deck_has_the_chances_of_shuffled_piles() -> None:
    """As with real cards: shuffle three, cut two off the top, shuffle the end card into the rest."""
    real: Counter[tuple[int, ...]] = Counter()
    for first in permutations(range(3)):
        for second in permutations([first[2], 3]):
            real[(*first[:2], *second)] += 1
    total = sum(real.values())
    assert chances(zoo()) == {order: Fraction(n, total) for order, n in real.items()}


def test_newcomers_join_when_their_stage_begins() -> None:
    deck = zoo()
    deck.begin()
    assert (deck.stage, deck.bag, deck.left()) == (0, [1, 1, 1, 0], 4)
    deck.remove(1)
    deck.begin()
    deck.remove(0)
    assert (deck.bag, deck.left()) == ([0, 0, 1, 0], 2)
    deck.begin()
    assert (deck.stage, deck.drawn, deck.bag, deck.left()) == (1, 0, [0, 0, 1, 1], 2)
    deck.begin()
    assert deck.bag == [0, 0, 1, 1]  # they join once
    deck.remove(3)
    deck.begin()
    deck.remove(2)
    assert (deck.bag, deck.left()) == ([0, 0, 0, 0], 0)
    deck.begin()
    assert deck.stage == 1


def test_an_empty_stage_is_passed_over() -> None:
    deck = Staged([1, 0], [0, 0, 2], [[0, 0], [0, 1], [0, 0]])
    deck.begin()
    assert (deck.stage, deck.bag, deck.left()) == (2, [1, 1], 2)


@few
@given(st.lists(st.integers(0, 3), min_size=1, max_size=3), st.integers(0, 1000))
def test_every_stage_is_drawn_to_its_end(lengths: list[int], seed: int) -> None:
    """One kind of card per stage beside the common ones: none comes before its stage."""
    stages = len(lengths)
    extras = [[0] * (stages + 1) for _ in range(stages)]
    for stage in range(1, stages):
        extras[stage][stage] = 1
    deck = Staged([sum(lengths)] + [0] * stages, lengths, extras)
    rng = seeded(seed)
    ends = [sum(lengths[: stage + 1]) for stage in range(stages)]
    for n in range(sum(lengths)):
        assert deck.left() == sum(lengths) - n
        deck.begin()
        assert deck.stage == next(stage for stage in range(stages) if n < ends[stage])
        item = rng.weighted(deck.bag)
        assert item <= deck.stage
        deck.remove(item)
    assert deck.left() == 0


def test_a_staged_deck_is_plain_data() -> None:
    deck = zoo()
    twin = deck.copy()
    twin.remove(0)
    twin.extras[1][0] += 1
    twin.lengths[0] += 1
    assert deck == zoo()
    assert read(Staged, deck.data()) == deck


@pytest.mark.parametrize("bag", [[0, 0], [2, 0]])
def test_an_empty_list_changes_nothing(bag: list[int]) -> None:
    before = bag[:]
    remove(bag, [])
    restore(bag, [])
    assert bag == before


def test_a_shuffle_mixes_what_it_is_told_to_and_every_order_can_come() -> None:
    rng = seeded(1)
    seen = set()
    for _ in range(200):
        items = [0, 1, 2, 3, 4]
        shuffle(items, rng, 1, 4)
        seen.add(tuple(items))
    assert seen == {(0, *middle, 4) for middle in permutations((1, 2, 3))}


def test_all_orders_of_a_shuffle_are_about_as_likely() -> None:
    rng = seeded(2)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        items = [0, 1, 2, 3]
        shuffle(items, rng)
        seen[tuple(items)] += 1
    assert set(seen) == set(permutations(range(4)))
    assert all(140 < number < 260 for number in seen.values())  # 200 each; four standard deviations are 56
