"""Mistakes that greedy made once, and lost by to itself."""

from __future__ import annotations

from typing import Any

import pytest

import hustings
from hustings.bots import make
from hustings.bots.levels import GLANCES, HastyEvaluator
from hustings.core.action import CHANCE, Action
from hustings.core.rng import seeded
from hustings.games.die_macher.classic.evaluation.campaign import poll_ceiling
from hustings.games.die_macher.classic.evaluation.weights import ClassicWeights
from hustings.registry import title


def answers(
    id: str, kind: str, numbers: dict[str, float], most: int = 400
) -> list[tuple[Any, tuple[int, ...]]]:
    """What quick choices answer to questions of a kind in one game: with a copy of the state."""
    game, evaluator = hustings.game(id, 4), title(id).evaluator.judging_by(numbers)
    state, rng = game.initial(), seeded(6)
    found: list[tuple[Any, tuple[int, ...]]] = []
    while (asked := game.pending(state)) and len(found) < most:
        decision = asked[0]
        if decision.seat == CHANCE:
            args = decision.space.sample(rng)
        else:
            args = evaluator.choose(game, state, decision, rng)
            if decision.kind == kind:
                found.append((game.copy(state), args))
        game.apply(state, decision.seat, Action(decision.kind, args), asked)
    return found


@pytest.mark.parametrize("id", ["die-macher-1997", "die-macher-2006"])
def test_cabinet_cards_wait_for_the_last_elections(id: str) -> None:
    elections = hustings.game(id, 4).tables.elections  # type: ignore[attr-defined]

    def early(numbers: dict[str, float]) -> int:
        found = answers(id, "cabinet", numbers)
        return sum(sum(map(bool, args)) for state, args in found if elections - state.round >= 3)

    assert early({}) * 3 < early({"card_early": 0.0})
    assert any(any(args) for _, args in answers(id, "cabinet", {}))


def test_a_poll_is_worth_ten_thousand_in_2006() -> None:
    game = hustings.game("die-macher-2006", 4)
    state, _ = answers("die-macher-2006", "raise", {}, 1)[0]
    state.money = [40] * 4
    before = ClassicWeights(poll_share=0.75, poll_money=0.45, poll_trend=0.8)
    assert poll_ceiling(game, state, 0) >= 10  # type: ignore[arg-type]
    assert poll_ceiling(game, state, 0, before) < 10  # type: ignore[arg-type]


def test_more_is_paid_for_polls_of_the_first_round_in_2019() -> None:
    """A poll put away brings base, which counts and pays: it was sold for less than a thousand."""

    def bids(numbers: dict[str, float]) -> int:
        found = answers("die-macher-2019", "poll-bid", numbers)
        return sum(args[0] for state, args in found if state.round == 0)

    assert bids({}) > bids({"poll_share": 0.8, "poll_money": 0.5})


@pytest.mark.parametrize("name", ["newcomer", "club"])
def test_money_is_not_left_lying_where_nothing_wins(name: str) -> None:
    """All answers seemed alike where none won, and the first of them was to do nothing."""
    pocket = title("pocket")
    game = pocket.game(players=3)
    for seed in range(6):
        state, rng = game.initial(), seeded(seed)
        bots = [make(name, seeded(seed, f"{seat}"), pocket) for seat in range(3)]
        while asked := game.pending(state):
            decision = asked[0]
            action = Action(decision.kind, decision.space.sample(rng))
            if decision.seat != CHANCE:
                view = game.view(state, decision.seat)
                action = bots[decision.seat].decide(game, view, decision)
                if decision.kind == "meetings" and view.funds[decision.seat]:
                    assert sum(action.args), (seed, decision.seat)
            game.apply(state, decision.seat, action, asked)


def test_a_newcomer_thinks_of_few_answers_where_a_game_has_no_weights() -> None:
    pocket = title("pocket")
    game = pocket.game(players=3)
    state = game.initial()
    while (decision := game.pending(state)[0]).seat == CHANCE:
        game.apply(state, CHANCE, Action(decision.kind, decision.space.sample(seeded(1))))
    hasty = HastyEvaluator(pocket.evaluator)
    found = [hasty.candidates(game, state, decision, seeded(n)) for n in range(9)]
    assert {len(options) for options in found} == {GLANCES}
    assert all(args in decision.space for options in found for args in options)
    assert len({tuple(options) for options in found}) > 1
