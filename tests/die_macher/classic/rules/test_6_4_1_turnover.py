"""The end of a round, the programme of rounds, and the short game."""

from __future__ import annotations

import pytest

import hustings
from hustings.core.action import CHANCE, Action
from hustings.core.bitset import members
from hustings.core.rng import seeded
from hustings.games.die_macher.classic.frames import (
    BIDDING,
    COALITIONS,
    CONVERSION,
    DONATIONS,
    ELECTION,
    FINANCE,
    MEMBERS,
    SPOILS,
    TURNOVER,
)
from hustings.games.die_macher.common.cards import CARDS, NOTHING
from tests.die_macher.classic.scenario import Table, bag, both, no, yes


def ended(edition: str, number: int, boards: int = 4, **options: object) -> Table:
    """The election of this round is over and the board is about to be cleared."""
    table = Table(edition, 3, **options)
    table.state.round = number
    del table.state.boards[boards:]
    table.begin(TURNOVER)
    return table


@both
@pytest.mark.rule("2006:6.4.1.a", "1997:5.4.1.a")
def test_cards_are_discarded_and_markers_go_home(edition: str) -> None:
    table = Table(edition, 3)
    board = table.state.boards[0]
    board.media = [2, 1, 0]
    board.meetings = [0, 0, 1]
    table.state.media = [3, 4, 5]
    table.state.meetings = [18, 18, 17]
    table.state.partners = [1, 0, NOTHING]
    table.begin(TURNOVER)
    assert table.state.opinion_discards == bag(yes(0), yes(1), yes(2), yes(3))
    assert table.state.media == [5, 5, 5]
    assert table.state.meetings == [18, 18, 18]
    assert table.state.partners == [NOTHING] * 3


@pytest.mark.rule("2006:6.2.4.e")
def test_2006_tiles_of_a_coalition_go_home_after_the_election() -> None:
    table = Table("2006", 3)
    table.state.boards[0].tiles = [1, 1, 0]
    table.state.tiles = [3, 3, 4]
    table.begin(TURNOVER)
    assert table.state.tiles == [4, 4, 4]


@pytest.mark.rule("1997:5.2.4.e")
def test_1997_tiles_leave_the_game_after_the_election() -> None:
    table = Table("1997", 3)
    table.state.boards[0].tiles = [1, 1, 0]
    table.state.tiles = [3, 3, 4]
    table.begin(TURNOVER)
    assert table.state.tiles == [3, 3, 4]


@both
@pytest.mark.rule("2006:6.4.1.b", "2006:6.4.1.c", "1997:5.4.1.b", "1997:5.4.1.c", "2006:H7", "1997:H7")
def test_a_new_state_comes_last_with_one_open_and_three_hidden_opinions(edition: str) -> None:
    table = Table(edition, 3)
    table.state.start = 1
    second = table.state.boards[1].state
    table.begin(TURNOVER)
    assert table.asked == [(CHANCE, "state")]
    bavaria = table.game.tables.state_ids.index("BY")
    table.chance("state", bavaria)
    assert table.state.states[bavaria] == 0
    table.chance("opinion", no(6))
    new = table.state.boards[3]
    assert table.state.boards[0].state == second
    assert (new.state, new.opinions, len(new.hidden)) == (bavaria, [no(6)], 3)
    assert new.meetings == [1, 1, 1]
    assert new.trend == new.votes == new.media == [0, 0, 0]
    assert new.arrival == [1, 2, 0]  # placed from the start player clockwise
    assert table.state.meetings == [17, 17, 17]


@both
@pytest.mark.rule("2006:H18", "1997:H18")
def test_a_party_without_a_meeting_in_supply_places_none(edition: str) -> None:
    table = Table(edition, 3)
    table.state.meetings = [0, 5, 1]
    table.begin(TURNOVER)
    table.chance("state", table.game.tables.state_ids.index("BY"))
    assert table.state.boards[3].meetings == [0, 1, 1]
    assert table.state.meetings == [0, 4, 0]


@both
@pytest.mark.rule("2006:6.4.1.d", "1997:5.4.1.d")
def test_each_older_state_turns_up_one_opinion(edition: str) -> None:
    table = ended(edition, 1)
    table.chance("state", table.game.tables.state_ids.index("BY"))
    table.chance("opinion", no(6))
    for card in (yes(6), yes(5), yes(4)):
        table.chance("opinion", card)
    assert [len(board.opinions) for board in table.state.boards] == [4, 3, 2, 1]
    assert [len(board.hidden) for board in table.state.boards] == [0, 1, 2, 3]
    assert [board.opinions[-1] for board in table.state.boards[:3]] == [yes(6), yes(5), yes(4)]
    assert table.over


@pytest.mark.rule("2006:6.4.1.d", "2006:C12")
def test_2006_a_clashing_opinion_goes_under_the_pile() -> None:
    table = ended("2006", 5, boards=2)
    pool = table.state.pool[:]
    table.chance("opinion", no(0))
    assert table.state.opinion_aside == bag(no(0))
    table.chance("opinion", yes(1))
    assert table.state.opinion_aside == bag(no(0), yes(1))
    table.chance("opinion", no(6))
    assert table.state.boards[0].opinions == [yes(0), yes(1), yes(2), no(6)]
    assert table.state.pool == pool
    assert table.over


@pytest.mark.rule("1997:5.4.1.d", "1997:H25")
def test_1997_a_clashing_opinion_goes_into_the_exchange_pool() -> None:
    table = ended("1997", 5, boards=2)
    table.chance("opinion", no(0))
    table.chance("opinion", yes(1))
    table.chance("opinion", no(6))
    assert table.state.pool == bag(yes(5), no(5), yes(6), no(6), no(0), no(1), no(0), yes(1))
    assert sum(table.state.opinion_aside) == 0
    assert table.state.boards[0].opinions == [yes(0), yes(1), yes(2), no(6)]


@pytest.mark.rule("2006:H3", "2006:6.4.1.d")
def test_2006_what_lies_under_the_pile_is_drawn_when_the_pile_is_empty() -> None:
    table = Table("2006", 3)
    table.state.round = 5
    del table.state.boards[2:]
    table.state.opinion_piles = [bag(no(0), no(1))]  # one of them lies face down
    table.state.opinion_aside = bag(no(6))
    table.begin(TURNOVER)
    table.chance("opinion", no(0))
    assert table.choices(CHANCE) == [(no(1),)]
    table.chance("opinion", no(1))
    assert table.choices(CHANCE) == [(no(0),), (no(1),), (no(6),)]


@both
@pytest.mark.rule("2006:6.4.1.1.b", "1997:5.4.2.b")
def test_the_seventh_state_enters_with_two_open_opinions(edition: str) -> None:
    table = ended(edition, 3)
    table.chance("state", table.game.tables.state_ids.index("BY"))
    assert len(table.choices(CHANCE)[0]) == 2
    table.chance("opinion", no(6), yes(5))
    assert table.state.boards[3].opinions == [no(6), yes(5)]
    assert len(table.state.boards[3].hidden) == 2


@both
@pytest.mark.rule("2006:6.4.1.1.c", "1997:5.4.2.c")
def test_after_round_four_no_new_state_comes_but_opinions_are_turned_up(edition: str) -> None:
    table = ended(edition, 4)
    assert table.asked == [(CHANCE, "opinion")]
    for card in (yes(6), yes(5), yes(4)):
        table.chance("opinion", card)
    assert len(table.state.boards) == 3
    assert [len(board.opinions) for board in table.state.boards] == [4, 3, 2]
    assert table.over


@both
@pytest.mark.rule("2006:6.a", "1997:5.a", "2006:6.4.1.1.d", "1997:5.4.2.d", "2006:6.4.1.1.b", "1997:5.4.2.b")
def test_the_last_round_is_the_election_alone_without_coalitions(edition: str) -> None:
    game = Table(edition).game
    assert game.programmes[7] == (ELECTION, SPOILS, MEMBERS)
    for number in range(1, 7):
        programme = game.programmes[number]
        assert programme[0] == BIDDING
        assert COALITIONS in programme
        assert programme[programme.index(CONVERSION) + 1] == ELECTION
    assert len(game.programmes) == 8


@pytest.mark.rule("2006:6.a", "2006:6.4.1.1.c")
def test_2006_money_comes_before_the_boards_change_and_donations_after() -> None:
    for number in range(1, 7):
        assert Table("2006").game.programmes[number][-3:] == (FINANCE, TURNOVER, DONATIONS)


@pytest.mark.rule("1997:5.a", "1997:5.4.2.c")
def test_1997_the_boards_change_before_money_comes_and_round_six_has_no_end() -> None:
    game = Table("1997").game
    for number in range(1, 6):
        assert game.programmes[number][-3:] == (TURNOVER, FINANCE, DONATIONS)
    assert game.programmes[6][-3:] == (SPOILS, MEMBERS, TURNOVER)


@both
@pytest.mark.rule("2006:6.a", "1997:5.a")
def test_a_whole_game_has_the_right_states_in_every_round(edition: str) -> None:
    game = hustings.game(f"die-macher-{edition}", players=3)
    state = game.initial()
    rng = seeded(3)
    seen: dict[int, tuple[int, int]] = {}
    while asked := game.pending(state):
        decision = asked[0]
        if decision.kind == "bid" and state.round not in seen:
            seen[state.round] = (len(state.boards), len(state.boards[0].opinions))
        game.apply(state, decision.seat, Action(decision.kind, decision.space.sample(rng)), asked)
    assert seen == {1: (4, 4), 2: (4, 4), 3: (4, 4), 4: (4, 4), 5: (3, 4), 6: (2, 4)}
    assert state.round == 7
    assert len(state.boards) == 1


@pytest.mark.rule("2006:8.a", "2006:8.b")
def test_short_game_without_the_cards_marked_seven() -> None:
    table = Table("2006", 3, length="short")
    tables = table.game.tables
    assert tables.elections == 5
    costs = [tables.cabinet_costs[card] for card in members(table.state.cabinet[0])]
    assert len(costs) == 6
    assert 25 not in costs
    amounts = [tables.donation_amounts[card] for card in members(table.state.donations[0])]
    assert amounts == [10, 20, 30, 40]
    assert sum(tables.poll_used) == 10
    for number in range(1, 5):
        table = Table("2006", 3, length="short")
        table.state.round = number
        table.begin(FINANCE)
        assert table.state.money == [30 if number in (1, 3) else 25] * 3


@pytest.mark.rule("2006:8.c")
def test_short_game_the_last_state_enters_after_round_one() -> None:
    table = ended("2006", 1, length="short")
    table.chance("state", table.game.tables.state_ids.index("BY"))
    table.chance("opinion", no(6), yes(5))
    assert len(table.state.boards[3].hidden) == 2


@pytest.mark.rule("2006:8.d", "2006:8.e", "2006:C18")
def test_short_game_no_state_comes_later_and_the_fifth_round_is_the_last() -> None:
    for number, boards in ((2, 4), (3, 3), (4, 2)):
        table = ended("2006", number, boards=boards, length="short")
        assert table.asked in ([(CHANCE, "opinion")], [])
        assert len(table.state.boards) == boards - 1
    game = Table("2006", 3, length="short").game
    assert game.programmes[5] == (ELECTION, SPOILS, MEMBERS)
    assert len(game.programmes) == 6


@pytest.mark.rule("2006:P13")
def test_short_game_national_media_use_the_first_five_spaces() -> None:
    table = Table("2006", 3, length="short")
    before = table.game.outcome(table.state).points[0]
    table.state.national_media = [1, 1, 1, 1, 1]
    assert table.game.outcome(table.state).points[0] - before == 25 + 20 + 20 + 15 + 15


@both
def test_hidden_cards_of_an_old_pile_stay_what_they_were(edition: str) -> None:
    """A face-down card dealt before the pile was made anew is turned up from the old cards."""
    table = Table(edition, 3)
    table.state.round = 5
    del table.state.boards[2:]
    table.state.boards[1].hidden = [0]
    table.state.opinion_piles = [bag(no(6)), bag(yes(4), yes(5))]
    table.begin(TURNOVER)
    assert table.choices(CHANCE) == [(no(6),)]
    table.chance("opinion", no(6))
    assert table.state.opinion_piles == [[0] * CARDS, bag(yes(4), yes(5))]
