"""Plain data: the one shape that states, views and frames are made of.

A class declares each field once, in one line: its name, its type, and what it means::

    @dataclass(init=False, eq=False, repr=False)
    class PocketBoard(Board):
        funds: list[int] = by_seat(MONEY)
        opinions: list[int] = by(REGION, ISSUE)
        sealed: Sealed = one(Sealed, secret=True)

Copying, comparing, hashing, writing, reading, what learners observe, the leak test and the
reference all follow from that line, so none of them can forget a field.
"""

from __future__ import annotations

from dataclasses import field as dataclass_field
from dataclasses import fields as dataclass_fields
from typing import Any, Final, Self

from hustings.core._mypyc import mypyc_attr
from hustings.core._source import function
from hustings.core.errors import CodecError
from hustings.core.role import FLAG, NUMBER, SEAT, WORD, Role

INT: Final = "int"
BOOL: Final = "bool"
TEXT: Final = "text"
ROW: Final = "row"  # a tuple of ints
NO_ROLES: Final[tuple[Role, ...]] = ()


class Field:
    """One field. ``of`` is INT, BOOL, TEXT, ROW or a Struct class; around it are as many lists as there are ``axes``.

    ``role`` says what a value is: a seat, a card, money. An axis says what a list is indexed by;
    ``NUMBER`` there means that it is just a list. ``most`` says how long each of the lists can get;
    0 where it is as long from the start, has one entry for each seat, or names each seat at most once.
    ``replaced``: inner lists are put in whole and never changed, so copies share them.
    """

    def __init__(
        self, name: str, of: Any, axes: tuple[Role, ...], role: Role, secret: bool, most: tuple[int, ...]
    ) -> None:
        self.name = name
        self.of = of
        self.axes = axes
        self.depth = len(axes)
        self.most = most
        self.role = role
        self.secret = secret
        self.replaced = False
        self.plain = isinstance(of, str)  # no Struct in it
        self.numbers = of == INT and self.depth < 2  # a number, or a list of them

    def room(self, players: int) -> tuple[int, ...]:
        """How long each of the lists, and a row in them, can get at a table of so many; 0 where nobody says."""
        room: list[int] = []
        for depth in range(len(self.most)):
            of_seats = depth < self.depth and self.axes[depth].name == "seat"
            if depth == self.depth - 1 and self.axes[depth] is NUMBER and self.role.name == "seat":
                of_seats = not self.role.a_set
            room.append(self.most[depth] or (players if of_seats else 0))
        return tuple(room)


def one(of: Any, secret: bool = False) -> Any:
    """A single value, or a single Struct."""
    return _declared(described("", of), secret)


def many(of: Any, secret: bool = False, most: int = 0) -> Any:
    """A list of values in some order; ``most`` where its length varies, unless it names seats."""
    return by(NUMBER, of, secret, most)


def by_seat(of: Any = NUMBER, secret: bool = False) -> Any:
    """A list with one entry for each seat."""
    return by(SEAT, of, secret)


def by(axis: Role, of: Any = NUMBER, secret: bool = False, most: int = 0, replaced: bool = False) -> Any:
    """A list with one entry for each of ``axis``: ``by(REGION, MONEY)``, ``by(REGION, by_seat(COUNT))``.

    ``most`` where the list is filled only later.
    """
    inner = described("", of)
    axes, lengths = (axis, *inner.axes), (most, *inner.most)
    return _declared(Field("", inner.of, axes, inner.role, inner.secret, lengths), secret, replaced)


def row(of: Role = NUMBER, secret: bool = False, most: int = 0) -> Any:
    """A tuple of ints. Learners have room for ``most``, or for the longest answer of the game."""
    return _declared(Field("", ROW, NO_ROLES, of, False, (most,)), secret)


def described(name: str, of: Any) -> Field:
    """The field that a role, a Struct class or another declaration describes."""
    if isinstance(of, Role):
        kind = BOOL if of is FLAG else TEXT if of is WORD else INT
        return Field(name, kind, NO_ROLES, of, False, ())
    if isinstance(of, type):
        return Field(name, of, NO_ROLES, NUMBER, False, ())
    declared: Any = of
    found: Field = declared.metadata["field"]
    field = Field(name, found.of, found.axes, found.role, found.secret, found.most)
    field.replaced = found.replaced
    return field


def _declared(field: Field, secret: bool, replaced: bool = False) -> Any:
    field.secret = secret or field.secret
    field.replaced = replaced
    return dataclass_field(metadata={"field": field})


_FIELDS: Final[dict[Any, tuple[Field, ...]]] = {}


def fields_of(cls: Any) -> tuple[Field, ...]:
    """The fields of a Struct class, those of its bases first."""
    known = _FIELDS.get(cls)
    if known is None:
        made: list[Field] = []
        for declared in dataclass_fields(cls):
            made.append(described(declared.name, declared))
        known = _FIELDS[cls] = tuple(made)
    return known


_BY_NAME: Final[dict[Any, tuple[Field, ...]]] = {}


def by_name(cls: Any) -> tuple[Field, ...]:
    """The fields of a Struct class by the alphabet: keys and seals do not depend on the order of declarations."""
    known = _BY_NAME.get(cls)
    if known is None:
        named = {field.name: field for field in fields_of(cls)}
        known = _BY_NAME[cls] = tuple([named[name] for name in sorted(named)])
    return known


class Texts:
    """The fields of a Struct as they were last written, and how."""

    def __init__(self) -> None:
        self.values: list[list[object] | None] = []
        self.texts: list[str] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Struct:
    """Base of all plain data: a dataclass whose fields say what they mean."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent twin. Written out for each class, here when first needed, by the build when compiled."""
        cls: Any = type(self)
        copier = function(copy_source(cls, "copy", "", True), "copy", cls)
        cls.copy = copier
        twin: Self = copier(self)
        return twin

    def key(self) -> tuple[object, ...]:
        """Everything in it, flat and in order: equal keys exactly for equal values."""
        out: list[object] = []
        self.flatten(out)
        return tuple(out)

    def flatten(self, out: list[object]) -> None:
        """Append everything in it to ``out``. Written out for each class, as ``copy`` is."""
        cls: Any = type(self)
        flattener = function(flatten_source(cls, "flatten", "", True), "flatten", cls)
        cls.flatten = flattener
        flattener(self, out)

    def text(self, known: Texts) -> str:
        """``repr(key())``; what has not changed since ``known`` was last used is not written anew."""
        fields = by_name(type(self))
        if len(fields) != len(known.texts):
            known.values, known.texts = [None] * len(fields), [""] * len(fields)
        for i in range(len(fields)):
            field = fields[i]
            inner = getattr(self, field.name)
            flat: list[object] = inner if field.numbers and field.depth == 1 else _flat(inner)
            if flat != known.values[i]:
                known.values[i] = flat.copy()
                text = repr(flat)[1:-1]
                if flat is inner:
                    text = f"{len(flat)}, {text}" if flat else "0"
                known.texts[i] = text
        return f"({', '.join(known.texts)}{',' if len(fields) == 1 else ''})"

    def data(self) -> dict[str, object]:
        """The plain form: dicts, lists, ints, bools and strings, ready for JSON."""
        return {f.name: _field(getattr(self, f.name), f.of, f.depth) for f in fields_of(type(self))}

    def data_shared(self) -> dict[str, object]:
        """``data`` for a reader who is done before anything changes: it shares what ``data`` copies."""
        out: dict[str, object] = {}
        for f in fields_of(type(self)):
            value = getattr(self, f.name)
            out[f.name] = value if f.plain else _shared(value)
        return out

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Struct) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in self.data().items())})"

    def __reduce__(self) -> tuple[object, ...]:
        # Compiled classes do not pickle by themselves.
        cls: Any = type(self)
        return (rebuilt, (cls, [getattr(self, f.name) for f in fields_of(cls)]))


def rebuilt(cls: Any, values: list[Any]) -> Any:
    """An instance with these values, in the order of its fields; a constructor of its own takes them so."""
    if cls.__init__ is not object.__init__:
        return cls(*values)
    made = cls()
    fields = fields_of(cls)
    for i in range(len(fields)):
        setattr(made, fields[i].name, values[i])
    return made


def blank(cls: Any, sizes: dict[str, int]) -> Any:
    """An instance with nothing in it: numbers are 0, flags False, texts empty.

    Lists are as long as ``sizes`` says there are of what they are indexed by, else empty.
    A Struct that is a field by itself is left for the caller to set.
    """
    made = cls()
    for field in fields_of(cls):
        if field.plain or field.depth:
            setattr(made, field.name, _blank(field, 0, sizes))
    return made


def _blank(field: Field, depth: int, sizes: dict[str, int]) -> object:
    if depth < field.depth:
        return [_blank(field, depth + 1, sizes) for _ in range(sizes.get(field.axes[depth].name, 0))]
    if field.of == INT:
        return 0
    if field.of == BOOL:
        return False
    if field.plain:
        return "" if field.of == TEXT else ()
    return blank(field.of, sizes)


def copy_source(cls: Any, name: str, indent: str, guarded: bool = False) -> str:
    """The text of a function that copies a ``cls`` field by field, by name.

    ``guarded``: a class derived from ``cls`` that inherits it gets a copy function of its own.
    """
    lines = [f"def {name}(self) -> {cls.__name__}:"]
    if guarded:
        lines.append(f"    if type(self) is not {cls.__name__}:")
        lines.append(f"        return Struct.{name}(self)")
    if cls.__init__ is object.__init__:
        lines.append(f"    twin = {cls.__name__}()")
        lines += [f"    twin.{f.name} = {_copied(f)}" for f in fields_of(cls)]
        lines.append("    return twin")
    else:
        lines.append(f"    return {cls.__name__}({', '.join([_copied(f) for f in fields_of(cls)])})")
    return "".join([f"{indent}{line}\n" for line in lines])


def flatten_source(cls: Any, name: str, indent: str, guarded: bool = False) -> str:
    """The text of a function that appends all that is in a ``cls`` to ``out``; ``guarded`` as for a copy."""
    lines = [f"def {name}(self, out: list[object]) -> None:"]
    if guarded:
        lines.append(f"    if type(self) is not {cls.__name__}:")
        lines.append(f"        return Struct.{name}(self, out)")
    for field in by_name(cls):
        appended = _flattened(f"self.{field.name}", field.of, field.depth, f"{field.name}_item")
        lines += [f"    {line}" for line in appended]
    return "".join([f"{indent}{line}\n" for line in lines])


def _flattened(value: str, of: Any, depth: int, item: str) -> list[str]:
    """The lines that append a value; ``item`` is a name for what is in it."""
    if (of == ROW and depth == 0) or (of == INT and depth == 1):
        return [f"out.append(len({value}))", f"out.extend({value})"]
    if depth:
        inner = [f"    {line}" for line in _flattened(item, of, depth - 1, f"{item}_item")]
        return [f"out.append(len({value}))", f"for {item} in {value}:", *inner]
    if of == BOOL:
        return [f"out.append(int({value}))"]
    return [f"out.append({value})" if isinstance(of, str) else f"{value}.flatten(out)"]


def share_source(cls: Any, name: str, indent: str) -> str:
    """The text of a function that copies the fields of a ``cls`` onto another, by name."""
    lines = [f"def {name}(self, other: {cls.__name__}) -> None:"]
    lines.append(f"    if not isinstance(other, {cls.__name__}):")
    lines.append(f"        raise TypeError(f'{{type(other).__name__}} has no {cls.__name__}')")
    lines += [f"    other.{f.name} = {_copied(f)}" for f in fields_of(cls)]
    return "".join([f"{indent}{line}\n" for line in lines])


def _copied(field: Field) -> str:
    return _copied_list(f"self.{field.name}", field.plain, 1 if field.replaced else field.depth)


def _copied_list(value: str, plain: bool, depth: int) -> str:
    if depth == 0:
        return value if plain else f"{value}.copy()"
    if depth == 1 and plain:
        return f"{value}[:]"
    item = f"item{depth}"
    return f"[{_copied_list(item, plain, depth - 1)} for {item} in {value}]"


def _plain(value: Any) -> Any:
    if isinstance(value, Struct):
        return value.data()
    if isinstance(value, (list, tuple)):
        if value and type(value[0]) is int:  # a list is of one type throughout
            return list(value)
        return [_plain(item) for item in value]
    return value


def _field(value: Any, of: Any, depth: int) -> Any:
    """``_plain`` where the type is known: most fields are numbers and lists of them."""
    if of == INT:
        if depth == 0:
            return value
        if depth == 1:
            return list(value)
    return _plain(value)


def _shared(value: Any) -> Any:
    if isinstance(value, Struct):
        return value.data_shared()
    return [_shared(item) for item in value]


def _flat(value: Any) -> list[object]:
    """All that is in it, in order; a list begins with its length."""
    if isinstance(value, Struct):
        inner: list[object] = []
        value.flatten(inner)
        return inner
    if not isinstance(value, (list, tuple)):
        return [int(value) if isinstance(value, bool) else value]
    out: list[object] = [len(value)]
    if value and type(value[0]) is int:
        out.extend(value)
        return out
    for item in value:
        out.extend(_flat(item))
    return out


def read(cls: Any, data: object, path: str = "") -> Any:
    """The Struct that ``data`` describes, checked field by field. Raises CodecError with the path."""
    if not isinstance(data, dict):
        raise CodecError("not an object", path)
    fields = fields_of(cls)
    names = [field.name for field in fields]
    for name in data:
        if name not in names:
            raise CodecError(f"unknown field {name!r}", path)
    values: list[object] = []
    for field in fields:
        here = f"{path}.{field.name}" if path else field.name
        if field.name not in data:
            raise CodecError("missing", here)
        values.append(_read(field.of, field.depth, data[field.name], here))
    return rebuilt(cls, values)


def _read(of: Any, depth: int, data: object, path: str) -> object:
    if depth:
        if not isinstance(data, list):
            raise CodecError("not a list", path)
        return [_read(of, depth - 1, data[i], f"{path}[{i}]") for i in range(len(data))]
    if of == INT:
        return number(data, path)
    if of == BOOL:
        if not isinstance(data, bool):
            raise CodecError("not true or false", path)
        return data
    if of == TEXT:
        if not isinstance(data, str):
            raise CodecError("not a string", path)
        return data
    if of == ROW:
        if not isinstance(data, list):
            raise CodecError("not a list", path)
        return tuple([number(data[i], f"{path}[{i}]") for i in range(len(data))])
    return read(of, data, path)


def number(data: object, path: str = "") -> int:
    """A plain whole number of at most 53 bits, as every JSON reader can hold it."""
    if isinstance(data, bool) or not isinstance(data, int):
        raise CodecError("not a whole number", path)
    if not -(2**53) < data < 2**53:
        raise CodecError("number out of range", path)
    return data
