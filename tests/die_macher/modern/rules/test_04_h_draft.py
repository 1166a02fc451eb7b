"""04.H: the draft."""

from __future__ import annotations

import pytest

from hustings.core.action import CHANCE
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import frames
from hustings.games.die_macher.modern.phases.draft import drafted
from tests.die_macher.modern.scenario import ANGIE, MARION, NICOLE, OTTO, Table, kind, kinds, table

PACKETS = (
    ("education+", "education+", "digital+", "genetics+", "security+", "welfare+", "environment+"),
    ("education-", "digital-", "genetics-", "security-", "welfare-", "environment-", "traffic-"),
    ("education+", "digital+", "genetics+", "security+", "welfare+", "environment+", "traffic+"),
    ("education-", "digital-", "genetics-", "security-", "welfare-", "environment-", "traffic-"),
)


def drafting() -> Table:
    t = table()
    for seat in range(4):
        t.programme(seat)
        t.hand(seat)
    t.prepare(frames.PACKETS)
    for packet in PACKETS:
        t.answer("deal", *kinds(*packet))
    return t


def pick_first(t: Table, times: int) -> Table:
    for _ in range(times):
        for seat in range(4):
            t.do(seat, "draft", *t.choices(seat)[0])
    return t


@pytest.mark.rule("2019:04.H.a")
def test_seven_cards_each_and_everybody_picks_at_once() -> None:
    t = drafting()
    assert t.asked == [(seat, "draft") for seat in range(4)]
    assert t.game.view(t.state, MARION).packets[MARION] == kinds(*PACKETS[MARION])
    assert t.game.view(t.state, MARION).packets[ANGIE] == [NOTHING] * 7
    assert t.refused(MARION, "draft", kind("traffic+")) == "2019 §04.H.a"


@pytest.mark.rule("2019:04.H.a")
def test_the_rest_goes_to_the_left() -> None:
    t = drafting()
    t.do(MARION, "draft", kind("education+"))
    for seat in (ANGIE, NICOLE, OTTO):
        t.do(seat, "draft", *t.choices(seat)[0])
    rest = kinds(*PACKETS[MARION])
    rest.remove(kind("education+"))
    assert t.game.view(t.state, ANGIE).packets[MARION][1:] == rest
    assert [args[0] for args in t.choices(ANGIE)] == sorted(set(rest))


@pytest.mark.rule("2019:04.H.a", "2019:M8")
def test_four_picks_and_the_last_three_cards_are_passed_on_too() -> None:
    t = pick_first(drafting(), 4)
    assert t.asked == [(seat, "programme") for seat in range(4)]
    cards = drafted(t.game, t.state, MARION)
    assert len(cards) == 7
    # with four players the last three cards are those of the packet one dealt oneself
    assert sorted(t.state.packets[MARION][4:]) == t.state.packets[MARION][4:]
    for card in t.state.packets[MARION][4:]:
        assert card in cards


@pytest.mark.rule("2019:04.H.b", "2019:M9")
def test_five_cards_of_five_topics() -> None:
    t = pick_first(drafting(), 4)
    space = t.decision(MARION).space
    assert {len(args) for args in space} == {5}
    assert all(len({card >> 1 for card in args}) == 5 for args in space)
    cards = drafted(t.game, t.state, MARION)
    twice = [card for card in cards if card ^ 1 in cards][:2] or [cards[0], cards[0]]
    assert t.refused(MARION, "programme", *twice, *twice, *twice[:1]) == "2019 §04.H.b"


@pytest.mark.rule("2019:04.H.b")
def test_programmes_are_revealed_together() -> None:
    t = pick_first(drafting(), 4)
    chosen = t.choices(MARION)[0]
    t.do(MARION, "programme", *chosen)
    assert t.state.programmes[MARION] == []
    for seat in (ANGIE, NICOLE, OTTO):
        t.do(seat, "programme", *t.choices(seat)[0])
    assert t.state.programmes[MARION] == list(chosen)
    assert [event["seat"] for event in t.told("programme")] == [0, 1, 2, 3]


@pytest.mark.rule("2019:04.H.d")
def test_one_card_stays_in_hand_and_the_other_is_discarded() -> None:
    t = pick_first(drafting(), 4)
    for seat in range(4):
        t.do(seat, "programme", *t.choices(seat)[0])
    assert t.asked == [(seat, "hold") for seat in range(4)]
    hand = t.state.hands[MARION][:]
    for seat in range(4):
        t.do(seat, "hold", *t.choices(seat)[0])
    assert t.state.hands[MARION] == hand[:1]
    assert {"seat": MARION, "cards": hand[1:]} in t.told("discarded")
    assert sum(t.state.programme_discard) == 4


# How the cards lie after four picks: first those taken, in order, then the three passed on.
# Marion took the first of her own packet, the second of Otto's, the third of Nicole's, the fourth of Angie's.
EXAMPLE = (
    ("education+", "traffic+", "traffic+", "traffic-", "digital+", "genetics+", "genetics-"),
    ("education-", "digital-", "genetics-", "welfare-", "security+", "environment+", "traffic-"),
    ("education-", "digital-", "welfare-", "genetics-", "security-", "environment-", "traffic+"),
    ("environment+", "education+", "digital-", "genetics+", "security+", "welfare+", "environment-"),
)


def short_of_topics() -> Table:
    """Marion holds the example's seven cards after the picks."""
    t = table()
    for seat in range(4):
        t.programme(seat)
        t.hand(seat)
    t.prepare(frames.PACKETS)
    for packet in EXAMPLE:
        t.answer("deal", *kinds(*packet))
    for pick in range(4):
        for seat in range(4):
            t.do(seat, "draft", kind(EXAMPLE[(seat - pick) % 4][pick]))
    return t


@pytest.mark.rule("2019:04.H.c", "2019:04.H.ex", "2019:M11")
def test_marion_has_only_four_topics() -> None:
    """She lays out four, discards three, draws three, adds traffic, keeps education and discards genetics."""
    t = short_of_topics()
    assert drafted(t.game, t.state, MARION) == kinds(
        "education+", "education+", "welfare-", "welfare-", "genetics+", "genetics-", "digital+"
    )
    four = kinds("education+", "digital+", "genetics+", "welfare-")
    assert {len(args) for args in t.choices(MARION)} == {4}
    t.do(MARION, "programme", *four)
    for seat in (ANGIE, NICOLE, OTTO):
        t.do(seat, "programme", *t.choices(seat)[0])
    assert {"seat": MARION, "cards": kinds("education+", "genetics-", "welfare-")} in t.told("discarded")
    assert t.asked == [(CHANCE, "replacement")]
    t.answer("replacement", kind("traffic+"), kind("genetics-"), kind("education-"))
    assert t.asked == [(MARION, "complete")]
    assert t.choices() == [(kind("traffic+"),)]
    t.answer("complete", kind("traffic+"))
    assert t.state.programmes[MARION] == sorted([*four, kind("traffic+")])
    for seat in (ANGIE, NICOLE, OTTO):
        t.do(seat, "hold", *t.choices(seat)[0])
    t.do(MARION, "hold", kind("education-"))
    assert t.state.hands[MARION] == [kind("education-")]
    assert {"seat": MARION, "cards": kinds("genetics-")} in t.told("discarded")


@pytest.mark.rule("2019:M10")
def test_the_exception_is_repeated_while_topics_are_missing() -> None:
    t = short_of_topics()
    t.do(MARION, "programme", *kinds("education+", "digital+", "genetics+", "welfare-"))
    for seat in (ANGIE, NICOLE, OTTO):
        t.do(seat, "programme", *t.choices(seat)[0])
    t.answer("replacement", kind("digital+"), kind("genetics+"), kind("education-"))
    assert t.asked == [(CHANCE, "replacement")]
    assert t.state.hands[MARION] == []
    t.answer("replacement", kind("traffic+"), kind("genetics+"), kind("digital+"))
    assert t.asked == [(MARION, "complete")]


@pytest.mark.rule("2019:04.H.a")
def test_a_player_remembers_the_packets_that_went_by() -> None:
    t = pick_first(drafting(), 2)
    seen = t.game.view(t.state, NICOLE).packets
    assert seen[NICOLE][0] == kinds(*PACKETS[NICOLE])[0]  # her own first pick
    assert sorted(seen[NICOLE]) == kinds(*PACKETS[NICOLE])  # she held all seven
    assert seen[MARION][:2] == [NOTHING, NOTHING]  # two cards were taken before it came to her
    assert seen[OTTO] == [NOTHING] * 7  # not seen yet
