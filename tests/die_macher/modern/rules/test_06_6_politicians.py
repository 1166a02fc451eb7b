"""06.6: the politicians act."""

from __future__ import annotations

import pytest

from hustings.core.action import CHANCE
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import frames
from tests.die_macher.modern.scenario import ANGIE, BB, BE, MARION, NI, NICOLE, Table, kind, table

REMOVE = 4  # the detail that takes a 2x marker away


def acting(board: int, *cards: tuple[int, str], elections: int = 4) -> Table:
    """Opinions lie open everywhere; these politicians wait beside the board."""
    t = table(4, elections)
    for place in range(4):
        t.open(place, "education+", "digital-", "welfare-")
    return t.row(board, *cards).begin(frames.POLITICIANS)


def paid(t: Table) -> Table:
    while t.asked and t.asked[0][1] == "pay":
        t.answer("pay", 1)
    return t


@pytest.mark.rule("2019:06.6.a")
def test_the_election_region_comes_first_then_clockwise() -> None:
    t = table()
    t.state.ballot = NI
    for board in (BB, NI, BE):
        t.row(board, (board, "backbencher"))
    t.begin(frames.POLITICIANS)
    order = []
    while t.asked[0][1] == "pay":
        order.append(t.asked[0][0])
        t.answer("pay", 0)
    assert order == [NI, BE, BB]


@pytest.mark.rule("2019:06.6.b")
def test_all_are_revealed_before_anybody_pays() -> None:
    t = acting(NI, (MARION, "backbencher"), (ANGIE, "vice_chancellor"))
    assert t.asked == [(MARION, "pay")]
    assert t.game.view(t.state, NICOLE).regions[NI].row_cards == [0, 1]
    assert t.state.cabinet[MARION] == 0b11110
    t.answer("pay", 1)
    assert t.state.money[MARION] == 27
    assert t.asked == [(ANGIE, "pay")]


@pytest.mark.rule("2019:06.6.b")
def test_an_unpaid_card_is_lost_without_effect() -> None:
    t = acting(NI, (MARION, "secretary_general"))
    t.answer("pay", 0)
    assert (t.state.money[MARION], t.region(NI).votes[MARION]) == (30, 0)
    assert t.asked[0][1] not in ("main", "secondary")
    assert t.state.cabinet[MARION] >> 3 & 1 == 0


@pytest.mark.rule("2019:06.6.b")
def test_who_cannot_pay_loses_the_card() -> None:
    t = table().row(NI, (MARION, "parliamentary_leader"))
    t.state.money[MARION] = 14
    t.begin(frames.POLITICIANS)
    assert t.choices() == [(0,)]
    assert t.refused(MARION, "pay", 1) == "2019 §06.6.b"


@pytest.mark.rule("2019:06.6.c", "2019:M20")
def test_main_then_one_secondary_in_the_order_placed() -> None:
    t = paid(acting(NI, (ANGIE, "vice_chancellor"), (MARION, "spokesperson")))
    assert t.asked == [(ANGIE, "main")]
    t.answer("main", 1)
    assert t.asked == [(ANGIE, "secondary")]
    t.answer("secondary", 0)
    # no rival has a marker there, so the spokesperson's main action is impossible
    assert t.asked == [(MARION, "secondary")]
    t.answer("secondary", 2)
    assert (t.region(NI).trend[ANGIE], t.region(NI).votes[MARION], t.region(NI).trend[MARION]) == (1, 5, 0)


@pytest.mark.rule("2019:06.6.d", "2019:M21")
def test_an_action_with_the_mark_is_taken_once_a_region() -> None:
    t = paid(acting(NI, (MARION, "backbencher"), (ANGIE, "vice_chancellor")))
    t.answer("main", 1, 2).answer("secondary", 0)
    t.answer("main", 0)
    assert t.refused(ANGIE, "secondary", 1, REMOVE) == "2019 §06.6.d"
    assert [args[0] for args in t.choices()] == [0, 2]


@pytest.mark.rule("2019:06.6.d")
def test_the_main_action_can_be_lost_that_way() -> None:
    t = paid(acting(NI, (MARION, "backbencher"), (ANGIE, "backbencher")))
    t.answer("main", 1, 2).answer("secondary", 0)
    assert t.asked == [(ANGIE, "secondary")]


@pytest.mark.rule("2019:06.6.d", "2019:M22")
def test_in_a_later_round_the_action_is_free_again() -> None:
    t = acting(NI, (MARION, "backbencher"))
    t.region(NI).used = 0b11111
    t.begin(frames.POLITICIANS)
    paid(t)
    assert t.asked == [(MARION, "main")]


@pytest.mark.rule("2019:06.6.e")
def test_all_cards_leave_the_game() -> None:
    t = paid(acting(NI, (MARION, "backbencher")))
    t.answer("main", 0).answer("secondary", 0)
    assert t.region(NI).row_seats == t.region(NI).row_cards == t.region(NI).row_paid == []


@pytest.mark.rule("2019:06.6.f", "2019:08.a")
@pytest.mark.parametrize(
    ("name", "cost", "main", "secondary"),
    [
        ("backbencher", 3, "double 0", "trend 1, votes 3"),
        ("vice_chancellor", 5, "trend 1", "double 0, programme 0"),
        ("spokesperson", 5, "media_swap 5", "trend 1, votes 5"),
        ("secretary_general", 8, "votes 8", "media_swap 5, poll 0"),
        ("parliamentary_leader", 15, "rivals_trend -1", "programme 0, poll 0"),
        ("honorary_president", 8, "votes 8", "media_swap 5, double 0"),
        ("party_chair", 10, "votes 8", "base 5, trend 3"),
        ("candidate", 20, "trend 4", "votes 8, poll 0, programme 0"),
    ],
)
def test_the_cards_are_those_of_the_book(name: str, cost: int, main: str, secondary: str) -> None:
    from hustings.games.die_macher.modern.actions import ACTS

    t = table(4, 7)
    card = t.game.tables.politicians[t.politician(name)]
    assert card.cost == cost
    assert f"{ACTS[card.main.kind]} {card.main.amount}" == main
    assert ", ".join(f"{ACTS[act.kind]} {act.amount}" for act in card.secondary) == secondary
    money = acting(NI, (MARION, name), elections=7).answer("pay", 1).state.money[MARION]
    assert money == 30 - cost


@pytest.mark.rule("2019:06.6.g")
def test_a_marker_is_put_on_an_open_opinion_and_taken_away() -> None:
    t = paid(acting(NI, (MARION, "backbencher")))
    assert t.refused(MARION, "main", 1, 3) == "2019 §06.6.g"  # face down
    t.answer("main", 1, 2)
    assert (t.region(NI).double, t.state.doubles) == (2, 3)
    t.answer("secondary", 0)
    t = acting(NI, (ANGIE, "backbencher"))
    t.region(NI).double, t.state.doubles = 2, 3
    paid(t)
    assert t.choices() == [(0,), (1, REMOVE)]  # never two in one region
    t.answer("main", 1, REMOVE)
    assert (t.region(NI).double, t.state.doubles) == (NOTHING, 4)


@pytest.mark.rule("2019:06.6.g")
def test_without_a_marker_in_supply_nothing_can_be_placed() -> None:
    t = acting(NI, (MARION, "backbencher"))
    t.state.doubles = 0
    paid(t)
    assert t.asked == [(MARION, "secondary")]


@pytest.mark.rule("2019:06.6.h", "2019:M23")
def test_media_swap_pays_the_rival_and_returns_his_marker() -> None:
    t = table().media(NI, 0, 2, 0, 0).row(NI, (MARION, "spokesperson")).begin(frames.POLITICIANS)
    paid(t).answer("main", 1, 2 * ANGIE + 1)
    assert t.state.money[MARION] == 30 - 5 - 5
    assert t.state.money[ANGIE] == 35
    assert t.region(NI).media[:2] == [1, 1]
    assert t.state.media[:2] == [3, 3]


@pytest.mark.rule("2019:06.6.h")
def test_the_own_marker_is_optional_and_needs_one_in_supply() -> None:
    t = (
        table()
        .media(NI, 0, 2, 0, 0)
        .media(BB, 4, 0, 0, 0)
        .row(NI, (MARION, "spokesperson"))
        .begin(frames.POLITICIANS)
    )
    assert paid(t).choices() == [(0,), (1, 2 * ANGIE)]
    t.answer("main", 1, 2 * ANGIE)
    assert t.region(NI).media == [0, 1, 0, 0]


@pytest.mark.rule("2019:M24")
def test_no_media_swap_without_five_or_a_rivals_marker() -> None:
    t = table().media(NI, 2, 0, 0, 0).row(NI, (MARION, "spokesperson")).begin(frames.POLITICIANS)
    assert paid(t).asked == [(MARION, "secondary")]
    t = table().media(NI, 0, 2, 0, 0).row(NI, (MARION, "spokesperson"))
    t.state.money[MARION] = 9
    assert paid(t.begin(frames.POLITICIANS)).asked == [(MARION, "secondary")]


@pytest.mark.rule("2019:06.6.i", "2019:M25")
def test_all_rivals_fall_even_the_one_who_controls_the_media() -> None:
    t = table().media(NI, 0, 2, 0, 0).row(NI, (MARION, "parliamentary_leader"))
    t.region(NI).trend = [0, 2, -3, 0]
    paid(t.begin(frames.POLITICIANS)).answer("main", 1)
    assert t.region(NI).trend == [0, 1, -3, -1]


@pytest.mark.rule("2019:06.6.j")
def test_a_programme_change_is_a_whole_turn_of_its_own() -> None:
    t = paid(acting(NI, (MARION, "vice_chancellor"), (ANGIE, "vice_chancellor")))
    t.answer("main", 0).answer("secondary", 2)
    assert t.asked == [(MARION, "take")]
    t.answer("take", 1).answer("card", kind("environment+")).answer("choose", kind("traffic-"))
    t.answer("swap", kind("environment+"), kind("education+")).answer("keep", kind("traffic+"))
    assert t.asked == [(ANGIE, "main")]
    assert kind("environment+") in t.state.programmes[MARION]


@pytest.mark.rule("2019:06.6.k")
def test_a_free_poll_costs_nothing_and_counts_here() -> None:
    t = paid(acting(NI, (MARION, "secretary_general")))
    t.answer("main", 0).answer("secondary", 2)
    assert t.asked == [(CHANCE, "poll")]
    assert t.choices() == [(3,), (8,)]  # the cards with the CDU on their back
    t.answer("poll", 3)
    t.answer("poll-back", 0)
    assert t.asked == [(MARION, "publish")]
    t.answer("publish", 1)
    assert t.region(NI).trend == [1, 0, 2, 0]
    assert t.state.money[MARION] == 30 - 8


@pytest.mark.rule("2019:06.6.l", "2019:M26")
def test_trend_stops_at_its_ends_and_votes_do_not() -> None:
    t = acting(NI, (MARION, "candidate"), elections=7)
    t.region(NI).trend[MARION] = 1
    t.region(NI).votes[MARION] = 49
    paid(t).answer("main", 1)
    assert t.region(NI).trend[MARION] == 4
    t.answer("secondary", 1)
    assert t.region(NI).votes[MARION] == 57


@pytest.mark.rule("2019:08.a")
def test_the_party_chair_strengthens_the_base() -> None:
    t = paid(acting(NI, (MARION, "party_chair"), elections=7))
    t.answer("main", 1).answer("secondary", 1)
    assert (t.region(NI).votes[MARION], t.state.base[MARION]) == (8, 15)


@pytest.mark.rule("2019:06.6.ex1")
def test_angies_secretary_general_in_brandenburg() -> None:
    """Eight votes, then a poll that lifts the Linke by one and lowers the SPD by one; the Greens do not play."""
    t = table().row(BB, (ANGIE, "secretary_general"))
    t.state.poll_back = t.game.tables.parties.index("GRUENE")
    paid(t.begin(frames.POLITICIANS)).answer("main", 1)
    assert (t.region(BB).votes[ANGIE], t.state.money[ANGIE]) == (8, 22)
    t.answer("secondary", 2).answer("poll", 2).answer("poll-back", 0).answer("publish", 1)
    assert t.region(BB).trend == [-1, 1, 0, 0]


@pytest.mark.rule("2019:06.6.ex2")
def test_marion_and_angie_in_niedersachsen() -> None:
    """Marion doubles welfare and gains trend; Angie gains trend and, the 2x being gone, changes her programme."""
    t = acting(NI, (MARION, "backbencher"), (ANGIE, "vice_chancellor"))
    paid(t)
    assert t.state.money[:2] == [27, 25]
    t.answer("main", 1, 2).answer("secondary", 1)
    assert (t.region(NI).opinions[t.region(NI).double], t.region(NI).trend[MARION]) == (kind("welfare-"), 1)
    t.answer("main", 1)
    assert t.region(NI).trend[ANGIE] == 1
    assert t.choices() == [(0,), (2,)]
    t.answer("secondary", 2)
    assert t.asked == [(ANGIE, "take")]
