"""Structs in plain Python do what msgspec's do."""

from __future__ import annotations

import importlib.util
import sys
from datetime import UTC, date, datetime
from types import ModuleType
from typing import Any

import msgspec
import pytest

from hustings.structs import plain

SOURCE = """
from __future__ import annotations
from datetime import date, datetime
from typing import Annotated, Any, Literal

class Inner(Struct):
    name: str
    text: str | UnsetType = UNSET

class Outer(Struct, forbid_unknown_fields=True):
    n: Annotated[int, Meta(ge=0, le=9)]
    kind: Literal["a", "b"] = "a"
    inner: Inner | None = None
    many: list[Inner] = []
    named: dict[str, int] = {}
    pair: tuple[int, str] | None = None
    day: date | None = None
    at: datetime | None = None
    anything: Any = None
    share: float = 0.0
    word: Annotated[str, Meta(min_length=1, max_length=3, pattern="^[a-z]*$")] = "x"

class Brief(Struct, omit_defaults=True):
    n: int
    flag: bool = False
    many: list[int] = []

class Fixed(Struct, frozen=True):
    n: int

class More(Inner):
    extra: int = 1
"""


def declared(names: dict[str, Any], module: str) -> ModuleType:
    """The same structs by one of the two."""
    spec = importlib.util.spec_from_loader(module, None)
    assert spec is not None
    made = importlib.util.module_from_spec(spec)
    vars(made).update(names)
    sys.modules[module] = made
    exec(compile(SOURCE, module, "exec", dont_inherit=True), vars(made))
    return made


NAMES = ("Struct", "Meta", "UNSET", "UnsetType")
THEIRS = declared({name: getattr(msgspec, name) for name in NAMES}, "tests.structs.theirs")
OURS = declared(
    {name: getattr(plain, {"Struct": "PlainStruct"}.get(name, name)) for name in NAMES}, "tests.structs.ours"
)


def both(data: object, kind: str) -> tuple[bytes, bytes]:
    theirs = msgspec.json.Encoder().encode(msgspec.convert(data, getattr(THEIRS, kind)))
    return theirs, plain.Encoder().encode(plain.convert(data, getattr(OURS, kind)))


GOOD: list[tuple[object, str]] = [
    ({"n": 3}, "Outer"),
    ({"n": 3, "inner": {"name": 'é\u2066\n"\\', "text": "", "unknown": 1}, "many": [{"name": "x"}]}, "Outer"),
    (
        {"n": 0, "kind": "b", "named": {"a": 1}, "pair": [1, "z"], "anything": {"x": [None, 1.5, True]}},
        "Outer",
    ),
    ({"n": 1, "share": 2, "word": "abc"}, "Outer"),
    ({"n": 1}, "Brief"),
    ({"n": 1, "flag": True, "many": [1]}, "Brief"),
    ({"n": 1, "flag": False, "many": []}, "Brief"),
    ({"name": "x", "extra": 2}, "More"),
]


@pytest.mark.parametrize(("data", "kind"), GOOD)
def test_both_write_the_same(data: object, kind: str) -> None:
    theirs, ours = both(data, kind)
    assert ours == theirs
    again = plain.Decoder(getattr(OURS, kind)).decode(ours)
    assert again == plain.convert(data, getattr(OURS, kind))


def test_both_write_times_alike() -> None:
    for moment in (date(2026, 11, 16), datetime(2026, 11, 16, 17, 0, 1, tzinfo=UTC)):
        assert plain.Encoder().encode([moment]) == msgspec.json.encode([moment])


BAD: list[tuple[object, str]] = [
    ({}, "Outer"),
    ({"n": "3"}, "Outer"),
    ({"n": True}, "Outer"),
    ({"n": 10}, "Outer"),
    ({"n": -1}, "Outer"),
    ({"n": 1, "other": 1}, "Outer"),
    ({"n": 1, "kind": "c"}, "Outer"),
    ({"n": 1, "inner": []}, "Outer"),
    ({"n": 1, "many": {}}, "Outer"),
    ({"n": 1, "pair": [1]}, "Outer"),
    ({"n": 1, "named": {"a": "b"}}, "Outer"),
    ({"n": 1, "word": ""}, "Outer"),
    ({"n": 1, "word": "abcd"}, "Outer"),
    ({"n": 1, "word": "A"}, "Outer"),
    ([], "Brief"),
]


@pytest.mark.parametrize(("data", "kind"), BAD)
def test_both_refuse_the_same(data: object, kind: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(data, getattr(THEIRS, kind))
    with pytest.raises(plain.ValidationError):
        plain.convert(data, getattr(OURS, kind))


@pytest.mark.parametrize("maker", [THEIRS, OURS])
def test_what_a_struct_can_do(maker: ModuleType) -> None:
    made = maker.Brief(1, many=[2])
    assert made == maker.Brief(1, False, [2])
    assert made != maker.Brief(1)
    made.flag = True
    assert made.flag
    with pytest.raises(AttributeError):
        made.other = 1
    for wrong in ((), (1, 2, 3, 4)):
        with pytest.raises(TypeError):
            maker.Brief(*wrong)
    with pytest.raises(TypeError):
        maker.Brief(1, other=2)
    assert maker.Brief(1).many is not maker.Brief(1).many
    fixed = maker.Fixed(1)
    assert hash(fixed) == hash(maker.Fixed(1))
    with pytest.raises(AttributeError):
        fixed.n = 2
    replace = msgspec.structs.replace if maker is THEIRS else plain.replace
    assert replace(fixed, n=3) == maker.Fixed(3)
    with pytest.raises(TypeError):
        replace(fixed, other=3)
    assert maker.More.__struct_fields__ == ("name", "text", "extra")
    assert maker.More.__struct_defaults__[-1] == 1
