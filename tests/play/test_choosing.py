"""One answer in the making: few choices as a list, many step by step, and reasons for refusals."""

from __future__ import annotations

from typing import Any

import pytest

import hustings
from hustings.core.action import Action, Decision
from hustings.core.compound import Branch, Product
from hustings.core.message import Message
from hustings.core.space import OneOf, Ordered, Range, Space, Subset, Unit, Vector
from hustings.core.words import Words
from hustings.play.choosing import Choosing, InputRejected
from tests.laws import question

GAME = hustings.game("pocket", players=3)


def choosing(space: Space, kind: str = "bid", why_not: Any = None) -> Choosing:
    return Choosing(GAME, Words(), None, Decision(0, question(kind), space), why_not)


def labels(made: Choosing) -> list[str]:
    return [choice.label for choice in made.choices()]


def refusal(made: Choosing, text: str) -> Message:
    before = (made.prefix, made.before[:])
    with pytest.raises(InputRejected) as caught:
        made.type(text)
    assert (made.prefix, made.before) == before, "a refused answer changed something"
    return caught.value.message


def test_numbers_are_typed_as_they_are() -> None:
    made = choosing(Range(0, 5, "pocket §2"))
    assert labels(made) == ["0", "1", "2", "3", "4", "5"]
    assert not made.stepwise
    made.type("0")
    assert made.ready
    assert made.answer == Action("bid", (0,))


def test_things_are_numbered_from_one() -> None:
    made = choosing(Branch((0, 2, 7), (Unit(), Unit(), OneOf((4, 5)))))
    assert labels(made) == ["1", "2", "3", "4"]
    made.type("4")
    assert made.answer.args == (7, 5)


def test_a_listed_choice_is_whole_though_more_could_follow() -> None:
    made = choosing(Subset((0, 1, 2), 0, 2))
    assert len(made.choices()) == 7
    assert refusal(made, "2 2").id == "space-too-long"
    made.type("2")
    assert made.ready
    assert made.answer.args == (0,)
    nothing = choosing(Subset((0, 1, 2), 0, 2))
    nothing.type("1")
    assert nothing.ready
    assert nothing.answer.args == ()


def test_whole_choices_of_several_numbers_are_only_numbered() -> None:
    made = choosing(Vector((9, 0), 9))
    assert labels(made) == [str(n) for n in range(1, 11)]
    assert refusal(made, "0").id == "terminal-number"
    made.type("10")
    assert made.answer.args == (9, 0)


def test_a_wide_range_is_not_listed() -> None:
    made = choosing(Range(3, 99))
    assert made.choices() == []
    assert made.single
    assert made.numbers() == range(3, 100)
    assert refusal(made, "2").id == "space-range"
    made.type("57")
    assert made.ready
    assert made.answer.args == (57,)


def test_large_choices_are_made_step_by_step_and_taken_back() -> None:
    made = choosing(Vector((4, 4, 4), 12))
    assert made.stepwise
    assert not made.single
    made.type("1")
    made.type("2")
    assert made.back()
    assert made.answer == Action("bid", (1,))
    made.type("3 4")
    assert made.ready
    assert made.restart()
    assert made.answer.args == ()
    assert not made.back()
    assert not made.restart()


def test_several_numbers_at_once_or_none() -> None:
    made = choosing(Vector((4, 4, 4), 8, 0, "pocket §3"))
    message = refusal(made, "4 4 1")
    assert (message.id, message.rule) == ("space-sum", "pocket §3")
    assert refusal(made, "1 1 1 1").id == "space-too-long"
    made.type("1 1 1")
    assert made.answer.args == (1, 1, 1)
    made.restart()
    made.type("4 4 0")  # the last step leaves no choice, and may be typed all the same
    assert made.answer.args == (4, 4, 0)


def test_steps_without_a_choice_are_taken_by_themselves() -> None:
    made = choosing(Vector((3, 3, 3), 3))
    made.type("3")
    assert made.ready
    assert made.answer.args == (3, 0, 0)
    made.back()
    assert made.prefix == ()


def test_a_choice_may_end_early() -> None:
    made = choosing(Subset(tuple(range(10)), 1, 3))
    assert not made.may_stop()
    made.type("4")
    assert made.may_stop()
    made.type("1")  # the first of what is left: items 4 to 9
    assert made.answer.args == (3, 4)
    assert made.may_stop()


def test_what_is_typed_wrongly() -> None:
    made = choosing(Ordered((3, 4, 8), 3, 3))
    assert refusal(made, "7").id == "terminal-number"
    assert refusal(made, "seven").id == "terminal-unknown"
    assert refusal(made, "-1").id == "terminal-unknown"
    assert refusal(choosing(Range(0, 3)), "9" * 500).id == "space-range"
    assert refusal(choosing(Range(0, 3)), "²").id == "terminal-unknown"


def test_the_game_may_know_a_better_reason() -> None:
    better = Message("pocket-not-in-hand", {}, "pocket §4")
    made = choosing(Range(0, 3), why_not=lambda action: better)
    assert refusal(made, "5") is better


def test_why_lists_what_is_not_possible_with_its_reason() -> None:
    state = GAME.initial()
    while (decision := GAME.pending(state)[0]).kind != "card":
        GAME.apply(state, decision.seat, Action(decision.kind, next(iter(decision.space))))
    seat = decision.seat
    view = GAME.view(state, seat)
    words = hustings.title("pocket").words
    made = Choosing(GAME, words, view, decision, lambda action: GAME.why_not(state, seat, action))
    held = {0, *view.hand}
    missing = [card for card in (1, 2) if card not in held]
    assert missing, "the position should leave a card out"
    told = made.impossible()
    assert {(one.why.id, one.why.rule) for one in told} == {("pocket-not-in-hand", "pocket §4")}
    assert [one.tried.id for one in told] == [f"pocket-card-{card}" for card in missing]


def test_why_one_number() -> None:
    made = choosing(Range(0, 5, "pocket §2"))
    with pytest.raises(InputRejected) as caught:
        made.explain_word("9")
    assert caught.value.message.rule == "pocket §2"
    with pytest.raises(InputRejected) as caught:
        made.explain_word("3")
    assert caught.value.message.id == "terminal-possible"
    assert made.prefix == ()


def test_things_without_an_order_are_chosen_in_one_step() -> None:
    pairs = Subset((0, 1, 2, 3), 2, 2)
    made = choosing(Branch((0, 1), (Product((pairs, pairs), (2, 2)), Product((pairs, pairs), (2, 2)))))
    made.type("2")
    assert [choice.picks for choice in made.choices()] == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    made.type("6 1")
    assert made.ready
    assert made.answer.args == (1, 2, 3, 0, 1)
    assert made.back()
    assert made.prefix == (1, 2, 3)
