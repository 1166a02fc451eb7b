"""06.2: programme change."""

from __future__ import annotations

import pytest

from hustings.core.action import CHANCE
from hustings.games.die_macher.modern import frames
from tests.die_macher.modern.scenario import ANGIE, MARION, NICOLE, Table, kind, kinds, table

NOTHING, TWO, CLEAR = 0, 1, 2


def changing() -> Table:
    """Marion's turn. Her programme: education, digital, genetics, security, welfare, all plus; hand: traffic+."""
    return table().begin(frames.PROGRAMMES)


@pytest.mark.rule("2019:06.2.a")
def test_each_takes_a_turn_from_the_first_player_clockwise() -> None:
    t = table()
    t.state.first = NICOLE
    t.begin(frames.PROGRAMMES)
    order = []
    for _ in range(4):
        order.append(t.asked[0][0])
        t.answer("take", NOTHING).answer("swap")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("2019:06.2.a")
def test_a_card_of_the_deck_then_one_of_the_display() -> None:
    t = changing().answer("take", TWO)
    assert t.asked == [(CHANCE, "card")]
    t.answer("card", kind("welfare-"))
    assert t.asked == [(MARION, "choose")]
    assert t.choices() == [(kind("environment-"),), (kind("traffic-"),)]
    t.answer("choose", kind("traffic-"))
    assert t.state.hands[MARION] == kinds("welfare-", "traffic+", "traffic-")
    assert t.game.view(t.state, ANGIE).shown[MARION] == [kind("traffic-")]
    assert t.game.view(t.state, ANGIE).hand_sizes[MARION] == 3


@pytest.mark.rule("2019:06.2.b")
def test_or_a_new_display_and_one_card_of_it() -> None:
    t = changing().answer("take", CLEAR)
    assert t.state.programme_discard[kind("environment-")] == 2
    assert t.asked == [(CHANCE, "display")]
    t.answer("display", *kinds("education-", "digital-", "genetics-", "security-"))
    t.answer("choose", kind("digital-"))
    assert t.asked == [(MARION, "swap")]
    assert t.state.hands[MARION] == kinds("digital-", "traffic+")


@pytest.mark.rule("2019:M16")
def test_taking_nothing_still_allows_a_swap() -> None:
    t = changing().answer("take", NOTHING)
    t.answer("swap", kind("traffic+"), kind("welfare+"))
    assert t.state.programmes[MARION] == kinds("education+", "digital+", "genetics+", "security+", "traffic+")
    assert t.state.hands[MARION] == [kind("welfare+")]
    assert t.asked == [(ANGIE, "take")]


@pytest.mark.rule("2019:06.2.c")
def test_up_to_two_cards_are_swapped() -> None:
    t = changing().answer("take", TWO).answer("card", kind("environment+")).answer("choose", kind("traffic-"))
    pairs = (kind("environment+"), kind("education+"), kind("traffic+"), kind("digital+"))
    assert t.refused(MARION, "swap", *pairs, kind("traffic-"), kind("genetics+")) == "2019 §06.2.c"
    t.answer("swap", *pairs)
    assert t.state.programmes[MARION] == kinds(
        "genetics+", "security+", "welfare+", "environment+", "traffic+"
    )
    assert t.state.hands[MARION] == kinds("education+", "digital+", "traffic-")


@pytest.mark.rule("2019:06.2.c", "2019:M17")
def test_the_topics_differ_after_all_swaps() -> None:
    t = changing().hand(MARION, "education-", "traffic+", "traffic-").answer("take", NOTHING)
    assert t.refused(MARION, "swap", kind("education-"), kind("digital+")) == "2019 §06.2.c"
    assert (kind("education-"), kind("education+")) in t.choices()
    both = (kind("traffic+"), kind("digital+"), kind("traffic-"), kind("genetics+"))
    assert t.refused(MARION, "swap", *both) == "2019 §06.2.c"


@pytest.mark.rule("2019:M17")
def test_what_one_swap_breaks_the_other_may_mend() -> None:
    t = changing().hand(MARION, "genetics-", "traffic+").answer("take", NOTHING)
    broken = (kind("genetics-"), kind("education+"))
    assert t.refused(MARION, "swap", *broken) == "2019 §06.2.c"
    t.answer("swap", *broken, kind("traffic+"), kind("genetics+"))
    assert t.state.programmes[MARION] == kinds("digital+", "genetics-", "security+", "welfare+", "traffic+")


@pytest.mark.rule("2019:06.2.d", "2019:M18")
def test_all_but_one_card_are_discarded_openly() -> None:
    t = (
        changing()
        .answer("take", TWO)
        .answer("card", kind("welfare-"))
        .answer("choose", kind("traffic-"))
        .answer("swap")
    )
    assert t.asked == [(MARION, "keep")]
    assert t.refused(MARION, "keep", kind("genetics-")) == "2019 §06.2.d"
    t.answer("keep", kind("welfare-"))
    assert t.state.hands[MARION] == [kind("welfare-")]
    assert t.told("discarded") == [{"seat": MARION, "cards": [kind("traffic+"), kind("traffic-")]}]
    assert t.game.view(t.state, ANGIE).shown[MARION] == []
    assert t.state.programme_discard[kind("traffic-")] == 1


@pytest.mark.rule("2019:06.2.d")
def test_a_kept_card_that_all_have_seen_is_remembered() -> None:
    t = (
        changing()
        .answer("take", TWO)
        .answer("card", kind("welfare-"))
        .answer("choose", kind("traffic-"))
        .answer("swap")
    )
    t.answer("keep", kind("traffic-"))
    assert t.game.view(t.state, NICOLE).shown[MARION] == [kind("traffic-")]


@pytest.mark.rule("2019:06.2.e")
def test_the_display_is_filled_before_the_next_player() -> None:
    t = (
        changing()
        .answer("take", TWO)
        .answer("card", kind("welfare-"))
        .answer("choose", kind("traffic-"))
        .answer("swap")
    )
    assert len(t.state.programme_display) == 3
    t.answer("keep", kind("traffic-"))
    assert t.asked == [(CHANCE, "display")]
    t.answer("display", kind("digital-"))
    assert t.asked == [(ANGIE, "take")]
    assert sorted(t.state.programme_display) == kinds("digital-", "environment-", "environment-", "traffic-")


@pytest.mark.rule("2019:06.2.f")
def test_an_empty_deck_is_made_from_the_discards() -> None:
    t = changing()
    t.state.programme_discard = t.state.programme_deck
    t.state.programme_deck = [0] * 14
    t.answer("take", TWO)
    assert t.asked == [(CHANCE, "card")]
    assert sum(t.state.programme_discard) == 0
    t.answer("card", kind("digital-"))


@pytest.mark.rule("2019:M19")
def test_with_nothing_to_draw_the_deck_card_is_skipped() -> None:
    t = changing()
    t.state.programme_deck = [0] * 14
    t.answer("take", TWO)
    assert t.asked == [(MARION, "choose")]


@pytest.mark.rule("2019:06.2.ex", "2019:06.2.a", "2019:06.2.c")
def test_marion_exchanges_her_traffic_card() -> None:
    t = table().programme(MARION, "education+", "digital+", "genetics+", "welfare-", "traffic+")
    t.hand(MARION, "security-").begin(frames.PROGRAMMES)
    t.answer("take", TWO).answer("card", kind("digital-")).answer("choose", kind("traffic-"))
    t.answer("swap", kind("traffic-"), kind("traffic+"))
    assert t.state.programmes[MARION] == kinds("education+", "digital+", "genetics+", "welfare-", "traffic-")
    t.answer("keep", kind("security-"))
    assert t.state.hands[MARION] == [kind("security-")]
