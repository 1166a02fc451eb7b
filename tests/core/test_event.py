"""Events: one door out, and a log that can be muted."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hustings.core.action import CHANCE, SPECTATOR
from hustings.core.event import Event, Log
from tests.laws import few

values = st.lists(st.integers(0, 9), max_size=3).map(tuple)
seats = st.integers(SPECTATOR, 4)


@few
@given(values, values, values, st.integers(0, 4), seats)
def test_only_the_owner_sees_the_secret(
    public: tuple[int, ...], secret: tuple[int, ...], other: tuple[int, ...], owner: int, viewer: int
) -> None:
    seen = Event("draw", public, secret, owner).seen_by(viewer)
    assert (seen.kind, seen.public, seen.owner) == ("draw", public, owner)
    assert seen.secret == (secret if viewer == owner else ())
    # to everyone else, any other secret would look the same
    if viewer != owner:
        assert seen == Event("draw", public, other, owner).seen_by(viewer)
        assert repr(seen) == repr(Event("draw", public, other, owner).seen_by(viewer))


def test_looking_does_not_change_the_event() -> None:
    event = Event("draw", (1,), (2,), 3)
    event.seen_by(0)
    assert event.secret == (2,)
    assert event.seen_by(3) == event


def test_events_are_equal_by_value() -> None:
    event = Event("draw", (1,), (2,), 3)
    assert event == Event("draw", (1,), (2,), 3)
    assert hash(event) == hash(Event("draw", (1,), (2,), 3))
    for other in (
        Event("drew", (1,), (2,), 3),
        Event("draw", (2,), (2,), 3),
        Event("draw", (1,), (3,), 3),
        Event("draw", (1,), (2,), 0),
    ):
        assert event != other
    assert event != event.key()


def test_a_log_keeps_events_in_order() -> None:
    log = Log()
    log.tell("start")
    log.tell("bid", (1, 2))
    log.whisper(0, "drew", (0,), (5,))
    assert log.events == [Event("start", ()), Event("bid", (1, 2)), Event("drew", (0,), (5,), 0)]
    for viewer in (1, SPECTATOR, CHANCE):
        assert [event.secret for event in log.events[2:]] == [(5,)]
        assert log.events[2].seen_by(viewer).secret == ()


def test_a_muted_log_keeps_nothing() -> None:
    log = Log(True)
    log.tell("bid", (1,))
    log.whisper(0, "drew", (0,), (5,))
    assert log.events == []
