"""Sealed choices: any order of commitments, one state; nobody can tell one sealed value from another."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hustings.core.action import SPECTATOR
from hustings.core.event import Event, Log
from hustings.core.role import NUMBER, SEAT
from hustings.core.struct import many, read
from hustings.core.vocabulary import Vocabulary
from hustings.mechanisms.sealed import ABSENT, CHANGED, CHOSEN, COMMITTED, OPEN, Sealed, sealed
from tests.laws import few

Args = tuple[int, ...]
values = st.lists(st.integers(0, 3), max_size=2).map(tuple)
PLAYERS = 4
OPENED = Vocabulary().event("opened", seat=SEAT, values=many(NUMBER))


@st.composite
def rounds(draw: st.DrawFn) -> tuple[dict[int, Args], list[int], list[int]]:
    """What each asked seat commits, and two orders of doing so."""
    asked = draw(st.sets(st.integers(0, PLAYERS - 1), min_size=1))
    chosen = {seat: draw(values) for seat in sorted(asked)}
    return chosen, draw(st.permutations(sorted(asked))), draw(st.permutations(sorted(asked)))


def filled(chosen: dict[int, Args], order: list[int]) -> tuple[Sealed, list[Event]]:
    box, log = sealed(PLAYERS), Log()
    box.ask(list(chosen))
    for seat in order:
        box.commit(seat, chosen[seat], log)
    return box, log.events


@few
@given(rounds())
def test_commitments_in_any_order_reach_the_same_state(
    case: tuple[dict[int, Args], list[int], list[int]],
) -> None:
    chosen, one, other = case
    first, second = filled(chosen, one)[0], filled(chosen, other)[0]
    assert first == second
    told_first, told_second = Log(), Log()
    assert first.open(told_first, OPENED) == second.open(told_second, OPENED)
    assert told_first.events == told_second.events
    assert first == second == sealed(PLAYERS)


@few
@given(rounds(), values, st.data())
def test_until_the_opening_others_cannot_tell_one_value_from_another(
    case: tuple[dict[int, Args], list[int], list[int]], other: Args, data: st.DataObject
) -> None:
    chosen, order, _ = case
    seat = data.draw(st.sampled_from(order))
    done = order[: data.draw(st.integers(0, len(order)))]
    one, told_one = filled(chosen, done)
    two, told_two = filled({**chosen, seat: other}, done)
    for viewer in (*range(PLAYERS), SPECTATOR):
        if viewer != seat:
            assert one.seen_by(viewer) == two.seen_by(viewer)
            assert [e.seen_by(viewer) for e in told_one] == [e.seen_by(viewer) for e in told_two]
    same = chosen[seat] == other or seat not in done
    assert (one.seen_by(seat) == two.seen_by(seat)) == same


@few
@given(rounds(), st.lists(st.tuples(st.integers(0, 3), values)))
def test_only_the_last_choice_of_a_seat_counts(
    case: tuple[dict[int, Args], list[int], list[int]], before: list[tuple[int, Args]]
) -> None:
    chosen, order, _ = case
    box, log = sealed(PLAYERS), Log()
    box.ask(list(chosen))
    earlier = [(seat, value) for seat, value in before if seat in chosen]
    for seat, value in [*earlier, *[(seat, chosen[seat]) for seat in order]]:
        box.commit(seat, value, log)
    assert box == filled(chosen, order)[0]
    seen: set[int] = set()
    for event in log.events:
        assert event.declared is (CHANGED if event["seat"] in seen else CHOSEN)
        seen.add(event["seat"])


@few
@given(rounds())
def test_all_is_told_in_seat_order_at_the_opening(case: tuple[dict[int, Args], list[int], list[int]]) -> None:
    chosen, order, _ = case
    box, _ = filled(chosen, order)
    log = Log()
    assert box.open(log, OPENED) == [chosen.get(seat, ()) for seat in range(PLAYERS)]
    assert log.events == [Event(OPENED, (seat, *chosen[seat])) for seat in sorted(chosen)]


def test_envelopes_go_to_those_asked_and_come_back() -> None:
    box, log = sealed(3), Log()
    assert not box.ready()
    box.ask([2, 0])
    assert box.status == [OPEN, ABSENT, OPEN]
    assert box.waiting() == [0, 2]
    assert not box.ready()
    box.commit(2, (5,), log)
    assert (box.status, box.waiting(), box.ready()) == ([OPEN, ABSENT, COMMITTED], [0], False)
    assert log.events == [CHOSEN(seat=2, values=[5])]
    box.commit(0, (1,), log)
    assert box.ready()
    box.open(Log(), OPENED)
    assert not box.ready()


def test_asking_again_empties_old_envelopes() -> None:
    box = sealed(2)
    box.ask([0, 1])
    box.commit(0, (3,), Log())
    box.ask([1])
    assert (box.status, box.values) == ([ABSENT, OPEN], [(), ()])


def test_a_view_is_independent_and_says_what_is_unknown() -> None:
    box = sealed(3)
    box.ask([0, 1, 2])
    box.commit(0, (3,), Log())
    box.commit(1, (4,), Log())
    seen = box.seen_by(0)
    assert seen.values == [(3,), (), ()]
    assert seen.unknown(0) == [1]
    assert seen.unknown(SPECTATOR) == [0, 1]
    assert box.seen_by(SPECTATOR).values == [(), (), ()]
    seen.status[2] = ABSENT
    seen.values[1] = (9,)
    assert (box.status[2], box.values[1]) == (OPEN, (4,))


def test_copy_and_plain_form() -> None:
    box = sealed(2)
    box.ask([0])
    twin = box.copy()
    twin.commit(0, (1, 2), Log())
    assert box.status == [OPEN, ABSENT]
    assert read(Sealed, twin.data()) == twin
