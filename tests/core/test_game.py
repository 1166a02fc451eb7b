"""Frames and the protocol: settling, interrupts, checked actions, refusals that change nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hustings
from hustings.core.action import CHANCE, SPECTATOR, Action, Decision
from hustings.core.errors import IllegalAction, InvalidAction, RulesBug
from hustings.core.event import Event, Log
from hustings.core.frame import Frame, Phase, kebab
from hustings.core.game import Game, Outcome
from hustings.core.message import Message
from hustings.core.rng import seeded
from hustings.core.space import Range, Unit
from hustings.core.vocabulary import Vocabulary
from tests.core.heap import COIN, END, PLAY, RESIGN, TAKE, TOOK, TOSS, TOSSED, WRONG, Heap, HeapState, Play
from tests.laws import few


def take(game: Heap, state: HeapState, *amounts: int) -> list[Event]:
    events: list[Event] = []
    for amount in amounts:
        events += game.apply(state, game.pending(state)[0].seat, Action("take", (amount,)))
    return events


# -- flow --------------------------------------------------------------------------------------


def test_the_top_frame_asks() -> None:
    game = Heap()
    state = game.initial()
    assert game.pending(state) == [
        Decision(0, TAKE, Range(1, 3, "heap §1")),
        Decision(1, RESIGN, Unit("heap §3")),
    ]
    take(game, state, 2)
    assert [d.seat for d in game.pending(state)] == [1, 0]
    assert state.stack == [Frame(PLAY, 1)]


def test_an_interrupt_comes_back_to_where_it_left_off() -> None:
    game = Heap()
    state = game.initial()
    assert take(game, state, 3, 3)[-1] == TOOK(seat=1, number=3)
    assert state.stack == [Frame(PLAY, 2), Frame(COIN, 0, (1,))]
    assert game.pending(state) == [Decision(CHANCE, TOSS, Range(0, 1, "heap §4"))]
    events = game.apply(state, CHANCE, Action("coin", (1,)))
    assert events == [Event(TOSSED, (), (1,), 1)]
    assert state.stack == [Frame(PLAY, 2)]
    assert (state.left, game.pending(state)[0].seat) == (7, 0)


def test_forced_steps_follow_by_themselves_to_the_end() -> None:
    game = Heap(4)
    state = game.initial()
    events = take(game, state, 3, 1)
    assert events[-1] == END()
    assert game.pending(state) == []
    assert game.over(state)
    assert not game.over(game.initial())


def test_a_playout_is_the_same_game_step_by_step() -> None:
    game = hustings.game("pocket", 3)
    for number in range(5):
        quick, slow = game.initial(), game.initial()
        answers = game.play_out(quick, seeded(number))
        rng = seeded(number)
        steps = 0
        while asked := game.pending(slow):
            game.apply(slow, asked[0].seat, Action(asked[0].kind, asked[0].space.sample(rng)))
            steps += 1
        assert (answers, quick.key()) == (steps, slow.key())


def test_the_start_settles_too() -> None:
    game = Heap(0)
    assert game.over(game.initial())
    assert game.setup().stack


def test_the_second_of_two_open_questions_can_be_answered_first() -> None:
    game = Heap()
    state = game.initial()
    assert game.apply(state, 1, Action("resign", ())) == [END()]


def test_frames_are_plain_data() -> None:
    frame = Frame(1, 2, (3, 4))
    twin = frame.copy()
    twin.step += 1
    assert (frame.step, twin) == (2, Frame(1, 3, (3, 4)))
    assert frame.key() == (2, 3, 4, 1, 2)  # args, kind, step
    assert Frame(1) == Frame(1, 0, ())


def test_push_and_pop() -> None:
    state = Heap().setup()
    state.push(COIN, (1,))
    assert state.stack == [Frame(PLAY), Frame(COIN, 0, (1,))]
    state.pop()
    assert state.stack == [Frame(PLAY)]


def test_a_phase_goes_through_its_steps_and_is_popped() -> None:
    state = Heap().setup()
    state.push(COIN)
    assert [state.begin_step(2), state.begin_step(2)] == [0, 1]
    assert state.stack[-1] == Frame(COIN, 2)  # what it has begun may still be on top of it
    assert state.begin_step(2) == -1
    assert state.stack == [Frame(PLAY)]
    state.push(COIN)
    state.end_step(2)
    assert state.stack[-1] == Frame(COIN, 1)
    state.end_step(2)
    assert state.stack == [Frame(PLAY)]


def test_a_phase_is_called_what_its_class_is_called() -> None:
    assert Play().name == "play"
    assert kebab("NextRound") == "next-round"


def test_every_start_is_a_state_of_its_own() -> None:
    game = Heap()
    one, other = game.initial(), game.initial()
    one.left -= 1
    assert other == game.initial() != one


@pytest.mark.interpreted
def test_a_phase_must_say_what_it_asks() -> None:
    game = Heap()
    state = game.initial()
    state.push(WRONG)
    with pytest.raises(NotImplementedError):
        game.pending(state)
    phase: Phase[Any, Any] = Phase()
    with pytest.raises(NotImplementedError):
        phase.apply(game, state, state.stack[-1], 0, (), Log())
    assert phase.settle(game, state, state.stack[-1], Log()) is False


# -- refusals ----------------------------------------------------------------------------------


REFUSED = [
    (0, Action("take", (4,)), Message("space-range", {"low": 1, "high": 3}, "heap §1")),
    (0, Action("take", (0,)), Message("space-range", {"low": 1, "high": 3}, "heap §1")),
    (0, Action("take", ()), Message("space-unfinished", {"allowed": "1-3"}, "heap §1")),
    (0, Action("take", (1, 1)), Message("space-too-long", {"most": 1}, "heap §1")),
    (1, Action("resign", (1,)), Message("space-too-long", {"most": 0}, "heap §3")),
    (0, Action("resign", ()), Message("not-asked", {"kind": "resign", "asked": "take"})),
    (1, Action("take", (1,)), Message("not-asked", {"kind": "take", "asked": "resign"})),
    (2, Action("take", (1,)), Message("not-your-turn")),
    (CHANCE, Action("coin", (1,)), Message("not-your-turn")),
    (SPECTATOR, Action("take", (1,)), Message("not-your-turn")),
]


@pytest.mark.parametrize(("seat", "action", "message"), REFUSED)
def test_a_refusal_names_the_rule_and_changes_nothing(seat: int, action: Action, message: Message) -> None:
    game = Heap()
    state = game.initial()
    before = state.key()
    assert game.why_not(state, seat, action) == message
    with pytest.raises(IllegalAction) as refused:
        game.apply(state, seat, action)
    assert refused.value.message == message
    assert refused.value.rule == message.rule
    assert state.key() == before


def test_a_game_can_say_it_better() -> None:
    game = Heap(2)
    state = game.initial()
    assert game.why_not(state, 0, Action("take", (3,))) == Message("heap-too-few", {"left": 2}, "heap §2")
    assert game.why_not(state, 0, Action("take", (4,))) == Message(
        "space-range", {"low": 1, "high": 2}, "heap §1"
    )
    assert game.why_not(state, 0, Action("take", (2,))) is None


@pytest.mark.parametrize("args", [(-1,), (True,), (1.0,), (2.5,), ("1",), (None,), ((1,),)], ids=repr)
def test_what_is_no_action_at_all_is_invalid(args: Any) -> None:
    """Even where a comparison would let it through: 2.5 lies between 1 and 3."""
    game = Heap()
    state = game.initial()
    before = state.key()
    with pytest.raises(InvalidAction, match="whole numbers from 0 up"):
        game.apply(state, 0, Action("take", args))
    with pytest.raises(InvalidAction, match="whole numbers from 0 up"):
        game.apply(state, 0, Action("take", args), game.pending(state))
    assert state.key() == before


def test_a_finished_game_takes_no_more_actions() -> None:
    game = Heap(1)
    state = game.initial()
    take(game, state, 1)
    with pytest.raises(IllegalAction) as refused:
        game.apply(state, 0, Action("take", (1,)))
    assert refused.value.message.id == "not-your-turn"


def test_asked_saves_asking_twice() -> None:
    """What is passed in is believed instead of asking again, and checked against all the same."""
    game = Heap()
    state = game.initial()
    asked = game.pending(state)
    with pytest.raises(IllegalAction):
        game.apply(state, 0, Action("take", (4,)), asked)
    assert game.apply(state, 0, Action("take", (3,)), asked) == [TOOK(seat=0, number=3)]
    with pytest.raises(RulesBug):  # not what was pending: the caller's mistake must show
        game.apply(state, 1, Action("take", (1,)), [])


@few
@given(st.integers(0, 200), st.integers(0, 40), st.data())
def test_no_wrong_action_changes_a_real_game(seed: int, steps: int, data: st.DataObject) -> None:
    """Anything at all, at any moment of a game: carried out if legal, else refused without a trace."""
    game = hustings.game("pocket", players=3)
    state = game.initial()
    rng = seeded(seed)
    for _ in range(steps):
        if asked := game.pending(state):
            decision = asked[rng.below(len(asked))]
            game.apply(state, decision.seat, Action(decision.kind, decision.space.sample(rng)), asked)
    seat = data.draw(st.integers(-3, 4))
    kind = data.draw(st.sampled_from(["deal", "bid", "meetings", "card", "issue", "programme", "", "x"]))
    action = Action(kind, tuple(data.draw(st.lists(st.integers(-1, 6), max_size=3))))
    before, why = state.key(), game.why_not(state, seat, action)
    if why is None:
        game.apply(state, seat, action)
        assert state.key() != before
        return
    wrong = InvalidAction if any(value < 0 for value in action.args) else IllegalAction
    with pytest.raises(wrong):
        game.apply(state, seat, action)
    assert state.key() == before


# -- the rest of the protocol ------------------------------------------------------------------


def test_trusted_play_reaches_the_same_states() -> None:
    game = hustings.game("pocket", players=3)
    checked, trusted, rng = game.initial(), game.initial(), seeded(4)
    steps = 0
    while asked := game.pending(checked):
        decision = asked[-1]
        action = Action(decision.kind, decision.space.sample(rng))
        game.apply(checked, decision.seat, action, asked)
        assert game.apply_trusted(trusted, decision.seat, action) is None  # type: ignore[func-returns-value]
        assert trusted == checked
        steps += 1
    assert steps > 20


def test_one_game_serves_every_table() -> None:
    game = Heap()
    first, second = game.initial(), game.initial()
    take(game, first, 3)
    assert second == game.initial()
    twin = game.copy(first)
    take(game, twin, 1)
    assert twin != first


def test_outcome_names_the_winners() -> None:
    assert Outcome([5, 9, 9], [3, 1, 1], "end").winners == [1, 2]
    assert Outcome([], [], "x").winners == []
    assert Outcome([1], [1], "x") == Outcome([1], [1], "x")
    assert Outcome([1], [1], "x").data() == {"points": [1], "ranks": [1], "reason": "x"}


@pytest.mark.interpreted
def test_a_bare_game_promises_nothing() -> None:
    game: Game[Any, Any] = Game("bare", 1, 2, {}, Vocabulary())
    for call in (game.setup, game.pick_bounds):
        with pytest.raises(NotImplementedError):
            call()
    state = Heap().setup()
    with pytest.raises(NotImplementedError):
        game.outcome(state)
    with pytest.raises(NotImplementedError):
        game.view(state, 0)
    with pytest.raises(NotImplementedError):
        game.determinize(Heap().view(state, 0), seeded(1))
    assert game.conserved(state) == {}
    assert game.insights(Heap().view(state, 0)) == {}
