"""How bots judge a position: what they have left, and where in the round they are."""

from __future__ import annotations

import pytest

from hustings.core.frame import Frame
from hustings.core.rng import seeded
from hustings.games.die_macher.classic import frames
from hustings.games.die_macher.classic.evaluation import ClassicEvaluator
from hustings.games.die_macher.classic.evaluation.position import expected_points, money_price, rounds_to
from tests.die_macher.classic.scenario import Table, bag, both, cards, no, yes


@both
def test_each_donation_left_counts_the_same(edition: str) -> None:
    table = Table(edition, 3)
    table.state.stack = [Frame(frames.ROUND), Frame(frames.MEDIA)]

    def value(*left: int) -> float:
        table.state.donations[0] = cards(*left)
        return expected_points(table.game, table.state)[0]

    assert value(4) == value(0)
    assert value(0) < value(0, 4) < value(0, 1, 2, 3, 4)


@pytest.mark.parametrize(
    ("kind", "coming"),
    [
        (frames.BIDDING, 1),
        (frames.EXCHANGES, 1),
        (frames.MEETINGS, 0),
        (frames.AUCTION, 0),
        (frames.MAJORITY, 0),
        (frames.PRIVILEGE, 0),
        (frames.MEMBERS, 0),
        (frames.FINANCE, 1),
        (frames.DONATIONS, 1),
    ],
)
def test_the_meetings_of_this_round_come_until_they_are_held(kind: int, coming: int) -> None:
    table = Table("2006", 3)
    table.state.stack = [Frame(frames.ROUND), Frame(kind)]
    assert [rounds_to(table.state, i) for i in (0, 2)] == [coming, 2 + coming]


@pytest.mark.rule("1997:H21", "1997:H29")
def test_in_the_election_a_majority_exchanges_for_what_it_can_take_to_the_national_board() -> None:
    """Nothing is converted any more: only what the winner may place counts, and he places two."""
    table = Table("1997", 3)
    board = table.state.boards[0]
    board.votes, board.opinions = [30, 1, 1], [no(0), no(1), no(2), yes(3)]
    table.state.pool = bag(yes(4), no(3), no(4))
    table.begin(frames.ELECTION)
    evaluator, decision = ClassicEvaluator(), table.decision()
    chosen = evaluator.choose(table.game, table.state, decision, seeded(1))
    assert chosen[1] == yes(4)
    assert chosen[0] != 4  # yes(3) goes to the national board as well
    table.state.pool = bag(no(4), no(3))  # nothing he stands for
    assert evaluator.choose(table.game, table.state, table.decision(), seeded(1)) == (0,)


@both
def test_a_majority_turns_an_opinion_where_meetings_are_to_come(edition: str) -> None:
    table = Table(edition, 3)
    board = table.state.boards[3]
    board.votes, board.meetings, board.opinions = [30, 1, 1], [4, 0, 0], [no(0)]
    table.state.pool = bag(yes(0))
    table.begin(frames.CONVERSION)
    chosen = ClassicEvaluator().choose(table.game, table.state, table.decision(), seeded(1))
    assert chosen == (1, yes(0))


@both
def test_money_is_worth_nothing_once_the_last_campaign_converts(edition: str) -> None:
    table = Table(edition, 3)
    table.state.round = table.game.tables.elections - 1
    programme = table.game.programmes[table.state.round]
    for step in range(1, len(programme) + 1):
        table.state.stack = [Frame(frames.ROUND, step), Frame(programme[step - 1])]
        before = step <= programme.index(frames.POLLS) + 1
        assert (money_price(table.game, table.state) > 0) == before


@both
def test_a_card_is_not_given_for_its_like(edition: str) -> None:
    """The programme would stay as it is, and the hand would be a card shorter."""
    table = Table(edition, 3)
    table.state.programmes[0] = cards(yes(0), yes(1), yes(2), yes(3), yes(4))
    table.deal([yes(0), no(1), yes(5)], [yes(6)], [yes(6)])
    table.begin(frames.CONFERENCE)
    table.do(0, "discard", *bag())
    decision = table.decision()
    assert (yes(0) + 1, 0) in decision.space
    found = ClassicEvaluator().candidates(table.game, table.state, decision, seeded(1))
    assert (yes(0) + 1, 0) not in found
    assert {(0,), (no(1) + 1, 1), (yes(5) + 1, 4)} <= set(found)
