"""Agents are given views: there is nothing to peek at, and what is hidden does not move them."""

from __future__ import annotations

import gc
from typing import Any

import pytest

import hustings
from hustings.bots import make
from hustings.bots.arena import Run, play_one
from hustings.core.action import CHANCE, Action, Decision
from hustings.core.frame import Board
from hustings.core.game import Game
from hustings.core.rng import Rng, seeded
from hustings.play.agent import Agent
from hustings.play.match import Match, play_on

GAMES = [title.id for title in hustings.titles()]


class Peeker(Agent):
    """Turns over every stone it can reach from what it is given, looking for the truth or the generator."""

    name = "peeker"

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.found: list[object] = []
        self.looked = 0

    def decide(self, game: Game[Any, Any], view: Any, decision: Decision) -> Action:
        seen: set[int] = set()
        heap: list[object] = [view, decision, game]
        while heap:
            thing = heap.pop()
            if id(thing) in seen or isinstance(thing, (type, str, bytes, int)) or callable(thing):
                continue
            if type(thing).__name__ in ("module", "function"):
                continue
            seen.add(id(thing))
            if isinstance(thing, (Rng, Match)) or self._is_a_secret(game, thing):
                self.found.append(thing)
            heap.extend(gc.get_referents(thing))
        self.looked += len(seen)
        return Action(decision.kind, decision.space.sample(self.rng))

    def _is_a_secret(self, game: Game[Any, Any], thing: object) -> bool:
        """A state other than the start, which the game keeps and everybody knows."""
        return isinstance(thing, Board) and not hasattr(thing, "seat") and thing.key() != game.initial().key()


@pytest.mark.parametrize("id", GAMES)
def test_a_peeking_bot_finds_no_state_and_no_generator(id: str) -> None:
    game = hustings.game(id)
    peeker = Peeker(seeded(1))
    state = game.initial()
    rng = seeded(2)
    asked_it = 0
    for _ in range(400):
        asked = game.pending(state)
        if not asked or asked_it == 6:
            break
        decision = asked[0]
        if decision.seat == 0:
            asked_it += 1
            action = peeker.decide(game, game.view(state, 0), decision)
        else:
            action = Action(decision.kind, decision.space.sample(rng))
        game.apply(state, decision.seat, action, asked)
    assert asked_it
    assert peeker.looked > 50
    assert peeker.found == []


@pytest.mark.parametrize("id", GAMES)
def test_the_driver_gives_bots_a_view_of_their_own_seat(id: str) -> None:
    game = hustings.game(id)

    class Witness(Agent):
        def __init__(self, seat: int) -> None:
            self.seat = seat
            self.rng = seeded(seat)

        def decide(self, game: Game[Any, Any], view: Any, decision: Decision) -> Action:
            assert hasattr(view, "seat")
            assert view.seat == self.seat == decision.seat
            return Action(decision.kind, decision.space.sample(self.rng))

    match = Match.new(game, "00" * 32, [""] * game.players)
    play_on(match, {seat: Witness(seat) for seat in range(game.players)})
    assert match.over


@pytest.mark.parametrize("name", ["greedy", "newcomer", "planner@6", "champion@6"])
@pytest.mark.parametrize("id", GAMES)
def test_hidden_things_do_not_move_a_bot(id: str, name: str) -> None:
    """In a world that differs only in what the seat cannot see, the same chance gives the same answer."""
    game = hustings.game(id)
    state = game.initial()
    rng = seeded(7)
    compared = changed = 0
    for n in range(1200):
        asked = game.pending(state)
        if not asked or compared == 8:
            break
        decision = asked[0]
        if decision.seat != CHANCE and n % 5 == 0:
            seat = decision.seat
            other = game.determinize(game.view(state, seat), seeded(n, "permuted"))
            twin = next(d for d in game.pending(other) if d.seat == seat and d.kind == decision.kind)
            one = make(name, seeded(n)).decide(game, game.view(state, seat), decision)
            two = make(name, seeded(n)).decide(game, game.view(other, seat), twin)
            assert one == two
            compared += 1
            changed += other != state
        game.apply(state, decision.seat, Action(decision.kind, decision.space.sample(rng)), asked)
    assert compared >= 4
    assert changed


def test_a_game_of_bots_replays() -> None:
    run = Run("pocket", 3, hustings.game("pocket", players=3).options, ("greedy", "planner@8", "random"), 5)
    assert play_one(run, 0).points == play_one(run, 0).points
