"""Sentences as data, actions and decisions as values, and errors that travel."""

from __future__ import annotations

import pickle

import pytest

from hustings.core.action import Action, Decision
from hustings.core.codec import dumps
from hustings.core.errors import CodecError, HustingsError, IllegalAction, RecordError
from hustings.core.message import Message
from hustings.core.role import MONEY
from hustings.core.space import Range
from hustings.core.vocabulary import Vocabulary

vocabulary = Vocabulary()
BID = vocabulary.question("bid", amount=MONEY)
ASK = vocabulary.question("ask", amount=MONEY)


def test_messages_are_equal_by_id_values_and_rule() -> None:
    message = Message("m", {"a": 1, "b": Message("n")}, "book §1")
    same = Message("m", {"b": Message("n"), "a": 1}, "book §1")
    assert message == same
    assert hash(message) == hash(same)
    for other in (
        Message("x", {"a": 1, "b": Message("n")}, "book §1"),
        Message("m", {"a": 2, "b": Message("n")}, "book §1"),
        Message("m", {"a": 1, "b": Message("o")}, "book §1"),
        Message("m", {"a": 1, "b": Message("n")}),
    ):
        assert message != other
    assert message != "m"


def test_the_plain_form_of_a_message_nests() -> None:
    data = Message("m", {"party": Message("p", {"number": 2}), "n": 3, "text": "x"}, "book §1").data()
    assert data == {
        "id": "m",
        "values": {"party": {"id": "p", "values": {"number": 2}, "rule": ""}, "n": 3, "text": "x"},
        "rule": "book §1",
    }
    assert dumps(data)


def test_a_message_shows_its_rule() -> None:
    assert repr(Message("m", {"a": 1}, "book §1")) == "m a=1 [book §1]"
    assert repr(Message("m")) == "m"


def test_actions_are_values() -> None:
    assert Action("bid", (1,)) == Action("bid", (1,))
    assert len({Action("bid", (1,)), Action("bid", (1,)), Action("bid", (2,)), Action("ask", (1,))}) == 3
    assert Action("bid", (1,)) != ("bid", (1,))
    assert repr(Action("bid", (1, 2))) == "bid(1, 2)"


def test_decisions_are_values_space_included() -> None:
    decision = Decision(1, BID, Range(0, 3))
    assert decision == Decision(1, BID, Range(0, 3))
    assert hash(decision) == hash(Decision(1, BID, Range(0, 3)))
    for other in (
        Decision(0, BID, Range(0, 3)),
        Decision(1, ASK, Range(0, 3)),
        Decision(1, BID, Range(0, 4)),
    ):
        assert decision != other
    assert "bid" in repr(decision)


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction(Message("m", {"a": 1}, "book §1")),
        CodecError("not a list", "a.b"),
        RecordError(12, "wrong hash"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_come_back_whole_from_another_process(error: HustingsError) -> None:
    """A simulation runs games in processes of its own; what goes wrong there is reported here."""
    back = pickle.loads(pickle.dumps(error))
    assert type(back) is type(error)
    assert str(back) == str(error)
    assert vars(back) == vars(error)


def test_errors_say_what_and_where() -> None:
    refused = IllegalAction(Message("m", {"a": 1}, "book §1"))
    assert refused.rule == "book §1"
    assert str(refused) == "m a=1 [book §1]"
    assert str(CodecError("not a list", "a.b")) == "a.b: not a list"
    assert str(CodecError("not a list")) == "not a list"
    assert str(RecordError(12, "wrong hash")) == "line 12: wrong hash"
