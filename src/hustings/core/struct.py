"""Plain data: the one shape that states, views and frames are made of.

A class lists its fields once, in ``FIELDS``: name, type, and whether it is secret.
Copying, comparing, hashing, writing, reading and the leak test all follow from that
list, so none of them can forget a field. Where speed matters a class writes ``copy``
by hand, and ``check_game`` holds it to the list.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

from hustings.core._mypyc import mypyc_attr
from hustings.core.errors import CodecError

INT: Final = "int"
FLAG: Final = "flag"
WORD: Final = "word"
ROW: Final = "row"  # a tuple of ints


class Field:
    """One field: ``of`` is INT, FLAG, WORD, ROW or a Struct class; ``depth`` counts the lists around it."""

    def __init__(self, name: str, of: Any, depth: int, secret: bool) -> None:
        self.name = name
        self.of = of
        self.depth = depth
        self.secret = secret
        self.plain = isinstance(of, str)  # no Struct in it
        self.numbers = of == INT and depth < 2  # a number, or a list of them


def whole(name: str, secret: bool = False) -> Field:
    return Field(name, INT, 0, secret)


def flag(name: str, secret: bool = False) -> Field:
    return Field(name, FLAG, 0, secret)


def word(name: str, secret: bool = False) -> Field:
    return Field(name, WORD, 0, secret)


def words(name: str, secret: bool = False) -> Field:
    return Field(name, WORD, 1, secret)


def row(name: str, secret: bool = False) -> Field:
    return Field(name, ROW, 0, secret)


def flags(name: str, secret: bool = False) -> Field:
    return Field(name, FLAG, 1, secret)


def ints(name: str, secret: bool = False) -> Field:
    return Field(name, INT, 1, secret)


def grid(name: str, secret: bool = False) -> Field:
    return Field(name, INT, 2, secret)


def one(name: str, of: Any, secret: bool = False) -> Field:
    return Field(name, of, 0, secret)


def many(name: str, of: Any, secret: bool = False) -> Field:
    return Field(name, of, 1, secret)


class Texts:
    """The fields of a Struct as they were last written, and how."""

    def __init__(self) -> None:
        self.values: list[list[object] | None] = []
        self.texts: list[str] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Struct:
    """Base of all plain data. The constructor takes the fields of ``FIELDS`` in that order."""

    __slots__ = ()

    FIELDS: ClassVar[tuple[Field, ...]] = ()

    def copy(self) -> Self:
        """An independent twin."""
        cls: Any = type(self)
        twin: Self = cls(*[_copy(getattr(self, f.name)) for f in cls.FIELDS])
        return twin

    def key(self) -> tuple[object, ...]:
        """Everything in it, flat and in order: equal keys exactly for equal values."""
        out: list[object] = []
        _flatten(self, out)
        return tuple(out)

    def text(self, known: Texts) -> str:
        """``repr(key())``; what has not changed since ``known`` was last used is not written anew."""
        cls: Any = type(self)
        fields: tuple[Field, ...] = cls.FIELDS
        if len(fields) != len(known.texts):
            known.values, known.texts = [None] * len(fields), [""] * len(fields)
        for i in range(len(fields)):
            field = fields[i]
            inner = getattr(self, field.name)
            flat: list[object] = inner if field.numbers and field.depth == 1 else []
            if flat is not inner:
                if field.numbers:
                    flat.append(inner)
                else:
                    _flatten(inner, flat)
            if flat != known.values[i]:
                known.values[i] = flat.copy()
                text = repr(flat)[1:-1]
                if flat is inner:
                    text = f"{len(flat)}, {text}" if flat else "0"
                known.texts[i] = text
        return f"({', '.join(known.texts)}{',' if len(fields) == 1 else ''})"

    def data(self) -> dict[str, object]:
        """The plain form: dicts, lists, ints, bools and strings, ready for JSON."""
        cls: Any = type(self)
        return {f.name: _field(getattr(self, f.name), f.of, f.depth) for f in cls.FIELDS}

    def data_shared(self) -> dict[str, object]:
        """``data`` for a reader who is done before anything changes: it shares what ``data`` copies."""
        cls: Any = type(self)
        fields: tuple[Field, ...] = cls.FIELDS
        return {f.name: getattr(self, f.name) if f.plain else _shared(getattr(self, f.name)) for f in fields}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Struct) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in self.data().items())})"

    def __reduce__(self) -> tuple[object, ...]:
        # Compiled classes with arguments do not pickle by themselves.
        cls: Any = type(self)
        return (cls, tuple([getattr(self, f.name) for f in cls.FIELDS]))


def _copy(value: Any) -> Any:
    if isinstance(value, list):
        return [_copy(item) for item in value]
    if isinstance(value, Struct):
        return value.copy()
    return value


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


def _flatten(value: Any, out: list[object]) -> None:
    if isinstance(value, Struct):
        cls: Any = type(value)
        fields: tuple[Field, ...] = cls.FIELDS
        for field in fields:
            inner = getattr(value, field.name)
            if field.numbers:
                if field.depth == 0:
                    out.append(inner)
                else:
                    out.append(len(inner))
                    out.extend(inner)
            else:
                _flatten(inner, out)
    elif isinstance(value, (list, tuple)):
        out.append(len(value))
        if value and type(value[0]) is int:
            out.extend(value)
            return
        for item in value:
            _flatten(item, out)
    elif isinstance(value, bool):
        out.append(int(value))
    else:
        out.append(value)


def read(cls: Any, data: object, path: str = "") -> Any:
    """The Struct that ``data`` describes, checked field by field. Raises CodecError with the path."""
    if not isinstance(data, dict):
        raise CodecError("not an object", path)
    names = [field.name for field in cls.FIELDS]
    for name in data:
        if name not in names:
            raise CodecError(f"unknown field {name!r}", path)
    values: list[object] = []
    for field in cls.FIELDS:
        here = f"{path}.{field.name}" if path else field.name
        if field.name not in data:
            raise CodecError("missing", here)
        values.append(_read(field.of, field.depth, data[field.name], here))
    return cls(*values)


def _read(of: Any, depth: int, data: object, path: str) -> object:
    if depth:
        if not isinstance(data, list):
            raise CodecError("not a list", path)
        return [_read(of, depth - 1, data[i], f"{path}[{i}]") for i in range(len(data))]
    if of == INT:
        return number(data, path)
    if of == FLAG:
        if not isinstance(data, bool):
            raise CodecError("not true or false", path)
        return data
    if of == WORD:
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
