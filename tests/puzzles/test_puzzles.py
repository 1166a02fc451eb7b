"""Puzzles: each that is shipped still leads to its question and has the solution it says."""

from __future__ import annotations

import json
from datetime import date, timedelta

import pytest

import hustings
from hustings.bots.judgement import LearnedEvaluator
from hustings.core.errors import OptionError
from hustings.puzzles import (
    Puzzle,
    all_puzzles,
    holds,
    judge_answer,
    make_puzzles,
    puzzle,
    puzzle_of_the_day,
    puzzles,
)
from hustings.puzzles.answer import judged
from hustings.puzzles.maker import grade, made_anew
from hustings.puzzles.model import dumps, puzzle_of

SHIPPED = all_puzzles()
FIRST = [puzzles(name)[0] for name in sorted({each.game for each in SHIPPED})]


@pytest.mark.parametrize("each", SHIPPED, ids=lambda each: each.id)
def test_a_shipped_puzzle_leads_to_its_question(each: Puzzle) -> None:
    position = each.position()
    space = position.decision.space
    assert all(space.contains(tuple(args)) for args in [each.solution, *each.others])
    assert max(each.chances) == each.chances[0]
    assert each.grade == grade(each.solved)


@pytest.mark.parametrize("each", FIRST, ids=lambda each: each.id)
def test_the_first_puzzle_of_a_title_holds(each: Puzzle) -> None:
    assert holds(each)


@pytest.mark.slow
@pytest.mark.parametrize("each", SHIPPED, ids=lambda each: each.id)
def test_a_shipped_puzzle_holds(each: Puzzle) -> None:
    assert holds(each)


@pytest.mark.parametrize("id", sorted({each.game for each in SHIPPED}))
def test_a_set_is_worth_the_name(id: str) -> None:
    found = puzzles(id)
    assert len(found) >= 10
    assert len({each.id for each in found}) == len(found)
    assert len({each.grade for each in found}) >= 2
    assert len({each.kind for each in found}) >= 2


def test_another_solution_is_found_out() -> None:
    """A puzzle that calls the second best answer its solution does not hold."""
    each = next(each for each in puzzles("pocket"))
    wrong = puzzle_of({**each.data(), "solution": each.others[0], "others": [each.solution]})
    assert holds(each)
    assert not holds(wrong)


def test_answers_are_judged_by_the_best_there_is() -> None:
    """As hints and reviews are, so that none of them contradicts another; and as a share of games won."""
    position = puzzles("zoocracy")[0].position()
    judge = judged(position, [tuple(puzzles("zoocracy")[0].solution)], b"test", 2)
    assert isinstance(judge.evaluator, LearnedEvaluator)
    assert judge.chance(judge.tried[0]) == judge.tried[0].mean


def test_a_position_is_judged_anew() -> None:
    each = puzzles("pocket")[0]
    anew = made_anew(puzzle_of({**each.data(), "solution": each.others[0], "others": []}))
    assert anew is not None
    assert (anew.id, anew.solution) == (each.id, each.solution)


def test_an_answer_is_judged() -> None:
    each = puzzles("pocket")[0]
    right = judge_answer(each, tuple(each.solution))
    assert right.solved
    assert right.chance == right.best == each.chances[0]
    worse = judge_answer(each, tuple(each.others[0]))
    assert not worse.solved
    assert worse.chance < worse.best


def test_what_is_hidden_does_not_change_the_verdict() -> None:
    """It is worked out from what the seat sees."""
    each = next(one for one in puzzles("zoocracy") if one.others)
    first = judge_answer(each, tuple(each.others[0]), 4)
    again = judge_answer(each, tuple(each.others[0]), 4)
    assert (first.chance, first.best, first.solved) == (again.chance, again.best, again.solved)


def test_there_is_one_for_every_day() -> None:
    days = [date(2026, 11, 16) + timedelta(days=n) for n in range(len(SHIPPED))]
    found = [puzzle_of_the_day(day) for day in days]
    assert {each.id for each in found if each is not None} == {each.id for each in SHIPPED}
    assert puzzle_of_the_day(days[0]) is found[0]


def test_puzzles_are_made() -> None:
    made = list(make_puzzles(hustings.title("pocket"), 1, 2, seed=5))
    assert len(made) == 1
    assert made[0].data() == next(make_puzzles(hustings.title("pocket"), 1, 2, seed=5)).data()
    assert holds(made[0])
    assert puzzle_of(json.loads(dumps(made))).data() == made[0].data()
    # Beside itself alone, one of its kind and grade would be too many.
    for other in make_puzzles(hustings.title("pocket"), 1, 2, seed=5, beside=made, most_games=4):
        assert other.kind != made[0].kind
        assert other.grade != made[0].grade


def test_what_there_is_not() -> None:
    with pytest.raises(OptionError):
        puzzle("no-such-puzzle")
    old = puzzle_of({**SHIPPED[0].data(), "version": 0})
    with pytest.raises(OptionError):
        old.position()
