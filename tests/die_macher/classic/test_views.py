"""What a seat may know, and what it may not."""

from __future__ import annotations

import pytest

import hustings
from hustings.core.action import SPECTATOR, Action
from hustings.core.rng import seeded
from hustings.games.die_macher.classic.frames import DONATIONS, PLACING
from hustings.games.die_macher.classic.state import FACE_DOWN, REFUSED
from hustings.games.die_macher.common.cards import CARDS, NOTHING
from tests.die_macher.classic.scenario import Table, bag, both, no, yes


@both
@pytest.mark.rule("2006:6.2.3.a", "1997:5.2.3.a")
def test_face_down_cabinet_cards_look_alike(edition: str) -> None:
    """Whichever cards a party lays in the same states, the others see and hear the same."""
    looks: dict[int, set[object]] = {0: set(), 2: set(), SPECTATOR: set()}
    own = set()
    for cards in ((1, 0, 2, 0), (3, 0, 1, 0), (2, 0, 4, 0)):
        table = Table(edition, 3)
        table.begin(PLACING)
        table.do(0, "cabinet", 0, 0, 0, 0)
        events = table.do(1, "cabinet", *cards).events
        for seat, seen in looks.items():
            view = table.game.view(table.state, seat)
            assert view.placed[1] == [FACE_DOWN, 0, FACE_DOWN, 0]
            seen.add((view.key(), tuple(event.seen_by(seat).key() for event in events)))
        own.add(table.game.view(table.state, 1).key())
    assert [len(seen) for seen in looks.values()] == [1, 1, 1]
    assert len(own) == 3


@both
@pytest.mark.rule("2006:6.4.2.a", "1997:5.4.4.a")
def test_refused_donation_cards_look_alike(edition: str) -> None:
    looks: dict[int, set[object]] = {1: set(), 2: set(), SPECTATOR: set()}
    for card in range(5):
        table = Table(edition, 3)
        table.begin(DONATIONS)
        events = table.do(0, "donation", card, 0).events
        assert table.state.answers[0] == REFUSED
        for seat, seen in looks.items():
            seen.add(
                (
                    table.game.view(table.state, seat).key(),
                    tuple(event.seen_by(seat).key() for event in events),
                )
            )
    assert [len(seen) for seen in looks.values()] == [1, 1, 1]


@both
@pytest.mark.rule("2006:H16", "1997:H16")
def test_money_is_shown_to_its_owner_only_but_every_payment_is_public(edition: str) -> None:
    """Whoever adds up the payments told to a spectator knows everybody's money."""
    game = hustings.game(f"die-macher-{edition}", players=4)
    state = game.initial()
    rng = seeded(5)
    known = [25] * 4
    while asked := game.pending(state):
        decision = asked[0]
        action = Action(decision.kind, decision.space.sample(rng))
        for event in game.apply(state, decision.seat, action, asked):
            told = event.seen_by(SPECTATOR)
            if told.kind == "paid":
                known[told["seat"]] -= told["amount"]
            elif told.kind == "received":
                known[told["seat"]] += told["amount"]
            elif told.kind == "media-swap":
                known[told["seat"]] -= told["amount"]
                known[told["other"]] += told["amount"]
        assert known == state.money
        assert min(known) >= 0
        view = game.view(state, 1)
        over = not state.stack  # then nothing is hidden any more
        assert view.money == (known if over else [NOTHING, known[1], NOTHING, NOTHING])
        assert [25 + amount for amount in view.balance] == known


@both
@pytest.mark.rule("2006:H16", "1997:H16")
def test_open_funds_shows_the_money_of_all(edition: str) -> None:
    table = Table(edition, 3, open_funds=True)
    table.state.money = [3, 4, 5]
    assert table.game.view(table.state, 0).money == [3, 4, 5]
    assert table.game.view(table.state, SPECTATOR).money == [3, 4, 5]
    hidden = Table(edition, 3)
    assert hidden.game.view(hidden.state, SPECTATOR).money == [NOTHING] * 3


@both
@pytest.mark.rule("2006:5.1.c", "1997:4.1.c")
def test_a_viewer_knows_the_ages_of_other_hands_and_what_they_may_hold(edition: str) -> None:
    table = Table(edition, 3)
    state = table.state
    state.programme_age = 1
    state.programme_pile = [0] * CARDS
    state.programme_pile[no(6)] = 1
    table.deal([yes(0), yes(1)], [yes(2), yes(3)], [no(2)], ages=[[0, 1], [0, 1], [0]])
    view = table.game.view(state, 0)
    assert view.hand == [yes(0), yes(1)]
    assert view.hand_ages == [[0, 1], [0, 1], [0]]
    assert view.unseen_programmes == [bag(yes(2), no(2)), bag(yes(3), no(6))]
    worlds = {tuple(map(tuple, table.game.determinize(view, seeded(n)).hands)) for n in range(40)}
    # The old cards are dealt among the old places, the new ones among the new places and the pile.
    assert len(worlds) == 4
    assert all(world[0] == (yes(0), yes(1)) for world in worlds)
    assert all(world[2][0] in (yes(2), no(2)) for world in worlds)


@both
def test_imagined_cabinet_cards_are_affordable(edition: str) -> None:
    table = Table(edition, 3)
    table.state.money = [25, 9, 25]
    table.begin(PLACING)
    table.do(0, "cabinet", 0, 0, 0, 0)
    table.do(1, "cabinet", 1, 2, 3, 0)  # 1 + 3 + 5: the only three cards it can pay
    view = table.game.view(table.state, 2)
    rows = {tuple(table.game.determinize(view, seeded(n)).placed[1]) for n in range(60)}
    assert rows == {
        (a, b, c, 0) for a in (1, 2, 3) for b in (1, 2, 3) for c in (1, 2, 3) if len({a, b, c}) == 3
    }
