"""04: preparation, all but the draft."""

from __future__ import annotations

import pytest

from hustings.core.action import CHANCE, SPECTATOR
from hustings.core.frame import Frame
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import frames
from hustings.games.die_macher.modern.state import HIDDEN
from tests.die_macher.modern.scenario import (
    ANGIE,
    BB,
    BE,
    MARION,
    NI,
    NICOLE,
    ST,
    Table,
    kind,
    modern,
    table,
)


def fresh(players: int = 4, elections: int = 4) -> Table:
    game = modern(players, elections)
    return Table(game, game.initial())


def region(name: str) -> int:
    return modern().tables.regions.index(name)


def with_regions(players: int = 4) -> Table:
    """Saarland, Bayern, Brandenburg and Hessen on boards 0 to 3."""
    t = fresh(players)
    t.answer("regions", region("BB"), region("SL")).answer("regions", region("BY"), region("HE"))
    return t.answer("boards", 1, 2, 0, 3)


PLUS = tuple(kind(name) for name in ("education+", "digital+", "genetics+", "security+"))
MINUS = tuple(kind(name) for name in ("education-", "digital-", "genetics-", "security-"))


def with_opinions(players: int = 4) -> Table:
    t = with_regions(players)
    for cards in (PLUS, PLUS, MINUS, MINUS):
        assert t.asked == [(CHANCE, "opinions")]
        t.answer("opinions", *cards)
    return t


@pytest.mark.rule("2019:04.A", "2019:08.a", "2019:08.b")
def test_the_short_game_leaves_out_three_politicians_and_a_media_marker() -> None:
    short, long = modern(4, 4), modern(4, 7)
    assert [short.tables.politicians[i].id for i in short.length.politicians] == [
        "backbencher",
        "vice_chancellor",
        "spokesperson",
        "secretary_general",
        "parliamentary_leader",
    ]
    assert len(long.length.politicians) == 8
    assert short.setup().media == [4] * 4
    assert long.setup().media == [5] * 4
    assert short.setup().cabinet == [0b11111] * 4
    assert long.setup().cabinet == [0b11111111] * 4


@pytest.mark.rule("2019:04.C.a")
def test_two_small_and_two_large_regions_are_mixed_over_the_boards() -> None:
    t = fresh()
    assert t.asked == [(CHANCE, "regions")]
    assert all(t.game.tables.is_small[a] for args in t.choices() for a in args)
    assert t.decision().space.count() == 8 * 7
    t.answer("regions", region("BB"), region("SL"))
    assert all(not t.game.tables.is_small[a] for args in t.choices() for a in args)
    t.answer("regions", region("BY"), region("HE"))
    assert t.decision().space.count() == 24
    t.answer("boards", 1, 2, 0, 3)
    assert [t.game.tables.regions[r.region] for r in t.state.regions] == ["SL", "BY", "BB", "HE"]


@pytest.mark.rule("2019:04.C.b", "2019:M4")
def test_the_smallest_region_votes_first() -> None:
    assert with_regions().state.ballot == 0
    t = fresh()
    t.answer("regions", region("BB"), region("SL")).answer("regions", region("BY"), region("HE")).answer(
        "boards", 0, 3, 2, 1
    )
    assert t.state.ballot == 3


@pytest.mark.rule("2019:04.D.a")
def test_one_card_of_each_kind_is_displayed_and_the_rest_is_the_deck() -> None:
    state = modern().setup()
    assert state.display == [1] * 14
    assert state.opinion_deck == [2] * 14


@pytest.mark.rule("2019:04.D.b")
def test_four_three_two_and_one_opinion_are_turned_up_clockwise() -> None:
    t = with_opinions()
    assert [sum(r.face_up) for r in t.state.regions] == [4, 3, 2, 1]
    assert all(NOTHING not in r.opinions for r in t.state.regions)


@pytest.mark.rule("2019:04.D.b")
def test_face_down_opinions_are_hidden_from_everybody() -> None:
    t = with_regions()
    t.answer("opinions", *[kind(n) for n in ("education+", "digital+", "genetics+", "security+")])
    t.answer("opinions", *[kind(n) for n in ("education+", "digital+", "genetics+", "welfare-")])
    for seat in (MARION, SPECTATOR):
        assert t.game.view(t.state, seat).regions[1].opinions[3] == HIDDEN
        assert t.game.view(t.state, seat).regions[0].opinions[3] == kind("security+")


@pytest.mark.rule("2019:04.D.c", "2019:04.D.ex")
def test_a_second_education_card_in_niedersachsen_is_discarded_and_replaced() -> None:
    t = table()
    t.open(NI, "education+", "traffic-")
    t.region(NI).opinions[2] = kind("education+")
    t.state.opinion_deck[kind("education+")] -= 1
    t.begin(frames.TURN, NI)
    assert t.asked == [(CHANCE, "opinion")]
    assert t.state.opinion_discard[kind("education+")] == 1
    t.answer("opinion", kind("welfare-"))
    assert t.region(NI).opinions[2] == kind("welfare-")
    assert t.region(NI).face_up == [1, 1, 1, 0]


@pytest.mark.rule("2019:04.D.c")
def test_the_other_sign_of_a_topic_clashes_too_and_so_may_the_replacement() -> None:
    t = table()
    t.open(NI, "education+")
    t.region(NI).opinions[1] = kind("education-")
    t.state.opinion_deck[kind("education-")] -= 1
    t.begin(frames.TURN, NI).answer("opinion", kind("education+"))
    assert t.asked == [(CHANCE, "opinion")]
    assert t.state.opinion_discard[kind("education+")] == 1
    assert t.state.opinion_discard[kind("education-")] == 1
    t.answer("opinion", kind("traffic+"))
    assert sum(t.region(NI).face_up) == 2


@pytest.mark.rule("2019:M5")
def test_an_empty_opinion_deck_is_made_from_the_discards() -> None:
    t = table()
    t.state.opinion_deck = [0] * 14
    t.state.opinion_discard[kind("traffic+")] = 2
    t.begin(frames.TURN, NI)
    assert t.choices() == [(kind("traffic+"),)]
    assert t.state.opinion_discard == [0] * 14


@pytest.mark.rule("2019:M6")
def test_a_space_stays_empty_when_no_other_topic_is_left() -> None:
    t = table()
    t.open(NI, "education+")
    t.state.opinion_deck = [0] * 14
    t.state.opinion_deck[kind("education-")] = 2
    t.state.stack = [Frame(frames.PARTY), Frame(frames.TURN, 0, (NI,))]
    t.settle()
    assert t.region(NI).face_up[:2] == [1, 1]
    assert t.region(NI).opinions[1] == NOTHING
    assert t.asked[0][1] != "opinion"


@pytest.mark.rule("2019:04.E", "2019:06.8.a")
def test_the_back_of_the_top_poll_is_known_from_the_start() -> None:
    t = with_opinions()
    assert t.asked == [(CHANCE, "poll-back")]
    assert [t.decision().space.weight((), party) for party in range(5)] == [2] * 5
    t.answer("poll-back", 3)
    assert t.game.view(t.state, ANGIE).poll_back == 3
    assert len(t.state.polls) == 10


@pytest.mark.rule("2019:04.F", "2019:M1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_programme_display_grows_with_the_number_of_players(players: int) -> None:
    t = with_opinions(players)
    t.answer("poll-back", 0)
    assert t.asked == [(CHANCE, "display")]
    t.answer("display", *[2 * i for i in range(players)])
    assert len(t.state.programme_display) == players
    assert sum(t.state.programme_deck) == 56 - players


@pytest.mark.rule("2019:04.G.a", "2019:M7")
def test_parties_are_chosen_in_seat_order_and_only_once() -> None:
    t = table()
    t.state.party = [NOTHING] * 4
    t.begin(frames.PARTY)
    assert t.asked == [(MARION, "party")]
    t.answer("party", 1)
    assert t.asked == [(ANGIE, "party")]
    assert t.refused(ANGIE, "party", 1) == "2019 §04.G.a"
    t.answer("party", 0)
    assert t.state.party[:2] == [1, 0]


@pytest.mark.rule("2019:04.G.b", "2019:04.I.a")
def test_everyone_starts_with_thirty_base_ten_and_twenty_meetings() -> None:
    state = modern().setup()
    assert state.money == [30] * 4
    assert state.base == [10] * 4
    assert state.meetings == [20] * 4
    assert state.donations == [0b111] * 4
    assert state.doubles == 4
    assert all(r.votes == [0] * 4 and r.trend == [0] * 4 for r in state.regions)


@pytest.mark.rule("2019:04.I.b")
def test_the_preliminary_first_player_is_drawn() -> None:
    t = table().begin(frames.STARTER)
    assert t.asked == [(CHANCE, "starter")]
    t.answer("starter", NICOLE)
    assert t.state.first == NICOLE


@pytest.mark.rule("2019:04.J.a")
def test_the_same_symbol_twice_needs_two_regions() -> None:
    t = table().begin(frames.PACKAGES)
    assert {seat for seat, _ in t.asked} == {0, 1, 2, 3}
    assert t.refused(MARION, "package", 2, NI, NI, BB, NI, NI) == "2019 §04.J.a"
    assert t.refused(MARION, "package", 5, BB, NI, BB, NI, NI) == "2019 §04.J.a"
    sizes = [6 * 4 * 6, 6 * 4 * 4 * 4, 6 * 6 * 4, 4 * 6 * 4 * 4, 4 * 4 * 4 * 6]
    assert t.decision(MARION).space.count() == sum(sizes)


@pytest.mark.rule("2019:04.J.a")
def test_packages_are_sealed_until_all_have_chosen() -> None:
    t = table().begin(frames.PACKAGES)
    t.do(MARION, "package", 2, BB, NI, BB, NI, NI)
    assert t.region(BB).meetings[MARION] == 0
    assert t.game.view(t.state, ANGIE).sealed.values[MARION] == ()
    assert t.game.view(t.state, MARION).sealed.values[MARION] != ()


@pytest.mark.rule("2019:04.J.b", "2019:04.J.ex")
def test_marion_takes_the_third_package() -> None:
    """Meetings and trend in Brandenburg and Niedersachsen, six votes in Niedersachsen."""
    t = table().begin(frames.PACKAGES)
    t.do(MARION, "package", 2, BB, NI, BB, NI, NI)
    for seat in (1, 2, 3):
        t.do(seat, "package", 0, BE, ST, BE, BB, NI)
    assert [t.region(b).meetings[MARION] for b in range(4)] == [3, 3, 0, 0]
    assert [t.region(b).trend[MARION] for b in range(4)] == [1, 1, 0, 0]
    assert [t.region(b).votes[MARION] for b in range(4)] == [0, 6, 0, 0]
    assert (t.state.meetings[MARION], t.state.media[MARION]) == (14, 4)
    assert [t.region(b).media[ANGIE] for b in range(4)] == [1, 1, 0, 0]
    assert (t.state.meetings[ANGIE], t.state.media[ANGIE]) == (14, 2)


@pytest.mark.rule("2019:04.D.b")
def test_a_region_is_dealt_four_cards_and_turns_as_many_as_asked() -> None:
    t = table().begin(frames.DEAL, BE, 2)
    t.answer("opinions", *[kind(n) for n in ("education+", "digital+", "genetics+", "security+")])
    assert t.region(BE).face_up == [1, 1, 0, 0]
    assert t.region(BE).opinions == [kind(n) for n in ("education+", "digital+", "genetics+", "security+")]
