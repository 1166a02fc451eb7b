"""Plain data: copies, keys, the plain form and its strict reader."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hustings.core.codec import dumps, loads, state_hash
from hustings.core.errors import CodecError
from hustings.core.frame import Frame
from hustings.core.role import COUNT, FLAG, MONEY, NUMBER, SEAT, WORD, set_of, shifted
from hustings.core.struct import Struct, blank, by, by_seat, fields_of, many, number, one, read, row
from tests.laws import few


@dataclass(init=False, eq=False, repr=False)
class Leaf(Struct):
    number: int = one(NUMBER)
    numbers: list[int] = many(NUMBER)

    def __init__(self, number: int, numbers: list[int]) -> None:
        self.number = number
        self.numbers = numbers


@dataclass(init=False, eq=False, repr=False)
class Trunk(Struct):
    a: int = one(NUMBER)
    b: bool = one(FLAG)
    c: str = one(WORD)
    d: tuple[int, ...] = row()
    e: list[int] = by_seat(MONEY)


@dataclass(init=False, eq=False, repr=False)
class Tree(Trunk):
    """One field of every sort."""

    f: list[bool] = many(FLAG)
    g: list[str] = many(WORD)
    h: list[list[int]] = by_seat(many(SEAT))
    i: Leaf = one(Leaf)
    j: list[Leaf] = many(Leaf, secret=True)
    k: list[tuple[int, ...]] = many(row(), secret=True)
    n: list[list[Leaf]] = many(by_seat(Leaf))
    m: list[list[list[int]]] = by(COUNT, by(COUNT, many(NUMBER)))


def a_tree(**values: Any) -> Tree:
    tree = Tree()
    for name, value in values.items():
        setattr(tree, name, value)
    return tree


small = st.integers(-1, 2)
numbers = st.lists(small, max_size=2)
rows = numbers.map(tuple)
leaf = st.builds(Leaf, small, numbers)
tree = st.builds(
    a_tree,
    a=small,
    b=st.booleans(),
    c=st.sampled_from(["", "x", "1"]),
    d=rows,
    e=numbers,
    f=st.lists(st.booleans(), max_size=2),
    g=st.lists(st.sampled_from(["", "x", "1"]), max_size=2),
    h=st.lists(numbers, max_size=2),
    i=leaf,
    j=st.lists(leaf, max_size=2),
    k=st.lists(rows, max_size=2),
    n=st.lists(st.lists(leaf, max_size=2), max_size=2),
    m=st.lists(st.lists(numbers, max_size=2), max_size=2),
)


def an_example() -> Tree:
    return a_tree(
        a=1,
        b=True,
        c="w",
        d=(1, 2),
        e=[3],
        f=[False],
        g=["a"],
        h=[[7], []],
        i=Leaf(8, [9]),
        j=[Leaf(4, []), Leaf(5, [6])],
        k=[(1,), ()],
        n=[[Leaf(2, [])], []],
        m=[[[1], []]],
    )


def test_a_field_says_what_it_is() -> None:
    found = {f.name: f for f in fields_of(Tree)}
    assert "".join(found) == "abcdefghijknm"
    assert [(f.name, f.depth, f.secret) for f in fields_of(Tree)[7:11]] == [
        ("h", 2, False),
        ("i", 0, False),
        ("j", 1, True),
        ("k", 1, True),
    ]
    assert (found["e"].axes, found["e"].role) == ((SEAT,), MONEY)
    assert (found["h"].axes, found["h"].role) == ((SEAT, NUMBER), SEAT)
    assert found["n"].of is Leaf


def test_roles_say_how_a_value_is_written() -> None:
    assert (shifted(SEAT).name, shifted(SEAT).base, shifted(SEAT, 4).base) == ("seat", 1, 4)
    assert set_of(SEAT).a_set


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
    twin.n.append([])
    twin.m.append([])
    for middle in twin.m:
        middle.append([])
    for leaves in twin.n:
        leaves.append(Leaf(0, []))
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


@pytest.mark.parametrize("name", [field.name for field in fields_of(Tree)])
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
        "n": [[], [Leaf(2, [])]],
        "m": [[[], [1]]],
    }
    changed = an_example()
    setattr(changed, name, other[name])
    assert changed != an_example()
    assert changed.key() != an_example().key()
    assert state_hash(changed) != state_hash(an_example())


def test_a_derived_class_copies_its_own_fields() -> None:
    @dataclass(init=False, eq=False, repr=False)
    class Base(Struct):
        a: list[int] = many(NUMBER)

    @dataclass(init=False, eq=False, repr=False)
    class Derived(Base):
        b: list[int] = many(NUMBER)

    base, derived = Base(), Derived()
    base.a, derived.a, derived.b = [1], [2], [3]
    assert base.copy() == base  # first, so that the derived class inherits a written copy
    assert (base.key(), derived.key()) == ((1, 1), (1, 2, 1, 3))
    for _ in range(2):
        twin = derived.copy()
        assert type(twin) is Derived
        assert twin == derived
        assert twin.b is not derived.b


def test_copies_share_what_is_only_ever_replaced() -> None:
    @dataclass(init=False, eq=False, repr=False)
    class Won(Struct):
        seats: list[list[int]] = by(COUNT, by_seat(COUNT), replaced=True)

    won = Won()
    won.seats = [[1, 2], [0, 0]]
    twin = won.copy()
    assert twin.seats[0] is won.seats[0]
    won.seats[1] = [3, 4]
    assert twin.seats == [[1, 2], [0, 0]]


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
def test_keys_do_not_depend_on_the_order_of_fields(value: Tree) -> None:
    @dataclass(init=False, eq=False, repr=False)
    class Turned(Struct):
        e: list[int] = by_seat(MONEY)
        a: int = one(NUMBER)

    turned = Turned()
    turned.e, turned.a = value.e, value.a
    assert turned.key() == (value.a, len(value.e), *value.e)


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


@pytest.mark.parametrize("name", [field.name for field in fields_of(Tree)])
def test_a_missing_field_is_refused(name: str) -> None:
    data = an_example().data()
    del data[name]
    with pytest.raises(CodecError) as refused:
        read(Tree, data)
    assert (refused.value.path, refused.value.reason) == (name, "missing")


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abcdefghijknm"), inner, max_size=3)
    ),
    max_leaves=8,
)


@few
@given(plain)
def test_anything_else_is_refused_with_a_named_error(data: object) -> None:
    with pytest.raises(CodecError):
        read(Tree, data)


@few
@given(tree, st.sampled_from([f.name for f in fields_of(Tree)]), plain)
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


def test_a_blank_struct_has_nothing_in_it_but_as_many_of_it_as_there_are() -> None:
    tree: Tree = blank(Tree, {"seat": 2, "count": 1})
    assert (tree.a, tree.b, tree.c, tree.d) == (0, False, "", ())
    assert tree.e == [0, 0]
    assert tree.h == [[], []]
    assert tree.m == [[[]]]
    assert (tree.f, tree.j, tree.n) == ([], [], [])
    assert not hasattr(tree, "i")  # for the caller to set
    assert tree.h[0] is not tree.h[1]
