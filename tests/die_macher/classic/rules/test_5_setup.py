"""Set-up: what every party has, programmes, hands, states, opinions, pool."""

from __future__ import annotations

import pytest

import hustings
from hustings.core.action import CHANCE, Action
from hustings.core.bitset import members
from hustings.core.errors import OptionError
from hustings.core.rng import seeded
from hustings.games.die_macher.classic.frames import DEAL, OPEN, PARTIES, SHEETS
from hustings.games.die_macher.classic.phases.setup import HIDDEN, POOL, PROGRAMMES
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import CARDS, NOTHING
from tests.die_macher.classic.scenario import Table, bag, both, cards, no, yes


def dealt(edition: str, players: int, seed: int) -> tuple[Table, ClassicState]:
    """A fresh game up to the sheets, dealt at random."""
    table = Table(edition, players)
    game = table.game
    state = game.initial()
    rng = seeded(seed)
    while state.stack[-1].kind != SHEETS:
        decision = game.pending(state)[0]
        game.apply(state, decision.seat, Action(decision.kind, decision.space.sample(rng)))
    table.state = state
    return table, state


@both
@pytest.mark.rule("2006:1", "2006:5.1.a", "1997:0", "1997:4.1.a")
def test_each_party_has_its_pieces_cards_and_money(edition: str) -> None:
    game = Table(edition, 5).game
    state = game.setup()
    assert state.meetings == [18] * 5
    assert state.media == [5] * 5
    assert state.tiles == [4] * 5
    assert state.money == [25] * 5
    assert [members(row) for row in state.cabinet] == [list(range(7))] * 5
    assert [members(row) for row in state.donations] == [list(range(5))] * 5
    assert sum(state.programme_pile) == 56
    assert set(state.programme_pile) == {4}
    assert sum(state.opinion_piles[0]) == 42
    assert set(state.opinion_piles[0]) == {3}
    assert sum(game.tables.poll_used) == 20
    assert sum(state.states) == 16
    assert sum(max(row) for row in game.tables.seat_tables) == 623


@both
@pytest.mark.rule("2006:5.1.d", "2006:H1", "1997:4.1.d", "1997:H1")
def test_parties_are_chosen_in_seat_order_each_once(edition: str) -> None:
    table = Table(edition, 3)
    table.state.party = [NOTHING] * 3
    table.begin(PARTIES)
    assert table.asked == [(0, "party")]
    table.do(0, "party", 3)
    assert table.choices(1) == [(0,), (1,), (2,), (4,)]
    assert table.refused(1, "party", 3) == table.game.edition.cite.party
    table.do(1, "party", 0)
    table.do(2, "party", 4)
    assert table.state.party == [3, 0, 4]
    assert table.over


@both
@pytest.mark.rule("2006:5.1.b", "2006:C1", "2006:5.1.ex1", "1997:4.1.b", "1997:4.1.ex1")
def test_a_repeated_or_contradicting_programme_card_is_laid_aside_and_replaced(edition: str) -> None:
    table = Table(edition, 3)
    state = table.state
    state.programmes = [0, 0, 0]
    table.begin(DEAL)
    table.chance("programme", yes(4), no(4), yes(4), yes(1), no(2))
    assert state.programmes[0] == cards(yes(4), yes(1), no(2))
    assert state.programme_aside == bag(no(4), yes(4))
    assert len(table.choices(CHANCE)[0]) == 2  # two gaps, two more cards
    table.chance("programme", no(0), yes(6))
    assert members(state.programmes[0]) == [no(0), yes(1), no(2), yes(4), yes(6)]
    assert state.stack[-1].step == PROGRAMMES  # the next party


@both
@pytest.mark.rule("2006:5.1.c", "1997:4.1.c")
def test_three_hidden_cards_may_repeat_and_only_their_owner_sees_them(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(DEAL)
    events = table.chance("hand", yes(0), yes(0), no(0)).events
    assert table.state.hands[0] == [yes(0), yes(0), no(0)]
    drew = next(event for event in events if event.kind == "drew")
    assert drew.seen_by(0)["cards"] == [yes(0), yes(0), no(0)]
    assert drew.seen_by(1).named() == {"seat": 0, "number": 3}


@pytest.mark.rule("2006:H3", "2006:H4")
def test_2006_what_lies_under_the_programme_pile_comes_up_when_it_is_empty() -> None:
    table = Table("2006", 3)
    state = table.state
    state.programme_pile = bag(yes(0))
    state.programme_aside = bag(no(1), no(2), no(3))
    table.begin(DEAL)
    assert sum(state.programme_aside) == 3
    table.chance("hand", yes(0))
    assert state.programme_pile == bag(no(1), no(2), no(3))
    assert state.programme_age == 1
    table.chance("hand", no(1), no(2))
    assert state.hands[0] == [yes(0), no(1), no(2)]
    assert state.hand_ages[0] == [0, 1, 1]


@pytest.mark.rule("1997:4.2.h", "1997:H4")
def test_1997_clashing_cards_are_shuffled_back_before_hidden_cards_are_dealt() -> None:
    table = Table("1997", 3)
    state = table.state
    state.programme_pile = bag(yes(0))
    state.programme_aside = bag(no(1), no(2))
    state.opinion_piles = [bag(yes(0))]
    state.opinion_aside = bag(no(3))
    table.begin(DEAL)
    assert state.programme_pile == bag(yes(0), no(1), no(2))
    assert state.opinion_piles == [bag(yes(0), no(3))]
    assert sum(state.programme_aside) + sum(state.opinion_aside) == 0


@both
@pytest.mark.rule("1997:4.2.h", "1997:H4", "2006:5.2.1.2.c", "2006:H4")
def test_clashing_opinions_come_back_before_the_hidden_cards_or_stay_under_the_pile(edition: str) -> None:
    table = Table(edition, 3)
    state = table.state
    state.pool = [0] * CARDS
    for board in state.boards:
        board.hidden = []
    state.opinion_piles = [bag(*range(CARDS))]
    state.opinion_aside = bag(no(3), no(3))
    table.begin(DEAL, step=HIDDEN)
    assert [len(board.hidden) for board in state.boards] == [0, 1, 2, 3]
    back = 2 if edition == "1997" else 0
    assert state.opinion_piles[0][no(3)] == 1 + back
    assert state.opinion_aside[no(3)] == 2 - back


@both
@pytest.mark.rule("2006:5.2.1.1", "1997:4.2.b", "2006:5.2.1.a", "1997:4.2.a", "2006:5.2.2", "1997:4.2.g")
def test_four_states_with_all_markers_at_zero_and_a_meeting_of_each_party(edition: str) -> None:
    for seed in range(3):
        _, state = dealt(edition, 4, seed)
        assert len({board.state for board in state.boards}) == 4
        assert sum(state.states) == 12
        for board in state.boards:
            assert state.states[board.state] == 0
            assert board.trend == board.votes == board.media == board.tiles == [0] * 4
            assert board.meetings == [1] * 4
        assert state.meetings == [14] * 4
        assert state.members == [5] * 4
        assert state.national == [NOTHING] * 5
        assert state.national_media == [0] * 7


@both
@pytest.mark.rule("2006:5.2.1.2.a", "2006:5.2.1.2.b", "1997:4.2.c", "1997:4.2.d")
def test_open_and_hidden_opinions_of_the_first_four_states(edition: str) -> None:
    for seed in range(5):
        _, state = dealt(edition, 3, seed)
        assert [len(board.opinions) for board in state.boards] == [4, 3, 2, 1]
        assert [len(board.hidden) for board in state.boards] == [0, 1, 2, 3]
        for board in state.boards:
            assert len({card >> 1 for card in board.opinions}) == len(board.opinions)


@both
@pytest.mark.rule("2006:5.2.1.2.c", "1997:4.2.e")
def test_a_clashing_open_opinion_is_put_under_the_pile_and_replaced(edition: str) -> None:
    table = Table(edition)
    state = table.state
    state.round = 0
    state.boards[0].opinions = []
    table.begin(OPEN, 0, 4)
    table.chance("opinion", yes(1), no(1), yes(1), no(2))
    assert state.boards[0].opinions == [yes(1), no(2)]
    assert state.opinion_aside == bag(no(1), yes(1))
    table.chance("opinion", yes(3), yes(4))
    assert state.boards[0].opinions == [yes(1), no(2), yes(3), yes(4)]
    assert table.over


@both
@pytest.mark.rule("2006:5.2.3.b", "1997:4.2.i")
def test_the_pool_has_six_cards_and_may_hold_repeats(edition: str) -> None:
    table = Table(edition)
    table.state.pool = [0] * CARDS
    table.begin(DEAL, step=POOL)
    table.chance("pool", yes(1), yes(1), yes(1), no(1), no(2), yes(3))
    assert table.state.pool == bag(yes(1), yes(1), yes(1), no(1), no(2), yes(3))
    assert table.over


@both
@pytest.mark.rule("2006:5.2.3.a", "1997:4.2.h")
def test_the_piles_hold_everything_that_is_not_dealt(edition: str) -> None:
    _, state = dealt(edition, 5, 1)
    held = sum(row.bit_count() for row in state.programmes) + sum(map(len, state.hands))
    assert held == 40
    assert sum(state.programme_pile) + sum(state.programme_aside) == 16
    # ten open cards and the pool have left the opinion pile; six lie face down but are still unknown
    assert sum(map(sum, state.opinion_piles)) + sum(state.opinion_aside) == 26


@both
@pytest.mark.rule("2006:H3", "1997:H3")
def test_an_empty_opinion_pile_is_made_anew_from_the_discards(edition: str) -> None:
    table = Table(edition)
    state = table.state
    state.boards[0].opinions = []
    state.boards[1].hidden = state.boards[2].hidden = state.boards[3].hidden = []
    state.opinion_piles = [[0] * CARDS]
    state.opinion_discards = bag(yes(0), no(6))
    table.begin(OPEN, 0, 1)
    assert state.opinion_piles == [[0] * CARDS, bag(yes(0), no(6))]
    assert sum(state.opinion_discards) == 0
    table.chance("opinion", no(6))
    assert state.boards[0].opinions == [no(6)]


@both
@pytest.mark.rule("2006:H3", "1997:H3")
def test_face_down_cards_do_not_belong_to_the_pile(edition: str) -> None:
    """Three cards of the bag lie face down: the pile is empty, and a new one is made."""
    table = Table(edition)
    state = table.state
    state.boards[0].opinions = []
    state.boards[1].hidden, state.boards[2].hidden, state.boards[3].hidden = [0], [0, 0], []
    state.opinion_piles = [bag(yes(0), yes(1), yes(2))]
    state.opinion_discards = bag(no(6))
    table.begin(OPEN, 0, 1)
    assert table.choices(CHANCE) == [(no(6),)]


@both
@pytest.mark.rule("2006:H3", "1997:H3")
def test_if_nothing_under_the_pile_fits_it_is_shuffled_with_the_discards(edition: str) -> None:
    table = Table(edition)
    state = table.state
    state.boards[0].opinions = [yes(0)]
    state.boards[1].hidden = state.boards[2].hidden = state.boards[3].hidden = []
    state.opinion_piles = [[0] * CARDS]
    state.opinion_aside = bag(no(0))
    state.opinion_discards = bag(yes(6))
    table.begin(OPEN, 0, 2)
    assert table.choices(CHANCE) == [(no(0),), (yes(6),)]
    assert sum(state.opinion_aside) + sum(state.opinion_discards) == 0
    table.chance("opinion", no(0))  # does not fit
    table.chance("opinion", yes(6))
    assert state.boards[0].opinions == [yes(0), yes(6)]


@both
@pytest.mark.rule("2006:H15", "1997:H15")
def test_if_no_card_fits_the_space_stays_empty(edition: str) -> None:
    table = Table(edition)
    state = table.state
    state.boards[0].opinions = [yes(0)]
    state.boards[1].hidden = state.boards[2].hidden = state.boards[3].hidden = []
    state.opinion_piles = [[0] * CARDS]
    state.opinion_aside = bag(no(0))
    state.opinion_discards = bag(yes(0))
    table.begin(OPEN, 0, 2)
    assert table.over
    assert state.boards[0].opinions == [yes(0)]


@pytest.mark.rule("1997:V.a", "1997:V.b", "1997:H26")
def test_the_tenets_of_the_variant() -> None:
    table = Table("1997", 5, fixed_tenets=True)
    topics = table.game.tables.topic_ids
    forbidden = {
        "CDU": no(topics.index("euro")),
        "SPD": yes(topics.index("nuclear_energy")),
        "FDP": no(topics.index("internal_security")),
        "GRUENE": yes(topics.index("genetic_engineering")),
        "PDS": no(topics.index("welfare")),
    }
    assert [forbidden[name] for name in table.game.tables.party_ids] == list(table.game.tables.tenets)
    assert set(Table("1997", 5).game.tables.tenets) == {NOTHING}


@pytest.mark.rule("1997:V.b", "1997:H26")
def test_a_card_against_the_tenet_is_a_clash_for_its_own_party_only() -> None:
    table = Table("1997", 3, fixed_tenets=True)
    state = table.state
    state.party = [1, 0, 2]
    state.programmes = [0, 0, 0]
    nuclear = yes(table.game.tables.topic_ids.index("nuclear_energy"))
    euro = no(table.game.tables.topic_ids.index("euro"))
    others = [card for card in range(0, CARDS, 2) if card not in (nuclear, euro & ~1)]
    table.begin(DEAL)
    table.chance("programme", nuclear, euro, *others[:3])
    assert state.programmes[0] == cards(euro, *others[:3])  # the SPD may be against the euro
    assert state.programme_aside == bag(nuclear)


@both
def test_the_rules_refuse_what_cannot_be_played(edition: str) -> None:
    with pytest.raises(OptionError):
        hustings.game(f"die-macher-{edition}", players=2)
    with pytest.raises(OptionError):
        hustings.game(f"die-macher-{edition}", players=6)
