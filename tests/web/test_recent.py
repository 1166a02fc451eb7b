"""Which tables are looked at for notices."""

from __future__ import annotations

from hustings.web.recent import MOST, RecentTables


class Hands:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_all_tables_are_looked_at_first_and_from_time_to_time() -> None:
    hands = Hands()
    recent = RecentTables(keep=60, whole=600, clock=hands)
    assert recent.next() is None
    assert recent.next() == []
    hands.now += 600
    assert recent.next() is None
    assert recent.next() == []


def test_a_table_is_looked_at_for_a_while_after_something_has_happened_there() -> None:
    hands = Hands()
    recent = RecentTables(keep=60, whole=600, clock=hands)
    recent.next()
    recent.touch("one")
    hands.now += 30
    recent.touch("two")
    assert recent.next() == ["one", "two"]
    hands.now += 30
    assert recent.next() == ["two"]
    hands.now += 30
    assert recent.next() == []


def test_where_wishes_have_changed_or_very_much_has_happened_all_are_looked_at() -> None:
    recent = RecentTables(keep=60, whole=600, clock=Hands())
    recent.next()
    recent.touch_all()
    assert recent.next() is None
    for number in range(MOST + 1):
        recent.touch(str(number))
    assert recent.next() is None
