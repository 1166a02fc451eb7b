"""What a careful player remembers of cards and issues, and the worlds that fit it."""

from __future__ import annotations

from hustings.core.action import SPECTATOR
from hustings.core.rng import seeded
from hustings.games.pocket.state import SMEAR, SPIN
from tests.pocket.scenario import Table


def test_unseen_cards_are_those_of_the_others_and_those_not_dealt() -> None:
    table = Table(2, hands=((SPIN, SPIN), (SPIN, SMEAR)))
    assert table.game.view(table.state, 0).unseen_cards == [0, 2, 4]
    assert table.game.view(table.state, 1).unseen_cards == [0, 3, 3]
    assert table.game.view(table.state, SPECTATOR).unseen_cards == [0, 4, 4]


def test_a_card_that_was_played_is_seen() -> None:
    table = Table(2, hands=((SPIN, SPIN), (SPIN, SMEAR))).to_cards()
    table.do(0, "card", 0).do(1, "card", SMEAR, 0)
    assert table.game.view(table.state, 0).unseen_cards == [0, 2, 3]


def test_imagined_hands_have_the_right_size_and_leave_the_own_hand_alone() -> None:
    table = Table(3, hands=((SPIN, SPIN), (SMEAR, SMEAR), (SPIN, SMEAR)))
    view = table.game.view(table.state, 1)
    worlds = [table.game.determinize(view, seeded(number)).hands for number in range(40)]
    assert {tuple(hands[1]) for hands in worlds} == {(SMEAR, SMEAR)}
    assert {len(hands[0]) for hands in worlds} == {2}
    assert {tuple(hands[0]) for hands in worlds} == {(SPIN, SPIN), (SPIN, SMEAR), (SMEAR, SMEAR)}


def test_an_imagined_bid_is_one_the_party_can_pay() -> None:
    table = Table(2).set(funds=[10, 2]).do(1, "bid", 1)
    view = table.game.view(table.state, 0)
    worlds = [table.game.determinize(view, seeded(number)).sealed.values[1] for number in range(40)]
    assert set(worlds) == {(0,), (1,), (2,)}
