"""Bots and the options of Zoocracy: every answer is legal, and the new ones make sense."""

from __future__ import annotations

import pytest

import hustings
from hustings.bots import make
from hustings.core.action import CHANCE, Action
from hustings.core.rng import seeded
from hustings.games.zoocracy import TITLE, frames
from hustings.games.zoocracy.constants import LOYALTY
from hustings.games.zoocracy.evaluation import ZooEvaluator
from tests.zoocracy.scenario import HIPPO, PLACE, SNAKE, TAKE_BACK, Table

OPTIONS = [
    {},
    {"food_supply": "limited"},
    {"loyalty": "any"},
    {"promises_to_the_opposition": "goals-kept"},
    {"food_supply": "limited", "loyalty": "any", "advanced": "true"},
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_greedy_plays_to_the_end(options: dict[str, str], players: int) -> None:
    """And never takes food back: it places none that ties."""
    told = play(options, players, "greedy", 2000)
    assert "end" in told
    assert "taken-back" not in told


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_planner_answers_everything(options: dict[str, str]) -> None:
    assert "turn-ended" in play(options, 3, "planner@2", 60)


def play(options: dict[str, str], players: int, bot: str, most: int) -> set[str]:
    """The kinds of events in so many decisions of bots."""
    game = hustings.game("zoocracy", players=players, **options)
    state = game.initial()
    rng = seeded(4)
    bots = [make(bot, seeded(4, f"{seat}"), TITLE) for seat in range(players)]
    told: set[str] = set()
    for _ in range(most):
        asked = game.pending(state)
        if not asked:
            break
        decision = asked[0]
        if decision.seat == CHANCE:
            action = Action(decision.kind, decision.space.sample(rng))
        else:
            action = bots[decision.seat].decide(game, game.view(state, decision.seat), decision)
            assert action.args in decision.space
        told |= {event.kind for event in game.apply(state, decision.seat, action, asked)}
    return told


def choice(table: Table) -> tuple[int, ...]:
    """What the evaluator answers to the first open question."""
    return ZooEvaluator().choose(table.game, table.state, table.game.pending(table.state)[0], seeded(1))


def test_the_president_takes_the_card() -> None:
    table = Table().begin(frames.PRESIDENT_CARD, 1)
    assert choice(table) == (1,)


def test_food_is_taken_back_from_a_tie_and_from_nowhere_else() -> None:
    """A position that a person has left: hippos tied, snakes not, and no food to go on with."""
    table = Table()
    table.state.tokens[HIPPO] = [0, 3, 0]
    table.state.funds[0] = 5
    table.begin(frames.CAMPAIGN)
    table.campaign(0, PLACE, SNAKE, 2)
    table.campaign(0, PLACE, HIPPO, 3)
    asked = table.game.pending(table.state)[0]
    found = ZooEvaluator().candidates(table.game, table.state, asked, seeded(1))
    assert found == [(TAKE_BACK, HIPPO)]


@pytest.mark.parametrize(("mine", "answer"), [(3, 2), (0, 0)])
def test_loyalty_is_for_ones_own_tokens(mine: int, answer: int) -> None:
    """Where it may keep anybody's, a bot does not keep a rival's."""
    table = Table(loyalty="any")
    card = table.deal(0, LOYALTY, SNAKE)
    table.state.tokens[SNAKE] = [mine, 2, 1]
    table.begin(frames.ELECTION)
    assert choice(table) == ((card, answer, 0) if answer else (0,))
