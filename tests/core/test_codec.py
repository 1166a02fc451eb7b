"""Bytes and plain data: canonical one way, strict the other."""

from __future__ import annotations

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hustings.core.codec import digest, dumps, event_data, loads, state_hash
from hustings.core.errors import CodecError
from hustings.core.frame import Frame
from hustings.core.role import NUMBER, SEAT
from hustings.core.struct import many
from hustings.core.vocabulary import Vocabulary
from tests.laws import few

DEALT = Vocabulary().event("dealt", seat=SEAT, secret={"cards": many(NUMBER)})

text = st.text(st.characters(exclude_categories=["Cs"]), max_size=5)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**60), 2**60) | text,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(text, inner, max_size=4),
    max_leaves=10,
)


@few
@given(values)
def test_what_is_written_is_read(value: object) -> None:
    assert loads(dumps(value)) == value


@few
@given(values)
def test_the_same_value_gives_the_same_bytes(value: object) -> None:
    """Whatever the order of keys and the spaces it came in."""
    loose = json.dumps(turned(value), indent=2).encode()
    assert dumps(loads(loose)) == dumps(value)
    assert digest(loads(loose)) == digest(value)


def turned(value: object) -> object:
    if isinstance(value, dict):
        return {key: turned(value[key]) for key in reversed(list(value))}
    return [turned(item) for item in value] if isinstance(value, list) else value


def test_canonical_bytes() -> None:
    assert dumps({"b": [1, True, None], "a": "ü §"}) == '{"a":"ü §","b":[1,true,null]}'.encode()
    assert digest({"a": 1}) == digest({"a": 1})
    assert digest({"a": 1}) != digest({"a": 2})
    assert len(digest(None)) == 32


jsonish = st.lists(
    st.sampled_from(
        [
            b"{",
            b"}",
            b"[",
            b"]",
            b",",
            b":",
            b'"',
            b'"a"',
            b"1",
            b"-",
            b"0",
            b".",
            b"e",
            b"null",
            b"true",
            b"NaN",
            b"Infinity",
            b"\\u",
            b"d800",
            b"\\",
            b"\xff",
            b"\xef\xbb\xbf",
            b" ",
            b"\n",
            b"\x00",
        ]
    ),
    max_size=14,
).map(b"".join)


@few
@given(st.binary(max_size=60) | jsonish)
@example(b"")
@example(b"[" * 100_000)
@example(b'{"a":' * 50_000)
@example(b"1" * 5000)
@example(b'"\\ud800"')
@example(b'["\\udc00\\ud800"]')
@example(b'{"\\ud83d": 1}')
@example(b"\xff\xfe")
@example(b"\xef\xbb\xbf1")
@example(b"-0")
def test_any_bytes_end_in_a_value_or_a_named_error(data: bytes) -> None:
    try:
        value = loads(data)
    except CodecError:
        return
    assert loads(dumps(value)) == value


@pytest.mark.parametrize(
    "bad",
    [
        b"1.5",
        b"1e3",
        b"NaN",
        b"Infinity",
        b"-Infinity",
        b'{"a":1,"a":2}',
        b'[{"x":{"a":1,"a":1}}]',
        b"[1,]",
        b"",
        b"nul",
        b"\xff",
        b'"\\ud800"',
        b"[" * 100_000,
        b"1 2",
    ],
    ids=lambda bad: repr(bad[:20]),
)
def test_the_reader_is_strict(bad: bytes) -> None:
    with pytest.raises(CodecError):
        loads(bad)


def test_escapes_that_are_whole_characters_are_fine() -> None:
    assert loads(b'"\\u00e4 \\ud83d\\ude00 \\\\u"') == "ä \U0001f600 \\u"


def test_events_on_a_wire_hold_what_their_reader_may_know() -> None:
    event = DEALT(seat=1, cards=[7, 8])
    assert event_data(event.seen_by(1)) == {"kind": "dealt", "seat": 1, "cards": [7, 8]}
    assert event_data(event.seen_by(0)) == {"kind": "dealt", "seat": 1}


def test_state_hashes_never_change() -> None:
    """They stand in records: a change here makes every record of the past look forged."""
    assert state_hash(Frame(1, 2, (3, 4))) == "ea4dcf697db5467265404b060b67646e"
