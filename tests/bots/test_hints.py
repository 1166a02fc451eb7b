"""Hints and reasons: what a bot would do, said to a person."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import hustings
from hustings.bots import hint, make
from hustings.bots.hints import changes_later, changes_now
from hustings.bots.judge import Judge, question_seed
from hustings.bots.judgement import best_evaluator
from hustings.core.action import CHANCE, Action, Decision
from hustings.core.evaluator import Figures
from hustings.core.event import Event
from hustings.core.message import Message
from hustings.core.rng import seeded
from hustings.core.title import Title
from hustings.games.zoocracy import events as told
from hustings.games.zoocracy.evaluation import ZooEvaluator
from hustings.games.zoocracy.game import Zoocracy
from hustings.locale import Translator

TITLES = hustings.titles()


def questions(title: Title, seed: int = 5, kinds: int = 7) -> Iterator[tuple[Any, Any, Decision]]:
    """The first question of each of some kinds in a random game: game, state before, question."""
    game = title.game()
    state = game.initial()
    rng = seeded(seed)
    seen: set[str] = set()
    while (asked := game.pending(state)) and len(seen) < kinds:
        decision = asked[0]
        if decision.seat != CHANCE and decision.kind not in seen:
            seen.add(decision.kind)
            yield game, state, decision
        game.apply(state, decision.seat, Action(decision.kind, decision.space.sample(rng)), asked)


@pytest.mark.parametrize("most", [4, pytest.param(20, marks=pytest.mark.slow)])
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_hints_are_legal_ordered_and_can_be_said(title: Title, most: int) -> None:
    say = Translator("en", title)
    kinds = 0
    for game, state, decision in questions(title, kinds=most):
        hints = hint(game, game.view(state, decision.seat), decision, playouts=6)
        assert 1 <= len(hints) <= 3
        assert len(hints) > 1 or decision.space.count() == 1
        assert all(h.action.args in decision.space for h in hints)
        assert len({h.action.args for h in hints}) == len(hints)
        assert all(0 <= h.chance <= 1 for h in hints)
        assert [h.chance for h in hints] == sorted((h.chance for h in hints), reverse=True)
        assert not hints[0].even
        for h in hints:
            assert say(h.reason)
            assert all(say(change.message()) for change in [*h.now, *h.later])
            assert h.data()["kind"] == decision.kind
        kinds += 1
    assert kinds >= 3
    assert not say.missing


@pytest.mark.parametrize(("playouts", "kinds"), [(4, 1), pytest.param(40, 3, marks=pytest.mark.slow)])
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_the_same_question_has_the_same_hint(title: Title, playouts: int, kinds: int) -> None:
    for game, state, decision in questions(title, kinds=kinds):
        view = game.view(state, decision.seat)
        first, again = ([h.data() for h in hint(game, view, decision, playouts=playouts)] for _ in range(2))
        assert first == again


@pytest.mark.parametrize(("playouts", "kinds"), [(6, 2), pytest.param(12, 3, marks=pytest.mark.slow)])
def test_hidden_things_do_not_change_a_hint(playouts: int, kinds: int) -> None:
    """Dealt anew behind the back of whoever asks, the world has the same view and the same hint."""
    for n, (game, state, decision) in enumerate(questions(hustings.title("zoocracy"), kinds=kinds)):
        view = game.view(state, decision.seat)
        other = game.view(game.determinize(view, seeded(n, "dealt anew")), decision.seat)
        assert [h.data() for h in hint(game, view, decision, playouts=playouts)] == [
            h.data() for h in hint(game, other, decision, playouts=playouts)
        ]


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 20))])
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_what_changes_at_once_is_what_the_engine_does(title: Title, seed: int) -> None:
    """In the true world too, which nobody has shown to the hint."""
    evaluator = title.evaluator.new()
    told = 0
    for game, state, decision in questions(title, seed, kinds=20):
        before = dict_of(evaluator.figures(game, state, decision.seat))
        for h in hint(game, game.view(state, decision.seat), decision, playouts=1):
            after = game.copy(state)
            game.apply(after, decision.seat, h.action)
            figures = dict_of(evaluator.figures(game, after, decision.seat))
            for change in h.now:
                what = repr(change.what)
                assert figures[what] - before[what] == change.amount
                told += 1
    assert told or title.id == "pocket"  # there everything waits for the others


def dict_of(figures: Figures) -> dict[str, float]:
    return {repr(what): amount for what, amount in figures}


SOME_KINDS = [("die-macher-2006", 2)]
ALL_KINDS = ["zoocracy", "die-macher-2006", "die-macher-2019"]


@pytest.mark.parametrize(
    ("id", "kinds"),
    [*SOME_KINDS, *(pytest.param(each, 12, marks=pytest.mark.slow) for each in ALL_KINDS)],
)
def test_what_changes_later_holds_in_other_worlds(id: str, kinds: int) -> None:
    """A figure that is said to grow grows in worlds that the hint has not seen, and so with one that falls."""
    title = hustings.title(id)
    held = wrong = 0
    for game, state, decision in questions(title, 8, kinds=kinds):
        view = game.view(state, decision.seat)
        hints = hint(game, view, decision, playouts=200)
        told = [h for h in hints if h.later]
        judge = Judge(game, best_evaluator(game), view, decision, b"other worlds", figures=True)
        args = [h.action.args for h in hints]
        first = Judge(game, best_evaluator(game), view, decision, question_seed(view, decision, "hint"))
        others = [one for one in first.candidates(16) if one not in args] if told else []
        field = judge.answers([*args, *others]) if told else []
        judge.try_all(field, range(40))
        for h in told:
            mine = next(answer for answer in field if answer.args == h.action.args)
            again = {
                repr(change.what): change.amount
                for change in changes_later(mine, [answer for answer in field if answer is not mine], 40)
            }
            for change in h.later:
                if repr(change.what) in again:
                    same = (again[repr(change.what)] > 0) == (change.amount > 0)
                    held, wrong = held + same, wrong + (not same)
    assert held > 5
    assert wrong == 0


def test_equal_answers_are_a_matter_of_taste() -> None:
    """Which party one is called changes nothing: the second and third are as good, and the hint says so."""
    game, state, decision = next(questions(hustings.title("die-macher-2006")))
    assert decision.kind == "party"
    hints = hint(game, game.view(state, decision.seat), decision, playouts=60)
    assert [h.even for h in hints] == [False, True, True]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_reason_can_be_said(title: Title) -> None:
    game = title.game()
    say = Translator("en", title)
    state = game.initial()
    rng = seeded(9)
    bot = make("greedy", rng, title)
    while asked := game.pending(state):
        decision = asked[0]
        if decision.seat == CHANCE:
            action = Action(decision.kind, decision.space.sample(rng))
        else:
            view = game.view(state, decision.seat)
            action = bot.decide(game, view, decision)
            reason = bot.explain(game, view, decision, action)
            if reason is not None:
                assert say(reason)
        game.apply(state, decision.seat, action, asked)
    assert not say.missing


def zoo(**options: str) -> Zoocracy:
    game: Any = hustings.game("zoocracy", players=4, **options)
    assert isinstance(game, Zoocracy)
    return game


def test_a_broken_promise_is_remembered() -> None:
    """Seat 0 owed seat 1 the goal of this round and named itself; seat 2 kept its word."""
    game = zoo(advanced="true")
    evaluator = ZooEvaluator()
    before = evaluator.memory.trust(0)
    for event in (
        told.SEATS(seats=[9, 8, 7, 6]),
        Event(told.PROMISE, (0, 1)),
        Event(told.PROMISE, (1, 1)),
        Event(told.NAMED, (0, 0)),
    ):
        evaluator.observe(game, event)
    assert evaluator.memory.broken == {0: 1}
    assert evaluator.memory.trust(0) < before
    for event in (Event(told.ROUND, (2,)), Event(told.NAMED, (2, 1))):
        evaluator.observe(game, event)
    assert evaluator.memory.kept == {2: 1}
    assert evaluator.memory.trust(2) > before
    assert evaluator.new() is not evaluator
    assert ZooEvaluator().memory.trust(0) == before


def test_who_broke_its_word_is_told_so() -> None:
    game = zoo(advanced="true")
    state = game.initial()
    rng = seeded(1)
    evaluator = ZooEvaluator()
    evaluator.memory.broken = {0: 3}
    said: set[str] = set()
    for _ in range(3000):
        asked = game.pending(state)
        if not asked:
            state = game.initial()
            continue
        decision = asked[0]
        if decision.kind == "vote" and decision.seat != state.stack[-1].args[0]:
            reason = evaluator.explain(game, state, decision, (0,))
            assert isinstance(reason, Message)
            said.add(reason.id)
        action = Action(decision.kind, decision.space.sample(rng))
        game.apply(state, decision.seat, action, asked)
    assert "zoo-because-broken" in said
    assert "zoo-because-nothing" in said


def test_bots_hear_the_news_in_a_game() -> None:
    """In a run of bots the promises reach their memory: the same game again gives the same result."""
    from hustings.bots.arena import Run, play_one

    options = zoo(advanced="true").options
    run = Run("zoocracy", 4, options, ("greedy",) * 4, 77)
    assert play_one(run, 0).points == play_one(run, 0).points


@pytest.mark.parametrize("id", ["pocket", "die-macher-2006", "zoocracy"])
def test_of_a_sealed_bid_nothing_is_told_that_the_others_decide(id: str) -> None:
    """The last bid opens all; what it costs depends on theirs, which are only imagined."""
    title = hustings.title(id)
    game = title.game(3)
    state = game.initial()
    rng = seeded(3)
    found = 0
    while (asked := game.pending(state)) and found < 2:
        decision = asked[0]
        if decision.kind.endswith("bid") and len(asked) == 1 and decision.kind in game.secret_kinds():
            found += 1
            judge = Judge(
                game,
                best_evaluator(game, None),
                game.view(state, decision.seat),
                decision,
                b"1",
                figures=True,
            )
            most = max(judge.answers(judge.candidates(40)), key=lambda answer: answer.args)
            assert most.args > (0,)
            assert changes_now(judge, most) == []
        game.apply(state, decision.seat, Action(decision.kind, decision.space.sample(rng)), asked)
    assert found == 2
