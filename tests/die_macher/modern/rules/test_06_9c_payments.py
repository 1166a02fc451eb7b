"""06.9c: payments."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.modern import frames
from tests.die_macher.modern.scenario import ANGIE, MARION, NICOLE, Table, modern, table

ACCEPT, REFUSE = 1, 0
TEN, TWENTY, THIRTY = 0, 1, 2


def paying(**options: str) -> Table:
    t = table(4, 4, **options)
    t.state.latest = [16, 0, 0, 0]
    t.state.win_points = [12, 0, 0, 0]
    t.state.base = [12, 10, 10, 10]
    return t.begin(frames.PAYMENTS)


@pytest.mark.rule("2019:06.9c.a", "2019:06.9c.b")
def test_points_for_votes_and_the_base_are_paid_but_not_the_win() -> None:
    t = paying()
    assert t.asked == [(MARION, "donation")]
    assert t.state.money == [30 + 16 + 12, 30, 30, 30]
    t.answer("donation", TEN, REFUSE)
    assert t.state.money[ANGIE] == 40


@pytest.mark.rule("2019:06.9c.a")
def test_payments_start_with_the_first_player() -> None:
    t = table()
    t.state.first = NICOLE
    t.begin(frames.PAYMENTS)
    assert t.asked == [(NICOLE, "donation")]


@pytest.mark.rule("2019:06.9c.c", "2019:M41", "2019:M42")
@pytest.mark.parametrize(
    ("card", "answer", "money", "base"),
    [
        (TEN, ACCEPT, 10, -1),
        (TWENTY, ACCEPT, 20, -2),
        (THIRTY, ACCEPT, 30, -3),
        (TEN, REFUSE, 0, 1),
        (TWENTY, REFUSE, 0, 3),
        (THIRTY, REFUSE, 0, 5),
    ],
)
def test_donations(card: int, answer: int, money: int, base: int) -> None:
    t = paying().answer("donation", card, answer)
    assert (t.state.money[MARION], t.state.base[MARION]) == (58 + money, 12 + base)
    assert t.state.donations[MARION] == 0b111 & ~(1 << card)


@pytest.mark.rule("2019:06.9c.c")
def test_a_donation_card_is_used_once() -> None:
    t = table()
    t.state.donations[MARION] = 0b101
    t.begin(frames.PAYMENTS)
    assert t.refused(MARION, "donation", TWENTY, ACCEPT) == "2019 §06.9c.c"
    assert len(t.choices()) == 4


@pytest.mark.rule("2019:M41")
def test_the_option_reads_the_lists_the_other_way_round() -> None:
    t = paying(donation_figures="swapped").answer("donation", TWENTY, ACCEPT)
    assert t.state.base[MARION] == 12 - 3
    t = paying(donation_figures="swapped").answer("donation", THIRTY, REFUSE)
    assert t.state.base[MARION] == 12 + 3
    assert modern(4, 4, donation_figures="swapped").data_hash == modern().data_hash


@pytest.mark.rule("2019:06.9c.ex", "2019:M41")
def test_marions_income() -> None:
    """16 points and base 12 bring 28, the donation 20 more. The example's three points less follow the option."""
    t = paying(donation_figures="swapped").answer("donation", TWENTY, ACCEPT)
    assert (t.state.money[MARION] - 30, t.state.base[MARION]) == (16 + 12 + 20, 9)
    t = paying().answer("donation", TWENTY, ACCEPT)
    assert (t.state.money[MARION] - 30, t.state.base[MARION]) == (16 + 12 + 20, 10)


@pytest.mark.rule("2019:06.9c.b")
def test_the_base_is_paid_before_the_donation_changes_it() -> None:
    t = paying().answer("donation", THIRTY, REFUSE)
    assert t.state.money[MARION] == 58
