"""The shadow cabinet."""

from __future__ import annotations

import pytest

from hustings.core.bitset import members
from hustings.core.rng import seeded
from hustings.core.space import Space
from hustings.games.die_macher.classic.frames import ACTING, EXCHANGE, PLACING
from hustings.games.die_macher.classic.spaces import Placement
from hustings.games.die_macher.classic.tables import KEY_ISSUE, MEDIA_SWAP, OWN_TREND, RIVAL_TREND, VOTES
from hustings.games.die_macher.common.cards import NOTHING
from tests.die_macher.classic.scenario import Table, both, yes

NONE = (0, 0, 0, 0)


def acting(edition: str, seat: int, kind: int, board: int = 0, players: int = 3) -> tuple[Table, int, int]:
    """The seat has turned up a card that offers this action; the table, the action's index and number."""
    table = Table(edition, players)
    for card in range(6, -1, -1):
        for index, (offered, number) in enumerate(table.game.tables.cabinet_actions[card]):
            if offered == kind:
                table.state.played = [[0] * 4 for _ in range(players)]
                table.state.played[seat][board] = card + 1
                return table, index, number
    raise AssertionError("no such action")


@both
@pytest.mark.rule("2006:6.2.3.a", "1997:5.2.3.a")
def test_in_turn_each_party_lays_cards_face_down_one_per_state(edition: str) -> None:
    table = Table(edition, 3)
    table.state.start = 2
    table.begin(PLACING)
    assert table.asked == [(2, "cabinet")]
    events = table.do(2, "cabinet", 1, 0, 2, 0).events
    placed = events[0]
    assert placed.seen_by(0).named() == {"seat": 2, "boards": [0, 2]}  # where they lie is seen by all
    assert placed.seen_by(2)["cards"] == [1, 0, 2, 0]
    assert table.asked == [(0, "cabinet")]
    assert table.refused(0, "cabinet", 1, 1, 0, 0) == table.game.edition.cite.placing  # the same card twice
    table.do(0, "cabinet", 1, 2, 3, 0)
    table.do(1, "cabinet", *NONE)


@both
@pytest.mark.rule("2006:6.2.3.a", "1997:5.2.3.a", "1997:H28")
def test_up_to_four_cards_may_be_laid_or_none(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(PLACING)
    choices = table.choices(0)
    assert NONE in choices
    assert (1, 2, 3, 4) in choices  # 1 + 3 + 5 + 8 = 17


@both
@pytest.mark.rule("2006:P7", "1997:P7")
def test_cards_are_laid_only_up_to_the_money_in_hand(edition: str) -> None:
    table = Table(edition, 3)
    table.state.money[0] = 8
    table.begin(PLACING)
    costs = table.game.tables.cabinet_costs
    for choice in table.choices(0):
        assert sum(costs[pick - 1] for pick in choice if pick) <= 8
    assert table.refused(0, "cabinet", 2, 4, 0, 0) == table.game.edition.cite.cabinet_money  # 3 + 8


@both
@pytest.mark.rule("2006:6.2.3.b", "2006:6.2.3.k", "1997:5.2.3.b", "1997:5.2.3.k")
def test_when_all_have_placed_cards_are_turned_up_paid_and_used_up(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(PLACING)
    table.do(0, "cabinet", 1, 2, 0, 0)
    assert table.state.money == [25, 25, 25]
    table.do(1, "cabinet", *NONE)
    table.do(2, "cabinet", 0, 0, 3, 0)
    assert table.state.money == [21, 25, 20]
    hb, sl, hh = (board.state for board in table.state.boards[:3])
    assert table.told("revealed-card") == [
        {"seat": 0, "state": hb, "card": 0},
        {"seat": 0, "state": sl, "card": 1},
        {"seat": 2, "state": hh, "card": 2},
    ]
    assert members(table.state.cabinet[0]) == [2, 3, 4, 5, 6]
    assert members(table.state.cabinet[1]) == [0, 1, 2, 3, 4, 5, 6]
    assert table.state.placed == []
    assert table.state.stack[-1].kind == ACTING


@both
@pytest.mark.rule("2006:6.2.3.a", "1997:5.2.3.a", "2006:6.2.3.c", "1997:5.2.3.c")
def test_if_nobody_lays_a_card_nothing_happens(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(PLACING)
    for seat in range(3):
        table.do(seat, "cabinet", *NONE)
    assert table.over
    assert table.state.money == [25, 25, 25]


@both
@pytest.mark.rule("2006:6.2.3.k", "1997:5.2.3.k")
def test_a_used_card_cannot_be_laid_again(edition: str) -> None:
    table = Table(edition, 3)
    table.state.cabinet[0] &= ~1
    table.begin(PLACING)
    assert all(1 not in choice for choice in table.choices(0))


@both
@pytest.mark.rule("2006:6.2.3.k", "1997:5.2.3.k")
def test_a_party_without_cards_is_not_asked(edition: str) -> None:
    table = Table(edition, 3)
    table.state.cabinet[0] = table.state.cabinet[2] = 0
    table.begin(PLACING)
    assert table.asked == [(1, "cabinet")]
    table.do(1, "cabinet", *NONE)
    assert table.over


@both
@pytest.mark.rule("2006:6.2.3.c", "1997:5.2.3.c", "2006:H9", "1997:H9")
def test_one_action_for_each_card_party_by_party_in_the_order_of_the_elections(edition: str) -> None:
    table = Table(edition, 3)
    table.state.start = 1
    table.state.played = [[0, 1, 0, 0], [1, 0, 0, 1], [0, 0, 0, 0]]
    table.begin(ACTING)
    asked = []
    while not table.over:
        asked.append((table.asked[0][0], table.state.stack[-1].args[0]))
        table.do(asked[-1][0], "action", 0)  # the first action of this card is votes
    assert asked == [(1, 0), (1, 3), (0, 1)]
    assert table.state.played == []


@both
@pytest.mark.rule("2006:6.2.3.c", "1997:5.2.3.c", "2006:H9", "1997:H9")
def test_an_action_must_be_taken_and_only_a_printed_one(edition: str) -> None:
    table = Table(edition, 3)
    table.state.played = [[1, 0, 0, 0], [0] * 4, [0] * 4]
    table.begin(ACTING)
    printed = len(table.game.tables.cabinet_actions[0])
    assert {choice[0] for choice in table.choices(0)} == set(range(printed))
    assert table.refused(0, "action", printed) == table.game.edition.cite.action


@both
@pytest.mark.rule("2006:6.2.3.d", "1997:5.2.3.d")
def test_action_votes(edition: str) -> None:
    table, index, number = acting(edition, 0, VOTES)
    table.begin(ACTING)
    table.do(0, "action", index)
    assert table.state.boards[0].votes == [number, 0, 0]


@both
@pytest.mark.rule("2006:6.2.3.e", "1997:5.2.3.e", "2006:C5")
def test_action_key_issue_on(edition: str) -> None:
    table, index, _ = acting(edition, 0, KEY_ISSUE)
    opinions = table.state.boards[0].opinions[:]
    table.begin(ACTING)
    assert [choice for choice in table.choices(0) if choice[0] == index] == [
        (index, slot) for slot in range(4)
    ]
    table.do(0, "action", index, 2)
    assert table.state.boards[0].key_slot == 2
    assert table.state.boards[0].opinions == opinions  # no card moves


@both
@pytest.mark.rule("2006:6.2.3.e", "1997:5.2.3.e", "2006:6.2.3.f", "1997:5.2.3.f")
def test_action_key_issue_off_is_all_one_card_can_do_where_a_tile_lies(edition: str) -> None:
    table, index, _ = acting(edition, 0, KEY_ISSUE)
    table.state.boards[0].key_slot = 1
    table.begin(ACTING)
    assert [choice for choice in table.choices(0) if choice[0] == index] == [(index,)]
    assert table.refused(0, "action", index, 2) == table.game.edition.cite.key_issue
    table.do(0, "action", index)
    assert table.state.boards[0].key_slot == NOTHING


@both
@pytest.mark.rule("2006:6.2.3.g", "1997:5.2.3.g")
def test_action_media_swap(edition: str) -> None:
    table, index, _ = acting(edition, 0, MEDIA_SWAP)
    state = table.state
    state.boards[0].media = [0, 2, 0]
    state.media = [5, 3, 5]
    table.begin(ACTING)
    assert [choice for choice in table.choices(0) if choice[0] == index] == [(index, 1)]
    table.do(0, "action", index, 1)
    assert state.boards[0].media == [1, 1, 0]
    assert state.media == [4, 4, 5]
    assert state.money == [17, 29, 25]  # four to the owner, four to the bank


@both
@pytest.mark.rule("2006:P6", "1997:P6")
def test_a_media_swap_needs_a_marker_and_eight(edition: str) -> None:
    for money, markers, possible in ((8, 1, True), (7, 1, False), (8, 0, False)):
        table, index, _ = acting(edition, 0, MEDIA_SWAP)
        table.state.boards[0].media = [0, 1, 0]
        table.state.money[0] = money
        table.state.media[0] = markers
        table.begin(ACTING)
        assert any(choice[0] == index for choice in table.choices(0)) is possible


@both
@pytest.mark.rule("2006:P6", "1997:P6", "2006:6.1.d", "1997:5.1.d")
def test_a_media_swap_is_possible_in_an_over_full_state(edition: str) -> None:
    table, index, _ = acting(edition, 0, MEDIA_SWAP)
    table.state.boards[0].media = [0, 3, 3]
    table.begin(ACTING)
    table.do(0, "action", index, 2)
    assert table.state.boards[0].media == [1, 3, 2]


@both
@pytest.mark.rule("2006:6.2.3.h", "1997:5.2.3.h")
def test_action_own_popularity_stops_at_three(edition: str) -> None:
    for before in (-1, 0, 2, 3):
        table, index, number = acting(edition, 0, OWN_TREND)
        table.state.boards[0].trend[0] = before
        table.begin(ACTING)
        table.do(0, "action", index)
        assert table.state.boards[0].trend[0] == min(before + number, 3)


@both
@pytest.mark.rule("2006:6.2.3.i", "1997:5.2.3.i")
def test_action_rival_popularity_stops_at_minus_three_and_media_do_not_protect(edition: str) -> None:
    for before in (3, 0, -2):
        table, index, number = acting(edition, 0, RIVAL_TREND)
        table.state.boards[0].trend[1] = before
        table.state.boards[0].media = [0, 5, 0]
        table.begin(ACTING)
        assert (
            table.refused(0, "action", index, 0) == table.game.edition.cite.rival_trend
        )  # not against itself
        table.do(0, "action", index, 1)
        assert table.state.boards[0].trend == [0, max(before - number, -3), 0]


@both
@pytest.mark.rule("2006:6.2.3.j", "1997:5.2.3.j")
def test_a_telephone_brings_a_coalition_tile(edition: str) -> None:
    table = Table(edition, 3)
    phones = [card for card in range(7) if table.game.tables.cabinet_phones[card]]
    plain = [card for card in range(7) if not table.game.tables.cabinet_phones[card]]
    assert len(phones) == 4
    table.state.money[0] = 99
    table.begin(PLACING)
    table.do(0, "cabinet", phones[0] + 1, plain[0] + 1, phones[1] + 1, 0)
    table.do(1, "cabinet", *NONE)
    table.do(2, "cabinet", *NONE)
    assert [board.tiles[0] for board in table.state.boards] == [1, 0, 1, 0]
    assert table.state.tiles == [2, 4, 4]


@both
@pytest.mark.rule("2006:H10", "1997:H10")
def test_one_tile_in_a_state_is_enough_and_none_is_laid_without_supply(edition: str) -> None:
    table = Table(edition, 3)
    phones = [card for card in range(7) if table.game.tables.cabinet_phones[card]]
    table.state.boards[0].tiles[0] = 1
    table.state.tiles = [0, 4, 4]
    table.state.boards[1].tiles[1] = 1
    table.begin(PLACING)
    table.do(0, "cabinet", 0, phones[0] + 1, 0, 0)
    table.do(1, "cabinet", 0, phones[0] + 1, 0, 0)
    table.do(2, "cabinet", *NONE)
    assert [board.tiles for board in table.state.boards[:2]] == [[1, 0, 0], [0, 1, 0]]
    assert table.state.tiles == [0, 4, 4]


@both
@pytest.mark.rule("2006:6.2.3.f", "1997:5.2.3.f", "2006:C6")
def test_the_key_issue_cannot_be_exchanged(edition: str) -> None:
    table = Table(edition, 3)
    board = table.state.boards[0]
    board.key_slot = 1
    table.begin(EXCHANGE, 0, 0)
    slots = {choice[0] for choice in table.choices(0)}
    assert slots == {0, 1, 3, 4}
    assert board.opinions[1] == yes(1)
    assert table.refused(0, "exchange", 2, yes(5)) == table.game.edition.cite.key_issue


@pytest.mark.parametrize("money", [0, 6, 25])
def test_a_sampled_placement_is_the_walk_over_its_picks(money: int) -> None:
    """Written out for speed, with the same numbers of the generator."""
    space = Placement(4, (0, 2, 3, 5), (3, 0, 5, 8, 0, 10), money, "2006 §6.2.3.a")
    for seed in range(30):
        assert space.sample(seeded(seed)) == Space.sample(space, seeded(seed))
