"""Rankings, majorities and votes."""

from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hustings.mechanisms import ranking
from hustings.mechanisms.ranking import (
    clockwise,
    counter_clockwise,
    leaders,
    majority,
    ranks,
    sole_leader,
)
from hustings.mechanisms.votes import NO, YES, supporters
from tests.laws import few

scores = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 2)), min_size=1, max_size=6)


@few
@given(scores)
def test_a_place_is_one_more_than_those_ahead(given_scores: list[tuple[int, int]]) -> None:
    places = ranks(given_scores)
    assert min(places) == 1
    for mine, place in zip(given_scores, places, strict=True):
        assert place == 1 + sum(other > mine for other in given_scores)
    for i, one in enumerate(given_scores):
        for k, other in enumerate(given_scores):
            assert (places[i] == places[k]) == (one == other)
            assert (places[i] < places[k]) == (one > other)


def test_equals_share_a_place_and_the_next_is_skipped() -> None:
    assert ranks([(5, 1), (7, 0), (5, 1), (2, 9)]) == [2, 1, 2, 4]
    assert ranks([]) == []


@few
@given(st.lists(st.integers(0, 3), min_size=5, max_size=5), st.permutations(range(5)), st.integers(0, 5))
def test_leaders_are_all_with_the_highest_value(values: list[int], order: list[int], n: int) -> None:
    among = order[:n]
    best = leaders(values, among)
    assert best == [i for i in among if values[i] == max(values[k] for k in among)]
    assert sole_leader(values, among) == (best[0] if len(best) == 1 else -1)


def test_nobody_leads_an_empty_field() -> None:
    assert leaders([3, 4], []) == []
    assert sole_leader([3, 4], []) == -1


@few
@given(st.integers(0, 10_000))
def test_a_majority_is_the_least_number_above_half(total: int) -> None:
    assert 2 * majority(total) > total
    assert 2 * (majority(total) - 1) <= total


@pytest.mark.parametrize(("start", "players"), [(0, 1), (0, 3), (2, 3), (4, 5)])
def test_once_around_the_table_both_ways(start: int, players: int) -> None:
    there, back = clockwise(start, players), counter_clockwise(start, players)
    assert sorted(there) == sorted(back) == list(range(players))
    assert there[0] == back[0] == start
    assert there[1:] == list(reversed(back[1:]))


def test_directions() -> None:
    assert clockwise(2, 4) == [2, 3, 0, 1]
    assert counter_clockwise(2, 4) == [2, 1, 0, 3]


@pytest.mark.interpreted
def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(ranking).attempted > 0
    assert doctest.testmod(ranking).failed == 0


# -- votes -------------------------------------------------------------------------------------


def test_supporters_are_those_who_said_yes() -> None:
    assert supporters([YES, NO, YES, -1]) == [0, 2]
    assert supporters([]) == []
