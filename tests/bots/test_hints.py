"""Hints and reasons: what a bot would do, said to a person."""

from __future__ import annotations

from typing import Any

import pytest

import hustings
from hustings.bots import hint, make
from hustings.core.action import CHANCE, Action
from hustings.core.event import Event
from hustings.core.message import Message
from hustings.core.rng import seeded
from hustings.core.title import Title
from hustings.games.zoocracy import events as told
from hustings.games.zoocracy.evaluation import ZooEvaluator
from hustings.games.zoocracy.game import Zoocracy
from hustings.locale import Translator

TITLES = hustings.titles()


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_hints_are_legal_ordered_and_can_be_said(title: Title) -> None:
    game = title.game()
    say = Translator("en", title)
    state = game.initial()
    rng = seeded(5)
    kinds: set[str] = set()
    for n in range(500):
        asked = game.pending(state)
        if not asked or len(kinds) == 7:
            break
        decision = asked[0]
        if decision.seat != CHANCE and decision.kind not in kinds:
            kinds.add(decision.kind)
            hints = hint(game, game.view(state, decision.seat), decision, playouts=6, rng=seeded(n))
            assert 1 <= len(hints) <= 3
            assert all(h.action.args in decision.space for h in hints)
            assert len({h.action.args for h in hints}) == len(hints)
            assert all(0 <= h.chance <= 1 for h in hints)
            for h in hints:
                assert say(h.reason)
                assert h.data()["kind"] == decision.kind
        game.apply(state, decision.seat, Action(decision.kind, decision.space.sample(rng)), asked)
    assert len(kinds) >= 3
    assert not say.missing


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
