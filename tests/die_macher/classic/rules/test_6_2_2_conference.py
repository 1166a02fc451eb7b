"""The party conference."""

from __future__ import annotations

import pytest

from hustings.core.action import CHANCE
from hustings.games.die_macher.classic.frames import CONFERENCE
from tests.die_macher.classic.scenario import Table, bag, both, cards, no, yes


def discard(*items: int) -> list[int]:
    """The answer that discards these cards."""
    return bag(*items)


def conference(edition: str, hand: list[int], start: int = 0, **options: object) -> Table:
    table = Table(edition, 3, **options)
    table.state.start = start
    table.deal(*[hand] * 3)
    table.begin(CONFERENCE)
    return table


@both
@pytest.mark.rule("2006:6.2.2.a", "1997:5.2.2.a")
def test_each_party_in_turn_finishes_its_conference_before_the_next(edition: str) -> None:
    table = conference(edition, [yes(5), yes(6), no(6)], start=1)
    seen = []
    while not table.over:
        seat, kind = table.asked[0]
        seen.append((seat, kind))
        table.do(seat, kind, *(discard() if kind == "discard" else (0,)))
    assert seen == [(seat, kind) for seat in (1, 2, 0) for kind in ("discard", "change")]


@both
@pytest.mark.rule("2006:6.2.2.a", "1997:5.2.2.a")
def test_what_the_second_party_does_is_its_own(edition: str) -> None:
    table = conference(edition, [yes(5), yes(6), no(6)], start=1)
    table.do(1, "discard", *discard())
    table.do(1, "change", 0)
    table.do(2, "discard", *discard(yes(5)))
    table.chance("hand", no(5))
    assert table.state.hands[2] == [no(5), yes(6), no(6)]
    table.do(2, "change", yes(6) + 1, 0)
    assert table.state.programmes[2] == cards(yes(6), no(1), no(2), no(3), no(4))
    assert table.state.hands[0] == table.state.hands[1] == [yes(5), yes(6), no(6)]


@pytest.mark.rule("2006:6.2.2.b")
def test_2006_a_short_hand_is_filled_before_the_discard() -> None:
    table = conference("2006", [yes(5), yes(6)])
    assert table.asked == [(CHANCE, "hand")]
    table.chance("hand", no(6))
    assert table.state.hands[0] == [yes(5), yes(6), no(6)]
    assert table.asked == [(0, "discard")]


@pytest.mark.rule("1997:5.2.2.b")
def test_1997_a_short_hand_is_filled_only_after_the_discard() -> None:
    table = conference("1997", [yes(5), yes(6)])
    assert table.asked == [(0, "discard")]
    table.do(0, "discard", *discard(yes(5)))
    assert len(table.choices(CHANCE)[0]) == 2
    table.chance("hand", no(6), no(6))
    assert table.state.hands[0] == [yes(6), no(6), no(6)]
    assert table.asked == [(0, "change")]


@both
@pytest.mark.rule("2006:6.2.2.c", "1997:5.2.2.b", "2006:H2", "1997:H2")
def test_any_cards_may_be_discarded_openly_and_are_drawn_anew(edition: str) -> None:
    table = conference(edition, [yes(5), yes(5), no(6)])
    assert len(table.choices(0)) == 6  # none, one or two of one card, with or without the other
    assert table.refused(0, "discard", *discard(no(5))) == table.game.edition.cite.discard
    table.do(0, "discard", *discard(yes(5), no(6)))
    assert table.state.programme_discards == bag(yes(5), no(6))
    assert table.told("discarded") == [{"seat": 0, "cards": discard(yes(5), no(6))}]
    table.chance("hand", no(0), no(1))
    assert table.state.hands[0] == [no(0), no(1), yes(5)]


@both
@pytest.mark.rule("2006:6.2.2.d", "1997:5.2.2.c")
def test_one_open_card_may_be_replaced_and_is_discarded(edition: str) -> None:
    table = conference(edition, [yes(5), yes(6), no(6)])
    table.do(0, "discard", *discard())
    table.do(0, "change", yes(6) + 1, 2)
    assert table.state.programmes[0] == cards(yes(0), yes(1), yes(6), yes(3), yes(4))
    assert table.state.hands[0] == [yes(5), no(6)]
    assert table.state.programme_discards == bag(yes(2))
    assert table.asked[0][0] == 1  # only one change


@both
@pytest.mark.rule("2006:6.2.2.d", "1997:5.2.2.c")
def test_five_different_topics_must_remain(edition: str) -> None:
    table = conference(edition, [no(0), yes(5), yes(6)])
    table.do(0, "discard", *discard())
    assert table.refused(0, "change", no(0) + 1, 1) == table.game.edition.cite.change
    assert table.refused(0, "change", yes(5) + 1, 6) == table.game.edition.cite.change  # no card on topic 6
    table.do(0, "change", no(0) + 1, 0)  # the own position may be reversed
    assert table.state.programmes[0] & cards(yes(0), no(0)) == cards(no(0))


@both
@pytest.mark.rule("2006:6.2.2.d", "1997:5.2.2.c")
def test_the_programme_may_be_kept(edition: str) -> None:
    table = conference(edition, [no(0), yes(5), yes(6)])
    before = table.state.programmes[0]
    table.do(0, "discard", *discard())
    table.do(0, "change", 0)
    assert table.state.programmes[0] == before
    assert len(table.state.hands[0]) == 3


@both
@pytest.mark.rule("2006:H3", "1997:H3")
def test_an_empty_programme_pile_is_made_anew_from_the_discards(edition: str) -> None:
    table = conference(edition, [no(0), no(1), no(2)])
    state = table.state
    state.programme_pile = bag(yes(6))
    state.programme_discards = bag(no(5))
    table.do(0, "discard", *discard(no(0), no(1)))
    assert table.choices(CHANCE) == [(yes(6),)]
    table.chance("hand", yes(6))
    assert state.programme_pile == bag(no(5), no(0), no(1))
    assert sum(state.programme_discards) == 0
    table.chance("hand", no(5))
    assert sorted(state.hands[0]) == [no(2), no(5), yes(6)]
    assert state.hand_ages[0] == [0, 0, 1]  # everyone can tell the ages


@both
@pytest.mark.rule("2006:6.2.2.c", "1997:5.2.2.b")
def test_of_two_equal_cards_the_older_goes_first(edition: str) -> None:
    table = conference(edition, [yes(5), yes(6), yes(6)])
    table.state.hand_ages[0] = [0, 0, 1]
    table.do(0, "discard", *discard(yes(6)))
    assert table.state.hands[0] == [yes(5), yes(6)]
    assert table.state.hand_ages[0] == [0, 1]


@pytest.mark.rule("1997:V.b")
def test_1997_a_tenet_may_not_be_betrayed_at_the_conference() -> None:
    table = Table("1997", 3, fixed_tenets=True)
    euro = table.game.tables.topic_ids.index("euro")
    table.deal(*[[no(euro)] * 3] * 3)
    table.state.programmes[1] = cards(yes(0), yes(1), yes(2), yes(3), yes(4))
    table.begin(CONFERENCE)
    table.do(0, "discard", *discard())
    assert table.choices(0) == [(0,)]  # the CDU
    assert table.refused(0, "change", no(euro) + 1, 0) == "1997 §V.b"
    table.do(0, "change", 0)
    table.do(1, "discard", *discard())
    assert (no(euro) + 1, 0) in table.choices(1)  # the SPD may
