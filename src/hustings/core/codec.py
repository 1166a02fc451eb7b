"""Plain data to bytes and back: canonical JSON, read strictly.

Any bytes given to ``loads`` end in a value or a CodecError, never in anything else.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from hustings.core.errors import CodecError
from hustings.core.event import Event
from hustings.core.struct import Struct

_ENCODER: Final = json.JSONEncoder(
    sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
)  # made once: json.dumps would make another for every value


def dumps(data: object) -> bytes:
    """Canonical JSON: sorted keys, no spaces, UTF-8; the same bytes for the same value."""
    return _ENCODER.encode(data).encode()


def loads(text: bytes) -> Any:
    """The value of strict JSON: no repeated keys, no NaN, no fractions."""
    try:
        value = json.loads(
            text.decode(), object_pairs_hook=_unique, parse_constant=_refuse, parse_float=_refuse
        )
        if b"\\u" in text:
            dumps(value)  # an escape can spell half a character, which no UTF-8 can hold
        return value
    except CodecError:
        raise
    except (ValueError, RecursionError) as error:
        raise CodecError(f"not JSON: {error}") from None


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    out = dict(pairs)
    if len(out) != len(pairs):
        raise CodecError("a key stands twice in one object")
    return out


def _refuse(text: str) -> object:
    raise CodecError(f"{text} is not a whole number")


def digest(data: object) -> str:
    """A short content hash of plain data."""
    return blake2b(dumps(data), digest_size=16).hexdigest()


def state_hash(state: Struct) -> str:
    """The content hash of a state. Secret while a game runs: few hidden cards can be guessed from it."""
    return blake2b(repr(state.key()).encode(), digest_size=16).hexdigest()


def event_data(event: Event) -> dict[str, object]:
    """The wire form of an event that has been through ``seen_by``."""
    return {"kind": event.kind, **event.named()}
