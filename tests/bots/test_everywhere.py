"""Every bot plays every game, at every number of players and with every option, and keeps to its time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

import hustings
from hustings.bots import PlannerBot, make
from hustings.bots.arena import Run, play_one
from hustings.core.action import CHANCE, Action
from hustings.core.rng import seeded


def set_ups() -> Iterator[tuple[str, int, dict[str, str]]]:
    for title in hustings.titles():
        for players in title.players:
            yield title.id, players, {}
        for option in title.options:
            for value in option.values[1:]:
                yield title.id, title.players[0], {option.name: value}
    together = {"elections": "7", "minority_media": "none", "old_markers": "returned"}
    yield "die-macher-2019", 4, together  # markers come back in the long game only


@pytest.mark.parametrize(("id", "players", "options"), list(set_ups()), ids=str)
def test_greedy_finishes_everywhere(id: str, players: int, options: dict[str, str]) -> None:
    chosen = hustings.game(id, players, **options).options
    result = play_one(Run(id, players, chosen, ("greedy",) * players, 3), 0)
    assert len(result.points) == players
    assert 1 in result.ranks


@pytest.mark.parametrize("title", hustings.titles(), ids=lambda title: title.id)
def test_planner_answers_everything(title: object) -> None:
    """Two playouts for every decision of the first rounds: whatever is asked, the answer is legal."""
    found = next(t for t in hustings.titles() if t is title)
    game = found.game(found.players[0])
    state = game.initial()
    rng = seeded(2)
    planner = make("planner@2", rng, found)
    for _ in range(140):
        asked = game.pending(state)
        if not asked:
            break
        decision = asked[0]
        if decision.seat == CHANCE:
            action = Action(decision.kind, decision.space.sample(rng))
        else:
            action = planner.decide(game, game.view(state, decision.seat), decision)
            assert action.args in decision.space
        game.apply(state, decision.seat, action, asked)


@pytest.mark.parametrize(
    ("id", "options", "kind"),
    [
        ("die-macher-1997", {}, "exchange"),
        ("die-macher-2006", {}, "exchange"),
        (
            "die-macher-2019",
            {"elections": 7, "minority_media": "none", "old_markers": "returned"},
            "donation",
        ),
    ],
    ids=str,
)
def test_planner_answers_what_the_options_bring(id: str, options: dict[str, object], kind: str) -> None:
    """Greedy plays; whenever this is asked, the planner's answer is legal too."""
    found = hustings.titles()
    title = next(t for t in found if t.id == id)
    game = title.game(3, **options)
    state, rng = game.initial(), seeded(4)
    greedy, planner = make("greedy", rng, title), make("planner@2", rng, title)
    met = 0
    while asked := game.pending(state):
        decision = asked[0]
        if decision.seat == CHANCE:
            action = Action(decision.kind, decision.space.sample(rng))
        else:
            bot = planner if decision.kind == kind else greedy
            met += bot is planner
            action = bot.decide(game, game.view(state, decision.seat), decision)
            assert action.args in decision.space
        game.apply(state, decision.seat, action, asked)
    assert met > 3


def test_planner_keeps_its_time() -> None:
    """By a clock that moves a hundredth of a second at each look."""
    game = hustings.game("pocket", players=3)
    state = game.initial()
    rng = seeded(3)
    while True:
        decision = game.pending(state)[0]
        if decision.seat != CHANCE and decision.space.count() > 3:
            break
        game.apply(state, decision.seat, Action(decision.kind, decision.space.sample(rng)))
    for seconds in (0.05, 0.3, 2.0):
        ticks = count()
        planner = PlannerBot(seeded(1), None, seconds, 0, lambda: next(ticks) / 100)  # noqa: B023
        thoughts = planner.think(game, game.view(state, decision.seat), decision)
        assert thoughts[0].args in decision.space
        assert next(ticks) / 100 <= 1.3 * seconds + 0.05


def test_more_playouts_are_spent_on_the_better_answers() -> None:
    game = hustings.game("zoocracy", players=3)
    state = game.initial()
    rng = seeded(3)
    while (decision := game.pending(state)[0]).kind != "bid":
        game.apply(state, decision.seat, Action(decision.kind, decision.space.sample(rng)))
    planner = PlannerBot(seeded(1), None, 0.0, 60)
    thoughts = planner.think(game, game.view(state, decision.seat), decision)
    assert len(thoughts) > 4
    assert thoughts[0].tries > thoughts[-1].tries >= 1
    assert 60 <= sum(thought.tries for thought in thoughts) <= 60 + len(thoughts)
