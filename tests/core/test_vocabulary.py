"""Declared questions, and payloads that are read and written by name."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hustings.core.action import Action
from hustings.core.message import Message
from hustings.core.payload import Payload
from hustings.core.role import COUNT, MONEY, NUMBER, SEAT, Role, shifted
from hustings.core.struct import by_seat, many
from hustings.core.vocabulary import Vocabulary
from hustings.core.words import Words
from tests.laws import few


def test_an_answer_is_given_and_read_by_name() -> None:
    bid = Vocabulary().question("bid", amount=MONEY)
    assert bid(amount=7) == Action("bid", (7,))
    assert bid.read((7,)) == {"amount": 7}
    with pytest.raises(TypeError, match="amount is missing"):
        bid()


@few
@given(st.integers(0, 9), st.lists(st.integers(0, 9), max_size=4), st.integers(0, 9))
def test_a_list_takes_what_the_others_leave(first: int, middle: list[int], last: int) -> None:
    payload = Payload({"seat": SEAT, "cards": many(Role("card")), "price": MONEY})
    flat = payload.flat({"seat": first, "cards": middle, "price": last})
    assert flat == (first, *middle, last)
    assert payload.named(flat) == {"seat": first, "cards": middle, "price": last}
    roles = [payload.role_at(i, len(flat)).name for i in range(len(flat))]
    assert roles == ["seat", *["card"] * len(middle), "money"]


def test_what_is_optional_may_be_missing() -> None:
    payload = Payload({"card": Role("card"), "region": Role("region")}, optional=1)
    assert payload.fits((1,))
    assert payload.fits((1, 2))
    assert not payload.fits(())
    assert not payload.fits((1, 2, 3))
    assert payload.named((1,)) == {"card": 1}
    assert payload.flat({"card": 1}) == (1,)


def test_only_one_list_fits() -> None:
    with pytest.raises(TypeError, match="one list"):
        Payload({"a": many(COUNT), "b": by_seat(COUNT)})


def test_a_kind_is_declared_once() -> None:
    vocabulary = Vocabulary()
    vocabulary.question("bid", amount=MONEY)
    vocabulary.event("bid", amount=MONEY)
    with pytest.raises(TypeError, match="twice"):
        vocabulary.question("bid")
    with pytest.raises(TypeError, match="twice"):
        vocabulary.event("bid")
    assert set(Vocabulary(vocabulary).questions) == {"bid"}


def test_a_number_may_be_negative_and_a_seat_may_be_nobody() -> None:
    words = Words()
    assert words.label(None, None, NUMBER, -2) == -2
    assert words.label(None, None, SEAT, -1) == Message("none")
    assert words.label(None, None, shifted(SEAT), 1) == words.seat(None, 0)
