"""Why bots answer so: said for every vote, proposal and coalition, and without telling what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

import hustings
from hustings.bots import make, reason
from hustings.core.action import CHANCE, SPECTATOR, Action, Decision
from hustings.core.rng import seeded
from hustings.locale import Translator

# The decisions about governments and coalitions: nobody is left without a reason for them.
NEGOTIATED = {
    "zoocracy": ("vote", "propose", "motion"),
    "die-macher-2006": ("coalition", "consent"),
    "die-macher-1997": ("coalition", "consent"),
}


def game_of_bots(id: str, seed: int) -> Any:
    """The questions of a game of `greedy` with the answers: (game, state, decision, action), state before it."""
    title = hustings.title(id)
    game = title.game(5 if 5 in title.players else max(title.players))
    state = game.initial()
    rng = seeded(seed)
    bots = [make("greedy", seeded(seed, f"{seat}"), title) for seat in range(game.players)]
    while asked := game.pending(state):
        decision = asked[0]
        if decision.seat == CHANCE:
            action = Action(decision.kind, decision.space.sample(rng))
        else:
            action = bots[decision.seat].decide(game, game.view(state, decision.seat), decision)
            yield game, state, decision, action
        game.apply(state, decision.seat, action, asked)


@pytest.mark.parametrize("id", NEGOTIATED)
def test_votes_proposals_and_coalitions_have_a_reason(id: str) -> None:
    say = Translator("en", hustings.title(id))
    kinds: set[str] = set()
    for seed in range(4):
        for game, state, decision, action in game_of_bots(id, seed):
            if decision.kind in NEGOTIATED[id]:
                for viewer in (decision.seat, SPECTATOR):
                    said = reason(game, game.view(state, viewer), decision, action)
                    assert said is not None
                    assert say(said)
                kinds.add(decision.kind)
    assert kinds == set(NEGOTIATED[id])
    assert not say.missing


@pytest.mark.parametrize("id", NEGOTIATED)
def test_both_answers_have_their_reason(id: str) -> None:
    """Yes and no are not explained by the same words."""
    pairs = 0
    for seed in range(1, 5):
        for game, state, decision, _ in game_of_bots(id, seed):
            if decision.kind in ("vote", "consent"):
                view = game.view(state, decision.seat)
                yes, no = (reason(game, view, decision, Action(decision.kind, (said,))) for said in (1, 0))
                assert yes is not None
                assert no is not None
                assert yes.id != no.id
                pairs += 1
    assert pairs


@pytest.mark.parametrize("title", hustings.titles(), ids=lambda title: title.id)
def test_what_everybody_is_told_rests_on_what_everybody_sees(title: Any) -> None:
    """Hidden things dealt anew behind a spectator's back do not change the sentence."""
    compared = 0
    for n, (game, state, decision, action) in enumerate(game_of_bots(title.id, 3)):
        if n % 7:
            continue
        view = game.view(state, SPECTATOR)
        other = game.determinize(view, seeded(n, "dealt anew"))
        assert _data(game, view, decision, action) == _data(
            game, game.view(other, SPECTATOR), decision, action
        )
        compared += 1
    assert compared > 3


def _data(game: Any, view: Any, decision: Decision, action: Action) -> object:
    said = reason(game, view, decision, action)
    return None if said is None else said.data()
