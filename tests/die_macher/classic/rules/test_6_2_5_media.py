"""Media markers and the exchange of opinions."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.classic.frames import EXCHANGE, EXCHANGES, MEDIA
from hustings.games.die_macher.classic.rules import controller
from hustings.games.die_macher.common.cards import NOTHING
from tests.die_macher.classic.scenario import Table, bag, both, no, yes


@both
@pytest.mark.rule("2006:6.2.5.a", "1997:5.2.5.a")
def test_one_marker_at_a_time_for_four_from_the_supply(edition: str) -> None:
    table = Table(edition, 3)
    table.state.start = 1
    table.begin(MEDIA)
    assert table.asked == [(1, "media")]
    assert table.choices(1) == [(0,), (1,), (2,), (3,), (4,)]
    table.do(1, "media", 3)
    assert table.state.boards[2].media == [0, 1, 0]
    assert table.state.media == [5, 4, 5]
    assert table.state.money == [25, 21, 25]
    assert table.asked == [(2, "media")]


@both
@pytest.mark.rule("2006:6.2.5.a", "1997:5.2.5.a")
def test_who_cannot_pay_can_only_pass(edition: str) -> None:
    table = Table(edition, 3)
    table.state.money[0] = 3
    table.begin(MEDIA)
    assert table.choices(0) == [(0,)]
    assert table.refused(0, "media", 1) == table.game.edition.cite.media


@both
@pytest.mark.rule("2006:6.2.5.b", "1997:5.2.5.b")
def test_a_pass_does_not_shut_out_and_buying_ends_after_a_round_of_passes(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(MEDIA)
    table.do(0, "media", 0)
    table.do(1, "media", 0)
    table.do(2, "media", 1)
    table.do(0, "media", 2)  # although it has passed before
    table.do(1, "media", 0)
    table.do(2, "media", 0)
    assert not table.over
    table.do(0, "media", 1)  # it may go on alone
    table.do(1, "media", 0)
    table.do(2, "media", 0)
    table.do(0, "media", 0)
    assert table.over


@both
@pytest.mark.rule("2006:6.2.5.c", "1997:5.2.5.c", "2006:6.1.d", "1997:5.1.d")
def test_five_spaces_in_a_state_and_none_left_in_an_over_full_one(edition: str) -> None:
    table = Table(edition, 3)
    table.state.boards[0].media = [3, 2, 0]
    table.state.boards[1].media = [3, 3, 1]
    table.state.boards[2].media = [2, 2, 0]
    table.begin(MEDIA)
    assert table.choices(0) == [(0,), (3,), (4,)]
    assert table.refused(0, "media", 1) == table.game.edition.cite.media_spaces
    assert table.refused(0, "media", 2) == table.game.edition.cite.media_spaces


@both
@pytest.mark.rule("2006:6.2.5.b", "1997:5.2.5.b")
def test_who_has_no_marker_left_is_not_asked(edition: str) -> None:
    table = Table(edition, 3)
    table.state.media = [0, 1, 0]
    table.begin(MEDIA)
    assert table.asked == [(1, "media")]
    table.do(1, "media", 1)
    assert table.over


@both
@pytest.mark.rule("2006:6.2.5.d", "1997:5.2.5.d", "2006:P11", "1997:P11")
def test_control_needs_more_markers_than_any_other_party(edition: str) -> None:
    board = Table(edition).state.boards[0]
    for media, seat in (
        ([2, 1, 1, 1], 0),
        ([1, 1, 2, 0], 2),
        ([2, 2, 1, 0], NOTHING),
        ([0, 0, 0, 0], NOTHING),
        ([1, 2, 2, 3], 3),
        ([3, 3, 3, 1], NOTHING),
    ):
        board.media = media
        assert controller(board) == seat


@both
@pytest.mark.rule("2006:6.2.5.e", "1997:5.2.5.e")
def test_exchanges_go_through_the_states_in_the_order_of_the_edition(edition: str) -> None:
    table = Table(edition, 4)
    for seat, board in enumerate(table.state.boards):
        board.media[seat] = 1
    table.begin(EXCHANGES)
    order = []
    while not table.over:
        order.append(table.asked[0][0])
        table.do(order[-1], "exchange", 0)
    assert order == ([3, 2, 1, 0] if edition == "2006" else [0, 1, 2, 3])


@both
@pytest.mark.rule("2006:6.2.5.e", "1997:5.2.5.e")
def test_without_control_nobody_is_asked(edition: str) -> None:
    table = Table(edition, 4)
    table.state.boards[0].media = [1, 1, 0, 0]
    table.begin(EXCHANGES)
    assert table.over


@both
@pytest.mark.rule("2006:6.2.5.f", "1997:5.2.5.f")
def test_an_open_opinion_is_swapped_with_the_pool(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(EXCHANGE, 0, 1)
    assert table.asked == [(1, "exchange")]
    table.do(1, "exchange", 2, no(5))
    assert table.state.boards[0].opinions == [yes(0), no(5), yes(2), yes(3)]
    assert table.state.pool == bag(yes(5), yes(6), no(6), no(0), no(1), yes(1))
    assert table.over


@both
@pytest.mark.rule("2006:6.2.5.f", "1997:5.2.5.f")
def test_the_exchange_may_be_declined(edition: str) -> None:
    table = Table(edition, 3)
    before = table.state.pool[:]
    table.begin(EXCHANGE, 0, 1)
    table.do(1, "exchange", 0)
    assert table.state.pool == before
    assert table.over


@both
@pytest.mark.rule("2006:P2", "1997:P2", "2006:6.2.5.f", "1997:5.2.5.f")
def test_the_new_card_may_not_be_on_an_open_topic_not_even_the_one_that_leaves(edition: str) -> None:
    table = Table(edition, 3)
    table.state.pool = bag(no(0), yes(1), yes(5))
    table.begin(EXCHANGE, 0, 0)
    assert table.choices(0) == [(0,)] + [(slot, yes(5)) for slot in (1, 2, 3, 4)]
    assert table.refused(0, "exchange", 1, no(0)) == table.game.edition.cite.exchange


@both
@pytest.mark.rule("2006:P2", "1997:P2")
def test_with_the_option_the_opposite_may_replace_a_card_directly(edition: str) -> None:
    table = Table(edition, 3, opinion_reversal=True)
    table.state.pool = bag(no(0), yes(1), yes(5))
    table.begin(EXCHANGE, 0, 0)
    assert table.choices(0) == [(0,), (1, no(0)), (1, yes(5)), (2, yes(5)), (3, yes(5)), (4, yes(5))]


@both
@pytest.mark.rule("2006:P2", "1997:P2")
def test_hidden_opinions_are_not_exchanged_and_nobody_is_asked_when_nothing_fits(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(EXCHANGE, 3, 0)
    assert {choice[0] for choice in table.choices(0)} == {0, 1}  # one open card, three hidden
    table.state.pool = bag(yes(0), no(0))
    table.begin(EXCHANGE, 3, 0)
    assert table.over
