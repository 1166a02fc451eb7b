"""Events: declared, read by name, one door out, and a log that can be muted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hustings.core.action import CHANCE, SPECTATOR
from hustings.core.errors import RulesBug
from hustings.core.event import Event, Log
from hustings.core.role import COUNT, MONEY, NUMBER, SEAT
from hustings.core.struct import many
from hustings.core.vocabulary import Vocabulary
from tests.laws import few

values = st.lists(st.integers(0, 9), max_size=3).map(tuple)
seats = st.integers(SPECTATOR, 4)

vocabulary = Vocabulary()
START = vocabulary.event("start")
BID = vocabulary.event("bid", seat=SEAT, amount=MONEY)
DRAW = vocabulary.event("draw", values=many(NUMBER), secret={"cards": many(NUMBER)})
DREW = vocabulary.event("drew", seat=SEAT, number=COUNT, secret={"card": NUMBER}, optional=1)


@few
@given(values, values, values, st.integers(0, 4), seats)
def test_only_the_owner_sees_the_secret(
    public: tuple[int, ...], secret: tuple[int, ...], other: tuple[int, ...], owner: int, viewer: int
) -> None:
    seen = Event(DRAW, public, secret, owner).seen_by(viewer)
    assert (seen.kind, seen.public, seen.owner) == ("draw", public, owner)
    assert seen.secret == (secret if viewer == owner else ())
    # to everyone else, any other secret would look the same
    if viewer != owner:
        assert seen == Event(DRAW, public, other, owner).seen_by(viewer)
        assert repr(seen) == repr(Event(DRAW, public, other, owner).seen_by(viewer))
        assert seen.named() == {"values": list(public)}


def test_looking_does_not_change_the_event() -> None:
    event = Event(DRAW, (1,), (2,), 3)
    event.seen_by(0)
    assert event.secret == (2,)
    assert event.seen_by(3) == event


def test_events_are_equal_by_value() -> None:
    event = Event(DREW, (1, 0), (2,), 3)
    assert event == Event(DREW, (1, 0), (2,), 3)
    assert hash(event) == hash(Event(DREW, (1, 0), (2,), 3))
    for other in (
        Event(DRAW, (1, 0), (2,), 3),
        Event(DREW, (2, 0), (2,), 3),
        Event(DREW, (1, 0), (3,), 3),
        Event(DREW, (1, 0), (2,), 0),
    ):
        assert event != other
    assert event != event.key()


def test_an_event_is_read_by_name() -> None:
    event = Event(DREW, (1, 4), (7,), 1)
    assert (event["seat"], event["number"], event["card"]) == (1, 4, 7)
    assert event.named() == {"seat": 1, "number": 4, "card": 7}
    assert event.seen_by(0)["card"] is None
    assert event.seen_by(0).named() == {"seat": 1, "number": 4}
    assert repr(event) == "drew(seat=1, number=4) to seat 1: card=7"


def test_an_event_is_about_the_seat_it_names() -> None:
    assert Event(DREW, (1, 4)).about() == 1
    assert Event(DREW, (-1, 4)).about() is None


def test_an_event_is_made_by_name() -> None:
    assert DREW(seat=1, number=4, card=7) == Event(DREW, (1, 4), (7,), 1)
    assert DREW(seat=1) == Event(DREW, (1,))
    with pytest.raises(TypeError, match="there is no sort"):
        BID(seat=1, amount=2, sort=3)
    with pytest.raises(TypeError, match="amount is missing"):
        BID(seat=1)


def test_an_event_is_as_declared() -> None:
    with pytest.raises(RulesBug):
        Event(BID, (1,))
    with pytest.raises(RulesBug):
        Log().tell(BID, (1, 2, 3))
    assert Event(DREW, (1,))["number"] is None


def test_a_log_keeps_events_in_order() -> None:
    log = Log()
    log.tell(START)
    log.tell(BID, (1, 2))
    log.whisper(0, DREW, (0,), (5,))
    assert log.events == [Event(START), Event(BID, (1, 2)), Event(DREW, (0,), (5,), 0)]
    for viewer in (1, SPECTATOR, CHANCE):
        assert [event.secret for event in log.events[2:]] == [(5,)]
        assert log.events[2].seen_by(viewer).secret == ()


def test_a_muted_log_keeps_nothing() -> None:
    log = Log(True)
    log.tell(BID, (1, 2))
    log.whisper(0, DREW, (0,), (5,))
    assert log.events == []
