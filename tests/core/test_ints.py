"""Sums, compiled and not."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hustings.core.ints import total
from tests.laws import few


@few
@given(st.lists(st.integers()))
def test_a_total_is_the_sum(values: list[int]) -> None:
    assert total(values) == sum(values)
