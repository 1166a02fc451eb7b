"""Plain data: copies, keys, the plain form and its strict reader."""

from __future__ import annotations

import pickle
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hustings.core.codec import dumps, loads, state_hash
from hustings.core.errors import CodecError
from hustings.core.frame import Frame
from hustings.core.struct import (
    ROW,
    Field,
    Struct,
    flag,
    flags,
    grid,
    ints,
    many,
    number,
    one,
    read,
    row,
    whole,
    word,
    words,
)
from tests.laws import few


class Leaf(Struct):
    FIELDS: ClassVar[tuple[Field, ...]] = (whole("number"), ints("numbers"))

    def __init__(self, number: int, numbers: list[int]) -> None:
        self.number = number
        self.numbers = numbers


class Tree(Struct):
    """One field of every sort."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        whole("a"),
        flag("b"),
        word("c"),
        row("d"),
        ints("e"),
        flags("f"),
        words("g"),
        grid("h"),
        one("i", Leaf),
        many("j", Leaf, secret=True),
        Field("k", ROW, 1, True),
    )

    def __init__(
        self,
        a: int,
        b: bool,
        c: str,
        d: tuple[int, ...],
        e: list[int],
        f: list[bool],
        g: list[str],
        h: list[list[int]],
        i: Leaf,
        j: list[Leaf],
        k: list[tuple[int, ...]],
    ) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
        self.h = h
        self.i = i
        self.j = j
        self.k = k


small = st.integers(-1, 2)
numbers = st.lists(small, max_size=2)
rows = numbers.map(tuple)
leaf = st.builds(Leaf, small, numbers)
tree = st.builds(
    Tree,
    small,
    st.booleans(),
    st.sampled_from(["", "x", "1"]),
    rows,
    numbers,
    st.lists(st.booleans(), max_size=2),
    st.lists(st.sampled_from(["", "x", "1"]), max_size=2),
    st.lists(numbers, max_size=2),
    leaf,
    st.lists(leaf, max_size=2),
    st.lists(rows, max_size=2),
)


def an_example() -> Tree:
    leaves = [Leaf(4, []), Leaf(5, [6])]
    return Tree(1, True, "w", (1, 2), [3], [False], ["a"], [[7], []], Leaf(8, [9]), leaves, [(1,), ()])


def test_fields_say_what_they_are() -> None:
    assert [(f.name, f.depth, f.secret) for f in Tree.FIELDS[-4:]] == [
        ("h", 2, False),
        ("i", 0, False),
        ("j", 1, True),
        ("k", 1, True),
    ]


@few
@given(tree)
def test_a_copy_is_equal_and_independent(value: Tree) -> None:
    before = value.key()
    twin = value.copy()
    assert twin == value
    assert twin is not value
    twin.a += 1
    twin.e.append(1)
    twin.f.append(True)
    twin.g.append("z")
    twin.h.append([1])
    twin.i.number += 1
    twin.i.numbers.append(1)
    twin.j.append(Leaf(0, []))
    twin.k.append(())
    for inner in twin.h:
        inner.append(5)
    for child in twin.j:
        child.numbers.append(5)
    assert value.key() == before
    assert twin != value


@few
@given(tree, tree)
def test_keys_are_equal_exactly_for_equal_values(x: Tree, y: Tree) -> None:
    assert (x.key() == y.key()) == (x.data() == y.data())
    assert (x == y) == (x.data() == y.data())
    if x == y:
        assert hash(x) == hash(y)
        assert state_hash(x) == state_hash(y)


@pytest.mark.parametrize("name", [field.name for field in Tree.FIELDS])
def test_a_key_forgets_no_field(name: str) -> None:
    """Shifting something from one list to the next one must show as well."""
    other: dict[str, Any] = {
        "a": 2,
        "b": False,
        "c": "",
        "d": (1,),
        "e": [3, 0],
        "f": [],
        "g": ["a", "b"],
        "h": [[], [7]],
        "i": Leaf(8, []),
        "j": [Leaf(4, [5]), Leaf(6, [])],
        "k": [(), (1,)],
    }
    changed = an_example()
    setattr(changed, name, other[name])
    assert changed != an_example()
    assert changed.key() != an_example().key()
    assert state_hash(changed) != state_hash(an_example())


def test_different_classes_are_never_equal() -> None:
    class Other(Leaf):
        pass

    assert Leaf(1, []) != Other(1, [])
    assert Leaf(1, []) == Leaf(1, [])
    assert Leaf(1, []) != (1, 0)


@few
@given(tree)
def test_the_plain_form_comes_back(value: Tree) -> None:
    back = read(Tree, loads(dumps(value.data())))
    assert back == value
    assert type(back.d) is tuple
    assert all(type(item) is tuple for item in back.k)


@few
@given(tree)
def test_the_shared_form_reads_the_same(value: Tree) -> None:
    assert dumps(value.data_shared()) == dumps(value.data())


@few
@given(tree)
def test_values_pickle(value: Tree) -> None:
    back = pickle.loads(pickle.dumps(value))
    assert back == value
    back.i.numbers.append(1)
    assert back != value


def test_frames_pickle() -> None:
    assert pickle.loads(pickle.dumps(Frame(1, 2, (3,)))) == Frame(1, 2, (3,))


def test_it_shows_its_fields() -> None:
    assert repr(Leaf(1, [2])) == "Leaf(number=1, numbers=[2])"


BAD: list[tuple[str, object, str, str]] = [
    ("a", "1", "a", "not a whole number"),
    ("a", True, "a", "not a whole number"),
    ("a", 1.0, "a", "not a whole number"),
    ("a", None, "a", "not a whole number"),
    ("a", 2**53, "a", "number out of range"),
    ("a", -(2**53), "a", "number out of range"),
    ("b", 1, "b", "not true or false"),
    ("c", 1, "c", "not a string"),
    ("d", 1, "d", "not a list"),
    ("d", [1, "2"], "d[1]", "not a whole number"),
    ("e", {}, "e", "not a list"),
    ("e", [0, [1]], "e[1]", "not a whole number"),
    ("f", [True, 0], "f[1]", "not true or false"),
    ("g", ["x", None], "g[1]", "not a string"),
    ("h", [1], "h[0]", "not a list"),
    ("h", [[], [1, False]], "h[1][1]", "not a whole number"),
    ("i", [], "i", "not an object"),
    ("i", {"number": 1}, "i.numbers", "missing"),
    ("i", {"number": 1, "numbers": [], "more": 1}, "i", "unknown field 'more'"),
    ("j", [{"number": 1, "numbers": [1, "x"]}], "j[0].numbers[1]", "not a whole number"),
    ("k", [[1], 2], "k[1]", "not a list"),
]


@pytest.mark.parametrize(("name", "value", "path", "reason"), BAD)
def test_the_reader_refuses_and_says_where(name: str, value: object, path: str, reason: str) -> None:
    data = an_example().data()
    data[name] = value
    with pytest.raises(CodecError) as refused:
        read(Tree, data)
    assert (refused.value.path, refused.value.reason) == (path, reason)
    assert str(refused.value) == f"{path}: {reason}"


def test_the_reader_puts_its_own_path_in_front() -> None:
    with pytest.raises(CodecError) as refused:
        read(Leaf, {"number": "x", "numbers": []}, "line 3")
    assert refused.value.path == "line 3.number"


@pytest.mark.parametrize("name", [field.name for field in Tree.FIELDS])
def test_a_missing_field_is_refused(name: str) -> None:
    data = an_example().data()
    del data[name]
    with pytest.raises(CodecError) as refused:
        read(Tree, data)
    assert (refused.value.path, refused.value.reason) == (name, "missing")


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abcdefghijk"), inner, max_size=3)
    ),
    max_leaves=8,
)


@few
@given(plain)
def test_anything_else_is_refused_with_a_named_error(data: object) -> None:
    with pytest.raises(CodecError):
        read(Tree, data)


@few
@given(tree, st.sampled_from([f.name for f in Tree.FIELDS]), plain)
def test_what_is_read_is_what_was_written(value: Tree, name: str, other: object) -> None:
    """A changed field either reads back as exactly that, or is refused."""
    data = {**value.data(), name: other}
    try:
        back = read(Tree, data)
    except CodecError as error:
        path = error.path
    else:
        path = name
        assert dumps(back.data()) == dumps(data)
    assert path.startswith(name)


def test_numbers_are_at_most_what_any_json_reader_can_hold() -> None:
    assert number(2**53 - 1) == 2**53 - 1
    assert number(-(2**53) + 1) == -(2**53) + 1
