"""Pieces that leave the game for good only ever leave: cabinet and donation cards, states, tiles of 1997."""

from __future__ import annotations

import pytest

from hustings.core.action import Action
from hustings.core.rng import seeded
from hustings.games.die_macher.classic.state import ClassicState
from hustings.registry import game


def tiles(state: ClassicState, seat: int) -> int:
    """Coalition tiles in the supply and on the boards."""
    return state.tiles[seat] + sum([board.tiles[seat] for board in state.boards])


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("edition", ["1997", "2006"])
def test_what_is_used_up_never_comes_back(edition: str, players: int) -> None:
    for number in range(6):
        rules = game(f"die-macher-{edition}", players)
        rng = seeded(number, "pieces")
        state = rules.initial()
        seen: list[int] = []
        had = [tiles(state, seat) for seat in range(players)]
        while asked := rules.pending(state):
            before = state.copy()
            decision = asked[0]
            rules.apply(state, decision.seat, Action(decision.kind, decision.space.sample(rng)), asked)
            for seat in range(players):
                assert state.cabinet[seat] & ~before.cabinet[seat] == 0
                assert state.donations[seat] & ~before.donations[seat] == 0
                if edition == "2006":  # they go back to their owners [2006 §6.2.4.e]
                    assert tiles(state, seat) == had[seat]
                else:  # they are out of the game after the election [1997 §5.2.4.e]
                    assert tiles(state, seat) <= tiles(before, seat)
            for board in state.boards:
                assert state.states[board.state] == 0
                if board.state not in [old.state for old in before.boards]:
                    assert board.state not in seen
                    seen.append(board.state)
        if edition == "1997" and number == 0:
            assert sum([tiles(state, seat) for seat in range(players)]) < sum(had)
