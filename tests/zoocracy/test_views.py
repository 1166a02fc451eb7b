"""What a careful player remembers of the cards: each shuffle hides its own cards."""

from __future__ import annotations

import pytest

from hustings.core.action import SPECTATOR
from hustings.core.rng import seeded
from hustings.games.zoocracy import frames
from hustings.games.zoocracy.constants import DISCARDED
from tests.zoocracy.scenario import Table


def after_a_shuffle() -> Table:
    """Cards 1-3 were in hands when the rest was shuffled anew; since then seat 1 drew 10 and seat 2 drew 11."""
    table = Table()
    state = table.state
    state.shuffles = 1
    state.pool = [DISCARDED, 0, 0, 0] + [1] * 44
    state.pool[20] = DISCARDED
    state.hands = [[1], [2, 10], [3, 11]]
    state.deck = [card for card in range(4, 48) if card not in (10, 11, 20)]
    return table


def test_cards_older_than_the_shuffle_stay_in_the_hands_they_were_in() -> None:
    """Seat 0 knows that the others hold 2 and 3 between them, and one newer card each."""
    table = after_a_shuffle()
    view = table.game.view(table.state, 0)
    assert view.hand_pools == [[1, 0], [1, 1], [1, 1]]
    seen = set()
    for seed in range(40):
        world = table.game.determinize(view, seeded(seed))
        old = [[card for card in hand if card <= 3] for hand in world.hands]
        assert old[0] == [1]
        assert sorted(old[1] + old[2]) == [2, 3]
        assert [len(hand) for hand in world.hands] == [1, 2, 2]
        assert 20 not in world.deck
        assert world.deck == sorted(world.deck)
        assert all(hand == sorted(hand) for hand in world.hands)
        assert len(world.deck) == 41
        seen.add((tuple(world.hands[1]), tuple(world.hands[2])))
    assert len(seen) > 20  # and otherwise anything goes


def test_a_spectator_knows_no_hand() -> None:
    table = after_a_shuffle()
    view = table.game.view(table.state, SPECTATOR)
    assert view.hand == []
    hands = {tuple(table.game.determinize(view, seeded(seed)).hands[0]) for seed in range(30)}
    assert hands == {(1,), (2,), (3,)}


@pytest.mark.parametrize(
    ("kind", "question", "values"), [(frames.PRESIDENTIAL, "bid", 11), (frames.VOTE, "vote", 2)]
)
def test_an_envelope_may_hold_anything_allowed(kind: int, question: str, values: int) -> None:
    table = Table()
    table.begin(kind, *([0, 0, 0, 0, 0, 0, 0] if kind == frames.VOTE else []))
    table.do(1, question, 1)
    view = table.game.view(table.state, 0)
    found = {table.game.determinize(view, seeded(seed)).sealed.values[1] for seed in range(200)}
    assert found == {(value,) for value in range(values)}
